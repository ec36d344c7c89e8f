// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/network_for_eight.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::network_for_eight {

namespace {

constexpr int ManyCards = 8;
constexpr double FastPort = 10; ///< Gbit/s

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const int cards = cardCount(situation.machine);
    if (cards < ManyCards)
        return;
    ItemId unknownOf = 0;
    for (const Device &device : situation.machine.devices) {
        if (!device.network)
            continue;
        if (device.network->portRate.valueOr(0) >= FastPort)
            return;
        if (!device.network->portRate)
            unknownOf = unknownOf == 0 ? device.item : std::min(unknownOf, device.item);
    }
    if (unknownOf != 0) {
        findings.push_back(unknown(Id, unknownOf, "port_gbit_s"));
        return;
    }
    Finding finding = begin(Id, Severity::Note);
    for (const Device &device : situation.machine.devices) {
        if (device.isCard())
            finding.subjects.push_back(device.item);
    }
    finding.facts = {{Cards, cards}, {NeedGbitS, FastPort}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "Dive into Deep Learning, Selecting Servers and GPUs: a machine with eight cards has 10 Gbit Ethernet"),
    run, Severity::Note};

} // namespace rig::checks::network_for_eight
