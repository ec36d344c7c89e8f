// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/reality/build_of.h"

namespace rig::reality {

/// A plan held against what a machine says of itself.
enum class RealVerdict { AsPlanned, Idle, LostLanes, LostGeneration, Elsewhere, Absent, Extra, Unknown };
/// "as-planned", "idle", "lost-lanes", "lost-generation", "elsewhere", "absent", "extra", "unknown"
[[nodiscard]] QLatin1StringView realVerdictKey(RealVerdict verdict);

/// Why it may be so. The likeliest stands first in a row.
enum class CauseKind {
    AtRest,         ///< the link slows down while the card rests
    OffTheBus,      ///< the card does not answer
    OtherSlot,      ///< `connector` gives what was found: the card stands there
    TakenBy,        ///< with something in `connector` the plan's own lanes give what was found
    SlotHasNoMore,  ///< the port above the card says so
    HostGeneration, ///< the board, a riser or a setting of the firmware allows no more
    Firmware,       ///< a split or a generation that is set by hand
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
    QString connector; ///< for OtherSlot and TakenBy
};

struct RealityRow
{
    ItemId item = 0; ///< of the plan; 0: nothing planned
    int device = -1; ///< index in Machine::devices; -1: none
    int gpu = -1;    ///< index in Detected::gpus; -1: nothing found
    RealVerdict verdict = RealVerdict::Unknown;
    QString plannedConnector, foundConnector;
    std::optional<int> plannedWidth, plannedGeneration;
    std::vector<Cause> causes;
    Evidence evidence; ///< the line that says so
};

/// The cards of a plan beside those of a machine. A card counts as found by its chip, and by its slot where the texts
/// tell it; among cards alike the widest planned link is held against the widest found one, so that no loss is told
/// which another order would not have. A width counts even of an idle link, a speed of an idle link never.
[[nodiscard]] std::vector<RealityRow> planAgainst(const Document &plan, const Catalogue &catalogue,
                                                  const Detected &detected);

} // namespace rig::reality
