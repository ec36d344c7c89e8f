// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpus_page.h"

#include "core/advice/advice_words.h"
#include "core/fixes/placing.h"
#include "core/names/names.h"
#include "core/words/list_answer.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/models/part_delegate.h"
#include "ui/pages/gpu_details.h"
#include "ui/pages/gpus_page_compare.h"
#include "ui/pages/own_price_row.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QApplication>
#include <QClipboard>
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

namespace rig::ui {

namespace {

constexpr int FewestCompared = 2;
constexpr int MostCompared = 4;
/// In the smallest window; of what a larger one has the table takes most.
constexpr int TableOfGpus = 766;
constexpr int DetailsOfGpu = 392;
const QString ComputeKey = QStringLiteral("fp32_tflops");
const QString BandwidthKey = QStringLiteral("memory_bandwidth_gb_s");

} // namespace

GpusPage::GpusPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_model(new PartTableModel(this))
    , m_filters(new PartFilters(this))
    , m_columnsButton(new QPushButton(this))
    , m_columnMenu(new QMenu(this))
    , m_orderButton(new QPushButton(this))
    , m_orderMenu(new QMenu(this))
    , m_compareButton(new QPushButton(this))
    , m_answer(new Label(this))
    , m_count(new Label(this))
    , m_orderNote(new Label(this))
    , m_table(new QTableView(this))
    , m_compare(new GpuCompare(this))
    , m_stack(new QStackedWidget(this))
    , m_side(new QWidget(this))
    , m_ownPrice(new OwnPriceRow(m_side))
    , m_details(new GpuDetails(m_side))
    , m_split(new QSplitter(this))
{
    setObjectName(QStringLiteral("gpusPage"));
    m_answer->setObjectName(QStringLiteral("gpuAnswer"));
    m_answer->setWordWrap(true);
    m_answer->setFont(fontFor(TextSize::PageTitle, font()));
    m_count->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("gpuCount"));
    m_orderNote->setWordWrap(true);
    m_orderNote->setObjectName(QStringLiteral("gpuOrderNote"));
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_compare);
    m_split->addWidget(m_stack);
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(Grid, 0, 0, 0);
    side->setSpacing(Grid / 2);
    side->addWidget(m_ownPrice);
    side->addWidget(m_details, 1);
    m_split->addWidget(m_side);
    m_split->setStretchFactor(0, 4);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({scaled(TableOfGpus, font()), scaled(DetailsOfGpu, font())});
    m_split->setChildrenCollapsible(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Grid);
    auto *head = new QHBoxLayout;
    head->setSpacing(Grid);
    head->addWidget(m_answer, 1);
    head->addWidget(m_orderButton, 0, Qt::AlignTop);
    head->addWidget(m_columnsButton, 0, Qt::AlignTop);
    head->addWidget(m_compareButton, 0, Qt::AlignTop);
    layout->addLayout(head);
    layout->addWidget(m_count);
    layout->addWidget(m_orderNote);
    layout->addWidget(m_filters);
    layout->addWidget(m_split, 1);

    makeTable();
    makeActions();
    setColumns(value(QSettings(), setting::gpuColumns));
    takeCatalogue();
    m_split->restoreState(value(QSettings(), setting::gpuSplit));
    retranslate();
}

GpusPage::~GpusPage()
{
    QSettings settings;
    setValue(settings, setting::gpuSplit, m_split->saveState());
}

void GpusPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("gpuTable"));
    showParts(*m_table, *m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->viewport()->installEventFilter(this);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &place) { m_columnMenu->popup(m_table->horizontalHeader()->mapToGlobal(place)); });
    connect(m_model, &QAbstractItemModel::layoutChanged, this, [this] {
        updateCount();
        fitColumns();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GpusPage::updateChosen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &GpusPage::updateChosen);
}

void GpusPage::makeActions()
{
    auto *copy = new QAction(this);
    copy->setObjectName(QStringLiteral("copyRows"));
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_C));
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &GpusPage::copyChosen);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);

    m_columnsButton->setIcon(lineIcon(QStringLiteral("columns")));
    m_columnsButton->setMenu(m_columnMenu);
    m_orderButton->setMenu(m_orderMenu);
    m_orderButton->setObjectName(QStringLiteral("orderButton"));
    m_compareButton->setIcon(lineIcon(QStringLiteral("compare")));
    m_compareButton->setObjectName(QStringLiteral("compareButton"));
    connect(m_compareButton, &QPushButton::clicked, this, &GpusPage::compareChosen);
    connect(m_compare, &GpuCompare::closed, this, [this] {
        showTable();
        m_table->setFocus();
    });
    connect(m_filters, &PartFilters::searched, this, &GpusPage::search);
    connect(m_filters, &PartFilters::changed, this, &GpusPage::applyFilter);
    connect(m_details, &GpuDetails::cardWanted, this, &GpusPage::addCard);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &GpusPage::takeCatalogue);
}

