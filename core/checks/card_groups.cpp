// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_groups.h"

#include <QRegularExpression>

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
    if (situation.use.display)
        return {DisplayNeed::State::Yes, {}};
    return situation.use.headless ? DisplayNeed{} : displayWithoutCards(situation.machine);
}

namespace {

/// A board on a desktop chipset (B550, Z790, TRX40 …) that is not sold as a server's: it has no graphics controller of
/// its own. Of the catalogue's 23 boards that do, 22 stand on a workstation's or a server's chipset, one is
/// Supermicro's.
bool isDesktopBoard(const Board &board)
{
    static const QRegularExpression desktop(QStringLiteral("^([ABHXZ]\\d{2,3}E?|TRX40)$"));
    const bool server = board.vendor == QLatin1StringView("Supermicro") ||
                        board.vendor == QLatin1StringView("ASRock Rack") ||
                        board.name.contains(QLatin1StringView("WS"));
    return !server && board.chipset && desktop.match(*board.chipset).hasMatch();
}

} // namespace

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
    return onboard || isDesktopBoard(*machine.board->part)
               ? DisplayNeed{State::Yes, {}}
               : DisplayNeed{State::Unknown, {machine.board->item, "onboard_video"}};
}

} // namespace rig::checks
