// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/above_4g.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::above_4g {

namespace {

/// From this many cards on, or with a card of this memory, the firmware setting is worth a word. The number of cards is
/// our own; 16 GB is what HPE names for its large-BAR setting, as a reseller's page quotes it.
constexpr std::size_t ManyCards = 4;
constexpr Gibibytes LargeMemory{16};

void run(const Situation &situation, std::vector<Finding> &findings)
{
    Finding finding = begin(Id, Severity::Note);
    Gibibytes most;
    const Device *unknownMemory = nullptr;
    for (const Device &device : situation.machine.devices) {
        if (!device.isCard())
            continue;
        finding.subjects.push_back(device.item);
        if (device.chip && device.chip->memory)
            most = std::max(most, *device.chip->memory);
        else
            unknownMemory = &device;
    }
    const bool many = static_cast<std::size_t>(finding.subjects.size()) >= ManyCards;
    if (!many && most < LargeMemory) {
        if (unknownMemory)
            findings.push_back(unknown(Id, unknownMemory->item, "memory_gib"));
        return;
    }
    finding.facts = {{Cards, int(finding.subjects.size())}, {MemoryGib, most}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Cards map their memory above 4 GB (NVIDIA MLNX_OFED manual; AMD ROCm, BAR memory, 2025-04-07): "
                      "the firmware must allow it"),
    run, Severity::Note};

} // namespace rig::checks::above_4g
