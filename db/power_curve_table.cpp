// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/power_curve_table.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

SqlResult<void> writePowerPoints(const Connection &file, std::size_t number, const PowerCurve &curve)
{
    auto query = file.prepare(u"INSERT INTO power_point (curve, limit_w, speed) VALUES (:curve, :limit_w, :speed)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const PowerPoint &point : curve.points) {
        query->bindValue(u":curve"_s, static_cast<int>(number));
        query->bindValue(u":limit_w"_s, point.limit.value());
        query->bindValue(u":speed"_s, point.speed);
        if (auto ran = file.run(*query); !ran)
            return ran;
    }
    return {};
}

} // namespace

SqlResult<void> writePowerCurves(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO power_curve (number, gpu, workload, training, cards, source)"
                              " VALUES (:number, :gpu, :workload, :training, :cards, :source)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (std::size_t i = 0; i < catalogue.powerCurves.size(); ++i) {
        const PowerCurve &curve = catalogue.powerCurves[i];
        const Source *source = catalogue.source(curve.source);
        query->bindValue(u":number"_s, static_cast<int>(i));
        query->bindValue(u":gpu"_s, curve.gpu);
        query->bindValue(u":workload"_s, curve.workload);
        query->bindValue(u":training"_s, curve.training ? 1 : 0);
        query->bindValue(u":cards"_s, curve.cards);
        query->bindValue(u":source"_s, source ? source->id : u""_s);
        if (auto ran = file.run(*query); !ran)
            return ran;
        if (auto points = writePowerPoints(file, i, curve); !points)
            return points;
    }
    return {};
}

SqlResult<std::vector<PowerCurve>> readPowerCurves(const Connection &file, const Catalogue &sources)
{
    auto query = file.prepare(u"SELECT number, gpu, workload, training, cards, source, limit_w, speed FROM power_curve"
                              " JOIN power_point ON power_point.curve = power_curve.number ORDER BY number, limit_w"_s);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    std::vector<PowerCurve> curves;
    int last = -1;
    while (query->next()) {
        const int number = query->value(0).toInt();
        if (number != last)
            curves.push_back({query->value(1).toString(),
                              query->value(2).toString(),
                              query->value(3).toInt() != 0,
                              query->value(4).toInt(),
                              {},
                              sources.sourceIndex(query->value(5).toString())});
        last = number;
        curves.back().points.push_back({Watts(query->value(6).toDouble()), query->value(7).toDouble()});
    }
    return curves;
}

} // namespace rig::db
