// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/checks/verdict.h"

#include <QString>

namespace rig::words {

/// Where a finding is seen in the window: the drawing that shows what it speaks of.
enum class Seen { Lanes, Power, Case, Table };
[[nodiscard]] Seen seenIn(const Finding &finding);
/// The worst finding that is seen there, for the mark of its tab; notes mark nothing.
[[nodiscard]] std::optional<Severity> worstSeenIn(const std::vector<Finding> &findings, Seen where);

/// A cause beside the verdict: one finding, or several that are told together ("6 not checked", "+ 2").
struct BandChip
{
    std::optional<Severity> severity;  ///< none: what did not find room
    QString text;                      ///< "Card 2 at x4"
    std::vector<std::size_t> findings; ///< indices in Verdict::findings; the first is the one that it leads to
    bool byNumber = false;             ///< all of a severity, told by their number
};

/// A sum of the machine beside the verdict.
struct BandFigure
{
    QString name;                     ///< "Training draw"
    QString value;                    ///< "721 of 750 W"
    std::optional<Severity> severity; ///< of what it is judged against
    bool fine = false;                ///< it was judged, and is within its limit
};

/// What is said first of a machine, by the same four words in window, report and console: works, limit, problem, not
/// checked.
struct VerdictBand
{
    Verdict::Kind kind = Verdict::Kind::Fine;
    QString title;                   ///< "Works, with 3 limits"
    std::vector<BandChip> chips;     ///< worst first, what could not be checked last
    std::vector<BandFigure> figures; ///< to buy, training draw, at the wall, slowest link
};
/// "Training draw", of a machine that serves "Draw under load": what lasts for hours, as its figure is called.
[[nodiscard]] QString drawName(Work work);
[[nodiscard]] VerdictBand verdictBand(const Verdict &verdict, const Situation &situation);
/// At most `most` of the chips (2 or more): what is left out becomes one chip "+ 2", before what could not be checked.
[[nodiscard]] std::vector<BandChip> chipsWithin(const VerdictBand &band, std::size_t most);
/// As many as the band ever shows.
inline constexpr std::size_t BandChips = 5;
/// "Works, with 3 limits. Card 2 at x4 · Supply 8 W short at worst · 6 not checked."
[[nodiscard]] QString bandSentence(const VerdictBand &band);
/// "▲ 721 of 750 W": with the shape of its verdict.
[[nodiscard]] QString marked(const BandFigure &figure);

/// "2 problems, 3 limits, 6 not checked, 5 notes"; "nothing was found" where there is none.
[[nodiscard]] QString counts(const std::vector<Finding> &findings);

} // namespace rig::words
