// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/checklist.h"
#include "core/guide/compatibility.h"
#include "core/report/sections.h"

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct SoftwareWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportSoftware)
};

QString nameOf(guide::Platform system)
{
    return system == guide::Platform::Windows11 ? u"Windows 11"_s : u"Ubuntu 24.04"_s;
}

/// What the firmware and the cards are asked stands in sections of its own, with what this machine must answer.
bool standsElsewhere(const guide::ChecklistStep &entry)
{
    return entry.step.command.isEmpty() ? entry.topic == "first-tests"_L1
                                        : entry.step.command.startsWith("nvidia-smi"_L1);
}

} // namespace

ReportSection softwareSection(const Subject &subject, guide::Platform system)
{
    ReportSection section;
    section.title = SoftwareWords::tr("Software under %1, in this order", "a system").arg(nameOf(system));
    ReportTable table;
    table.headings = {SoftwareWords::tr("Step", "its number"), SoftwareWords::tr("What is done, and the commands"),
                      SoftwareWords::tr("What it must print"), SoftwareWords::tr("Done", "to be ticked by hand")};
    table.numeric = {true, false, false, false};
    table.shares = {7, 66, 17, 10};
    table.written = true;
    table.typed = true;
    const guide::Compatibility &software = guide::shippedCompatibility();
    const std::vector<guide::PlannedCards> cards = guide::plannedCards(subject.machine);
    const auto steps = guide::checklist(cards, system, software);
    for (const guide::ChecklistStep &entry : steps) {
        if (standsElsewhere(entry))
            continue;
        QStringList cell{entry.step.text};
        if (!entry.step.command.isEmpty())
            cell << entry.step.command;
        table.rows.push_back({QString::number(table.rows.size() + 1), cell.join(u'\n'), entry.step.expect, QString()});
    }
    if (table.rows.empty())
        return section;
    for (const guide::PlannedCards &each : cards)
        section.paragraphs << guide::softwareSentences(guide::softwareFor(*each.chip, software)).front();
    section.table = std::move(table);
    section.notes << SoftwareWords::tr("Where each step is from stands in the program's guide, with date and source.");
    return section;
}

} // namespace rig::report
