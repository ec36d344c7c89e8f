// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/price_mapping_editor.h"

#include "core/names/price_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int MostShown = 6;   // rows that show what a column holds
constexpr int FewestShown = 2; // a bar beside fewer would take the room of the boxes above them

QString columnWord(db::PriceColumn column)
{
    switch (column) {
    case db::PriceColumn::Part:
        return PriceMappingEditor::tr("Part (name or part number)");
    case db::PriceColumn::Amount:
        return PriceMappingEditor::tr("Price");
    case db::PriceColumn::Currency:
        return PriceMappingEditor::tr("Currency");
    case db::PriceColumn::Date:
        return PriceMappingEditor::tr("Date");
    case db::PriceColumn::Condition:
        return PriceMappingEditor::tr("Condition");
    case db::PriceColumn::Basis:
        return PriceMappingEditor::tr("Kind of price");
    case db::PriceColumn::Source:
        return PriceMappingEditor::tr("Source");
    }
    return {};
}

} // namespace

PriceMappingEditor::PriceMappingEditor(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_currency(new QComboBox(this))
    , m_date(new QLineEdit(this))
    , m_condition(new QComboBox(this))
    , m_basis(new QComboBox(this))
    , m_decimal(new QComboBox(this))
{
    m_table->setObjectName(QStringLiteral("mappingTable"));
    m_table->setAccessibleName(tr("First rows of the file; the first line says what each column holds"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new Label(tr("What does each column hold?"), this));
    layout->addWidget(m_table);
    makeDefaults();
}

void PriceMappingEditor::makeDefaults()
{
    auto *defaults = new QWidget(this);
    auto *row = new FlowLayout(defaults, Grid);
    const auto add = [&](const QString &title, QWidget *field, const char *name) {
        auto *both = new QWidget(defaults); // a field stays beside its label where the row wraps
        auto *pair = new QHBoxLayout(both);
        pair->setContentsMargins(0, 0, 0, 0);
        pair->setSpacing(Grid);
        auto *label = new Label(title, both);
        label->setBuddy(field);
        field->setObjectName(QString::fromLatin1(name));
        field->setAccessibleName(title);
        pair->addWidget(label);
        pair->addWidget(field);
        row->addWidget(both);
    };
    m_currency->setEditable(true);
    m_currency->addItems({QString(), QStringLiteral("USD"), QStringLiteral("CNY"), QStringLiteral("EUR"),
                          QStringLiteral("GBP"), QStringLiteral("JPY")});
    m_currency->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z]{0,3}")), m_currency));
    m_currency->lineEdit()->setAccessibleName(tr("Currency of rows that name none"));
    m_currency->lineEdit()->setPlaceholderText(QStringLiteral("–")); // none: such rows are left out
    m_date->setPlaceholderText(QStringLiteral("2026-01-31"));
    m_date->setMaximumWidth(14 * fontMetrics().averageCharWidth());
    m_condition->addItems({names::condition(Condition::New), names::condition(Condition::Used)});
    m_basis->addItems(
        {tr("launch", "basis of a price"), tr("list", "basis of a price"), tr("market", "basis of a price")});
    m_decimal->addItem(tr("point: 1,234.50"), QChar(u'.'));
    m_decimal->addItem(tr("comma: 1.234,50"), QChar(u','));
    add(tr("For rows that do not say: currency"), m_currency, "mapCurrency");
    add(tr("date"), m_date, "mapDate");
    add(tr("condition"), m_condition, "mapCondition");
    add(tr("kind of price"), m_basis, "mapBasis");
    add(tr("Decimal mark"), m_decimal, "mapDecimal");
    layout()->addWidget(defaults);
    for (QComboBox *combo : {m_currency, m_condition, m_basis, m_decimal})
        connect(combo, &QComboBox::currentTextChanged, this, &PriceMappingEditor::takeDefaults);
    connect(m_date, &QLineEdit::editingFinished, this, &PriceMappingEditor::takeDefaults);
}

void PriceMappingEditor::open(const db::PriceListHead &head, const db::PriceMapping &mapping)
{
    m_mapping = mapping;
    fillTable(head);
    const QSignalBlocker currency(m_currency);
    const QSignalBlocker condition(m_condition);
    const QSignalBlocker basis(m_basis);
    const QSignalBlocker decimal(m_decimal);
    m_currency->setCurrentText(mapping.currency);
    m_date->setText(mapping.date.toString(Qt::ISODate));
    m_condition->setCurrentIndex(static_cast<int>(mapping.condition));
    m_basis->setCurrentIndex(static_cast<int>(mapping.basis));
    m_decimal->setCurrentIndex(mapping.decimalMark == u',' ? 1 : 0);
}

void PriceMappingEditor::fillTable(const db::PriceListHead &head)
{
    const int rows = std::min(MostShown, static_cast<int>(head.rows.size()));
    m_table->clear();
    m_columns.clear();
    m_table->setColumnCount(static_cast<int>(head.header.size()));
    m_table->setRowCount(rows + 1);
    m_table->setHorizontalHeaderLabels(head.header);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *combo = new QComboBox(m_table);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->ensurePolished(); // it is measured below
        combo->setAccessibleName(tr("What the column %1 holds").arg(head.header[column]));
        combo->addItem(tr("– not used"), -1);
        for (int which = 0; which < db::PriceColumnCount; ++which) {
            combo->addItem(columnWord(static_cast<db::PriceColumn>(which)), which);
            if (m_mapping.columns[static_cast<std::size_t>(which)] == column)
                combo->setCurrentIndex(which + 1);
        }
        m_columns << combo;
        QWidget *cell = inCell(combo);
        m_table->setCellWidget(0, column, cell);
        connect(combo, &QComboBox::activated, this,
                [this, column, combo] { takeColumn(column, combo->currentData().toInt()); });
        for (int row = 0; row < rows; ++row)
            m_table->setItem(row + 1, column,
                             new QTableWidgetItem(head.rows[static_cast<std::size_t>(row)].value(column)));
        m_table->setColumnWidth(column, std::clamp(static_cast<QAbstractItemView *>(m_table)->sizeHintForColumn(column),
                                                   cell->sizeHint().width(), 40 * fontMetrics().averageCharWidth()));
    }
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    if (m_table->rowCount() > 0)
        m_table->setRowHeight(0, m_columns.isEmpty() ? 0 : m_table->cellWidget(0, 0)->sizeHint().height());
    fitTable();
}

