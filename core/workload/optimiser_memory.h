// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// Parameters, of `trained` ones on one GPU, whose gradients stand at a time: all, or where weights change as those
/// come, of a layer or of the table of words (PyTorch: optimizer step in backward).
[[nodiscard]] double gradientsAtATime(const TransformerShape &shape, const TransformerTraining &plan, double trained);

/// Adds what the optimiser keeps of `trained` parameters on one GPU, of which `shared` GPUs hold a part each: moments,
/// a copy of the weights in 32 bits where the precision has one, and what projects gradients.
void addOptimiser(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan, double trained,
                  int shared);

} // namespace rig
