// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_layout.h"

#include "core/names/names.h"
#include "ui/drawings/lane_arcs.h"
#include "ui/drawings/lane_boxes.h"
#include "ui/drawings/lane_rows.h"

#include <algorithm>
#include <numeric>

namespace rig::ui {

namespace {

constexpr double LostSpacing = 3.0; // between a line and the dashes of what it lost
/// A line that runs straight for so many widths of its label carries it, however narrow the whole is.
constexpr double LabelsLong = 1.5;

/// `name`: the width of the longest name of a box; `tight`: lines are short and have no labels.
LaneColumns columnsFor(int count, const LaneRoom &room, double arcs, double name, bool tight)
{
    const double em = room.text.averageCharWidth();
    const double each = room.width * (tight ? 0.3 : 0.46) / std::max(count, 2);
    LaneColumns columns;
    // "shared: 15.8 GB/s" should stand whole in a box, its name in any case.
    const double mostName = each * (tight ? 1.6 : count > 1 || !room.whole ? 0.9 : 1.3);
    columns.box = std::max(std::min(each * 0.62, 21 * em), std::min(name + 1.5 * Grid, mostName));
    columns.gap = std::min(9 * em, std::max(each - columns.box, 3.0 * Grid));
    columns.right = room.width - Grid - arcs;
    columns.rows = columns.left(count);
    // A label beside each line, once a connector's texts have room enough.
    const double label = room.caption.horizontalAdvance(QStringLiteral("5.0 x16 · 63.0 GB/s")) + 2 * Grid;
    columns.labels = !tight && columns.right - columns.rows - label >= 30 * em ? label : 0;
    columns.rows += columns.labels + (columns.labels > 0 ? 0 : Grid);
    // However narrow it is: what does not fit is cut off at the right, nothing stands over anything else.
    columns.right = std::max(columns.right, columns.rows + 12 * em);
    return columns;
}

/// Where lines leave a box: beside what they lead to where they can, else spread over its nearer end.
class Ports
{
public:
    Ports(const QRectF &box, std::vector<double> targets, double pad) : m_box(box), m_pad(pad)
    {
        std::sort(targets.begin(), targets.end());
        for (const double target : targets)
            (target < box.top() ? m_above : target > box.bottom() ? m_below : m_beside).push_back(target);
    }

    [[nodiscard]] double portOf(double target) const
    {
        if (target < m_box.top())
            return m_box.top() + m_pad * share(m_above, target);
        if (target > m_box.bottom())
            return m_box.bottom() - m_pad * (1 - share(m_below, target));
        return target;
    }

private:
    static double share(const std::vector<double> &targets, double target)
    {
        const auto place = std::lower_bound(targets.begin(), targets.end(), target) - targets.begin();
        return (static_cast<double>(place) + 0.5) / static_cast<double>(targets.size());
    }

    QRectF m_box;
    double m_pad;
    std::vector<double> m_above, m_beside, m_below;
};

/// From a box to the right: a bend within the gap, then straight.
QPainterPath wayTo(QPointF from, QPointF to, double gap)
{
    QPainterPath path(from);
    const double bent = std::min(from.x() + gap, to.x());
    if (from.y() != to.y())
        path.cubicTo({from.x() + gap / 2, from.y()}, {from.x() + gap / 2, to.y()}, {bent, to.y()});
    path.lineTo(to);
    return path;
}

/// From an adapter down its left side, then to what hangs on it.
QPainterPath wayDown(const QRectF &host, const QRectF &to, double indent)
{
    QPainterPath path({host.left() + indent / 2, host.bottom()});
    path.lineTo(host.left() + indent / 2, to.center().y());
    path.lineTo(to.left(), to.center().y());
    return path;
}

/// What a riser passes on has the look of what hangs on it.
const Link *linkShownFor(int row, const std::vector<LaneRow> &rows, const Situation &situation)
{
    const LaneRow &here = rows[static_cast<std::size_t>(row)];
    if (here.device < 0)
        return nullptr;
    const Link *own = situation.assessment.lanes.linkOf(here.device);
    if (!own || own->dark || !situation.machine.devices[static_cast<std::size_t>(here.device)].riser)
        return own;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].hostRow != row || rows[i].device < 0)
            continue;
        const Link *passed = linkShownFor(static_cast<int>(i), rows, situation);
        if (passed && !passed->dark)
            return passed;
    }
    return nullptr;
}

void showLink(LaneLine &line, const Link *link)
{
    if (!link)
        return;
    line.generation = link->generation;
    line.width = link->width;
    line.lost = lostLanes(*link) > 0;
    line.look = link->dark                   ? LaneLine::Look::Dark
                : link->pcie && !link->width ? LaneLine::Look::Unknown
                                             : LaneLine::Look::Trained;
}

QString lineLabel(const Link &link)
{
    QString text = link.generation
                       ? QStringLiteral("%1.0 x%2").arg(QString::number(*link.generation), QString::number(*link.width))
                       : QStringLiteral("x%1").arg(*link.width);
    if (link.bandwidth)
        text += QStringLiteral(" · %1 GB/s").arg(names::number(link.bandwidth->value(), 1));
    return text;
}

