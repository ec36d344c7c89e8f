// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cautions.h"

#include "core/speeds/speed_estimate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

using Why = CompareCaution::Why;
using Chips = std::vector<std::shared_ptr<const Chip>>;

const Statement *said(QStringView id) { return shippedComparisons().statement(id); }

/// What sources say of two or more of these.
void addPairs(const Chips &gpus, std::vector<CompareCaution> &cautions)
{
    for (const PairStatement &pair : shippedComparisons().pairs) {
        Chips meant;
        std::copy_if(gpus.begin(), gpus.end(), std::back_inserter(meant),
                     [&](const auto &gpu) { return pair.gpus.contains(gpu->id); });
        if (static_cast<qsizetype>(meant.size()) == pair.gpus.size())
            cautions.push_back({Why::SaidOfThem, meant, {}, &pair.says});
    }
}

} // namespace

QLatin1StringView cautionKey(CompareCaution::Why why)
{
    switch (why) {
    case Why::OtherArchitecture:
        return "other-architecture"_L1;
    case Why::ArchitectureUnknown:
        return "architecture-unknown"_L1;
    case Why::FlopsTheoretical:
        return "flops-theoretical"_L1;
    case Why::TensorCoresOfSome:
        return "tensor-cores-of-some"_L1;
    case Why::SaidOfThem:
        return "said-of-them"_L1;
    }
    return {};
}

std::vector<CompareCaution> cautionsOf(const std::vector<std::shared_ptr<const Chip>> &gpus)
{
    std::vector<CompareCaution> cautions;
    if (gpus.size() < 2)
        return cautions;
    addPairs(gpus, cautions);
    Chips bare;
    Chips known;
    Chips with;
    Chips without;
    for (const auto &gpu : gpus) {
        (gpu->architecture ? known : bare).push_back(gpu);
        if (const std::optional<bool> has = hasTensorCores(*gpu))
            (*has ? with : without).push_back(gpu);
    }
    const Statement *bandwidth = said(u"bandwidth-one-architecture");
    if (std::any_of(known.begin(), known.end(),
                    [&](const auto &gpu) { return !*sameArchitecture(*gpu, *known.front()); }))
        cautions.push_back({Why::OtherArchitecture, known, {}, bandwidth});
    if (!bare.empty())
        cautions.push_back({Why::ArchitectureUnknown, bare, {}, bandwidth});
    if (!with.empty() && !without.empty())
        cautions.push_back({Why::TensorCoresOfSome, with, without, said(u"tensor-cores-subset")});
    cautions.push_back({Why::FlopsTheoretical, gpus, {}, said(u"flops-mislead")});
    return cautions;
}

} // namespace rig
