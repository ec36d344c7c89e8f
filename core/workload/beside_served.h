// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// Adds what LoRA adapters take that are served beside the model, on one GPU, in 16 bits: on queries and values at the
/// least, on all matrices as a rule, as engines make room for each matrix that may have one (vLLM's max_loras and
/// max_lora_rank). Nothing where the plan has none.
void addServedAdapters(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan);

/// Adds what a small model takes that drafts tokens for another (Speculation::DraftModel), on one GPU, by how many
/// parameters it has: weights in the bits of the other's at the least, in 16 at the most; keys and values of as many
/// sequences and tokens, 6,144 numbers a token (Qwen2.5 0.5B: 24 layers of 2 heads of 64) to 73,728 (Qwen3 4B: 36 of 8
/// of 128), which holds Llama 3.2 1B and 3B, Gemma 3 1B and Qwen3 0.6B too. Each GPU of several has its share, or one
/// has all of it. Nothing where the plan does not say how large it is.
void addDrafter(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan);

} // namespace rig
