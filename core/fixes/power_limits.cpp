// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/power_limits.h"

#include "core/machine/power_curve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rig {

namespace {

constexpr double LeastShare = 0.6;
constexpr double LeastUnread = 0.7;
constexpr std::array LimitShares{0.9, 0.8, 0.7, LeastShare};
constexpr double LimitStep = 5;

std::optional<Watts> firmwareFloor(const Device &device)
{
    if (device.card->powerLimitMin)
        return *device.card->powerLimitMin;
    return device.chip ? device.chip->powerLimitMin.value : std::nullopt;
}

} // namespace

std::optional<Watts> lowestLimit(const Device &card)
{
    const std::optional<Watts> rating = ratingOf(*card.card, card.chip.get());
    if (!rating)
        return std::nullopt;
    const std::optional<Watts> floor = firmwareFloor(card);
    return floor ? std::max(*floor, *rating * LeastShare) : *rating * LeastUnread;
}

std::vector<SetPowerLimit> limitsFor(const Machine &machine, const Build &build)
{
    std::vector<const Device *> cards;
    Watts highest;
    for (const Device &device : machine.devices) {
        const Item *item = device.isCard() ? build.item(device.item) : nullptr;
        const std::optional<Watts> rating =
            item && !item->locked ? ratingOf(*device.card, device.chip.get()) : std::nullopt;
        if (!rating)
            continue;
        cards.push_back(&device);
        highest = std::max(highest, *rating);
    }
    std::vector<SetPowerLimit> limits;
    for (const double share : LimitShares) {
        const Watts limit(std::ceil(highest.value() * share / LimitStep) * LimitStep);
        SetPowerLimit edit{{}, limit};
        bool tooLow = false;
        for (const Device *card : cards) {
            if (card->power().value_or(limit) <= limit)
                continue;
            edit.items.push_back(card->item);
            tooLow = tooLow || *lowestLimit(*card) > limit;
        }
        if (!edit.items.empty() && !tooLow)
            limits.push_back(std::move(edit));
    }
    return limits;
}

} // namespace rig
