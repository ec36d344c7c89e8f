// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/frontier.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace rig {

std::vector<bool> paretoFrontier(std::span<const FrontierPoint> points, Better x, Better y)
{
    std::vector<bool> on(points.size(), false);
    if (x == Better::Neither || y == Better::Neither)
        return on;
    const auto oriented = [](double value, Better better) { return better == Better::Higher ? value : -value; };
    const auto atX = [&](std::size_t i) { return oriented(points[i].x, x); };
    const auto atY = [&](std::size_t i) { return oriented(points[i].y, y); };

    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return atX(a) != atX(b) ? atX(a) > atX(b) : atY(a) > atY(b); });
    // From the best x on: of the points with one x only the best y may stay, and only above all that came before.
    double best = -std::numeric_limits<double>::infinity();
    for (std::size_t first = 0; first < order.size();) {
        const double top = atY(order[first]);
        std::size_t next = first;
        for (; next < order.size() && atX(order[next]) == atX(order[first]); ++next)
            on[order[next]] = top > best && atY(order[next]) == top;
        best = std::max(best, top);
        first = next;
    }
    return on;
}

} // namespace rig
