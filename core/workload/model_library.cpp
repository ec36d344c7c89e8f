// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_library.h"

#include "core/catalogue/cited_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryWords)
};

constexpr int MostShapes = 2000;

int whole(JsonReader &reader, QLatin1StringView key, int low = 0)
{
    return reader.integer(key, low, MostWidth).value_or(0);
}

LatentAttention readLatent(JsonReader &reader)
{
    return {whole(reader, "query_rank"_L1), whole(reader, "rank"_L1, 1), whole(reader, "rope"_L1, 1),
            whole(reader, "nope"_L1, 1), whole(reader, "value"_L1, 1)};
}

CompressedAttention readCompressed(JsonReader &reader)
{
    return {whole(reader, "query_rank"_L1, 1),  whole(reader, "groups"_L1, 1),     whole(reader, "output_rank"_L1, 1),
            whole(reader, "fine_layers"_L1),    whole(reader, "fine_ratio"_L1, 1), whole(reader, "coarse_layers"_L1),
            whole(reader, "coarse_ratio"_L1, 1)};
}

DeltaRule readDeltaRule(JsonReader &reader, int &layers)
{
    layers = whole(reader, "layers"_L1, 1);
    return {1.0 * whole(reader, "key_heads"_L1, 1), 1.0 * whole(reader, "heads"_L1, 1),
            1.0 * whole(reader, "key_dim"_L1, 1), 1.0 * whole(reader, "dim"_L1, 1),
            1.0 * whole(reader, "kernel"_L1, 1)};
}

Mamba readMamba(JsonReader &reader, int &layers)
{
    layers = whole(reader, "layers"_L1, 1);
    Mamba mamba;
    mamba.inner = whole(reader, "inner"_L1, 1);
    mamba.heads = whole(reader, "heads"_L1);
    mamba.groups = std::max(1, whole(reader, "groups"_L1));
    mamba.state = whole(reader, "state"_L1, 1);
    mamba.kernel = whole(reader, "kernel"_L1, 1);
    mamba.rank = whole(reader, "rank"_L1);
    return mamba;
}

/// What only some architectures have.
void readParts(JsonReader &reader, TransformerShape &shape)
{
    shape.denseLayers = whole(reader, "dense_layers"_L1);
    shape.denseFfn = whole(reader, "dense_ffn"_L1);
    shape.sharedFfn = whole(reader, "shared_ffn"_L1);
    shape.mixerless = whole(reader, "mixerless"_L1);
    shape.feedForwardless = whole(reader, "feed_forwardless"_L1);
    shape.fullHeadDim = whole(reader, "full_head_dim"_L1);
    shape.fullKvHeads = whole(reader, "full_kv_heads"_L1);
    shape.sharedKeys = reader.flag("shared_keys"_L1).value_or(false);
    shape.gatedAttention = reader.flag("gated_attention"_L1).value_or(false);
    shape.attentionBias = reader.flag("attention_bias"_L1).value_or(false);
    shape.expertBias = reader.flag("expert_bias"_L1).value_or(false);
    shape.visionParameters = 1e9 * reader.number("vision_parameters_billion"_L1, 0, 1e3).value_or(0);
    shape.valueDim = whole(reader, "value_dim"_L1);
    shape.windowHeads = whole(reader, "window_heads"_L1);
    shape.expertWidth = whole(reader, "expert_width"_L1);
    shape.storedExpertBits = reader.number("stored_expert_bits"_L1, 0, 32).value_or(0);
    shape.storedAttentionBits = reader.number("stored_attention_bits"_L1, 0, 32).value_or(0);
    reader.object("indexer"_L1, [&](JsonReader &indexer) {
        shape.indexer = {whole(indexer, "layers"_L1, 1), whole(indexer, "heads"_L1, 1), whole(indexer, "dim"_L1, 1)};
    });
    reader.object("compressed"_L1, [&](JsonReader &plan) { shape.compressed = readCompressed(plan); });
    reader.object("latent"_L1, [&](JsonReader &latent) { shape.latent = readLatent(latent); });
    int layers = 0;
    reader.object("delta_rule"_L1, [&](JsonReader &rule) {
        const DeltaRule read = readDeltaRule(rule, layers);
        shape.states = deltaRuleLayers(layers, shape.hidden, read);
    });
    reader.object("mamba"_L1, [&](JsonReader &mamba) {
        const Mamba read = readMamba(mamba, layers);
        shape.states = mambaLayers(layers, shape.hidden, read);
    });
    const QString stored = reader.textOr("stored"_L1, u"16"_s);
    if (stored == "mxfp4"_L1)
        shape.stored = NumberFormat::Mxfp4;
    else if (stored == "fp8"_L1)
        shape.stored = NumberFormat::Fp8Block;
    else if (stored != "16"_L1)
        reader.complain("stored"_L1, LibraryWords::tr("What is stored must be 16, mxfp4 or fp8."));
}

