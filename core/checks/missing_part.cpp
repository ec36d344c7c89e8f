// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/missing_part.h"
#include "core/checks/catalog.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::missing_part {

namespace {

constexpr const char *Id = "platform.missing-part";

// Variants: 0 no memory, 1 no cooler, 2 no drive.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Machine &machine = situation.machine;
    if (!isOtherwiseWhole(machine))
        return;
    if (machine.memory.empty())
        findings.push_back(begin(Id, Severity::Blocker, 0));
    if (!machine.cooler)
        findings.push_back(begin(Id, Severity::Caution, 1));
    if (std::none_of(machine.devices.begin(), machine.devices.end(),
                     [](const Device &device) { return device.isDrive(); }))
        findings.push_back(begin(Id, Severity::Caution, 2));
}

} // namespace

const Check check{Id, "A machine does not start without memory, a cooler and something to start from", run};

} // namespace rig::checks::missing_part
