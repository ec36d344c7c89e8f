// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chip_chart.h"

#include "core/catalogue/module.h"
#include "core/charts/bar_chart.h"
#include "core/charts/chart_axes.h"
#include "core/charts/chart_captions.h"
#include "core/charts/chart_text.h"
#include "core/charts/limit_chart.h"
#include "core/guide/card_software.h"
#include "core/names/names.h"

#include <QCollator>
#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

bool drawable(double value, const ChartAxis &axis) { return std::isfinite(value) && (!axis.logarithmic || value > 0); }

/// Two metrics and the chart that they make.
struct Plot
{
    const Metric &x;
    const Metric &y;
    ChartData chart;
    SourceTitles titles;
    const Metric *ratio = nullptr; ///< y for the money of x
    bool ofToday = false;          ///< by prices of today: whom it recommends should run what is installed today
};

/// What is not known to run is not recommended, nor what needs the machine that was built for it.
bool runsToday(const Chip &chip)
{
    return !isModule(chip) &&
           guide::stateFor(chip, guide::shippedCompatibility()) == guide::CardSoftware::State::Current;
}

std::optional<ChartPoint> pointOf(const Subject &subject, Plot &plot, LeftOut &leftOut)
{
    const std::optional<double> atX = plot.x.of(subject);
    const std::optional<double> atY = plot.y.of(subject);
    if (!atX && !atY)
        ++leftOut.both;
    else if (!atX)
        ++leftOut.x;
    else if (!atY)
        ++leftOut.y;
    else if (!drawable(*atX, plot.chart.x) || !drawable(*atY, plot.chart.y))
        ++leftOut.notAboveZero;
    else {
        ChartPoint point{subject.chip->id, subject.chip->name, *atX, *atY};
        if (!plot.chart.sizeKey.isEmpty() && subject.chip->memory)
            point.size = subject.chip->memory->value();
        if (plot.ratio)
            point.ratio = plot.ratio->of(subject);
        if (plot.ofToday)
            point.runsToday = runsToday(*subject.chip);
        point.sources = plot.titles.numbersOf({&plot.x, &plot.y}, subject);
        return point;
    }
    return std::nullopt;
}

void sortByX(std::vector<ChartPoint> &points)
{
    std::stable_sort(points.begin(), points.end(), [](const ChartPoint &a, const ChartPoint &b) { return a.x < b.x; });
}

void addSeries(Plot &plot, const ChartSubjects &subjects, const ChartRequest &request, LeftOut &leftOut)
{
    const QStringList &groups = subjects.groups();
    std::vector<ChartSeries> series(static_cast<std::size_t>(groups.size()));
    for (const ChartSubjects::Entry &entry : subjects.entries()) {
        if (std::optional<ChartPoint> point = pointOf(entry.subject, plot, leftOut))
            series[static_cast<std::size_t>(entry.group)].points.push_back(*std::move(point));
    }
    for (qsizetype i = 0; i < groups.size(); ++i) {
        ChartSeries &one = series[static_cast<std::size_t>(i)];
        if (one.points.empty())
            continue;
        one.name = groupName(groups[i], request.colourBy);
        one.style = groupStyle(groups, groups[i], request);
        sortByX(one.points);
        plot.chart.series.push_back(std::move(one));
    }
}

void markFrontier(ChartData &chart)
{
    chart.frontier = chart.x.better != Better::Neither && chart.y.better != Better::Neither;
    std::vector<ChartPoint *> all;
    std::vector<FrontierPoint> places;
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points) {
            all.push_back(&point);
            places.push_back({point.x, point.y});
        }
    }
    const std::vector<bool> on = paretoFrontier(places, chart.x.better, chart.y.better);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i]->onFrontier = on[i];
}

void addTrends(ChartData &chart)
{
    const TrendAxes axes =
        !chart.x.years ? TrendAxes::Plain : (chart.y.logarithmic ? TrendAxes::Growth : TrendAxes::Years);
    for (ChartSeries &series : chart.series) {
        std::vector<TrendPoint> points;
        for (const ChartPoint &point : series.points)
            points.push_back({point.x, point.y});
        series.trend = trendOf(points, axes);
    }
}

