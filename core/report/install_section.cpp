// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/checklist.h"
#include "core/report/sections.h"

namespace rig::report {

namespace {

struct InstallWords
{
    Q_DECLARE_TR_FUNCTIONS(InstallWords)
};

/// The system of most instructions; the guide has the same for the others.
constexpr guide::Platform InstalledSystem = guide::Platform::Ubuntu2404;

ReportTable installTable(const std::vector<guide::ChecklistStep> &steps)
{
    ReportTable table;
    table.headings = {InstallWords::tr("What to do"), InstallWords::tr("Command"), InstallWords::tr("It prints"),
                      InstallWords::tr("Done", "to be ticked by hand")};
    table.numeric = {false, false, false, false};
    table.shares = {36, 38, 17, 9};
    table.written = true;
    int number = 0;
    for (const guide::ChecklistStep &each : steps)
        table.rows.push_back(
            {InstallWords::tr("%1. %2", "number, what to do").arg(QString::number(++number), each.step.text),
             each.step.command, each.step.expect, QString()});
    return table;
}

} // namespace

/// The guide's checklist for the cards of the machine; no table where it has none.
ReportSection installSection(const Subject &subject)
{
    const guide::Compatibility &software = guide::shippedCompatibility();
    const std::vector<guide::PlannedCards> cards = guide::plannedCards(subject.machine);
    const std::vector<guide::ChecklistStep> steps = guide::checklist(cards, InstalledSystem, software);
    const QString system = guide::systemName(guide::key(InstalledSystem));
    ReportSection section;
    section.title = InstallWords::tr("Installing the software under %1", "system").arg(system);
    if (steps.empty())
        return section;
    for (const guide::PlannedCards &each : cards)
        section.paragraphs << guide::softwareSentences(guide::softwareFor(*each.chip, software)).front();
    section.table = installTable(steps);
    section.notes << InstallWords::tr(
                         "Versions as of %1. Why each step is there, with its sources, and the same steps for "
                         "Ubuntu 22.04, Debian 12, RHEL 9, Windows 11 and WSL2: page Guide, or "
                         "“rigwright-cli guide --machine FILE --system SYSTEM”.",
                         "date")
                         .arg(software.date);
    return section;
}

} // namespace rig::report
