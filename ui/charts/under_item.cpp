// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/under_item.h"

#include "ui/charts/chart_scene.h"
#include "ui/charts/series_style.h"

#include <QPainter>

#include <array>

namespace rig::ui {

namespace {

/// Dashes of a series' trend: neighbours differ without colour, too.
QPen trendPen(const SeriesStyle &style)
{
    static const std::array<QList<qreal>, 5> patterns{QList<qreal>{6, 3}, QList<qreal>{2, 2}, QList<qreal>{9, 3, 2, 3},
                                                      QList<qreal>{4, 2, 1, 2, 1, 2}, QList<qreal>{12, 4}};
    QPen pen(style.edge, 2);
    pen.setDashPattern(patterns[static_cast<std::size_t>(style.number) % patterns.size()]);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPen penOf(const Curve &curve, const ChartLook &look)
{
    const SeriesStyle style = seriesStyle(curve.style, look.dark);
    switch (curve.kind) {
    case Curve::Kind::Joined:
        return QPen(style.edge, 1.6);
    case Curve::Kind::Trend:
        return trendPen(style);
    case Curve::Kind::Frontier:
        return QPen(look.text, 1.5);
    }
    return {};
}

} // namespace

UnderItem::UnderItem(const ChartScene &scene) : m_scene(scene) { setZValue(6); }

void UnderItem::setCurves(std::vector<Curve> curves) { m_curves = std::move(curves); }

void UnderItem::moved()
{
    prepareGeometryChange();
    update();
}

QRectF UnderItem::boundingRect() const { return m_scene.map().area().adjusted(-2, -2, 2, 2); }

std::vector<QPolygonF> UnderItem::seenOf(const Curve &curve) const
{
    const PlotMap &map = m_scene.map();
    QPolygonF line;
    for (const QPointF &at : curve.line)
        line << map.toPixel(at);
    return clipped(line, map.area());
}

std::vector<QPolygonF> UnderItem::lines() const
{
    std::vector<QPolygonF> all;
    for (const LineLabel &label : lineLabels(m_scene))
        all.push_back({label.line.p1(), label.line.p2()});
    for (const Curve &curve : m_curves) {
        for (QPolygonF &piece : seenOf(curve))
            all.push_back(std::move(piece));
    }
    return all;
}

void UnderItem::paintCurve(QPainter &painter, const Curve &curve) const
{
    painter.setPen(penOf(curve, m_scene.look()));
    for (const QPolygonF &piece : seenOf(curve))
        painter.drawPolyline(piece);
}

void UnderItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    QPen threshold(m_scene.look().text, 2);
    threshold.setDashPattern({8, 5});
    painter->setPen(threshold);
    for (const LineLabel &label : lineLabels(m_scene))
        painter->drawLine(label.line);
    for (const Curve &curve : m_curves)
        paintCurve(*painter, curve);
}

} // namespace rig::ui
