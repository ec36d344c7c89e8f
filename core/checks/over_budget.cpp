// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/over_budget.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::over_budget {

namespace {

/// The first part that is to be bought and of which `lacks` holds; 0 where there is none.
template <class Lacks> ItemId firstThat(const Cost &cost, Lacks lacks)
{
    ItemId first = 0;
    for (const CostLine &line : cost.lines) {
        if (!line.owned && lacks(line))
            first = first == 0 ? line.item : std::min(first, line.item);
    }
    return first;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::optional<Money> &budget = situation.use.budget;
    if (!budget)
        return;
    const Cost &cost = situation.assessment.cost;
    const double total = cost.total.value(budget->currency, 0.0);
    if (total > budget->amount) {
        Finding finding = begin(Id, Severity::Caution,
                                cost.unpriced > 0 || cost.total.size() > 1 ? Variant::AtLeast : Variant::Whole);
        for (const CostLine &line : cost.lines) {
            if (!line.owned)
                finding.subjects.push_back(line.item);
        }
        finding.facts = {{Total, total}, {Budget, budget->amount}, {Over, total - budget->amount}};
        findings.push_back(std::move(finding));
        return;
    }
    if (const ItemId part = firstThat(cost, [](const CostLine &line) { return !line.price; })) {
        findings.push_back(unknown(Id, part, "price"));
        return;
    }
    // Nothing is converted: what another currency is worth on the day of buying is not known.
    const ItemId foreign =
        firstThat(cost, [&](const CostLine &line) { return line.price->currency != budget->currency; });
    if (foreign != 0)
        findings.push_back(unknown(Id, foreign, "price_currency"));
}

} // namespace

const Check check{Id, "The budget that is stated, and the prices of all parts that are not owned", run};

} // namespace rig::checks::over_budget
