// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot.h"

#include "ui/charts/ticks.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::ui {

namespace {

Span around(double middle, double length, const Span &whole)
{
    const double kept = std::clamp(middle, whole.low, whole.high);
    return {kept - length / 2, kept + length / 2};
}

/// Liang and Barsky, 1984: the part of a line within a rectangle; nullopt where none is.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &area)
{
    double from = 0;
    double to = 1;
    const std::array<double, 4> steps{-line.dx(), line.dx(), -line.dy(), line.dy()};
    const std::array<double, 4> room{line.x1() - area.left(), area.right() - line.x1(), line.y1() - area.top(),
                                     area.bottom() - line.y1()};
    for (std::size_t side = 0; side < steps.size(); ++side) {
        if (steps[side] == 0) {
            if (room[side] < 0)
                return std::nullopt;
            continue;
        }
        const double at = room[side] / steps[side];
        if (steps[side] < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
    }
    if (from > to)
        return std::nullopt;
    return QLineF(line.pointAt(from), line.pointAt(to));
}

} // namespace

Span zoomed(const Span &seen, const Span &whole, double factor, double share)
{
    const double length =
        std::clamp(seen.length() * factor, whole.length() * SmallestWindow, whole.length() * LargestWindow);
    const double fixed = seen.low + seen.length() * share;
    return around(fixed + length * (0.5 - share), length, whole);
}

Span panned(const Span &seen, const Span &whole, double share)
{
    return around((seen.low + seen.high) / 2 + seen.length() * share, seen.length(), whole);
}

ChartRange valuesOf(const Span &span, const ChartAxis &axis)
{
    if (axis.logarithmic)
        return {std::pow(10.0, span.low), std::pow(10.0, span.high)};
    return {span.low, span.high};
}

Span spanOf(const ChartRange &range, const ChartAxis &axis)
{
    return {scaled(range.low, axis), scaled(range.high, axis)};
}

PlotMap::PlotMap(const QRectF &area, const Window &window) : m_area(area), m_window(window)
{
    m_perX = area.width() / window.x.length();
    m_x0 = area.left() - window.x.low * m_perX;
    m_perY = area.height() / window.y.length();
    m_y0 = area.bottom() + window.y.low * m_perY;
}

std::vector<QPolygonF> clipped(const QPolygonF &line, const QRectF &area)
{
    std::vector<QPolygonF> pieces;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const std::optional<QLineF> seen = clippedLine({line[i - 1], line[i]}, area);
        if (!seen)
            continue;
        // What goes on where the last piece ended is the same piece: dashes and joins run through.
        if (pieces.empty() || pieces.back().back() != seen->p1())
            pieces.push_back(QPolygonF{seen->p1()});
        pieces.back() << seen->p2();
    }
    return pieces;
}

} // namespace rig::ui
