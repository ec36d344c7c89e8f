// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/figures_view.h"

#include "core/names/names.h"
#include "ui/document/own_data.h"
#include "ui/models/figures_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

/// What a cell leaves free at its sides, in steps of the grid.
constexpr int CellSides = 3;

} // namespace

FiguresView::FiguresView(QWidget *parent)
    : QWidget(parent)
    , m_model(new FiguresModel(this))
    , m_table(new QTableView(this))
    , m_source(new Label(this))
    , m_problem(new MarkedLabel(Meaning::Caution, this))
    , m_unknown(new QPushButton(this))
    , m_set(new QPushButton(this))
    , m_revert(new QPushButton(this))
{
    makeTable();
    m_source->setWordWrap(true);
    m_source->setObjectName(QStringLiteral("figureSource"));
    m_source->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setObjectName(QStringLiteral("figureProblem"));
    m_set->setObjectName(QStringLiteral("setFigure"));
    m_revert->setObjectName(QStringLiteral("revertFigure"));
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(buttons, Grid);
    row->addWidget(m_set);
    row->addWidget(m_revert);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Grid / 2, 0, 0);
    layout->setSpacing(Grid / 2);
    m_unknown->setObjectName(QStringLiteral("unknownFigures"));
    m_unknown->setProperty("quiet", true);
    m_unknown->setProperty("flush", true);
    m_unknown->setCheckable(true);
    connect(m_unknown, &QPushButton::toggled, this, &FiguresView::foldUnknown);
    constexpr int All = 100; ///< of the room: what stands below has what the rows do not need
    layout->addWidget(m_table, All);
    layout->addWidget(m_unknown, 0, Qt::AlignLeft);
    layout->addWidget(m_source);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    layout->addStretch(1);

    connect(m_set, &QPushButton::clicked, this,
            [this] { m_table->edit(m_model->index(m_table->currentIndex().row(), FiguresModel::ValueColumn)); });
    connect(m_revert, &QPushButton::clicked, this,
            [this] { take(m_table->currentIndex().data(FiguresModel::KeyRole).toString(), {}); });
    // After the editor is gone: the change makes the model anew.
    connect(m_model, &FiguresModel::valueWanted, this, [this](const QString &key, const Value &value) {
        QMetaObject::invokeMethod(
            this, [this, key, value] { take(key, value); }, Qt::QueuedConnection);
    });
    connect(m_model, &FiguresModel::refused, this, &FiguresView::refuse);
    retranslate();
}

void FiguresView::makeTable()
{
    m_table->setObjectName(QStringLiteral("figureTable"));
    m_table->setModel(m_model);
    dressList(*m_table);
    m_table->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what is cut off stands below in full
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_problem->hide();
        showChosen();
    });
}

void FiguresView::setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData)
{
    const bool same = part && m_model->part() && part->id == m_model->part()->id;
    const QString chosen = m_table->currentIndex().data(FiguresModel::KeyRole).toString();
    m_ownData = ownData;
    m_problem->hide();
    m_model->setPart(part, catalogue, ownData);
    foldUnknown();
    int row = std::max(0, same ? m_model->rowOf(chosen) : 0);
    while (row + 1 < m_model->rowCount() && m_table->isRowHidden(row))
        ++row;
    m_table->setCurrentIndex(m_model->index(row, FiguresModel::ValueColumn));
    showChosen();
}

void FiguresView::foldUnknown()
{
    int unknown = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool known = m_model->index(row, FiguresModel::NameColumn).data(FiguresModel::KnownRole).toBool();
        unknown += known ? 0 : 1;
        m_table->setRowHidden(row, !known && !m_unknown->isChecked());
    }
    fitColumns();
    m_unknown->setVisible(unknown > 0);
    m_unknown->setText(m_unknown->isChecked() ? tr("Hide what is not known")
                                              : tr("Not known: %n", "figures of a part", unknown));
}

void FiguresView::take(const QString &key, const Value &value)
{
    if (m_ownData && m_model->part())
        m_ownData->setFigure(m_model->part()->id, key, value);
}

void FiguresView::refuse(const QString &sentence) { m_problem->say(sentence); }

void FiguresView::showChosen()
{
    const int row = m_table->currentIndex().row();
    m_source->setText(m_model->sourceText(row));
    const bool may = m_ownData && m_ownData->canChange() && row >= 0;
    m_set->setEnabled(may);
    m_set->setToolTip(
        plainTip(may ? tr("Type a value of your own for the chosen figure (F2). Clear it to take it back.")
                     : (m_ownData ? m_ownData->whyNot() : QString())));
    m_revert->setEnabled(may && m_table->currentIndex().data(FiguresModel::OwnRole).toBool());
}

void FiguresView::fitColumns()
{
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + Grid);
    const auto needs = [&](int column) {
        int widest = 10 * metrics.averageCharWidth();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (!m_table->isRowHidden(row)) // the name of what is not shown must not break what is
                widest = std::max(widest, metrics.horizontalAdvance(m_model->index(row, column).data().toString()) +
                                              CellSides * Grid);
        }
        return widest;
    };
    const auto nameWithin = [&](int rest) { return std::min(needs(FiguresModel::NameColumn), rest * 11 / 20); };
    // How sure it is must not break the name of a part, nor a long list of connectors push it out; in a narrow pane
    // that stands below with the source.
    const int room = width() - m_table->verticalScrollBar()->sizeHint().width() - 2 * m_table->frameWidth();
    const int beside = room - std::min(needs(FiguresModel::SureColumn), room / 3);
    const int value = std::min(needs(FiguresModel::ValueColumn), 24 * metrics.averageCharWidth());
    const bool seen = beside >= 30 * metrics.averageCharWidth() && beside - nameWithin(beside) >= value;
    m_table->setColumnHidden(FiguresModel::SureColumn, !seen);
    const int rest = seen ? beside : room;
    const int name = nameWithin(rest);
    m_table->setColumnWidth(FiguresModel::NameColumn, name);
    m_table->setColumnWidth(FiguresModel::ValueColumn, rest - name);
    fitRows();
}

/// Names and values that one line has no room for take a second: nothing is cut. The table is no taller than its rows,
/// so that what belongs to them stands below them.
void FiguresView::fitRows()
{
    const QFontMetrics metrics(m_table->font());
    const auto linesOf = [&](int row, int column) {
        const QRect room(0, 0, std::max(1, m_table->columnWidth(column) - CellSides * Grid), 1 << 14);
        const QString text = m_model->index(row, column).data().toString();
        return metrics.boundingRect(room, Qt::TextWordWrap, text).height();
    };
    int height = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_table->isRowHidden(row))
            continue;
        const int tall = std::max(linesOf(row, FiguresModel::NameColumn), linesOf(row, FiguresModel::ValueColumn));
        m_table->setRowHeight(row, std::max(metrics.height(), tall) + Grid);
        height += m_table->rowHeight(row);
    }
    m_table->setMaximumHeight(std::max(height, m_table->minimumSizeHint().height()));
}

void FiguresView::retranslate()
{
    m_table->setAccessibleName(tr("Figures of the chosen part"));
    m_set->setText(tr("O&wn value…"));
    m_revert->setText(tr("&Revert"));
    m_revert->setToolTip(tr("Take your own value away; the shipped one counts again."));
    m_model->retranslate();
    foldUnknown();
    showChosen();
}

void FiguresView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

void FiguresView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

} // namespace rig::ui