int strandsOf(const Uplink *uplink) { return uplink ? std::clamp(static_cast<int>(uplink->devices.size()), 1, 3) : 1; }

class Drawer
{
public:
    Drawer(const Situation &situation, const LaneRoom &room, const LaneColumns &columns, LaneLayout &layout)
        : m_situation(situation), m_room(room), m_columns(columns), m_layout(layout)
    {
    }

    void draw()
    {
        std::vector<Ports> ports;
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i)
            ports.emplace_back(m_layout.boxes[i].area, targetsOf(static_cast<int>(i)), m_room.text.height() * 0.7);
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            const LaneBox &box = m_layout.boxes[i];
            if (box.parent >= 0)
                drawUplink(static_cast<int>(i), ports[static_cast<std::size_t>(box.parent)]);
        }
        m_rates.assign(m_layout.rows.size(), false);
        for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
            const LaneRow &row = m_layout.rows[i];
            if (row.connector < 0)
                continue;
            const int box = boxOf(row.upstream);
            if (row.host >= 0)
                drawHanging(static_cast<int>(i));
            else if (box >= 0)
                drawRow(static_cast<int>(i), box, ports[static_cast<std::size_t>(box)]);
        }
    }

    [[nodiscard]] const std::vector<bool> &rates() const { return m_rates; }

private:
    [[nodiscard]] int boxOf(Upstream upstream) const
    {
        const auto found = std::find_if(m_layout.boxes.begin(), m_layout.boxes.end(),
                                        [&](const LaneBox &box) { return box.upstream == upstream; });
        return found == m_layout.boxes.end() ? -1 : static_cast<int>(found - m_layout.boxes.begin());
    }

    [[nodiscard]] std::vector<double> targetsOf(int box) const
    {
        std::vector<double> targets;
        for (const LaneRow &row : m_layout.rows) {
            if (row.connector >= 0 && row.host < 0 && boxOf(row.upstream) == box)
                targets.push_back(row.area.center().y());
        }
        for (const LaneBox &other : m_layout.boxes) {
            if (other.parent == box)
                targets.push_back(other.area.center().y());
        }
        return targets;
    }

    void drawUplink(int index, const Ports &ports)
    {
        const LaneBox &box = m_layout.boxes[static_cast<std::size_t>(index)];
        const LaneBox &parent = m_layout.boxes[static_cast<std::size_t>(box.parent)];
        const auto [generation, width] = uplinkOf(box.upstream, *m_situation.machine.board->part);
        LaneLine line;
        line.box = index;
        line.generation = generation;
        line.width = width;
        line.look = width ? LaneLine::Look::Trained : LaneLine::Look::Unknown;
        line.strands = box.uplink < 0 ? 1 : strandsOf(&m_situation.assessment.lanes.uplinks[std::size_t(box.uplink)]);
        const double y = box.area.center().y();
        const QPointF from(parent.area.right(), ports.portOf(y));
        line.path = wayTo(from, {box.area.left(), y}, m_columns.gap);
        line.label = width && generation
                         ? QStringLiteral("%1.0 x%2").arg(QString::number(*generation), QString::number(*width))
                         : QStringLiteral("?");
        placeLabel(line, index, from.y() < y - m_room.caption.height() / 2);
        m_layout.lines.push_back(line);
    }

    /// Beside the line, on the side from which it does not come; in the box where there is no room.
    void placeLabel(LaneLine &line, int index, bool fromAbove)
    {
        LaneBox &box = m_layout.boxes[static_cast<std::size_t>(index)];
        const double y = box.area.center().y();
        const double wide = m_room.caption.horizontalAdvance(line.label) + 1;
        const double high = m_room.caption.height();
        const double space = laneThickness(line.width.value_or(1)) / 2 + LostSpacing + 1;
        if (wide <= m_columns.gap - Grid / 2.0) {
            line.labelArea =
                QRectF(box.area.left() - wide - Grid / 4.0, fromAbove ? y + space : y - space - high, wide, high);
            return;
        }
        const double used = m_room.text.height() + static_cast<double>(box.lines.size() - 1) * high;
        const auto &chipset = m_situation.machine.board->part->chipset;
        const bool told = box.upstream == FromChipset && chipset && box.lines.size() > 1 && box.lines[1] == *chipset;
        if (used + high <= box.area.height() - Grid / 2.0)
            box.lines.insert(told ? 2 : 1, line.label); // a name and its model stand together
        line.label.clear();
    }

    void drawRow(int index, int boxIndex, const Ports &ports)
    {
        const LaneRow &row = m_layout.rows[static_cast<std::size_t>(index)];
        const LaneBox &box = m_layout.boxes[static_cast<std::size_t>(boxIndex)];
        const double y = row.area.center().y();
        LaneLine line;
        line.row = index;
        line.path = wayTo({box.area.right(), ports.portOf(y)}, {row.area.left(), y}, m_columns.gap);
        const Link *link = linkShownFor(index, m_layout.rows, m_situation);
        showLink(line, link);
        line.lostShift = {0, laneThickness(line.width.value_or(1)) / 2 + LostSpacing};
        line.strands = strandsOf(uplinkOfAdapter(row.device));
        const double bend = ports.portOf(y) == y ? 0 : m_columns.gap;
        if (link && link->pcie && link->width && !link->dark)
            labelRow(line, *link, row.area.left() - box.area.right() - bend);
        m_layout.lines.push_back(line);
    }

    /// Over the end of a line that runs straight for so much.
    void labelRow(LaneLine &line, const Link &link, double straight)
    {
        const QRectF &row = m_layout.rows[static_cast<std::size_t>(line.row)].area;
        const QString label = lineLabel(link);
        const double wide = m_room.caption.horizontalAdvance(label) + 1;
        if (m_columns.labels <= 0 && straight < LabelsLong * wide)
            return;
        const double high = m_room.caption.height();
        const double space = laneThickness(*link.width) / 2 + 1;
        line.label = label;
        line.labelArea = QRectF(row.left() - wide - Grid / 2.0, row.center().y() - space - high, wide, high);
        m_rates[static_cast<std::size_t>(line.row)] = true;
    }

    void drawHanging(int index)
    {
        const LaneRow &row = m_layout.rows[static_cast<std::size_t>(index)];
        LaneLine line;
        line.row = index;
        line.path = wayDown(m_layout.rows[static_cast<std::size_t>(row.hostRow)].area, row.area,
                            3 * m_room.text.averageCharWidth());
        showLink(line, linkShownFor(index, m_layout.rows, m_situation));
        const double shift = laneThickness(line.width.value_or(1)) / 2 + LostSpacing;
        line.lostShift = {-shift, shift};
        line.strands = strandsOf(uplinkOfAdapter(row.device));
        m_layout.lines.push_back(line);
    }

    /// What several devices behind a switch board share.
    [[nodiscard]] const Uplink *uplinkOfAdapter(int device) const
    {
        for (const Uplink &uplink : m_situation.assessment.lanes.uplinks) {
            if (device >= 0 && uplink.adapter == device)
                return &uplink;
        }
        return nullptr;
    }

    const Situation &m_situation;
    const LaneRoom &m_room;
    const LaneColumns &m_columns;
    LaneLayout &m_layout;
    std::vector<bool> m_rates;
};

