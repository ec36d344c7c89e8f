// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer_text.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

ChartPrice Answer::basisOf(const ChartAxis &axis)
{
    // As namePrice() put it behind the key.
    static const QRegularExpression own(u"_own(_\\d{4})?$"_s);
    if (axis.key.contains("_market_new"_L1))
        return ChartPrice::MarketNew;
    if (axis.key.contains("_market_used"_L1))
        return ChartPrice::MarketUsed;
    return own.match(axis.key).hasMatch() ? ChartPrice::Own : ChartPrice::Launch;
}

const Metric *Answer::metricOf(const ChartAxis &axis)
{
    static const QRegularExpression basis(u"(_market_new|_market_used|_own)?(_\\d{4})?$"_s);
    const Metric *metric = findMetric(axis.key);
    return metric ? metric : findMetric(QString(axis.key).remove(basis));
}

QString Answer::atPrices(const QString &figure, const ChartAxis &axis)
{
    switch (basisOf(axis)) {
    case ChartPrice::Launch:
        return tr("%1 at launch", "FP32 per dollar").arg(figure);
    case ChartPrice::MarketNew:
        return tr("%1, new", "FP32 per dollar").arg(figure);
    case ChartPrice::MarketUsed:
        return tr("%1, used", "FP32 per dollar").arg(figure);
    case ChartPrice::Own:
        return tr("%1 by your prices", "FP32 per dollar").arg(figure);
    }
    return figure;
}

QString Answer::figureOf(const ChartAxis &axis)
{
    const Metric *metric = metricOf(axis);
    if (!axis.figure.isEmpty())
        return names::figureWithin(axis.figure);
    if (!metric)
        return axis.title;
    const QString figure = names::figureWithin(metricName(*metric));
    return metric->usesPrice() && metric->per != Per::Nothing ? atPrices(figure, axis) : figure;
}

bool Answer::isPrice(const ChartAxis &axis) { return axis.key.startsWith("price_usd"_L1); }

QString Answer::number(double value)
{
    const double size = std::abs(value);
    const int decimals = size >= 100 || size == std::floor(size)
                             ? 0
                             : std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 9);
    return names::number(value, decimals);
}

QString Answer::amount(double value, const QString &unit)
{
    return unit.isEmpty() ? number(value) : QString(number(value) + QChar(0xA0) + unit);
}

QString Answer::valueOf(double value, const ChartAxis &axis)
{
    if (axis.years)
        return QString::number(static_cast<int>(std::floor(value)));
    if (isPrice(axis))
        return names::money({std::round(value), u"USD"_s});
    const Metric *metric = metricOf(axis);
    return amount(value, metric ? metricUnit(*metric) : QString());
}

} // namespace rig
