// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_groups.h"
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks::compute_capability {

namespace {

constexpr const char *Id = "graphics.compute-capability";

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

// Variants: 0 no cuDNN, 1 no current cuDNN, last CUDA 10.2, 2 the same, last CUDA 11.8, 3 no current CUDA.
int variantOf(int capability)
{
    if (capability < CudnnEver)
        return 0;
    if (capability < LateKepler)
        return 1;
    return capability < Maxwell ? 2 : 3;
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
        const int variant = variantOf(*capability);
        Finding finding = begin(Id, variant == 0 ? Severity::Blocker : Severity::Caution, variant);
        finding.subjects = group.items;
        finding.facts = {{"compute_capability", *capability / 10.0},
                         {"need_compute_capability", (variant == 0 ? CudnnEver : Turing) / 10.0}};
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
