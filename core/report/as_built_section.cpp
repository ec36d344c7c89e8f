// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sections.h"
#include "core/words/reality_answer.h"

#include <algorithm>

namespace rig::report {

namespace {

struct AsBuiltWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportAsBuilt)
};

/// What a row means, below each other: the verdict, why, what to do.
QString meaningOfLine(const words::RealityLine &line)
{
    QStringList sentences{line.sentence, line.gain};
    sentences << line.beside;
    if (line.severity && !line.causes.empty())
        sentences << line.causes.front().text();
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

QString orDash(const QString &text) { return text.isEmpty() ? QStringLiteral("–") : text; }

} // namespace

ReportSection asBuiltSection(const Subject &subject)
{
    ReportSection section;
    section.title = AsBuiltWords::tr("As built");
    if (!subject.found)
        return section;
    const words::RealityAnswer answer =
        words::realityAnswer(subject.reality, subject.machine, *subject.found, subject.document.use.work);
    section.paragraphs << answer.text;
    section.paragraphs << answer.others;
    ReportTable table;
    table.headings = {AsBuiltWords::tr("Card"), AsBuiltWords::tr("Planned"), AsBuiltWords::tr("Found"),
                      AsBuiltWords::tr("What it means")};
    table.numeric = {false, false, false, false};
    table.shares = {18, 20, 20, 42};
    for (const words::RealityLine &line : answer.lines) {
        table.rows.push_back(
            {line.name + u'\n' + line.verdict, orDash(line.planned), orDash(line.found), meaningOfLine(line)});
        table.marks.push_back(line.severity);
        if (!line.line.isEmpty())
            section.notes << AsBuiltWords::tr("%1: %2: %3", "a card, a place in a text, the line")
                                 .arg(line.name, line.where, line.line);
    }
    section.table = std::move(table);
    QStringList texts;
    for (const reality::ReadText &text : subject.found->texts)
        texts << text.name;
    section.notes << AsBuiltWords::tr("Read from: %1.", "names of texts").arg(texts.join(QStringLiteral(", ")));
    return section;
}

} // namespace rig::report
