// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/cooler_height.h"

#include "core/checks/fit_support.h"

using namespace Qt::StringLiterals;

namespace rig::checks::cooler_height {

namespace {

// The pump of a liquid cooler is lower than any limit; its radiator is radiator-place's.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis || !situation.machine.cooler)
        return;
    const auto &chassis = *situation.machine.chassis;
    const auto &cooler = *situation.machine.cooler;
    const std::optional<Millimetres> limit = chassis.part->maxCoolerHeight.value;
    if (cooler.part->type.valueOr({}) == "liquid"_L1 || (!limit && isOpenFrame(*chassis.part)))
        return;
    if (!limit || !cooler.part->height) {
        findings.push_back(limit ? unknown(Id, cooler.item, "height_mm")
                                 : unknown(Id, chassis.item, "max_cooler_height_mm"));
        return;
    }
    if (*cooler.part->height <= *limit)
        return;
    Finding finding = begin(Id, Severity::Blocker);
    finding.subjects = {cooler.item, chassis.item};
    finding.facts = {{HeightMm, *cooler.part->height}, {LimitMm, *limit}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "The case vendor's highest cooler"), run};

} // namespace rig::checks::cooler_height
