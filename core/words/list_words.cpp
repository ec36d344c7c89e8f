// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/list_words.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace lists;

namespace {

struct PartListWords
{
    Q_DECLARE_TR_FUNCTIONS(PartListWords)
};

/// The lines in a state, by their numbers; of many the first.
QString lineNumbers(const PartList &list, RowState state)
{
    QStringList numbers;
    for (const ListRow &row : list.rows) {
        const QString number = QString::number(row.line);
        if (row.state == state && !numbers.contains(number))
            numbers << number;
    }
    constexpr qsizetype Most = 12;
    const bool more = numbers.size() > Most;
    return numbers.mid(0, Most).join(PartListWords::tr(", ", "between numbers of lines")) +
           (more ? u" …"_s : QString());
}

QString withCount(const ListRow &row, const QString &name)
{
    return row.count > 1 ? PartListWords::tr("%1 × %2", "number of pieces, name").arg(QString::number(row.count), name)
                         : name;
}

QString foundReason(const FoundPart &found)
{
    switch (found.reason) {
    case Reason::PartNumber:
    case Reason::Name:
        return {};
    case Reason::Figures:
        return PartListWords::tr("Taken by maker, series and figures; which timings it has, was not compared.");
    case Reason::ChipOnly:
        return PartListWords::tr(
            "The line does not say which card with this GPU it is: its length, slots and plugs stay unknown.");
    case Reason::OtherSpelling:
        return found.words.isEmpty()
                   ? PartListWords::tr("No part is called just so.")
                   : PartListWords::tr("No part is called just so: it is about “%1”.").arg(found.words);
    case Reason::SeveralSizes:
        return PartListWords::tr("The name does not say which memory or which form it has.");
    case Reason::Several:
        return PartListWords::tr("Several parts are called so.");
    case Reason::OtherMemory:
        return PartListWords::tr("The catalogue has no card of this GPU with such a memory: a version that it lacks, a "
                                 "rebuilt card, or a misprint.");
    case Reason::Notebook:
        return PartListWords::tr("A notebook's GPU is no card for a machine.");
    case Reason::NotThere:
        return PartListWords::tr("It is not in the catalogue: what the line says of it is all that is known.");
    case Reason::Nothing:
        return {};
    }
    return {};
}

QString doubtText(PriceDoubt doubt)
{
    switch (doubt) {
    case PriceDoubt::None:
        return {};
    case PriceDoubt::Currency:
        return PartListWords::tr("Its price was left out: the list does not say in which currency it is.");
    case PriceDoubt::Several:
        return PartListWords::tr("Its price was left out: it is not the price of this part alone.");
    }
    return {};
}

} // namespace

QString listChoice(const Part &choice)
{
    return choice.kind == Kind::Gpu ? PartListWords::tr("a card with %1").arg(choice.name) : choice.name;
}

QString listAsWritten() { return PartListWords::tr("none of these: as it is written"); }

QString listAnswer(const PartList &list)
{
    const int asked = list.countOf(RowState::Asked);
    const int own = list.countOf(RowState::Own);
    const int taken = list.countOf(RowState::Taken);
    QStringList sentences;
    if (taken + own + asked == 0)
        return PartListWords::tr(
            "No part was found in it. A list has one part a line, such as “GPU: GeForce RTX 3090”.");
    if (asked > 0) {
        sentences << PartListWords::tr("Choose which part is meant in %n line(s): %1.", "", asked)
                         .arg(lineNumbers(list, RowState::Asked));
        if (taken > 0)
            sentences << PartListWords::tr("%n other line(s) are recognised.", "", taken);
    } else if (taken > 0) {
        sentences << (own == 0 ? PartListWords::tr("All parts are recognised, in %n line(s).", "", taken)
                               : PartListWords::tr("%n line(s) are recognised.", "", taken));
    }
    if (own > 0)
        sentences << PartListWords::tr("%n line(s) name what the catalogue does not have: %1.", "", own)
                         .arg(lineNumbers(list, RowState::Own));
    return names::afterEachOther(sentences);
}

QStringList listRemarks(const PartList &list, const QDate &today, int months)
{
    QStringList sentences;
    const bool priced = std::any_of(list.rows.begin(), list.rows.end(), [](const ListRow &row) { return row.price; });
    if (priced && list.date) {
        const QString day = QLocale().toString(*list.date, QLocale::ShortFormat);
        const bool old = today.isValid() && list.date->addMonths(months) < today;
        sentences
            << (old ? PartListWords::tr("Its prices are of %1, too old to buy by: ask again before you order.").arg(day)
                    : PartListWords::tr("Its prices are of %1.").arg(day));
    } else if (priced) {
        sentences << PartListWords::tr("The list does not say of which day its prices are.");
    }
    if (!list.pricesOfOneSure)
        sentences << PartListWords::tr("Where a line has several pieces, its price was taken for that of one.");
    if (list.countOf(RowState::NotUnderstood) > 0)
        sentences << PartListWords::tr("No part was found in %n line(s): %1.", "",
                                       list.countOf(RowState::NotUnderstood))
                         .arg(lineNumbers(list, RowState::NotUnderstood));
    if (list.countOf(RowState::Other) > 0)
        sentences << PartListWords::tr("%n line(s) are nothing that a machine is planned with: %1.", "",
                                       list.countOf(RowState::Other))
                         .arg(lineNumbers(list, RowState::Other));
    if (list.cut)
        sentences << PartListWords::tr("The text is longer than a list of parts: its end was not read.");
    return sentences;
}

QString listRow(const ListRow &row)
{
    switch (row.state) {
    case RowState::Taken:
        if (row.found.part)
            return withCount(row, row.found.part->name);
        return withCount(row, row.found.maker.isEmpty()
                                  ? row.found.chip->name
                                  : PartListWords::tr("%1 (%2)", "name of a GPU, maker of the card")
                                        .arg(row.found.chip->name, row.found.maker));
    case RowState::Asked:
        return PartListWords::tr("Which part is “%1”?").arg(row.name);
    case RowState::Own:
        return withCount(row, row.name);
    case RowState::Other:
    case RowState::NotUnderstood:
        return row.text;
    }
    return {};
}

QString listRowReason(const ListRow &row)
{
    if (row.state == RowState::Other || row.state == RowState::NotUnderstood)
        return {};
    QStringList sentences{foundReason(row.found), doubtText(row.priceDoubt)};
    sentences.removeAll(QString());
    return names::afterEachOther(sentences);
}

} // namespace rig::words