/// As high as its rows are; in a low window those after the first few scroll.
void PriceMappingEditor::fitTable()
{
    const QHeaderView &header = *m_table->horizontalHeader();
    int height = header.sizeHint().height() + 2 * m_table->frameWidth();
    // Of the room that the table is about to have: its columns still stand as its last width left them.
    int columns = m_table->columnCount() > 0 ? header.minimumSectionSize() : 0; // the last has what is left
    for (int column = 0; column + 1 < m_table->columnCount(); ++column)
        columns += m_table->columnWidth(column);
    if (columns > width() - 2 * m_table->frameWidth())
        height += m_table->horizontalScrollBar()->sizeHint().height();
    int least = height;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        height += m_table->rowHeight(row);
        if (row <= FewestShown) // the first has the choices
            least = height;
    }
    m_table->setMinimumHeight(least);
    m_table->setMaximumHeight(height);
}

void PriceMappingEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTable();
}

void PriceMappingEditor::takeColumn(int column, int choice)
{
    for (int which = 0; which < db::PriceColumnCount; ++which) {
        std::optional<int> &mapped = m_mapping.columns[static_cast<std::size_t>(which)];
        if (which == choice) {
            // A thing stands in one column: the one that had it is free again.
            if (mapped && *mapped != column)
                m_columns[*mapped]->setCurrentIndex(0);
            mapped = column;
        } else if (mapped == column) {
            mapped.reset();
        }
    }
    emit changed();
}

void PriceMappingEditor::takeDefaults()
{
    m_mapping.currency = m_currency->currentText().toUpper();
    m_mapping.date = QDate::fromString(m_date->text().trimmed(), Qt::ISODate);
    m_mapping.condition = static_cast<Condition>(std::max(0, m_condition->currentIndex()));
    m_mapping.basis = static_cast<PriceBasis>(std::max(0, m_basis->currentIndex()));
    m_mapping.decimalMark = m_decimal->currentData().toChar();
    emit changed();
}

} // namespace rig::ui
