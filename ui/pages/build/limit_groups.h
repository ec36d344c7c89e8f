// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"
#include "core/machine/power_curve.h"

namespace rig::ui {

/// Cards of one model that share a slider.
struct LimitGroup
{
    std::vector<ItemId> items; ///< in the order of the machine
    QString part;
    std::optional<Watts> limit;
};

/// The groups once the machine has changed. Those that were apart stay apart, even where their limits meet: a slider
/// in a hand neither vanishes nor takes other cards along. What is new joins the cards that are like it.
[[nodiscard]] std::vector<LimitGroup> regrouped(const std::vector<LimitGroup> &before, const Machine &machine);
/// The cards of a group one by one.
[[nodiscard]] std::vector<LimitGroup> takenApart(const std::vector<LimitGroup> &groups, std::size_t index);
/// All cards of a group's model in one.
[[nodiscard]] std::vector<LimitGroup> joined(const std::vector<LimitGroup> &groups, std::size_t index);

/// From where to where a card's limit is set with a slider.
struct LimitRange
{
    Watts lowest;
    Watts rating;
    bool measured = false; ///< the lowest limit that was measured at this work; else half of the rating
};
/// nullopt where the card's rating is not known.
[[nodiscard]] std::optional<LimitRange> limitRange(const Card &card, const Catalogue &catalogue, Work work);

/// Of a card without a measurement.
inline constexpr double LowestShare = 0.5;

} // namespace rig::ui
