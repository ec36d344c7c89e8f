// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_bars_layout.h"

#include "core/names/names.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

/// Air right of the largest thing that the scale holds.
constexpr double Headroom = 1.04;
/// A limit may take the scale to this many times the longest bar; farther away it only gets an arrow.
constexpr double FarthestLimit = 1.8;
constexpr double Gap = Grid / 2.0;

struct Pen
{
    QFontMetricsF text;
    QFontMetricsF caption;
    double width = 0; ///< of everything
    double bars = 0;  ///< of the scale; the rest is for open ends
    double full = 1;
    double y = 0;

    [[nodiscard]] double x(Watts watts) const { return bars * watts.value() / full; }
};

double longestBar(const PowerPicture &picture)
{
    double longest = picture.unlimited.value();
    for (const PowerRow &row : picture.rows)
        longest = std::max(longest, row.most.value());
    return longest;
}

double fullScale(const PowerPicture &picture)
{
    const double longest = longestBar(picture);
    double farthest = longest;
    for (const PowerRow &row : picture.rows) {
        for (const words::PowerMark &mark : row.marks) {
            if (mark.watts.value() <= longest * FarthestLimit)
                farthest = std::max(farthest, mark.watts.value());
        }
    }
    return farthest * Headroom;
}

/// Name and verdict side by side; where they do not fit, the verdict wraps below.
void placeHeading(PowerBarsLayout::Row &placed, const PowerRow &row, Pen &pen)
{
    const QString value = row.meaning ? shapeOf(*row.meaning) + u' ' + row.value : row.value;
    const double name = pen.text.horizontalAdvance(row.name) + 1;
    const double line = pen.text.height();
    const double room = pen.width - name - 2 * Grid;
    placed.name = QRectF(0, pen.y, std::min(name, pen.width), line);
    if (pen.text.horizontalAdvance(value) <= room) {
        placed.value = QRectF(name + 2 * Grid, pen.y, room, line);
        pen.y += line + 2;
        return;
    }
    pen.y += line;
    const QRectF wrapped = pen.text.boundingRect(QRectF(0, 0, pen.width, 100 * line), Qt::TextWordWrap, value);
    placed.value = QRectF(0, pen.y, pen.width, wrapped.height());
    pen.y += wrapped.height() + 2;
}

QStringList textsFor(const PowerSegment &segment, const PowerPicture &picture)
{
    const QString watts = names::watts(segment.watts);
    switch (segment.what) {
    case PowerSegment::What::UpTo:
        return {segment.name};
    case PowerSegment::What::Peak:
    case PowerSegment::What::Loss:
    case PowerSegment::What::Other:
        return {segment.name + u' ' + watts, segment.name, u'+' + watts};
    case PowerSegment::What::Part:
        break;
    }
    const QString letter = picture.parts[static_cast<std::size_t>(segment.part)].letter;
    return {segment.name + u' ' + watts, segment.name, letter + u' ' + watts, letter};
}

/// The widest stretch of a segment that no limit's line crosses.
QRectF roomIn(const QRectF &area, const PowerRow &row, const Pen &pen)
{
    QRectF widest(area.left(), area.top(), 0, area.height());
    double left = area.left();
    const auto take = [&](double right) {
        if (right - left > widest.width())
            widest = QRectF(left, area.top(), right - left, area.height());
        left = right;
    };
    for (const words::PowerMark &mark : row.marks) {
        if (const double x = pen.x(mark.watts); x > area.left() && x < area.right())
            take(x);
    }
    take(area.right());
    return widest.adjusted(Gap, 0, -Gap, 0);
}

PowerBarsLayout::Segment placeSegment(std::size_t index, double left, double right, const QRectF &bar,
                                      const PowerRow &row, const PowerPicture &picture, const Pen &pen)
{
    PowerBarsLayout::Segment placed{
        static_cast<int>(index), QRectF(left, bar.top(), right - left, bar.height()), {}, {}};
    const QRectF room = roomIn(placed.area, row, pen);
    for (const QString &text : textsFor(row.segments[index], picture)) {
        const double width = pen.caption.horizontalAdvance(text);
        if (width > room.width())
            continue;
        placed.text = text;
        placed.label = QRectF(room.center().x() - width / 2, room.top(), width, room.height());
        break;
    }
    return placed;
}