/// Everything at its height; returns where it ends.
double place(LaneLayout &layout, const LaneColumns &columns, const LaneRoom &room)
{
    layout.notPlaced.clear();
    double bottom = placeRows(layout.rows, room, columns.rows, columns.right, Grid);
    bottom = placeBoxes(layout.boxes, layout.rows, columns, room, bottom);
    return placeUnplaced(layout, room, columns.rows, columns.right, bottom) + Grid / 2.0;
}

} // namespace

double laneThickness(int width)
{
    if (width >= 16)
        return 7;
    if (width >= 8)
        return 5;
    if (width >= 4)
        return 3;
    return width >= 2 ? 2 : 1;
}

int LaneLayout::rowAt(QPointF point) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const LaneRow &row) { return row.area.contains(point); });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

int LaneLayout::rowOfDevice(int device) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const LaneRow &row) { return row.device == device; });
    return device < 0 || found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

int LaneLayout::rowOfPlace(const QString &place) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const LaneRow &row) { return row.place == place; });
    return place.isEmpty() || found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

namespace {

LaneLayout layOut(const Situation &situation, const std::vector<Finding> &findings, const LaneRoom &room, bool tight)
{
    LaneLayout layout;
    layout.rows = laneRows(situation, room.usedOnly);
    layout.boxes = laneBoxes(situation, layout.rows, room.usedOnly);
    int count = 1;
    for (const LaneBox &box : layout.boxes)
        count = std::max(count, box.column + 1);
    const LaneColumns columns = columnsFor(count, room, arcsWidth(layout.rows, situation.assessment.lanes, room),
                                           widestName(layout.boxes, situation, room, tight), tight);
    layout.least = layout.height = place(layout, columns, room);
    LaneRoom airy = room;
    if (room.height > layout.least && !layout.rows.empty()) {
        airy.air = (room.height - layout.least) / static_cast<double>(layout.rows.size());
        layout.height = place(layout, columns, airy);
    }
    nameBoxes(layout.boxes, situation, findings, room);
    Drawer drawer(situation, room, columns, layout);
    drawer.draw();
    nameRows(layout.rows, situation, airy, drawer.rates());
    layout.pathsOf = onlyCardOf(situation.assessment.lanes, room);
    layout.arcs = laneArcs(layout.rows, situation.assessment.lanes, room, columns.right);
    return layout;
}

} // namespace

LaneLayout layOutLanes(const Situation &situation, const std::vector<Finding> &findings, const LaneRoom &room)
{
    if (!situation.machine.board)
        return {};
    LaneLayout layout = layOut(situation, findings, room, false);
    if (!room.whole || !isAnyCut(layout.rows))
        return layout;
    return layOut(situation, findings, room, true);
}

} // namespace rig::ui
