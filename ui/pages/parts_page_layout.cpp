// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/change_bar.h"
#include "ui/document/workspace.h"
#include "ui/models/part_delegate.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/parts/kind_list.h"
#include "ui/pages/parts/part_columns.h"
#include "ui/pages/parts/part_details.h"
#include "ui/pages/parts_page.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

// How the page of parts is laid out, its words, and its columns.

namespace rig::ui {

QWidget *PartsPage::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new FlowLayout(bar, Grid);
    m_new->setObjectName(QStringLiteral("newPart"));
    m_copy->setObjectName(QStringLiteral("copyPart"));
    m_edit->setObjectName(QStringLiteral("editPart"));
    m_delete->setObjectName(QStringLiteral("deletePart"));
    m_new->setIcon(lineIcon(QStringLiteral("add")));
    m_new->setMenu(m_newMenu);
    m_columnsButton->setIcon(lineIcon(QStringLiteral("columns")));
    m_columnsButton->setMenu(m_columnMenu);
    row->addWidget(m_kinds->combo());
    for (QPushButton *button : {m_new, m_copy, m_edit, m_delete, m_columnsButton})
        row->addWidget(button);
    connect(m_copy, &QPushButton::clicked, this, &PartsPage::copyPart);
    connect(m_edit, &QPushButton::clicked, this, &PartsPage::editPart);
    connect(m_delete, &QPushButton::clicked, this, &PartsPage::deletePart);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    bar->setSizePolicy(policy);
    return bar;
}

void PartsPage::makeLayout()
{
    auto *browse = new QWidget(this);
    auto *left = new QVBoxLayout;
    left->setSpacing(Grid);
    m_count->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("partCount"));
    m_split->addWidget(m_table);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setChildrenCollapsible(false);
    left->addWidget(makeBar());
    left->addWidget(m_split, 1);
    left->addWidget(m_count);
    auto *row = new QHBoxLayout(browse);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Grid);
    row->addWidget(m_kinds);
    row->addLayout(left, 1);
    m_stack->addWidget(browse);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Grid);
    layout->addWidget(m_changes);
    layout->addWidget(m_stack, 1);
}

void PartsPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("partTable"));
    showParts(*m_table, *m_model);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &place) { m_columnMenu->popup(m_table->horizontalHeader()->mapToGlobal(place)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PartsPage::updateChosen);

    auto *copy = new QAction(this);
    copy->setObjectName(QStringLiteral("copyRows"));
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_C));
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &PartsPage::copyRows);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PartsPage::copyRows()
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    QApplication::clipboard()->setText(m_model->asText({row}));
    emit said(tr("The chosen row was copied as text."), false);
}

void PartsPage::setColumns(const QStringList &keys)
{
    const QStringList shown = keys.isEmpty() ? usualColumns(m_model->kind(), m_workspace.catalogue()) : keys;
    m_restoring = true;
    m_model->setColumns(shown);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_restoring = false;
    fitColumns(*m_table);
    chooseRow(m_current);
    rememberColumns(m_model->kind(), shown, m_workspace.catalogue());
}

void PartsPage::fillColumnMenu()
{
    m_columnMenu->clear();
    const QStringList all = PartTableModel::allColumns(m_model->kind());
    for (const QString &key : all) {
        if (key == QLatin1StringView("name"))
            continue; // a row without its name says nothing
        QAction *action = m_columnMenu->addAction(PartTableModel::columnNameWithUnit(key));
        action->setCheckable(true);
        action->setChecked(m_model->columns().contains(key));
        connect(action, &QAction::toggled, this, [this, key, all](bool on) {
            QStringList keys;
            for (const QString &one : all) {
                if (one == key ? on : m_model->columns().contains(one))
                    keys << one;
            }
            setColumns(keys);
        });
    }
    m_columnMenu->addSeparator();
    connect(m_columnMenu->addAction(tr("The usual columns")), &QAction::triggered, this, [this] {
        setColumns({});
        fillColumnMenu();
    });
}

void PartsPage::retranslate()
{
    m_new->setText(tr("&New part"));
    m_new->setToolTip(tr("Describe a part of your own in a form."));
    m_copy->setText(tr("Copy as &own part…"));
    m_edit->setText(tr("&Edit…"));
    m_delete->setText(tr("&Delete"));
    m_columnsButton->setText(tr("Columns"));
    m_columnsButton->setToolTip(tr("Choose which figures the table shows."));
    m_columnsButton->setAccessibleName(tr("Choose columns"));
    m_columnMenu->setTitle(tr("Columns"));
    m_table->setAccessibleName(tr("Parts"));
    m_table->actions().first()->setText(tr("Copy the chosen row"));
    m_split->handle(1)->setAccessibleName(tr("Width of the details"));
    fillNewMenu();
    m_model->retranslate();
    if (m_model->columnCount() == 0)
        return; // before the first catalogue
    m_kinds->fill(m_workspace.catalogue(), counts());
    fillColumnMenu();
    fitColumns(*m_table);
    updateCount();
    updateActions();
}

void PartsPage::fitKinds()
{
    // Three columns need room for about 165 letters; two for 110, the kinds as a box above; less stands below.
    const int letters = width() / std::max(1, fontMetrics().averageCharWidth());
    m_kinds->setVisible(letters >= 165);
    m_kinds->combo()->setVisible(letters < 165);
    m_split->setOrientation(letters < 110 ? Qt::Vertical : Qt::Horizontal);
}

void PartsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        fitColumns(*m_table);
        fitKinds();
    }
}

void PartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitKinds();
}

} // namespace rig::ui
