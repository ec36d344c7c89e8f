// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace rig {

namespace {

/// Sentences of this file.
struct ShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeWords)
};

constexpr int MostLayers = 10'000;

double &of(WeightCounts &counts, WeightClass kind) { return counts[static_cast<std::size_t>(kind)]; }

void addLatentAttention(WeightCounts &counts, const TransformerShape &shape, const LatentAttention &latent)
{
    const double h = shape.hidden;
    const double heads = shape.heads;
    const double queries = heads * (latent.nope + latent.rope);
    const double layers = shape.attentionLayers();
    of(counts, WeightClass::Query) += layers * (latent.queryRank > 0 ? latent.queryRank * (h + queries) : h * queries);
    of(counts, WeightClass::Other) +=
        layers * (h * (latent.rank + latent.rope) + latent.rank * heads * (latent.nope + latent.value));
    of(counts, WeightClass::AttentionOutput) += layers * heads * latent.value * h;
    of(counts, WeightClass::Small) += layers * (latent.queryRank + latent.rank);
    if (shape.gatedAttention)
        of(counts, WeightClass::Other) += layers * h * heads * latent.value;
}

/// As DeepSeek V4 has it. Where vectors stand for several tokens, two matrices make and weigh them; the fine ones
/// overlap, which doubles these.
void addCompressedAttention(WeightCounts &counts, const TransformerShape &shape, const CompressedAttention &plan)
{
    const double h = shape.hidden;
    const double queries = shape.queryWidth();
    const double layers = shape.attentionLayers();
    of(counts, WeightClass::Query) += layers * plan.queryRank * (h + queries);
    of(counts, WeightClass::Key) += layers * h * shape.headDim;
    of(counts, WeightClass::AttentionOutput) += layers * plan.outputRank * (queries + plan.groups * h);
    of(counts, WeightClass::Other) += 2 * h * shape.headDim * (2.0 * plan.fineLayers + plan.coarseLayers) +
                                      4 * h * shape.indexer.dim * plan.fineLayers;
}

void addIndexer(WeightCounts &counts, const TransformerShape &shape)
{
    const TokenIndexer &indexer = shape.indexer;
    const double queryRank = shape.latent && shape.latent->queryRank > 0       ? shape.latent->queryRank
                             : shape.compressed && shape.compressed->queryRank ? shape.compressed->queryRank
                                                                               : shape.hidden;
    // Queries, keys, and what the heads weigh. The keys of compressed attention are counted with it.
    const double keys = shape.compressed ? 0 : 1.0 * shape.hidden * indexer.dim;
    of(counts, WeightClass::Other) +=
        indexer.layers * (queryRank * indexer.heads * indexer.dim + keys + 1.0 * shape.hidden * indexer.heads);
}

/// Heads of some layers: how many, of what width, and how many of keys and values.
struct Heads
{
    double count;
    double dim;
    double valueDim;
    double kvCount;
    bool sharedKeys = false;
};

void addAttention(WeightCounts &counts, const TransformerShape &shape, double layers, const Heads &heads)
{
    const double h = shape.hidden;
    const double queries = heads.count * heads.dim;
    const double keys = heads.kvCount * heads.dim;
    const double values = heads.sharedKeys ? 0 : heads.kvCount * heads.valueDim;
    of(counts, WeightClass::Query) += layers * h * queries * (shape.gatedAttention ? 2 : 1);
    of(counts, WeightClass::Key) += layers * h * keys;
    of(counts, WeightClass::Value) += layers * h * values;
    of(counts, WeightClass::AttentionOutput) += layers * heads.count * heads.valueDim * h;
    if (shape.attentionBias)
        of(counts, WeightClass::Small) += layers * (queries + keys + values);
}

void addPlainAttention(WeightCounts &counts, const TransformerShape &shape)
{
    const double window = shape.windowLayers();
    const double full = shape.attentionLayers() - window;
    const double fullDim = shape.fullHeadDim > 0 ? shape.fullHeadDim : shape.headDim;
    addAttention(counts, shape, window,
                 {1.0 * (shape.windowHeads > 0 ? shape.windowHeads : shape.heads), 1.0 * shape.headDim,
                  1.0 * shape.valueWidth(), 1.0 * shape.kvHeads});
    addAttention(counts, shape, full,
                 {1.0 * shape.heads, fullDim, shape.valueDim > 0 ? shape.valueDim : fullDim,
                  1.0 * (shape.fullKvHeads > 0 ? shape.fullKvHeads : shape.kvHeads), shape.sharedKeys});
}

void addFeedForwards(WeightCounts &counts, const TransformerShape &shape)
{
    const double h = shape.hidden;
    const double into = shape.gated ? 2 : 1; // matrices that lead in; one leads out
    const double mixtures = shape.expertLayers();
    const double plain = shape.experts > 0 ? shape.denseLayers : shape.layers - shape.feedForwardless;
    const double width = plain * (shape.experts > 0 ? shape.denseFfn : shape.ffn) + mixtures * shape.sharedFfn;
    of(counts, WeightClass::GateUp) += into * h * width;
    of(counts, WeightClass::Down) += h * width;
    const double inside = shape.expertWidth > 0 ? shape.expertWidth : h;
    of(counts, WeightClass::ExpertGateUp) += into * inside * shape.ffn * mixtures * shape.experts;
    of(counts, WeightClass::ExpertDown) += inside * shape.ffn * mixtures * shape.experts;
    of(counts, WeightClass::Other) += shape.expertWidth > 0 ? 2 * h * inside * mixtures : 0; // there and back
    of(counts, WeightClass::Small) += mixtures * h * shape.experts;                          // routers
    if (shape.expertBias)
        of(counts, WeightClass::Small) += mixtures * shape.experts * (into * shape.ffn + h);
}

