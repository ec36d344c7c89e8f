// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_bars_layout.h"

#include "core/names/names.h"
#include "ui/widgets/type_sizes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

/// Air right of the largest thing that the scale holds.
constexpr double Headroom = 1.04;
/// A limit may take the scale to this many times the longest bar; farther away it only gets an arrow.
constexpr double FarthestLimit = 2.6;
/// Where it has, bars leave so much of the scale that it is seen to lie beyond them.
constexpr double RoomForArrow = 1.3;
constexpr double Gap = Grid / 2.0;
/// Shorter, a bar of several parts tells nothing.
constexpr double ShortestBar = 140;
/// Height of a bar at a base of 13.
constexpr double BarHeight = 18;
/// Between a bar and the figures of its limits: so far their lines stand out.
constexpr double Air = 2;

struct Pen
{
    QFontMetricsF text;
    QFontMetricsF name; ///< of shares: heavier
    QFontMetricsF caption;
    double width = 0;  ///< of everything
    double left = 0;   ///< of the scale
    double bars = 0;   ///< its width; the rest is for open ends
    double right = 0;  ///< where share and watts end
    double column = 0; ///< width of share and watts
    bool stacked = false;
    double barHeight = BarHeight;
    double full = 1;
    double y = 0;

    [[nodiscard]] double x(Watts watts) const { return left + bars * watts.value() / full; }
    [[nodiscard]] double end() const { return left + bars; }
};

/// One supply's rows, or those of the wall.
struct GroupKey
{
    bool wall = false;
    std::size_t load = 0;

    [[nodiscard]] bool holds(const PowerRow &row) const { return isAtWall(row) == wall && (wall || row.load == load); }
};

/// In the order of the rows.
std::vector<GroupKey> groupsOf(const PowerPicture &picture)
{
    std::vector<GroupKey> groups;
    for (const PowerRow &row : picture.rows) {
        if (groups.empty() || !groups.back().holds(row))
            groups.push_back({isAtWall(row), isAtWall(row) ? 0 : row.load});
    }
    return groups;
}

/// Of one group; the bars without power limits count, so that the scale stands still while one is set.
double fullScale(const PowerPicture &picture, const GroupKey &group)
{
    const std::vector<Watts> &supplies = picture.unlimited.supplies;
    double longest = group.wall                     ? picture.unlimited.wall.value()
                     : group.load < supplies.size() ? supplies[group.load].value()
                                                    : 0;
    for (const PowerRow &row : picture.rows) {
        if (group.holds(row))
            longest = std::max(longest, row.most.value());
    }
    double farthest = longest;
    for (const PowerRow &row : picture.rows) {
        for (const words::PowerMark &mark : row.marks) {
            if (group.holds(row))
                farthest = std::max(farthest, mark.watts.value() <= longest * FarthestLimit ? mark.watts.value()
                                                                                            : longest * RoomForArrow);
        }
    }
    return farthest * Headroom;
}

double signSide(const Pen &pen) { return pen.name.ascent(); }

/// Name at the left and verdict at the right of the bar, in a row of this height, or over it.
void placeWords(PowerBarsLayout::Row &placed, const PowerRow &row, double height, Pen &pen)
{
    const double line = pen.text.height();
    placed.shareText = words::shareText(row);
    const double share = placed.shareText.isEmpty() ? 0 : pen.name.horizontalAdvance(placed.shareText) + 1;
    const double need = pen.caption.horizontalAdvance(row.need) + 1;
    const double side = signSide(pen);
    if (pen.stacked) {
        const double verdict = side + Gap + share + Grid + need;
        const double room = pen.width - verdict - Grid;
        const bool below = room < pen.text.horizontalAdvance(row.draw); // the verdict gets a line of its own
        placed.nameText = pen.text.elidedText(row.draw, Qt::ElideRight, below ? pen.width : room);
        placed.name = QRectF(0, pen.y, below ? pen.width : room, line);
        pen.y += below ? line : 0;
        const double from = std::max(0.0, pen.width - verdict);
        placed.sign = QRectF(from, pen.y + (line - side) / 2, side, side);
        placed.share = QRectF(from + side + Gap, pen.y, share, line);
        placed.need = QRectF(pen.width - std::min(need, pen.width), pen.y, std::min(need, pen.width), line);
        pen.y += line + 2;
        return;
    }
    placed.nameText = row.draw;
    placed.name = QRectF(0, pen.y, pen.left - Grid, line);
    // Watts that nothing limits stand alone, beside their bar.
    const double first = placed.shareText.isEmpty() && !row.meaning ? 0 : pen.name.height();
    const double top = pen.y + (height - first - pen.caption.height()) / 2;
    placed.share = QRectF(pen.right - share, top, share, first);
    placed.sign = QRectF(placed.share.left() - Gap - side, top + (first - side) / 2, side, side);
    placed.need = QRectF(pen.right - need, top + first, need, pen.caption.height());
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
    return widest.adjusted(2, 0, -2, 0);
}

