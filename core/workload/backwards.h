// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/workload_fields.h"

namespace rig {

/// What a memory can hold of a work, solved backwards.
struct GreatestThat
{
    int surely = 0;  ///< fits by the upper bound; 0: not even one
    int perhaps = 0; ///< fits by the lower bound
};

/// The greatest batch (in generating: of users at a time) of `work` that each of its GPUs holds, all else as it is.
/// nullopt: the work has no batch, or cannot be.
[[nodiscard]] std::optional<GreatestThat> greatestBatch(const Workload &work, const UsableMemory &memory);
/// The longest sequence in training, the longest context in generating, in tokens; at most the model's own where that
/// is known. nullopt: the work has none.
[[nodiscard]] std::optional<GreatestThat> longestContext(const Workload &work, const UsableMemory &memory);
/// The preset with most parameters that would be held for sure in the place of the work's model, all else as it is;
/// null where there is none.
[[nodiscard]] const ModelPreset *largestModel(const Workload &work, const UsableMemory &memory,
                                              const ModelLibrary &library);

/// Of the formats in which the work's software has weights, from 16 bits to about 2 (llama.cpp's) or 4, the finest that
/// would be held for sure, all else as it is: a choice of the field "weights". nullopt: none, or nothing is served
/// whose weights could be in another format.
[[nodiscard]] std::optional<FieldChoice> finestWeights(const Workload &work, const UsableMemory &memory);

/// The four in a sentence each; none for what does not apply.
[[nodiscard]] QStringList backwardsTexts(const Workload &work, const UsableMemory &memory, const ModelLibrary &library);

} // namespace rig
