// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_values.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "core/words/list_words.h"
#include "core/words/offer_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace rig::cli {

using namespace lists;

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What a command answers of an offer.
struct AnsweredOffer
{
    QString file;
    Offer offer;
    words::OfferAnswer answer;
    std::vector<guide::Step> sheet;
    bool arrived = false; ///< outputs were given
    std::vector<ArrivalRow> rows;
};

QJsonArray titlesOf(const std::vector<Source> &sources)
{
    QJsonArray array;
    for (const Source &source : sources)
        array.append(source.title);
    return array;
}

QJsonObject arrivalAsJson(const ArrivalRow &row)
{
    return {{"gpu"_L1, row.gpu},
            {"point"_L1, QString(arrivalPointKey(row.point))},
            {"good"_L1, orNull(row.good)},
            {"expected"_L1, orNull(row.expected)},
            {"found"_L1, orNull(row.found)},
            {"line"_L1, row.evidence.line},
            {"text"_L1, words::arrivalRow(row)}};
}

QByteArray offerAsJson(const AnsweredOffer &made)
{
    const Offer &offer = made.offer;
    const words::OfferAnswer &answer = made.answer;
    QJsonArray choices, signs, sheet, arrival;
    for (const PartHandle &choice : offer.found.choices)
        choices.append(choice->id);
    for (const SeenSign &seen : offer.signs)
        signs.append(QJsonObject{{"sign"_L1, QString(offerSignKey(seen.sign))}, {"line"_L1, seen.line}});
    for (const guide::Step &step : made.sheet)
        sheet.append(QJsonObject{
            {"text"_L1, step.text}, {"command"_L1, orNull(step.command)}, {"expect"_L1, orNull(step.expect)}});
    for (const ArrivalRow &row : made.rows)
        arrival.append(arrivalAsJson(row));
    const auto texts = [](const QStringList &sentences) { return QJsonArray::fromStringList(sentences); };
    const std::optional<MemoryWindow> window = offer.found.chip ? memoryWindowOf(*offer.found.chip) : std::nullopt;
    QJsonArray subjects;
    if (offer.found.chip)
        subjects.append(offer.found.chip->id);
    return QJsonDocument(
               QJsonObject{
                   {"answer"_L1, QJsonObject{{"text"_L1, answer.text},
                                             {"subjects"_L1, subjects},
                                             {"rests_on"_L1, titlesOf(answer.rests)}}},
                   {"gpu"_L1, offer.found.chip ? QJsonValue(offer.found.chip->id) : QJsonValue(QJsonValue::Null)},
                   {"card"_L1, offer.found.part ? QJsonValue(offer.found.part->id) : QJsonValue(QJsonValue::Null)},
                   {"maker"_L1, orNull(offer.found.maker)},
                   {"choices"_L1, choices},
                   {"reason"_L1, QString(reasonKey(offer.found.reason))},
                   {"line"_L1, offer.line > 0 ? QJsonValue(offer.line) : QJsonValue(QJsonValue::Null)},
                   {"count"_L1, offer.count},
                   {"price"_L1, moneyAsJson(offer.price)},
                   {"on_carrier"_L1, offer.onCarrier},
                   {"signs"_L1, signs},
                   {"memory_window_gib"_L1, window ? QJsonValue(window->size.value()) : QJsonValue(QJsonValue::Null)},
                   {"connector"_L1, answer.placed ? orNull(answer.placed->connector) : QJsonValue(QJsonValue::Null)},
                   {"which"_L1, texts(answer.which)},
                   {"risks"_L1, texts(answer.risks)},
                   {"price_texts"_L1, texts(answer.price)},
                   {"start"_L1, texts(answer.start)},
                   {"fit"_L1, texts(answer.fit)},
                   {"software"_L1, texts(answer.software)},
                   {"sheet"_L1, sheet},
                   {"arrival"_L1, made.arrived ? QJsonValue(arrival) : QJsonValue(QJsonValue::Null)},
                   {"arrival_text"_L1,
                    made.arrived ? QJsonValue(words::arrivalAnswer(made.rows)) : QJsonValue(QJsonValue::Null)}})
        .toJson();
}

QByteArray offerAsText(const AnsweredOffer &made)
{
    QStringList lines;
    if (made.arrived) {
        lines << words::arrivalAnswer(made.rows);
        for (const ArrivalRow &row : made.rows)
            lines << u"  "_s + words::arrivalRow(row);
        return (lines.join(u'\n') + u'\n').toUtf8();
    }
    lines << made.answer.text;
    for (const auto &[title, sentences] : words::offerSections(made.answer)) {
        lines << QString() << title;
        for (const QString &sentence : sentences)
            lines << u"  "_s + sentence;
    }
    lines << QString() << Cli::tr("On the day it arrives") << words::sheetLines(made.sheet);
    lines << Cli::tr("Then: rigwright-cli offer %1 --arrived OUTPUT").arg(made.file);
    return (lines.join(u'\n') + u'\n').toUtf8();
}

Result<std::vector<ArrivalRow>> arrivalRows(const QStringList &files, const Offer &offer, const Catalogue &catalogue)
{
    const Result<std::vector<reality::NamedText>> texts = textsCalled(files);
    if (!texts)
        return tl::unexpected(texts.error());
    const Result<reality::Detected> detected = reality::detect(*texts, reality::Recogniser(catalogue));
    if (!detected)
        return tl::unexpected(detected.error());
    return arrivalOf(offer, *detected);
}

} // namespace

Outcome runOffer(const Invocation &invocation)
{
    QCommandLineParser parser;
    addForeignTextOptions(parser);
    parser.addOptions(
        {{u"machine"_s, Cli::tr("The machine that the card shall go into."), u"BUILD.rig.json"_s},
         {u"arrived"_s,
          Cli::tr("What the commands of the sheet printed, held against the offer. May be given several times."),
          u"FILE"_s}});
    if (const auto ended = parse(parser, invocation, 1, 1))
        return *ended;
    if (const auto wrong = wrongFormat(parser, invocation))
        return *wrong;
    QStringList leftOut;
    const Result<ForeignText> text = foreignText(parser.positionalArguments()[0], parser, leftOut);
    if (!text)
        return failed(text.error());
    const Catalogue &catalogue = text->catalogue;
    AnsweredOffer made;
    made.file = text->file;
    const Result<Offer> offer = readOffer(text->bytes, text->file, PartFinder(catalogue), text->currency);
    if (!offer)
        return failed(offer.error());
    made.offer = *offer;
    std::optional<OpenedBuild> opened;
    if (parser.isSet(u"machine"_s)) {
        Result<OpenedBuild> read = openBuild(parser.value(u"machine"_s), catalogue);
        if (!read)
            return failed(read.error());
        opened = std::move(*read);
    }
    made.answer =
        words::offerAnswer(made.offer, opened ? &opened->document : nullptr, opened ? opened->catalogue : catalogue);
    made.sheet = arrivalSheet(made.offer);
    made.arrived = parser.isSet(u"arrived"_s);
    if (made.arrived) {
        Result<std::vector<ArrivalRow>> rows = arrivalRows(parser.values(u"arrived"_s), made.offer, catalogue);
        if (!rows)
            return failed(rows.error());
        made.rows = std::move(*rows);
    }
    return withLeftOut({Fine, wantsJson(parser) ? offerAsJson(made) : offerAsText(made), {}}, leftOut);
}

} // namespace rig::cli
