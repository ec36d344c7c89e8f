// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/checks/run_checks.h"
#include "core/report/marks.h"
#include "core/report/sections.h"
#include "core/names/names.h"
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

QString worstLinkText(const Subject &subject)
{
    const Link *link = worstLink(subject);
    if (!link)
        return notKnown();
    const Device &device = subject.machine.devices[static_cast<std::size_t>(link->device)];
    return QCoreApplication::translate("Report", "%1 (card %2)", "a link, the number of the card that has it")
        .arg(names::link(*link), QString::number(device.number));
}

QString supplyText(const Power &power)
{
    if (!power.supply || power.supply->value() <= 0)
        return notKnown();
    const double load = 100 * (power.training.atLeast / *power.supply);
    return QCoreApplication::translate("Report", "%1, %2 % in use while training", "rating of the supply, its load")
        .arg(names::watts(*power.supply), names::number(load));
}

std::vector<ReportFigure> headOf(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    std::vector<ReportFigure> head{
        {QCoreApplication::translate("Report", "Price"), names::cost(subject.assessment.cost)},
        {QCoreApplication::translate("Report", "Draw while training"), wattsOf(power.training)},
        {QCoreApplication::translate("Report", "Power supply"), supplyText(power)},
        {QCoreApplication::translate("Report", "At the wall"), wattsOf(power.wall)},
        {QCoreApplication::translate("Report", "Slowest card link"), worstLinkText(subject)},
    };
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
    report.summary = words::verdict(verdict.kind);
    report.worst = worstOf(verdict);
    report.head = headOf(subject);
    report.sections = sectionsOf(subject);
    return report;
}

} // namespace rig
