// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_machine.h"
#include "app/cli/backwards_report.h"
#include "app/cli/command.h"
#include "app/cli/json_values.h"
#include "app/cli/loading.h"
#include "app/cli/machine_works.h"
#include "app/cli/net_report.h"
#include "app/cli/scaling_report.h"
#include "app/cli/tables.h"
#include "app/cli/works_json.h"
#include "core/advice/card_for_work.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/search/part_called.h"
#include "core/workload/model_config.h"
#include "core/workload/model_file.h"
#include "core/workload/planned_works.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString optionOf(const WorkloadField &field) { return QString(field.key).replace(u'_', u'-'); }

/// What is asked of it, and the cards that it is held against.
struct Asked
{
    Workload workload;
    QString name;
    MemoryConditions conditions;
    std::optional<MachineWorks> machine{}; ///< that the work is for
    advice::SoldWhere where{};
};

/// What is answered: each GPU, and how several of it would do where that is asked.
struct Answered
{
    CardAnswer card;
    std::optional<ScalingAnswer> scaling;
    QJsonValue greatest{};     ///< of a GPU that was named
    QByteArray greatestText{}; ///< the same in lines
};

void addOptions(QCommandLineParser &parser, const std::vector<WorkloadField> &fields)
{
    parser.addOptions(
        {{u"model"_s, Cli::tr("A model or a net that is known by name: see --list-models."), u"ID"_s},
         {u"config"_s, Cli::tr("A model's own config.json."), u"FILE"_s},
         {u"weights-file"_s,
          Cli::tr("A GGUF file, or beside --config a safetensors file or its index: weights as they are "
                  "stored. May be given several times, for a model in several files."),
          u"FILE"_s},
         {u"layers-file"_s, Cli::tr("A list of a convolutional net's layers."), u"FILE"_s},
         {u"kind"_s, Cli::tr("transformer, cnn, rnn, diffusion or own."), u"KIND"_s},
         {u"machine"_s, Cli::tr("The works that this machine is for; without another work, the one that needs most."),
          u"BUILD.rig.json"_s},
         {u"work"_s, Cli::tr("With --machine: that one of its works, by number or name."), u"WORK"_s},
         {u"gpu"_s, Cli::tr("Only this GPU; may be given several times."), u"ID"_s},
         {u"region"_s, Cli::tr("elsewhere or china: what may be sold there, and in China prices in yuan."), u"R"_s,
          u"elsewhere"_s},
         {u"to-machine"_s, Cli::tr("Writes the machine to the cards that are named."), u"OUT.rig.json"_s},
         {u"display"_s, Cli::tr("The card draws the desktop as well.")},
         {u"ecc"_s, Cli::tr("Error correction is on.")},
         {u"list-models"_s, Cli::tr("Lists the models and nets that are known by name.")},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
    addScalingOptions(parser);
    for (const WorkloadField &field : fields) {
        if (field.type == WorkloadField::Type::Lines)
            continue;
        QStringList choices;
        for (const FieldChoice &choice : field.choices)
            choices << choice.key;
        const QString values = field.type == WorkloadField::Type::Switch ? u"yes|no"_s
                               : choices.isEmpty()                       ? u"N"_s
                                                                         : choices.join(u'|');
        parser.addOption({optionOf(field), field.name + u'.', values});
    }
}

Result<QByteArray> read(const QString &path)
{
    constexpr qint64 MostBytes = 2 * 1024 * 1024;
    return db::readWhole(path, MostBytes);
}

Outcome listModels(const ModelLibrary &library, bool asJson)
{
    if (asJson) {
        QJsonArray models;
        for (const ModelPreset &model : library.models)
            models.append(QJsonObject{{"id"_L1, model.id}, {"name"_L1, model.name}, {"family"_L1, model.family}});
        for (const NetPreset &net : library.nets)
            models.append(QJsonObject{{"id"_L1, net.id}, {"name"_L1, net.name.here()}, {"family"_L1, QJsonValue()}});
        return {Fine, QJsonDocument(models).toJson(), {}};
    }
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
    return {Fine, asAlignedText(table), {}};
}

Result<TransformerShape> shapeOfConfig(const QString &path)
{
    return read(path).and_then([&](const QByteArray &text) { return shapeFromConfig(text, path); });
}

/// The shape of --config, if it is given, with the weights of --weights-file.
Result<TransformerShape> shapeOfFiles(const QString &config, const QStringList &paths)
{
    std::vector<ModelFile> files;
    for (const QString &path : paths) {
        const Result<db::FileHead> head = db::readHead(path, HeadBytes);
        if (!head)
            return tl::unexpected(head.error());
        files.push_back({path, head->bytes, head->size});
    }
    if (isGguf(files.front().head))
        return shapeFromGguf(files);
    if (config.isEmpty())
        return badInput(Cli::tr("Beside a safetensors file or its index, --config must say what the model is."),
                        u"config"_s);
    if (files.size() > 1)
        return badInput(Cli::tr("Of a model in several safetensors files, their index is needed."), u"weights-file"_s);
    return shapeOfConfig(config).and_then(
        [&](const TransformerShape &shape) { return withSafetensors(shape, files.front()); });
}

/// Reads what is asked from presets and files; the fields come after it.
Result<Asked> startOf(const QCommandLineParser &parser, const ModelLibrary &library)
{
    const QStringList ways{u"model"_s, u"config"_s, u"layers-file"_s, u"kind"_s, u"own-gib"_s};
    const auto given = std::count_if(ways.begin(), ways.end(), [&](const QString &way) { return parser.isSet(way); });
    const bool besideConfig = parser.isSet(u"config"_s) || !parser.isSet(u"weights-file"_s);
    if (given > 1 || (given == 1 && !besideConfig))
        return badInput(Cli::tr(
            "Only one of --model, --config, --weights-file, --layers-file, --kind and --own-gib can say what the "
            "work is."));
    Asked asked;
    asked.conditions = {parser.isSet(u"display"_s), parser.isSet(u"ecc"_s)};
    if (parser.isSet(u"kind"_s)) {
        const std::optional<Workload::Kind> kind = workloadKindFrom(parser.value(u"kind"_s));
        if (!kind)
            return badInput(Cli::tr("--kind must be transformer, cnn, rnn, diffusion or own."), u"kind"_s);
        asked.workload.kind = *kind;
    }
    if (parser.isSet(u"model"_s)) {
        const QString id = parser.value(u"model"_s);
        if (!takePreset(asked.workload, library, id))
            return badInput(Cli::tr("There is no model “%1”; --list-models lists them.").arg(id), u"model"_s);
        asked.name = id;
    }
    const QString config = parser.value(u"config"_s);
    const QStringList weights = parser.values(u"weights-file"_s);
    if (!config.isEmpty() || !weights.isEmpty()) {
        asked.name = config.isEmpty() ? weights.front() : config;
        const Result<TransformerShape> shape =
            weights.isEmpty() ? shapeOfConfig(config) : shapeOfFiles(config, weights);
        if (!shape)
            return tl::unexpected(shape.error());
        asked.workload.kind = Workload::Kind::Transformer;
        asked.workload.transformer = *shape;
        if (shape->file) { // a file with weights is there to be run
            asked.workload.transformerInference.weights = NumberFormat::AsStored;
            asked.workload.training = false;
        }
    }
    if (parser.isSet(u"layers-file"_s)) {
        asked.name = parser.value(u"layers-file"_s);
        const Result<QByteArray> text = read(asked.name);
        if (!text)
            return tl::unexpected(text.error());
        asked.workload.kind = Workload::Kind::Convolutional;
        asked.workload.layers = QString::fromUtf8(*text);
    }
    if (parser.isSet(u"own-gib"_s))
        asked.workload.kind = Workload::Kind::Own;
    return asked;
}

/// Reads --machine: the work, where none is said otherwise, and what else the machine is for.
Result<void> takeMachine(const QCommandLineParser &parser, const ModelLibrary &library, const Catalogue &catalogue,
                         Asked &asked)
{
    if (!parser.isSet(u"machine"_s))
        return {};
    const bool saysOther = !asked.name.isEmpty() || parser.isSet(u"kind"_s) || parser.isSet(u"own-gib"_s);
    const std::optional<QString> work = saysOther ? std::nullopt : std::optional(parser.value(u"work"_s));
    Result<MachineWorks> machine = worksOfMachine(parser.value(u"machine"_s), work, library, catalogue);
    if (!machine)
        return tl::unexpected(machine.error());
    if (machine->meant) {
        asked.workload = *machine->meant;
        asked.name = machine->name;
    }
    asked.machine = *std::move(machine);
    return {};
}

Result<void> takeFields(const QCommandLineParser &parser, const std::vector<WorkloadField> &fields, Workload &workload)
{
    // What the work is comes before how it is done: fields stand in that order.
    for (const WorkloadField &field : fields) {
        if (field.type == WorkloadField::Type::Lines || !parser.isSet(optionOf(field)))
            continue;
        if (!field.applies(workload))
            return badInput(Cli::tr("--%1 says nothing about this work.").arg(optionOf(field)), field.key);
        if (const Result<void> set = field.set(workload, parser.value(optionOf(field))); !set)
            return set;
    }
    return {};
}

QJsonObject lineAsJson(const MemoryLine &line)
{
    const FormulaSource &source = formulaSource(line.rule);
    constexpr std::array Keys{"weights",   "gradients", "optimiser", "activations",
                              "workspace", "kv_cache",  "context",   "fragmentation"};
    return {{"part"_L1, QString::fromLatin1(Keys[static_cast<std::size_t>(line.part)])},
            {"low_gib"_L1, rounded(line.low / BytesPerGibibyte, 3)},
            {"high_gib"_L1, rounded(line.high / BytesPerGibibyte, 3)},
            {"formula"_L1, line.formula},
            {"source"_L1, orNull(source.url.isEmpty() ? QString() : source.title)},
            {"source_url"_L1, orNull(source.url)}};
}

/// `tokens`: of the prompt that the work reads; 0: none.
QJsonObject cardAsJson(const Answered &answered, int tokens)
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

QString needText(const WorkloadNeed &need);

/// What to buy; where only GPUs that were named are asked about, what each must hold.
struct Headline
{
    QString text;
    QStringList reasons{};
    QStringList basis{};
    QStringList subjects{};                 ///< ids of GPUs
    QJsonArray counts{};                    ///< by their number
    std::optional<advice::WorkCard> card{}; ///< what to buy
};

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

Headline headlineOf(const Asked &asked, const WorkloadNeed &need, const QStringList &named, const Catalogue &catalogue,
                    const SpeedModel &speeds)
{
    if (!named.isEmpty())
        return {needText(need), {}, {}, named};
    const advice::CardForWork answer =
        advice::cardForWork(asked.workload, need, asked.conditions, catalogue, speeds,
                            asked.machine ? asked.machine->others : advice::OtherWorks(), asked.where);
    Headline headline{advice::workAnswerText(answer),
                      advice::workAnswerReasons(answer),
                      advice::workAnswerBasis(answer),
                      {},
                      countsAsJson(answer.counts)};
    if (const advice::WorkCard *card = answer.named()) {
        headline.subjects << card->answer.chip->id;
        headline.card = *card;
    }
    return headline;
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

Outcome asJson(const Asked &asked, const WorkloadNeed &need, const Headline &headline,
               const std::vector<Answered> &answers, const ModelLibrary &library)
{
    QJsonArray lines;
    for (const MemoryLine &line : need.memory.lines)
        lines.append(lineAsJson(line));
    QJsonArray maps;
    for (const double map : need.maps)
        maps.append(rounded(map / BytesPerMebibyte, 2));
    QJsonArray cards;
    for (const Answered &answer : answers)
        cards.append(cardAsJson(answer, need.prefill ? need.prefill->tokens : 0));
    const QJsonObject document{
        {"answer"_L1, QJsonObject{{"text"_L1, headline.text},
                                  {"reasons"_L1, QJsonArray::fromStringList(headline.reasons)},
                                  {"subjects"_L1, QJsonArray::fromStringList(headline.subjects)},
                                  {"rests_on"_L1, QJsonArray::fromStringList(headline.basis)},
                                  {"counts"_L1, headline.counts}}},
        {"work"_L1, orNull(asked.name)},
        {"framework"_L1, frameworkOf(asked.workload)},
        {"gpus"_L1, need.gpus},
        {"parameters"_L1, need.parameters},
        {"flops"_L1, need.work ? QJsonValue(need.work->flops) : QJsonValue()},
        {"not_read"_L1, QJsonArray::fromStringList(need.notRead)},
        {"low_gib"_L1, rounded(need.memory.low() / BytesPerGibibyte, 3)},
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
    return {Fine, QJsonDocument(document).toJson(), {}};
}

QString gib(double low, double high)
{
    const auto one = [](double bytes) { return names::number(bytes / BytesPerGibibyte, 2); };
    return one(low) == one(high) ? one(low) : u"%1–%2"_s.arg(one(low), one(high));
}

QString needText(const WorkloadNeed &need)
{
    return (need.gpus == 1 ? Cli::tr("The GPU must hold %1 GiB.")
                           : Cli::tr("Each of %n GPU(s) must hold %1 GiB.", nullptr, need.gpus))
        .arg(gib(need.memory.low(), need.memory.high()));
}

/// `named`: the GPUs are those that were asked for.
Outcome asText(const Asked &asked, const WorkloadNeed &need, const Headline &headline,
               const std::vector<Answered> &answers, bool named, const ModelLibrary &library)
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
        parts.rows.push_back({memoryPartName(line.part), gib(line.low, line.high), line.formula,
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
    return {Fine, out, {}};
}

Result<std::vector<Answered>> withScaling(std::vector<CardAnswer> answers, const WorkloadNeed &need,
                                          const QCommandLineParser &parser)
{
    const Result<std::optional<ScalingQuestion>> question = scalingQuestion(parser, need.gpus);
    if (!question)
        return tl::unexpected(question.error());
    const Result<MeasuredScalings> scalings = shippedScalings();
    if (!scalings)
        return tl::unexpected(scalings.error());
    std::vector<Answered> answered;
    for (CardAnswer &answer : answers) {
        std::optional<ScalingAnswer> scaling;
        if (*question)
            scaling = scalingOf(need, &answer, *scalings, **question);
        answered.push_back({std::move(answer), std::move(scaling)});
    }
    return answered;
}

/// The catalogue with the prices of the place that is asked about.
Result<Catalogue> catalogueOf(const QCommandLineParser &parser, const db::KindSet &kinds, QStringList &leftOut)
{
    Result<Catalogue> catalogue = withPriceOptions(catalogueFor(parser, leftOut, kinds), parser);
    if (catalogue && parser.value(u"region"_s) == advice::key(Region::China) && !parser.isSet(u"currency"_s))
        catalogue->prices.currency = u"CNY"_s;
    return catalogue;
}

Result<void> takeRegion(const QCommandLineParser &parser, const advice::Library &regions, Asked &asked)
{
    for (const Region region : {Region::Elsewhere, Region::China}) {
        if (parser.value(u"region"_s) == advice::key(region)) {
            asked.where = {region, &regions};
            return {};
        }
    }
    return badInput(Cli::tr("--region must be elsewhere or china, not “%1”.").arg(parser.value(u"region"_s)));
}

/// The machine to the cards that are named, for the work and those that the machine is for already; a sentence on it.
Result<QString> machineFor(const QCommandLineParser &parser, const Asked &asked, const Headline &headline,
                           const ModelLibrary &library, const Catalogue &catalogue)
{
    if (!headline.card)
        return badInput(Cli::tr("Nothing is to be bought, so there is no machine to write."));
    const bool isPreset = parser.isSet(u"model"_s);
    const PlannedWork planned = plannedWork(headline.card->work, isPreset ? asked.name : QString(), {}, library);
    return writeMachine(parser.value(u"to-machine"_s), advice::wishFor(*headline.card, {planned}), catalogue,
                        asked.where.region);
}

} // namespace

Outcome runMemory(const Invocation &invocation)
{
    QCommandLineParser parser;
    const std::vector<WorkloadField> fields = workloadFields();
    addOptions(parser, fields);
    addPriceOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    const Result<ModelLibrary> library = shippedModels();
    if (!library)
        return failed(library.error());
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json."));
    if (parser.isSet(u"list-models"_s))
        return listModels(*library, format == "json"_L1);
    Result<Asked> asked = startOf(parser, *library);
    if (!asked)
        return failed(asked.error());
    QStringList leftOut;
    const bool wholeMachines = parser.isSet(u"machine"_s) || parser.isSet(u"to-machine"_s);
    const db::KindSet kinds = wholeMachines ? db::allKinds() : db::KindSet{Kind::Gpu, Kind::Card};
    const Result<Catalogue> catalogue = catalogueOf(parser, kinds, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const Result<advice::Library> regions = advice::shippedRegions();
    if (!regions)
        return failed(regions.error());
    if (const Result<void> region = takeRegion(parser, *regions, *asked); !region)
        return failed(region.error());
    if (const Result<void> planned = takeMachine(parser, *library, *catalogue, *asked); !planned)
        return failed(planned.error());
    const bool hasWork =
        !asked->name.isEmpty() || asked->workload.kind != Workload::Kind::Transformer || parser.isSet(u"layers"_s);
    if (!hasWork)
        return misused(
            invocation.command,
            Cli::tr("What is the work? --model, --config, --weights-file, --layers-file or --own-gib says it."));
    if (const Result<void> taken = takeFields(parser, fields, asked->workload); !taken)
        return failed(taken.error());
    const Result<WorkloadNeed> need = needOf(asked->workload);
    if (!need) {
        Failure failure = need.error();
        if (parser.isSet(u"layers-file"_s) && failure.field == "net"_L1)
            failure.file = parser.value(u"layers-file"_s);
        return failed(failure);
    }
    const Result<TrainingRuns> runs = shippedRuns(*library);
    if (!runs)
        return failed(runs.error());
    const SpeedModel speeds(*catalogue, *runs);
    std::vector<CardAnswer> answers = answersFor(*need, asked->workload.task, asked->conditions, *catalogue, speeds);
    QStringList only;
    for (const QString &called : parser.values(u"gpu"_s)) {
        const PartHandle gpu = partCalled(called, Kind::Gpu, *catalogue);
        if (!gpu)
            return failed(badInput(Cli::tr("There is no GPU “%1”, or several.").arg(called), u"gpu"_s).value());
        only << gpu->id;
    }
    if (!only.isEmpty())
        answers.erase(std::remove_if(answers.begin(), answers.end(),
                                     [&](const CardAnswer &answer) { return !only.contains(answer.chip->id); }),
                      answers.end());
    Result<std::vector<Answered>> answered = withScaling(std::move(answers), *need, parser);
    if (!answered)
        return failed(answered.error());
    for (Answered &one : *answered) {
        if (only.isEmpty())
            break;
        one.greatest = greatestAsJson(asked->workload, one.card.memory, *library);
        one.greatestText = greatestAsText(asked->workload, one.card.memory, *library);
    }
    const Headline headline = headlineOf(*asked, *need, only, *catalogue, speeds);
    Outcome outcome = format == "json"_L1 ? asJson(*asked, *need, headline, *answered, *library)
                                          : asText(*asked, *need, headline, *answered, !only.isEmpty(), *library);
    if (parser.isSet(u"to-machine"_s)) {
        const Result<QString> written = machineFor(parser, *asked, headline, *library, *catalogue);
        if (!written)
            return failed(written.error());
        outcome.messages << *written;
    }
    return withLeftOut(std::move(outcome), leftOut);
}

} // namespace rig::cli
