// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/checks/run_checks.h"
#include "core/report/machine_line.h"
#include "core/report/sections.h"
#include "core/words/words.h"

namespace rig {

namespace {

using namespace report;

/// The mark of the verdict; none where the machine works.
std::optional<Severity> worstOf(const Verdict &verdict)
{
    switch (verdict.kind) {
    case Verdict::Kind::Blocked:
        return Severity::Blocker;
    case Verdict::Kind::Caution:
        return Severity::Caution;
    case Verdict::Kind::CannotCheck:
        return Severity::Unknown;
    case Verdict::Kind::Fine:
        return std::nullopt;
    }
    return std::nullopt;
}

void addIfAny(std::vector<ReportSection> &sections, ReportSection section)
{
    if (section.table || !section.drawings.empty())
        sections.push_back(std::move(section));
}

std::vector<ReportSection> sectionsOf(const Subject &subject)
{
    Citations citations(subject.catalogue);
    if (subject.document.build.items.empty())
        return {partsSection(subject, citations)};
    std::vector<ReportSection> sections;
    addIfAny(sections, asBuiltSection(subject));
    addIfAny(sections, worksSection(subject));
    sections.push_back(partsSection(subject, citations));
    sections.push_back(findingsSection(subject));
    if (!subject.verdict.accepted.empty())
        sections.push_back(acceptedSection(subject));
    sections.push_back(uncheckedSection(subject));
    sections.push_back(linksSection(subject));
    addIfAny(sections, pathsSection(subject));
    sections.push_back(powerSection(subject));
    if (!subject.assessment.power.several.empty())
        sections.push_back(planSection(subject));
    sections.push_back(feedsSection(subject));
    addIfAny(sections, cablesSection(subject));
    sections.push_back(siteSection(subject));
    sections.push_back(fitSection(subject));
    addIfAny(sections, workSection(subject));
    if (ReportSection years = yearsSection(subject); years.table || !years.paragraphs.empty())
        sections.push_back(std::move(years));
    addIfAny(sections, variantsSection(subject));
    addIfAny(sections, assemblySection(subject));
    addIfAny(sections, softwareSection(subject, guide::Platform::Ubuntu2404));
    addIfAny(sections, softwareSection(subject, guide::Platform::Windows11));
    addIfAny(sections, firstStartSection(subject));
    sections.push_back(citations.section());
    return sections;
}

QString editionOf(const Catalogue &catalogue, const QDate &today)
{
    QStringList parts{today.toString(Qt::ISODate)};
    if (catalogue.date.isValid())
        parts << ReportWords::tr("catalogue of %1", "day").arg(catalogue.date.toString(Qt::ISODate));
    parts << catalogue.prices.currency;
    return parts.join(QStringLiteral(" · "));
}

Result<RentCase> against(RentInputs inputs, const ReportMachine &made, const Catalogue &catalogue, const QDate &today)
{
    inputs.planned =
        plannedMachine(made.machine, made.assessment, made.document.site, inputs.currency, catalogue.rates);
    return rentCase(inputs, catalogue, today);
}

/// Letter where its sockets are: the circuit is all that a machine knows of its place.
bool isLetterPlace(const Circuit &circuit) { return circuit.id.startsWith(QLatin1StringView("us-")); }

} // namespace

Report makeReport(const Document &document, const Catalogue &catalogue, const QDate &today,
                  const reality::Detected *found, const std::optional<RentInputs> &rent)
{
    auto made = std::make_shared<ReportMachine>();
    made->document = document;
    made->machine = resolve(document.build, catalogue);
    made->assessment = assess(made->machine, document.site, document.use);
    made->verdict = judge(runChecks(made->situation()), document.build);
    const Subject subject{
        document,
        catalogue,
        made->machine,
        made->assessment,
        made->verdict,
        today,
        bestMends(*made, catalogue),
        made->verdict.kind == Verdict::Kind::Blocked ? cheapestMend(document, catalogue) : MendAnswer{},
        machineLine(made->situation(), made->verdict),
        worksOnMachine(made->machine, made->assessment, document.use, catalogue).value_or(WorksOnMachine()),
        found,
        found ? reality::planAgainst(document, catalogue, *found) : reality::Reality(),
        rent ? std::optional(against(*rent, *made, catalogue, today)) : std::nullopt};

    Report report;
    report.title = document.build.name.isEmpty() ? ReportWords::tr("Machine without a name") : document.build.name;
    if (!document.others.empty())
        report.title =
            ReportWords::tr("%1, variant %2", "name of a machine, letter").arg(report.title, document.variant);
    report.date = today;
    report.edition = editionOf(catalogue, today);
    const words::VerdictBand band = words::verdictBand(made->verdict, subject.situation());
    report.summary = words::bandSentence(band);
    report.worst = worstOf(made->verdict);
    report.cover = coverOf(subject, band);
    const bool empty = document.build.items.empty();
    if (empty) { // that nothing speaks against it is no verdict on it
        report.worst = Severity::Unknown;
        report.summary = report.cover.verdict = ReportWords::tr("Nothing has been chosen yet");
        report.cover.figures.clear();
        report.cover.electrician.clear();
    }
    report.sections = sectionsOf(subject);
    report.letter = isLetterPlace(document.site.circuit);
    if (!empty)
        report.machine = std::move(made);
    return report;
}

} // namespace rig
