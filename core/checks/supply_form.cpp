// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_form.h"

#include "core/checks/fit_support.h"

using namespace Qt::StringLiterals;

namespace rig::checks::supply_form {

namespace {

enum class Fits { Yes, WithBracket, No };

/// SFX and SFX-L share a front of 125 × 63.5 mm and differ in length alone; a bracket carries either in the place of an
/// ATX supply of 150 × 86 mm.
Fits fits(const QString &form, const QStringList &forms)
{
    if (forms.contains(form) || (form == "SFX"_L1 && forms.contains("SFX-L"_L1)))
        return Fits::Yes;
    return form.startsWith("SFX"_L1) && forms.contains("ATX"_L1) ? Fits::WithBracket : Fits::No;
}

bool isOpenForAtx(const Case &chassis)
{
    return isOpenFrame(chassis) && chassis.formFactors.valueOr({}).contains("ATX"_L1);
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis)
        return;
    const auto &chassis = *situation.machine.chassis;
    for (const auto &supply : situation.machine.supplies) {
        const bool known = chassis.part->supplyForms || isFullAtx(*chassis.part);
        if (!known || !supply.part->form) {
            const Finding lack = known ? unknown(Id, supply.item, "form") : unknown(Id, chassis.item, "supply_forms");
            // Towers and open frames for ATX boards are built for ATX supplies.
            const bool common =
                (isTower(*chassis.part) || isOpenForAtx(*chassis.part)) && supply.part->form.valueOr({}) == "ATX"_L1;
            findings.push_back(noted(lack, common));
            continue;
        }
        const Fits result = fits(*supply.part->form, chassis.part->supplyForms.valueOr({u"ATX"_s}));
        if (result == Fits::Yes)
            continue;
        const bool bracket = result == Fits::WithBracket;
        Finding finding = begin(Id, bracket ? Severity::Caution : Severity::Blocker,
                                bracket ? Variant::WithBracket : Variant::NoPlace);
        finding.subjects = {supply.item, chassis.item};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The case vendor's supply forms; ATX 150 × 86 mm, SFX and SFX-L 125 × 63.5 mm (Intel)"),
    run};

} // namespace rig::checks::supply_form
