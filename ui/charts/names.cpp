// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/names.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rig::ui {

namespace {

constexpr double Cell = 3; // px: a fifth of a line of type

/// From a point to the nearest edge of a box; 0 within it.
double distanceTo(const QRectF &box, const QPointF &point)
{
    const double across = std::max({box.left() - point.x(), point.x() - box.right(), 0.0});
    const double up = std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0});
    return std::hypot(across, up);
}

} // namespace

Occupancy::Occupancy(const QRectF &area)
    : m_area(area)
    , m_columns(std::max(0, static_cast<int>(std::ceil(area.width() / Cell))))
    , m_rows(std::max(0, static_cast<int>(std::ceil(area.height() / Cell))))
    , m_taken(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0)
{
}

Occupancy::Cells Occupancy::cellsOf(const QRectF &box) const
{
    const auto column = [&](double x) { return static_cast<int>(std::floor((x - m_area.left()) / Cell)); };
    const auto row = [&](double y) { return static_cast<int>(std::floor((y - m_area.top()) / Cell)); };
    return {std::max(0, column(box.left())), std::max(0, row(box.top())), std::min(m_columns - 1, column(box.right())),
            std::min(m_rows - 1, row(box.bottom()))};
}

void Occupancy::take(const QRectF &box)
{
    const Cells cells = cellsOf(box);
    if (cells.right < cells.left)
        return;
    for (int row = cells.top; row <= cells.bottom; ++row) {
        const auto line = m_taken.begin() + static_cast<std::ptrdiff_t>(row) * m_columns;
        std::fill(line + cells.left, line + cells.right + 1, 1);
    }
}

void Occupancy::take(const QPolygonF &line)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        const int steps = static_cast<int>(piece.length() / Cell) + 1;
        for (int step = 0; step <= steps; ++step)
            take(QRectF(piece.pointAt(static_cast<double>(step) / steps), QSizeF(0, 0)));
    }
}

bool Occupancy::isFree(const QRectF &box) const
{
    if (!m_area.contains(box))
        return false;
    const Cells cells = cellsOf(box);
    for (int row = cells.top; row <= cells.bottom; ++row) {
        const auto line = m_taken.begin() + static_cast<std::ptrdiff_t>(row) * m_columns;
        if (std::any_of(line + cells.left, line + cells.right + 1, [](char taken) { return taken != 0; }))
            return false;
    }
    return true;
}

MarkPlaces::MarkPlaces(std::vector<QPointF> places) : m_places(std::move(places))
{
    std::sort(m_places.begin(), m_places.end(), [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); });
}

bool MarkPlaces::isForeign(const QRectF &box, const QPointF &own, double radius, Nearness nearness) const
{
    // As near is near enough to be misread.
    const double reach = distanceTo(box, own) + (nearness == Nearness::Clear ? radius / 2 : 0);
    auto place = std::lower_bound(m_places.begin(), m_places.end(), box.left() - reach,
                                  [](const QPointF &point, double x) { return point.x() < x; });
    for (; place != m_places.end() && place->x() <= box.right() + reach; ++place) {
        const bool covers = std::hypot(place->x() - own.x(), place->y() - own.y()) <= radius / 2;
        if (!covers && distanceTo(box, *place) < reach)
            return true;
    }
    return false;
}

std::optional<QPointF> freePlace(const Occupancy &taken, const QPointF &mark, double radius, const QSizeF &size,
                                 bool thoroughly, const MarkPlaces *marks, Nearness nearness)
{
    const double gap = radius + 3;
    const double w = size.width();
    const double h = size.height();
    const double slant = gap * 0.7;
    // Those at a slant may touch the cells of a large mark; the last four never do.
    const std::array<QPointF, 20> places{QPointF(gap, -h / 2),
                                         QPointF(-gap - w, -h / 2),
                                         QPointF(-w / 2, -gap - h),
                                         QPointF(-w / 2, gap),
                                         QPointF(slant, -slant - h),
                                         QPointF(slant, slant),
                                         QPointF(-slant - w, -slant - h),
                                         QPointF(-slant - w, slant),
                                         QPointF(-gap - w, -h * 0.85),
                                         QPointF(-w * 0.8, -gap - h),
                                         QPointF(-w * 0.2, -gap - h),
                                         QPointF(gap, -h * 0.15),
                                         QPointF(-w * 0.2, gap),
                                         QPointF(-w * 0.8, gap),
                                         QPointF(-gap - w, -h * 0.15),
                                         QPointF(gap, -h * 0.85),
                                         QPointF(gap, -gap - h),
                                         QPointF(-gap - w, -gap - h),
                                         QPointF(gap, gap),
                                         QPointF(-gap - w, gap)};
    constexpr std::ptrdiff_t Usual = 8;
    const auto end = thoroughly ? places.end() : places.begin() + Usual;
    const auto found = std::find_if(places.begin(), end, [&](const QPointF &place) {
        const QRectF box(mark + place, size);
        return taken.isFree(box) && !(marks && marks->isForeign(box, mark, radius, nearness));
    });
    return found == end ? std::nullopt : std::optional(*found);
}

} // namespace rig::ui