PowerBarsLayout::Segment placeSegment(std::size_t index, double left, double right, const QRectF &bar,
                                      const PowerRow &row, const PowerPicture &picture, const Pen &pen)
{
    PowerBarsLayout::Segment placed{
        static_cast<int>(index), QRectF(left, bar.top(), right - left, bar.height()), {}, {}};
    const PowerSegment &segment = row.segments[index];
    if (segment.what != PowerSegment::What::Part)
        return placed;
    const QRectF room = roomIn(placed.area, row, pen);
    const QString text = picture.parts[static_cast<std::size_t>(segment.part)].letter;
    const double width = pen.caption.horizontalAdvance(text);
    if (width > room.width())
        return placed;
    placed.text = text;
    placed.label = QRectF(room.center().x() - width / 2, room.top(), width, room.height());
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
        const double right = std::min(pen.x(to), pen.end());
        return QRectF(pen.x(from), placed.bar.top(), std::max(0.0, right - pen.x(from)), placed.bar.height());
    };
    if (row.limit && row.sure > *row.limit)
        placed.over = stretch(*row.limit, row.sure);
    if (row.doubtful && row.marks.size() == 2 && row.marks[0].watts.value() < pen.full)
        placed.doubt = stretch(row.marks[0].watts, row.marks[1].watts);
}

/// The figures of limits, from the row's top: over their lines and the bar, on which they would hide what they limit.
/// Two that would meet stand at both sides of their middle or left of it; where one would lose its line, one below.
std::vector<PowerBarsLayout::Mark> marksOf(const PowerRow &row, const Pen &pen)
{
    const double line = pen.caption.height();
    const double end = pen.stacked ? pen.width : pen.end();
    std::vector<PowerBarsLayout::Mark> marks;
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
        PowerBarsLayout::Mark mark;
        mark.index = static_cast<int>(i);
        mark.beyond = row.marks[i].watts.value() > pen.full;
        mark.x = mark.beyond ? pen.end() : pen.x(row.marks[i].watts);
        mark.text = names::watts(row.marks[i].watts) + (mark.beyond ? QStringLiteral(" →") : QString());
        const double width = pen.caption.horizontalAdvance(mark.text) + 1;
        mark.label = QRectF(std::clamp(mark.x - width / 2, 0.0, std::max(0.0, end - width)), 0, width, line);
        marks.push_back(mark);
    }
    if (marks.size() != 2 || marks[0].label.right() + Gap <= marks[1].label.left())
        return marks;
    const double second = std::min((marks[0].x + marks[1].x + Gap) / 2, end - marks[1].label.width());
    if (second - Gap < std::max(marks[0].label.width(), marks[0].x - Gap)) {
        marks[1].label.moveTop(line + pen.barHeight + 2 * Air);
        return marks;
    }
    marks[0].label.moveRight(second - Gap);
    marks[1].label.moveLeft(second);
    return marks;
}

/// Of a bar with its figures, and of the two lines of a verdict beside it.
double rowHeight(const std::vector<PowerBarsLayout::Mark> &marks, const Pen &pen)
{
    double height = 2 * pen.caption.height();
    for (const PowerBarsLayout::Mark &mark : marks)
        height = std::max({height, mark.label.bottom(), pen.caption.height() + Air + pen.barHeight + Air});
    return height;
}

