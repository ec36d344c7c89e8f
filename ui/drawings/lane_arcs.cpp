// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_arcs.h"

#include "core/names/names.h"

#include <algorithm>
#include <map>

namespace rig::ui {

namespace {

/// No more than this share of the picture goes to the arcs.
constexpr double MostOfWidth = 0.24;

QString labelOf(const PeerPath &path)
{
    return path.bandwidth ? names::number(path.bandwidth->value(), 1) : QStringLiteral("?");
}

double labelWidth(const Lanes &lanes, const LaneRoom &room)
{
    double width = 0;
    for (const PeerPath &path : lanes.peers)
        width = std::max(width, room.caption.horizontalAdvance(labelOf(path)));
    return width + Grid / 2.0;
}

int rowOf(const std::vector<LaneRow> &rows, int device)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const LaneRow &row) { return row.device == device && row.connector >= 0; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

/// Those that are drawn, the shortest first; without their paths.
std::vector<LaneArc> arcsToDraw(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room)
{
    std::vector<LaneArc> arcs;
    const int only = onlyCardOf(lanes, room);
    for (std::size_t i = 0; i < lanes.peers.size() && room.paths; ++i) {
        const PeerPath &path = lanes.peers[i];
        const int a = rowOf(rows, path.a);
        const int b = rowOf(rows, path.b);
        if (a < 0 || b < 0 || (only >= 0 && path.a != only && path.b != only))
            continue;
        LaneArc arc;
        arc.peer = static_cast<int>(i);
        arc.from = std::min(a, b);
        arc.to = std::max(a, b);
        arc.way = path.way;
        arcs.push_back(arc);
    }
    std::stable_sort(arcs.begin(), arcs.end(),
                     [](const LaneArc &a, const LaneArc &b) { return a.to - a.from < b.to - b.from; });
    return arcs;
}

/// Where an arc leaves its rows: those upwards in the upper half, the shorter the further out.
void spread(std::vector<LaneArc> &arcs, const std::vector<LaneRow> &rows, std::vector<double> &starts,
            std::vector<double> &ends)
{
    std::map<int, std::vector<std::pair<int, std::size_t>>> leaving; // by row: (signed length, arc)
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        leaving[arcs[i].from].emplace_back(arcs[i].to - arcs[i].from, i);
        leaving[arcs[i].to].emplace_back(arcs[i].from - arcs[i].to, i);
    }
    for (auto &[row, ports] : leaving) {
        // −1, −2, −3, 3, 2, 1: from the top of the row to its bottom.
        std::sort(ports.begin(), ports.end(), [](const auto &a, const auto &b) {
            const bool up = a.first < 0;
            return up != (b.first < 0) ? up : a.first > b.first;
        });
        const QRectF area = rows[static_cast<std::size_t>(row)].area;
        for (std::size_t i = 0; i < ports.size(); ++i) {
            const double y =
                area.top() + area.height() * (static_cast<double>(i) + 0.5) / static_cast<double>(ports.size());
            (ports[i].first > 0 ? starts : ends)[ports[i].second] = y;
        }
    }
}

/// The first track that is free between two heights.
int takeTrack(std::vector<std::vector<std::pair<double, double>>> &taken, double top, double bottom)
{
    for (std::size_t track = 0; track < taken.size(); ++track) {
        const bool meets = std::any_of(taken[track].begin(), taken[track].end(),
                                       [&](const auto &one) { return top < one.second && bottom > one.first; });
        if (meets)
            continue;
        taken[track].emplace_back(top, bottom);
        return static_cast<int>(track);
    }
    taken.push_back({{top, bottom}});
    return static_cast<int>(taken.size()) - 1;
}

/// Where a label may begin on an upright so that no arc that passes it runs through its text; the middle if there is no
/// better.
double freeHeight(double start, double end, double high, const std::vector<double> &starts,
                  const std::vector<double> &ends)
{
    const auto crossed = [&](double top) {
        const auto within = [&](double y) { return y > top && y < top + high && y != start && y != end; };
        return std::any_of(starts.begin(), starts.end(), within) || std::any_of(ends.begin(), ends.end(), within);
    };
    const double middle = (start + end - high) / 2;
    for (double aside = 0; aside < (end - start - high) / 2; aside += high / 4) {
        for (const double top : {middle - aside, middle + aside}) {
            if (!crossed(top))
                return top;
        }
    }
    return middle;
}

QPainterPath bracket(QPointF from, QPointF to, double x)
{
    const double round = std::min({static_cast<double>(Grid), (to.y() - from.y()) / 2, x - from.x()});
    QPainterPath path(from);
    path.lineTo(x - round, from.y());
    path.quadTo(x, from.y(), x, from.y() + round);
    path.lineTo(x, to.y() - round);
    path.quadTo(x, to.y(), x - round, to.y());
    path.lineTo(to);
    return path;
}

/// The track of each arc, and how many there are.
std::pair<std::vector<int>, int> tracksOf(const std::vector<LaneArc> &arcs)
{
    std::vector<std::vector<std::pair<double, double>>> taken;
    std::vector<int> tracks;
    for (const LaneArc &arc : arcs)
        tracks.push_back(takeTrack(taken, arc.from, arc.to));
    return {tracks, static_cast<int>(taken.size())};
}

/// The width of a track: as much as its label, where there is room for that.
double pitchFor(int tracks, const Lanes &lanes, const LaneRoom &room)
{
    if (tracks == 0)
        return 0;
    const bool single = onlyCardOf(lanes, room) >= 0; // then the labels stand at the rows
    const double wanted = single ? 1.5 * Grid : labelWidth(lanes, room) + Grid;
    return std::min(wanted, room.width * MostOfWidth / tracks);
}

} // namespace

