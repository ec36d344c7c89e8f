// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_command.h"

#include "app/cli/json_values.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "core/base/currency.h"
#include "core/lists/list_out.h"
#include "core/lists/part_list.h"
#include "core/words/list_words.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace rig::cli {

using namespace lists;

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonObject rowAsJson(const ListRow &row)
{
    const FoundPart &found = row.found;
    QJsonArray choices;
    for (const PartHandle &choice : found.choices)
        choices.append(choice->id);
    return {{"line"_L1, row.line},
            {"text"_L1, row.text},
            {"name"_L1, row.name},
            {"state"_L1, QString(rowStateKey(row.state))},
            {"kind"_L1, found.kind ? QJsonValue(QString(kindKey(*found.kind))) : QJsonValue(QJsonValue::Null)},
            {"part"_L1, found.part ? QJsonValue(found.part->id) : QJsonValue(QJsonValue::Null)},
            {"gpu"_L1, found.chip ? QJsonValue(found.chip->id) : QJsonValue(QJsonValue::Null)},
            {"maker"_L1, orNull(found.maker)},
            {"choices"_L1, choices},
            {"certainty"_L1, QString(reality::certaintyKey(found.certainty))},
            {"reason"_L1, QString(reasonKey(found.reason))},
            {"count"_L1, row.count},
            {"price"_L1, moneyAsJson(row.price)},
            {"remark"_L1, orNull(words::listRowReason(row))}};
}

QByteArray asJson(const PartList &list, const ListBuild &made, const Catalogue &catalogue, const QString &file)
{
    QJsonArray rows, subjects;
    for (const ListRow &row : list.rows)
        rows.append(rowAsJson(row));
    for (const Item &item : made.document.build.items)
        subjects.append(item.part);
    QStringList remarks = words::listRemarks(list, catalogue.prices.today, catalogue.prices.monthsOfToday);
    return QJsonDocument(
               QJsonObject{
                   {"answer"_L1, QJsonObject{{"text"_L1, words::listAnswer(list)},
                                             {"subjects"_L1, subjects},
                                             {"rests_on"_L1, QJsonArray{file}}}},
                   {"date"_L1, list.date ? QJsonValue(list.date->toString(Qt::ISODate)) : QJsonValue(QJsonValue::Null)},
                   {"rows"_L1, rows},
                   {"remarks"_L1, QJsonArray::fromStringList(remarks)},
                   {"cut"_L1, list.cut},
                   {"build"_L1, QJsonDocument::fromJson(writeBuildFile(made.document, made.catalogue)).object()}})
        .toJson();
}

QByteArray asText(const PartList &list, const Catalogue &catalogue)
{
    QStringList lines{words::listAnswer(list)};
    for (const ListRow &row : list.rows) {
        if (row.state == RowState::Other || row.state == RowState::NotUnderstood)
            continue;
        QString line = u"%1: %2"_s.arg(QString::number(row.line), words::listRow(row));
        if (row.price)
            line += u"  %1 %2"_s.arg(QString::number(row.price->amount, 'f', 2), row.price->currency);
        lines << line;
        if (const QString reason = words::listRowReason(row); !reason.isEmpty())
            lines << u"    "_s + reason;
        for (std::size_t i = 0; row.state == RowState::Asked && i < row.found.choices.size(); ++i)
            lines << u"    --choose %1=%2  %3"_s.arg(QString::number(row.line), row.found.choices[i]->id,
                                                     words::listChoice(*row.found.choices[i]));
        if (row.state == RowState::Asked && row.found.kind)
            lines << u"    --choose %1=own  %2"_s.arg(QString::number(row.line), words::listAsWritten());
    }
    lines += words::listRemarks(list, catalogue.prices.today, catalogue.prices.monthsOfToday);
    return (lines.join(u'\n') + u'\n').toUtf8();
}

