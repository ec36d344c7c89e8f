// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/missing_part.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::missing_part {

namespace {

/// A machine that its user has runs already: what was not entered of it is there all the same.
bool runsAlready(const Machine &machine)
{
    return machine.board->owned && std::all_of(machine.processors.begin(), machine.processors.end(),
                                               [](const auto &processor) { return processor.owned; });
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Machine &machine = situation.machine;
    if (!isOtherwiseWhole(machine) || runsAlready(machine))
        return;
    // What lacks it is the subject, so that each is accepted by itself.
    const auto lacks = [&](Severity severity, Variant variant, ItemId item) {
        Finding finding = begin(Id, severity, variant);
        finding.subjects = {item};
        findings.push_back(std::move(finding));
    };
    if (machine.memory.empty())
        lacks(Severity::Blocker, Variant::NoMemory, machine.board->item);
    if (!machine.cooler)
        lacks(Severity::Caution, Variant::NoCooler, machine.processors.front().item);
    if (std::none_of(machine.devices.begin(), machine.devices.end(),
                     [](const Device &device) { return device.isDrive(); }))
        findings.push_back(begin(Id, Severity::Caution, Variant::NoDrive));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "A machine does not start without memory, a cooler and something to start from"),
    run};

} // namespace rig::checks::missing_part
