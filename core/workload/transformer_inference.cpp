// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct InferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(InferenceWords)
};

constexpr int MostContext = 16'777'216;
constexpr int MostMemoryChannels = 64;
constexpr int MostTransfers = 100'000;
/// Tokens of a prompt that are worked on at a time: what servers cut prompts into, llama.cpp's own choice, and in
/// PyTorch as it is written all of them. (Transformers before 4.45 kept the scores of each besides, which is not told.)
int promptPiece(const TransformerInference &plan)
{
    constexpr int OfServers = 2048;
    constexpr int OfLlamaCpp = 512;
    if (plan.engine == Engine::Eager || plan.engine == Engine::Compiled)
        return plan.context;
    return std::min(plan.context, plan.engine == Engine::LlamaCpp ? OfLlamaCpp : OfServers);
}

Result<void> checkPlan(const TransformerInference &plan)
{
    const auto outside = [](const char *field, int high) {
        return badInput(
            InferenceWords::tr("“%1” must be from 1 to %2.").arg(QLatin1StringView(field), formulaNumber(high)),
            QString::fromLatin1(field));
    };
    if (plan.batch < 1 || plan.batch > MostBatch)
        return outside("batch", MostBatch);
    if (plan.context < 1 || plan.context > MostContext)
        return outside("context", MostContext);
    if (plan.tensorParallel < 1 || plan.tensorParallel > 1024)
        return outside("tensor_parallel", 1024);
    if (plan.pipelineParallel < 1 || plan.pipelineParallel > 1024)
        return outside("pipeline_parallel", 1024);
    if (plan.weightGroup < 1 || plan.weightGroup > MostWidth)
        return outside("weight_group", MostWidth);
    if (!(plan.weightBits >= 1 && plan.weightBits <= 16))
        return outside("weight_bits", 16);
    if (plan.memoryChannels < 1 || plan.memoryChannels > MostMemoryChannels)
        return outside("memory_channels", MostMemoryChannels);
    if (plan.memoryRate < 1 || plan.memoryRate > MostTransfers)
        return outside("memory_mt_s", MostTransfers);
    if (plan.hostExperts < 0 || plan.hostExperts > MostWidth)
        return outside("host_experts", MostWidth);
    if (plan.hostLayers < 0 || plan.hostLayers > MostWidth)
        return outside("host_layers", MostWidth);
    return {};
}

/// Elements that all layers keep of a sequence of this many tokens, on one GPU of those that share the heads.
double cachedElements(const TransformerShape &shape, const TransformerInference &plan)
{
    const double context = plan.context;
    if (shape.latent) // every GPU holds the whole of it
        return shape.attentionLayers() * context * (shape.latent->rank + shape.latent->rope);
    // Heads are shared out; one that is left over is held by several GPUs.
    const auto width = [&](int heads, int dim) { return 2 * std::max(1.0, 1.0 * heads / plan.tensorParallel) * dim; };
    const double sliding = shape.windowLayers();
    const double window = std::min<double>(context, shape.slidingWindow.value_or(plan.context));
    const int fullHeads = shape.fullKvHeads > 0 ? shape.fullKvHeads : shape.kvHeads;
    const int fullDim = shape.fullHeadDim > 0 ? shape.fullHeadDim : shape.headDim;
    return sliding * window * width(shape.kvHeads, shape.headDim) +
           (shape.attentionLayers() - sliding) * context * width(fullHeads, fullDim);
}

double stateBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return shape.states.count * shape.states.bytes * plan.batch / plan.gpus();
}

WeightStore storeOf(const TransformerInference &plan)
{
    return {plan.weights, plan.weightGroup, plan.weightBits, plan.engine == Engine::LlamaCpp};
}

bool isFromFile(const TransformerShape &shape, const TransformerInference &plan)
{
    return shape.file && plan.weights == NumberFormat::AsStored;
}

/// Experts that this many tokens touch on average, as a share of all, where each takes its own at random.
double touchedExperts(const TransformerShape &shape, int tokens)
{
    if (shape.experts == 0)
        return 1;
    return 1 - std::pow(1 - 1.0 * std::max(shape.expertsPerToken, 1) / shape.experts, tokens);
}

