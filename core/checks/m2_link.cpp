// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/m2_places.h"
#include "core/checks/support.h"

namespace rig::checks::m2_link {

namespace {

constexpr const char *Id = "storage.m2-link";

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    const M2Places places = m2Places(situation.machine);
    if (places.unplaced == 0)
        return;
    if (!places.known)
        findings.push_back(unknown(Id, boardItem(situation), "m2_slots"));
    else if (places.unlisted > 0)
        findings.push_back(unknown(Id, boardItem(situation), "connectors.m2"));
}

} // namespace

const Check check{Id, "How many lanes an M.2 connector has, and what shares them, stands in the board's manual", run,
                  Severity::Note};

} // namespace rig::checks::m2_link