void placeSegments(PowerBarsLayout::Row &placed, const PowerRow &row, const PowerPicture &picture, const Pen &pen)
{
    Watts from;
    for (std::size_t i = 0; i < row.segments.size(); ++i) {
        const double left = pen.x(from);
        from += row.segments[i].watts;
        placed.segments.push_back(placeSegment(i, left, pen.x(from), placed.bar, row, picture, pen));
    }
    if (row.atLeast)
        placed.open =
            QRectF(pen.x(from), placed.bar.top(), pen.caption.horizontalAdvance(u'?') + 2 * Grid, placed.bar.height());
}

void placeExcess(PowerBarsLayout::Row &placed, const PowerRow &row, const Pen &pen)
{
    const auto stretch = [&](Watts from, Watts to) {
        const double right = std::min(pen.x(to), pen.bars);
        return QRectF(pen.x(from), placed.bar.top(), std::max(0.0, right - pen.x(from)), placed.bar.height());
    };
    if (row.limit && row.sure > *row.limit)
        placed.over = stretch(*row.limit, row.sure);
    if (row.doubtful && row.marks.size() == 2 && row.marks[0].watts.value() < pen.full)
        placed.doubt = stretch(row.marks[0].watts, row.marks[1].watts);
}

/// Labels under their lines, pushed apart where they would meet; below each other where the width does not hold both.
void spreadLabels(std::vector<PowerBarsLayout::Mark> &marks, Pen &pen)
{
    const double line = pen.caption.height();
    double left = 0;
    for (PowerBarsLayout::Mark &mark : marks) {
        mark.label.moveTop(pen.y);
        mark.label.moveLeft(
            std::clamp(mark.x - mark.label.width() / 2, left, std::max(left, pen.width - mark.label.width())));
        left = mark.label.right() + 4 * Gap;
    }
    double right = pen.width;
    for (std::size_t i = marks.size(); i-- > 0;) {
        QRectF &label = marks[i].label;
        label.moveLeft(std::min(label.left(), right - label.width()));
        right = label.left() - 4 * Gap;
    }
    pen.y += line;
    if (marks.front().label.left() >= 0)
        return;
    double top = pen.y - line;
    for (PowerBarsLayout::Mark &mark : marks) {
        QRectF &label = mark.label;
        label.moveLeft(std::clamp(mark.x - label.width() / 2, 0.0, std::max(0.0, pen.width - label.width())));
        label.moveTop(top);
        top += line;
    }
    pen.y += line * static_cast<double>(marks.size() - 1);
}

void placeMarks(PowerBarsLayout::Row &placed, const PowerRow &row, Pen &pen)
{
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
        PowerBarsLayout::Mark mark;
        mark.index = static_cast<int>(i);
        mark.beyond = row.marks[i].watts.value() > pen.full;
        mark.x = mark.beyond ? pen.bars : pen.x(row.marks[i].watts);
        mark.text = mark.beyond ? row.marks[i].text + QStringLiteral(" →") : row.marks[i].text;
        mark.label = QRectF(0, 0, pen.caption.horizontalAdvance(mark.text) + 1, pen.caption.height());
        placed.marks.push_back(mark);
    }
    if (!placed.marks.empty())
        spreadLabels(placed.marks, pen);
}

PowerBarsLayout::Row placeRow(const PowerRow &row, const PowerPicture &picture, Pen &pen)
{
    PowerBarsLayout::Row placed;
    placeHeading(placed, row, pen);
    placed.bar = QRectF(0, pen.y, pen.bars, std::ceil(pen.caption.height() + Gap));
    pen.y = placed.bar.bottom() + 2;
    placeSegments(placed, row, picture, pen);
    placeExcess(placed, row, pen);
    placeMarks(placed, row, pen);
    pen.y += Gap;
    return placed;
}

