// SPDX-License-Identifier: GPL-3.0-or-later
// What the page draws, and when.
#include "ui/pages/charts_page.h"

#include "core/charts/chart_answer.h"
#include "core/charts/machine_point.h"
#include "core/charts/saved_chart.h"
#include "core/prices/price.h"
#include "ui/charts/chart_view.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/charts/chart_controls.h"
#include "ui/pages/charts/chart_foot.h"
#include "ui/pages/charts/saved_charts.h"
#include "ui/widgets/label.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/title_text.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QSplitter>
#include <QToolButton>

#include <utility>

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

std::optional<Buying> buyingOf(ChartPrice basis)
{
    switch (basis) {
    case ChartPrice::MarketUsed:
        return Buying::Used;
    case ChartPrice::MarketNew:
        return Buying::New;
    default:
        return std::nullopt;
    }
}

/// "364 for $9,168", "364，$9,168", "Tesla V100 PCIe 32 GB", "RTX 6000 Ada Generation", "GB10 (DGX Spark)", "RNN 2.09
/// 倍" and "78% 以内" are one thing each: no line begins within.
QString titleOfPrices(const QString &sentence)
{
    static const QRegularExpression beforePrice(u"(?<=\\S) ([a-z]+) (?=\\$[0-9])"_s);
    static const QRegularExpression within(
        u"(?<=[0-9A-Za-z]) (?=(?:PCIe|SXM[0-9]?|Blackwell|Ada|Generation|Max-Q|Boost|times)\\b|[0-9]+\u00a0GB\\b(?!/)|"
        u"\\([A-Z0-9]|[0-9.,]+[ \u00a0]倍)|(?<=[0-9]%) (?=以内)"_s);
    return titleOfNames(sentence)
        .replace(beforePrice, u"\u00a0\\1\u00a0"_s)
        .replace(within, QString(QChar::Nbsp))
        .replace(u"，$"_s, u"，\u2060$"_s)
        .replace(u"以内"_s, unbroken(u"以内"_s));
}

} // namespace

ChartsPage::ChartsPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_answer(new Label(this))
    , m_controls(new ChartControls(this))
    , m_filters(new PartFilters(this))
    , m_options(new ChartOptions(this))
    , m_saved(new SavedCharts(workspace, this))
    , m_settings(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_save(new QPushButton(this))
    , m_saveAction(new QAction(this))
    , m_copyPicture(new QAction(this))
    , m_copyData(new QAction(this))
    , m_back(new QAction(this))
    , m_forward(new QAction(this))
    , m_wholeChart(new QAction(this))
    , m_view(new ChartView(this))
    , m_canvas(new QScrollArea(this))
    , m_empty(new Label(this))
    , m_foot(new ChartFoot(this))
    , m_split(new QSplitter(Qt::Vertical, this))
{
    setObjectName(u"chartsPage"_s);
    makeActions();
    makeLayout();
    m_request = rememberedRequest();
    m_history = {m_request};
    retranslate();
    listen();
    m_controls->setSaved(m_saved->charts());
}

void ChartsPage::listen()
{
    connect(m_controls, &ChartControls::edited, this, &ChartsPage::setRequest);
    connect(m_options, &ChartOptions::edited, this, &ChartsPage::setRequest);
    connect(m_options, &ChartOptions::said, this, &Page::said);
    connect(m_options, &ChartOptions::filterDropped, this, [this] {
        search({});
        m_filters->dropSearch();
    });
    connect(m_filters, &PartFilters::searched, this, &ChartsPage::search);
    connect(m_filters, &PartFilters::changed, this, &ChartsPage::takeFilters);
    connect(m_saved, &SavedCharts::said, this, &Page::said);
    connect(m_saved, &SavedCharts::chosen, this, &ChartsPage::setRequest);
    connect(m_saved, &SavedCharts::changed, this, [this] { m_controls->setSaved(m_saved->charts()); });
    connect(m_view, &ChartView::picked, this, [this](const QString &id) {
        choose(id);
        emit partChosen(id);
    });
    connect(m_view, &ChartView::selected, this, &ChartsPage::takeSelection);
    connect(m_view, &ChartView::activated, this, [this](const QString &id) { emit partOpened(id); });
    connect(m_view, &ChartView::spoken, m_foot, &ChartFoot::say);
    connect(m_foot, &ChartFoot::chosen, this, [this](const QStringList &ids) {
        showSelection(ids);
        if (ids.size() == 1)
            emit partChosen(ids.front());
    });
    connect(m_foot, &ChartFoot::activated, this, [this](const QString &id) {
        if (m_workspace.catalogue().find(id))
            emit partOpened(id);
    });
    connect(m_foot, &ChartFoot::openWanted, this, [this] { emit partOpened(m_current); });
    connect(m_foot, &ChartFoot::wholeWanted, m_wholeChart, &QAction::trigger);
    connect(m_foot, &ChartFoot::folded, this, &ChartsPage::foldFoot);
    // The table follows when the hand rests: it must not slow the picture down.
    m_settle.setSingleShot(true);
    m_settle.setInterval(TableRest);
    connect(&m_settle, &QTimer::timeout, this, &ChartsPage::showFoot);
    connect(m_view, &ChartView::laidOut, &m_settle, qOverload<>(&QTimer::start));
    connect(m_view, &ChartView::zoomChanged, this, [this] {
        m_settle.start();
        m_wholeChart->setEnabled(m_view->isZoomed());
        m_foot->setZoomed(m_view->isZoomed());
    });
    connect(&m_workspace, &Workspace::documentChanged, this, &ChartsPage::draw);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        m_otherCatalogue = true;
        draw();
    });
}

