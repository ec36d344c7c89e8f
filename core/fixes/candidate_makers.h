// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"

#include <QSet>

#include <utility>

namespace rig {

/// Private to candidatesFor(): makes the edits that might mend a finding, a function for each sort. Places and settings
/// stand in candidates.cpp, what feeds and cools the machine in candidate_power.cpp, all other parts in
/// candidate_parts.cpp.
class Candidates
{
public:
    /// All of these outlive it.
    Candidates(const Finding &finding, const Document &document, const Machine &machine, const Catalogue &catalogue)
        : m_finding(finding), m_document(document), m_catalogue(catalogue), m_machine(machine)
    {
        for (const Item &item : document.build.items) {
            if (item.locked && !item.connector.isEmpty())
                m_lockedPlaces.insert(item.connector);
        }
    }

    /// A list of more would hardly be tried: the makers stop there.
    static constexpr std::size_t MostOfASort = 4000;
    [[nodiscard]] bool isFull() const { return m_edits.size() >= MostOfASort; }
    /// What was made since the last call.
    std::vector<Edit> take() { return std::exchange(m_edits, {}); }

    /// The devices concerned, and those that took their lanes, into every other connector; all at once into the best.
    void moves();
    void settings();
    /// Giving up what the user said of which supply feeds what.
    void divisions();
    /// Taking out what is one too many.
    void removal();

    void supplies();
    void powerLimits();
    void circuits();
    /// Adapters and cables, but none from SATA or Molex plugs: those melt under a card.
    void cables();
    void coolers();
    void fans();

    /// Every board that takes the processor.
    void boards();
    /// Every other processor for the board that is no weaker than the old one.
    void processors();
    /// Where the money is the question.
    void anyProcessor();
    void cases();
    void risers() { replacements(Kind::Riser); }
    void bridges() { replacements(Kind::Bridge); }
    /// Kits of the board's type and other numbers of them, with no less memory than was chosen.
    void memory();
    /// Less of it too, where it is too much for the board.
    void lessMemory();
    /// A kit of two modules with no less memory than the one of more.
    void fewerModules();
    /// What a machine that is whole otherwise was left without.
    void missingPart();
    /// The cards concerned in another build of the same chip: one with a blower.
    void sameChip();
    /// Cards of other chips in the place of those concerned, none with less memory or fewer FLOPS, or without CUDA in
    /// the place of one that has it. None where the trouble is each card's own and they are several: one edit leaves
    /// it to the others.
    void otherCards();
    void networks();
    void drives();
    /// One more drive on a SATA cable.
    void cabledDrives();

private:
    template <class Wanted> void kits(Wanted wanted);
    template <class Wanted> void replaceCards(Wanted wanted);
    /// Every other part of this kind that is wanted in the place of the item's.
    template <class T, class Wanted> void replace(Kind kind, Wanted wanted)
    {
        for (const Item *item : replaceable(kind)) {
            const auto old = m_catalogue.find<T>(item->part);
            for (const PartHandle &part : m_catalogue.parts(kind)) {
                if (!isFull() && part->id != item->part && wanted(static_cast<const T &>(*part), old.get()))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }
    void replacements(Kind kind);
    void add(const Part &part, int count);
    void move(ItemId id);
    [[nodiscard]] bool hasPlugsOfToday(const Supply &supply) const;
    /// The items of a kind that may be exchanged: neither locked nor there already.
    [[nodiscard]] std::vector<const Item *> replaceable(Kind kind) const;
    /// Whether the user says which supply feeds what.
    [[nodiscard]] bool isChosen() const;
    [[nodiscard]] bool isSubject(ItemId item) const;

    const Finding &m_finding;
    const Document &m_document;
    const Catalogue &m_catalogue;
    const Machine &m_machine;
    QSet<QString> m_lockedPlaces; ///< connectors whose occupants stay
    std::vector<Edit> m_edits;
};

} // namespace rig
