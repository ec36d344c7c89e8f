// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/memory_report.h"

#include "app/cli/backwards_report.h"
#include "app/cli/json_values.h"
#include "app/cli/net_report.h"
#include "app/cli/tables.h"
#include "app/cli/works_json.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/workload/workload_fields.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonObject lineAsJson(const MemoryLine &line)
{
    const FormulaSource &source = formulaSource(line.rule);
    constexpr std::array Keys{"weights",   "gradients", "optimiser", "activations",
                              "workspace", "kv_cache",  "context",   "fragmentation"};
    return {{"part"_L1, QString::fromLatin1(Keys[static_cast<std::size_t>(line.part)])},
            {"low_gib"_L1, rounded(line.low / BytesPerGibibyte, 3)},
            {"likely_gib"_L1, rounded(line.likely / BytesPerGibibyte, 3)},
            {"high_gib"_L1, rounded(line.high / BytesPerGibibyte, 3)},
            {"formula"_L1, line.formula},
            {"source"_L1, orNull(source.url.isEmpty() ? QString() : source.title)},
            {"source_url"_L1, orNull(source.url)}};
}

/// `tokens`: of the prompt that the work reads; 0: none.
QJsonObject cardAsJson(const AnsweredCard &answered, int tokens)
{
    const CardAnswer &answer = answered.card;
    QJsonObject card{{"id"_L1, answer.chip->id},
                     {"name"_L1, answer.chip->name},
                     {"memory_gib"_L1, orNull(answer.chip->memory.value)},
                     {"usable_gib"_L1, answer.memory ? QJsonValue(rounded(answer.memory->usable().value(), 2))
                                                     : QJsonValue(QJsonValue::Null)},
                     {"raised_gib"_L1, answer.memory && answer.memory->raised
                                           ? QJsonValue(rounded(answer.memory->raised->value(), 2))
                                           : QJsonValue(QJsonValue::Null)},
                     {"fit"_L1, fitKey(answer.fit)}};
    card.insert("speed"_L1, speedAsJson(answer.speed));
    QJsonValue prompt;
    if (answer.prompt && tokens > 0) {
        const Bounds wait = secondsToFirstToken(*answer.prompt, tokens);
        prompt = QJsonObject{{"tokens"_L1, tokens},
                             {"low_per_second"_L1, rounded(answer.prompt->low, 3)},
                             {"high_per_second"_L1, rounded(answer.prompt->high, 3)},
                             {"basis"_L1, basisKey(answer.prompt->basis)},
                             {"low_seconds"_L1, rounded(wait.low, 3)},
                             {"high_seconds"_L1, rounded(wait.high, 3)}};
    }
    card.insert("prompt"_L1, prompt);
    QJsonValue run;
    if (answer.run) {
        const auto bound = [](const std::optional<Bounds> &bounds, double Bounds::*end) {
            return bounds ? rounded((*bounds).*end, 3) : QJsonValue();
        };
        run = QJsonObject{{"samples"_L1, answer.run->samples},
                          {"low_hours"_L1, rounded(answer.run->hours.low, 3)},
                          {"high_hours"_L1, rounded(answer.run->hours.high, 3)},
                          {"low_kwh"_L1, bound(answer.run->kilowattHours, &Bounds::low)},
                          {"high_kwh"_L1, bound(answer.run->kilowattHours, &Bounds::high)},
                          {"low_cost"_L1, bound(answer.run->money, &Bounds::low)},
                          {"high_cost"_L1, bound(answer.run->money, &Bounds::high)}};
    }
    card.insert("run"_L1, run);
    card.insert("greatest"_L1, answered.greatest);
    card.insert("scaling"_L1, answered.scaling ? QJsonValue(scalingAsJson(*answered.scaling)) : QJsonValue());
    return card;
}

QJsonArray countsAsJson(const std::vector<advice::WorkCard> &counts)
{
    QJsonArray all;
    for (const advice::WorkCard &card : counts) {
        QJsonObject row{
            {"gpu"_L1, card.answer.chip->id}, {"cards"_L1, card.cards}, {"total"_L1, moneyAsJson(card.money())}};
        if (const std::optional<Bounds> speed = card.speedInAll())
            row.insert("per_second_in_all"_L1, QJsonArray{rounded(speed->low, 2), rounded(speed->high, 2)});
        all.append(row);
    }
    return all;
}

