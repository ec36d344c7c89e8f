// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/spread.h"

namespace rig {

std::optional<Workload> spreadOver(int cards, const Workload &work)
{
    if (work.kind != Workload::Kind::Transformer || cards < 2)
        return std::nullopt;
    Workload spread = work;
    if (work.training) {
        // GaLore's updates are for one GPU: several are what its README promises.
        if (work.transformerTraining.gpus() > 1 || galoreRankOf(work.transformer, work.transformerTraining) > 0)
            return std::nullopt;
        spread.transformerTraining.dataParallel = cards;
        spread.transformerTraining.zeroStage = 3;
    } else {
        if (work.transformerInference.gpus() > 1)
            return std::nullopt;
        spread.transformerInference.pipelineParallel = cards;
    }
    return spread;
}

} // namespace rig