TransformerShape readTransformer(JsonReader &reader, const QString &kind)
{
    TransformerShape shape;
    shape.kind = kind == "encoder"_L1 ? TransformerShape::Kind::Encoder : TransformerShape::Kind::Decoder;
    shape.layers = whole(reader, "layers"_L1, 1);
    shape.hidden = whole(reader, "hidden"_L1, 1);
    shape.heads = whole(reader, "heads"_L1, 1);
    shape.kvHeads = reader.integer("kv_heads"_L1, 1, MostWidth).value_or(shape.heads);
    shape.headDim = whole(reader, "head_dim"_L1, 1);
    shape.ffn = whole(reader, "ffn"_L1, 1);
    shape.gated = reader.flag("gated"_L1).value_or(false);
    shape.vocabulary = whole(reader, "vocabulary"_L1, 1);
    shape.tiedEmbeddings = reader.flag("tied_embeddings"_L1).value_or(false);
    shape.experts = whole(reader, "experts"_L1);
    shape.expertsPerToken = whole(reader, "experts_per_token"_L1);
    shape.slidingWindow = reader.integer("sliding_window"_L1, 1, MostWidth);
    shape.slidingLayers = whole(reader, "sliding_layers"_L1);
    shape.maxContext = reader.integer("max_context"_L1, 1, 1'000'000'000);
    shape.learnedPositions = reader.flag("learned_positions"_L1).value_or(false);
    shape.image = whole(reader, "image"_L1);
    shape.patch = whole(reader, "patch"_L1);
    readParts(reader, shape);
    if (const Result<void> fine = checkShape(shape); !fine)
        reader.complain({}, fine.error().message);
    return shape;
}

std::vector<int> wholeNumbers(JsonReader &reader, QLatin1StringView key)
{
    std::vector<int> numbers;
    for (const std::optional<int> &number : reader.integersOrNulls(key, 16, 0, MostWidth))
        numbers.push_back(number.value_or(0));
    return numbers;
}

DiffusionShape readDiffusion(JsonReader &reader)
{
    constexpr double Most = 1e6; // 10⁹ parameters
    DiffusionShape shape;
    shape.unetParameters = 1e9 * reader.number("parameters_billion"_L1, 0, Most).value_or(0);
    shape.textParameters = 1e9 * reader.number("text_encoder_parameters_billion"_L1, 0, Most).value_or(0);
    shape.autoencoderParameters = 1e9 * reader.number("vae_parameters_billion"_L1, 0, Most).value_or(0);
    shape.image = whole(reader, "image"_L1, 8);
    shape.latentChannels = whole(reader, "latent_channels"_L1, 1);
    reader.object("transformer"_L1, [&](JsonReader &net) {
        shape.transformer = DiffusionTransformer{whole(net, "blocks"_L1, 1), whole(net, "hidden"_L1, 1),
                                                 whole(net, "heads"_L1, 1),  whole(net, "ffn"_L1, 1),
                                                 whole(net, "patch"_L1, 1),  whole(net, "text_tokens"_L1, 1)};
    });
    if (shape.transformer)
        return shape;
    shape.channels = wholeNumbers(reader, "unet_channels"_L1);
    shape.transformerLayers = wholeNumbers(reader, "transformer_layers"_L1);
    shape.heads = wholeNumbers(reader, "attention_heads"_L1);
    shape.layersPerBlock = whole(reader, "layers_per_block"_L1, 1);
    shape.textWidth = whole(reader, "cross_attention"_L1, 1);
    return shape;
}

void readModel(JsonReader &reader, ModelLibrary &library)
{
    ModelPreset preset;
    preset.id = reader.text("id"_L1);
    preset.name = reader.text("name"_L1);
    preset.family = reader.text("family"_L1);
    preset.source = citedSource(reader, library.sources);
    const QString kind = reader.text("kind"_L1);
    if (kind == "diffusion"_L1) {
        preset.kind = ModelPreset::Kind::Diffusion;
        preset.diffusion = readDiffusion(reader);
    } else if (kind == "decoder"_L1 || kind == "encoder"_L1) {
        preset.transformer = readTransformer(reader, kind);
        if (const auto billion = reader.number("parameters_billion"_L1, 0, 1e6))
            preset.transformer.publishedParameters = 1e9 * *billion;
    } else {
        reader.complain("kind"_L1, LibraryWords::tr("The kind must be decoder, encoder or diffusion."));
    }
    library.models.push_back(std::move(preset));
}

StatedNeed readStated(JsonReader &reader)
{
    constexpr double Most = 1e6;
    StatedNeed need;
    need.enough = reader.number("enough_gib"_L1, 0, Most);
    need.maybe = reader.number("maybe_gib"_L1, 0, Most);
    need.barely = reader.flag("barely"_L1).value_or(false);
    if (!need.enough && !need.maybe)
        reader.complain({}, LibraryWords::tr("What a source states needs enough_gib or maybe_gib."));
    return need;
}

PrintedChain readPrinted(JsonReader &reader)
{
    PrintedChain chain;
    for (const QString &key : reader.texts("with"_L1).value_or(QStringList())) {
        const std::optional<Reducer> reducer = reducerFrom(key);
        if (reducer)
            chain.reducers.insert(*reducer);
        else
            reader.complain("with"_L1, LibraryWords::tr("“%1” is no way to make a net need less.").arg(key));
    }
    constexpr int MostMaps = 100;
    constexpr int MostMebibytes = 1'000'000;
    for (const std::optional<int> &map : reader.integersOrNulls("mib"_L1, MostMaps, 1, MostMebibytes))
        chain.mebibytes << map.value_or(0);
    chain.note = readSaying(reader, "note"_L1, Wanted::No);
    return chain;
}

void readNet(JsonReader &reader, ModelLibrary &library)
{
    NetPreset preset;
    preset.id = reader.text("id"_L1);
    preset.name = readSaying(reader, "name"_L1);
    preset.list = reader.texts("layers"_L1, MostShapes).value_or(QStringList()).join(u'\n');
    preset.batch = reader.integer("batch"_L1, 1, 1'000'000).value_or(preset.batch);
    if (const auto million = reader.number("parameters_million"_L1, 0, 1e6))
        preset.publishedParameters = 1e6 * *million;
    reader.object("stated"_L1, [&](JsonReader &stated) { preset.stated = readStated(stated); });
    preset.note = readSaying(reader, "note"_L1, Wanted::No);
    reader.objects("printed"_L1, MostShapes, [&](JsonReader &entry) { preset.printed.push_back(readPrinted(entry)); });
    preset.source = citedSource(reader, library.sources);
    if (!preset.list.isEmpty()) {
        if (const Result<ConvNet> net = parseConvNet(preset.list); !net)
            reader.complain("layers"_L1, net.error().sentence());
    } else if (!preset.stated) {
        reader.complain({}, LibraryWords::tr("A net needs its layers, or what its source states."));
    }
    library.nets.push_back(std::move(preset));
}

} // namespace

