// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts_page.h"

#include "core/charts/machine_point.h"
#include "core/charts/saved_chart.h"
#include "core/prices/price.h"
#include "ui/charts/chart_key.h"
#include "ui/charts/chart_view.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/models/chart_table_model.h"
#include "ui/pages/charts/chart_controls.h"
#include "ui/pages/charts/saved_charts.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr std::size_t MostHistory = 100;
constexpr int TableRest = 200; // ms

/// The chart of the last session; the usual one where it cannot be read.
ChartRequest rememberedRequest()
{
    const QSettings settings;
    const QByteArray text = value(settings, setting::chart);
    const Result<SavedChart> read = text.isEmpty() ? badInput({}) : readChartFile(text, {});
    return read ? read->request : chartQuestions().front().request;
}

const ChartPoint *pointOf(const ChartData &chart, const QString &id)
{
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.id == id)
                return &point;
        }
    }
    return nullptr;
}

} // namespace

ChartsPage::ChartsPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_controls(new ChartControls(this))
    , m_options(new ChartOptions(this))
    , m_saved(new SavedCharts(workspace, this))
    , m_take(new QToolButton(this))
    , m_saveAction(new QAction(this))
    , m_copyPicture(new QAction(this))
    , m_copyData(new QAction(this))
    , m_back(new QAction(this))
    , m_forward(new QAction(this))
    , m_wholeChart(new QAction(this))
    , m_view(new ChartView(this))
    , m_canvas(new QScrollArea(this))
    , m_key(new ChartKey(this))
    , m_empty(new Label(this))
    , m_model(new ChartTableModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_chosen(new Label(this))
    , m_open(new QPushButton(this))
    , m_captions(new Label(this))
{
    setObjectName(u"chartsPage"_s);
    makeActions();
    makeTable();
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Grid);
    m_controls->addAtEnd(m_saved);
    m_controls->addAtEnd(m_take);
    whole->addWidget(m_controls);
    whole->addWidget(m_saved->nameRow());
    auto *middle = new QHBoxLayout;
    middle->setSpacing(Grid);
    middle->addWidget(makeMiddle(), 1);
    middle->addWidget(makeSide());
    whole->addLayout(middle, 1);

    m_request = rememberedRequest();
    m_history = {m_request};
    retranslate();

    connect(m_controls, &ChartControls::edited, this, &ChartsPage::setRequest);
    connect(m_options, &ChartOptions::edited, this, &ChartsPage::setRequest);
    connect(m_options, &ChartOptions::said, this, &Page::said);
    connect(m_options, &ChartOptions::filterDropped, this, [this] {
        search({});
        emit searchDropped();
    });
    connect(m_saved, &SavedCharts::said, this, &Page::said);
    connect(m_saved, &SavedCharts::chosen, this, &ChartsPage::setRequest);
    connect(m_saved, &SavedCharts::changed, this, [this] { m_controls->setSaved(m_saved->charts()); });
    connect(m_view, &ChartView::picked, this, [this](const QString &id) {
        choose(id);
        emit partChosen(id);
    });
    connect(m_view, &ChartView::selected, this, &ChartsPage::takeSelection);
    connect(m_view, &ChartView::activated, this, [this](const QString &id) { emit partOpened(id); });
    connect(m_view, &ChartView::spoken, m_chosen, &QLabel::setText);
    // The table follows when the hand rests: it must not slow the picture down.
    m_settle.setSingleShot(true);
    m_settle.setInterval(TableRest);
    connect(&m_settle, &QTimer::timeout, this, &ChartsPage::fillTable);
    connect(m_view, &ChartView::zoomChanged, this, [this] {
        m_settle.start();
        m_wholeChart->setEnabled(m_view->isZoomed());
    });
    connect(&m_workspace, &Workspace::documentChanged, this, &ChartsPage::draw);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &ChartsPage::draw);
    m_controls->setSaved(m_saved->charts());
}

