// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_length.h"

#include "core/checks/fit_support.h"

using namespace Qt::StringLiterals;

namespace rig::checks::supply_length {

namespace {

/// The lengths that a form's own specification gives, the least a place for it has: ATX 140 mm, SFX 100, SFX-L 130.
Millimetres formLength(const QString &form)
{
    if (form == "ATX"_L1)
        return Millimetres(140);
    if (form == "SFX"_L1)
        return Millimetres(100);
    return Millimetres(form == "SFX-L"_L1 ? 130 : 0);
}

/// A case that takes the supply's form has at least the room of that form. No more is sure of a full ATX case: of 234
/// in the catalogue that print their room the least have just that.
bool surelyFits(const Supply &supply, const Case &chassis)
{
    if (!supply.form || *supply.length > formLength(*supply.form))
        return false;
    const bool printed = chassis.supplyForms && chassis.supplyForms->contains(*supply.form);
    return printed || (*supply.form == "ATX"_L1 && isFullAtx(chassis));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis || isOpenFrame(*situation.machine.chassis->part))
        return;
    const auto &chassis = *situation.machine.chassis;
    for (const auto &supply : situation.machine.supplies) {
        if (!supply.part->length || !chassis.part->maxSupplyLength) {
            if (!supply.part->length)
                findings.push_back(unknown(Id, supply.item, "length_mm"));
            else if (!surelyFits(*supply.part, *chassis.part))
                findings.push_back(unknown(Id, chassis.item, "max_supply_length_mm"));
            continue;
        }
        if (*supply.part->length <= *chassis.part->maxSupplyLength)
            continue;
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects = {supply.item, chassis.item};
        finding.facts = {{LengthMm, *supply.part->length}, {LimitMm, *chassis.part->maxSupplyLength}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence", "The case vendor's longest supply; a place for ATX has 140 mm, for SFX 100 (Intel)"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::supply_length
