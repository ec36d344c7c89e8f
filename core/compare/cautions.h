// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/compare/knowledge.h"

namespace rig {

/// Why figures of several GPUs do not compare as they stand.
struct CompareCaution
{
    enum class Why {
        OtherArchitecture,   ///< `gpus` are not all of one: bandwidth does not tell their speeds
        ArchitectureUnknown, ///< that of `gpus` is not known
        FlopsTheoretical,    ///< of all: peaks
        TensorCoresOfSome,   ///< `gpus` have them, `others` have none
        SaidOfThem           ///< what a source said of `gpus`, at its day and its prices
    };

    Why why = Why::FlopsTheoretical;
    std::vector<std::shared_ptr<const Chip>> gpus;
    std::vector<std::shared_ptr<const Chip>> others;
    const Statement *says = nullptr; ///< of shippedComparisons(); null where it has none
};
/// "other-architecture", "architecture-unknown", "flops-theoretical", "tensor-cores-of-some", "said-of-them"
[[nodiscard]] QLatin1StringView cautionKey(CompareCaution::Why why);

/// None for fewer than two GPUs.
[[nodiscard]] std::vector<CompareCaution> cautionsOf(const std::vector<std::shared_ptr<const Chip>> &gpus);

} // namespace rig
