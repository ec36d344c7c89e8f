// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speeds/speed_estimate.h"
#include "core/workload/workload_fields.h"
#include "tests/core/measured.h"
#include "tests/core/measured_shape.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <map>

/// What is reckoned for the rows of tests/data/measured_*.json: each function takes a row and gives what was measured
/// beside the estimate, or nothing where the row does not tell enough, or tells of what is not reckoned.
namespace rig::test {

inline QJsonObject measuredFile(const char *name)
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/") + QString::fromUtf8(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", name);
    return QJsonDocument::fromJson(file.readAll()).object();
}

inline QString modelNameOf(const QJsonObject &row)
{
    using namespace Qt::StringLiterals;
    const QJsonValue model = row["model"_L1];
    return model.isString() ? model.toString() : model.toObject()["name"_L1].toString();
}

inline Method methodOf(const QJsonObject &row)
{
    using namespace Qt::StringLiterals;
    const QString method = row["method"_L1].toString();
    return method == "full"_L1 ? Method::Full : method == "qlora"_L1 ? Method::Qlora : Method::Lora;
}

/// "bf16" without "pure" is the switch of Hugging Face's trainer: it computes in 16 bits what stands in 32, the weights
/// of a full run, the adapters of others.
inline Precision trainedPrecisionOf(const QString &told, const QString &framework, Method method)
{
    using namespace Qt::StringLiterals;
    static const QStringList trainers{u"hugging-face"_s, u"llama-factory"_s, u"ms-swift"_s, u"unsloth"_s};
    if (trainers.contains(framework) && !told.contains("pure"_L1) && !told.startsWith("fp32"_L1) &&
        !told.contains("adapters"_L1))
        return method == Method::Full ? Precision::Autocast : Precision::Mixed;
    if (told.contains("mixed"_L1) || told.contains("autocast"_L1) || told.contains("amp"_L1))
        return Precision::Autocast;
    return told.startsWith("fp32"_L1) ? Precision::Fp32 : Precision::Pure16;
}

inline TrainingFramework frameworkOf(const QString &told)
{
    using namespace Qt::StringLiterals;
    static const std::map<QString, TrainingFramework> names{
        {u"hugging-face"_s, TrainingFramework::HuggingFace}, {u"llama-factory"_s, TrainingFramework::HuggingFace},
        {u"ms-swift"_s, TrainingFramework::HuggingFace},     {u"litgpt"_s, TrainingFramework::LitGpt},
        {u"torchtune"_s, TrainingFramework::Torchtune},      {u"torchtitan"_s, TrainingFramework::Torchtitan},
        {u"unsloth"_s, TrainingFramework::Unsloth}};
    const auto found = names.find(told);
    return found == names.end() ? TrainingFramework::Unknown : found->second;
}

/// A language model that is trained on one card as the row has it.
inline std::optional<Workload> trainedModel(const QJsonObject &row, const ModelLibrary &library)
{
    using namespace Qt::StringLiterals;
    for (const QLatin1StringView key : {"batch"_L1, "sequence"_L1, "recomputation"_L1, "optimiser"_L1}) {
        if (!row.contains(key))
            return std::nullopt;
    }
    const std::optional<TransformerShape> shape = measuredShape(library, row["model"_L1]);
    if (!shape || shape->kind != TransformerShape::Kind::Decoder || row["cards"_L1].toInt() != 1 ||
        row["precision"_L1].toString().contains("int8"_L1) || // of a frozen model: the plan knows 16 and 4 bits
        row.contains("offload"_L1) || row.contains("trained_besides"_L1))
        return std::nullopt;
    Workload work;
    work.transformer = *shape;
    TransformerTraining &plan = work.transformerTraining;
    const QString framework = row["framework"_L1].toString();
    plan.method = methodOf(row);
    plan.precision = trainedPrecisionOf(row["precision"_L1].toString().toLower(), framework, plan.method);
    const QString optimiser = row["optimiser"_L1].toString();
    const bool isPaged = optimiser.contains("paged"_L1);
    plan.optimiser = optimiser.startsWith("adafactor"_L1) ? Optimiser::Adafactor
                     : optimiser.startsWith("sgd"_L1)     ? Optimiser::Sgd
                     : optimiser.contains(u'8')           ? (isPaged ? Optimiser::PagedAdam8Bit : Optimiser::Adam8Bit)
                                                          : (isPaged ? Optimiser::PagedAdam : Optimiser::Adam);
    plan.galoreRank = row["galore_rank"_L1].toInt();
    plan.stepInBackward = row["optimiser_in_backward"_L1].toBool();
    plan.batch = row["batch"_L1].toInt();
    plan.packed = !row["note"_L1].toString().startsWith("texts of "_L1);
    static const QRegularExpression mean(u"^texts of ([0-9,]+) "_s);
    plan.meanText = mean.match(row["note"_L1].toString()).captured(1).remove(u',').toInt();
    plan.sequence = row["sequence"_L1].toInt();
    const QJsonValue again = row["recomputation"_L1];
    plan.recomputation = !again.isBool()  ? Recomputation::Selective
                         : again.toBool() ? Recomputation::Full
                                          : Recomputation::None;
    plan.flashAttention = row["flash_attention"_L1].toBool(true);
    plan.loraRank = row["rank"_L1].toInt(16);
    plan.loraTargets = targetsOf(row["targets"_L1].toString());
    const QString kernels = row["kernels"_L1].toString().toLower();
    plan.framework =
        kernels.contains("liger"_L1) || kernels.contains("cut cross entropy"_L1) || kernels.contains("chunks"_L1)
            ? TrainingFramework::HuggingFaceFused
            : frameworkOf(framework);
    return work;
}

