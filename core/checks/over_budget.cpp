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

/// What is known of the total, in the budget's currency.
struct Sum
{
    double amount = 0;
    bool whole = true;
};

Sum sumIn(const QString &currency, const Cost &cost, const std::vector<Rate> &rates)
{
    Sum sum{0, cost.unpriced == 0};
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it) {
        const std::optional<Conversion> part = converted({it.value(), it.key()}, currency, rates);
        sum.amount += part ? part->money.amount : 0;
        sum.whole = sum.whole && part;
    }
    return sum;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::optional<Money> &budget = situation.use.budget;
    if (!budget)
        return;
    const Cost &cost = situation.assessment.cost;
    const std::vector<Rate> &rates = situation.machine.rates;
    const Sum sum = sumIn(budget->currency, cost, rates);
    if (sum.amount > budget->amount) {
        Finding finding = begin(Id, Severity::Caution, sum.whole ? Variant::Whole : Variant::AtLeast);
        for (const CostLine &line : cost.lines) {
            if (!line.owned)
                finding.subjects.push_back(line.item);
        }
        finding.facts = {{Total, sum.amount}, {Budget, budget->amount}, {Over, sum.amount - budget->amount}};
        findings.push_back(std::move(finding));
        return;
    }
    if (const ItemId part = firstThat(cost, [](const CostLine &line) { return !line.price; })) {
        findings.push_back(unknown(Id, part, "price"));
        return;
    }
    const ItemId foreign =
        firstThat(cost, [&](const CostLine &line) { return !converted(*line.price, budget->currency, rates); });
    if (foreign != 0)
        findings.push_back(unknown(Id, foreign, "price_currency"));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The budget that is stated, and the prices of all parts that are not owned"), run,
    Severity::Blocker, Lack::Noted};

} // namespace rig::checks::over_budget
