// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// What frameworks do by their own code, where bounds alone would leave the likely open.

/// Whether the loss stands on the scores of all tokens at once.
[[nodiscard]] bool holdsAllScores(TrainingFramework framework);
/// Whether the optimiser's step is one kernel that holds nothing between: torchtune's and torchtitan's recipes ask for
/// PyTorch's fused Adam, Unsloth's for one in 8 bits.
[[nodiscard]] bool hasFusedStep(TrainingFramework framework);
/// Of OutputBytes, what most runs take. Hugging Face: the scores, their copy in 32 bits, its logarithms and the
/// gradient, 2 + 4 + 4 + 4; where a frozen model was prepared, the output layer gives 32 bits at once. Not known:
/// scores, logarithms and gradient as PyTorch's loss takes them.
[[nodiscard]] double likelyOutputBytes(const TransformerTraining &plan);
/// Bytes of each parameter that quantisation leaves: 4 where PEFT's preparation casts them, 2 where they are cast back
/// (axolotl) or left (Unsloth, torchtune). LitGPT leaves them too, and puts a table of words in the old one's place
/// that gathers gradients of as many bytes.
[[nodiscard]] double likelyPreparedBytes(TrainingFramework framework);

} // namespace rig
