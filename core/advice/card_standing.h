// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"
#include "core/build/build.h"
#include "core/search/part_filters.h"

namespace rig::advice {

/// Each limit that a card brings into a machine leaves it so much of its score: a weight of our own.
inline constexpr double KeptOfALimit = 0.9;

/// How a card stands among all for who puts it into a machine: what one who knows would name first.
struct CardStanding
{
    /// The best first.
    enum class Place {
        Named,    ///< nothing holds it back
        Held,     ///< another would be named first: less memory than is usual, or dearer
        Apart,    ///< written for something else: no CUDA, another market, no room for so many
        Doubtful, ///< no maker's list names it, no price of today, a figure that counts is not known
        NotRun    ///< no framework of today runs on it, or it may not be sold there
    };
    Place place = Place::Doubtful;
    std::optional<double> score{}; ///< of offersFor(), at the price of this card; nullopt: not known
    QString care{};                ///< what one should know before one buys it: "by ROCm, not CUDA"; empty: nothing
};

/// What one should know of a GPU before one buys a card with it, whatever for: "▲ old versions of frameworks only", "by
/// ROCm, not CUDA"; empty: what is written today runs on it.
[[nodiscard]] QString careFor(const Chip &chip);
/// How far down it stands for that: 0 nothing, 1 no CUDA, or modified by a workshop, 2 no list names it, 3 nothing of
/// today runs on it.
[[nodiscard]] int careRank(const Chip &chip);

/// What a card is asked for that goes into this machine: the memory that its works need, else that of its other cards,
/// as the one with less sets the pace; room for so many beside each other; used ones unless the policy asks for new.
[[nodiscard]] Question questionFor(const Document &machine, const Catalogue &catalogue);
/// The same, narrowed as the list is in which one chooses: vendor, memory at least, price at most.
[[nodiscard]] Question narrowed(Question question, const std::vector<PartCondition> &conditions,
                                const Catalogue &catalogue);

/// Of all cards of the catalogue, by id.
[[nodiscard]] QHash<QString, CardStanding> cardStandings(const Question &question, const Library &regions,
                                                         const Catalogue &catalogue);

} // namespace rig::advice
