// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/movement.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

constexpr int AroundThen = 91;  // days to either side
constexpr int LastMonths = 6;   // of today's prices
constexpr int LeastApart = 183; // days: prices that are nearer are of one time
constexpr double Quartile = 0.25;

/// The lowest price of each time in one currency.
struct Times
{
    std::optional<double> then;
    std::optional<double> now;
};

void take(std::optional<double> &lowest, double amount) { lowest = lowest ? std::min(*lowest, amount) : amount; }

/// The prices of one part at two times, by currency.
class Pair
{
public:
    Pair(const QDate &since, const QDate &today) : m_since(since), m_today(today) {}

    void look(const Part &part)
    {
        for (const Price &price : part.prices) {
            const bool counts = price.source != NoSource && price.basis == PriceBasis::Market &&
                                price.condition == Condition::New && price.date.isValid() && price.money.amount > 0;
            if (!counts || price.date > m_today)
                continue;
            Times &times = m_times[price.money.currency];
            if (std::abs(price.date.daysTo(m_since)) <= AroundThen)
                take(times.then, price.money.amount);
            else if (price.date >= m_today.addMonths(-LastMonths))
                take(times.now, price.money.amount);
        }
    }

    [[nodiscard]] std::optional<double> ratio() const
    {
        for (const Times &times : m_times) {
            if (times.then && times.now)
                return *times.now / *times.then;
        }
        return std::nullopt;
    }

private:
    QDate m_since;
    QDate m_today;
    QMap<QString, Times> m_times;
};

/// Between the two nearest of the ordered ratios, as far as `share` of them lie below.
double quantile(const std::vector<double> &ordered, double share)
{
    const double place = share * static_cast<double>(ordered.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, ordered.size() - 1);
    return ordered[below] + (place - static_cast<double>(below)) * (ordered[above] - ordered[below]);
}

} // namespace

std::optional<Movement> movementOf(Kind kind, const QDate &since, const QDate &today, const Catalogue &catalogue)
{
    if (!since.isValid() || !today.isValid() || since.daysTo(today) < LeastApart)
        return std::nullopt;
    const bool byChip = kind == Kind::Card || kind == Kind::Gpu;
    std::vector<double> ratios;
    for (const PartHandle &part : catalogue.parts(byChip ? Kind::Gpu : kind)) {
        Pair pair(since, today);
        pair.look(*part);
        if (byChip) {
            for (const PartHandle &card : catalogue.cardsWith(part->id))
                pair.look(*card);
        }
        if (const std::optional<double> ratio = pair.ratio())
            ratios.push_back(*ratio);
    }
    if (ratios.size() < LeastPairs)
        return std::nullopt;
    std::sort(ratios.begin(), ratios.end());
    return Movement{quantile(ratios, Quartile), quantile(ratios, 1 - Quartile), static_cast<int>(ratios.size())};
}

} // namespace rig
