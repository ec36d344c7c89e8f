// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/checks/run_checks.h"
#include "core/report/sections.h"
#include "core/words/power_answer.h"
#include "core/words/verdict_band.h"

#include <QCoreApplication>

namespace rig {

namespace {

using namespace report;

/// The sums that stand beside the verdict, the tightest peak among them, and how much was found.
std::vector<ReportFigure> headOf(const Subject &subject, const words::VerdictBand &band)
{
    std::vector<ReportFigure> head;
    for (const words::BandFigure &figure : band.figures)
        head.push_back({figure.name, words::marked(figure)});
    const std::vector<words::PowerBar> bars =
        words::powerSummary(subject.machine, subject.assessment.power, subject.document.site, subject.document.use);
    for (const words::PowerBar &bar : bars) {
        if (bar.what == words::PowerBar::What::Peak)
            head.push_back({bar.name, words::mark(bar) + words::brief(bar)});
    }
    head.push_back({QCoreApplication::translate("Report", "Findings"), words::counts(subject.verdict.findings)});
    return head;
}

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

std::vector<ReportSection> sectionsOf(const Subject &subject)
{
    Citations citations(subject.catalogue);
    std::vector<ReportSection> sections;
    sections.push_back(partsSection(subject, citations));
    sections.push_back(findingsSection(subject));
    if (!subject.verdict.accepted.empty())
        sections.push_back(acceptedSection(subject));
    sections.push_back(linksSection(subject));
    sections.push_back(powerSection(subject));
    if (!subject.assessment.power.several.empty())
        sections.push_back(planSection(subject));
    sections.push_back(feedsSection(subject));
    sections.push_back(fitSection(subject));
    sections.push_back(uncheckedSection(subject));
    sections.push_back(citations.section());
    return sections;
}

} // namespace

Report makeReport(const Document &document, const Catalogue &catalogue, const QDate &today)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Verdict verdict = judge(runChecks({machine, document.site, document.use, assessment}), document.build);
    const Subject subject{document, catalogue, machine, assessment, verdict, today};

    Report report;
    report.title = document.build.name.isEmpty() ? QCoreApplication::translate("Report", "Machine without a name")
                                                 : document.build.name;
    report.date = today;
    const words::VerdictBand band = words::verdictBand(verdict, subject.situation());
    report.summary = words::bandSentence(band);
    report.worst = worstOf(verdict);
    report.head = headOf(subject, band);
    report.sections = sectionsOf(subject);
    return report;
}

} // namespace rig
