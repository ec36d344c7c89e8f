// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/mend.h"
#include "core/fixes/suggest.h"
#include "core/guide/checklist.h"
#include "core/reality/against.h"
#include "core/renting/rent_case.h"
#include "core/report/citations.h"
#include "core/report/machine_line.h"
#include "core/report/report.h"
#include "core/words/verdict_band.h"
#include "core/workload/works_on_machine.h"

#include <QCoreApplication>

namespace rig::report {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// What mends a finding, as the report needs it.
struct BestMend
{
    std::optional<Fix> fix; ///< with its price; another circuit has none
    QString stopped;        ///< where not all edits were tried
    QString brings;         ///< what the change makes worse, as titles of checks; empty: nothing
    QString better;         ///< where no single change cures it: the places with which its link is faster; empty: none
};

/// What the report is about, assessed once.
struct Subject
{
    const Document &document;
    const Catalogue &catalogue;
    const Machine &machine;
    const Assessment &assessment;
    const Verdict &verdict;
    QDate today;
    std::vector<BestMend> mends; ///< per Verdict::findings
    MendAnswer mend;             ///< the set of changes that leaves no problem, of a machine that has some
    MachineLine line;
    WorksOnMachine works;
    const reality::Detected *found = nullptr; ///< what the machine says of itself; null: it was not held against one
    reality::Reality reality;                 ///< empty without it
    std::optional<Result<RentCase>> rent{};   ///< against renting, where that was asked

    [[nodiscard]] Situation situation() const { return {machine, document.site, document.use, assessment}; }
};

/// One section each; a section that has nothing to say has no table, no findings and a paragraph that says so.
[[nodiscard]] ReportSection partsSection(const Subject &subject, Citations &citations);
[[nodiscard]] ReportSection findingsSection(const Subject &subject);
[[nodiscard]] ReportSection acceptedSection(const Subject &subject);
[[nodiscard]] ReportSection uncheckedSection(const Subject &subject);
[[nodiscard]] ReportSection linksSection(const Subject &subject);
[[nodiscard]] ReportSection powerSection(const Subject &subject);
[[nodiscard]] ReportSection feedsSection(const Subject &subject);
/// Which of several supplies that stand alone feeds what.
[[nodiscard]] ReportSection planSection(const Subject &subject);
[[nodiscard]] ReportSection fitSection(const Subject &subject);
/// Ways between cards; no table where there are fewer than two.
[[nodiscard]] ReportSection pathsSection(const Subject &subject);
/// Each cable from its supply to its socket.
[[nodiscard]] ReportSection cablesSection(const Subject &subject);
/// For the electrician: circuit, draw at the wall, heat, noise.
[[nodiscard]] ReportSection siteSection(const Subject &subject);
/// Memory of each card against what is stated, where the machine carries no works.
[[nodiscard]] ReportSection workSection(const Subject &subject);
/// Memory and speed of each work that the machine carries; no table where it carries none.
[[nodiscard]] ReportSection worksSection(const Subject &subject);
/// The same for the first page.
[[nodiscard]] std::vector<ReportItem> coverWorks(const Subject &subject);
[[nodiscard]] ReportSection variantsSection(const Subject &subject);
[[nodiscard]] ReportSection assemblySection(const Subject &subject);
/// What is installed under a system; no table where nothing is known to run on the cards.
[[nodiscard]] ReportSection softwareSection(const Subject &subject, guide::Platform system);
[[nodiscard]] ReportSection firstStartSection(const Subject &subject);
/// The plan beside the machine; no table where it was not held against one.
[[nodiscard]] ReportSection asBuiltSection(const Subject &subject);
/// Price and electricity over the years, and renting beside them where that was asked; no table without a tariff.
[[nodiscard]] ReportSection yearsSection(const Subject &subject);

/// Per finding of its verdict: the best mend, and what it brings.
[[nodiscard]] std::vector<BestMend> bestMends(const ReportMachine &made, const Catalogue &catalogue);
/// "4 × RTX 3090, limited to 280 W each": speed was given up for it. Other limits than one for all: that there are
/// some.
[[nodiscard]] QString cardsWithLimits(const QString &cards, const Machine &machine);
[[nodiscard]] ReportCover coverOf(const Subject &subject, const words::VerdictBand &band);
/// Six: price, memory, draw, wall, heat, links.
[[nodiscard]] std::vector<ReportFigure> coverFigures(const Subject &subject, const words::VerdictBand &band);
/// What is bought, if its old prices moved as others of their kind did; nullopt where none is old, or nobody knows.
struct PriceRange
{
    Money low;
    Money high;
};
[[nodiscard]] std::optional<PriceRange> movedPrices(const Subject &subject);
/// A text on the sum, with that range behind it where there is one.
[[nodiscard]] QString withMovedPrices(const QString &text, const Subject &subject);
/// For a table whose printed amounts do not come to its printed sum.
[[nodiscard]] QString roundedApart();
/// The edits of Subject::mend, as a list in a sentence.
[[nodiscard]] QString changesThatMend(const Subject &subject);
/// "; ": between the entries of a list that are phrases.
[[nodiscard]] QString betweenChanges();
/// Verdict::findings that a missing figure caused.
[[nodiscard]] bool isUnchecked(const Finding &finding);
/// Of a year; where the supply's losses are not known, without them.
[[nodiscard]] double kwhAtLeast(const Subject &subject);
/// What that costs; nullopt without a tariff.
[[nodiscard]] std::optional<Money> yearlyCostAtLeast(const Subject &subject);
/// "≥ 1,704 W = 5,814 BTU/h"
[[nodiscard]] QString heatAtLeast(Watts watts);
/// "one circuit of its own: 16 A at 230 V, socket Schuko"; where the chosen one carries too little, one that does.
[[nodiscard]] QString circuitForElectrician(const Subject &subject);
/// Whether the chosen circuit carries the machine with what else hangs on it.
[[nodiscard]] bool circuitCarries(const Subject &subject);
/// "20 A at 120 V, socket NEMA 5-20": the smallest one of the place that does; empty: none is known.
[[nodiscard]] QString circuitThatCarries(const Subject &subject);
/// "For the electrician: one circuit of its own …"
[[nodiscard]] QString electricianText(const Subject &subject);
/// What nobody but the reader can settle, each as a sentence that stands alone.
[[nodiscard]] std::vector<ReportItem> coverDecisions(const Subject &subject);
/// The change of a mend that has one, and what it brings.
[[nodiscard]] QString changeText(const BestMend &mend, const Subject &subject);
/// "free", "$45", "saves $45", "price not known"
[[nodiscard]] QString mendPrice(const Fix &fix);

/// Devices that stand in no connector, as a list; empty: there are none.
[[nodiscard]] QString unplacedNames(const Machine &machine);

/// "not known"
[[nodiscard]] QString notKnown();
[[nodiscard]] QString wattsOf(const std::optional<Watts> &watts);

} // namespace rig::report
