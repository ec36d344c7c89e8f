// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
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
/// Tokens of a prompt that are worked on at a time: what servers cut prompts into.
constexpr int PromptChunk = 2048;

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

WeightStore storeOf(const TransformerInference &plan) { return {plan.weights, plan.weightGroup, plan.weightBits}; }

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

} // namespace

double weightBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    if (isFromFile(shape, plan))
        return shape.file->bytes;
    const WeightCounts counts = weightsOf(shape);
    double bytes = 0;
    for (std::size_t kind = 0; kind < WeightClasses; ++kind)
        bytes += counts[kind] * bitsOf(storeOf(plan), static_cast<WeightClass>(kind), shape) / 8;
    return bytes;
}

double weightBytesRead(const TransformerShape &shape, const TransformerInference &plan, int batch)
{
    const double touched = touchedExperts(shape, batch);
    if (isFromFile(shape, plan))
        return shape.file->bytes - shape.file->table - (1 - touched) * shape.file->experts;
    const WeightCounts counts = weightsOf(shape);
    double bytes = 0;
    for (std::size_t index = 0; index < WeightClasses; ++index) {
        const auto kind = static_cast<WeightClass>(index);
        const bool isLookedUp = kind == WeightClass::Table && !shape.tiedEmbeddings;
        const double share = isExpert(kind) ? touched : isLookedUp || kind == WeightClass::Vision ? 0 : 1;
        bytes += share * counts[index] * bitsOf(storeOf(plan), kind, shape) / 8;
    }
    return bytes;
}

double kvCacheBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    return cachedElements(shape, plan) / plan.pipelineParallel * plan.batch * bitsOf(plan.cache) / 8;
}

Result<MemoryNeed> inferenceMemory(const TransformerShape &shape, const TransformerInference &plan)
{
    if (const Result<void> fine = checkShape(shape); !fine)
        return tl::unexpected(fine.error());
    if (const Result<void> fine = checkPlan(plan); !fine)
        return tl::unexpected(fine.error());

    MemoryNeed need;
    const int share = plan.gpus();
    need.add(MemoryPart::Weights, weightBytes(shape, plan) / share,
             isFromFile(shape, plan)
                 ? u"%1 B%2"_s.arg(formulaNumber(shape.file->bytes), share > 1 ? u" / %1"_s.arg(share) : QString())
                 : weightFormula(shape, plan));

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
    const double tokens = 1.0 * std::min(plan.context, PromptChunk) * std::min(plan.batch, 8);
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
