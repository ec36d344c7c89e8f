// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/compute_capability.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

namespace rig::checks::compute_capability {

namespace {

/// Compute capabilities in tenths: 75 is 7.5.
/// cuDNN needs Kepler (its support matrices, version 7.6 of 2019: 3.0).
constexpr int CudnnEver = 30;
/// cuDNN 9 and CUDA 12 begin with Maxwell (cuDNN 9.0 support matrix; CUDA 12.0 drops 3.5 and 3.7).
constexpr int Maxwell = 50;
/// CUDA 13.0 (2025-08-07) and PyTorch's ready-made packages for CUDA 12.8 and later begin with Turing.
constexpr int Turing = 75;
/// CUDA 11 drops 3.0, CUDA 12 drops 3.5 and 3.7.
constexpr int LateKepler = 35;

std::optional<int> tenths(const Figure<QString> &capability)
{
    if (!capability)
        return std::nullopt;
    bool major = false;
    bool minor = false;
    const int value =
        10 * capability->section(u'.', 0, 0).toInt(&major) + capability->section(u'.', 1, 1).toInt(&minor);
    return major && minor ? std::optional(value) : std::nullopt;
}

Variant variantOf(int capability)
{
    if (capability < CudnnEver)
        return Variant::NoCudnn;
    if (capability < LateKepler)
        return Variant::LastCuda102;
    return capability < Maxwell ? Variant::LastCuda118 : Variant::NoCurrentCuda;
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
        const std::optional<int> capability = tenths(card.chip->computeCapability);
        if (!capability) {
            findings.push_back(unknown(Id, card.item, "compute_capability"));
            continue;
        }
        if (*capability >= Turing)
            continue;
        const Variant variant = variantOf(*capability);
        const bool none = variant == Variant::NoCudnn;
        Finding finding = begin(Id, none ? Severity::Blocker : Severity::Caution, variant);
        sayOf(finding, group.items);
        finding.facts = {{ComputeCapability, *capability / 10.0},
                         {NeedComputeCapability, (none ? CudnnEver : Turing) / 10.0}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    "NVIDIA: cuDNN's support matrices and the notes of CUDA 11.0, 12.0 and 13.0 (2025-08-07); PyTorch issue 157517 and "
    "the packages of 2.8 to 2.14",
    run};

} // namespace rig::checks::compute_capability
