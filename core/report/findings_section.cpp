// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/gather.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <utility>

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
    if (!mend.better.isEmpty())
        result.fix = ReportWords::tr("%1. %2", "a change to the machine, its effect in sentences")
                         .arg(mend.better, ReportWords::tr("Free.", "a change to the machine"));
    if (!mend.fix)
        return;
    result.fix =
        ReportWords::tr("%1. %2", "a change to the machine, its effect in sentences")
            .arg(words::fixText(*mend.fix, subject.document, subject.catalogue), words::effectText(mend.fix->effect));
    if (!mend.brings.isEmpty())
        result.fix =
            names::afterEachOther({result.fix, ReportWords::tr("It brings: %1.", "titles of checks").arg(mend.brings)});
}

/// What was not chosen yet is one question, however many kinds it is.
ReportFinding notChosen(const Subject &subject)
{
    QStringList kinds;
    std::optional<ReportFinding> all;
    for (const Finding &finding : subject.verdict.findings) {
        const std::optional<Kind> kind = kindToChoose(finding);
        if (!kind)
            continue;
        if (!all)
            all = printed(finding, subject);
        kinds << names::kind(*kind);
    }
    all->title = ReportWords::tr("Not everything is chosen yet");
    all->message = ReportWords::tr("Still to be chosen: %1.", "kinds of parts").arg(names::listed(kinds));
    return *std::move(all);
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

QString changeText(const BestMend &mend, const Subject &subject)
{
    const QString change = words::fixText(*mend.fix, subject.document, subject.catalogue);
    return mend.brings.isEmpty() ? change
                                 : ReportWords::tr("%1 (it brings: %2)", "a change to the machine, titles of checks")
                                       .arg(change, mend.brings);
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
    bool open = false;
    for (const Finding &finding : subject.verdict.findings) {
        if (!isUnchecked(finding))
            continue;
        if (kindToChoose(finding)) {
            if (!std::exchange(open, true))
                section.findings.push_back(notChosen(subject));
            continue;
        }
        ReportFinding result = printed(finding, subject);
        if (finding.is(NotChecked))
            result.title = ReportWords::tr("Figures that few makers print");
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
