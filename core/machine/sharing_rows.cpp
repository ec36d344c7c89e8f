// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/sharing_rows.h"

#include <algorithm>

namespace rig {

namespace {

/// The group's connectors that a row gives lanes.
ConnectorMask litBy(const SharingGroup &group, const GroupRow &row)
{
    ConnectorMask lit = 0;
    for (std::size_t i = 0; i < group.connectors.size(); ++i)
        lit |= row.widths[i] > 0 ? bitOf(group.connectors[i]) : 0;
    return lit;
}

/// All connectors that one of the rows lights.
ConnectorMask litByAny(const SharingGroup &group, const GroupRows &rows)
{
    ConnectorMask lit = 0;
    for (const GroupRow *row : rows)
        lit |= litBy(group, *row);
    return lit;
}

const GroupRow *firstThatLights(const SharingGroup &group, const GroupRows &rows, ConnectorMask wanted)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const GroupRow *row) { return lights(group, *row, wanted); });
    return found == rows.end() ? nullptr : *found;
}

/// The rows that light as many of the wanted connectors as any: no other lights these and more. Of those that light the
/// same ones the first.
GroupRows widest(const SharingGroup &group, const GroupRows &rows, ConnectorMask wanted)
{
    GroupRows found;
    for (const GroupRow *row : rows) {
        const ConnectorMask lit = litBy(group, *row) & wanted;
        const auto holdsAll = [&](const GroupRow *other) { return (lit & ~litBy(group, *other)) == 0; };
        if (std::any_of(found.begin(), found.end(), holdsAll))
            continue;
        const auto isSurpassed = [&](const GroupRow *other) { return (litBy(group, *other) & wanted & ~lit) == 0; };
        found.erase(std::remove_if(found.begin(), found.end(), isSurpassed), found.end());
        found.push_back(row);
    }
    return found;
}

template <class T> std::optional<T> entryAt(const std::vector<std::optional<T>> &entries, std::size_t at)
{
    return entries.empty() ? std::nullopt : entries[at];
}

} // namespace

bool lights(const SharingGroup &group, const GroupRow &row, ConnectorMask wanted)
{
    for (std::size_t i = 0; i < group.connectors.size(); ++i) {
        if (row.widths[i] == 0 && (wanted & bitOf(group.connectors[i])) != 0)
            return false;
    }
    return true;
}

GroupRows possibleRows(const SharingGroup &group, const GroupRows &holding, ConnectorMask occupied)
{
    // The first rule falls out of the second: nothing that a row lights is dark in all.
    ConnectorMask wanted = occupied & litByAny(group, holding);
    if (const GroupRow *row = firstThatLights(group, holding, wanted))
        return {row};
    for (const int loser : group.losers) {
        wanted &= ~bitOf(loser);
        if (const GroupRow *row = firstThatLights(group, holding, wanted))
            return {row};
    }
    return widest(group, holding, wanted);
}

bool allotAlike(const GroupRows &rows, std::size_t at)
{
    return std::all_of(rows.begin(), rows.end(), [&](const GroupRow *row) {
        const GroupRow &first = *rows.front();
        return row->widths[at] == first.widths[at] && entryAt(row->generations, at) == entryAt(first.generations, at) &&
               entryAt(row->upstreams, at) == entryAt(first.upstreams, at);
    });
}

} // namespace rig
