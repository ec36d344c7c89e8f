// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/incomplete.h"
#include "core/checks/missing_part.h"
#include "core/checks/support.h"

namespace rig::checks::incomplete {

namespace {

// The missing part is named by the key of its kind.
void say(const char *kind, std::vector<Finding> &findings) { findings.push_back(unknown(Id, 0, kind)); }

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Machine &machine = situation.machine;
    if (machine.devices.empty() && !machine.board)
        return; // nothing was begun yet
    if (machine.processors.empty())
        say("processors", findings);
    if (!machine.board)
        say("motherboards", findings);
    if (machine.memory.empty() && !isOtherwiseWhole(machine)) // else it was forgotten: platform.missing-part
        say("memory", findings);
    if (machine.supplies.empty())
        say("supplies", findings);
    if (!machine.chassis)
        say("cases", findings);
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "A whole machine has a processor, a board, memory, a supply and a case"), run};

} // namespace rig::checks::incomplete
