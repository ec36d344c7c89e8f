// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks {

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
        Finding finding = begin(Id, device.isCard() ? Severity::Caution : Severity::Note, variantOf(link));
        finding.subjects.push_back(device.item);
        finding.connectors.push_back(link.connector);
        for (const int taker : link.takenBy)
            finding.connectors.push_back(taker);
        finding.facts = {{"width", double(*link.width)}, {"max_width", double(*link.maxWidth)}};
        if (link.generation)
            finding.facts.push_back({"generation", double(*link.generation)});
        if (link.bandwidth)
            finding.facts.push_back({"bandwidth_gb_s", link.bandwidth->value()});
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check laneDowngrade{Id,
                          "Measured on GTX 1080 at PCIe 3.0 (ironbar): x8 cost 2.2 %, x4 5.1 % of an epoch on one "
                          "card; two cards at x16/x4 8.3 %, at x8/x4 10.2 %",
                          run};

} // namespace rig::checks
