// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"

#include <QCoreApplication>

#include <algorithm>

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
    return {};
}

/// Tokens whose keys and values all layers keep, summed over the layers.
double cachedTokens(const TransformerShape &shape, int context)
{
    const int window = std::min(context, shape.slidingWindow.value_or(context));
    const int sliding = shape.slidingWindow ? (shape.slidingLayers > 0 ? shape.slidingLayers : shape.layers) : 0;
    return 1.0 * sliding * window + 1.0 * (shape.layers - sliding) * context;
}

} // namespace

double bitsOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Fp32:
        return 32;
    case NumberFormat::Sixteen:
        return 16;
    case NumberFormat::Eight:
        return 8;
    case NumberFormat::Q8Block:
        return 8.5; // 32 weights and a 16-bit scale in 34 bytes
    case NumberFormat::Q4Block:
        return 4.5; // 32 weights and a 16-bit scale in 18 bytes
    case NumberFormat::Gptq4:
        return 4 + 20.0 / 128; // a 16-bit scale and a 4-bit zero for 128 weights
    case NumberFormat::Nf4:
        return 4.127; // with scales that are quantised themselves: QLoRA, section 3
    }
    return 0;
}

double kvCacheBytes(const TransformerShape &shape, const TransformerInference &plan)
{
    // Heads are shared out; one that is left over is held by several GPUs.
    const double heads = std::max(1.0, 1.0 * shape.kvHeads / plan.tensorParallel);
    return 2 * heads * shape.headDim * cachedTokens(shape, plan.context) / plan.pipelineParallel * plan.batch *
           bitsOf(plan.cache) / 8;
}

Result<MemoryNeed> inferenceMemory(const TransformerShape &shape, const TransformerInference &plan)
{
    if (const Result<void> fine = checkShape(shape); !fine)
        return tl::unexpected(fine.error());
    if (const Result<void> fine = checkPlan(plan); !fine)
        return tl::unexpected(fine.error());

    MemoryNeed need;
    const double parameters = parametersOf(shape);
    const double embeddings = embeddingParametersOf(shape);
    const bool blocks = bitsOf(plan.weights) < 8 && plan.weights != NumberFormat::Q4Block;
    const double small = blocks ? parameters - embeddings : parameters;
    const double bytes = bitsOf(plan.weights) / 8;
    const int share = plan.gpus();
    QString formula = u"%1 B × %2"_s.arg(formulaNumber(bytes), formulaNumber(small));
    if (blocks)
        formula = u"(%1 + 2 B × %2)"_s.arg(formula, formulaNumber(embeddings));
    if (share > 1)
        formula += u" / %1"_s.arg(share);
    need.add(MemoryPart::Weights, (bytes * small + (blocks ? 2 * embeddings : 0)) / share, formula);

    if (shape.kind == TransformerShape::Kind::Decoder) {
        const double cache = kvCacheBytes(shape, plan);
        need.add(MemoryPart::KvCache, cache,
                 u"2 × %1 × %2 × %3 × %4 × %5 B%6"_s.arg(
                     formulaNumber(std::max(1, shape.kvHeads / plan.tensorParallel)), formulaNumber(shape.headDim),
                     formulaNumber(cachedTokens(shape, plan.context)), formulaNumber(plan.batch),
                     formulaNumber(bitsOf(plan.cache) / 8),
                     plan.pipelineParallel > 1 ? u" / %1"_s.arg(plan.pipelineParallel) : QString()),
                 FormulaRule::KvCache);
    }
    const double tokens = 1.0 * std::min(plan.context, PromptChunk) * std::min(plan.batch, 8);
    const double width = shape.hidden * 2.0 + (shape.gated ? 3.0 : 2.0) * shape.ffn / plan.tensorParallel;
    const double outputs = 1.0 * plan.batch * shape.vocabulary;
    need.add(MemoryPart::Activations, 2 * tokens * width + 4 * outputs,
             u"2 B × %1 × %2 + 4 B × %3"_s.arg(formulaNumber(tokens), formulaNumber(width), formulaNumber(outputs)));
    return need;
}

} // namespace rig
