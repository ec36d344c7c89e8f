// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/part_without_price.h"

#include "core/checks/support.h"

namespace rig::checks::part_without_price {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Cost &cost = situation.assessment.cost;
    if (cost.unpriced == 0)
        return;
    Finding finding = begin(Id, Severity::Note);
    for (const CostLine &line : cost.lines) {
        if (!line.owned && !line.price)
            finding.subjects.push_back(line.item);
    }
    finding.facts = {{Parts, cost.unpriced}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "A part without a price never counts as free: the total is what is known of it"),
    run, Severity::Note};

} // namespace rig::checks::part_without_price
