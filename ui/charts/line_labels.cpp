// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_scene.h"
#include "ui/charts/ticks.h"
#include "ui/charts/under_item.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

QFont labelFont(const ChartLook &look)
{
    QFont font = look.smallFont();
    font.setBold(true);
    return font;
}

std::optional<LineLabel> lineAt(const ChartLine &line, const ChartScene &scene)
{
    const ChartData &chart = scene.chart();
    const PlotMap &map = scene.map();
    const bool bars = chart.form == ChartData::Form::Bars;
    const ChartAxis &axis = line.vertical ? chart.x : chart.y;
    if ((axis.logarithmic && line.value <= 0) || (bars && line.vertical))
        return std::nullopt;
    const double at = scaled(line.value, axis);
    const bool upright = line.vertical || bars;
    if (!(upright ? map.window().x : map.window().y).contains(at))
        return std::nullopt;
    const QPointF pixel = map.toPixel({at, at});
    const QRectF &plot = map.area();
    if (upright)
        return LineLabel{{pixel.x(), plot.top(), pixel.x(), plot.bottom()}, {}, line.label};
    return LineLabel{{plot.left(), pixel.y(), plot.right(), pixel.y()}, {}, line.label};
}

bool meetsAnother(const QRectF &box, const std::vector<LineLabel> &others)
{
    return std::any_of(others.begin(), others.end(), [&](const LineLabel &other) { return other.box.intersects(box); });
}

/// Along the line from its usual end, on one side, then on the other; an empty box where all is taken.
QRectF placeFor(const LineLabel &label, const QSizeF &size, const QRectF &plot, const std::vector<LineLabel> &others)
{
    const bool upright = label.line.x1() == label.line.x2();
    const double room = upright ? plot.height() - size.height() : plot.width() - size.width();
    const double stride = upright ? size.height() : size.width();
    for (double along = 2; along <= room; along += stride) {
        const QPointF after = upright
                                  ? QPointF(label.line.x1() + 3, plot.top() + along)
                                  : QPointF(plot.right() - size.width() - along, label.line.y1() - size.height() - 2);
        const QPointF before =
            upright ? QPointF(label.line.x1() - size.width() - 3, after.y()) : QPointF(after.x(), label.line.y1() + 2);
        for (const QPointF &corner : {after, before}) {
            const QRectF box(corner, size);
            if (plot.contains(box) && !meetsAnother(box, others))
                return box;
        }
    }
    return {};
}

} // namespace

std::vector<LineLabel> lineLabels(const ChartScene &scene)
{
    const QRectF &plot = scene.map().area();
    const QFontMetricsF metrics(labelFont(scene.look()));
    std::vector<LineLabel> labels;
    for (const ChartLine &line : scene.chart().lines) {
        std::optional<LineLabel> label = lineAt(line, scene);
        if (!label)
            continue;
        label->text = metrics.elidedText(label->text, Qt::ElideRight, plot.width() / 2 - 8);
        const QSizeF size(metrics.horizontalAdvance(label->text) + 4, metrics.height());
        label->box = placeFor(*label, size, plot, labels);
        labels.push_back(*std::move(label));
    }
    return labels;
}

LineLabelsItem::LineLabelsItem(const ChartScene &scene) : m_scene(scene) { setZValue(12); }

void LineLabelsItem::moved()
{
    prepareGeometryChange();
    m_labels = lineLabels(m_scene);
    update();
}

std::vector<QRectF> LineLabelsItem::boxes() const
{
    std::vector<QRectF> all;
    for (const LineLabel &label : m_labels)
        all.push_back(label.box);
    return all;
}

QRectF LineLabelsItem::boundingRect() const { return m_scene.map().area(); }

void LineLabelsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setFont(labelFont(m_scene.look()));
    QColor behind = m_scene.look().ground;
    behind.setAlphaF(0.8F);
    for (const LineLabel &label : m_labels) {
        if (label.box.isEmpty())
            continue;
        painter->fillRect(label.box, behind);
        painter->setPen(m_scene.look().text);
        painter->drawText(label.box, Qt::AlignCenter, label.text);
    }
}

} // namespace rig::ui
