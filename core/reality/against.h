// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/reality/build_of.h"

#include <cmath>

namespace rig::reality {

/// A plan held against what a machine says of itself.
enum class RealVerdict {
    AsPlanned,
    Idle,
    LostLanes,
    LostGeneration,
    Divided,  ///< its link is no worse than planned, but MIG is on: a program sees an instance of it
    Unusable, ///< it is seen, but has no room for its memory: the driver cannot use it
    Elsewhere,
    Absent,
    Extra,
    Unknown
};
/// "as-planned", "idle", "lost-lanes", "lost-generation", "divided", "unusable", "elsewhere", "absent", "extra",
/// "unknown"
[[nodiscard]] QLatin1StringView realVerdictKey(RealVerdict verdict);

/// Why it may be so. The likeliest stands first in a row.
enum class CauseKind {
    AtRest,         ///< the link slows down while the card rests
    Instances,      ///< MIG divides the card
    External,       ///< the card stands in a box of its own: its link is that of a cable
    OffTheBus,      ///< the card does not answer
    OtherSlot,      ///< `connector` gives what was found: the card stands there, or may stand there
    TakenBy,        ///< with something in `connector` the plan's own lanes give what was found
    SharedUplink,   ///< the kernel names one narrow port for this card and others: they hang on the chipset
    Split,          ///< several cards hang on functions of one root port: its lanes are dealt among them
    SlotHasNoMore,  ///< the port above the card says so
    HostGeneration, ///< the board, a riser or a setting of the firmware allows no more
    Riser,          ///< the plan has the card on a riser, which may be of an older generation, or too long
    Firmware,       ///< a split or a generation that is set by hand
    Addresses,      ///< "Above 4G decoding" is off: the card's memory finds no room among the addresses
    Contact,        ///< dirt, a riser, a card that does not sit: what is left
    VirtualMachine, ///< what a virtual machine shows of a link is not the real one
    NeedsRoot,      ///< only root sees it
    NotTold,        ///< the texts do not have it
    UnknownPlan,    ///< the plan's own width is not known
};
[[nodiscard]] QLatin1StringView causeKey(CauseKind kind);

struct Cause
{
    CauseKind kind = CauseKind::NotTold;
    QString connector;   ///< for OtherSlot and TakenBy
    bool told = false;   ///< the texts say so; else it is what the plan's lanes make likely
    Evidence evidence{}; ///< the line that says so, where one does
};

struct RealityRow
{
    ItemId item = 0; ///< of the plan; 0: nothing planned
    int device = -1; ///< index in Machine::devices; -1: none
    int gpu = -1;    ///< index in Detected::gpus; -1: nothing found
    RealVerdict verdict = RealVerdict::Unknown;
    QString plannedConnector, foundConnector;
    std::optional<int> plannedWidth, plannedGeneration;
    std::optional<double> plannedLimit, foundLimit;   ///< W: the plan's limit, else the card's rating; the driver's
    std::optional<double> plannedMemory, foundMemory; ///< GiB
    /// What the loss costs at the plan's work: percent more time than over the planned link; nullopt: no loss, or
    /// nobody measured such a card and link (linkCost()).
    std::optional<LinkCost> cost;
    std::vector<Cause> causes;
    Evidence evidence; ///< the line that says so

    [[nodiscard]] bool isLoss() const
    {
        return verdict == RealVerdict::LostLanes || verdict == RealVerdict::LostGeneration ||
               verdict == RealVerdict::Divided || verdict == RealVerdict::Unusable || verdict == RealVerdict::Absent;
    }
    /// The driver allows another draw than the plan reckons with, by more than its own rounding.
    [[nodiscard]] bool limitDiffers() const
    {
        return plannedLimit && foundLimit && std::abs(*plannedLimit - *foundLimit) > 1;
    }
};

/// The way between two cards, planned and as a tool prints it.
struct RealityWay
{
    int a = -1, b = -1; ///< indexes in Machine::devices
    PeerWay planned = PeerWay::Unknown;
    QString printed; ///< "PHB", "NV4"
    bool worse = false;
    Evidence evidence;
};

/// NVIDIA's driver against what a card needs.
struct RealityDriver
{
    QString found;  ///< "550.54"
    QString needed; ///< the branch of the first driver that knows the card: "570"; empty: not known
    ItemId item = 0;
    bool old = false;
};

/// A plan and a machine side by side.
struct Reality
{
    std::vector<RealityRow> rows; ///< the plan's cards in their order, then those that it does not have
    std::vector<RealityWay> ways; ///< of pairs of which both are known
    std::optional<RealityDriver> driver;

    [[nodiscard]] bool hasLoss() const;
};

/// The cards of a plan beside those of a machine. A card counts as found by its chip, and by its slot where the texts
/// tell it; among cards alike the widest planned link is held against the widest found one, so that no loss is told
/// which another order would not have. A width counts even of an idle link, a speed of an idle link never.
[[nodiscard]] Reality planAgainst(const Document &plan, const Catalogue &catalogue, const Detected &detected);

} // namespace rig::reality
