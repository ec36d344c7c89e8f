// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/shape_json.h"

#include "core/base/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct ShapeJsonWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeJsonWords)
};

constexpr double MostNumber = 1e15; // parameters, bytes
constexpr int MostPixels = 16'384;
constexpr QLatin1StringView EncoderKey{"encoder"};

/// Shows `visit` each figure of a shape with its key; the one list of what is written and read.
template <class Shape, class Visit> void eachFigure(Shape &shape, Visit visit)
{
    visit("layers"_L1, shape.layers);
    visit("hidden"_L1, shape.hidden);
    visit("heads"_L1, shape.heads);
    visit("kv_heads"_L1, shape.kvHeads);
    visit("head_dim"_L1, shape.headDim);
    visit("ffn"_L1, shape.ffn);
    visit("dense_ffn"_L1, shape.denseFfn);
    visit("dense_layers"_L1, shape.denseLayers);
    visit("shared_ffn"_L1, shape.sharedFfn);
    visit("gated"_L1, shape.gated);
    visit("vocabulary"_L1, shape.vocabulary);
    visit("tied_embeddings"_L1, shape.tiedEmbeddings);
    visit("experts"_L1, shape.experts);
    visit("experts_per_token"_L1, shape.expertsPerToken);
    visit("sliding_window"_L1, shape.slidingWindow);
    visit("sliding_layers"_L1, shape.slidingLayers);
    visit("indexer_layers"_L1, shape.indexer.layers);
    visit("indexer_heads"_L1, shape.indexer.heads);
    visit("indexer_dim"_L1, shape.indexer.dim);
    visit("state_layers"_L1, shape.states.count);
    visit("state_parameters"_L1, shape.states.parameters);
    visit("state_bytes"_L1, shape.states.bytes);
    visit("beside_states"_L1, shape.besideStates);
    visit("cacheless_window"_L1, shape.cachelessWindow);
    visit("cacheless_full"_L1, shape.cachelessFull);
    visit("besides"_L1, shape.besides);
    visit("looked_up"_L1, shape.lookedUp);
    visit("expert_width"_L1, shape.expertWidth);
    visit("mixerless"_L1, shape.mixerless);
    visit("feed_forwardless"_L1, shape.feedForwardless);
    visit("full_head_dim"_L1, shape.fullHeadDim);
    visit("full_kv_heads"_L1, shape.fullKvHeads);
    visit("window_heads"_L1, shape.windowHeads);
    visit("value_dim"_L1, shape.valueDim);
    visit("shared_keys"_L1, shape.sharedKeys);
    visit("gated_attention"_L1, shape.gatedAttention);
    visit("attention_bias"_L1, shape.attentionBias);
    visit("expert_bias"_L1, shape.expertBias);
    visit("vision_parameters"_L1, shape.visionParameters);
    visit("max_context"_L1, shape.maxContext);
    visit("learned_positions"_L1, shape.learnedPositions);
    visit("image"_L1, shape.image);
    visit("patch"_L1, shape.patch);
}

template <class Latent, class Visit> void eachOfLatent(Latent &latent, Visit visit)
{
    visit("query_rank"_L1, latent.queryRank);
    visit("rank"_L1, latent.rank);
    visit("rope"_L1, latent.rope);
    visit("nope"_L1, latent.nope);
    visit("value"_L1, latent.value);
}

template <class Compressed, class Visit> void eachOfCompressed(Compressed &compressed, Visit visit)
{
    visit("query_rank"_L1, compressed.queryRank);
    visit("groups"_L1, compressed.groups);
    visit("output_rank"_L1, compressed.outputRank);
    visit("fine_layers"_L1, compressed.fineLayers);
    visit("fine_ratio"_L1, compressed.fineRatio);
    visit("coarse_layers"_L1, compressed.coarseLayers);
    visit("coarse_ratio"_L1, compressed.coarseRatio);
}

template <class File, class Visit> void eachOfFile(File &file, Visit visit)
{
    visit("parameters"_L1, file.parameters);
    visit("bytes"_L1, file.bytes);
    visit("table"_L1, file.table);
    visit("experts"_L1, file.experts);
}

/// What is not said stays as it is without.
struct ShapeWriter
{
    QJsonObject &object;

