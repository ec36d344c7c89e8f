// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/link_verdict.h"
#include "core/checks/support.h"

namespace rig::checks::lane_downgrade {

namespace {

constexpr const char *Id = "pcie.lane-downgrade";

// Variants: 0 the slot is wired that way, 1 lanes are shared with what else is plugged in, 2 the processor has no more,
// 3 a riser or a carrier in between passes no more.
int variantOf(const Link &link)
{
    if (link.limitedBy == LimitedBy::Sharing)
        return 1;
    if (link.limitedBy == LimitedBy::Adapter)
        return 3;
    return link.limitedBy == LimitedBy::Processor ? 2 : 0;
}

void addCost(Finding &finding, const Link &link)
{
    if (!link.cost)
        return;
    finding.facts.push_back({"cost_percent_low", link.cost->low});
    finding.facts.push_back({"cost_percent_high", link.cost->high});
    finding.facts.push_back({"measurement", double(link.cost->measurement)});
    finding.facts.push_back({"carried_over", link.cost->carriedOver ? 1.0 : 0.0});
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
        finding.facts = {{"width", double(*link.width)}, {"max_width", double(*link.maxWidth)}};
        if (link.generation)
            finding.facts.push_back({"generation", double(*link.generation)});
        if (link.bandwidth)
            finding.facts.push_back({"bandwidth_gb_s", link.bandwidth->value()});
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