/// Null where the work has none.
QJsonValue frameworkOf(const Workload &workload)
{
    for (const WorkloadField &field : workloadFields()) {
        if (field.key == "framework"_L1 && field.applies(workload))
            return field.get(workload);
    }
    return QJsonValue::Null;
}

QString gib(double low, double high)
{
    const auto one = [](double bytes) { return names::number(bytes / BytesPerGibibyte, 2); };
    return one(low) == one(high) ? one(low) : u"%1–%2"_s.arg(one(low), one(high));
}

} // namespace

QString needText(const WorkloadNeed &need)
{
    return (need.gpus == 1 ? Cli::tr("The GPU must hold %1 GiB.")
                           : Cli::tr("Each of %n GPU(s) must hold %1 GiB.", nullptr, need.gpus))
        .arg(gib(need.memory.low(), need.memory.high()));
}

QByteArray memoryAsText(const MemoryQuestion &asked, const WorkloadNeed &need, const MemoryHeadline &headline,
                        const std::vector<AnsweredCard> &answers, bool named, const ModelLibrary &library)
{
    QStringList lines{headline.text};
    if (const QString warning = notReadSentence(need.notRead); !warning.isEmpty())
        lines << warning;
    lines << headline.reasons;
    if (!headline.basis.isEmpty())
        lines << u"(%1)"_s.arg(headline.basis.join(u"; "_s));
    if (!named)
        lines << QString() << needText(need);
    if (need.hostBytes > 0)
        lines << hostMemoryText(need);
    QByteArray out = lines.join(u'\n').toUtf8() + "\n\n";
    if (asked.machine)
        out += worksAsText(asked.machine->works) + '\n';
    TextTable parts;
    parts.headings = {Cli::tr("part of the need"), u"GiB"_s, Cli::tr("formula"), Cli::tr("source")};
    parts.numeric = {false, true};
    for (const MemoryLine &line : need.memory.lines) {
        const FormulaSource &source = formulaSource(line.rule);
        parts.rows.push_back({memoryLineName(line), gib(line.low, line.high), line.formula,
                              source.url.isEmpty() ? QString() : u"%1, %2"_s.arg(source.publisher, source.date)});
    }
    out += asAlignedText(parts) + '\n' + netAsText(asked.workload, need, library);
    TextTable cards;
    cards.headings = {Cli::tr("GPU"), u"GiB"_s, Cli::tr("verdict"),
                      need.unit == SampleUnit::Image ? Cli::tr("images/s") : Cli::tr("tokens/s"), Cli::tr("speed is")};
    cards.numeric = {false, true, false, true, false};
    for (const auto &[answer, scaling, greatest, text] : answers) {
        if (answers.size() > 1 && (answer.fit == MemoryFit::TooSmall || answer.fit == MemoryFit::Unknown))
            continue;
        cards.rows.push_back({answer.chip->name,
                              answer.memory ? names::number(answer.memory->usable().value(), 1) : QString(),
                              memoryFitName(answer.fit), answer.speed ? speedText(*answer.speed) : QString(),
                              answer.speed ? estimateBasisName(answer.speed->basis) : QString()});
    }
    if (cards.rows.empty())
        out +=
            Cli::tr("No GPU of the catalogue holds it; share it over more of them, or ask for less.").toUtf8() + '\n';
    else
        out += asAlignedText(cards);
    for (const auto &[answer, scaling, greatest, text] : answers) {
        if (named && answer.run)
            out += '\n' + trainingCostText(*answer.run, need.unit == SampleUnit::Image).toUtf8() + '\n';
        if (const QString shared = answer.memory ? usableMemoryText(*answer.memory) : QString();
            named && !shared.isEmpty())
            out += '\n' + QString(answer.chip->name + u": "_s + shared).toUtf8() + '\n';
        if (named && !text.isEmpty())
            out += '\n' + text;
        if (named && need.prefill && answer.prompt)
            out += '\n' +
                   QString(answer.chip->name + u": "_s + promptText(*answer.prompt, need.prefill->tokens)).toUtf8() +
                   '\n';
        if (named && scaling)
            out += scalingAsText(*scaling, answer.chip->name);
    }
    return out;
}

