// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/planned_works.h"

#include "core/base/json.h"
#include "core/base/shown_text.h"
#include "core/names/names.h"
#include "core/workload/model_config.h"
#include "core/workload/shape_json.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct PlannedWords
{
    Q_DECLARE_TR_FUNCTIONS(PlannedWorks)
};

struct KindKey
{
    Workload::Kind kind;
    QLatin1StringView key;
};
constexpr std::array Kinds{KindKey{Workload::Kind::Transformer, "transformer"_L1},
                           KindKey{Workload::Kind::Convolutional, "cnn"_L1},
                           KindKey{Workload::Kind::Recurrent, "rnn"_L1},
                           KindKey{Workload::Kind::Diffusion, "diffusion"_L1}, KindKey{Workload::Kind::Own, "own"_L1}};

/// What the values are set on: the model as it is published.
Result<Workload> startOf(const PlannedWork &work, const ModelLibrary &library)
{
    Workload start;
    if (!work.model.isEmpty()) {
        if (!takePreset(start, library, work.model))
            return badInput(PlannedWords::tr("is “%1”, a model that this version does not know.").arg(work.model),
                            u"model"_s);
        return start;
    }
    if (!work.config.isEmpty()) {
        const Result<TransformerShape> shape =
            shapeFromConfig(QJsonDocument(work.config).toJson(QJsonDocument::Compact), u"config"_s);
        if (!shape)
            return badInput(shape.error().message, u"config"_s);
        start.transformer = *shape;
        return start;
    }
    const std::optional<Workload::Kind> kind = workloadKindFrom(work.kind);
    if (!kind) {
        QStringList keys;
        for (const KindKey &known : Kinds)
            keys << known.key;
        return badInput(
            PlannedWords::tr("is “%1”; without a model it must be one of %2.").arg(work.kind, keys.join(", "_L1)),
            u"kind"_s);
    }
    start.kind = *kind;
    return start;
}

/// What a model is published with: it is kept only where it was changed.
bool isOfTheModel(const WorkloadField &field)
{
    return field.group == WorkloadField::Group::Shape || field.key == "net"_L1;
}

/// The name of the choice that a field has; empty where it says nothing about the work.
QString choiceName(const Workload &workload, QLatin1StringView key)
{
    for (const WorkloadField &field : workloadFields()) {
        if (field.key != key || !field.applies(workload))
            continue;
        const QString value = field.get(workload);
        for (const FieldChoice &choice : field.choices) {
            if (choice.key == value)
                return choice.name;
        }
    }
    return {};
}

QString modelName(const Workload &workload, const QString &model, const QJsonObject &config,
                  const ModelLibrary &library)
{
    if (const ModelPreset *known = library.model(model))
        return known->name;
    if (const NetPreset *net = library.net(model))
        return net->name.here();
    constexpr qsizetype LongestName = 100;
    const QString own = shownLine(config.value(ModelNameKey).toString().left(LongestName));
    if (!own.isEmpty())
        return own;
    switch (workload.kind) {
    case Workload::Kind::Transformer:
        return PlannedWords::tr("A transformer of one's own");
    case Workload::Kind::Convolutional:
        return PlannedWords::tr("A net of one's own");
    case Workload::Kind::Recurrent:
        return PlannedWords::tr("LSTM or GRU");
    case Workload::Kind::Diffusion:
    case Workload::Kind::Own:
    case Workload::Kind::Stated:
        break;
    }
    return PlannedWords::tr("My own number");
}

QString nameOf(const Workload &workload, const QString &model, const QJsonObject &config, const ModelLibrary &library)
{
    const QString name = modelName(workload, model, config, library);
    if (workload.kind == Workload::Kind::Own || workload.kind == Workload::Kind::Stated)
        return name;
    if (!workload.training)
        return PlannedWords::tr("%1, inference", "a model").arg(name);
    const QString method = choiceName(workload, "method"_L1);
    return method.isEmpty() ? PlannedWords::tr("%1, training", "a model").arg(name)
                            : PlannedWords::tr("%1, training: %2", "a model, how it is trained").arg(name, method);
}

