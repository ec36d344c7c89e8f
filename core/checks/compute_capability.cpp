// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/compute_capability.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"
#include "core/guide/compatibility.h"

namespace rig::checks::compute_capability {

namespace {

/// Where support begins, by the table of compatibility.
struct Bounds
{
    guide::Capability cudnn, oldestOfToday, current;
};

std::optional<Bounds> boundsOf(const guide::Compatibility &table)
{
    const auto cudnn = table.cudnnFrom();
    const auto oldest = table.oldestOfToday();
    const auto current = table.currentFrom();
    return cudnn && oldest && current ? std::optional(Bounds{*cudnn, oldest->first, *current}) : std::nullopt;
}

Variant variantOf(const guide::Capability &capability, const Bounds &bounds)
{
    if (capability < bounds.cudnn)
        return Variant::NoCudnn;
    return capability < bounds.oldestOfToday ? Variant::NoCurrentCudnn : Variant::NoCurrentCuda;
}

Finding findingOf(const guide::Capability &capability, const Bounds &bounds, const CardGroup &group)
{
    const Variant variant = variantOf(capability, bounds);
    const bool none = variant == Variant::NoCudnn;
    Finding finding = begin(Id, none ? Severity::Blocker : Severity::Caution, variant);
    sayOf(finding, group.items);
    finding.facts = {{ComputeCapability, capability.number()},
                     {NeedComputeCapability, (none ? bounds.cudnn : bounds.current).number()},
                     {OldestOfToday, bounds.oldestOfToday.number()}};
    const guide::Reach *reach = guide::shippedCompatibility().reach(capability);
    if (reach && !reach->last.isNull())
        finding.facts.push_back({LastCuda, reach->last.majorVersion() + reach->last.minorVersion() / 10.0});
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (const char *missing = missingMaker(card)) {
            findings.push_back(unknown(Id, card.item, missing));
            continue;
        }
        if (!isNvidia(card))
            continue;
        // Here and not above: a start without cards is spared the 4 ms that reading the table takes.
        const std::optional<Bounds> bounds = boundsOf(guide::shippedCompatibility());
        const std::optional<guide::Capability> capability =
            guide::Capability::fromText(card.chip->computeCapability.valueOr({}));
        if (!capability || !bounds)
            findings.push_back(unknown(Id, card.item, "compute_capability"));
        else if (*capability < bounds->current)
            findings.push_back(findingOf(*capability, *bounds, group));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "NVIDIA: cuDNN's support matrices and the matrix of CUDA, drivers and architectures; PyTorch's "
                      "release matrix (2026-09) "
                      "and issue 157517"),
    run};

} // namespace rig::checks::compute_capability
