// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/memory_question.h"

#include "app/cli/loading.h"
#include "app/cli/scaling_report.h"
#include "core/workload/planned_works.h"
#include "core/workload/workload_fields.h"
#include "db/model_files.h"
#include "db/whole_file.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString optionOf(const WorkloadField &field) { return QString(field.key).replace(u'_', u'-'); }

Result<QByteArray> read(const QString &path)
{
    constexpr qint64 MostBytes = 2 * 1024 * 1024;
    return db::readWhole(path, MostBytes);
}

} // namespace

void addMemoryOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"model"_s, Cli::tr("A model or a net that is known by name: see --list-models."), u"ID"_s},
         {u"config"_s, Cli::tr("A model's own config.json."), u"FILE"_s},
         {u"weights-file"_s,
          Cli::tr("A GGUF file (of several parts one that lies beside the others), or beside --config a safetensors "
                  "file or its index: weights as they are stored."),
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
    for (const WorkloadField &field : workloadFields()) {
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

Result<QString> modelCalled(const QString &words, const ModelLibrary &library)
{
    constexpr qsizetype MostNamed = 6;
    const QStringList ids = library.called(words);
    if (ids.size() == 1)
        return ids.front();
    if (ids.isEmpty())
        return badInput(Cli::tr("There is no model “%1”; --list-models lists them.").arg(words), u"model"_s);
    return badInput(Cli::tr("“%1” is not one model alone; it may be %2. --list-models lists all.", "words, ids")
                        .arg(words, ids.first(std::min(ids.size(), MostNamed)).join(u", "_s)),
                    u"model"_s);
}

Result<MemoryQuestion> startOfQuestion(const QCommandLineParser &parser, const ModelLibrary &library)
{
    const QStringList ways{u"model"_s, u"config"_s, u"layers-file"_s, u"kind"_s, u"own-gib"_s};
    const auto given = std::count_if(ways.begin(), ways.end(), [&](const QString &way) { return parser.isSet(way); });
    const bool besideConfig = parser.isSet(u"config"_s) || !parser.isSet(u"weights-file"_s);
    if (given > 1 || (given == 1 && !besideConfig))
        return badInput(Cli::tr(
            "Only one of --model, --config, --weights-file, --layers-file, --kind and --own-gib can say what the "
            "work is."));
    MemoryQuestion asked;
    asked.conditions = {parser.isSet(u"display"_s), parser.isSet(u"ecc"_s)};
    if (parser.isSet(u"kind"_s)) {
        const std::optional<Workload::Kind> kind = workloadKindFrom(parser.value(u"kind"_s));
        if (!kind)
            return badInput(Cli::tr("--kind must be transformer, cnn, rnn, diffusion or own."), u"kind"_s);
        asked.workload.kind = *kind;
    }
    if (parser.isSet(u"model"_s)) {
        const Result<QString> id = modelCalled(parser.value(u"model"_s), library);
        if (!id)
            return tl::unexpected(id.error());
        if (takePreset(asked.workload, library, *id)) // which it is, having that id
            asked.name = *id;
    }
    const QString config = parser.value(u"config"_s);
    const QStringList weights = parser.values(u"weights-file"_s);
    if (!config.isEmpty() || !weights.isEmpty()) {
        asked.name = config.isEmpty() ? weights.front() : config;
        const Result<db::ModelRead> model = db::readModel(config, weights);
        if (!model)
            return tl::unexpected(model.error());
        takeShape(asked.workload, model->shape);
        asked.config = model->kept;
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

Result<void> takeMachine(const QCommandLineParser &parser, const ModelLibrary &library, const Catalogue &catalogue,
                         MemoryQuestion &asked)
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

Result<void> takeFields(const QCommandLineParser &parser, Workload &workload)
{
    // What the work is comes before how it is done: fields stand in that order.
    for (const WorkloadField &field : workloadFields()) {
        if (field.type == WorkloadField::Type::Lines || !parser.isSet(optionOf(field)))
            continue;
        if (!field.applies(workload))
            return badInput(Cli::tr("--%1 says nothing about this work.").arg(optionOf(field)), field.key);
        if (const Result<void> set = field.set(workload, parser.value(optionOf(field))); !set)
            return set;
    }
    return {};
}

Result<void> takeRegion(const QCommandLineParser &parser, const advice::Library &regions, MemoryQuestion &asked)
{
    for (const Region region : {Region::Elsewhere, Region::China}) {
        if (parser.value(u"region"_s) == advice::key(region)) {
            asked.where = {region, &regions};
            return {};
        }
    }
    return badInput(Cli::tr("--region must be elsewhere or china, not “%1”.").arg(parser.value(u"region"_s)));
}

Result<Catalogue> catalogueOfPlace(const QCommandLineParser &parser, const db::KindSet &kinds, QStringList &leftOut)
{
    Result<Catalogue> catalogue = withPriceOptions(catalogueFor(parser, leftOut, kinds), parser);
    if (catalogue && parser.value(u"region"_s) == advice::key(Region::China) && !parser.isSet(u"currency"_s))
        catalogue->prices.currency = u"CNY"_s;
    return catalogue;
}

} // namespace rig::cli
