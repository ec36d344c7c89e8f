// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

#include <numeric>

namespace rig::checks {

namespace {

constexpr const char *Id = "power.connector-missing";

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (situation.machine.supplies.empty())
        return;
    for (const Feed &feed : situation.assessment.power.feeds) {
        const Device &device = deviceOf(situation, feed.device);
        if (!device.card->powerConnectors) {
            findings.push_back(unknown(Id, device.item, "power_connectors"));
            continue;
        }
        if (!feed.known && !feed.needs.isEmpty()) {
            findings.push_back(unknown(Id, situation.machine.supplies.front().item, "connectors"));
            continue;
        }
        if (feed.missing.isEmpty())
            continue;
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects = {device.item, situation.machine.supplies.front().item};
        finding.facts = {{"missing", double(std::accumulate(feed.missing.begin(), feed.missing.end(), 0))}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check connectorMissing{Id, "Every power socket of a card takes a plug of its own from the supply", run};

} // namespace rig::checks
