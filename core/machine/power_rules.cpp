// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_rules.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

bool isAtx3(const Supply &supply) { return supply.atxVersion && supply.atxVersion->startsWith(u'3'); }

} // namespace

bool isModule(const Supply &supply) { return supply.form.value == u"module"_s; }

std::optional<Watts> ratingAt(const Supply &supply, const Site &site)
{
    if (!supply.watts)
        return std::nullopt;
    if (site.circuit.volts <= LowLine && supply.lowLine)
        return std::min(*supply.watts, *supply.lowLine);
    return *supply.watts;
}

std::optional<Watts> worstDraw(const Processor &processor) { return processor.pl2.value; }

std::optional<Watts> worstDrawAtMost(const Processor &processor)
{
    if (processor.pl2 || !processor.tdp)
        return processor.pl2.value;
    for (const DesignBudget &budget : DesignBudgets) {
        if (*processor.tdp <= budget.tdp)
            return budget.worst;
    }
    return std::nullopt;
}

double specifiedExcursion(int microseconds) { return 4.0 - 0.5 * std::log10(static_cast<double>(microseconds)); }

Allowance allowanceOf(const Supply &supply)
{
    if (isAtx3(supply))
        return supply.connectors && has16Pin(*supply.connectors) && supply.watts && *supply.watts > Watts(450)
                   ? Allowance{Atx3With16Pin, Atx3With16Pin}
                   : Allowance{Atx3Others, Atx3Others};
    if (supply.atxVersion)
        return {Atx2, Atx2};
    return {Atx2, Atx3With16Pin};
}

double leastOfThoseToChoose(Volts mains) { return efficiencyAt(u"gold"_s, 1, mains, false).value_or(LeastEfficiency); }

std::optional<double> efficiencyAt(const QString &label, double load, Volts mains, bool redundant)
{
    struct Row
    {
        QLatin1StringView label;
        std::array<double, 3> at115; ///< at 20, 50, 100 % load
        std::array<double, 3> at230;
        std::array<double, 3> redundant; ///< at 230 V
        double at10 = 0;                 ///< at 10 % load, where the level asks for it
    };
    // 80 PLUS certification levels: 115 V internal; 230 V EU internal non-redundant; 230 V internal redundant, which
    // begins with Bronze.
    static constexpr std::array rows{
        Row{"80plus"_L1, {0.80, 0.80, 0.80}, {0.82, 0.85, 0.82}, {0.82, 0.85, 0.82}},
        Row{"bronze"_L1, {0.82, 0.85, 0.82}, {0.85, 0.88, 0.85}, {0.81, 0.85, 0.81}},
        Row{"silver"_L1, {0.85, 0.88, 0.85}, {0.87, 0.90, 0.87}, {0.85, 0.89, 0.85}},
        Row{"gold"_L1, {0.87, 0.90, 0.87}, {0.90, 0.92, 0.89}, {0.88, 0.92, 0.88}},
        Row{"platinum"_L1, {0.90, 0.92, 0.89}, {0.92, 0.94, 0.90}, {0.90, 0.94, 0.91}},
        Row{"titanium"_L1, {0.92, 0.94, 0.90}, {0.94, 0.96, 0.94}, {0.94, 0.96, 0.91}, 0.90},
    };
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const Row &candidate) { return candidate.label == label; });
    if (row == rows.end())
        return std::nullopt;
    const std::array<double, 3> &at = mains <= LowLine ? row->at115 : redundant ? row->redundant : row->at230;
    const double least = row->at10 > 0 ? row->at10 : at[0];
    if (load <= 0.1)
        return least;
    if (load <= 0.2)
        return least + (at[0] - least) * (load - 0.1) / 0.1;
    if (load <= 0.5)
        return at[0] + (at[1] - at[0]) * (load - 0.2) / 0.3;
    if (load <= 1.0)
        return at[1] + (at[2] - at[1]) * (load - 0.5) / 0.5;
    return at[2];
}

} // namespace rig
