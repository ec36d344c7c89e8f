// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"

#include <QCoreApplication>

namespace rig {

namespace {

/// Sentences of this file.
struct ShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeWords)
};

constexpr int MostLayers = 10'000;

double attentionParameters(const TransformerShape &shape)
{
    return shape.hidden * (2 * shape.queryWidth() + 2 * shape.kvWidth());
}

/// Of one expert, or of the only feed-forward.
double feedForwardParameters(const TransformerShape &shape)
{
    return (shape.gated ? 3.0 : 2.0) * shape.hidden * shape.ffn;
}

double layerParameters(const TransformerShape &shape, int experts)
{
    const double router = shape.experts > 0 ? 1.0 * shape.hidden * shape.experts : 0;
    const double norms = (shape.gated ? 2.0 : 4.0) * shape.hidden; // gains, and shifts where there are any
    return attentionParameters(shape) + std::max(experts, 1) * feedForwardParameters(shape) + router + norms;
}

} // namespace

double embeddingParametersOf(const TransformerShape &shape)
{
    const double table = 1.0 * shape.vocabulary * shape.hidden;
    if (shape.patch > 0) {
        const double patches = 3.0 * shape.patch * shape.patch * shape.hidden;
        return patches + shape.imageTokens() * 1.0 * shape.hidden + table;
    }
    const double positions = shape.learnedPositions ? 1.0 * shape.maxContext.value_or(0) * shape.hidden : 0;
    const bool hasOutputLayer = shape.kind == TransformerShape::Kind::Decoder && !shape.tiedEmbeddings;
    return table * (hasOutputLayer ? 2 : 1) + positions;
}

double parametersOf(const TransformerShape &shape)
{
    return embeddingParametersOf(shape) + shape.layers * layerParameters(shape, shape.experts) + shape.hidden;
}

double activeParametersOf(const TransformerShape &shape)
{
    return embeddingParametersOf(shape) + shape.layers * layerParameters(shape, shape.expertsPerToken) + shape.hidden;
}

Result<void> checkShape(const TransformerShape &shape)
{
    const auto outside = [](const QString &field, int low, int high) {
        return badInput(
            ShapeWords::tr("“%1” must be from %2 to %3.").arg(field, formulaNumber(low), formulaNumber(high)), field);
    };
    for (const Bound &bound :
         {Bound{"layers", shape.layers, 1, MostLayers}, Bound{"hidden", shape.hidden, 1, MostWidth},
          Bound{"heads", shape.heads, 1, MostWidth}, Bound{"kv_heads", shape.kvHeads, 1, MostWidth},
          Bound{"head_dim", shape.headDim, 1, MostWidth}, Bound{"ffn", shape.ffn, 1, MostWidth},
          Bound{"vocabulary", shape.vocabulary, 1, MostWidth}, Bound{"experts", shape.experts, 0, MostLayers}}) {
        if (bound.value < bound.low || bound.value > bound.high)
            return outside(QString::fromLatin1(bound.field), bound.low, bound.high);
    }
    if (shape.kvHeads > shape.heads || shape.heads % shape.kvHeads != 0)
        return badInput(ShapeWords::tr("%1 heads cannot share %2 heads of keys and values evenly.")
                            .arg(QString::number(shape.heads), QString::number(shape.kvHeads)),
                        QStringLiteral("kv_heads"));
    if (shape.experts > 0 && (shape.expertsPerToken < 1 || shape.expertsPerToken > shape.experts))
        return outside(QStringLiteral("experts_per_token"), 1, shape.experts);
    if (shape.slidingLayers < 0 || shape.slidingLayers > shape.layers)
        return outside(QStringLiteral("sliding_layers"), 0, shape.layers);
    return {};
}

} // namespace rig
