// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"
#include "core/finder/rules.h"
#include "core/finder/worth.h"
#include "core/machine/assessment.h"

#include <map>
#include <unordered_map>

namespace rig::finder {

inline constexpr Choice NothingChosen{-1, -1, -1, -1, -1, -1, -1, -1, -1};
/// The choice with another option of a slot.
[[nodiscard]] Choice with(Choice choice, Slot slot, int option);

/// Some slots of a choice, to be looked up.
struct ChoiceKey
{
    quint64 first = 0; ///< four slots, and then those that are left
    quint64 rest = 0;

    bool operator==(const ChoiceKey &) const = default;
};
struct ChoiceHash
{
    std::size_t operator()(const ChoiceKey &key) const
    {
        constexpr quint64 Golden = 0x9e3779b97f4a7c15ULL; // 2^64 / φ: spreads neighbours
        return static_cast<std::size_t>((key.first ^ (key.rest * Golden)) * Golden >> 7U);
    }
};
template <class T> using ByChoice = std::unordered_map<ChoiceKey, T, ChoiceHash>;
[[nodiscard]] ChoiceKey keyOf(const Choice &choice, Slots set);

/// Items of a found machine: each slot its number, then what is always there from this one on, then the cards and
/// their cables.
inline constexpr ItemId FirstOfAlways = 10;

/// A whole machine, judged as the Build page judges it.
struct Judged
{
    Document document;
    double does = 0;               ///< speed, TFLOPS or GiB
    double objective = 0;          ///< worthOf()
    const char *refused = nullptr; ///< why the question does not take it; null: it does
    int cautions = 0;
    int unknowns = 0; ///< that govern
    int notes = 0;

    [[nodiscard]] auto findings() const { return std::tuple(cautions, unknowns, notes); }
};

/// Puts choices together. The cards, and what else stands in slots, are placed first, as the Build page would place
/// them on the bare board in that case; the drive then takes the best place that is left.
class Assembly
{
public:
    /// All outlive it.
    Assembly(const Stock &stock, const Paces &paces, const Catalogue &catalogue);

    [[nodiscard]] const Option &option(Slot slot, const Choice &choice) const
    {
        return m_stock.of(slot)[std::size_t(choice[std::size_t(slot)])];
    }
    /// Only these slots of it; what stands in slots is placed where `set` holds all that decides on places.
    [[nodiscard]] Machine machine(const Choice &choice, Slots set);
    /// What is not owned of a whole machine costs, in hundredths.
    [[nodiscard]] qint64 centsOf(const Choice &choice) const;
    /// The same with all that is always there: the machine as it is bought.
    [[nodiscard]] Judged judged(const Choice &choice);
    /// The machine's file.
    [[nodiscard]] Document document(const Choice &choice);
    [[nodiscard]] Use useOf(const Option &cards) const;
    /// What places and links of cards depend on: equal for choices whose cards stand and are linked alike.
    [[nodiscard]] Choice arrangement(Choice choice);

    /// The same for what the rules on `reads` depend on.
    [[nodiscard]] Choice alike(Choice choice, Slots set, unsigned reads) const;

    /// A case of each room for such cards, the roomiest first: what goes into none of these goes into none.
    [[nodiscard]] const std::vector<int> &roomsFor(const Option &cards) const
    {
        return (cards.cabled.riser ? m_holders : m_rooms).cases;
    }
    /// Of the processors that go into this board one of each sort that it deals lanes to in its own way.
    [[nodiscard]] const std::vector<int> &processorsFor(int board);

    int assessed = 0; ///< machines and parts of machines

private:
    void readDraws();
    [[nodiscard]] int processorAlike(int board, int processor);
    [[nodiscard]] int caseAlike(const Choice &choice, int chassis);
    [[nodiscard]] Machine bare(const Choice &choice);
    [[nodiscard]] const Machine &fragment(Slot slot, int option);
    void merge(Machine &machine, const Machine &part) const;
    /// Connectors of the cards and of what else stands in slots; nullopt: there are not enough.
    [[nodiscard]] const std::optional<std::vector<int>> &places(const Choice &arrangement, const Machine &bare);
    [[nodiscard]] int placeOfDrive(const Machine &machine, const Choice &choice);

    const Stock &m_stock;
    const Paces &m_paces;
    const Catalogue &m_catalogue;
    std::array<std::vector<std::optional<Machine>>, SlotCount> m_fragments;
    Machine m_always;
    std::vector<int> m_cardsLike;     ///< the first cards that stand and are linked alike
    std::vector<int> m_processorLike; ///< the first processor with the same lanes
    /// Cases by the room that they have for cards.
    struct Rooms
    {
        std::vector<int> like;  ///< by case the first one with the same room
        std::vector<int> cases; ///< one of each, the roomiest first
    };
    template <class Text> [[nodiscard]] Rooms roomsBy(Text text) const;
    Rooms m_rooms;                                   ///< for cards in slots
    Rooms m_holders;                                 ///< for cards on cables as well
    std::unordered_map<quint64, int> m_alikeOnBoard; ///< by board and processor
    ByChoice<int> m_reaches;                         ///< by an arrangement in the roomiest case: its lowest place there
    std::map<int, std::vector<int>> m_processorsFor; ///< by board
    std::array<std::vector<int>, SlotCount> m_drawLike; ///< the first option that draws power alike
    ByChoice<std::optional<std::vector<int>>> m_places; ///< by an arrangement
};

} // namespace rig::finder
