// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_arcs.h"

#include "core/words/words.h"

#include <algorithm>
#include <map>

namespace rig::ui {

namespace {

/// No more than this share of the picture goes to the arcs.
constexpr double MostOfWidth = 0.3;

struct Tracks
{
    int count = 0;
    double pitch = 0;
    bool labelled = false;
};

QString labelOf(const PeerPath &path)
{
    return path.bandwidth ? words::number(path.bandwidth->value(), 1) : QStringLiteral("?");
}

double labelWidth(const Lanes &lanes, const LaneRoom &room)
{
    double width = 0;
    for (const PeerPath &path : lanes.peers)
        width = std::max(width, room.caption.horizontalAdvance(labelOf(path)));
    return width + Grid / 2.0;
}

Tracks tracksFor(int count, const Lanes &lanes, const LaneRoom &room)
{
    if (count == 0)
        return {};
    const double wanted = labelWidth(lanes, room) + Grid;
    const double pitch = std::min(wanted, room.width * MostOfWidth / count);
    return {count, pitch, pitch >= wanted - Grid / 2.0};
}

/// As many as pass the middle, where each card above it is joined with each below.
int mostTracks(const Lanes &lanes)
{
    std::vector<int> cards;
    for (const PeerPath &path : lanes.peers) {
        cards.push_back(path.a);
        cards.push_back(path.b);
    }
    std::sort(cards.begin(), cards.end());
    const int different = static_cast<int>(std::unique(cards.begin(), cards.end()) - cards.begin());
    return different * different / 4;
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
            const double y = area.top() + area.height() * (static_cast<double>(i) + 0.5) /
                                              static_cast<double>(ports.size());
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

int rowOf(const std::vector<LaneRow> &rows, int device)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const LaneRow &row) { return row.device == device && row.connector >= 0; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

} // namespace

double arcsWidth(const Lanes &lanes, const LaneRoom &room)
{
    if (!room.paths || lanes.peers.empty())
        return 0;
    const Tracks tracks = tracksFor(mostTracks(lanes), lanes, room);
    return tracks.count * tracks.pitch + Grid;
}

std::vector<LaneArc> laneArcs(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room, double left)
{
    std::vector<LaneArc> arcs;
    if (!room.paths)
        return arcs;
    for (std::size_t i = 0; i < lanes.peers.size(); ++i) {
        const int a = rowOf(rows, lanes.peers[i].a);
        const int b = rowOf(rows, lanes.peers[i].b);
        if (a < 0 || b < 0)
            continue;
        LaneArc arc;
        arc.peer = static_cast<int>(i);
        arc.from = std::min(a, b);
        arc.to = std::max(a, b);
        arc.way = lanes.peers[i].way;
        arcs.push_back(arc);
    }
    std::stable_sort(arcs.begin(), arcs.end(),
                     [](const LaneArc &a, const LaneArc &b) { return a.to - a.from < b.to - b.from; });
    std::vector<double> starts(arcs.size());
    std::vector<double> ends(arcs.size());
    spread(arcs, rows, starts, ends);
    const Tracks tracks = tracksFor(mostTracks(lanes), lanes, room);
    std::vector<std::vector<std::pair<double, double>>> taken;
    const double high = room.caption.height();
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        LaneArc &arc = arcs[i];
        const double x = left + (takeTrack(taken, starts[i], ends[i]) + 0.5) * tracks.pitch + Grid / 2.0;
        arc.path = bracket({rows[static_cast<std::size_t>(arc.from)].area.right(), starts[i]},
                           {rows[static_cast<std::size_t>(arc.to)].area.right(), ends[i]}, x);
        if (!tracks.labelled || ends[i] - starts[i] < high)
            continue;
        arc.label = labelOf(lanes.peers[static_cast<std::size_t>(arc.peer)]);
        const double wide = room.caption.horizontalAdvance(arc.label) + Grid / 2.0;
        arc.labelArea = QRectF(x - wide / 2, freeHeight(starts[i], ends[i], high, starts, ends), wide, high);
    }
    return arcs;
}

} // namespace rig::ui