void ChartsPage::makeActions()
{
    const auto add = [this](QAction *action, const QKeySequence &keys, auto slot) {
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    add(m_saveAction, {}, &ChartsPage::save);
    add(m_copyPicture, QKeySequence(u"Ctrl+Shift+C"_s), &ChartsPage::copyPicture);
    add(m_copyData, QKeySequence(u"Ctrl+Shift+D"_s), &ChartsPage::copyData);
    add(m_back, QKeySequence(u"Alt+Left"_s), [this] { goBack(1); });
    add(m_forward, QKeySequence(u"Alt+Right"_s), [this] { goBack(-1); });
    add(m_wholeChart, {}, [this] { m_view->resetZoom(); });
    m_saveAction->setIcon(lineIcon(u"save"_s));
    m_take->setObjectName(u"chartTake"_s);
    m_take->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_take);
    menu->addActions({m_saveAction, m_copyPicture, m_copyData});
    menu->addSeparator();
    menu->addActions({m_wholeChart, m_back, m_forward});
    m_take->setMenu(menu);
}

void ChartsPage::makeTable()
{
    m_table->setObjectName(u"chartTable"_s);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ChartTableModel::SortRole);
    m_table->setModel(m_sorted);
    dressTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChartsPage::takeRows);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const QString id = index.data(ChartTableModel::IdRole).toString();
        if (m_workspace.catalogue().find(id))
            emit partOpened(id);
    });
}

QWidget *ChartsPage::makeMiddle()
{
    auto *picture = new QWidget(this);
    auto *column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    m_view->setMinimumSize(240, 180);
    m_canvas->setWidget(m_view);
    m_canvas->setWidgetResizable(true);
    m_canvas->setFrameShape(QFrame::NoFrame);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->hide();
    column->addWidget(m_canvas, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_key);

    m_captions->setWordWrap(true);
    m_captions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_captions->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *room = new QScrollArea(this);
    room->setObjectName(u"chartCaptions"_s);
    room->setWidget(m_captions);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setMinimumHeight(2 * fontMetrics().lineSpacing());
    room->setMaximumHeight(6 * fontMetrics().lineSpacing());
    room->installEventFilter(this);
    column->addWidget(room);

    m_split->setObjectName(u"chartSplit"_s);
    m_split->setChildrenCollapsible(true);
    m_split->addWidget(picture);
    m_split->addWidget(m_table);
    m_split->setCollapsible(0, false);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 1);
    const QSettings settings;
    if (!m_split->restoreState(value(settings, setting::chartSplit)))
        m_split->setSizes({600, 160});
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        QSettings changed;
        setValue(changed, setting::chartSplit, m_split->saveState());
    });
    return m_split;
}

QWidget *ChartsPage::makeSide()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, Grid / 2, 0);
    column->addWidget(m_options, 1);
    m_chosen->setWordWrap(true);
    m_chosen->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_chosen);
    column->addWidget(m_open);
    m_open->setEnabled(false);
    connect(m_open, &QPushButton::clicked, this, [this] { emit partOpened(m_current); });
    // In a low window the list of series must not squeeze what stands below it.
    auto *room = new QScrollArea(this);
    room->setWidget(side);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    room->setFocusPolicy(Qt::NoFocus);
    m_side = room;
    return room;
}

QString ChartsPage::searchHint() const { return tr("Only these in the chart, e.g. “GeForce 24 GB”"); }

void ChartsPage::search(const QString &text)
{
    if (text == m_request.filter)
        return;
    // The search field shows these words; the charts before and after do not bring others back.
    m_request.filter = text;
    draw();
}

void ChartsPage::setRequest(const ChartRequest &request)
{
    if (request == m_request)
        return;
    Result<ChartData> made = chartOf(request);
    if (!made) {
        emit said(made.error().sentence(), true);
        m_controls->show(m_request, m_workspace.catalogue());
        return;
    }
    m_history.resize(m_at + 1);
    m_history.push_back(request);
    if (m_history.size() > MostHistory)
        m_history.erase(m_history.begin());
    m_at = m_history.size() - 1;
    m_request = request;
    take(*std::move(made));
}

