// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/rate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

const Rate *rateOf(const QString &currency, const std::vector<Rate> &rates)
{
    const auto found = std::find_if(rates.begin(), rates.end(),
                                    [&](const Rate &rate) { return rate.currency == currency && rate.perUsd > 0; });
    return found == rates.end() ? nullptr : &*found;
}

} // namespace

std::optional<Conversion> converted(const Money &money, const QString &currency, const std::vector<Rate> &rates)
{
    if (money.currency == currency)
        return Conversion{money, {}, {}};
    Conversion conversion{{money.amount, currency}, {}, {}};
    if (money.currency != "USD"_L1) {
        const Rate *from = rateOf(money.currency, rates);
        if (!from)
            return std::nullopt;
        conversion.from = *from;
        conversion.money.amount /= from->perUsd;
    }
    if (currency != "USD"_L1) {
        const Rate *to = rateOf(currency, rates);
        if (!to)
            return std::nullopt;
        conversion.to = *to;
        conversion.money.amount *= to->perUsd;
    }
    return conversion;
}

} // namespace rig
