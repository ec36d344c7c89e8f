// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/trend.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace rig {

namespace {

struct Line
{
    double offset = 0;
    double slope = 0;
    double residual = 0; ///< sum of squares
};

std::optional<Line> throughZero(std::span<const TrendPoint> points)
{
    double xx = 0;
    double xy = 0;
    for (const TrendPoint &point : points) {
        xx += point.x * point.x;
        xy += point.x * point.y;
    }
    if (xx <= 0)
        return std::nullopt;
    Line line{0, xy / xx, 0};
    for (const TrendPoint &point : points)
        line.residual += std::pow(point.y - line.slope * point.x, 2);
    return line;
}

std::optional<Line> withOffset(std::span<const TrendPoint> points)
{
    const double count = static_cast<double>(points.size());
    double meanX = 0;
    double meanY = 0;
    for (const TrendPoint &point : points) {
        meanX += point.x / count;
        meanY += point.y / count;
    }
    double xx = 0;
    double xy = 0;
    for (const TrendPoint &point : points) {
        xx += (point.x - meanX) * (point.x - meanX);
        xy += (point.x - meanX) * (point.y - meanY);
    }
    if (xx <= 0)
        return std::nullopt;
    Line line;
    line.slope = xy / xx;
    line.offset = meanY - line.slope * meanX;
    for (const TrendPoint &point : points)
        line.residual += std::pow(point.y - line.offset - line.slope * point.x, 2);
    return line;
}

double spread(std::span<const TrendPoint> points)
{
    double mean = 0;
    for (const TrendPoint &point : points)
        mean += point.y / static_cast<double>(points.size());
    double sum = 0;
    for (const TrendPoint &point : points)
        sum += (point.y - mean) * (point.y - mean);
    return sum;
}

/// `parameters` counts the variance of the residuals too. A perfect fit has no logarithm: it is bounded by what doubles
/// can tell apart, so that of two perfect fits the one with fewer parameters wins.
double aicc(double residual, double scale, std::size_t count, int parameters)
{
    const double n = static_cast<double>(count);
    const double k = parameters;
    const double least = std::max(scale * 1e-20, std::numeric_limits<double>::min());
    return n * std::log(std::max(residual, least) / n) + 2 * k + 2 * k * (k + 1) / (n - k - 1);
}

constexpr int ProportionalParameters = 2;
constexpr int AffineParameters = 3;

} // namespace

double Trend::at(double x) const
{
    const double line = offset + slope * x;
    return law == Law::Growth ? std::exp(line) : line;
}

std::optional<Trend> trendOf(std::span<const TrendPoint> points, TrendAxes axes)
{
    if (points.size() < FewestForTrend)
        return std::nullopt;
    std::vector<TrendPoint> taken(points.begin(), points.end());
    if (axes == TrendAxes::Growth) {
        for (TrendPoint &point : taken) {
            if (!(point.y > 0))
                return std::nullopt;
            point.y = std::log(point.y);
        }
    }
    const double total = spread(taken);
    double squares = 0;
    for (const TrendPoint &point : taken)
        squares += point.y * point.y;

    const std::optional<Line> affine = withOffset(taken);
    std::optional<Line> chosen = affine;
    Trend trend;
    trend.law = axes == TrendAxes::Growth ? Trend::Law::Growth : Trend::Law::Affine;
    if (axes == TrendAxes::Plain) {
        const std::optional<Line> proportional = throughZero(taken);
        if (!proportional)
            return std::nullopt;
        trend.law = Trend::Law::Proportional;
        chosen = proportional;
        if (affine && points.size() >= FewestForChoice) {
            const double one = aicc(proportional->residual, squares, points.size(), ProportionalParameters);
            const double two = aicc(affine->residual, squares, points.size(), AffineParameters);
            if (two < one) {
                trend.law = Trend::Law::Affine;
                chosen = affine;
            }
            trend.aicc = std::min(one, two);
            trend.aiccOfOther = std::max(one, two);
        }
    }
    if (!chosen)
        return std::nullopt;
    trend.offset = chosen->offset;
    trend.slope = chosen->slope;
    trend.count = static_cast<int>(points.size());
    if (total > 0)
        trend.r2 = 1 - chosen->residual / total;
    if (trend.r2 && *trend.r2 < 0)
        return std::nullopt;
    const auto [low, high] = std::minmax_element(points.begin(), points.end(),
                                                 [](const TrendPoint &a, const TrendPoint &b) { return a.x < b.x; });
    trend.low = low->x;
    trend.high = high->x;
    return trend;
}

} // namespace rig
