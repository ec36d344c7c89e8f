// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/gather.h"
#include "core/names/lists.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <QCoreApplication>

namespace rig::report {

namespace {

ReportFinding printed(const Finding &finding, const Subject &subject)
{
    const Situation situation = subject.situation();
    ReportFinding result;
    result.severity = finding.severity;
    result.label = words::severity(finding.severity);
    result.title = words::shortTitle(finding, situation);
    result.message = words::message(finding, situation);
    result.reason = words::reason(finding, situation);
    result.evidence = words::evidence(finding, situation);
    return result;
}

void addBestFix(const BestMend &mend, const Subject &subject, ReportFinding &result)
{
    result.stopped = mend.stopped;
    if (!mend.fix)
        return;
    result.fix =
        ReportWords::tr("%1. %2", "a change to the machine, its effect in sentences")
            .arg(words::fixText(*mend.fix, subject.document, subject.catalogue), words::effectText(mend.fix->effect));
}

/// Where something keeps the machine from running: all that must change together.
void addMend(ReportSection &section, const Subject &subject)
{
    if (!subject.mend.mend)
        return;
    section.paragraphs << ReportWords::tr("The cheapest set of changes that leaves no problem: %1.", "list of changes")
                              .arg(changesThatMend(subject));
}

} // namespace

QString changesThatMend(const Subject &subject)
{
    QStringList changes;
    for (const Edit &edit : subject.mend.mend->edits)
        changes << words::editText(edit, subject.document, subject.catalogue);
    return changes.join(betweenChanges());
}

QString betweenChanges() { return ReportWords::tr("; ", "between the phrases of a list"); }

bool isUnchecked(const Finding &finding) { return finding.severity == Severity::Unknown || finding.is(NotChecked); }

ReportSection findingsSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Findings");
    addMend(section, subject);
    for (std::size_t i = 0; i < subject.verdict.findings.size(); ++i) {
        const Finding &finding = subject.verdict.findings[i];
        if (isUnchecked(finding))
            continue; // these have a section of their own
        ReportFinding result = printed(finding, subject);
        addBestFix(subject.mends[i], subject, result);
        section.findings.push_back(std::move(result));
    }
    if (section.findings.empty())
        section.paragraphs << QCoreApplication::translate("Report", "No check that could be made found anything.");
    return section;
}

ReportSection acceptedSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Accepted findings");
    section.paragraphs << QCoreApplication::translate(
        "Report", "These stand, but were accepted with a reason; they do not count in the verdict.");
    for (const auto &[finding, waiver] : subject.verdict.accepted) {
        ReportFinding result = printed(finding, subject);
        result.accepted =
            waiver.reason.isEmpty() ? QCoreApplication::translate("Report", "no reason given") : waiver.reason;
        section.findings.push_back(std::move(result));
    }
    return section;
}

ReportSection uncheckedSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "What could not be checked");
    for (const Finding &finding : subject.verdict.findings) {
        if (!isUnchecked(finding))
            continue;
        ReportFinding result = printed(finding, subject);
        if (result.reason.isEmpty() && !finding.blocked.empty()) {
            QStringList titles;
            for (const char *check : finding.blocked)
                titles << words::checkTitle(check);
            result.reason = QCoreApplication::translate("Report", "This keeps back: %1.", "a list of checks")
                                .arg(names::listed(titles));
        }
        section.findings.push_back(std::move(result));
    }
    if (section.findings.empty()) {
        section.paragraphs << QCoreApplication::translate("Report", "Every figure that the checks need is known.");
    }
    return section;
}

} // namespace rig::report
