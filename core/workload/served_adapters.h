// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// Adds what LoRA adapters take that are served beside the model, on one GPU, in 16 bits: on queries and values at the
/// least, on all matrices as a rule, as engines make room for each matrix that may have one (vLLM's max_loras and
/// max_lora_rank). Nothing where the plan has none.
void addServedAdapters(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan);

} // namespace rig
