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

AxisRange linearRange(double low, double high, const ChartAxis &axis, int most)
{
    if (axis.years && high - low < 1) {
        low -= 1; // a tenth of 2020 is two centuries
        high += 1;
    } else if (high - low < Tolerance * std::max(1.0, std::abs(high))) {
        low -= std::max(1.0, std::abs(low) * 0.1);
        high += std::max(1.0, std::abs(high) * 0.1);
    }
    if (!axis.years && low > 0 && low < 0.6 * high)
        low = 0; // lengths from zero compare honestly
    double step = niceStep(high - low, most);
    if (axis.years)
        step = std::max(1.0, std::round(step));

    AxisRange range;
    const double air = (high - low) * 0.04;
    range.low = low == 0 ? 0 : low - air;
    range.high = high + air;
    for (double at = std::ceil(range.low / step - Tolerance) * step; at <= range.high + step * Tolerance; at += step)
        range.ticks.push_back({at, tickLabel(std::abs(at) < step * Tolerance ? 0 : at, step, axis)});
    return range;
}

std::vector<Tick> logTicks(double low, double high, std::span<const double> factors, int everyDecade,
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

    static constexpr std::array<double, 9> All{1, 2, 3, 4, 5, 6, 7, 8, 9};
    static constexpr std::array<double, 3> Usual{1, 2, 5};
    static constexpr std::array<double, 1> Decades{1};
    const auto fits = [&](const std::vector<Tick> &ticks) { return static_cast<int>(ticks.size()) <= most; };
    if (range.high - range.low < 1) {
        range.ticks = logTicks(range.low, range.high, All, 1, axis);
        if (fits(range.ticks))
            return range;
    }
    range.ticks = logTicks(range.low, range.high, Usual, 1, axis);
    for (int every = 1; !fits(range.ticks) && every <= 12; ++every)
        range.ticks = logTicks(range.low, range.high, Decades, every, axis);
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
