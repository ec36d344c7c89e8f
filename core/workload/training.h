// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/memory_need.h"

#include <array>

namespace rig {

/// In what numbers a net is trained.
enum class Precision {
    Fp32,     ///< everything in 32 bits
    Mixed,    ///< 16-bit weights and gradients beside a 32-bit copy of the weights (Megatron, DeepSpeed)
    Autocast, ///< 32-bit weights and gradients, cast to 16 bits as they are used (PyTorch's AMP)
    Pure16    ///< everything in 16 bits, the optimiser's moments as well
};
inline constexpr std::array AllPrecisions{Precision::Fp32, Precision::Mixed, Precision::Autocast, Precision::Pure16};

enum class Optimiser {
    Sgd,
    Momentum,
    Adam,
    Adam8Bit,
    PagedAdam, ///< moments lie where the GPU and the system can both reach them, and leave as memory runs short
    PagedAdam8Bit,
    Lion,      ///< one moment
    Adafactor, ///< of a matrix's second moment its rows and columns, and no first one
    Muon       ///< one moment of each matrix; tables of words and output layers go by Adam
};
[[nodiscard]] bool isPaged(Optimiser optimiser);

/// Bytes that each trained parameter takes.
struct BytesPerParameter
{
    double weights = 0;
    double gradients = 0;
    double optimiser = 0; ///< with the 32-bit copy of the weights, where there is one
};

[[nodiscard]] BytesPerParameter bytesPerParameter(Precision precision, Optimiser optimiser);

/// Bytes of the optimiser's own numbers for each trained parameter, without a copy of the weights.
[[nodiscard]] double momentBytes(Precision precision, Optimiser optimiser);
/// The formula that they rest on.
[[nodiscard]] FormulaRule optimiserRule(Optimiser optimiser);

/// Adds what the optimiser keeps of so many parameters of a net on one GPU: its own numbers, which may leave where they
/// are paged, and a copy of the weights in 32 bits where the precision has one.
void addOptimiser(MemoryNeed &need, Precision precision, Optimiser optimiser, double trained);

/// Bytes for each trained parameter that a step of the optimiser takes for a moment, at the most: PyTorch's Adam goes
/// through all parameters at once and holds what lies between as one more moment; that in 8 bits and the paged ones
/// have a kernel, others go from matrix to matrix.
[[nodiscard]] double stepBytes(Precision precision, Optimiser optimiser);

/// Bytes of one activation.
[[nodiscard]] double activationBytes(Precision precision);

} // namespace rig
