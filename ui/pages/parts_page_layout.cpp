// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/change_bar.h"
#include "ui/document/workspace.h"
#include "ui/models/part_delegate.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/parts/kind_list.h"
#include "ui/pages/parts/part_columns.h"
#include "ui/pages/parts/part_details.h"
#include "ui/pages/parts_page.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/part_filters.h"
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
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

// How the page of parts is laid out, its words, and its columns.

namespace rig::ui {

namespace {

constexpr int DetailsWidth = 348; // px, until the user drags it

} // namespace

void PartsPage::makeActions()
{
    m_new->setObjectName(QStringLiteral("newPart"));
    m_copy->setObjectName(QStringLiteral("copyPart"));
    m_edit->setObjectName(QStringLiteral("editPart"));
    m_delete->setObjectName(QStringLiteral("deletePart"));
    m_new->setIcon(lineIcon(QStringLiteral("add")));
    m_new->setMenu(m_newMenu);
    m_columnsButton->setIcon(lineIcon(QStringLiteral("columns")));
    m_columnsButton->setMenu(m_columnMenu);
    // What is done with the chosen part stands beside its figures.
    for (QPushButton *button : {m_copy, m_edit, m_delete})
        m_details->addAction(button);
    connect(m_copy, &QPushButton::clicked, this, &PartsPage::copyPart);
    connect(m_edit, &QPushButton::clicked, this, &PartsPage::editPart);
    connect(m_delete, &QPushButton::clicked, this, &PartsPage::deletePart);
}

void PartsPage::makeLayout()
{
    makeActions();
    auto *browse = new QWidget(this);
    auto *left = new QVBoxLayout;
    left->setSpacing(Grid);
    m_answer->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("partAnswer"));
    m_answer->setFont(fontFor(TextSize::PageTitle, font()));
    m_count->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("partCount"));
    m_split->addWidget(m_table);
    // In a low window the details scroll: the table keeps its rows.
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_details);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_split->addWidget(scroll);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_split->setSizes({DetailsWidth * 3, DetailsWidth}); // the table has what the details do not need
    m_split->setChildrenCollapsible(false);
    m_split->installEventFilter(this);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_ownSplit = true; });
    auto *head = new QHBoxLayout;
    head->setSpacing(Grid);
    head->addWidget(m_answer, 1);
    head->addWidget(m_columnsButton, 0, Qt::AlignTop);
    head->addWidget(m_new, 0, Qt::AlignTop);
    left->addLayout(head);
    left->addWidget(m_count);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(Grid);
    bar->addWidget(m_kinds->combo(), 0, Qt::AlignTop);
    bar->addWidget(m_filters, 1);
    left->addLayout(bar);
    left->addWidget(m_split, 1);
    auto *row = new QHBoxLayout(browse);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Grid);
    row->addWidget(m_kinds);
    row->addLayout(left, 1);
    m_stack->addWidget(browse);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack, 1);
    m_changes->layOver();
}

void PartsPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("partTable"));
    showParts(*m_table, *m_model);
    m_table->viewport()->installEventFilter(this);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &place) { m_columnMenu->popup(m_table->horizontalHeader()->mapToGlobal(place)); });
    connect(m_model, &QAbstractItemModel::layoutChanged, this, [this] {
        if (!m_restoring)
            updateCount();
    });
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
    const QStringList usual = usualColumns(m_model->kind(), m_workspace.catalogue());
    const QStringList shown = keys.isEmpty() ? usual : keys;
    m_table->setProperty(KeepsAll, shown != usual);
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
        QAction *action = m_columnMenu->addAction(PartTableModel::columnNameWithUnit(key, m_model->kind()));
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
    m_edit->setText(tr("Edi&t…"));
    m_delete->setText(tr("De&lete"));
    m_filters->setSearchHint(tr("Search all parts"));
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
    // Three columns need room for about 165 letters; two for 90, the kinds as a box above; less stands below.
    const int letters = width() / std::max(1, fontMetrics().averageCharWidth());
    m_kinds->setVisible(letters >= 165);
    m_kinds->combo()->setVisible(letters < 165);
    m_split->setOrientation(letters < 90 ? Qt::Vertical : Qt::Horizontal);
    fitDetails();
}

/// Larger type needs wider details, as far as the table can spare it; what the user chose stays.
void PartsPage::fitDetails()
{
    if (m_ownSplit || m_split->orientation() != Qt::Horizontal)
        return;
    const int most = std::max(DetailsWidth, m_split->width() * 3 / 10);
    const int details = std::min(scaled(DetailsWidth, font()), most);
    m_split->setSizes({m_split->width() - m_split->handleWidth() - details, details});
}

void PartsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        m_answer->setFont(fontFor(TextSize::PageTitle, font()));
        fitColumns(*m_table);
        fitKinds();
    }
}

bool PartsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize && m_model->columnCount() > 0)
        giveRestToNames(*m_table);
    if (watched == m_split && event->type() == QEvent::Resize)
        fitDetails(); // the page's own resize comes before its layout has given the splitter its width
    return Page::eventFilter(watched, event);
}

void PartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitKinds();
}

} // namespace rig::ui