const ModelPreset *ModelLibrary::model(const QString &id) const
{
    const auto found =
        std::find_if(models.begin(), models.end(), [&](const ModelPreset &model) { return model.id == id; });
    return found == models.end() ? nullptr : &*found;
}

const NetPreset *ModelLibrary::net(const QString &id) const
{
    const auto found = std::find_if(nets.begin(), nets.end(), [&](const NetPreset &net) { return net.id == id; });
    return found == nets.end() ? nullptr : &*found;
}

QStringList ModelLibrary::called(const QString &words) const
{
    const auto bare = [](const QString &text) {
        QString kept;
        std::copy_if(text.begin(), text.end(), std::back_inserter(kept), [](QChar c) { return c.isLetterOrNumber(); });
        return kept.toLower();
    };
    const QString wanted = bare(words);
    if (wanted.isEmpty())
        return {};
    QStringList same;
    QStringList holding;
    const auto look = [&](const QString &id) {
        if (bare(id) == wanted)
            same << id;
        else if (bare(id).contains(wanted))
            holding << id;
    };
    for (const ModelPreset &model : models)
        look(model.id);
    for (const NetPreset &net : nets)
        look(net.id);
    return same.isEmpty() ? holding : same;
}

Result<ModelLibrary> withModels(ModelLibrary library, const QByteArray &text, const QString &file)
{
    const Result<void> read = readCited({text, file, "rigwright_models"_L1}, library.sources, [&](JsonReader &reader) {
        reader.objects("models"_L1, MostShapes, [&](JsonReader &entry) { readModel(entry, library); });
    });
    if (!read)
        return tl::unexpected(read.error());
    return library;
}

Result<ModelLibrary> withNets(ModelLibrary library, const QByteArray &text, const QString &file)
{
    const Result<void> read = readCited({text, file, "rigwright_nets"_L1}, library.sources, [&](JsonReader &reader) {
        reader.objects("nets"_L1, MostShapes, [&](JsonReader &entry) { readNet(entry, library); });
    });
    if (!read)
        return tl::unexpected(read.error());
    return library;
}

Result<ModelLibrary> shippedModels()
{
    const QString models = u":/knowledge/workloads/models.json"_s;
    const QString nets = u":/knowledge/workloads/cnns.json"_s;
    return embeddedFile(models)
        .and_then([&](const QByteArray &text) { return withModels({}, text, models); })
        .and_then([&](ModelLibrary library) {
            return embeddedFile(nets).and_then(
                [&](const QByteArray &text) { return withNets(std::move(library), text, nets); });
        });
}

} // namespace rig
