// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/radiator_place.h"

#include "core/checks/support.h"
#include "core/machine/fit_rules.h"

using namespace Qt::StringLiterals;

namespace rig::checks::radiator_place {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis || !situation.machine.cooler)
        return;
    const auto &chassis = *situation.machine.chassis;
    const auto &cooler = *situation.machine.cooler;
    if (cooler.part->type.valueOr({}) != "liquid"_L1 && !cooler.part->radiator)
        return;
    if (!cooler.part->radiator || !chassis.part->radiators) {
        findings.push_back(cooler.part->radiator ? unknown(Id, chassis.item, "radiators")
                                                 : unknown(Id, cooler.item, "radiator_mm"));
        return;
    }
    const RadiatorPlace place = radiatorPlaceOf(*cooler.part->radiator, *chassis.part->radiators);
    if (place == RadiatorPlace::Fits)
        return;
    const bool wider = place == RadiatorPlace::Wider;
    Finding finding =
        begin(Id, wider ? Severity::Caution : Severity::Blocker, wider ? Variant::WiderPlace : Variant::NoPlace);
    finding.subjects = {cooler.item, chassis.item};
    finding.facts = {{RadiatorMm, *cooler.part->radiator}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The case vendor's radiator places; radiators are made of 120 or 140 mm fans in a row"),
    run};

} // namespace rig::checks::radiator_place
