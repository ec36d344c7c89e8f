// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/airflow.h"

#include "core/checks/heat_support.h"
#include "core/machine/heat_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::airflow {

namespace {

/// The figure that would decide: the case's number of fans, a part's draw, a fan's airflow, a card's cooling, and at
/// last the airflow of the fans that came with the case or the cooler.
Finding missing(const Situation &situation)
{
    const Machine &machine = situation.machine;
    const Heat &heat = situation.assessment.heat;
    if (!heat.airAtMost)
        return unknown(Id, machine.chassis->item, "fans_included");
    if (!heat.airNeedAtMost)
        return missingTrainingDraw(Id, situation);
    for (const auto &fan : machine.fans) {
        if (!fan.part->airflow)
            return unknown(Id, fan.item, "airflow_m3_h");
    }
    // Between the bounds of the fans only more about them helps; where they are the same, the cards' cooling decides.
    if (*heat.airAtMost <= heat.airAtLeast) {
        for (const CardHeat &card : heat.cards) {
            if (!card.openAir)
                return unknown(Id, deviceOf(situation, card.device).item, "cooling");
        }
    }
    const bool cases = machine.chassis->part->fansIncluded.valueOr(0) > 0;
    return unknown(Id, cases || !machine.cooler ? machine.chassis->item : machine.cooler->item, "airflow_m3_h");
}

Finding tooLittle(const Situation &situation)
{
    const Heat &heat = situation.assessment.heat;
    const bool none = heat.knownFans == 0;
    Finding finding = begin(Id, Severity::Caution, none ? Variant::NoFans : Variant::TooLittle);
    finding.subjects.push_back(situation.machine.chassis->item);
    for (const auto &fan : situation.machine.fans)
        finding.subjects.push_back(fan.item);
    finding.facts = {{NeedM3H, heat.airNeedAtLeast},
                     {AvailableM3H, heat.airAtMost.value_or(0)},
                     {HeatW, Watts(heat.airNeedAtLeast * AirRise / AirPerWattAndKelvin)},
                     {Fans, heat.knownFans}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const auto &chassis = situation.machine.chassis;
    const Heat &heat = situation.assessment.heat;
    if (!chassis || heat.cards.empty() || chassis->part->type.valueOr({}) == "open"_L1)
        return;
    const bool none = heat.knownFans == 0 && chassis->part->fansIncluded;
    if (none) {
        findings.push_back(tooLittle(situation));
        return;
    }
    if (heat.airNeedAtMost && heat.airAtLeast >= *heat.airNeedAtMost)
        return;
    const bool surely = heat.airAtMost && *heat.airAtMost < heat.airNeedAtLeast;
    findings.push_back(surely ? tooLittle(situation) : missing(situation));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "CFM = 1.756 × W / °C (Comair Rotron), 10 °C over the room; of the fans' free-air figures half "
                      "is counted, a share of ours. A fan without a figure moves 78.5 to 190.3 m³/h, as nine of ten "
                      "of the catalogue's fans of 120 and 140 mm do; in a rack 38.2 to 378.8"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::airflow
