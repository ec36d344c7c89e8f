// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/riser_limit.h"

#include "core/checks/support.h"

namespace rig::checks::riser_limit {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        if (!link.pcie || link.dark || link.wrongConnector || link.adapter < 0)
            continue;
        if (!link.generation) {
            findings.push_back(missingGeneration(Id, situation, link));
            continue;
        }
        if (link.generationLimitedBy != LimitedBy::Adapter)
            continue;
        const Device &device = deviceOf(situation, link.device);
        Finding finding = begin(Id, device.isCard() ? Severity::Caution : Severity::Note);
        finding.subjects = {device.item, deviceOf(situation, link.adapter).item};
        finding.connectors.push_back(link.connector);
        finding.facts = {{Generation, *link.generation}, {MaxGeneration, *link.maxGeneration}};
        if (link.bandwidth)
            finding.facts.push_back({BandwidthGbS, *link.bandwidth});
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The riser vendor's PCIe generation; a card that trains faster than its riser is made for loses "
                      "its link, as owners report of 3.0 risers"),
    run};

} // namespace rig::checks::riser_limit