void GpusPage::takeCatalogue()
{
    const QStringList chosen = [this] {
        QStringList ids;
        for (const auto &chip : chosenChips())
            ids << chip->id;
        return ids;
    }();
    m_restoring = true;
    m_filters->setKind(Kind::Gpu, m_workspace.catalogue());
    showPrices();
    m_restoring = false;
    fitColumns();
    chooseRows(chosen);
    updateCount();
    showDetails();
}

void GpusPage::showPrices()
{
    Catalogue priced = m_workspace.catalogue();
    priced.prices.buying = m_filters->buying().value_or(priced.prices.buying);
    m_model->setCatalogue(priced, Kind::Gpu);
    m_buying = priced.prices.buying;
}

void GpusPage::search(const QString &text)
{
    showTable();
    m_searchText = text;
    applyFilter();
}

void GpusPage::applyFilter()
{
    QStringList chosen;
    for (const auto &chip : chosenChips())
        chosen << chip->id;
    if (chosen.isEmpty())
        chosen << m_current;
    m_restoring = true;
    if (m_filters->buying().value_or(m_workspace.catalogue().prices.buying) != m_buying)
        showPrices();
    m_model->setFilter({m_searchText, m_filters->conditions()});
    m_restoring = false;
    chooseRows(chosen);
    updateCount();
}

void GpusPage::chooseRows(const QStringList &ids)
{
    m_restoring = true;
    QItemSelection selection;
    QModelIndex current;
    for (const QString &id : ids) {
        const int row = m_model->rowOf(id);
        if (row < 0)
            continue;
        selection.select(m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1));
        if (!current.isValid() || id == m_current)
            current = m_model->index(row, 0);
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (current.isValid()) {
        m_table->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        m_table->scrollTo(current);
    }
    m_restoring = false;
    m_compareButton->setEnabled(selection.size() >= FewestCompared && selection.size() <= MostCompared);
}

void GpusPage::showPart(const QString &id)
{
    if (m_model->rowOf(id) < 0 && m_workspace.catalogue().find<Chip>(id)) {
        m_searchText.clear(); // the filter hides the part that is asked for
        m_filters->clear();
        m_filters->dropSearch();
    }
    showTable();
    m_current = id;
    chooseRows({id});
    showDetails();
}

void GpusPage::updateChosen()
{
    if (m_restoring)
        return;
    const int chosen = static_cast<int>(chosenRows().size());
    m_compareButton->setEnabled(chosen >= FewestCompared && chosen <= MostCompared);
    const QModelIndex current = m_table->currentIndex();
    // The focus alone, which Tab gives to a row, chooses nothing: what is chosen is lit.
    if (!m_table->selectionModel()->isSelected(current))
        return;
    const PartHandle part = m_model->partAt(current.row());
    if (!part || part->id == m_current)
        return;
    m_current = part->id;
    showDetails();
    emit partChosen(m_current);
}

void GpusPage::updateCount()
{
    words::ListAnswer answer;
    answer.kind = Kind::Gpu;
    answer.found = m_model->found();
    answer.total = m_model->total();
    answer.searched = m_searchText.simplified();
    answer.searchedInstead = m_model->searchedInstead();
    answer.sortedBy = m_model->sortName();
    answer.largestFirst = m_model->sortOrder() == Qt::DescendingOrder;
    answer.date = m_model->sortKey() == QLatin1StringView("launch_date");
    answer.text = m_model->sortKey() == QLatin1StringView("name");
    for (int row = 0; row < std::min(m_model->known(), 3); ++row)
        answer.first << heldName(names::shortName(static_cast<const Chip &>(*m_model->partAt(row))));
    m_answer->setText(titleOfNames(words::listSentence(answer)));
    m_count->setText(words::listCount(answer));
    m_count->setAccessibleName(m_count->text());
    showOrderNote();
}

/// Sources do not agree whether compute or bandwidth counts first: who sorts by one of them reads who does.
void GpusPage::showOrderNote()
{
    const bool first = m_model->sortOrder() == Qt::DescendingOrder &&
                       (m_model->sortKey() == ComputeKey || m_model->sortKey() == BandwidthKey);
    if (first && m_advice.profiles.empty())
        m_advice = advice::shippedLibrary().value_or(advice::Library());
    m_orderNote->setText(first ? advice::computeOrBandwidthText(m_advice, m_workspace.catalogue()) : QString());
    m_orderNote->setVisible(first && m_stack->currentWidget() == m_table);
}