/// Takes away the lines that have no place on a logarithmic axis; a sentence for each.
QStringList dropLines(ChartData &chart)
{
    QStringList lost;
    std::erase_if(chart.lines, [&](const ChartLine &line) {
        const bool hasPlace = drawable(line.value, line.vertical ? chart.x : chart.y);
        if (!hasPlace)
            lost << Chart::tr("No line at %1: a logarithmic axis shows only values above zero.").arg(line.label);
        return !hasPlace;
    });
    return lost;
}

/// "This machine (Price)": what keeps it out of the chart.
QString missingOf(const Subject &machine, const Plot &plot)
{
    QStringList lacking;
    for (const Metric *metric : {&plot.x, &plot.y}) {
        if (!metric->of(machine))
            lacking << metricName(*metric);
    }
    return lacking.isEmpty()
               ? machine.chip->name
               : Chart::tr("%1 (%2)", "machine (what is not known)").arg(machine.chip->name, lacking.join(u", "_s));
}

/// The machines as the last series; which of them have no place in the chart is said.
void addMachines(Plot &plot, const ChartSubjects &subjects, const ChartRequest &request)
{
    if (subjects.machines().empty())
        return;
    ChartSeries series;
    series.name = Chart::tr("Machine");
    // No vendor has the first style; of other groups it is the next.
    series.style = request.colourBy == ColourBy::Vendor ? 0 : static_cast<int>(subjects.groups().size());
    QStringList missing;
    LeftOut leftOut;
    for (const Subject &machine : subjects.machines()) {
        if (std::optional<ChartPoint> point = pointOf(machine, plot, leftOut))
            series.points.push_back(*std::move(point));
        else
            missing << missingOf(machine, plot);
    }
    if (!missing.isEmpty())
        plot.chart.captions << Chart::tr("Not in this chart, because a figure of it is not known or has no sum: %1.",
                                         "machines")
                                   .arg(missing.join(u", "_s));
    if (series.points.empty())
        return;
    sortByX(series.points);
    plot.chart.series.push_back(std::move(series));
    plot.chart.captions << Chart::tr("A machine stands at the sums over its cards, the price of all its parts today "
                                     "and the watts of the whole machine in training.");
}

void nameAxes(Plot &plot, const ChartRequest &request)
{
    ChartAxis &x = plot.chart.x;
    ChartAxis &y = plot.chart.y;
    x = axisOf(plot.x, request.logX);
    y = axisOf(plot.y, request.logY);
    if (request.processors) {
        nameForBoth(x, plot.x);
        nameForBoth(y, plot.y);
    }
    namePrice(x, plot.x, request.price);
    namePrice(y, plot.y, request.price);
    x.cut = request.cutX;
    y.cut = request.cutY;
}

Result<ChartData> pointChart(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines)
{
    const Metric *x = findMetric(request.x);
    if (!x)
        return noSuchMetric(request.x);
    const Metric *y = findMetric(request.y);
    if (!y)
        return noSuchMetric(request.y);

    const ChartSubjects subjects(catalogue, request, machines, {x, y});
    Plot plot{*x, *y, {}, SourceTitles(catalogue)};
    ChartData &chart = plot.chart;
    if (x->key == "price_usd"_L1)
        plot.ratio = withPer(*y, Per::Dollar);
    if (plot.ratio)
        chart.ratioTitle = axisOf(*plot.ratio, false).title;
    plot.ofToday = request.frontier && request.price.basis != ChartPrice::Launch && x->usesPrice();
    nameAxes(plot, request);
    chart.seriesTitle = colourByTitle(request.colourBy);
    const QString xName = chart.x.figure.isEmpty() ? metricName(*x) : chart.x.figure;
    const QString yName = chart.y.figure.isEmpty() ? metricName(*y) : chart.y.figure;
    chart.title = Chart::tr("%1 against %2").arg(yName, xName);
    chart.lines = request.lines;
    if (request.sizeByMemory) {
        chart.sizeKey = u"memory_gib"_s;
        chart.sizeTitle = axisOf(*findMetric(chart.sizeKey), false).title;
        chart.captions << Chart::tr("The area of a mark stands for its memory.");
    }
    const QStringList lost = dropLines(chart);
    LeftOut leftOut;
    addSeries(plot, subjects, request, leftOut);
    if (request.frontier)
        markFrontier(chart);
    if (request.trends)
        addTrends(chart);

    const int total = static_cast<int>(subjects.entries().size());
    chart.captions << shownSentences(leftOut, total, request.processors, xName, yName)
                   << basisSentences({x, y}, request, subjects, catalogue)
                   << filterSentences(request, subjects.groups().size(), catalogue.prices.currency);
    chart.captions << lost;
    if (request.trends)
        chart.captions << trendSentences(chart, metricUnit(*x), metricUnit(*y));
    if (request.frontier)
        chart.captions << frontierSentences(chart, xName, yName);
    addMachines(plot, subjects, request);
    chart.sources = plot.titles.titles();
    return std::move(chart);
}

} // namespace