void ChartsPage::goBack(int steps)
{
    const auto wanted = static_cast<std::ptrdiff_t>(m_at) - steps;
    if (wanted < 0 || wanted >= static_cast<std::ptrdiff_t>(m_history.size()))
        return;
    m_at = static_cast<std::size_t>(wanted);
    const QString filter = m_request.filter;
    m_request = m_history[m_at];
    m_request.filter = filter;
    draw();
}

ChartOptions::Planned ChartsPage::planned() const
{
    return {inDollars(m_workspace.document().use.budget, m_workspace.catalogue()),
            dollarsBesideCards(m_workspace.assessment().cost, m_workspace.catalogue())};
}

bool ChartsPage::eventFilter(QObject *watched, QEvent *event)
{
    // A room that scrolls by keyboard shows that it has it.
    auto *room = qobject_cast<QScrollArea *>(watched);
    if (room && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        room->setFrameShape(event->type() == QEvent::FocusIn ? QFrame::Box : QFrame::NoFrame);
    return Page::eventFilter(watched, event);
}

void ChartsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        draw();
}

void ChartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitCanvas();
}

Result<ChartData> ChartsPage::chartOf(const ChartRequest &request) const
{
    return answeringChart(m_workspace.catalogue(), request,
                          machinesAsChips(m_workspace.document(), m_workspace.catalogue()));
}

void ChartsPage::draw()
{
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    if (Result<ChartData> made = chartOf(m_request))
        take(*std::move(made));
    else
        emit said(made.error().sentence(), true);
}

void ChartsPage::take(ChartData chart)
{
    m_stale = false;
    m_chart = std::move(chart);
    m_controls->show(m_request, m_workspace.catalogue());
    m_options->show(m_request, m_workspace.catalogue(), planned());
    m_saved->setCurrent(m_request);
    showChart();
    QSettings settings;
    setValue(settings, setting::chart, chartFile({u"last"_s, false, m_request}));
}

void ChartsPage::showChart()
{
    const bool empty = m_chart.isEmpty();
    m_canvas->setVisible(!empty);
    m_empty->setVisible(empty);
    m_empty->setText(tr("There is nothing to draw: no GPU has the figures that are asked for, or none is chosen. The "
                        "lines below say which are missing."));
    m_view->setChart(m_chart);
    m_key->setVisible(!empty && m_request.form != ChartRequest::Form::Points && m_chart.series.size() > 1);
    m_key->setChart(m_chart);
    fitCanvas();
    for (QAction *action : {m_saveAction, m_copyPicture, m_copyData})
        action->setEnabled(!empty);
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    m_wholeChart->setEnabled(m_view->isZoomed());
    fillTable();
    QSet<QString> there;
    for (const ChartSeries &series : m_chart.series) {
        for (const ChartPoint &point : series.points)
            there.insert(point.id);
    }
    QStringList still;
    for (const QString &id : m_selected) {
        if (there.contains(id))
            still << id;
    }
    // What was chosen on another page while this one was not to be seen.
    if (m_selected.isEmpty() && there.contains(m_current))
        m_selected = still = QStringList{m_current};
    // What was chosen stays so while the chart leaves it out: a search that ends brings it back.
    paintSelection(still);
}

void ChartsPage::fitCanvas()
{
    // What stands beside the chart is never cut off, however large the type.
    m_side->setFixedWidth(m_side->widget()->minimumSizeHint().width() +
                          style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid / 2);
    m_chosen->setMinimumHeight(2 * m_chosen->fontMetrics().lineSpacing());
    const bool bars = m_chart.form == ChartData::Form::Bars;
    m_view->setMinimumHeight(bars ? ChartView::heightFor(m_chart, font()) : 180);
}

ChartData ChartsPage::shown() const { return withinCuts(m_view->shown()); }

void ChartsPage::fillTable()
{
    m_telling = true;
    const ChartData seen = shown();
    m_captions->setText(seen.captions.join(u' '));
    m_model->setChart(seen);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(1, std::min(m_table->columnWidth(1), 36 * fontMetrics().averageCharWidth()));
    m_telling = false;
}