/// Of a token's way: experts that it goes through, of those in a layer.
double expertShare(const TransformerShape &shape)
{
    return shape.experts > 0 ? 1.0 * std::max(shape.expertsPerToken, 1) / shape.experts : 1;
}

} // namespace

double TransformerShape::meanFeedForward() const
{
    if (experts == 0)
        return 1.0 * ffn * (layers - feedForwardless) / std::max(layers, 1);
    const double inMixture = 1.0 * ffn * std::max(expertsPerToken, 1) + sharedFfn;
    return (expertLayers() * inMixture + 1.0 * denseLayers * denseFfn) / std::max(layers, 1);
}

WeightCounts weightsOf(const TransformerShape &shape)
{
    WeightCounts counts{};
    const double h = shape.hidden;
    const double table = shape.vocabulary * h;
    if (shape.patch > 0) {
        of(counts, WeightClass::Table) = 3.0 * shape.patch * shape.patch * h + shape.imageTokens() * h;
        of(counts, WeightClass::Head) = table;
    } else {
        const bool hasOutputLayer = shape.kind == TransformerShape::Kind::Decoder && !shape.tiedEmbeddings;
        of(counts, WeightClass::Table) = table + (shape.learnedPositions ? shape.maxContext.value_or(0) * h : 0);
        of(counts, WeightClass::Head) = hasOutputLayer ? table : 0;
    }
    if (shape.latent)
        addLatentAttention(counts, shape, *shape.latent);
    else if (shape.compressed)
        addCompressedAttention(counts, shape, *shape.compressed);
    else
        addPlainAttention(counts, shape);
    addIndexer(counts, shape);
    of(counts, WeightClass::LookedUp) = shape.lookedUp;
    of(counts, WeightClass::Other) += shape.states.count * shape.states.parameters + shape.besides;
    addFeedForwards(counts, shape);
    // Gains, and shifts where there are any; the last norm.
    of(counts, WeightClass::Small) += shape.layers * (shape.gated ? 2.0 : 4.0) * h + h;
    of(counts, WeightClass::Vision) = shape.visionParameters;
    return counts;
}

double embeddingParametersOf(const TransformerShape &shape)
{
    WeightCounts counts = weightsOf(shape);
    return of(counts, WeightClass::Table) + of(counts, WeightClass::Head);
}

double parametersOf(const TransformerShape &shape)
{
    if (shape.file)
        return shape.file->parameters;
    const WeightCounts counts = weightsOf(shape);
    return std::accumulate(counts.begin(), counts.end(), 0.0);
}

double activeParametersOf(const TransformerShape &shape)
{
    WeightCounts counts = weightsOf(shape);
    const double experts = of(counts, WeightClass::ExpertGateUp) + of(counts, WeightClass::ExpertDown);
    const double idle =
        (1 - expertShare(shape)) * experts + of(counts, WeightClass::Vision) + of(counts, WeightClass::LookedUp);
    return std::accumulate(counts.begin(), counts.end(), 0.0) - idle;
}

Result<void> checkShape(const TransformerShape &shape)
{
    const Result<void> fine = checkBounds(
        {Bound{"layers", shape.layers, 1, MostLayers}, Bound{"hidden", shape.hidden, 1, MostWidth},
         Bound{"heads", shape.heads, 1, MostWidth}, Bound{"kv_heads", shape.kvHeads, 1, MostWidth},
         Bound{"head_dim", shape.headDim, 1, MostWidth}, Bound{"ffn", shape.ffn, 1, MostWidth},
         Bound{"vocabulary", shape.vocabulary, 1, MostWidth}, Bound{"experts", shape.experts, 0, MostLayers},
         Bound{"dense_layers", shape.denseLayers, 0, shape.layers},
         Bound{"dense_ffn", shape.denseFfn, shape.experts > 0 && shape.denseLayers > 0 ? 1 : 0, MostWidth},
         Bound{"shared_ffn", shape.sharedFfn, 0, MostWidth}, Bound{"expert_width", shape.expertWidth, 0, MostWidth},
         Bound{"value_dim", shape.valueDim, 0, MostWidth},
         Bound{"indexer_layers", shape.indexer.layers, 0, shape.layers},
         Bound{"state_layers", shape.states.count, 0, shape.layers - std::max(shape.mixerless, 0)}});
    if (!fine)
        return fine;
    if (shape.kvHeads > shape.heads || shape.heads % shape.kvHeads != 0)
        return badInput(ShapeWords::tr("%1 heads cannot share %2 heads of keys and values evenly.")
                            .arg(QString::number(shape.heads), QString::number(shape.kvHeads)),
                        QStringLiteral("kv_heads"));
    if (shape.experts > 0 && (shape.expertsPerToken < 1 || shape.expertsPerToken > shape.experts))
        return outOfBounds({"experts_per_token", shape.expertsPerToken, 1, shape.experts});
    if (shape.slidingLayers < 0 || shape.slidingLayers > shape.attentionLayers())
        return outOfBounds({"sliding_layers", shape.slidingLayers, 0, shape.attentionLayers()});
    if (shape.expertLayers() < 0 || shape.mixerless < 0 || shape.feedForwardless < 0 ||
        shape.feedForwardless > shape.layers)
        return outOfBounds({"dense_layers", shape.denseLayers, 0, shape.layers});
    return {};
}

} // namespace rig
