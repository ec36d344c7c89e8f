// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::uplink_contention {

namespace {

constexpr const char *Id = "pcie.uplink-contention";

/// The first device behind the uplink is a card: then somebody waits for it.
bool hasCard(const Situation &situation, const Uplink &uplink)
{
    return std::any_of(uplink.devices.begin(), uplink.devices.end(),
                       [&](int device) { return deviceOf(situation, device).isCard(); });
}

// Variants: 0 the chipset's uplink, 1 a switch on the board, 2 a switch board.
int variantOf(const Uplink &uplink)
{
    if (uplink.adapter >= 0)
        return 2;
    return uplink.board >= 0 ? 1 : 0;
}

Finding missing(const Situation &situation, const Uplink &uplink)
{
    if (uplink.adapter >= 0)
        return unknown(Id, deviceOf(situation, uplink.adapter).item, "uplink_width");
    return unknown(Id, boardItem(situation), variantOf(uplink) == 1 ? "switches.uplink" : "uplink");
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Uplink &uplink : situation.assessment.lanes.uplinks) {
        if (uplink.devices.size() < 2)
            continue;
        if (!uplink.capacity) {
            findings.push_back(missing(situation, uplink));
            continue;
        }
        if (!uplink.isContended())
            continue;
        // A switch is made to be shared: whoever buys one knows. The chipset is where people do not.
        const bool felt = variantOf(uplink) == 0 && hasCard(situation, uplink);
        Finding finding = begin(Id, felt ? Severity::Caution : Severity::Note, variantOf(uplink));
        for (const int device : uplink.devices)
            finding.subjects.push_back(deviceOf(situation, device).item);
        finding.facts = {{"demand_gb_s", uplink.demand.value()},
                         {"uplink_gb_s", uplink.capacity->value()},
                         {"upstream", double(uplink.board)},
                         {"adapter", double(uplink.adapter)}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id, "Everything behind a chipset or a switch shares its one connection to the processor", run};

} // namespace rig::checks::uplink_contention
