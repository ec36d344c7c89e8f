// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/room_heat.h"

#include "core/checks/heat_support.h"
#include "core/machine/cost.h"
#include "core/machine/heat_rules.h"

namespace rig::checks::room_heat {

namespace {

Finding heats(const Situation &situation, Watts wall)
{
    const std::optional<Watts> cooling = situation.site.roomCooling;
    Finding finding =
        begin(Id, cooling ? Severity::Caution : Severity::Note, cooling ? Variant::AboveCooling : Variant::MuchHeat);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    const double btu = wall.value() * BtuPerHourPerWatt;
    finding.facts = {{WallW, wall}, {BtuPerHour, btu}, {Tons, btu / BtuPerTon}, {CoolingW, cooling.value_or(Watts(0))}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    if (situation.machine.supplies.empty() || power.feeds.empty())
        return;
    const Watts limit = situation.site.roomCooling.value_or(NotableHeat);
    // Up to the room's cooling is fine; the note begins at its threshold.
    const bool over = situation.site.roomCooling ? power.wallAtLeast > limit : power.wallAtLeast >= limit;
    if (over)
        findings.push_back(heats(situation, power.wallAtLeast));
    else if (!power.training.complete)
        findings.push_back(missingTrainingDraw(Id, situation));
    // Half the limit leaves room for any supply that is sold; above it the efficiency decides.
    else if (!power.wall && power.training.atLeast > limit * 0.5)
        findings.push_back(power.supply ? unknown(Id, situation.machine.supplies.front().item, "efficiency")
                                        : unknown(Id, situation.machine.supplies.front().item, "watts"));
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "1 W is 3.412 BTU/h; a ton of cooling is 12,000 BTU/h (3,517 W)"),
                  run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::room_heat
