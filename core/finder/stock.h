// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/pace.h"
#include "core/prices/price.h"

#include <array>

namespace rig::finder {

/// What is chosen of a machine, in the order in which the search chooses it.
enum class Slot { Cards, Board, Processor, Case, Supply, Cooler, Memory, Drive, Fans };
inline constexpr std::size_t SlotCount = 9;
[[nodiscard]] Kind kindOf(Slot slot);

/// Several of them, a bit each.
using Slots = unsigned;
[[nodiscard]] constexpr Slots bit(Slot slot) { return 1U << unsigned(slot); }
[[nodiscard]] constexpr bool holds(Slots set, Slot slot) { return (set >> unsigned(slot)) & 1U; }

inline constexpr Slots WholeMachine = (1U << SlotCount) - 1;
/// Where the cards stand, and how they are linked, follows from these.
inline constexpr Slots ArrangingSlots = bit(Slot::Cards) | bit(Slot::Board) | bit(Slot::Processor) | bit(Slot::Case);

/// Cards that stand on riser cables instead of in slots.
struct Cabled
{
    std::shared_ptr<const Riser> riser{}; ///< one for each; null: all stand in slots
    int cards = 0;                        ///< so many of them
    int owned = 0;                        ///< of the cables
};

/// Cards that are held below their rating.
struct PowerLimit
{
    std::optional<Watts> each{}; ///< nullopt: they are not
    double share = 1;            ///< of their speed, as it was measured
};

/// One that can be chosen.
struct Option
{
    PartHandle part; ///< null: none of it (fans)
    int count = 1;
    int owned = 0; ///< of these
    /// Of all that are not owned, cables too, in hundredths of the policy's currency; of owned ones that may be sold
    /// what they would have brought: that is what it costs to use them.
    qint64 cents = 0;
    std::optional<PricePick> price{}; ///< of one
    // Of cards:
    std::shared_ptr<const Chip> chip{};
    Pace pace{};
    Cabled cabled{};
    PowerLimit limit{};
};
/// What each card of an option draws by its figures, or its limit; nullopt: not known.
[[nodiscard]] std::optional<Watts> drawOfEach(const Option &cards);

/// Why something of the catalogue takes no part.
enum class LeftOut {
    NoPrice,
    OldPrice,
    LaunchPrice,
    OtherMarket,
    NoFans,
    NoFramework,
    NoCuda,
    NoBf16,
    Vendor,
    Memory,
    Needs,
    SpeedNotKnown,
    Wish
};
/// "no-price", "old-price", …
[[nodiscard]] QLatin1StringView leftOutKey(LeftOut why);

/// All that can be chosen under a question: only parts with a price that counts, and what is owned.
struct Stock
{
    /// Per slot, the cheapest first; cards the best first, by the upper bound of their objective.
    std::array<std::vector<Option>, SlotCount> options;
    std::vector<Item> always; ///< parts of other kinds that the question asks for, and owned ones: in every machine
    qint64 alwaysCents = 0;   ///< what they cost
    qint64 saleCents = 0;     ///< what all that may be sold would bring: may be spent beside the budget
    double perWatt = 0;       ///< what a watt at the wall costs over the question's years, in the policy's currency
    std::map<LeftOut, int> leftOut; ///< cards (and numbers of them) and parts

    [[nodiscard]] const std::vector<Option> &of(Slot slot) const { return options[std::size_t(slot)]; }
    /// How many combinations there are.
    [[nodiscard]] double combinations() const;
};

/// A kind for which nothing is left has an empty list. A failure: a part that is wanted of another kind has no price.
[[nodiscard]] Result<Stock> stockFor(Paces &paces, const Catalogue &catalogue);

} // namespace rig::finder
