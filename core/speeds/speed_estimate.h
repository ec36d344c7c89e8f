// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speeds/equivalence.h"
#include "core/workload/weighed_ratio.h"

namespace rig {

/// What can be said of two GPUs' speeds in the end: what sources say of the two; else, where both have units for
/// matrices, what weighedRatio() gives, to which measured pairs lie nearer than to what is led over a third GPU; else
/// what is led over others; without all that the ratio of memory bandwidths where both are of one architecture (both
/// Modelled); else that of their FP32 peaks (Theoretical), which says nothing where both have such units; else Unknown.
[[nodiscard]] SpeedRelation speedOf(const Chip &gpu, const Chip &of, const Equivalence &equivalence,
                                    std::optional<Net> net = std::nullopt);

/// The ratio of two chips' figure; nullopt where one is not known or is 0.
[[nodiscard]] std::optional<double> figureRatio(const Chip &gpu, const Chip &of, QStringView key);

/// Whether its bandwidth tells of its speed relative to the other's; nullopt where an architecture is not known.
[[nodiscard]] std::optional<bool> sameArchitecture(const Chip &a, const Chip &b);

/// Whether it has Tensor Cores, or units of other makers for products of FP16 matrices. By its figure; NVIDIA's by
/// compute capability too (7.0 and on, without the GTX 16 series), AMD's before RDNA 3 and CDNA by architecture.
[[nodiscard]] std::optional<bool> hasTensorCores(const Chip &chip);

/// Whether it computes in 16 bits at least as fast as in 32: by its figures, its Tensor Cores, or NVIDIA's table of
/// arithmetic throughput (CUDA C++ Programming Guide: 5.3, 6.0, 6.2 and 7.0 on; 6.1 at 1/64 of the rate).
[[nodiscard]] std::optional<bool> hasSixteenBit(const Chip &chip);

/// What Tensor Cores make of the operations that use them, at most, where the library supports them (Dive into Deep
/// Learning: "up to 5×, on a subset"); 1 for a chip without, nullopt where that is not known.
[[nodiscard]] std::optional<double> tensorGain(const Chip &chip);

} // namespace rig
