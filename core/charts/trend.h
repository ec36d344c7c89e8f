// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace rig {

struct TrendPoint
{
    double x = 0;
    double y = 0;
};

/// What law a series follows, by ordinary least squares.
struct Trend
{
    enum class Law {
        Proportional, ///< y = slope · x
        Affine,       ///< y = offset + slope · x
        Growth        ///< ln y = offset + slope · x: the same factor each year
    };

    Law law = Law::Proportional;
    double offset = 0;
    double slope = 0;
    int count = 0;                     ///< points that it rests on
    std::optional<double> r2;          ///< 1 − residual / total sum of squares; of ln y for Growth
    std::optional<double> aiccOfOther; ///< of the law that was not chosen, where both could be tried
    std::optional<double> aicc;        ///< of the chosen one
    double low = 0;                    ///< the range of x that it rests on
    double high = 0;

    [[nodiscard]] double at(double x) const;
};

/// What is known of the axes: it bounds the laws that make sense.
enum class TrendAxes {
    Plain, ///< proportional or affine
    Years, ///< x is a date, which has no zero to be proportional to: affine
    Growth ///< x is a date and y logarithmic
};

/// From this many points on, proportional and affine are told apart by the AICc (Hurvich, Tsai 1989: residual variance
/// counted as a parameter); below it, the law with one parameter is taken.
inline constexpr int FewestForChoice = 5;
/// With fewer there is no fit.
inline constexpr int FewestForTrend = 3;

/// nullopt with fewer than three points, where the mean alone would be nearer to them than the law (R² below zero), or
/// where all x (or, for Growth, a y that is not above zero) leave nothing to fit.
[[nodiscard]] std::optional<Trend> trendOf(std::span<const TrendPoint> points, TrendAxes axes = TrendAxes::Plain);

} // namespace rig
