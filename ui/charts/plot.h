// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace rig::ui {

/// A stretch of an axis in its own scale: log10 of the values on a logarithmic one.
struct Span
{
    double low = 0;
    double high = 1;

    [[nodiscard]] double length() const { return high - low; }
    [[nodiscard]] bool contains(double at) const { return at >= low && at <= high; }
    bool operator==(const Span &) const = default;
};

/// What of both axes is seen.
struct Window
{
    Span x;
    Span y;

    bool operator==(const Window &) const = default;
};

/// How far a zoom goes: a thousandth to four times of the whole.
inline constexpr double SmallestWindow = 1e-3;
inline constexpr double LargestWindow = 4;

/// `seen` made `factor` times as long around the place `share` (0 … 1) of its length, within the limits for `whole`;
/// its middle stays within the whole, so that nobody gets lost.
[[nodiscard]] Span zoomed(const Span &seen, const Span &whole, double factor, double share);
/// `seen` moved by `share` of its length.
[[nodiscard]] Span panned(const Span &seen, const Span &whole, double share);
/// The values at both ends: the cut that shows this span.
[[nodiscard]] ChartRange valuesOf(const Span &span, const ChartAxis &axis);
[[nodiscard]] Span spanOf(const ChartRange &range, const ChartAxis &axis);

/// From the axes' scales to pixels and back; a multiplication and an addition for each, as panning maps every point.
class PlotMap
{
public:
    PlotMap() = default;
    PlotMap(const QRectF &area, const Window &window);

    [[nodiscard]] QPointF toPixel(const QPointF &at) const { return {m_x0 + at.x() * m_perX, m_y0 - at.y() * m_perY}; }
    [[nodiscard]] QPointF toScale(const QPointF &pixel) const
    {
        return {(pixel.x() - m_x0) / m_perX, (m_y0 - pixel.y()) / m_perY};
    }
    [[nodiscard]] bool shows(const QPointF &at) const
    {
        return m_window.x.contains(at.x()) && m_window.y.contains(at.y());
    }
    [[nodiscard]] const QRectF &area() const { return m_area; }
    [[nodiscard]] const Window &window() const { return m_window; }

private:
    QRectF m_area;
    Window m_window;
    double m_x0 = 0;
    double m_perX = 1;
    double m_y0 = 0;
    double m_perY = 1;
};

/// The pieces of a line that lie within a rectangle. By geometry and not by the painter, as Qt's SVG writer knows no
/// clipping.
[[nodiscard]] std::vector<QPolygonF> clipped(const QPolygonF &line, const QRectF &area);

} // namespace rig::ui