/// "4.5 bits × 6,700,000,000 + 16 bits × …": classes with the same bits together.
QString weightFormula(const TransformerShape &shape, const TransformerInference &plan)
{
    std::map<double, double, std::greater<>> countByBits;
    const WeightCounts counts = weightsOf(shape);
    for (std::size_t kind = 0; kind < WeightClasses; ++kind) {
        if (counts[kind] > 0)
            countByBits[bitsOf(storeOf(plan), static_cast<WeightClass>(kind), shape) / 8] += counts[kind];
    }
    QStringList terms;
    for (const auto &[bytes, count] : countByBits)
        terms << bytesTimes(bytes, count);
    const QString sum = terms.join(u" + "_s);
    if (plan.gpus() == 1)
        return sum;
    return (terms.size() > 1 ? u"(%1) / %2"_s : u"%1 / %2"_s).arg(sum, QString::number(plan.gpus()));
}

/// Bytes of the kinds of weight that count, wherever they stand.
template <class Counts>
double bytesOfKinds(const TransformerShape &shape, const TransformerInference &plan, Counts counts)
{
    const WeightCounts parameters = weightsOf(shape);
    double bytes = 0;
    for (std::size_t index = 0; index < WeightClasses; ++index) {
        if (const auto kind = static_cast<WeightClass>(index); counts(kind))
            bytes += parameters[index] * bitsOf(storeOf(plan), kind, shape) / 8;
    }
    return bytes;
}

double expertBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return isFromFile(shape, plan) ? shape.file->experts : bytesOfKinds(shape, plan, isExpert);
}

/// What all weights come to, wherever they stand.
double allWeightBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return isFromFile(shape, plan) ? shape.file->bytes : bytesOfKinds(shape, plan, [](WeightClass) { return true; });
}

/// All layers, without what stands before and after them.
double layerBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    if (isFromFile(shape, plan))
        return shape.file->bytes - shape.file->table;
    return bytesOfKinds(shape, plan, [](WeightClass kind) {
        return kind != WeightClass::Table && kind != WeightClass::Head && kind != WeightClass::Vision;
    });
}

/// Of all layers, the share that stands in the system's memory whole.
double hostShare(const TransformerShape &shape, const TransformerInference &plan)
{
    return shape.layers > 0 ? std::min(1.0, 1.0 * plan.hostLayers / shape.layers) : 0;
}

/// Of the experts, the share that stands there: of whole layers, and of others that keep the rest on the GPU.
double hostShareOfExperts(const TransformerShape &shape, const TransformerInference &plan)
{
    const double whole = hostShare(shape, plan);
    const int layers = shape.expertLayers();
    return whole + (layers > 0 ? (1 - whole) * std::min(1.0, 1.0 * plan.hostExperts / layers) : 0);
}

/// The output layer stays with the processor where a layer does: llama.cpp moves it to the GPU last.
double hostHeadBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    if (plan.hostLayers < 1 || isFromFile(shape, plan))
        return 0;
    const WeightClass head = shape.tiedEmbeddings ? WeightClass::Table : WeightClass::Head;
    return bytesOfKinds(shape, plan, [head](WeightClass kind) { return kind == head; });
}

} // namespace

double hostWeightBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return hostWeightBytesRead(shape, plan, std::numeric_limits<int>::max());
}

double hostWeightBytesRead(const TransformerShape &shape, const TransformerInference &plan, int batch)
{
    const double experts = expertBytes(shape, plan);
    const double others = hostShare(shape, plan) * (layerBytes(shape, plan) - experts) + hostHeadBytes(shape, plan);
    return others + hostShareOfExperts(shape, plan) * experts * touchedExperts(shape, batch);
}

double weightBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return allWeightBytes(shape, plan) - hostWeightBytes(shape, plan);
}

