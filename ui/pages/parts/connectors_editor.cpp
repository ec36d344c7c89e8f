// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/connectors_editor.h"

#include "ui/models/connectors_model.h"
#include "ui/pages/parts/choice_delegate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

ConnectorsEditor::ConnectorsEditor(QWidget *parent)
    : QWidget(parent)
    , m_model(new ConnectorsModel(this))
    , m_title(new Label(this))
    , m_table(new QTableView(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_hint(new Label(this))
{
    m_table->setObjectName(QStringLiteral("connectorTable"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChoiceDelegate(ConnectorsModel::ChoicesRole, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_add->setObjectName(QStringLiteral("addConnector"));
    m_remove->setObjectName(QStringLiteral("removeConnector"));
    m_hint->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Grid, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_table);
    auto *row = new QHBoxLayout;
    row->addWidget(m_add);
    row->addWidget(m_remove);
    row->addStretch(1);
    layout->addLayout(row);
    layout->addWidget(m_hint);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_model->addRow();
        m_table->setCurrentIndex(m_model->index(m_model->rowCount() - 1, ConnectorsModel::Label));
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_model->removeRowAt(m_table->currentIndex().row()); });
    connect(m_model, &ConnectorsModel::edited, this, [this] {
        updateButtons();
        fitHeight();
        emit edited();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ConnectorsEditor::updateButtons);
    retranslate();
}

void ConnectorsEditor::setBoard(const Board &board)
{
    m_begin = board;
    m_model->setBoard(board);
    updateButtons();
    fitHeight();
}

void ConnectorsEditor::putInto(Board &board) const
{
    board.connectors = m_model->connectors();
    board.uplinkWidth = m_begin.uplinkWidth;
    board.uplinkGeneration = m_begin.uplinkGeneration;
    board.switches = m_begin.switches;
    board.settings = m_begin.settings;
    board.groups = m_begin.groups;
    board.effects = m_begin.effects;
    board.laneSource = m_begin.laneSource;
    board.positionSource = m_begin.positionSource;
}

void ConnectorsEditor::updateButtons()
{
    m_add->setEnabled(m_model->canResize());
    m_remove->setEnabled(m_model->canResize() && m_table->currentIndex().isValid());
    m_hint->setText(
        m_model->canResize()
            ? tr("Press F2 to change a cell; an empty one is not known. Which slots share lanes is described "
                 "in a parts file: see docs/catalogue-format.md, “Motherboards: where the lanes come from”, "
                 "then Data, Import parts.")
            : tr("This board's sharing groups name its connectors, so none can be added or removed here. "
                 "Export it with Data, Export my parts, change the file as docs/catalogue-format.md says, "
                 "and import it again."));
}

void ConnectorsEditor::fitHeight()
{
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    const int rows = std::clamp(m_model->rowCount(), 3, 9);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + Grid);
    for (int column = 0; column < ConnectorsModel::Hangs; ++column)
        m_table->setColumnWidth(column, (column < ConnectorsModel::Place ? 14 : 9) * fontMetrics().averageCharWidth());
}

void ConnectorsEditor::retranslate()
{
    m_title->setText(tr("Slots and other connectors"));
    m_title->setFont(fontFor(TextSize::Section, font()));
    m_table->setAccessibleName(tr("Slots and other connectors"));
    m_add->setText(tr("Add a connector"));
    m_remove->setText(tr("Remove it"));
    m_remove->setAccessibleName(tr("Remove the chosen connector"));
    m_model->retranslate();
    updateButtons();
    fitHeight();
}

void ConnectorsEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

} // namespace rig::ui
