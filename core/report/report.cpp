// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/checks/run_checks.h"
#include "core/names/names.h"
#include "core/report/marks.h"
#include "core/report/sections.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

using namespace report;

QString countsText(const Verdict &verdict)
{
    QStringList counts;
    for (const Severity severity : {Severity::Blocker, Severity::Caution, Severity::Unknown, Severity::Note}) {
        const auto count = std::count_if(verdict.findings.begin(), verdict.findings.end(),
                                         [&](const Finding &finding) { return finding.severity == severity; });
        // A space that does not break holds the shape and its number together.
        if (count > 0)
            counts << markOf(severity).shape + QChar(QChar::Nbsp) + names::number(static_cast<double>(count));
    }
    return counts.join(QStringLiteral("   "));
}

std::vector<ReportFigure> headOf(const Subject &subject)
{
    const Assessment &assessment = subject.assessment;
    std::vector<ReportFigure> head{{QCoreApplication::translate("Report", "Price"), names::cost(assessment.cost)}};
    for (const words::PowerBar &bar :
         words::powerSummary(subject.machine, assessment.power, subject.document.site, subject.document.use))
        head.push_back({bar.name, words::mark(bar) + words::brief(bar)});
    head.push_back({QCoreApplication::translate("Report", "Worst card link"),
                    words::marked(words::worstLink(subject.machine, assessment.lanes, subject.document.use))});
    if (const QString counts = countsText(subject.verdict); !counts.isEmpty())
        head.push_back({QCoreApplication::translate("Report", "Findings"), counts});
    return head;
}

std::optional<Severity> worstOf(const Verdict &verdict)
{
    if (verdict.findings.empty())
        return std::nullopt;
    const auto worst = std::min_element(verdict.findings.begin(), verdict.findings.end(),
                                        [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    return worst->severity;
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
    report.summary = words::verdict(verdict);
    report.worst = worstOf(verdict);
    report.head = headOf(subject);
    report.sections = sectionsOf(subject);
    return report;
}

} // namespace rig
