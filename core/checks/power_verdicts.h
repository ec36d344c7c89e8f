// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// How a draw stands to what carries it. The checks power.* and all that shows a draw beside its limit ask here; a
/// machine without a supply is not judged, but for a wall that is too weak with the best supply; nor are the peaks and
/// the wall of one without a card.

enum class Strain {
    NotJudged,
    Fine,
    Tight, ///< carried, above the share that is comfortable for hours
    Over,
    Unknown ///< a figure is missing, and it decides
};
/// "fine", "tight", "over", "unknown"; empty where nothing is judged
[[nodiscard]] QLatin1StringView strainName(Strain strain);

/// The figure that decides and is not known.
enum class MissingForPower { Nothing, Rating, Draw, AtxVersion, Efficiency };

struct PowerVerdict
{
    Strain strain = Strain::NotJudged;
    std::optional<Severity> severity{}; ///< none: fine, or not judged
    MissingForPower missing = MissingForPower::Nothing;
};

/// A load is one of Power::loads(): several supplies that stand alone are judged each by itself.

/// The draw in training against the rating: too much is a blocker, above ComfortableLoad of it a caution.
[[nodiscard]] PowerVerdict trainingVerdict(const Machine &machine, const SupplyLoad &load);
/// The draw with everything at its worst: above the rating is a caution, for it hardly occurs and does not last. It is
/// never judged milder than training, which draws no more.
[[nodiscard]] PowerVerdict worstVerdict(const Machine &machine, const SupplyLoad &load);
/// One window against what the supply's ATX version allows. By the design guide's curve machines fail that their
/// vendors approve: by it, above is never more than a note.
[[nodiscard]] PowerVerdict peakVerdict(const Machine &machine, const Power &power, const SupplyLoad &load,
                                       Window window, Excursions mode);
/// The window that is farthest above what is surely too much, else the one that is nearest to what is surely allowed;
/// the shortest where nothing is known of that.
[[nodiscard]] Window tightestWindow(const SupplyLoad &load, Excursions mode);
/// The load that is worst off in training, and in a window; of equals the one that takes the greatest share of its
/// rating, or of what is allowed. Indexes in Power::loads().
[[nodiscard]] std::size_t fullestLoad(const Machine &machine, const Power &power);
[[nodiscard]] std::size_t tightestLoad(const Machine &machine, const Power &power, Window window, Excursions mode);
/// The supplies that carry a load become subjects of the finding.
void addSupplies(Finding &finding, const Machine &machine, const SupplyLoad &load);
/// Of pieces that are alike under one item only the one that needs most is told: a finding of the same supplies that
/// says the same with a lesser number is replaced, one with a greater number stays alone.
void addGreatest(std::vector<Finding> &findings, Finding finding, FactKey<Watts> need);

/// Training at the wall with `other` watts on the same circuit: above the breaker's rating a blocker (the machine
/// counts with its PowerFactor), above what the circuit carries for hours a caution. Without a supply: not known where
/// it depends on which one is chosen.
[[nodiscard]] PowerVerdict wallVerdict(const Machine &machine, const Power &power, const Circuit &circuit, Watts other);
/// That the efficiency of the supply is not known, or which supply it will be.
[[nodiscard]] Finding lackingEfficiency(const char *check, const Machine &machine);
/// The worst draw at the wall, which does not last: only the breaker's rating counts. Above it is a note, unless
/// training alone is too much. Not judged where it is not known.
[[nodiscard]] PowerVerdict worstWallVerdict(const Machine &machine, const Power &power, const Site &site);

/// The draw at the wall, with `other`, at which the breaker sees its rating.
[[nodiscard]] Watts breakerLimit(const Circuit &circuit, Watts other);
/// The worst draw at the wall that is sure: without the supply's losses where only its upper bound is known.
[[nodiscard]] Watts sureWorstAtWall(const Power &power);

} // namespace rig::checks