/// "4=geforce-rtx-3080", "4=" (left out), by the number of the line.
Result<Choices> choicesFrom(const QStringList &given, const PartList &list, const Catalogue &catalogue)
{
    Choices choices;
    for (const QString &each : given) {
        const qsizetype equals = each.indexOf(u'=');
        const int line = each.left(std::max<qsizetype>(equals, 0)).toInt();
        const QString id = each.mid(equals + 1);
        const auto row =
            std::find_if(list.rows.begin(), list.rows.end(), [&](const ListRow &one) { return one.line == line; });
        const PartHandle part = catalogue.find(id);
        const bool asWritten = id == "own"_L1;
        if (equals < 1 || row == list.rows.end() || (!part && !id.isEmpty() && !asWritten))
            return badInput(Cli::tr("--choose is “%1”; it must be LINE=PART, with a line of the list and the id of a "
                                    "part or a GPU; LINE=own takes it as it is written, LINE= leaves it out.")
                                .arg(each));
        choices[static_cast<std::size_t>(row - list.rows.begin())] = {part, asWritten};
    }
    return choices;
}

Result<void> writeList(const QString &path, const ListBuild &made)
{
    if (!path.endsWith(".rig.json"_L1))
        return badInput(Cli::tr("A machine's file ends in .rig.json, not “%1”.").arg(path));
    return db::writeWhole(path, writeBuildFile(made.document, made.catalogue));
}

} // namespace

Outcome importList(const Invocation &invocation)
{
    QCommandLineParser parser;
    addForeignTextOptions(parser);
    parser.addOptions(
        {{u"out"_s, Cli::tr("Writes the machine of the list; lines that are asked are left out until they are chosen."),
          u"BUILD.rig.json"_s},
         {u"choose"_s,
          Cli::tr("What a line means, by its number: the id of a part or a GPU; without one it is left out."),
          u"LINE=PART"_s}});
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    if (const auto wrong = wrongFormat(parser, invocation))
        return *wrong;
    QStringList leftOut;
    const Result<ForeignText> text = foreignText(parser.positionalArguments()[1], parser, leftOut);
    if (!text)
        return failed(text.error());
    const Catalogue &catalogue = text->catalogue;
    const Result<PartList> list = readPartList(text->bytes, text->file, PartFinder(catalogue), text->currency);
    if (!list)
        return failed(list.error());
    const Result<Choices> choices = choicesFrom(parser.values(u"choose"_s), *list, catalogue);
    if (!choices)
        return failed(choices.error());
    const ListBuild made = buildOf(*list, *choices, catalogue, Document());
    Outcome outcome{
        Fine, wantsJson(parser) ? asJson(*list, made, catalogue, text->file) : asText(*list, catalogue), {}};
    if (parser.isSet(u"out"_s)) {
        if (const Result<void> written = writeList(parser.value(u"out"_s), made); !written)
            return failed(written.error());
        outcome.messages << Cli::tr("%1: %n part(s) written.", "", static_cast<int>(made.document.build.items.size()))
                                .arg(QDir::toNativeSeparators(parser.value(u"out"_s)));
    }
    return withLeftOut(std::move(outcome), leftOut);
}

Outcome exportList(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    parser.addOption({u"as"_s, Cli::tr("text, markdown, bbcode, csv or chinese."), u"AS"_s, u"text"_s});
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const std::optional<ListFormat> format = listFormatFromKey(parser.value(u"as"_s));
    if (!format)
        return misused(
            invocation.command,
            Cli::tr("--as must be text, markdown, bbcode, csv or chinese, not “%1”.").arg(parser.value(u"as"_s)));
    QStringList leftOut;
    const Result<Catalogue> catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    if (!catalogue)
        return failed(catalogue.error());
    Result<OpenedBuild> opened = openBuild(parser.positionalArguments()[1], *catalogue);
    if (!opened)
        return failed(opened.error());
    priceAsItIsPaid(*opened, parser);
    Outcome outcome{Fine, listOf(opened->document.build, opened->catalogue, *format).toUtf8(), remarksOn(*opened)};
    return withLeftOut(std::move(outcome), leftOut);
}

} // namespace rig::cli