/// The peak of a language model's training on one card, bytes.
inline std::optional<MeasuredCase> trainingPeak(const QJsonObject &row, const ModelLibrary &library)
{
    using namespace Qt::StringLiterals;
    const std::optional<Workload> work = trainedModel(row, library);
    if (!work)
        return std::nullopt;
    const Result<WorkloadNeed> need = needOf(*work);
    if (!need)
        qFatal("%s", qPrintable(need.error().sentence()));
    const TransformerTraining &plan = work->transformerTraining;
    // What PyTorch counts itself is without the context of the driver; what it has allocated, without what it holds
    // back.
    const QString figure = row["figure"_L1].toString();
    const bool isReserved = figure.contains("reserved"_L1);
    // torchtune's recipes log what PyTorch has allocated as their peak.
    const bool isAllocated = !isReserved && (figure.contains("alloc"_L1) || figure.contains("active"_L1) ||
                                             plan.framework == TrainingFramework::Torchtune);
    const double likely = need->memory.likely() -
                          (isReserved || isAllocated ? need->memory.likely(MemoryPart::Context) : 0) -
                          (isAllocated ? need->memory.likely(MemoryPart::Fragmentation) : 0) -
                          (isPaged(plan.optimiser) && (isReserved || isAllocated) // which PyTorch knows nothing of
                               ? need->memory.likely(MemoryPart::Optimiser)
                               : 0);
    const QString name = u"%1 %2 %3, %4 × %5 tokens (%6)"_s.arg(
        row["framework"_L1].toString(), row["method"_L1].toString(), modelNameOf(row), QString::number(plan.batch),
        QString::number(plan.sequence), row["source"_L1].toString());
    return MeasuredCase{name,
                        row["bytes"_L1].toDouble(),
                        likely,
                        need->memory.low(),
                        need->memory.high(),
                        isInSecondHalf(name + row["where"_L1].toString())};
}

inline std::optional<SpeedEstimate> trainingSpeedOf(const TransformerShape &shape, const TransformerTraining &plan,
                                                    const Chip &chip, int cards)
{
    const double samples = 1.0 * plan.batch * plan.sequence;
    return trainingSpeed(chip, cards, trainingStep(shape, plan, trainingWork(shape, plan), samples));
}

