// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sections.h"
#include "core/words/first_start_words.h"

#include <algorithm>

namespace rig::report {

namespace {

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFirstStart)
};

ReportTable emptyTable()
{
    ReportTable table;
    table.headings = {StartWords::tr("What is run"), StartWords::tr("System"), StartWords::tr("What it must print"),
                      StartWords::tr("Seen", "to be ticked by hand")};
    table.numeric = {false, false, false, false};
    table.shares = {40, 15, 34, 11}; // "Linux、Windows" on one line
    table.written = true;
    return table;
}

} // namespace

ReportSection firstStartSection(const Subject &subject)
{
    ReportSection section;
    section.title = StartWords::tr("First start: what to run, and what it must print");
    const std::vector<words::FirstStartLine> lines =
        words::firstStartLines(subject.machine, subject.assessment, subject.reality, subject.found);
    ReportTable table = emptyTable();
    for (const words::FirstStartLine &line : lines) {
        table.rows.push_back({line.command, line.systems, line.expects, line.seen});
        table.marks.push_back(line.severity);
    }
    if (std::none_of(table.marks.begin(), table.marks.end(), [](const auto &mark) { return mark.has_value(); }))
        table.marks.clear();
    if (subject.found && !lines.empty())
        section.paragraphs << words::firstStartAnswer(lines);
    if (!table.rows.empty())
        section.table = std::move(table);
    return section;
}

} // namespace rig::report
