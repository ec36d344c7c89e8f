// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/beside_served.h"
#include "core/workload/scaling.h"
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
constexpr int MostDraftBillions = 1000;

Result<void> checkPlan(const TransformerInference &plan)
{
    const auto outside = [](const char *field, int high) {
        return badInput(
            InferenceWords::tr("“%1” must be from 1 to %2.").arg(QLatin1StringView(field), formulaNumber(high)),
            QString::fromLatin1(field));
    };
    for (const Bound &bound :
         {Bound{"batch", plan.batch, 1, MostBatch}, Bound{"context", plan.context, 1, MostContext},
          Bound{"prompt", plan.prompt, 0, MostContext}, Bound{"tensor_parallel", plan.tensorParallel, 1, 1024},
          Bound{"pipeline_parallel", plan.pipelineParallel, 1, 1024},
          Bound{"weight_group", plan.weightGroup, 1, MostWidth},
          Bound{"memory_channels", plan.memoryChannels, 1, MostMemoryChannels},
          Bound{"memory_mt_s", plan.memoryRate, 1, MostTransfers},
          Bound{"host_experts", plan.hostExperts, 0, MostWidth}, Bound{"host_layers", plan.hostLayers, 0, MostWidth},
          Bound{"adapters", plan.adapters, 0, MostBatch}, Bound{"adapter_rank", plan.adapterRank, 1, MostBatch}}) {
        if (bound.value < bound.low || bound.value > bound.high)
            return outside(bound.field, bound.high);
    }
    if (!(plan.weightBits >= 1 && plan.weightBits <= 16))
        return outside("weight_bits", 16);
    if (!(plan.draftParameters >= 0 && plan.draftParameters <= MostDraftBillions))
        return outside("draft_parameters", MostDraftBillions);
    return {};
}

/// Elements that compressed attention keeps of a sequence: a window of each layer, and a vector for every few tokens.
double compressedElements(const TransformerShape &shape, const CompressedAttention &plan, double context)
{
    const double window = shape.attentionLayers() * std::min<double>(context, shape.slidingWindow.value_or(0));
    const double beyond = plan.fineLayers * context / plan.fineRatio + plan.coarseLayers * context / plan.coarseRatio;
    return (window + beyond) * shape.headDim;
}

/// Where a model has its window in every layer (Mistral 7B v0.1, Phi-3), llama.cpp and ExLlama keep all of the context:
/// the former's architecture of Llama knows no window, the latter makes room for the whole at once.
bool keepsWholeContext(const TransformerShape &shape, const TransformerInference &plan)
{
    return shape.slidingLayers == 0 && (plan.engine == Engine::LlamaCpp || plan.engine == Engine::ExLlama);
}

/// Elements that all layers keep of a sequence of this many tokens, on one GPU of those that share the heads.
double cachedElements(const TransformerShape &shape, const TransformerInference &plan)
{
    const double context = plan.context;
    if (shape.latent) // every GPU holds the whole of it
        return shape.attentionLayers() * context * (shape.latent->rank + shape.latent->rope);
    if (shape.compressed)
        return compressedElements(shape, *shape.compressed, context);
    // Heads are shared out; one that is left over is held by several GPUs.
    const auto width = [&](int heads, int dims) { return std::max(1.0, 1.0 * heads / plan.tensorParallel) * dims; };
    const double sliding = shape.windowLayers();
    const double window = keepsWholeContext(shape, plan)
                              ? context
                              : std::min<double>(context, shape.slidingWindow.value_or(plan.context));
    const int fullHeads = shape.fullKvHeads > 0 ? shape.fullKvHeads : shape.kvHeads;
    const int fullDim = shape.fullHeadDim > 0 ? shape.fullHeadDim : shape.headDim;
    const int fullValue = shape.valueDim > 0 ? shape.valueDim : fullDim;
    const double full = shape.attentionLayers() - sliding - shape.cachelessFull;
    return (sliding - shape.cachelessWindow) * window * width(shape.kvHeads, shape.headDim + shape.valueWidth()) +
           full * context * width(fullHeads, fullDim + fullValue);
}