int onlyCardOf(const Lanes &lanes, const LaneRoom &room)
{
    if (!room.paths || lanes.peers.size() <= FewPaths)
        return -1;
    const bool there = std::any_of(lanes.peers.begin(), lanes.peers.end(), [&](const PeerPath &path) {
        return path.a == room.pathsOf || path.b == room.pathsOf;
    });
    return there ? room.pathsOf : lanes.peers.front().a;
}

double arcsWidth(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room)
{
    const std::vector<LaneArc> arcs = arcsToDraw(rows, lanes, room);
    if (arcs.empty())
        return 0;
    const int tracks = tracksOf(arcs).second;
    const double labels = onlyCardOf(lanes, room) >= 0 ? labelWidth(lanes, room) : 0;
    return labels + tracks * pitchFor(tracks, lanes, room) + Grid;
}

std::vector<LaneArc> laneArcs(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room, double left)
{
    std::vector<LaneArc> arcs = arcsToDraw(rows, lanes, room);
    std::vector<double> starts(arcs.size());
    std::vector<double> ends(arcs.size());
    spread(arcs, rows, starts, ends);
    const auto [tracks, count] = tracksOf(arcs);
    const double pitch = pitchFor(count, lanes, room);
    const int only = onlyCardOf(lanes, room);
    const double labels = only >= 0 ? labelWidth(lanes, room) : 0;
    const double high = room.caption.height();
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        LaneArc &arc = arcs[i];
        const double x = left + labels + (tracks[i] + 0.5) * pitch + Grid / 2.0;
        const LaneRow &from = rows[static_cast<std::size_t>(arc.from)];
        const LaneRow &to = rows[static_cast<std::size_t>(arc.to)];
        arc.path = bracket({from.area.right(), starts[i]}, {to.area.right(), ends[i]}, x);
        const QString label = labelOf(lanes.peers[static_cast<std::size_t>(arc.peer)]);
        const double wide = room.caption.horizontalAdvance(label) + Grid / 2.0;
        if (only < 0 && (pitch < wide || ends[i] - starts[i] < high))
            continue;
        arc.label = label;
        const double end = from.device == only ? ends[i] : starts[i];
        arc.labelArea = only >= 0
                            ? QRectF(left + Grid / 2.0, end - high / 2, wide, high)
                            : QRectF(x - wide / 2, freeHeight(starts[i], ends[i], high, starts, ends), wide, high);
    }
    return arcs;
}

} // namespace rig::ui