double movableBytes(const Workload &workload, const MemoryNeed &need)
{
    const TransformerInference &plan = workload.transformerInference;
    const bool isByLayers = workload.kind == Workload::Kind::Transformer && !workload.training &&
                            plan.pipelineParallel > 1 && plan.tensorParallel == 1 &&
                            plan.engine != Engine::Vllm; // which gives each card as many layers
    return isByLayers ? need.low(MemoryPart::Weights) + need.low(MemoryPart::KvCache) : 0;
}

QString trainingText(const Workload &workload)
{
    const QString method = choiceName(workload, "method"_L1);
    const bool isText = workload.kind == Workload::Kind::Transformer && workload.transformer.patch == 0;
    const TransformerTraining &plan = workload.transformerTraining;
    if (isText)
        return PlannedWords::tr("Training (%1): batch of %2 on each card, %3 tokens in a sequence",
                                "how, sequences, tokens")
            .arg(method, names::number(plan.batch), names::number(plan.sequence));
    const int batch = workload.kind == Workload::Kind::Transformer     ? plan.batch
                      : workload.kind == Workload::Kind::Convolutional ? workload.cnn.batch
                      : workload.kind == Workload::Kind::Recurrent     ? workload.recurrentPlan.batch
                                                                       : workload.diffusionPlan.batch;
    return method.isEmpty() ? PlannedWords::tr("Training: batch of %1 on each card").arg(names::number(batch))
                            : PlannedWords::tr("Training (%1): batch of %2 on each card", "how, samples")
                                  .arg(method, names::number(batch));
}

} // namespace

std::optional<PlannedNeed> plannedNeed(const Workload &workload)
{
    const Result<WorkloadNeed> need = needOf(workload);
    if (!need)
        return std::nullopt;
    // The lower end upwards: it is what must be there. A thousandth of a gibibyte is as exact as a file has it.
    const auto gib = [](double bytes) { return Gibibytes(std::ceil(bytes / BytesPerGibibyte * 1000) / 1000); };
    return PlannedNeed{gib(need->memory.low()), gib(need->memory.high()), need->gpus,
                       Gibibytes(movableBytes(workload, need->memory) / BytesPerGibibyte)};
}

QString workloadKindKey(Workload::Kind kind)
{
    for (const KindKey &known : Kinds) {
        if (known.kind == kind)
            return known.key;
    }
    return {};
}

std::optional<Workload::Kind> workloadKindFrom(const QString &key)
{
    for (const KindKey &known : Kinds) {
        if (known.key == key)
            return known.kind;
    }
    return std::nullopt;
}

PlannedWork plannedWork(const Workload &workload, const QString &model, const QJsonObject &config,
                        const ModelLibrary &library)
{
    PlannedWork work;
    Workload published;
    if (takePreset(published, library, model))
        work.model = model;
    else if (workload.kind == Workload::Kind::Transformer && workload.transformer.file)
        work.config = {{ShapeKey, shapeAsJson(workload.transformer)}, {ModelNameKey, config.value(ModelNameKey)}};
    else if (!config.isEmpty())
        work.config = config;
    else
        work.kind = workloadKindKey(workload.kind);
    const Workload start = startOf(work, library).value_or(Workload());
    for (const WorkloadField &field : workloadFields()) {
        if (!field.applies(workload))
            continue;
        const QString value = field.get(workload);
        if (!isOfTheModel(field) || value != field.get(start))
            work.values.insert(field.key, value);
    }
    work.name = nameOf(workload, work.model, work.config, library);
    work.need = plannedNeed(workload);
    return work;
}