QByteArray memoryAsJson(const MemoryQuestion &asked, const WorkloadNeed &need, const MemoryHeadline &headline,
                        const std::vector<AnsweredCard> &answers, const ModelLibrary &library)
{
    QJsonArray lines;
    for (const MemoryLine &line : need.memory.lines)
        lines.append(lineAsJson(line));
    QJsonArray maps;
    for (const double map : need.maps)
        maps.append(rounded(map / BytesPerMebibyte, 2));
    QJsonArray cards;
    for (const AnsweredCard &answer : answers)
        cards.append(cardAsJson(answer, need.prefill ? need.prefill->tokens : 0));
    const QJsonObject document{
        {"answer"_L1, QJsonObject{{"text"_L1, headline.text},
                                  {"reasons"_L1, QJsonArray::fromStringList(headline.reasons)},
                                  {"subjects"_L1, QJsonArray::fromStringList(headline.subjects)},
                                  {"rests_on"_L1, QJsonArray::fromStringList(headline.basis)},
                                  {"counts"_L1, countsAsJson(headline.counts)}}},
        {"work"_L1, orNull(asked.name)},
        {"framework"_L1, frameworkOf(asked.workload)},
        {"gpus"_L1, need.gpus},
        {"parameters"_L1, need.parameters},
        {"flops"_L1, need.work ? QJsonValue(need.work->flops) : QJsonValue()},
        {"not_read"_L1, QJsonArray::fromStringList(need.notRead)},
        {"low_gib"_L1, rounded(need.memory.low() / BytesPerGibibyte, 3)},
        {"likely_gib"_L1, rounded(need.memory.likely() / BytesPerGibibyte, 3)},
        {"high_gib"_L1, rounded(need.memory.high() / BytesPerGibibyte, 3)},
        {"host_gib"_L1, need.hostBytes > 0 ? rounded(need.hostBytes / BytesPerGibibyte, 3) : QJsonValue()},
        {"host_gb_s"_L1, need.hostBytes > 0 ? rounded(need.hostGbS, 1) : QJsonValue()},
        {"parts"_L1, lines},
        {"input_mib"_L1, need.maps.empty() ? QJsonValue() : QJsonValue(rounded(need.input / BytesPerMebibyte, 2))},
        {"maps_mib"_L1, maps},
        {"reductions"_L1, reductionsAsJson(asked.workload)},
        {"layers_text"_L1, need.maps.empty()
                               ? QJsonValue()
                               : QJsonValue(names::afterEachOther(netSentences(asked.workload, need, library)))},
        {"source_note"_L1, orNull(sourceNote(asked.workload, library))},
        {"speed_unit"_L1, unitAsJson(need.unit)},
        {"works"_L1, asked.machine ? worksAsJson(asked.machine->works) : QJsonArray()},
        {"works_at_once"_L1, asked.machine && asked.machine->works.atOnce},
        {"cards"_L1, cards}};
    return QJsonDocument(document).toJson();
}

QByteArray modelsAsText(const ModelLibrary &library)
{
    TextTable table;
    table.headings = {Cli::tr("id"), Cli::tr("name"), Cli::tr("parameters")};
    table.numeric = {false, false, true};
    for (const ModelPreset &model : library.models) {
        const double parameters = model.kind == ModelPreset::Kind::Diffusion ? model.diffusion.unetParameters
                                                                             : parametersOf(model.transformer);
        table.rows.push_back({model.id, model.name, formulaNumber(parameters)});
    }
    for (const NetPreset &net : library.nets)
        table.rows.push_back({net.id, net.name.here(), {}});
    return asAlignedText(table);
}

QByteArray modelsAsJson(const ModelLibrary &library)
{
    QJsonArray models;
    for (const ModelPreset &model : library.models)
        models.append(QJsonObject{{"id"_L1, model.id}, {"name"_L1, model.name}, {"family"_L1, model.family}});
    for (const NetPreset &net : library.nets)
        models.append(QJsonObject{{"id"_L1, net.id}, {"name"_L1, net.name.here()}, {"family"_L1, QJsonValue()}});
    return QJsonDocument(models).toJson();
}

} // namespace rig::cli