    void operator()(QLatin1StringView key, int value) const
    {
        if (value != 0)
            object.insert(key, value);
    }
    void operator()(QLatin1StringView key, double value) const
    {
        if (value != 0)
            object.insert(key, value);
    }
    void operator()(QLatin1StringView key, bool value) const
    {
        if (value)
            object.insert(key, value);
    }
    void operator()(QLatin1StringView key, const std::optional<int> &value) const
    {
        if (value && *value > 0)
            object.insert(key, *value);
    }
};

struct ShapeReader
{
    JsonReader &reader;

    void operator()(QLatin1StringView key, int &value) const
    {
        value = reader.integer(key, 0, MostWidth).value_or(value);
    }
    void operator()(QLatin1StringView key, double &value) const
    {
        value = reader.number(key, 0, MostNumber).value_or(value);
    }
    void operator()(QLatin1StringView key, bool &value) const { value = reader.flag(key).value_or(value); }
    void operator()(QLatin1StringView key, std::optional<int> &value) const
    {
        value = reader.integer(key, 1, 1'000'000'000);
    }
};

} // namespace

QJsonObject shapeAsJson(const TransformerShape &shape)
{
    QJsonObject object;
    eachFigure(shape, ShapeWriter{object});
    ShapeWriter{object}(EncoderKey, shape.kind == TransformerShape::Kind::Encoder);
    const auto part = [&object](QLatin1StringView key, const auto &each) {
        QJsonObject written;
        each(ShapeWriter{written});
        object.insert(key, written);
    };
    if (shape.latent)
        part("latent"_L1, [&](const ShapeWriter &writer) { eachOfLatent(*shape.latent, writer); });
    if (shape.compressed)
        part("compressed"_L1, [&](const ShapeWriter &writer) { eachOfCompressed(*shape.compressed, writer); });
    if (shape.file)
        part("file"_L1, [&](const ShapeWriter &writer) { eachOfFile(*shape.file, writer); });
    if (!shape.notRead.isEmpty())
        object.insert("not_read"_L1, QJsonArray::fromStringList(shape.notRead));
    return object;
}

Result<TransformerShape> shapeFromJson(const QJsonObject &object)
{
    JsonReader reader(object, ShapeKey);
    TransformerShape shape;
    eachFigure(shape, ShapeReader{reader});
    if (reader.flag(EncoderKey).value_or(false))
        shape.kind = TransformerShape::Kind::Encoder;
    reader.object("latent"_L1, [&](JsonReader &entry) { eachOfLatent(shape.latent.emplace(), ShapeReader{entry}); });
    reader.object("compressed"_L1,
                  [&](JsonReader &entry) { eachOfCompressed(shape.compressed.emplace(), ShapeReader{entry}); });
    reader.object("file"_L1, [&](JsonReader &entry) { eachOfFile(shape.file.emplace(), ShapeReader{entry}); });
    shape.notRead = reader.texts("not_read"_L1).value_or(QStringList());
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    if (const Result<void> fine = checkShape(shape); !fine)
        return tl::unexpected(fine.error());
    const Result<void> bounds = checkBounds(
        {Bound{"cacheless_window", shape.cachelessWindow, 0, shape.windowLayers()},
         Bound{"cacheless_full", shape.cachelessFull, 0, std::max(0, shape.attentionLayers() - shape.windowLayers())},
         Bound{"image", shape.image, 0, MostPixels}, Bound{"patch", shape.patch, 0, MostPixels},
         Bound{"fine_ratio", shape.compressed ? shape.compressed->fineRatio : 1, 1, MostWidth},
         Bound{"coarse_ratio", shape.compressed ? shape.compressed->coarseRatio : 1, 1, MostWidth}});
    if (!bounds)
        return tl::unexpected(bounds.error());
    const bool isSound = !shape.file || (shape.file->parameters >= 1 && shape.file->bytes >= 1 &&
                                         shape.file->table + shape.file->experts <= shape.file->bytes);
    if (!isSound)
        return badInput(ShapeJsonWords::tr("“%1”: its parts cannot be more than all of it.").arg(u"file.bytes"_s),
                        u"file.bytes"_s);
    return shape;
}

} // namespace rig
