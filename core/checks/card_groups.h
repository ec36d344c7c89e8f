// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// The cards of one model: what is true of one is said of all in one sentence.
struct CardGroup
{
    const Device *first = nullptr;
    QVarLengthArray<ItemId, 4> items;
};

[[nodiscard]] std::vector<CardGroup> cardGroups(const Machine &machine);
[[nodiscard]] int cardCount(const Machine &machine);

/// A figure of a chip without which nothing can be said of its maker: the chip itself ("gpu") or its vendor; null where
/// both are known.
[[nodiscard]] const char *missingMaker(const Device &card);

[[nodiscard]] inline bool isNvidia(const Device &card)
{
    return card.chip && card.chip->vendor == QLatin1StringView("NVIDIA");
}

/// Whether a display hangs on one of the cards: the user says so, or neither processor nor board has graphics.
struct DisplayNeed
{
    enum class State { No, Yes, Unknown };
    State state = State::No;
    MissingFigure missing; ///< for Unknown
};
[[nodiscard]] DisplayNeed displayNeed(const Situation &situation);
/// The same whatever the user says: Yes where neither processor nor board has graphics, No also where one of them is
/// not chosen yet.
[[nodiscard]] DisplayNeed displayWithoutCards(const Machine &machine);

} // namespace rig::checks