/// Tokens a second that a language model is trained on, of all cards together.
inline std::optional<MeasuredCase> trainingPace(const QJsonObject &row, const ModelLibrary &library,
                                                const Catalogue &catalogue)
{
    using namespace Qt::StringLiterals;
    const std::optional<TransformerShape> shape = measuredShape(library, row["model"_L1]);
    const auto chip = catalogue.find<Chip>(row["gpu"_L1].toString());
    const QString precision = row["precision"_L1].toString().toLower();
    if (!shape || !chip || row["unit"_L1].toString() != "tokens"_L1 || !row.contains("sequence"_L1) ||
        row.contains("offload"_L1) || precision.contains("fp4"_L1))
        return std::nullopt;
    TransformerTraining plan;
    // LLaMA-Factory may switch faster kernels on, which its rows do not say.
    const QString framework = row["framework"_L1].toString();
    plan.framework = framework == "llama-factory"_L1 ? TrainingFramework::Unknown : frameworkOf(framework);
    plan.method = methodOf(row);
    plan.precision = precision.startsWith("tf32"_L1) || precision.startsWith("fp32"_L1) ? Precision::Fp32
                     : precision.contains("autocast"_L1)                                ? Precision::Autocast
                     : precision.contains("pure"_L1)                                    ? Precision::Pure16
                                                                                        : Precision::Mixed;
    plan.eightBits = precision.contains("fp8"_L1) && plan.method != Method::Qlora;
    plan.batch = row["batch"_L1].toInt(1);
    plan.sequence = row["sequence"_L1].toInt();
    plan.recomputation = row["recomputation"_L1].toBool() ? Recomputation::Full : Recomputation::None;
    plan.loraRank = row["rank"_L1].toInt(16);
    plan.loraTargets = targetsOf(row["targets"_L1].toString());
    plan.flashAttention = row["flash_attention"_L1].toBool(true);
    const int cards = row["cards"_L1].toInt(1);
    plan.tensorParallel = row["tensor"_L1].toInt(1);
    plan.pipelineParallel = row["pipeline"_L1].toInt(1);
    plan.accumulation = std::max(1, row["accumulation"_L1].toInt(1));
    plan.dataParallel = row.contains("sharding"_L1) ? cards / (plan.tensorParallel * plan.pipelineParallel) : 1;
    plan.zeroStage = plan.dataParallel > 1 ? 3 : 0;
    const auto estimate = trainingSpeedOf(*shape, plan, *chip, cards);
    if (!estimate)
        return std::nullopt;
    const double all = row["per_second"_L1].toDouble() * (row["scope"_L1].toString() == "each"_L1 ? cards : 1);
    const QString where = row["source"_L1].toString() + row["where"_L1].toString();
    return MeasuredCase{u"%1 %2 %3 %4, %5 × %6 (%7)"_s.arg(framework, row["method"_L1].toString(), precision,
                                                           modelNameOf(row), QString::number(cards), chip->id, where),
                        all,
                        estimate->perSecond,
                        estimate->low,
                        estimate->high,
                        isInSecondHalf(where)};
}

/// Sets a field as a form would; a value that it does not have ends the test.
inline void setField(Workload &workload, QLatin1StringView key, const QString &value)
{
    for (const WorkloadField &field : workloadFields()) {
        if (field.key != key)
            continue;
        if (const Result<void> done = field.set(workload, value); !done)
            qFatal("%s", qPrintable(done.error().sentence()));
    }
}

/// A model that generates, with its weights as the row has them.
inline std::optional<Workload> servedModel(const QJsonObject &row, const ModelLibrary &library)
{
    using namespace Qt::StringLiterals;
    const std::optional<TransformerShape> shape = measuredShape(library, row["model"_L1]);
    if (!shape)
        return std::nullopt;
    Workload workload;
    workload.training = false;
    workload.transformer = *shape;
    TransformerInference &plan = workload.transformerInference;
    plan.context = row["context"_L1].toInt(plan.context);
    plan.prompt = row["prompt"_L1].toInt();
    plan.batch = row["batch"_L1].toInt(1);
    setField(workload, "weights"_L1, row["weights"_L1].toString());
    if (const QString cache = row["cache"_L1].toString(); !cache.isEmpty())
        setField(workload, "cache"_L1, cache);
    if (const double parameter = row["parameter"_L1].toDouble(); parameter > 0) {
        plan.weightBits = parameter <= 16 ? parameter : 4;
        plan.weightGroup = static_cast<int>(parameter);
    }
    const int cards = row["cards"_L1].toInt(1);
    (row["split"_L1].toString() == "tensor"_L1 ? plan.tensorParallel : plan.pipelineParallel) = cards;
    return workload;
}

