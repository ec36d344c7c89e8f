// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ticks.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::ui {

namespace {

constexpr double Tolerance = 1e-9;

QString plainNumber(double value, int decimals) { return QLocale().toString(value, 'f', decimals); }

int decimalsFor(double step) { return step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - Tolerance)); }

QString tickLabel(double value, double step, const ChartAxis &axis)
{
    if (axis.years)
        return QString::number(static_cast<int>(std::lround(value)));
    // Beyond these, digits alone would not tell neighbours apart, or not fit.
    if (value != 0 && (std::abs(value) < 1e-6 || std::abs(value) >= 1e12))
        return QLocale().toString(value, 'g', 6);
    return plainNumber(value, std::min(decimalsFor(step), 9));
}

double niceStep(double span, int most)
{
    const double raw = span / std::max(most, 1);
    const double decade = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= raw * (1 - Tolerance))
            return factor * decade;
    }
    return 10 * decade;
}

/// Steps of one, three or six months, labelled "2020-07".
std::vector<Tick> monthTicks(double low, double high, int most)
{
    int step = 1;
    for (const int longer : {3, 6, 12}) {
        if ((high - low) * 12 / step > most)
            step = longer;
    }
    std::vector<Tick> ticks;
    const auto first = static_cast<long>(std::ceil(low * 12 / step - Tolerance));
    for (long at = first; at * step <= high * 12 + Tolerance; ++at) {
        const long month = at * step;
        const long year = static_cast<long>(std::floor(static_cast<double>(month) / 12));
        ticks.push_back({static_cast<double>(month) / 12,
                         QStringLiteral("%1-%2").arg(QString::number(year),
                                                     QString::number(month - year * 12 + 1).rightJustified(2, u'0'))});
    }
    return ticks;
}

double stepFor(double span, const ChartAxis &axis, int most)
{
    const double step = niceStep(span, most);
    return axis.years ? std::max(1.0, std::round(step)) : step;
}

std::vector<Tick> linearTicks(double low, double high, const ChartAxis &axis, double step)
{
    const auto first = static_cast<long long>(std::ceil(low / step - Tolerance));
    std::vector<Tick> ticks;
    for (long long i = first; static_cast<double>(i) * step <= high + step * Tolerance; ++i)
        ticks.push_back({static_cast<double>(i) * step, tickLabel(static_cast<double>(i) * step, step, axis)});
    return ticks;
}

std::vector<Tick> decadeTicks(double low, double high, std::span<const double> factors, int everyDecade,
                              const ChartAxis &axis)
{
    std::vector<Tick> ticks;
    const int first = static_cast<int>(std::floor(low)) - 1;
    for (int decade = first; decade <= static_cast<int>(std::ceil(high)); ++decade) {
        if (everyDecade > 1 && decade % everyDecade != 0)
            continue;
        for (const double factor : factors) {
            const double position = decade + std::log10(factor);
            if (position < low - Tolerance || position > high + Tolerance)
                continue;
            const double value = factor * std::pow(10.0, decade);
            ticks.push_back({position, tickLabel(value, std::pow(10.0, decade), axis)});
        }
    }
    return ticks;
}

/// Within so little that hardly a round number of a decade lies in it: even steps of the value, at their places.
std::vector<Tick> fineLogTicks(double low, double high, const ChartAxis &axis, int most)
{
    const double from = std::pow(10.0, low);
    const double to = std::pow(10.0, high);
    std::vector<Tick> ticks = linearTicks(from, to, axis, stepFor(to - from, axis, most));
    std::erase_if(ticks, [&](const Tick &tick) { return tick.position <= from * 0.01; });
    for (Tick &tick : ticks)
        tick.position = std::log10(tick.position);
    return ticks;
}

std::vector<Tick> logTicks(double low, double high, const ChartAxis &axis, int most)
{
    static constexpr std::array<double, 9> All{1, 2, 3, 4, 5, 6, 7, 8, 9};
    static constexpr std::array<double, 3> Usual{1, 2, 5};
    static constexpr std::array<double, 1> Decades{1};
    const auto count = [&](std::span<const double> factors, int every) {
        return static_cast<int>(decadeTicks(low, high, factors, every, axis).size());
    };
    if (high - low < 1) {
        if (count(All, 1) < 3)
            return fineLogTicks(low, high, axis, most);
        if (count(All, 1) <= most)
            return decadeTicks(low, high, All, 1, axis);
    }
    if (count(Usual, 1) <= most)
        return decadeTicks(low, high, Usual, 1, axis);
    int every = 1;
    while (count(Decades, every) > most && every < 12)
        ++every;
    return decadeTicks(low, high, Decades, every, axis);
}

AxisRange linearRange(double low, double high, const ChartAxis &axis, int most)
{
    if (axis.years && high - low < 1) {
        low -= 1; // a tenth of 2020 is two centuries
        high += 1;
    } else if (high - low < Tolerance * std::max(1.0, std::abs(high))) {
        low -= std::max(1.0, std::abs(low) * 0.1);
        high += std::max(1.0, std::abs(high) * 0.1);
    }
    if (!axis.years && axis.fromZero && low > 0 && low < 0.6 * high)
        low = 0; // lengths from zero compare honestly
    AxisRange range;
    const double air = (high - low) * 0.04;
    range.low = low == 0 ? 0 : low - air;
    range.high = high + air;
    range.ticks = linearTicks(range.low, range.high, axis, stepFor(high - low, axis, most));
    return range;
}

AxisRange logRange(double low, double high, const ChartAxis &axis, int most)
{
    if (high - low < 0.05) {
        low -= 0.15;
        high += 0.15;
    }
    AxisRange range;
    const double air = (high - low) * 0.04;
    range.low = low - air;
    range.high = high + air;
    range.ticks = logTicks(range.low, range.high, axis, most);
    return range;
}

} // namespace

double scaled(double value, const ChartAxis &axis) { return axis.logarithmic ? std::log10(value) : value; }

AxisRange axisRange(double low, double high, const ChartAxis &axis, int most)
{
    if (axis.logarithmic)
        return logRange(std::log10(low), std::log10(high), axis, most);
    return linearRange(low, high, axis, most);
}

std::vector<Tick> ticksWithin(double low, double high, const ChartAxis &axis, int most)
{
    if (axis.logarithmic)
        return logTicks(low, high, axis, most);
    if (axis.years && high - low < 3)
        return monthTicks(low, high, most);
    return linearTicks(low, high, axis, stepFor(high - low, axis, most));
}

QString axisValue(double value, const ChartAxis &axis)
{
    if (axis.years) {
        const int year = static_cast<int>(std::floor(value));
        const QDate first(year, 1, 1);
        const QDate date = first.addDays(std::lround((value - year) * first.daysInYear()));
        return date.toString(Qt::ISODate);
    }
    const double size = std::abs(value);
    if (size >= 100 || size == std::floor(size))
        return plainNumber(value, 0);
    // Three digits that count, however small the value.
    const int decimals = size > 0 ? std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 9) : 0;
    return plainNumber(value, decimals);
}

} // namespace rig::ui
