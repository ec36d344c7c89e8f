// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/power_verdicts.h"

#include <QString>

namespace rig::words {

/// A line that a draw should not pass.
struct PowerMark
{
    Watts watts;
    QString text;
    QString tip;
};

/// A draw held against what carries it, in watts and words: window, report and console draw the same.
struct PowerBar
{
    enum class What { Training, Worst, Peak, Wall, WorstWall };
    What what = What::Training;
    std::optional<Window> window; ///< of a peak
    std::size_t load = 0;         ///< of a draw of one of several supplies: index in Power::loads()
    QString name;                 ///< "Training", "Peak of 10 ms", "Training, supply 2"
    QString draw;                 ///< the same without the supply
    QString need;                 ///< "1,080 W", "≥ 1,080 W", "1,080 to 1,200 W"
    QString allowed;              ///< "1,000 W", "952 to 1,400 W"; empty where nothing is known of it
    QString value;                ///< "1,080 W of 1,000 W: 80 W too much"
    Watts sure;                   ///< surely drawn
    Watts most;                   ///< with what may be drawn on top
    bool atLeast = false;         ///< more comes on top, nobody knows how much
    std::optional<Watts> limit;   ///< what lies beyond is too much
    std::vector<PowerMark> marks; ///< ascending
    bool doubtful = false;        ///< the limit is somewhere between the two marks
    checks::PowerVerdict verdict;
};

/// Training, worst case, the peaks from 100 ms down to 100 µs, training at the wall, and where it is known the worst
/// case there. Where several supplies stand alone, training and worst case of each, and each peak of the one that is
/// worst off in it. At the wall counts what else hangs on the circuit.
[[nodiscard]] std::vector<PowerBar> powerAnswer(const Machine &machine, const Power &power, const Site &site,
                                                const Use &use);

/// Training, the tightest of the peaks, and training at the wall: what a summary has room for; of several supplies the
/// one that is worst off.
[[nodiscard]] std::vector<PowerBar> powerSummary(const Machine &machine, const Power &power, const Site &site,
                                                 const Use &use);

/// "Supply 2: Corsair RM850x", "Supply 1: 4 × Supermicro PWS-2K05A-1R" of modules that share a load; by the index in
/// Power::loads().
[[nodiscard]] QString supplyName(const Machine &machine, const Power &power, std::size_t load);

/// One line of the plan: what hangs on a supply, by which plugs.
struct PlanLine
{
    std::size_t load = 0;       ///< index in Power::loads()
    std::optional<ItemId> item; ///< of the part; nullopt: a sum
    QString what;               ///< "Card 2: GeForce RTX 3090", "Together"
    QString plugs;              ///< "2 × pcie-8"; empty where they are not known
    Total training;
    QString share; ///< of a sum: "801 W of 850 W (94 %)"
};

/// Which supply feeds what, supply by supply, each with the sum against its rating at the end; empty where one supply,
/// or modules that share a load, carry everything.
[[nodiscard]] std::vector<PlanLine> supplyPlan(const Machine &machine, const Power &power);
/// The same in a sentence for each supply: "Supply 2: Corsair RM850x feeds card 1 (2 × pcie-8), …: 700 W of 850 W".
[[nodiscard]] QStringList supplyPlanText(const Machine &machine, const Power &power);
/// How the division came about, and what it leaves open: a sentence or two; empty where none is needed.
[[nodiscard]] QString planNote(const Power &power);

/// What a supply carries in the worst case, as its bar has it: "936 W", "936 to 1,216 W", "≥ 936 W".
[[nodiscard]] QString worstDraw(const SupplyLoad &load);
/// What lasts for hours: "Training", of a machine that serves "Under load".
[[nodiscard]] QString lastingDraw(Work work);
/// "1,080 W of 1,000 W": without the verdict, where there is little room.
[[nodiscard]] QString brief(const PowerBar &bar);
/// "82 %", "82–95 %", "≥ 37 %", "≤ 77 %" of the lowest that a limit may be; empty where nothing limits it.
[[nodiscard]] QString shareText(const PowerBar &bar);
/// "within", "above", "above 80 %", "cannot be checked", "no limit to compare with": for a column of a table.
[[nodiscard]] QString strainText(const PowerBar &bar);
/// "▲ ": what stands before the words; empty where nothing is judged.
[[nodiscard]] QString mark(const PowerBar &bar);

} // namespace rig::words
