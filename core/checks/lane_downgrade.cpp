// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/lane_downgrade.h"
#include "core/checks/link_verdict.h"
#include "core/checks/support.h"

namespace rig::checks::lane_downgrade {

namespace {

Variant variantOf(const Link &link)
{
    if (link.limitedBy == LimitedBy::Sharing)
        return Variant::Sharing;
    if (link.limitedBy == LimitedBy::Adapter)
        return Variant::Adapter;
    if (link.limitedBy == LimitedBy::Setting)
        return Variant::Setting;
    return link.limitedBy == LimitedBy::Processor ? Variant::Processor : Variant::Slot;
}

void addCost(Finding &finding, const Link &link)
{
    if (!link.cost)
        return;
    finding.facts.push_back({CostPercentLow, link.cost->low});
    finding.facts.push_back({CostPercentHigh, link.cost->high});
    finding.facts.push_back({MeasurementIndex, link.cost->measurement});
    finding.facts.push_back({CarriedOver, link.cost->carriedOver});
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        if (!link.pcie || link.dark || link.wrongConnector)
            continue;
        if (!link.width) {
            findings.push_back(missingWidth(Id, situation, link));
            continue;
        }
        const Device &device = deviceOf(situation, link.device);
        const std::optional<Severity> severity = linkVerdict(link, device, situation.use.work);
        if (!severity)
            continue;
        Finding finding = begin(Id, *severity, variantOf(link));
        finding.subjects.push_back(device.item);
        finding.connectors.push_back(link.connector);
        for (const int taker : link.takenBy)
            finding.connectors.push_back(taker);
        finding.facts = {{Width, *link.width}, {MaxWidth, *link.maxWidth}};
        if (link.generation)
            finding.facts.push_back({Generation, *link.generation});
        if (link.bandwidth)
            finding.facts.push_back({BandwidthGbS, *link.bandwidth});
        addCost(finding, link);
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "PCIe base specification: a link trains with the lanes that both its ends have; what that "
                      "costs is measured, or carried over by its bandwidth and the card's speed"),
    run};

} // namespace rig::checks::lane_downgrade