PowerBarsLayout::Row placeRow(const PowerRow &row, const PowerPicture &picture, int group, Pen &pen)
{
    PowerBarsLayout::Row placed;
    placed.group = group;
    placed.marks = marksOf(row, pen);
    const double height = rowHeight(placed.marks, pen);
    placeWords(placed, row, height, pen);
    const double above = placed.marks.empty() ? (height - pen.barHeight) / 2 : pen.caption.height() + Air;
    placed.bar = QRectF(pen.left, std::round(pen.y + above), pen.bars, pen.barHeight); // dashes as strong in each row
    if (!pen.stacked)
        placed.name.moveTop(placed.bar.center().y() - placed.name.height() / 2);
    for (PowerBarsLayout::Mark &mark : placed.marks)
        mark.label.translate(0, pen.y);
    placeSegments(placed, row, picture, pen);
    placeExcess(placed, row, pen);
    // The two lines of a verdict read as one, apart from the next; where figures stand over the bar they do so anyway.
    pen.y += height + (placed.marks.empty() ? Grid : Gap);
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
    const double label = pen.caption.horizontalAdvance(names::watts(Watts(pen.full))) + 2 * Grid;
    const double step = tickStep(pen.full, pen.bars, label);
    for (double watts = 0; watts <= pen.full; watts += step) {
        const QString text = watts == 0 ? names::number(0) : names::watts(Watts(watts));
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

/// "1,600 W rated": what the lines of the group are, as its first row has them.
QString captionOf(const PowerPicture &picture, const GroupKey &group)
{
    QStringList texts;
    for (const PowerRow &row : picture.rows) {
        if (!group.holds(row))
            continue;
        for (const words::PowerMark &mark : row.marks)
            texts << mark.text;
        if (!group.wall && row.limit)
            texts << PowerBarTexts::tr("more for short peaks");
        break;
    }
    return texts.join(QStringLiteral(" · "));
}

QString titleOf(const PowerPicture &picture, const GroupKey &group)
{
    if (group.wall)
        return PowerBarTexts::tr("Wall");
    return group.load < picture.loads.size() ? picture.loads[group.load]
                                             : PowerBarTexts::tr("Supply", "what carries the machine's draw");
}

void placeGroupHead(PowerBarsLayout::Group &group, const PowerPicture &picture, const GroupKey &key, Pen &pen)
{
    group.titleText = pen.name.elidedText(titleOf(picture, key), Qt::ElideRight, pen.width);
    group.captionText = captionOf(picture, key);
    const double title = pen.name.horizontalAdvance(group.titleText) + 1;
    group.title = QRectF(0, pen.y, title, pen.name.height());
    const double beside = pen.stacked ? title + Grid : std::max(pen.left, title + Grid);
    const bool below = beside + pen.caption.horizontalAdvance(group.captionText) > pen.width; // after a long name
    const double from = below ? (pen.stacked ? 0 : pen.left) : beside;
    pen.y += below ? pen.name.height() : 0;
    const double room = std::max(0.0, pen.width - from);
    const QRectF wrapped =
        pen.caption.boundingRect(QRectF(0, 0, room, 100 * pen.caption.height()), Qt::TextWordWrap, group.captionText);
    group.caption = QRectF(from, pen.y + pen.name.ascent() - pen.caption.ascent(), room, wrapped.height());
    pen.y += std::max(pen.name.height(), group.caption.bottom() - pen.y) + Gap;
}

/// The parts, then what else the bars hold.
std::vector<PowerBarsLayout::Key> keyOf(const PowerPicture &picture)
{
    std::vector<PowerBarsLayout::Key> key;
    for (std::size_t i = 0; i < picture.parts.size(); ++i) {
        if (!picture.parts[i].inKey)
            continue;
        key.push_back({static_cast<int>(i), PowerSegment::What::Part, {}, {}, picture.parts[i].detail});
    }
    for (const PowerRow &row : picture.rows) {
        for (const PowerSegment &segment : row.segments) {
            const bool known = std::any_of(key.begin(), key.end(),
                                           [&](const PowerBarsLayout::Key &one) { return one.what == segment.what; });
            if (!known)
                key.push_back({segment.part, segment.what, {}, {}, keyText(segment.what)});
        }
    }
    if (std::any_of(picture.rows.begin(), picture.rows.end(), [](const PowerRow &row) { return row.atLeast; }))
        key.push_back({-1, PowerSegment::What::Open, {}, {}, keyText(PowerSegment::What::Open)});
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
    const std::vector<GroupKey> groups = groupsOf(picture);
    const bool any =
        std::any_of(groups.begin(), groups.end(), [&](const GroupKey &group) { return fullScale(picture, group) > 0; });
    if (width <= 0 || !any)
        return layout;
    const QFontMetricsF caption(fontFor(TextSize::Caption, base));
    Pen pen{QFontMetricsF(base), QFontMetricsF(sized(base, 1, QFont::DemiBold)), caption};
    pen.width = pen.right = width;
    // As wide as what usually stands there: the bars stand still while a limit that is set changes their figures.
    pen.column = std::max(signSide(pen) + Gap + pen.name.horizontalAdvance(QStringLiteral("100–200 %")),
                          caption.horizontalAdvance(QStringLiteral("1,000–10,000 W")));
    double name = 0;
    for (const PowerRow &row : picture.rows) {
        name = std::max(name, pen.text.horizontalAdvance(row.draw));
        const double share = signSide(pen) + Gap + pen.name.horizontalAdvance(words::shareText(row));
        pen.column = std::max({pen.column, share, pen.caption.horizontalAdvance(row.need)});
    }
    const bool open =
        std::any_of(picture.rows.begin(), picture.rows.end(), [](const PowerRow &row) { return row.atLeast; });
    const double ends = open ? caption.horizontalAdvance(u'?') + 2 * Grid : 0;
    pen.barHeight = std::round(std::min(scaled(BarHeight, base), 2 * caption.height()));
    pen.left = name + 2 * Grid;
    pen.bars = width - pen.left - pen.column - 2 * Grid - ends;
    pen.stacked = pen.bars < scaled(ShortestBar, base);
    if (pen.stacked) {
        pen.left = 0;
        pen.bars = std::max(width / 2, width - ends);
    }
    for (const GroupKey &key : groups) {
        if (std::none_of(picture.rows.begin(), picture.rows.end(), [&](const PowerRow &row) { return key.holds(row); }))
            continue;
        PowerBarsLayout::Group group;
        group.full = pen.full = std::max(1.0, fullScale(picture, key));
        placeGroupHead(group, picture, key, pen);
        group.top = pen.y;
        for (const PowerRow &row : picture.rows) {
            if (key.holds(row))
                layout.rows.push_back(placeRow(row, picture, static_cast<int>(layout.groups.size()), pen));
        }
        group.bottom = pen.y;
        group.ticks = placeTicks(pen);
        layout.groups.push_back(std::move(group));
    }
    layout.key = placeKey(picture, pen);
    layout.height = std::ceil(pen.y);
    return layout;
}

} // namespace rig::ui