double weightBytesRead(const TransformerShape &shape, const TransformerInference &plan, int batch)
{
    const double touched = touchedExperts(shape, batch);
    const double elsewhere = hostWeightBytesRead(shape, plan, batch);
    if (isFromFile(shape, plan))
        return shape.file->bytes - shape.file->table - (1 - touched) * shape.file->experts - elsewhere;
    const WeightCounts counts = weightsOf(shape);
    double bytes = 0;
    for (std::size_t index = 0; index < WeightClasses; ++index) {
        const auto kind = static_cast<WeightClass>(index);
        const bool isLookedUp = kind == WeightClass::Table && !shape.tiedEmbeddings;
        const double share = isExpert(kind) ? touched : isLookedUp || kind == WeightClass::Vision ? 0 : 1;
        bytes += share * counts[index] * bitsOf(storeOf(plan), kind, shape) / 8;
    }
    return bytes - elsewhere;
}

double kvCacheBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return (1 - hostShare(shape, plan)) * cachedElements(shape, plan) / plan.pipelineParallel * plan.batch *
           bitsOf(plan.cache) / 8;
}

double hostCacheBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    TransformerInference whole = plan;
    whole.hostLayers = 0;
    return hostShare(shape, plan) * kvCacheBytes(shape, whole) * plan.gpus();
}

Result<MemoryNeed> inferenceMemory(const TransformerShape &shape, const TransformerInference &plan)
{
    if (const Result<void> fine = checkShape(shape); !fine)
        return tl::unexpected(fine.error());
    if (const Result<void> fine = checkPlan(plan); !fine)
        return tl::unexpected(fine.error());

    MemoryNeed need;
    const int share = plan.gpus();
    const double elsewhere = hostWeightBytes(shape, plan);
    const QString formula = isFromFile(shape, plan) ? u"%1 B%2"_s.arg(formulaNumber(shape.file->bytes),
                                                                      share > 1 ? u" / %1"_s.arg(share) : QString())
                                                    : weightFormula(shape, plan);
    need.add(MemoryPart::Weights, weightBytes(shape, plan) / share,
             elsewhere > 0 ? u"%1 − %2 B"_s.arg(formula, formulaNumber(std::round(elsewhere / share))) : formula);

    if (shape.kind == TransformerShape::Kind::Decoder) {
        need.add(
            MemoryPart::KvCache, kvCacheBytes(shape, plan),
            u"%1 × %2 × %3 B%4"_s.arg(formulaNumber(std::round(cachedElements(shape, plan))), formulaNumber(plan.batch),
                                      formulaNumber(bitsOf(plan.cache) / 8),
                                      plan.pipelineParallel > 1 ? u" / %1"_s.arg(plan.pipelineParallel) : QString()),
            FormulaRule::KvCache);
        need.add(MemoryPart::KvCache, stateBytes(shape, plan),
                 u"%1 × %2 × %3 B%4"_s.arg(formulaNumber(shape.states.count), formulaNumber(plan.batch),
                                           formulaNumber(shape.states.bytes),
                                           share > 1 ? u" / %1"_s.arg(share) : QString()),
                 FormulaRule::KvCache);
    }
    const bool takesTurns = plan.engine != Engine::Eager; // servers read some prompts at a time
    const double tokens = 1.0 * promptPiece(plan) * (takesTurns ? std::min(plan.batch, 8) : plan.batch);
    const double width = shape.hidden * 2.0 + (shape.gated ? 3.0 : 2.0) * shape.meanFeedForward() / plan.tensorParallel;
    const double outputs = 1.0 * plan.batch * shape.vocabulary;
    // While it generates, one token of each sequence is worked on; while it reads a prompt, a piece of it.
    const double step = plan.batch;
    need.add(MemoryPart::Activations, 2 * std::min(step, tokens) * width + 4 * outputs,
             2 * tokens * width + 4 * outputs,
             u"2 B × (%1 … %2) × %3 + 4 B × %4"_s.arg(formulaNumber(std::min(step, tokens)), formulaNumber(tokens),
                                                      formulaNumber(width), formulaNumber(outputs)),
             FormulaRule::Arithmetic);
    return need;
}

} // namespace rig
