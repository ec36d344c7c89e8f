// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/uplink_contention.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::uplink_contention {

namespace {

/// The first device behind the uplink is a card: then somebody waits for it.
bool hasCard(const Situation &situation, const Uplink &uplink)
{
    return std::any_of(uplink.devices.begin(), uplink.devices.end(),
                       [&](int device) { return deviceOf(situation, device).isCard(); });
}

Variant variantOf(const Uplink &uplink)
{
    if (uplink.adapter >= 0)
        return Variant::SwitchBoard;
    return uplink.board >= 0 ? Variant::BoardSwitch : Variant::Chipset;
}

Finding missing(const Situation &situation, const Uplink &uplink)
{
    if (uplink.adapter >= 0)
        return unknown(Id, deviceOf(situation, uplink.adapter).item, "uplink_width");
    return unknown(Id, boardItem(situation), variantOf(uplink) == Variant::BoardSwitch ? "switches.uplink" : "uplink");
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Uplink &uplink : situation.assessment.lanes.uplinks) {
        if (uplink.devices.size() < 2)
            continue;
        if (!uplink.capacity) {
            const Finding lack = missing(situation, uplink);
            findings.push_back(noted(lack, !hasCard(situation, uplink)));
            continue;
        }
        if (!uplink.isContended())
            continue;
        // A switch is made to be shared: whoever buys one knows. The chipset is where people do not.
        const bool felt = variantOf(uplink) == Variant::Chipset && hasCard(situation, uplink);
        Finding finding = begin(Id, felt ? Severity::Caution : Severity::Note, variantOf(uplink));
        for (const int device : uplink.devices)
            finding.subjects.push_back(deviceOf(situation, device).item);
        finding.members = static_cast<int>(finding.subjects.size());
        finding.facts = {{DemandGbS, uplink.demand},
                         {UplinkGbS, *uplink.capacity},
                         {UpstreamIndex, uplink.board},
                         {AdapterIndex, uplink.adapter}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence", "Everything behind a chipset or a switch shares its one connection to the processor"),
    run};

} // namespace rig::checks::uplink_contention
