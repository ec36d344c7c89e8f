// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/bar_chart.h"

#include "core/report/marks.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr double Step = 6.2;      // mm from bar to bar
constexpr double Thickness = 3.2; // mm
constexpr double LabelWidth = 34; // mm
constexpr double ValueWidth = 40; // mm
constexpr double Space = 3;       // mm between label, bar and value
constexpr double Overhang = 0.8;  // mm of the limit's mark above and below its bar

struct BarGeometry
{
    QRectF within;
    QRectF over;
    std::optional<QRectF> limit;
};

struct LaidBar
{
    BarGeometry geometry;
    LaidText label;
    LaidText value;
    double top = 0;
};

double largestOf(const std::vector<ReportBar> &bars)
{
    double largest = 1;
    for (const ReportBar &bar : bars)
        largest = std::max({largest, bar.watts, bar.limit.value_or(0)});
    return largest;
}

BarGeometry geometryOf(const Paper &paper, const ReportBar &bar, double top, double unitsPerWatt)
{
    const double left = paper.mm(LabelWidth + Space);
    const double within = std::min(bar.watts, bar.limit.value_or(bar.watts));
    BarGeometry geometry;
    geometry.within = QRectF(left, top, within * unitsPerWatt, paper.mm(Thickness));
    geometry.over = QRectF(geometry.within.right(), top, (bar.watts - within) * unitsPerWatt, paper.mm(Thickness));
    if (bar.limit) {
        const double x = left + *bar.limit * unitsPerWatt;
        geometry.limit =
            QRectF(x - paper.mm(0.25), top - paper.mm(Overhang), paper.mm(0.5), paper.mm(Thickness + 2 * Overhang));
    }
    return geometry;
}

void paintBar(QPainter &painter, const LaidBar &bar, QPointF at, double valueLeft)
{
    const auto fill = [&](const QRectF &rect, QLatin1StringView colour) {
        if (rect.width() > 0)
            painter.fillRect(rect.translated(at), QColor(colour));
    };
    fill(bar.geometry.within, report::BarColour);
    fill(bar.geometry.over, report::OverColour);
    if (bar.geometry.limit)
        fill(*bar.geometry.limit, report::LimitColour);
    bar.label.paint(painter, at + QPointF(0, bar.top));
    bar.value.paint(painter, at + QPointF(valueLeft, bar.top));
}

} // namespace

Block barChartBlock(const Paper &paper, const std::vector<ReportBar> &bars)
{
    const double room = paper.body.width() - paper.mm(LabelWidth + ValueWidth + 2 * Space);
    const double unitsPerWatt = room / largestOf(bars);
    std::vector<LaidBar> laid;
    double top = paper.mm(1.5);
    for (const ReportBar &bar : bars) {
        LaidText label(paper, bar.label, {Paper::Type::Text, ink::text, Qt::AlignLeft}, paper.mm(LabelWidth));
        LaidText value(paper, bar.value, {Paper::Type::Text, ink::text, Qt::AlignRight}, paper.mm(ValueWidth));
        const double textTop = top + (paper.mm(Thickness) - label.height()) / 2;
        laid.push_back({geometryOf(paper, bar, top, unitsPerWatt), std::move(label), std::move(value), textTop});
        top += paper.mm(Step);
    }

    Block block;
    block.height = top;
    block.before = paper.mm(1);
    block.paint = [laid = std::move(laid), left = paper.body.width() - paper.mm(ValueWidth)](QPainter &painter,
                                                                                             QPointF at) {
        for (const LaidBar &bar : laid)
            paintBar(painter, bar, at, left);
    };
    return block;
}

} // namespace rig::ui
