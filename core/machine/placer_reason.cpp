// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/placer.h"
#include "core/machine/upstream.h"

namespace rig {

namespace {

/// An arrangement with what is true of it.
struct Scene
{
    Machine machine;
    Lanes lanes;
    Fit fit;

    Scene(const Machine &source, const std::vector<int> &connectors) : machine(source)
    {
        for (std::size_t i = 0; i < machine.devices.size(); ++i) {
            if (machine.devices[i].host < 0)
                machine.devices[i].connector = connectors[i];
        }
        lanes = assessLanes(machine);
        fit = assessFit(machine);
    }

    [[nodiscard]] const CardFit *fitOf(int device) const
    {
        for (const CardFit &card : fit.cards) {
            if (card.device == device)
                return &card;
        }
        return nullptr;
    }

    [[nodiscard]] bool works(int device) const
    {
        const Link *link = lanes.linkOf(device);
        return link && !link->dark && !link->wrongConnector;
    }
};

std::optional<PlaceReason> difference(const Scene &better, const Scene &worse, int device)
{
    PlaceReason reason;
    reason.device = device;
    reason.connector = worse.machine.devices[static_cast<std::size_t>(device)].connector;
    reason.better = better.machine.devices[static_cast<std::size_t>(device)].connector;
    if (better.works(device) && !worse.works(device)) {
        reason.kind = PlaceReason::Kind::NoLanes;
        return reason;
    }
    const CardFit *good = better.fitOf(device);
    const CardFit *bad = worse.fitOf(device);
    if (good && bad && good->overlaps.empty() && !bad->overlaps.empty()) {
        reason.kind = PlaceReason::Kind::InTheWay;
        return reason;
    }
    const Link *fast = better.lanes.linkOf(device);
    const Link *slow = worse.lanes.linkOf(device);
    if (fast && slow && fast->pcie && fast->bandwidth && !slow->bandwidth) {
        reason.kind = PlaceReason::Kind::UnknownLink;
        return reason;
    }
    if (fast && slow && fast->bandwidth && slow->bandwidth && *slow->bandwidth < *fast->bandwidth) {
        reason.worseBy = (*fast->bandwidth - *slow->bandwidth).value();
        return reason;
    }
    const auto onChipset = [](const Scene &scene, const Link *link) {
        return link && rootOf(*scene.machine.board->part, link->upstream) == FromChipset;
    };
    if (worse.machine.devices[static_cast<std::size_t>(device)].isCard() && onChipset(worse, slow) && fast &&
        !onChipset(better, fast)) {
        reason.kind = PlaceReason::Kind::BehindChipset;
        return reason;
    }
    if (good && bad && bad->gapBelow && (!good->gapBelow || *bad->gapBelow < *good->gapBelow)) {
        reason.kind = PlaceReason::Kind::LessAir;
        reason.worseBy = good->gapBelow ? (*good->gapBelow - *bad->gapBelow).value() : 0;
        return reason;
    }
    return std::nullopt;
}

} // namespace

std::optional<PlaceReason> whyWorse(const Machine &machine, const std::vector<int> &better,
                                    const std::vector<int> &worse)
{
    const Scene good(machine, better);
    const Scene bad(machine, worse);
    std::optional<PlaceReason> first;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const std::optional<PlaceReason> reason = difference(good, bad, static_cast<int>(i));
        if (reason && (!first || reason->kind < first->kind))
            first = reason;
    }
    return first;
}

} // namespace rig
