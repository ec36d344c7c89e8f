// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/sales.h"

#include <QMap>

#include <cmath>

namespace rig::finder {

std::vector<Sold> soldBeside(const Build &build, const Question &question, const Catalogue &catalogue)
{
    std::vector<Sold> sold;
    if (question.sellable.isEmpty())
        return sold;
    QMap<QString, int> left;
    for (const Item &item : question.own.items)
        left[item.part] += item.count;
    for (const Item &item : build.items)
        left[item.part] -= item.owned ? item.count : 0;
    const QString &currency = catalogue.prices.currency;
    for (const auto &[id, money] : question.sellable.asKeyValueRange()) {
        const int number = left.value(id);
        const std::optional<Conversion> each = converted(money, currency, catalogue.rates);
        if (number > 0)
            sold.push_back(
                {id, number, {each ? number * std::floor(each->money.amount * 100 + 0.5) / 100 : 0, currency}});
    }
    return sold;
}

std::optional<Money> budgetWithSales(const std::vector<Sold> &sold, const Question &question,
                                     const Catalogue &catalogue)
{
    std::optional<Money> budget = question.budget;
    for (const Sold &one : sold) {
        const std::optional<Conversion> brings =
            budget ? converted(one.brings, budget->currency, catalogue.rates) : std::nullopt;
        if (brings)
            budget->amount += brings->money.amount;
    }
    return budget;
}

} // namespace rig::finder