/// Bytes on each card of a model that generates: frameworks count tensors, readings of a whole card hold the context
/// besides, and few sources say which of the two they give.
inline std::optional<MeasuredCase> servedMemory(const QJsonObject &row, const ModelLibrary &library)
{
    using namespace Qt::StringLiterals;
    std::optional<Workload> workload = servedModel(row, library);
    if (!workload)
        return std::nullopt;
    const QString engine = row["engine"_L1].toString().toLower();
    TransformerInference &plan = workload->transformerInference;
    plan.engine = engine.startsWith("transformers"_L1) ? Engine::Eager
                  : engine == "vllm"_L1                ? Engine::Vllm
                  : engine == "llama.cpp"_L1           ? Engine::LlamaCpp
                  : engine == "compiled"_L1            ? Engine::Compiled
                  : engine.startsWith("exllama"_L1)    ? Engine::ExLlama
                                                       : Engine::Unknown;
    const Result<WorkloadNeed> need = needOf(*workload);
    if (!need)
        return std::nullopt;
    const MemoryNeed &memory = need->memory;
    const QString counts = row["counts"_L1].toString();
    const bool isHeld = counts == "held"_L1;
    const double held = memory.low(MemoryPart::Weights) + memory.low(MemoryPart::KvCache);
    const bool isCard = counts == "card"_L1; // with the context for sure
    const double low = isHeld ? held : memory.low() - (isCard ? 0 : memory.low(MemoryPart::Context));
    const double apart = memory.likely(MemoryPart::Context) + memory.likely(MemoryPart::Fragmentation);
    const double likely = isHeld ? held : memory.likely() - (isCard ? 0 : apart);
    const QStringList words{row["source"_L1].toString(),  row["where"_L1].toString(),    row["model"_L1].toString(),
                            row["weights"_L1].toString(), QString::number(plan.context), QString::number(plan.batch)};
    return MeasuredCase{u"%1 %2, %3 tokens × %4 on %5 (%6)"_s.arg(
                            modelNameOf(row), row["weights"_L1].toString(), QString::number(plan.context),
                            QString::number(plan.batch), QString::number(plan.gpus()), row["engine"_L1].toString()),
                        row["bytes"_L1].toDouble(),
                        likely,
                        low,
                        memory.high(),
                        isInSecondHalf(words.join(u'|'))};
}

/// The peak of a model of pictures on one card, bytes.
inline std::optional<MeasuredCase> picturePeak(const QJsonObject &row, const ModelLibrary &library)
{
    using namespace Qt::StringLiterals;
    const ModelPreset *model = library.model(row["model"_L1].toString());
    if (!model || model->kind != ModelPreset::Kind::Diffusion)
        return std::nullopt;
    Workload work;
    work.kind = Workload::Kind::Diffusion;
    work.diffusion = model->diffusion;
    work.training = row.contains("method"_L1);
    DiffusionPlan &plan = work.diffusionPlan;
    plan.image = row["image"_L1].toInt();
    plan.batch = row["batch"_L1].toInt(1);
    plan.residency = row["residency"_L1].toString() == "in-turn"_L1 ? Residency::InTurn : Residency::Together;
    plan.weights = row["weights"_L1].toString() == "int8"_L1 ? NumberFormat::Eight
                   : row["weights"_L1].toString() == "q8"_L1 ? NumberFormat::Q8Block
                                                             : NumberFormat::Sixteen;
    if (work.training) {
        plan.method = methodOf(row);
        const bool autocast = row["precision"_L1].toString().contains("autocast"_L1);
        plan.precision = plan.method != Method::Full ? Precision::Mixed
                         : autocast                  ? Precision::Autocast
                                                     : Precision::Pure16;
        plan.optimiser = row["optimiser"_L1].toString().contains(u'8') ? Optimiser::Adam8Bit : Optimiser::Adam;
        plan.recomputation = row["recomputation"_L1].toBool() ? Recomputation::Full : Recomputation::None;
        plan.loraRank = row["rank"_L1].toInt(16);
    }
    const Result<WorkloadNeed> need = needOf(work);
    if (!need)
        qFatal("%s", qPrintable(need.error().sentence()));
    const bool isHeld = row["counts"_L1].toString() == "held"_L1;
    const double held = need->memory.low(MemoryPart::Weights) + need->memory.low(MemoryPart::KvCache);
    const double low = isHeld ? held : need->memory.low() - need->memory.low(MemoryPart::Context);
    const double high = isHeld ? held : need->memory.high() - need->memory.high(MemoryPart::Context);
    return MeasuredCase{
        u"%1 %2, %3"_s.arg(model->id, row["method"_L1].toString(u"pictures"_s), row["where"_L1].toString()),
        row["bytes"_L1].toDouble(),
        (low + high) / 2,
        low,
        need->memory.high(),
        true};
}

/// Tokens a second of a request; nothing where the model does not fit into the GPUs that ran it: they did not run it
/// alone.
inline std::optional<MeasuredCase> servedPace(const QJsonObject &row, const ModelLibrary &library,
                                              const Catalogue &catalogue)
{
    using namespace Qt::StringLiterals;
    std::optional<Workload> workload = servedModel(row, library);
    const auto chip = catalogue.find<Chip>(row["gpu"_L1].toString());
    if (!workload || !chip)
        return std::nullopt;
    setField(*workload, "engine"_L1, row["engine"_L1].toString());
    const TransformerInference &plan = workload->transformerInference;
    const Result<MemoryNeed> memory = inferenceMemory(workload->transformer, plan);
    if (!memory || memory->low() > chip->memory->value() * BytesPerGibibyte)
        return std::nullopt;
    const auto estimate = decodingSpeed(*chip, decodingStep(workload->transformer, plan));
    if (!estimate)
        return std::nullopt;
    const QStringList words{row["source"_L1].toString(),
                            row["where"_L1].toString(),
                            row["model"_L1].toString(),
                            row["weights"_L1].toString(),
                            chip->id,
                            QString::number(plan.gpus())};
    return MeasuredCase{u"%1 %2 %3 × %4, %5 tokens, %6 (%7)"_s.arg(
                            modelNameOf(row), row["weights"_L1].toString(), QString::number(plan.gpus()), chip->id,
                            QString::number(plan.context), row["engine"_L1].toString(), row["source"_L1].toString()),
                        row["per_second"_L1].toDouble(),
                        estimate->perSecond,
                        estimate->low,
                        estimate->high,
                        isInSecondHalf(words.join(u'|'))};
}