void ChartsPage::takeSelection(const QStringList &ids)
{
    if (ids.isEmpty())
        m_current.clear();
    showSelection(ids);
    if (ids.size() == 1)
        emit partChosen(ids.front());
}

void ChartsPage::takeRows()
{
    if (m_telling)
        return;
    QStringList ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        const QString id = row.data(ChartTableModel::IdRole).toString();
        if (!id.isEmpty() && !ids.contains(id))
            ids << id;
    }
    showSelection(ids);
    if (ids.size() == 1)
        emit partChosen(ids.front());
}

void ChartsPage::showSelection(const QStringList &ids)
{
    m_selected = ids;
    if (!ids.isEmpty() && !ids.contains(m_current))
        m_current = ids.back();
    paintSelection(ids);
}

void ChartsPage::paintSelection(const QStringList &ids)
{
    m_view->setSelected(ids);
    m_options->setChosen(ids);
    if (!m_telling)
        showRows(QSet<QString>(ids.begin(), ids.end()));
    sayChosen();
}

void ChartsPage::showRows(const QSet<QString> &ids)
{
    m_telling = true;
    QItemSelection rows;
    const int last = m_sorted->columnCount() - 1;
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (!ids.contains(index.data(ChartTableModel::IdRole).toString()))
            continue;
        // Rows that follow each other are one range.
        if (!rows.isEmpty() && rows.last().bottom() == row - 1)
            rows.last() = QItemSelectionRange(rows.last().topLeft(), m_sorted->index(row, last));
        else
            rows.append(QItemSelectionRange(index, m_sorted->index(row, last)));
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (!rows.isEmpty())
        m_table->scrollTo(rows.first().topLeft());
    m_telling = false;
}

void ChartsPage::choose(const QString &id)
{
    m_current = id;
    showSelection(pointOf(m_chart, id) ? QStringList{id} : QStringList());
}

void ChartsPage::sayChosen()
{
    const PartHandle part = m_workspace.catalogue().find(m_current);
    m_open->setEnabled(part != nullptr && m_selected.size() < 2);
    const ChartPoint *drawn = pointOf(m_chart, m_current);
    if (m_selected.size() > 1)
        m_chosen->setText(tr("%n points are chosen.", nullptr, static_cast<int>(m_selected.size())));
    else if (drawn)
        m_chosen->setText(drawn->label);
    else
        m_chosen->setText(
            part ? tr("%1 is not in this chart.").arg(part->name)
                 : tr("Click a mark to choose a GPU. Drag moves, the wheel zooms, Shift and drag choose many."));
}

void ChartsPage::showPart(const QString &id) { choose(id); }

QList<QAction *> ChartsPage::dataActions() const { return {m_saveAction}; }

QList<QAction *> ChartsPage::moreActions() const
{
    return QList<QAction *>{m_copyPicture, m_copyData, m_wholeChart, m_back, m_forward} + m_saved->actions();
}

void ChartsPage::retranslate()
{
    m_take->setText(tr("Save and &copy"));
    m_saveAction->setText(tr("Save the chart…"));
    m_copyPicture->setText(tr("Copy the picture"));
    m_copyData->setText(tr("Copy the figures"));
    m_back->setText(tr("The chart before"));
    m_forward->setText(tr("The chart after"));
    m_wholeChart->setText(tr("Show the whole chart"));
    m_open->setText(tr("Show its figures"));
    m_table->setAccessibleName(tr("The chart as a table"));
    m_controls->retranslate();
    m_options->retranslate();
    m_saved->retranslate();
    dressCaptions();
    draw();
}

void ChartsPage::dressCaptions()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    m_captions->setPalette(quiet);
    m_captions->setFont(fontFor(TextSize::Caption, font()));
    m_empty->setPalette(quiet);
}

void ChartsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        dressCaptions();
        draw();
        break;
    default:
        break;
    }
}

} // namespace rig::ui
