// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/works_panel.h"

#include "core/names/names.h"
#include "core/workload/planned_works.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/wrap_label.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int RowsOfWorks = 4;

}

WorksPanel::WorksPanel(QWidget *parent)
    : QWidget(parent)
    , m_text(new WrapLabel(this))
    , m_wayLabel(new Label(this))
    , m_way(new QComboBox(this))
    , m_table(new QTableView(this))
    , m_rows(new TextRowsModel(this))
    , m_empty(new EmptyState(this))
    , m_show(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    m_text->setObjectName(u"worksText"_s);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_table->setObjectName(u"worksOfMachine"_s);
    m_table->setModel(m_rows);
    m_room = new WholeRows(*m_table, RowsOfWorks, this);
    dressList(*m_table);
    m_way->setObjectName(u"worksWay"_s);
    m_way->addItem(QString(), false);
    m_way->addItem(QString(), true);
    m_wayLabel->setBuddy(m_way);
    m_show->setObjectName(u"showWork"_s);
    m_remove->setObjectName(u"removeWork"_s);
    auto *row = new FlowLayout(nullptr, Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_wayLabel, m_way, m_show, m_remove})
        row->addWidget(widget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addWidget(m_text);
    column->addLayout(row);
    column->addWidget(m_room, 1);
    // At the top: the tabs are as high as their longest list, and mostly below the fold. Aligned, it takes no more
    // height than its words, though they have stretches around them.
    column->addWidget(m_empty, 0, Qt::AlignTop);
    column->addStretch();
    connect(m_way, &QComboBox::activated, this, [this] { emit atOnceChosen(m_way->currentData().toBool()); });
    connect(m_show, &QPushButton::clicked, this, [this] { emit chosen(current()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removed(current()); });
    connect(m_table, &QTableView::activated, this, [this] { emit chosen(current()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WorksPanel::takeButtons);
    retranslate();
}

int WorksPanel::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.row() : m_works.works.size() == 1 ? 0 : -1;
}

void WorksPanel::takeButtons()
{
    m_show->setEnabled(current() >= 0 && m_works.works[static_cast<std::size_t>(current())].work);
    m_remove->setEnabled(current() >= 0);
}

void WorksPanel::show(const WorksOnMachine &works)
{
    m_works = works;
    refresh();
}

void WorksPanel::refresh()
{
    const bool any = !m_works.works.empty();
    m_text->setText(any ? worksText(m_works) : QString());
    m_empty->setVisible(!any);
    m_way->setCurrentIndex(m_works.atOnce ? 1 : 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_wayLabel, m_way})
        widget->setVisible(m_works.works.size() > 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_room, m_show, m_remove})
        widget->setVisible(any);
    const int row = m_table->currentIndex().row(); // the model begins anew
    std::vector<QStringList> rows;
    for (const WorkOnMachine &work : m_works.works) {
        const PlannedNeed need = work.planned.need.value_or(PlannedNeed());
        rows.push_back({work.planned.name, work.work ? workloadText(*work.work) : work.notUnderstood,
                        needOnCardsText(work), names::number(need.cards), plannedFitText(work),
                        plannedSpeedText(work)});
    }
    m_rows->setHeadings(
        {tr("Work"), tr("What is done"), tr("GiB on a card"), tr("Cards"), tr("On this machine"), tr("Speed")}, {2, 3});
    m_rows->setRows(rows);
    if (row >= 0 && row < m_rows->rowCount())
        m_table->setCurrentIndex(m_rows->index(row, 0));
    m_table->resizeColumnsToContents();
    takeButtons();
}

void WorksPanel::retranslate()
{
    m_wayLabel->setText(tr("They run"));
    m_way->setItemText(0, tr("one at a time"));
    m_way->setItemText(1, tr("at the same time"));
    m_way->setAccessibleName(tr("They run"));
    m_show->setText(tr("Show on the left"));
    m_remove->setText(tr("Take out"));
    m_table->setAccessibleName(tr("Works of this machine"));
    m_empty->say(tr("No work is kept with this machine yet."),
                 tr("Describe one on the left and press “Keep for this machine”: it is then part of the machine's "
                    "file, its report and its checks."));
    refresh();
}

void WorksPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace rig::ui
