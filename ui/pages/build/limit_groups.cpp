// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/limit_groups.h"

#include <algorithm>

namespace rig::ui {

namespace {

/// The group that held a card; -1: none did, so that it may join any.
int groupOf(const std::vector<LimitGroup> &groups, const Device &device)
{
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::vector<ItemId> &items = groups[i].items;
        if (groups[i].part == device.part().id && std::find(items.begin(), items.end(), device.item) != items.end())
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

std::vector<LimitGroup> regrouped(const std::vector<LimitGroup> &before, const Machine &machine)
{
    std::vector<LimitGroup> groups;
    std::vector<int> cameFrom;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        const int origin = groupOf(before, device);
        std::size_t at = 0;
        const auto takes = [&](std::size_t i) {
            return groups[i].part == device.part().id && groups[i].limit == device.powerLimit &&
                   (origin < 0 || cameFrom[i] < 0 || cameFrom[i] == origin);
        };
        while (at < groups.size() && !takes(at))
            ++at;
        if (at == groups.size()) {
            groups.push_back({{}, device.part().id, device.powerLimit});
            cameFrom.push_back(origin);
        }
        groups[at].items.push_back(device.item);
        cameFrom[at] = std::max(cameFrom[at], origin);
    }
    return groups;
}

std::vector<LimitGroup> takenApart(const std::vector<LimitGroup> &groups, std::size_t index)
{
    std::vector<LimitGroup> apart(groups.begin(), groups.begin() + static_cast<std::ptrdiff_t>(index));
    for (const ItemId item : groups[index].items)
        apart.push_back({{item}, groups[index].part, groups[index].limit});
    apart.insert(apart.end(), groups.begin() + static_cast<std::ptrdiff_t>(index) + 1, groups.end());
    return apart;
}

std::vector<LimitGroup> joined(const std::vector<LimitGroup> &groups, std::size_t index)
{
    LimitGroup all{{}, groups[index].part, groups[index].limit};
    std::vector<LimitGroup> together;
    std::size_t place = groups.size();
    for (const LimitGroup &group : groups) {
        if (group.part != all.part) {
            together.push_back(group);
            continue;
        }
        place = std::min(place, together.size());
        all.items.insert(all.items.end(), group.items.begin(), group.items.end());
    }
    together.insert(together.begin() + static_cast<std::ptrdiff_t>(place), all);
    return together;
}

std::optional<LimitRange> limitRange(const Card &card, const Catalogue &catalogue, Work work)
{
    const auto chip = catalogue.chipOf(card);
    const std::optional<Watts> rating = ratingOf(card, chip.get());
    if (!rating || rating->value() <= 0)
        return std::nullopt;
    std::optional<Watts> lowest;
    for (const PowerCurve &curve : catalogue.powerCurves) {
        const bool suits = chip && curve.gpu == chip->id && curve.training != (work == Work::Inference);
        if (suits && !curve.points.empty() && curve.points.front().limit < *rating)
            lowest = std::min(lowest.value_or(*rating), curve.points.front().limit);
    }
    if (lowest)
        return LimitRange{*lowest, *rating, true};
    return LimitRange{*rating * LowestShare, *rating, false};
}

} // namespace rig::ui