/// Tokens a second of a prompt.
inline std::optional<MeasuredCase> promptPace(const QJsonObject &row, const ModelLibrary &library,
                                              const Catalogue &catalogue)
{
    using namespace Qt::StringLiterals;
    const auto chip = catalogue.find<Chip>(row["gpu"_L1].toString());
    const std::optional<TransformerShape> shape = measuredShape(library, row["model"_L1]);
    if (!chip || !shape || !row.contains("prompt"_L1))
        return std::nullopt;
    TransformerInference plan;
    const QString weights = row["weights"_L1].toString();
    plan.weights = weights == "fp16"_L1 || weights == "bf16"_L1 || weights == "fp32"_L1 ? NumberFormat::Sixteen
                   : weights == "fp8"_L1                                                ? NumberFormat::Eight
                                                                                        : NumberFormat::Q4Block;
    plan.context = row["prompt"_L1].toInt();
    const QString engine = row["engine"_L1].toString();
    plan.engine = engine.startsWith("vLLM"_L1) ? Engine::Vllm
                  : engine == "unknown"_L1     ? Engine::Unknown
                  : engine == "eager"_L1       ? Engine::Eager
                                               : Engine::LlamaCpp;
    const int cards = row["cards"_L1].toInt(1);
    (row["split"_L1].toString() == "tensor"_L1 ? plan.tensorParallel : plan.pipelineParallel) = cards;
    PrefillStep step = prefillStep(*shape, plan, row["depth"_L1].toInt());
    step.flashAttention = row["flash_attention"_L1].toBool(true);
    step.tokensOfExpert *= row["ubatch"_L1].toDouble(promptPiece(plan.engine)) / promptPiece(plan.engine);
    const auto estimate = prefillSpeed(*chip, step);
    if (!estimate)
        return std::nullopt;
    return MeasuredCase{u"%1 %2 %3 × %4, %5 tokens (%6)"_s.arg(modelNameOf(row), weights, QString::number(cards),
                                                               chip->id, QString::number(plan.context),
                                                               row["source"_L1].toString()),
                        row["per_second"_L1].toDouble(),
                        estimate->perSecond,
                        estimate->low,
                        estimate->high,
                        isInSecondHalf(row["source"_L1].toString() + row["where"_L1].toString())};
}

/// Times as fast as another GPU; nothing where other numbers stand on either side (TF32 against FP32).
inline std::optional<MeasuredCase> gpuRatio(const QJsonObject &row, const Equivalence &said, const Catalogue &catalogue)
{
    using namespace Qt::StringLiterals;
    const auto gpu = catalogue.find<Chip>(row["gpu"_L1].toString());
    const auto of = catalogue.find<Chip>(row["of"_L1].toString());
    if (!gpu || !of || row["precision"_L1].toString().contains("against"_L1))
        return std::nullopt;
    const SpeedRelation told = speedOf(*gpu, *of, said);
    if (!told.times || !told.between)
        return std::nullopt;
    const QString where = row["source"_L1].toString() + row["where"_L1].toString();
    return MeasuredCase{u"%1 / %2, %3 (%4)"_s.arg(gpu->id, of->id, row["work"_L1].toString(), where),
                        row["times"_L1].toDouble(),
                        *told.times,
                        told.between->low,
                        told.between->high,
                        isInSecondHalf(where)};
}

/// The cases of a list that tell enough.
template <class Reckon> std::vector<MeasuredCase> measuredCases(const QJsonArray &rows, Reckon reckon)
{
    std::vector<MeasuredCase> cases;
    for (const QJsonValue &row : rows) {
        if (std::optional<MeasuredCase> one = reckon(row.toObject()))
            cases.push_back(std::move(*one));
    }
    return cases;
}

} // namespace rig::test
