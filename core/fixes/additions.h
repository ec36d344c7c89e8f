// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/missing_part.h"

namespace rig {

/// A new item of the machine, not placed yet.
[[nodiscard]] AddItem additionOf(const Part &part, int count = 1);

/// What a machine that is whole otherwise may get for what it lacks: memory of the board's type; coolers whose vendor
/// rates them for the processor's highest draw; drives of 900 GB and more in the M.2 connector that is best for them,
/// or on a SATA cable where none is free.
[[nodiscard]] std::vector<Edit> additionsFor(checks::missing_part::Variant missing, const Document &document,
                                             const Machine &machine, const Catalogue &catalogue);

} // namespace rig
