// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/generation_downgrade.h"

#include "core/checks/support.h"

namespace rig::checks::generation_downgrade {

namespace {

/// Below PCIe 3.0 x8 a lower generation is felt in training (GTX 1080: x4 at 3.0 cost 5.1 %); above it, it is only
/// said.
constexpr GigabytesPerSecond Felt{7.8};

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        if (!link.pcie || link.dark || link.wrongConnector)
            continue;
        const Device &device = deviceOf(situation, link.device);
        if (!link.generation) {
            // No work waits for the generation of a drive's link.
            const Finding missing = missingGeneration(Id, situation, link);
            findings.push_back(noted(missing, device.isDrive()));
            continue;
        }
        if (*link.generation >= *link.maxGeneration || link.generationLimitedBy == LimitedBy::Adapter)
            continue; // what a riser takes away is riser-limit's
        const bool felt = device.isCard() && link.bandwidth && *link.bandwidth < Felt;
        Finding finding = begin(Id, felt ? Severity::Caution : Severity::Note,
                                link.generationLimitedBy == LimitedBy::Processor ? Variant::Processor : Variant::Slot);
        finding.subjects.push_back(device.item);
        finding.connectors.push_back(link.connector);
        finding.facts = {{Generation, *link.generation}, {MaxGeneration, *link.maxGeneration}};
        if (link.bandwidth)
            finding.facts.push_back({BandwidthGbS, *link.bandwidth});
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "PCIe base specification: a link trains at the lower generation of its two ends"),
    run};

} // namespace rig::checks::generation_downgrade
