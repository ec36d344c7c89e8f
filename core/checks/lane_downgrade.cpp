// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/lane_downgrade.h"

#include "core/checks/support.h"

namespace rig::checks::lane_downgrade {

namespace {

constexpr double FeltPercent = 2;
constexpr GigabytesPerSecond EnoughForInference{3.9};

Variant variantOf(const Link &link)
{
    if (link.limitedBy == LimitedBy::Sharing)
        return Variant::Sharing;
    if (link.limitedBy == LimitedBy::Adapter)
        return Variant::Adapter;
    return link.limitedBy == LimitedBy::Processor ? Variant::Processor : Variant::Slot;
}

/// A loss that is measured to be small is only said; so is one of inference, whose weights stay on the card, down to
/// the 3.9 GB/s at which it was measured. Two percent and these bounds are of our own.
Severity severityOf(const Device &device, const Link &link, Work work)
{
    if (!device.isCard())
        return Severity::Note;
    if (link.cost && !link.cost->carriedOver)
        return link.cost->high >= FeltPercent ? Severity::Caution : Severity::Note;
    const bool enough = link.bandwidth && *link.bandwidth >= EnoughForInference;
    return work == Work::Inference && enough ? Severity::Note : Severity::Caution;
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
        if (*link.width >= *link.maxWidth)
            continue;
        const Device &device = deviceOf(situation, link.device);
        Finding finding = begin(Id, severityOf(device, link, situation.use.work), variantOf(link));
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

const Check check{Id,
                  "PCIe base specification: a link trains with the lanes that both its ends have; what that "
                  "costs is measured, or carried over by its bandwidth and the card's speed",
                  run};

} // namespace rig::checks::lane_downgrade
