// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/stock.h"

#include <map>

namespace rig::finder {

/// What a question seeks most of, as one number of which more is better: what a machine is worth that does so much (of
/// the speed model, TFLOPS or GiB), draws so much at the wall while it trains, and costs so much. Of
/// Goal::CostOverYears that is 1 / its costs, of all others what it does. Less draw or a lower price never make it
/// worth less.
[[nodiscard]] double worthOf(const Question &question, const Stock &stock, double does, Watts wall, qint64 cents);
/// What it costs over the question's years, in the policy's currency: its price, and its draw by the tariff.
[[nodiscard]] double costOverYears(const Stock &stock, Watts wall, qint64 cents);

/// Options chosen of each slot; -1: not yet.
using Choice = std::array<int, SlotCount>;

/// What a machine draws at the wall at the least, by what is chosen of it: its cards, the processor or the thriftiest
/// one, at the efficiency of its supply or the best one that there is.
class WallBounds
{
public:
    /// Both outlive it.
    WallBounds(const Stock &stock, const Question &question);
    /// The cards are chosen.
    [[nodiscard]] Watts least(const Choice &choice, Slots chosen) const;

private:
    [[nodiscard]] Watts drawOf(const Option &processor) const;
    [[nodiscard]] double efficiencyOf(const Option &supply, Watts draw) const;
    [[nodiscard]] double bestEfficiency(Watts draw) const;

    const Stock &m_stock;
    const Question &m_question;
    Watts m_leastProcessor;
    mutable std::map<double, double> m_best; ///< efficiency, by watts
};

} // namespace rig::finder