void ChartsPage::search(const QString &text)
{
    if (text == m_request.filter)
        return;
    // The search field shows these words; the charts before and after do not bring others back.
    m_request.filter = text;
    draw();
}

void ChartsPage::takeFilters()
{
    ChartRequest request = m_request;
    request.conditions = m_filters->conditions();
    const std::optional<Buying> buying = m_filters->buying();
    if (buying != buyingOf(request.price.basis))
        request.price.basis = !buying                   ? ChartPrice::Launch
                              : *buying == Buying::Used ? ChartPrice::MarketUsed
                                                        : ChartPrice::MarketNew;
    setRequest(request);
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

void ChartsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        draw();
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
    m_answer->setText(titleOfPrices(chartAnswer(m_chart)));
    shareHeight();
    m_controls->show(m_request, m_workspace.catalogue());
    if (std::exchange(m_otherCatalogue, false))
        m_filters->setKind(Kind::Gpu, m_workspace.catalogue());
    m_filters->setChosen(m_request.conditions, buyingOf(m_request.price.basis));
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
                        "line below says which are missing."));
    m_view->setChart(m_chart);
    fitCanvas();
    m_save->setEnabled(!empty);
    for (QAction *action : {m_saveAction, m_copyPicture, m_copyData})
        action->setEnabled(!empty);
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    m_wholeChart->setEnabled(m_view->isZoomed());
    m_foot->setZoomed(m_view->isZoomed());
    showFoot();
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

ChartData ChartsPage::shown() const { return withinCuts(m_view->shown()); }

void ChartsPage::showFoot()
{
    ChartData seen = shown();
    // First, as far as there is room for it: it says why the first line does not name who leads in the picture.
    if (const QString leftOut = leftOutOfAnswer(m_chart); !leftOut.isEmpty()) {
        seen.captions.prepend(leftOut);
        ++seen.readings;
    }
    seen.captions << rulesOfAnswer(m_chart);
    m_foot->setChart(seen, m_view->hiddenNames());
}

QList<QAction *> ChartsPage::dataActions() const { return {m_saveAction}; }

QList<QAction *> ChartsPage::moreActions() const
{
    return QList<QAction *>{m_copyPicture, m_copyData, m_wholeChart, m_back, m_forward} + m_saved->actions();
}

} // namespace rig::ui
