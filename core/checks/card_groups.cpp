// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_groups.h"

#include <algorithm>

namespace rig::checks {

std::vector<CardGroup> cardGroups(const Machine &machine)
{
    std::vector<CardGroup> groups;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const CardGroup &group) { return group.first->card == device.card; });
        if (same == groups.end())
            groups.push_back({&device, {device.item}});
        else
            same->items.push_back(device.item);
    }
    return groups;
}

int cardCount(const Machine &machine)
{
    return static_cast<int>(std::count_if(machine.devices.begin(), machine.devices.end(),
                                          [](const Device &device) { return device.isCard(); }));
}

const char *missingMaker(const Device &card)
{
    if (!card.chip)
        return "gpu";
    return card.chip->vendor.isEmpty() ? "vendor" : nullptr;
}

DisplayNeed displayNeed(const Situation &situation)
{
    return situation.use.display ? DisplayNeed{DisplayNeed::State::Yes, {}} : displayWithoutCards(situation.machine);
}

DisplayNeed displayWithoutCards(const Machine &machine)
{
    using State = DisplayNeed::State;
    if (!machine.board || machine.processors.empty())
        return {}; // platform.incomplete asks for them
    const Figure<bool> &onboard = machine.board->part->onboardVideo;
    if (onboard.valueOr(false))
        return {};
    const Placed<Processor> *unknown = nullptr;
    for (const auto &processor : machine.processors) {
        if (processor.part->igpu.valueOr(false))
            return {};
        if (!processor.part->igpu && !unknown)
            unknown = &processor;
    }
    if (unknown)
        return {State::Unknown, {unknown->item, "igpu"}};
    return onboard ? DisplayNeed{State::Yes, {}} : DisplayNeed{State::Unknown, {machine.board->item, "onboard_video"}};
}

} // namespace rig::checks
