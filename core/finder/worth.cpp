// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/worth.h"

#include "core/machine/power_rules.h"

#include <algorithm>

namespace rig::finder {

double costOverYears(const Stock &stock, Watts wall, qint64 cents)
{
    return double(cents) / 100 + stock.perWatt * wall.value();
}

double worthOf(const Question &question, const Stock &stock, double does, Watts wall, qint64 cents)
{
    // What is owned and draws nothing would be worth more than any number says.
    constexpr double LeastCost = 0.01;
    if (question.goal == Goal::CostOverYears)
        return 1 / std::max(LeastCost, costOverYears(stock, wall, cents));
    return does;
}

WallBounds::WallBounds(const Stock &stock, const Question &question) : m_stock(stock), m_question(question)
{
    if (!drawCounts(question.goal))
        return;
    const std::vector<Option> &processors = stock.of(Slot::Processor);
    if (!processors.empty())
        m_leastProcessor =
            drawOf(*std::min_element(processors.begin(), processors.end(),
                                     [&](const Option &a, const Option &b) { return drawOf(a) < drawOf(b); }));
}

Watts WallBounds::drawOf(const Option &processor) const
{
    const Figure<Watts> &tdp = static_cast<const Processor &>(*processor.part).tdp;
    return m_question.use.processorLoad.value_or(tdp.valueOr(Watts(0)));
}

/// At the most: of one supply at this draw; of two, which share it in a way that is not known yet, at no more than all
/// of it. 1 where its label says nothing, 0 where it does not carry so much.
double WallBounds::efficiencyOf(const Option &supply, Watts draw) const
{
    constexpr double Peak = 0.5; // 80 PLUS levels are highest at half of the rating
    const auto &part = static_cast<const Supply &>(*supply.part);
    const std::optional<Watts> rating = ratingAt(part, m_question.site);
    if (!rating || !part.efficiency || !(*rating > Watts(0)))
        return 1;
    if (draw > *rating * supply.count)
        return 0;
    const double share = draw / *rating;
    return efficiencyAt(*part.efficiency, supply.count > 1 ? std::min(share, Peak) : share,
                        m_question.site.circuit.volts, isModule(part))
        .value_or(1);
}

/// Of all supplies that carry so much.
double WallBounds::bestEfficiency(Watts draw) const
{
    const auto [at, isNew] = m_best.emplace(draw.value(), 0);
    if (isNew) {
        for (const Option &supply : m_stock.of(Slot::Supply))
            at->second = std::max(at->second, efficiencyOf(supply, draw));
    }
    return at->second;
}

Watts WallBounds::least(const Choice &choice, Slots chosen) const
{
    if (!drawCounts(m_question.goal))
        return Watts(0);
    const auto option = [&](Slot slot) -> const Option & {
        return m_stock.of(slot)[std::size_t(choice[std::size_t(slot)])];
    };
    const Option &cards = option(Slot::Cards);
    const Watts draw = drawOfEach(cards).value_or(Watts(0)) * cards.count + RestOfPlatform +
                       (holds(chosen, Slot::Processor) ? drawOf(option(Slot::Processor)) : m_leastProcessor);
    // The draw at the wall grows with what hangs on the supply: what is added later makes it no less.
    const double efficiency =
        holds(chosen, Slot::Supply) ? efficiencyOf(option(Slot::Supply), draw) : bestEfficiency(draw);
    // What no supply carries the checks refuse.
    return efficiency > 0 ? draw / efficiency : draw;
}

} // namespace rig::finder
