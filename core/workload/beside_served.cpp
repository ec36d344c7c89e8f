// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/beside_served.h"

#include <algorithm>
#include <cmath>

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
                   FormulaRule::Lora, PartOf::Adapters);
}

void addDrafter(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan)
{
    if (plan.speculation != Speculation::DraftModel || !(plan.draftParameters > 0))
        return;
    constexpr double FewestCached = 6'144;
    constexpr double MostCached = 73'728;
    const double count = plan.draftParameters * 1e9;
    const double bytes = std::clamp(weightBytes(shape, plan) / parametersOf(shape), 0.25, 2.0);
    const int share = plan.gpus();
    need.add(MemoryPart::Weights, bytes * count / share, 2 * count,
             u"(%1 … 2) B × %2"_s.arg(formulaNumber(bytes / share), formulaNumber(count)), FormulaRule::Arithmetic,
             PartOf::Drafter);
    const double tokens = 1.0 * plan.batch * plan.context * bitsOf(plan.cache) / 8;
    need.add(MemoryPart::KvCache, tokens * FewestCached / share, tokens * MostCached,
             u"(%1 … %2) × %3 × %4 × %5 B"_s.arg(formulaNumber(std::round(FewestCached / share)),
                                                 formulaNumber(MostCached), formulaNumber(plan.batch),
                                                 formulaNumber(plan.context), formulaNumber(bitsOf(plan.cache) / 8)),
             FormulaRule::KvCache, PartOf::Drafter);
}

} // namespace rig
