// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/compare/knowledge.h"

namespace rig {

/// GPUs in the order of a source's list of what matters, first by its first figure, by the next where that is equal.
/// Tensor Cores and 16-bit capability are had or not had; FLOPS are the FP32 peak. The catalogue knows no caches: that
/// step is passed over.
struct RankedGpus
{
    struct Unranked
    {
        std::shared_ptr<const Chip> gpu;
        RankKey missing = RankKey::Flops; ///< the figure that is not known
    };

    const Ranking *ranking = nullptr;
    std::vector<std::shared_ptr<const Chip>> order; ///< the best first; equals in the order in which they were given
    std::vector<Unranked> unranked;
};

/// `ranking` must outlive the result.
[[nodiscard]] RankedGpus ranked(const Ranking &ranking, const std::vector<std::shared_ptr<const Chip>> &gpus);

/// What decides between two GPUs; nullopt where they are equal in all, or a figure is missing before.
[[nodiscard]] std::optional<RankKey> decidingKey(const Ranking &ranking, const Chip &a, const Chip &b);

/// "Tensor Cores", "FLOPS", "memory bandwidth", "16-bit capability", "cache"
[[nodiscard]] QString rankKeyText(RankKey key);

} // namespace rig
