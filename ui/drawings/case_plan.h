// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/checks/verdict.h"

#include <QStringList>

namespace rig::ui {

/// What the case section draws, in millimetres, before anyone knows the size of the picture. The verdicts are those of
/// the checks: a collision in the drawing is a finding, and a finding about room is a collision in the drawing.

enum class CaseKind { Board, Card, Device, Supply, Cooler, Radiator };

/// Where a part is drawn.
enum class CaseGroup {
    InCase,    ///< at its place in the sections
    Guessed,   ///< in a slot of the board, and no figure tells the place of that: dashed, by the grid of ATX
    NotPlaced, ///< in no slot whose place is known
    OnCable,   ///< on a riser or a switch board
    Outside,   ///< in an enclosure of its own
    NotTold    ///< in the case, but no figure says where
};

/// What a check says about a part's room.
struct CaseTrouble
{
    enum class What {
        TooLong,
        BehindRadiator,
        PerhapsBehindRadiator,
        Overlap,
        InTheWay, ///< what Overlap is for the other of the two
        BelowCase,
        NoHolder,
        SlotTooShort,
        TooHigh,
        CableBend,
        Overhang,
        WantsSupport,
        BoardFormat,
        Standoffs,
        SupplyForm,
        SupplyBracket,
        NoRadiatorPlace,
        WiderRadiatorPlace,
        NoAir,
        TooClose
    };
    What what = What::TooLong;
    Severity severity = Severity::Blocker;
    double amount = 0;   ///< mm or slot places beyond the limit; of NoAir and TooClose the mm that are there
    ItemId other = 0;    ///< what stands in the way
    QString otherName{}; ///< "Card 2"
    double needed = 0;   ///< mm that TooClose asks for
};

struct CasePart
{
    CaseKind kind = CaseKind::Card;
    CaseGroup group = CaseGroup::InCase;
    ItemId item = 0;
    int device = -1;          ///< index in Machine::devices
    bool inSlot = false;      ///< in a slot of the board, even where the place of that is not known
    QString name{};           ///< "Card 1: GeForce RTX 3090"
    QString number{};         ///< "Card 1"; its kind where a part has no number
    std::optional<int> first; ///< slot places; 1 at the top
    int drawnAt = 1;          ///< where one that is guessed is drawn
    std::optional<int> places;
    std::optional<Millimetres> length; ///< away from the rear
    std::optional<Millimetres> height; ///< away from the board; of a supply and the board: along the slots
    std::optional<Millimetres> thickness;
    std::optional<Millimetres> gapBelow;
    std::optional<Millimetres> margin; ///< the case's limit less the figure that it limits
    std::optional<bool> longPlug;      ///< it is fed by a 16-pin plug, whose cable runs straight before it bends
    std::vector<CaseTrouble> troubles; ///< worst first
    QStringList missing;               ///< figures without which a check cannot tell
};

/// One slot place of the board.
struct CasePlace
{
    int number = 1;
    QString label; ///< of the board's slot there; empty: none
};

struct CasePlan
{
    std::vector<CasePart> parts; ///< in the order of the keys: down the board, then what has no place there
    std::vector<CasePlace> places;
    ItemId chassis = 0; ///< 0: no case is chosen
    bool hasBoard = false;
    bool boardKnown = false; ///< its sides are figures of its own and not its format's
    bool lies = false;       ///< the board lies and its cards stand: a rack or a flat desktop
    bool openFrame = false;
    bool sidePanel = false;   ///< a wall that a card can touch, as the checks hold it
    bool supplyBelow = false; ///< drawn at the bottom of the case
    std::optional<int> caseSlots;
    std::optional<int> boardPlaces;
    // From the first slot place's upper edge down, from the rear forward.
    double top = 0; ///< of board, places and cards together
    double bottom = 0;
    double boardTop = 0;
    double boardBottom = 0;
    double boardDepth = 0;
    std::optional<double> caseTop; ///< unknown with the case's sizes
    double caseAlong = 0;
    double caseDepth = 0;
    std::optional<double> lengthLimit;
    LengthBounds heightRoom; ///< from the board to the side panel; empty where no panel stands
    std::optional<double> coolerRoom;
    QStringList heads;       ///< what is not drawn, and why; whole sentences
    QStringList conventions; ///< how it is drawn where no figure says

    [[nodiscard]] int indexOf(ItemId item) const; ///< -1: not drawn
    [[nodiscard]] bool radiatorInFront() const;
};

/// Bounds that a card is drawn with while its own figure is not known: the half length of the PCIe CEM specification.
inline constexpr Millimetres HalfLengthCard{167.65};

/// Stands in the sections, be its place known or guessed.
[[nodiscard]] inline bool isInSections(const CasePart &part)
{
    return part.group == CaseGroup::InCase || part.group == CaseGroup::Guessed;
}

[[nodiscard]] CasePlan casePlan(const Situation &situation, const Verdict &verdict);

} // namespace rig::ui
