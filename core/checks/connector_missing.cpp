// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/connector_missing.h"

#include "core/checks/support.h"

#include <algorithm>
#include <numeric>

namespace rig::checks::connector_missing {

namespace {

/// The first supply whose plugs are not known.
ItemId unknownSupply(const Situation &situation)
{
    const auto &supplies = situation.machine.supplies;
    const auto found =
        std::find_if(supplies.begin(), supplies.end(), [](const auto &one) { return !one.part->connectors.known(); });
    return found == supplies.end() ? supplies.front().item : found->item;
}

/// A cable that might make the plug, would one know what its ends are; null: none.
const Placed<Cable> *unknownCable(const Situation &situation)
{
    for (const auto &cable : situation.machine.cables) {
        if (!cable.part->to || (!cable.part->from && !cable.part->supplies))
            return &cable;
    }
    return nullptr;
}

Finding missing(const Situation &situation, const Feed &feed, const Device &device)
{
    if (const Placed<Cable> *cable = unknownCable(situation))
        return unknown(Id, cable->item, cable->part->to ? "from" : "to");
    Finding finding = begin(Id, Severity::Blocker);
    finding.subjects.push_back(device.item);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{Missing, std::accumulate(feed.missing.begin(), feed.missing.end(), 0)}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (situation.machine.supplies.empty())
        return;
    for (const Feed &feed : situation.assessment.power.feeds) {
        const Device &device = deviceOf(situation, feed.device);
        if (!device.card->powerConnectors)
            findings.push_back(unknown(Id, device.item, "power_connectors"));
        else if (!feed.known && !feed.needs.isEmpty())
            findings.push_back(unknown(Id, unknownSupply(situation), "connectors"));
        else if (!feed.missing.isEmpty())
            findings.push_back(missing(situation, feed, device));
        else if (feed.doubt == FeedDoubt::BoardInputs)
            findings.push_back(unknown(Id, boardItem(situation), "power_inputs"));
        else if (feed.doubt == FeedDoubt::Series)
            findings.push_back(unknown(Id, device.item, device.chip ? "series" : "gpu"));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Every power socket of a card takes a plug of its own; EPS and PCIe 8-pin plugs are keyed "
                      "differently. An adapter comes with GeForce cards of 16 pins"),
    run};

} // namespace rig::checks::connector_missing