Result<ChartData> chipChart(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines)
{
    switch (request.form) {
    case ChartRequest::Form::Points:
        return pointChart(catalogue, request, machines);
    case ChartRequest::Form::Bars:
        return barChart(catalogue, request, machines);
    case ChartRequest::Form::Limits:
        return limitChart(catalogue, request);
    }
    return badInput(QString());
}

QStringList chartGroups(const Catalogue &catalogue, const ChartRequest &request)
{
    if (request.form == ChartRequest::Form::Limits)
        return limitGroups(catalogue);
    QSet<QString> found;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu))
        found.insert(groupOf(static_cast<const Chip &>(*part), request.colourBy));
    if (request.processors) {
        for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
            const Processor &processor = static_cast<const Processor &>(*part);
            switch (request.colourBy) {
            case ColourBy::Series:
                found.insert(processor.family.valueOr(QString()));
                break;
            case ColourBy::Vendor:
                found.insert(processor.vendor);
                break;
            case ColourBy::Architecture:
                found.insert(QString());
                break;
            case ColourBy::Kind:
                found.insert(u"processor"_s);
                break;
            }
        }
    }
    QStringList names(found.begin(), found.end());
    QCollator collator{QLocale::c()};
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(names.begin(), names.end(), [&](const QString &a, const QString &b) {
        return a.isEmpty() != b.isEmpty() ? b.isEmpty() : collator.compare(a, b) < 0;
    });
    return names;
}

QString groupName(const QString &group, ColourBy colourBy)
{
    if (colourBy == ColourBy::Kind)
        return names::kindPlural(group == "gpu"_L1 ? Kind::Gpu : Kind::Processor);
    if (!group.isEmpty())
        return group;
    switch (colourBy) {
    case ColourBy::Vendor:
        return Chart::tr("Vendor not known");
    case ColourBy::Architecture:
        return Chart::tr("Architecture not known");
    default:
        return Chart::tr("Without a series");
    }
}

int groupStyle(const QStringList &groups, const QString &group, const ChartRequest &request)
{
    if (request.colourBy == ColourBy::Vendor)
        return FirstVendorStyle + static_cast<int>(chipVendorOf(group));
    const auto own = static_cast<int>(groups.indexOf(group));
    if (request.groups.size() > SeriesColours || !request.groups.contains(group))
        return own;
    // A few that were chosen have a colour each: who finds his own taken by one before him takes the next.
    std::array<bool, SeriesColours> taken{};
    for (const QString &one : groups) {
        if (!request.groups.contains(one))
            continue;
        auto style = static_cast<int>(groups.indexOf(one));
        while (taken.at(static_cast<std::size_t>(style % SeriesColours)))
            ++style;
        if (one == group)
            return style;
        taken.at(static_cast<std::size_t>(style % SeriesColours)) = true;
    }
    return own;
}

QString colourByTitle(ColourBy colourBy)
{
    switch (colourBy) {
    case ColourBy::Series:
        return Chart::tr("Series");
    case ColourBy::Vendor:
        return Chart::tr("Vendor", "heading");
    case ColourBy::Architecture:
        return Chart::tr("Architecture", "heading");
    case ColourBy::Kind:
        return Chart::tr("Kind", "heading");
    }
    return {};
}

QString colourByName(ColourBy colourBy)
{
    switch (colourBy) {
    case ColourBy::Series:
        return Chart::tr("series", "by which points are told apart");
    case ColourBy::Vendor:
        return Chart::tr("vendor", "by which points are told apart");
    case ColourBy::Architecture:
        return Chart::tr("architecture", "by which points are told apart");
    case ColourBy::Kind:
        return Chart::tr("GPU or processor", "by which points are told apart");
    }
    return {};
}

} // namespace rig