/// 1, 2 or 5 times a power of ten, so wide that the labels stand apart.
double tickStep(double full, double room, double label)
{
    const double most = std::max(1.0, std::floor(room / label));
    const double least = full / most;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least)
            return factor * power;
    }
    return 10 * power;
}

std::vector<PowerBarsLayout::Tick> placeTicks(Pen &pen)
{
    std::vector<PowerBarsLayout::Tick> ticks;
    pen.y += Gap;
    const double label = pen.caption.horizontalAdvance(names::watts(Watts(pen.full))) + 2 * Grid;
    const double step = tickStep(pen.full, pen.bars, label);
    for (double watts = 0; watts <= pen.full; watts += step) {
        const QString text = names::watts(Watts(watts));
        const double width = pen.caption.horizontalAdvance(text) + 1;
        const double x = pen.x(Watts(watts));
        ticks.push_back({x,
                         QRectF(std::clamp(x - width / 2, 0.0, std::max(0.0, pen.width - width)), pen.y, width,
                                pen.caption.height()),
                         text});
    }
    pen.y += pen.caption.height() + Grid;
    return ticks;
}

/// The parts, then what else the bars hold.
std::vector<PowerBarsLayout::Key> keyOf(const PowerPicture &picture)
{
    std::vector<PowerBarsLayout::Key> key;
    for (std::size_t i = 0; i < picture.parts.size(); ++i)
        key.push_back({static_cast<int>(i), PowerSegment::What::Part, {}, {}, picture.parts[i].detail});
    for (const PowerRow &row : picture.rows) {
        for (const PowerSegment &segment : row.segments) {
            const bool known = std::any_of(key.begin(), key.end(),
                                           [&](const PowerBarsLayout::Key &one) { return one.what == segment.what; });
            if (!known)
                key.push_back({segment.part, segment.what, {}, {}, keyText(segment.what)});
        }
    }
    return key;
}

std::vector<PowerBarsLayout::Key> placeKey(const PowerPicture &picture, Pen &pen)
{
    std::vector<PowerBarsLayout::Key> key = keyOf(picture);
    const double line = pen.caption.height() + Gap;
    const double swatch = line - 2;
    double x = 0;
    for (PowerBarsLayout::Key &one : key) {
        const double most = pen.width - swatch - Gap;
        one.text = pen.caption.elidedText(one.text, Qt::ElideRight, most);
        const double width = std::min(most, pen.caption.horizontalAdvance(one.text) + 1);
        if (x > 0 && x + swatch + Gap + width > pen.width) {
            x = 0;
            pen.y += line;
        }
        one.swatch = QRectF(x, pen.y, swatch, swatch);
        one.label = QRectF(x + swatch + Gap, pen.y, width, swatch);
        x += swatch + Gap + width + 2 * Grid;
    }
    pen.y += key.empty() ? 0 : line;
    return key;
}

} // namespace

PowerBarsLayout layOutPowerBars(const PowerPicture &picture, double width, const QFont &base)
{
    PowerBarsLayout layout;
    layout.full = fullScale(picture);
    if (layout.full <= 0 || width <= 0)
        return layout;
    const QFontMetricsF caption(fontFor(TextSize::Caption, base));
    Pen pen{QFontMetricsF(base), caption, width, width, layout.full};
    const bool open =
        std::any_of(picture.rows.begin(), picture.rows.end(), [](const PowerRow &row) { return row.atLeast; });
    if (open)
        pen.bars = std::max(width / 2, width - caption.horizontalAdvance(u'?') - 2 * Grid);
    for (const PowerRow &row : picture.rows)
        layout.rows.push_back(placeRow(row, picture, pen));
    layout.ticks = placeTicks(pen);
    layout.key = placeKey(picture, pen);
    layout.height = std::ceil(pen.y);
    return layout;
}

} // namespace rig::ui