Result<Workload> workloadOf(const PlannedWork &work, const ModelLibrary &library)
{
    Result<Workload> workload = startOf(work, library);
    if (!workload)
        return workload;
    QStringList known;
    // What the work is comes before how it is done: fields stand in that order.
    for (const WorkloadField &field : workloadFields()) {
        const auto value = work.values.constFind(field.key);
        known << field.key;
        if (value == work.values.constEnd())
            continue;
        if (!field.applies(*workload))
            return badInput(PlannedWords::tr("says nothing about this work."), u"set."_s + field.key);
        if (const Result<void> set = field.set(*workload, *value); !set)
            return badInput(set.error().message, u"set."_s + field.key);
    }
    for (auto it = work.values.begin(); it != work.values.end(); ++it) {
        if (!known.contains(it.key()))
            return badInput(PlannedWords::tr("is no value of a work that this version knows."), u"set."_s + it.key());
    }
    return workload;
}

std::optional<int> usersOf(const Workload &workload)
{
    const bool serves = workload.kind == Workload::Kind::Transformer && !workload.training &&
                        workload.transformer.patch == 0 && workload.transformer.kind == TransformerShape::Kind::Decoder;
    return serves ? std::optional(workload.transformerInference.batch) : std::nullopt;
}

QString workloadText(const Workload &workload)
{
    if (workload.kind == Workload::Kind::Own || workload.kind == Workload::Kind::Stated)
        return PlannedWords::tr("A need that is stated");
    if (workload.training)
        return trainingText(workload);
    if (const std::optional<int> users = usersOf(workload))
        return PlannedWords::tr("Serving %n user(s) at once, %1 tokens of context each; weights: %2",
                                "tokens, format of the weights", *users)
            .arg(names::number(workload.transformerInference.context), choiceName(workload, "weights"_L1));
    return PlannedWords::tr("Inference");
}

Work workOf(const Workload &workload, int cards)
{
    if (!workload.training)
        return Work::Inference;
    if (cards <= 1)
        return Work::SingleTraining;
    const TransformerTraining &plan = workload.transformerTraining;
    if (workload.kind == Workload::Kind::Transformer && plan.tensorParallel * plan.pipelineParallel > 1)
        return Work::TensorParallel;
    if (workload.kind == Workload::Kind::Transformer && plan.zeroStage == 3)
        return Work::Sharded;
    return Work::DataParallel;
}

Result<Use> withNeeds(Use use, const ModelLibrary &library)
{
    for (std::size_t i = 0; i < use.works.size(); ++i) {
        PlannedWork &work = use.works[i];
        const Result<Workload> workload = workloadOf(work, library);
        const Result<WorkloadNeed> need = workload ? needOf(*workload) : tl::unexpected(workload.error());
        if (need) {
            work.need = plannedNeed(*workload);
            if (work.name.isEmpty())
                work.name = nameOf(*workload, work.model, work.config, library);
        } else if (!work.need) {
            Failure failure = need.error();
            const bool isPath = failure.field.startsWith("set."_L1) || !workload;
            failure.field =
                u"use.works[%1].%2%3"_s.arg(QString::number(i), isPath ? QString() : u"set."_s, failure.field);
            return tl::unexpected(failure);
        }
    }
    return use;
}

Result<OpenedBuild> readMachine(const QByteArray &text, const QString &file, const Catalogue &catalogue)
{
    Result<OpenedBuild> opened = readBuildFile(text, file, catalogue);
    if (!opened || opened->document.use.works.empty())
        return opened;
    const Result<ModelLibrary> library = shippedModels();
    if (!library)
        return tl::unexpected(library.error());
    Result<Use> use = withNeeds(std::move(opened->document.use), *library);
    if (!use) {
        Failure failure = use.error();
        failure.file = file;
        // What is missing has no line: then that of what it is missing in.
        for (QString path = failure.field; failure.line == 0 && !path.isEmpty(); path = path.section(u'.', 0, -2))
            failure.line = lineOfJsonPath(text, path);
        return tl::unexpected(failure);
    }
    opened->document.use = *std::move(use);
    return opened;
}

} // namespace rig