void GpusPage::sortFirstBy(const QString &key)
{
    if (!m_model->columns().contains(key)) {
        QStringList keys;
        for (const QString &one : PartTableModel::allColumns(Kind::Gpu)) {
            if (one == key || m_model->columns().contains(one))
                keys << one;
        }
        setColumns(keys);
        fillColumnMenu();
    }
    m_table->sortByColumn(static_cast<int>(m_model->columns().indexOf(key)), Qt::DescendingOrder);
    m_table->scrollToTop();
}

QList<int> GpusPage::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::vector<std::shared_ptr<const Chip>> GpusPage::chosenChips() const
{
    std::vector<std::shared_ptr<const Chip>> chips;
    for (const int row : chosenRows()) {
        if (const PartHandle part = m_model->partAt(row))
            chips.push_back(std::static_pointer_cast<const Chip>(part));
    }
    return chips;
}

void GpusPage::compareChosen()
{
    m_compare->setChips(chosenChips(), m_workspace.catalogue());
    m_stack->setCurrentWidget(m_compare);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_filters, m_side, m_answer, m_count, m_orderNote,
                                                            m_orderButton, m_columnsButton, m_compareButton})
        widget->hide(); // they speak of the table
    m_compare->setFocus();
}

void GpusPage::showTable()
{
    m_stack->setCurrentWidget(m_table);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_filters, m_answer, m_count, m_orderButton,
                                                            m_columnsButton, m_compareButton})
        widget->show();
    showOrderNote();
    showDetails();
}

/// The figures of the chosen chip; until one is chosen the table has all the room.
void GpusPage::showDetails()
{
    const auto chip = m_workspace.catalogue().find<Chip>(m_current);
    m_details->setChip(chip, m_workspace.catalogue());
    m_ownPrice->setPart(chip, m_workspace.catalogue(), m_workspace.ownData());
    m_side->setVisible(chip && m_stack->currentWidget() == m_table);
}

void GpusPage::copyChosen()
{
    const QList<int> rows = chosenRows();
    if (rows.isEmpty())
        return;
    QApplication::clipboard()->setText(m_model->asText(rows));
    emit said(tr("The chosen rows were copied as text (%1).").arg(names::number(static_cast<double>(rows.size()))),
              false);
}

void GpusPage::addCard(const QString &cardId)
{
    Item item;
    item.id = m_workspace.document().build.nextId();
    item.kind = Kind::Card;
    item.part = cardId;
    const Document tried = applied(m_workspace.document(), AddItem{item});
    item.connector = bestConnector(tried, item.id, m_workspace.catalogue());
    m_workspace.edit(AddItem{item});
    const PartHandle card = m_workspace.catalogue().find(cardId);
    emit said(
        tr("%1 was added to the machine on the Build page; Undo takes it out again.").arg(card ? card->name : cardId),
        false);
}

void GpusPage::retranslate()
{
    m_filters->setSearchHint(tr("Search, e.g. 4060 Ti"));
    m_columnsButton->setText(tr("Columns"));
    m_columnsButton->setToolTip(tr("Choose which figures the table shows."));
    m_columnsButton->setAccessibleName(tr("Choose columns"));
    m_columnMenu->setTitle(tr("Columns"));
    m_orderButton->setText(tr("Order"));
    m_orderButton->setToolTip(tr("Put first what counts first: sources do not agree whether that is compute or memory "
                                 "bandwidth."));
    m_orderButton->setAccessibleName(tr("Choose an order"));
    m_orderMenu->setTitle(tr("Order"));
    m_orderMenu->clear();
    connect(m_orderMenu->addAction(tr("Compute first")), &QAction::triggered, this,
            [this] { sortFirstBy(ComputeKey); });
    connect(m_orderMenu->addAction(tr("Memory bandwidth first")), &QAction::triggered, this,
            [this] { sortFirstBy(BandwidthKey); });
    connect(m_orderMenu->addAction(tr("Newest first")), &QAction::triggered, this,
            [this] { sortFirstBy(QStringLiteral("launch_date")); });
    m_compareButton->setText(tr("Compare"));
    m_compareButton->setToolTip(tr("Choose two to four rows with Ctrl or Shift, then compare them side by side."));
    m_table->setAccessibleName(tr("GPUs"));
    m_table->actions().first()->setText(tr("Copy the chosen rows"));
    m_split->handle(1)->setAccessibleName(tr("Width of the details"));
    m_model->retranslate();
    fillColumnMenu();
    fitColumns();
    updateCount();
}

void GpusPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        m_answer->setFont(fontFor(TextSize::PageTitle, font()));
        fitColumns();
    }
}

void GpusPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    // Side by side, the table and the details need room for about 125 letters; else the details go below.
    const bool narrow = event->size().width() < 125 * fontMetrics().averageCharWidth();
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
}

} // namespace rig::ui
