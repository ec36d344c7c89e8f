// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/fit_rules.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

std::optional<int> firstPlace(const Machine &machine, const Device &device)
{
    if (device.connector < 0 || !machine.board)
        return std::nullopt;
    const std::optional<double> position =
        machine.board->part->connectors[static_cast<std::size_t>(device.connector)].position;
    return position ? std::optional(static_cast<int>(std::lround(*position))) : std::nullopt;
}

void addOverlaps(Fit &fit, const Machine &machine)
{
    for (CardFit &card : fit.cards) {
        if (!card.first || !card.places)
            continue;
        for (std::size_t i = 0; i < machine.devices.size(); ++i) {
            const Device &other = machine.devices[i];
            const std::optional<int> place = other.isCard() ? firstPlace(machine, other) : std::nullopt;
            if (static_cast<int>(i) != card.device && place && *place > *card.first &&
                *place < *card.first + *card.places)
                card.overlaps.push_back(static_cast<int>(i));
        }
    }
}

void addGaps(Fit &fit, const Machine &machine)
{
    for (CardFit &card : fit.cards) {
        const Device &device = machine.devices[static_cast<std::size_t>(card.device)];
        if (!card.first || !card.places)
            continue;
        std::optional<int> next;
        for (const CardFit &other : fit.cards) {
            if (other.first && *other.first > *card.first)
                next = std::min(next.value_or(*other.first), *other.first);
        }
        if (!next)
            continue;
        const Millimetres thickness = device.card->thickness.valueOr(SlotPitch * *card.places);
        card.gapBelow = SlotPitch * (*next - *card.first) - thickness;
    }
}

} // namespace

std::optional<int> placesOf(const Card &card)
{
    if (card.slotCount) // the tolerance: a "3.1-slot" card stands 2 mm into the next place, a 3.5-slot one takes it
        return std::max(1, static_cast<int>(std::ceil(*card.slotCount - ThicknessTolerance / SlotPitch)));
    if (card.thickness)
        return std::max(1, static_cast<int>(std::ceil((*card.thickness - ThicknessTolerance) / SlotPitch)));
    return std::nullopt;
}

Fit assessFit(const Machine &machine)
{
    Fit fit;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Device &device = machine.devices[i];
        if (!device.isCard())
            continue;
        CardFit card;
        card.device = static_cast<int>(i);
        card.first = firstPlace(machine, device);
        card.places = placesOf(*device.card);
        if (machine.chassis && machine.chassis->part->maxCardLength && device.card->length)
            card.lengthMargin = *machine.chassis->part->maxCardLength - *device.card->length;
        if (card.first && card.places)
            fit.lastPlace = std::max(fit.lastPlace.value_or(0), *card.first + *card.places - 1);
        fit.cards.push_back(std::move(card));
    }
    addOverlaps(fit, machine);
    addGaps(fit, machine);
    return fit;
}

} // namespace rig
