// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/power_curve_codec.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct PowerCurveFormat
{
    Q_DECLARE_TR_FUNCTIONS(PowerCurveFormat)
};

constexpr int MostCurves = 1000;
constexpr int MostPoints = 200;
constexpr std::size_t FewestPoints = 3;

void readPoints(JsonReader &entry, PowerCurve &curve)
{
    const QJsonArray points = entry.raw().value("points"_L1).toArray();
    bool sane = points.size() <= MostPoints;
    for (const QJsonValue &value : points) {
        const QJsonArray pair = value.toArray();
        const PowerPoint point{Watts(pair.at(0).toDouble()), pair.at(1).toDouble()};
        sane = sane && pair.size() == 2 && point.limit >= Watts(10) && point.limit <= Watts(3000) && point.speed > 0 &&
               point.speed <= 1.5 && (curve.points.empty() || curve.points.back().limit < point.limit);
        curve.points.push_back(point);
    }
    if (!sane || curve.points.size() < FewestPoints)
        entry.complain("points"_L1, PowerCurveFormat::tr("must hold at least three pairs [watts, speed], by ascending "
                                                         "watts, each speed a share of the one at the highest limit."));
}

} // namespace

void readPowerCurves(JsonReader &reader, Catalogue &into)
{
    reader.objects("power_curves"_L1, MostCurves, [&](JsonReader &entry) {
        entry.only({"gpu"_L1, "workload"_L1, "kind"_L1, "cards"_L1, "points"_L1, "source"_L1});
        PowerCurve curve;
        curve.gpu = entry.text("gpu"_L1, 120);
        curve.workload = entry.text("workload"_L1);
        const QString kind = entry.text("kind"_L1);
        curve.training = kind == "training"_L1;
        if (!curve.training && kind != "serving"_L1)
            entry.complain("kind"_L1, PowerCurveFormat::tr("must be training or serving."));
        curve.cards = entry.integer("cards"_L1, 1, 64).value_or(1);
        readPoints(entry, curve);
        curve.source = into.sourceIndex(entry.text("source"_L1));
        if (curve.source == NoSource)
            entry.complain("source"_L1, PowerCurveFormat::tr("must name a source that is listed."));
        if (std::find(into.powerCurves.begin(), into.powerCurves.end(), curve) == into.powerCurves.end())
            into.powerCurves.push_back(std::move(curve));
    });
}

} // namespace rig
