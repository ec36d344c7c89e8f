// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/part_list.h"

#include <QFile>
#include <QRegularExpression>

namespace rig::test {

/// What a line of tests/data/part_lists.txt is, as a person reads it.
struct ExpectedRow
{
    enum class What { Part, Chip, Asked, Own, Other, Set };
    int line = 0;
    What what = What::Part;
    QStringList ids; ///< of the part or chip, among the choices, of the set; for Own the kind
    int count = 1;
    std::optional<Money> price;
};

struct ListCase
{
    QString name;
    bool aside = false;
    QDate date; ///< that the list gives for itself
    QByteArray text;
    std::vector<ExpectedRow> rows;
};

inline ExpectedRow expectedRow(const QString &words, int line)
{
    ExpectedRow row;
    row.line = line;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        static const QRegularExpression count(QStringLiteral("^x(\\d+)$"));
        if (const auto match = count.match(word); match.hasMatch())
            row.count = match.captured(1).toInt();
        else if (word.startsWith(QLatin1Char('@')))
            row.price = Money{word.mid(1).toDouble(), {}};
        else if (row.price)
            row.price->currency = word;
        else if (word == QLatin1StringView("chip"))
            row.what = ExpectedRow::What::Chip;
        else if (word == QLatin1StringView("own"))
            row.what = ExpectedRow::What::Own;
        else if (word == QLatin1StringView("skip"))
            row.what = ExpectedRow::What::Other;
        else if (word == QLatin1StringView("part-of"))
            row.what = ExpectedRow::What::Set;
        else if (word.startsWith(QLatin1Char('?'))) {
            row.what = ExpectedRow::What::Asked;
            row.ids << word.mid(1);
        } else
            row.ids += word.split(QLatin1Char('+'));
    }
    return row;
}

/// The lists of tests/data/part_lists.txt, without what stands behind ⇒.
inline std::vector<ListCase> listCases()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/part_lists.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("tests/data/part_lists.txt cannot be read");
    std::vector<ListCase> cases;
    int line = 0;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const QString &each : lines) {
        static const QRegularExpression head(QStringLiteral("^==== (.*) \\[(fit|aside)\\] ?(\\S*)$"));
        if (const auto match = head.match(each); match.hasMatch()) {
            cases.push_back({match.captured(1),
                             match.captured(2) == QLatin1StringView("aside"),
                             QDate::fromString(match.captured(3), Qt::ISODate),
                             {},
                             {}});
            line = 0;
            continue;
        }
        if (cases.empty())
            continue;
        ++line;
        const QStringList halves = each.split(QStringLiteral(" ⇒ "));
        cases.back().text += halves.first().toUtf8() + '\n';
        if (halves.size() == 2)
            cases.back().rows.push_back(expectedRow(halves.last(), line));
    }
    return cases;
}

enum class RowJudged { Right, Asked, Missed, Wrong };

/// The id of what was taken for a row: of the part, or of the chip of a card of which no more is known.
inline QString takenId(const lists::ListRow &row)
{
    return row.found.part ? row.found.part->id : row.found.chip ? row.found.chip->id : QString();
}

/// Wrong is only what was taken for something else; what is asked and has the right one among its choices is Asked.
inline RowJudged judgedRow(const ExpectedRow &expected, const lists::ListRow &row)
{
    using lists::RowState;
    const auto among = [&](const QString &id) {
        return std::any_of(row.found.choices.begin(), row.found.choices.end(),
                           [&](const PartHandle &part) { return part->id == id; });
    };
    const bool isRight = takenId(row) == expected.ids.value(0);
    const bool isChip = row.found.chip && row.found.chip->id == expected.ids.value(0);
    switch (expected.what) {
    case ExpectedRow::What::Part:
        if (row.state == RowState::Taken)
            return isRight ? RowJudged::Right : (row.found.part ? RowJudged::Wrong : RowJudged::Asked);
        return row.state == RowState::Asked && among(expected.ids.value(0)) ? RowJudged::Asked : RowJudged::Missed;
    case ExpectedRow::What::Chip:
        if (row.state == RowState::Taken)
            return isChip ? RowJudged::Right : RowJudged::Wrong;
        return row.state == RowState::Asked && among(expected.ids.value(0)) ? RowJudged::Asked : RowJudged::Missed;
    case ExpectedRow::What::Asked:
        if (row.state == RowState::Taken)
            return RowJudged::Wrong;
        return row.state == RowState::Asked && among(expected.ids.value(0)) ? RowJudged::Right : RowJudged::Missed;
    case ExpectedRow::What::Own:
        if (row.state == RowState::Taken)
            return RowJudged::Wrong;
        return row.state == RowState::Own && kindKey(*row.found.kind) == expected.ids.value(0) ? RowJudged::Right
                                                                                               : RowJudged::Asked;
    case ExpectedRow::What::Other:
        return row.state == RowState::Other   ? RowJudged::Right
               : row.state == RowState::Taken ? RowJudged::Wrong
                                              : RowJudged::Missed;
    case ExpectedRow::What::Set:
        return row.state == RowState::Taken && expected.ids.contains(takenId(row)) ? RowJudged::Right
                                                                                   : RowJudged::Missed;
    }
    return RowJudged::Missed;
}

} // namespace rig::test