/// Keys of the indexer: with FP8 a byte each and four for a scale, as DeepSeek's own kernels hold them, at the least;
/// at the most as keys and values are held.
Bounds indexerBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    const double ratio = shape.compressed ? shape.compressed->fineRatio : 1;
    const double keys = 1.0 * shape.indexer.layers * plan.context / ratio / plan.pipelineParallel * plan.batch;
    const double wide = std::max(2.0, bitsOf(plan.cache) / 8);
    return {keys * (shape.indexer.dim > 0 ? shape.indexer.dim + 4 : 0), keys * shape.indexer.dim * wide};
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

/// llama.cpp leaves tables that words are looked up in with the processor, whatever else it offloads ("CPU_Mapped model
/// buffer size" beside "offloaded 33/33 layers to GPU"); one that is the output layer too stands on the GPU.
double tablesWithProcessor(const TransformerShape &shape, const TransformerInference &plan)
{
    if (plan.engine != Engine::LlamaCpp)
        return 0;
    if (isFromFile(shape, plan))
        return shape.file->table;
    return bytesOfKinds(shape, plan, [&](WeightClass kind) {
        return kind == WeightClass::LookedUp || (kind == WeightClass::Table && !shape.tiedEmbeddings);
    });
}

/// All layers, without what stands before and after them.
double layerBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    if (isFromFile(shape, plan))
        return shape.file->bytes - shape.file->table;
    return bytesOfKinds(shape, plan, [](WeightClass kind) {
        return kind != WeightClass::Table && kind != WeightClass::Head && kind != WeightClass::Vision &&
               kind != WeightClass::LookedUp;
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

/// Bytes of maps while so many tokens are worked on, in numbers of `bytes`: what goes into a layer and comes out of it,
/// and the inside of its feed-forward.
double mapBytes(const TransformerShape &shape, const TransformerInference &plan, double tokens, double bytes)
{
    return bytes * tokens *
           (shape.hidden * 2.0 + (shape.gated ? 3.0 : 2.0) * shape.meanFeedForward() / plan.tensorParallel);
}

struct WorkingBytes : Bounds
{
    double likely = 0;
};

WorkingBytes inTheMiddle(const Bounds &bounds) { return {bounds, (bounds.low + bounds.high) / 2}; }

/// What an engine has beside weights, keys and values, in bytes.
///
/// llama.cpp keeps one buffer for pieces of 512 tokens in 32 bits: the scores of all their words with what goes into
/// them (105.00 MiB of Phi-2 with 51,200 words and a width of 2,560: examples/eval-callback/README.md), or the inside
/// of a feed-forward where this is more (81.00 MiB of Llama 2 13B); at the most with all maps and the mask of
/// attention. PyTorch as it is written reads prompts whole. vLLM tries a step of 2,048 to 8,192 tokens and 256
/// sequences (max_num_batched_tokens, max_num_seqs), whose scores are sorted in copies (1.26 GiB of Llama 3 8B: pull
/// request 10511), and then records its graphs, which take 0.2 to 1.6 GiB. Not known: the least of all, and the most of
/// those but vLLM, which takes what it is given.
WorkingBytes workingBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    constexpr int OfLlamaCpp = 512;
    constexpr double Scores = 4;
    const double prompt = plan.promptTokens();
    const double last = Scores * plan.batch * shape.vocabulary;
    switch (plan.engine) {
    case Engine::LlamaCpp: {
        const double tokens = std::min<double>(OfLlamaCpp, plan.context);
        const double scores = Scores * tokens * (1.0 * shape.vocabulary + shape.hidden);
        const double maps = mapBytes(shape, plan, tokens, 4);
        const double least = std::max(scores, maps - Scores * tokens * 2 * shape.hidden);
        return {{least, scores + maps + 6 * tokens * plan.context}, least};
    }
    case Engine::Eager:
    case Engine::Compiled: {
        const double maps = mapBytes(shape, plan, prompt * plan.batch, 2);
        // The product of the gate may take the place of a factor of it: two of three are there at the same time.
        constexpr Bounds Held{2.0 / 3, 1.2};
        return inTheMiddle({Held.low * maps + last, Held.high * (maps + last)});
    }
    case Engine::Vllm: {
        constexpr Bounds Tokens{2048, 8192};
        constexpr double Sequences = 256;
        constexpr Bounds Graphs{0.2 * BytesPerGibibyte, 1.6 * BytesPerGibibyte};
        const double scores = Scores * Sequences * shape.vocabulary / plan.tensorParallel;
        // Buffers of NCCL and of vLLM's own sums: Llama 3 8B on two GPUs had 1.8 GiB more (vLLM, pull request 10511).
        const Bounds links =
            plan.tensorParallel > 1 ? Bounds{0.2 * BytesPerGibibyte, 1.8 * BytesPerGibibyte} : Bounds{0, 0};
        return inTheMiddle({mapBytes(shape, plan, Tokens.low, 2) + scores + Graphs.low + links.low,
                            mapBytes(shape, plan, Tokens.high, 2) + 4 * scores + Graphs.high + links.high});
    }
    case Engine::ExLlama:
    case Engine::Unknown:
        break;
    }
    constexpr double OfServers = 2048;
    constexpr int AtATime = 8;
    const double tokens = std::min(prompt, OfServers) * std::min(plan.batch, AtATime);
    return inTheMiddle({mapBytes(shape, plan, std::min<double>(plan.batch, tokens), 2) + last,
                        std::max(mapBytes(shape, plan, tokens, 2) + last, Scores * OfLlamaCpp * shape.vocabulary)});
}

void addWorking(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan)
{
    const WorkingBytes bytes = workingBytes(shape, plan);
    need.addLikely(MemoryPart::Activations, bytes.low, bytes.likely, bytes.high,
                   u"%1 … %2 B"_s.arg(formulaNumber(std::round(bytes.low)), formulaNumber(std::round(bytes.high))),
                   FormulaRule::Arithmetic);
}

/// PyTorch as it is written makes keys and values anew for each token, a little longer than before: what they leave
/// fits no longer, so that beyond the prompt up to twice as much is held back (Llama 2 13B, 512 + 512 tokens, 1 to 16
/// texts: optimum, tests/benchmark/README.md).
void addGrowingCache(MemoryNeed &need, const TransformerShape &shape, const TransformerInference &plan)
{
    constexpr double HeldBack = 2;
    if (plan.engine != Engine::Eager && plan.engine != Engine::Unknown)
        return;
    TransformerInference atPrompt = plan;
    atPrompt.context = plan.promptTokens();
    const double grown = kvCacheBytes(shape, plan) - kvCacheBytes(shape, atPrompt);
    need.addLikely(MemoryPart::Fragmentation, 0, plan.engine == Engine::Eager ? HeldBack * grown : 0, HeldBack * grown,
                   u"(0 … %1) × %2 B"_s.arg(formulaNumber(HeldBack), formulaNumber(std::round(grown))),
                   FormulaRule::CachingAllocator);
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
    return allWeightBytes(shape, plan) - hostWeightBytes(shape, plan) - tablesWithProcessor(shape, plan);
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
        const bool isLookedUp = kind == WeightClass::LookedUp || (kind == WeightClass::Table && !shape.tiedEmbeddings);
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
    const double elsewhere = hostWeightBytes(shape, plan) + tablesWithProcessor(shape, plan);
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
        const Bounds index = indexerBytes(shape, plan);
        need.add(MemoryPart::KvCache, index.low, index.high,
                 u"%1 × %2 × (%3 … %4) B"_s.arg(formulaNumber(shape.indexer.layers), formulaNumber(plan.batch),
                                                formulaNumber(std::round(index.low / plan.batch)),
                                                formulaNumber(std::round(index.high / plan.batch))),
                 FormulaRule::KvCache);
        need.add(MemoryPart::KvCache, stateBytes(shape, plan),
                 u"%1 × %2 × %3 B%4"_s.arg(formulaNumber(shape.states.count), formulaNumber(plan.batch),
                                           formulaNumber(shape.states.bytes),
                                           share > 1 ? u" / %1"_s.arg(share) : QString()),
                 FormulaRule::KvCache);
    }
    addServedAdapters(need, shape, plan);
    addDrafter(need, shape, plan);
    addWorking(need, shape, plan);
    if (shape.kind == TransformerShape::Kind::Decoder)
        addGrowingCache(need, shape, plan);
    return need;
}

} // namespace rig
