// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/limit_chart.h"

#include "core/charts/chart_axes.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Limits
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

QString nameOf(const PowerCurve &curve, const Catalogue &catalogue)
{
    const auto chip = catalogue.find<Chip>(curve.gpu);
    return chip ? chip->name : curve.gpu;
}

Result<ChartAxis> limitAxis(const QString &key, const std::vector<LimitAxis> &axes)
{
    const auto found = std::find_if(axes.begin(), axes.end(), [&](const LimitAxis &axis) { return axis.key == key; });
    if (found == axes.end()) {
        QStringList known;
        for (const LimitAxis &axis : axes)
            known << axis.key;
        return badInput(Limits::tr("“%1” is no figure of power limits; these are: %2.").arg(key, known.join(u", "_s)));
    }
    ChartAxis axis;
    axis.key = key;
    axis.title = found->title;
    return axis;
}

/// nullopt: the share of a rating that is not known.
std::optional<ChartPoint> pointOf(const PowerPoint &measured, const PowerCurve &curve, const Chip &chip,
                                  const ChartRequest &request)
{
    const double limit = measured.limit.value();
    ChartPoint point{chip.id, chip.name, limit, measured.speed};
    if (request.x == "limit_share"_L1) {
        if (!chip.tdp)
            return std::nullopt;
        point.x = 100 * limit / chip.tdp->value();
    }
    if (request.y == "speed_per_w"_L1)
        point.y = measured.speed / limit * curve.points.back().limit.value();
    else
        point.y *= 100;
    return point;
}

/// "NVIDIA A40: training BERT base on SQuAD, batch 24"
QString titleOf(const PowerCurve &curve, const QString &chip)
{
    const QString cards =
        curve.cards > 1 ? Limits::tr("%1, %2 cards", "GPU, count").arg(chip, QString::number(curve.cards)) : chip;
    return Limits::tr("%1: %2", "GPU: what ran").arg(cards, names::measuredWork(curve.workload));
}

void addCurve(ChartData &chart, const PowerCurve &curve, const Catalogue &catalogue, const ChartRequest &request,
              SourceTitles &titles)
{
    const auto chip = catalogue.find<Chip>(curve.gpu);
    if (!chip)
        return;
    ChartSeries series;
    series.name = titleOf(curve, chip->name);
    // Not the number among all that was measured: a dozen that are shown must differ in shape.
    series.style = static_cast<int>(chart.series.size());
    series.joined = true;
    for (const PowerPoint &measured : curve.points) {
        if (std::optional<ChartPoint> point = pointOf(measured, curve, *chip, request)) {
            point->sources[0] = titles.numberOf(curve.source);
            series.points.push_back(*std::move(point));
        }
    }
    if (!series.points.empty())
        chart.series.push_back(std::move(series));
}

QString shownOf(int shown, int training)
{
    const QString all = names::number(shown);
    if (training == shown)
        return Limits::tr("Shown: %1 measurements, all of training.").arg(all);
    if (training == 0)
        return Limits::tr("Shown: %1 measurements, all of serving.").arg(all);
    return Limits::tr("Shown: %1 measurements, %2 of them of training, the others of serving; the two are not to be "
                      "compared.")
        .arg(all, names::number(training));
}

} // namespace

std::vector<LimitAxis> limitXAxes()
{
    return {{u"limit_w"_s, Limits::tr("Power limit (W)")},
            {u"limit_share"_s, Limits::tr("Power limit (% of the rating)")}};
}

std::vector<LimitAxis> limitYAxes()
{
    return {{u"speed_share"_s, Limits::tr("Relative speed (%)")},
            {u"speed_per_w"_s, Limits::tr("Relative speed per watt of the limit")}};
}

QStringList limitGroups(const Catalogue &catalogue)
{
    QStringList names;
    for (const PowerCurve &curve : catalogue.powerCurves) {
        const QString name = nameOf(curve, catalogue);
        if (!names.contains(name))
            names << name;
    }
    names.sort(Qt::CaseInsensitive);
    return names;
}

Result<ChartData> limitChart(const Catalogue &catalogue, const ChartRequest &request)
{
    Result<ChartAxis> x = limitAxis(request.x, limitXAxes());
    if (!x)
        return tl::unexpected(x.error());
    Result<ChartAxis> y = limitAxis(request.y, limitYAxes());
    if (!y)
        return tl::unexpected(y.error());
    ChartData chart;
    chart.title = Limits::tr("Speed at each power limit");
    chart.seriesTitle = Limits::tr("Measurement", "heading");
    chart.x = *std::move(x);
    chart.x.fromZero = false; // a limit is a place, no length
    chart.y = *std::move(y);
    chart.x.cut = request.cutX;
    chart.y.cut = request.cutY;
    chart.lines = request.lines;
    SourceTitles titles(catalogue);
    int training = 0;
    for (const PowerCurve &curve : catalogue.powerCurves) {
        const bool wanted = (request.groups.isEmpty() || request.groups.contains(nameOf(curve, catalogue))) &&
                            (request.parts.isEmpty() || request.parts.contains(curve.gpu));
        if (!wanted)
            continue;
        const std::size_t before = chart.series.size();
        addCurve(chart, curve, catalogue, request, titles);
        training += chart.series.size() > before && curve.training ? 1 : 0;
    }
    chart.sources = titles.titles();
    const auto shown = static_cast<int>(chart.series.size());
    chart.captions << shownOf(shown, training)
                   << (request.y == "speed_per_w"_L1
                           ? Limits::tr("Speed per watt is 1 at the highest limit that was measured.")
                           : Limits::tr("A speed of 100 % is that at the highest limit that was measured."));
    if (!request.groups.isEmpty())
        chart.captions << Limits::tr("Chosen: %1.", "GPUs").arg(names::listed(request.groups));
    return chart;
}

} // namespace rig
