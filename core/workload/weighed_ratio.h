// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"
#include "core/workload/scaling.h"

namespace rig {

/// How fast one chip with units for matrices is against another: bandwidth^0.35 × matrix rate^0.5 × watts^0.2, as pairs
/// that were measured follow these figures: fitted to one half of the published ratios of
/// tests/data/measured_training.json, judged on the other by tst_measured_ratios. The rate lies between that for sums
/// in 32 bits, which training wants, and the fastest for 16. nullopt: a figure is not known. Pages that compare GPUs
/// and the speed of training (`trainingSpeed`) take the same.
[[nodiscard]] std::optional<Bounds> weighedRatio(const Chip &gpu, const Chip &of);

} // namespace rig
