// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/served_adapters.h"

using namespace Qt::StringLiterals;

namespace rig {

void addServedAdapters(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan)
{
    if (plan.adapters < 1)
        return;
    constexpr int Bytes = 2;
    const auto parameters = [&](LoraTargets targets) {
        TransformerTraining adapter;
        adapter.loraRank = plan.adapterRank;
        adapter.loraTargets = targets;
        return loraParameters(shape, adapter);
    };
    const double some = parameters(LoraTargets::QueryValue);
    const double all = parameters(LoraTargets::All);
    const double times = 1.0 * Bytes * plan.adapters / plan.gpus();
    const QString share = plan.gpus() > 1 ? u" / %1"_s.arg(plan.gpus()) : QString();
    need.addLikely(MemoryPart::Weights, times * some, times * all, times * all,
                   u"%1 × (%2 … %3) × %4 B%5"_s.arg(formulaNumber(plan.adapters), formulaNumber(some),
                                                    formulaNumber(all), formulaNumber(Bytes), share),
                   FormulaRule::Lora);
}

} // namespace rig
