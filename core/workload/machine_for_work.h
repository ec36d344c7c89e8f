// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// What the machine to a piece of work must have.
struct MachineWish
{
    QString chip; ///< id of the GPU
    int cards = 1;
    Use use; ///< the work, what each card must hold, the budget
};

/// A machine for a piece of work.
struct WorkMachine
{
    Document document;
    int blockers = 0; ///< that are left; 0: it works
    int edits = 0;    ///< beside the cards, to make it work
};

/// Of the templates with as many cards, or more where there is none, the cheapest that works with this GPU, or what
/// comes nearest: its cards replaced, those too many taken out, and mended by up to three further edits where something
/// blocks; what is a caution or open counts like some dollars. Then it gets what it should have had: memory for its
/// cards, a supply that training loads to 80 % at most, and what costs little and clears a caution or what is open. A
/// failure says why there is none: no card with this GPU is known, or no template has so many cards.
[[nodiscard]] Result<WorkMachine> machineForWork(const MachineWish &wish, const std::vector<Document> &templates,
                                                 const Catalogue &catalogue);

/// "This is a template with the GPU in it; nothing blocks it." or how many blockers are left.
[[nodiscard]] QString plannedText(const WorkMachine &machine);

} // namespace rig
