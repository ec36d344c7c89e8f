// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/detect_json.h"
#include "app/cli/json_values.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "core/build/buildfile.h"
#include "core/reality/gaps.h"
#include "core/words/detected_words.h"
#include "db/probe/probe.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace rig::cli {

using namespace reality;

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonArray firstOf(const std::vector<QString> &subjects)
{
    QJsonArray array;
    for (const QString &subject : subjects)
        array.append(subject);
    return array;
}

/// `chosen` is null where the texts are of several machines and none was named: there is nothing else to say then.
QByteArray asJson(const std::vector<Detected> &machines, const Detected *chosen, const Catalogue &catalogue)
{
    Detected none;
    none.texts = machines.front().texts;
    const Detected &detected = chosen ? *chosen : none;
    QJsonObject object = detectedAsJson(detected);
    object.insert("machines"_L1, machinesAsJson(machines));
    QJsonArray choices;
    object.insert("build"_L1, QJsonValue::Null);
    if (const std::optional<DetectedBuild> made = buildOf(detected, catalogue)) {
        object.insert("build"_L1, QJsonDocument::fromJson(writeBuildFile(made->document, made->catalogue)).object());
        for (const CardPlace &place : made->places) {
            if (!place.choices.isEmpty())
                choices.append(
                    QJsonObject{{"item"_L1, place.item}, {"connectors"_L1, QJsonArray::fromStringList(place.choices)}});
        }
    }
    object.insert("places"_L1, choices);
    QJsonArray gaps;
    for (const Gap gap : chosen ? gapsOf(detected) : std::vector<Gap>())
        gaps.append(QJsonObject{{"gap"_L1, QString(gapKey(gap))},
                                {"text"_L1, words::gapText(gap)},
                                {"linux"_L1, orNull(commandFor(gap, CollectOn::Linux))},
                                {"windows"_L1, orNull(commandFor(gap, CollectOn::Windows))}});
    object.insert("gaps"_L1, gaps);
    std::vector<QString> subjects;
    for (const DetectedGpu &gpu : detected.gpus) {
        if (gpu.chip.part)
            subjects.push_back(gpu.chip.part->id);
    }
    QJsonArray restsOn;
    for (const ReadText &text : detected.texts)
        restsOn.append(text.name);
    object.insert("answer"_L1,
                  QJsonObject{{"text"_L1, chosen ? words::detectedAnswer(detected) : words::severalMachines(machines)},
                              {"subjects"_L1, firstOf(subjects)},
                              {"rests_on"_L1, restsOn}});
    return QJsonDocument(object).toJson();
}

constexpr int NotUnderstoodShown = 8;

QByteArray asText(const Detected &detected)
{
    QStringList lines{words::detectedAnswer(detected)};
    for (const DetectedGpu &gpu : detected.gpus)
        lines << u"  "_s + words::detectedGpu(gpu);
    for (const QString &sentence : words::detectedMissing(detected))
        lines << sentence;
    if (detected.board && !detected.board->recognised.part)
        lines << Cli::tr("The board %1 is not in the catalogue.").arg(detected.board->name);
    if (!detected.seen.ways.empty()) {
        lines << Cli::tr("Ways between the cards:");
        for (std::size_t i = 0; i < detected.seen.ways.size() && i < 64; ++i) {
            const SeenWay &way = detected.seen.ways[i];
            lines << u"  %1 – %2: %3"_s.arg(way.a, way.b, way.printed);
        }
    }
    lines << words::notUnderstood(detected, NotUnderstoodShown);
    for (const Gap gap : gapsOf(detected))
        lines << words::gapText(gap);
    return (lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace

Outcome runDetect(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    parser.addOption({u"collect"_s,
                      Cli::tr("Prints the line to copy that writes all of it into one file, masked: linux or windows."),
                      u"SYSTEM"_s});
    addMachineNumber(parser);
    parser.addOption({u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s});
    if (const auto ended = parse(parser, invocation, 0, 64))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not “%1”.").arg(format));
    if (parser.isSet(u"collect"_s)) {
        const QString system = parser.value(u"collect"_s);
        if (system != "linux"_L1 && system != "windows"_L1)
            return misused(invocation.command, Cli::tr("--collect must be linux or windows, not “%1”.").arg(system));
        const QString line = collectingLine(system == "linux"_L1 ? CollectOn::Linux : CollectOn::Windows);
        return {Fine, (line + u'\n').toUtf8(), {}};
    }
    const bool asked = !parser.positionalArguments().isEmpty();
    const Result<std::vector<NamedText>> texts =
        asked ? textsCalled(parser.positionalArguments()) : Result<std::vector<NamedText>>(db::probeMachine());
    if (!texts)
        return failed(texts.error());
    QStringList leftOut;
    const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const Result<std::vector<Detected>> machines = detectEach(*texts, Recogniser(*catalogue));
    if (!machines)
        return failed(machines.error());
    const Result<Detected> one = numberedMachine(*machines, parser);
    const bool isOpen = machines->size() > 1 && !parser.isSet(u"machine-number"_s);
    if (!one && !isOpen)
        return failed(one.error());
    if (format == "json"_L1)
        return withLeftOut({Fine, asJson(*machines, one ? &*one : nullptr, *catalogue), {}}, leftOut);
    return withLeftOut({Fine, one ? asText(*one) : (one.error().sentence() + u'\n').toUtf8(), {}}, leftOut);
}

} // namespace rig::cli
