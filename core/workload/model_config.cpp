// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"

#include "core/base/json.h"
#include "core/workload/config_fields.h"
#include "core/workload/config_layers.h"
#include "core/workload/config_stored.h"
#include "core/workload/shape_json.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr JsonLimits Limits{1024 * 1024, 16};

bool isEncoder(const QString &type)
{
    return type.contains("bert"_L1) || type == "vit"_L1 || type == "deit"_L1 || type == "electra"_L1;
}

/// Families whose feed-forward has two matrices.
bool isUngated(const QString &type)
{
    return isEncoder(type) || type == "gpt2"_L1 || type.startsWith("gpt_neo"_L1) || type == "gptj"_L1 ||
           type == "gpt_bigcode"_L1 || type == "opt"_L1 || type == "falcon"_L1 || type == "bloom"_L1 ||
           type == "phi"_L1 || type == "starcoder2"_L1 || type == "nemotron"_L1 || type == "nemotron_h"_L1;
}

void readLatent(ConfigFields &fields, TransformerShape &shape)
{
    const auto rank = fields.whole({"kv_lora_rank"});
    if (!rank || *rank == 0)
        return;
    LatentAttention latent;
    latent.rank = *rank;
    latent.queryRank = fields.whole({"q_lora_rank"}).value_or(0);
    latent.rope = fields.needed({"qk_rope_head_dim"});
    latent.nope = fields.needed({"qk_nope_head_dim"});
    latent.value = fields.needed({"v_head_dim"});
    static_cast<void>(fields.whole({"qk_head_dim"}));
    shape.gatedAttention = fields.flag("mla_use_output_gate", false);
    shape.latent = latent;
    shape.headDim = latent.rope + latent.nope;
    shape.kvHeads = shape.heads; // what `num_key_value_heads` says has no meaning here
}

/// DeepSeek V4: `compress_ratios` of each layer, the finer of which have an indexer; 0 is the window alone.
void readCompressed(ConfigFields &fields, TransformerShape &shape)
{
    const QList<int> ratios = fields.wholes("compress_ratios");
    const auto groups = fields.whole({"o_groups"});
    const auto rank = fields.whole({"o_lora_rank"});
    if (!ratios.isEmpty() && (!groups || !rank))
        shape.notRead << u"compress_ratios"_s;
    if (ratios.isEmpty() || !groups || !rank)
        return;
    CompressedAttention plan;
    plan.queryRank = fields.needed({"q_lora_rank"});
    plan.groups = std::max(1, *groups);
    plan.outputRank = *rank;
    std::map<int, int> layersByRatio;
    for (const int ratio : ratios.first(std::min<qsizetype>(ratios.size(), shape.layers))) // those after are for drafts
        if (ratio > 0)
            ++layersByRatio[ratio];
    if (layersByRatio.size() > 2)
        shape.notRead << u"compress_ratios"_s;
    if (!layersByRatio.empty())
        std::tie(plan.fineRatio, plan.fineLayers) = *layersByRatio.begin();
    if (layersByRatio.size() > 1)
        std::tie(plan.coarseRatio, plan.coarseLayers) = *layersByRatio.rbegin();
    shape.compressed = plan;
}

/// Sparse attention: of DeepSeek V3.2 and V4, GLM-5, MiniMax M3. Layers may share what another's indexer chose.
void readIndexer(ConfigFields &fields, TransformerShape &shape)
{
    const QJsonObject sparse = fields.object("sparse_attention_config");
    ConfigFields inner(sparse);
    shape.indexer.heads = fields.whole({"index_n_heads"}).value_or(inner.whole({"sparse_num_index_heads"}).value_or(0));
    shape.indexer.dim = fields.whole({"index_head_dim"}).value_or(inner.whole({"sparse_index_dim"}).value_or(0));
    for (const char *key : {"index_topk", "index_topk_freq", "index_skip_topk_offset"}) // how many are chosen, and when
        static_cast<void>(fields.whole({key}));
    if (shape.indexer.dim == 0)
        return;
    const QStringList kinds = fields.words("indexer_types");
    const QList<int> listed = inner.wholes("sparse_attention_freq");
    shape.indexer.layers = shape.compressed    ? shape.compressed->fineLayers
                           : !kinds.isEmpty()  ? static_cast<int>(kinds.count(u"full"_s))
                           : !listed.isEmpty() ? static_cast<int>(listed.count(1))
                                               : shape.attentionLayers();
}

/// LFM2 says how its width is made: two thirds of a number, rounded up.
std::optional<int> blockWidth(ConfigFields &fields)
{
    const auto width = fields.whole({"block_ff_dim"});
    if (!width || *width == 0)
        return std::nullopt;
    if (!fields.flag("block_auto_adjust_ff_dim", true))
        return *width;
    const int multiple = std::max(1, fields.whole({"block_multiple_of"}).value_or(256));
    const double adjusted = std::floor(2.0 * *width / 3 * fields.real("block_ffn_dim_multiplier", 1));
    return static_cast<int>(std::clamp<double>(std::ceil(adjusted / multiple) * multiple, 0, MostWidth));
}

void readMixture(ConfigFields &fields, TransformerShape &shape, const QString &type,
                 const std::optional<LayerKinds> &kinds)
{
    const auto told = fields.whole({"intermediate_size", "n_inner", "ffn_dim", "hidden_dim", "ffn_hidden_size"});
    const int plain = blockWidth(fields).value_or(told.value_or(4 * shape.hidden));
    const auto one = fields.whole({"moe_intermediate_size", "expert_ffn_hidden_size"});
    shape.experts =
        fields.whole({"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"}).value_or(0);
    shape.expertsPerToken = fields
                                .whole({"num_experts_per_tok", "experts_per_token", "num_experts_per_token",
                                        "top_k_experts", "moe_k", "moe_topk", "moe_top_k"})
                                .value_or(0);
    if (const auto nothing = fields.whole({"zero_expert_num"}); nothing && shape.experts > 0) // some do nothing
        shape.expertsPerToken = static_cast<int>(
            std::lround(1.0 * shape.expertsPerToken * shape.experts / (1.0 * shape.experts + *nothing)));
    const bool isOff = fields.has("enable_moe_block") && !fields.flag("enable_moe_block", false);
    if (isOff || shape.experts <= 1)
        shape.experts = shape.expertsPerToken = 0;
    shape.ffn = shape.experts > 0 ? one.value_or(plain) : plain;
    const auto shared = fields.whole({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                                      "shared_intermediate_size", "share_expert_dim"});
    if (shape.experts == 0) {
        if (type == "granitemoehybrid"_L1) // without experts, what runs beside them is all
            shape.ffn = shared.value_or(plain);
        return;
    }
    shape.expertWidth = fields.whole({"moe_latent_size", "routed_expert_hidden_size"}).value_or(0);
    shape.expertBias = type == "gpt_oss"_L1;
    const int sharedExperts =
        fields.whole({"n_shared_experts", "num_shared_experts", "num_shared_expert", "moe_num_shared_experts"})
            .value_or(0);
    shape.sharedFfn = shared.value_or(shape.ffn * sharedExperts);
    if (type.startsWith("gemma4"_L1))
        shape.sharedFfn = plain; // runs beside the experts in every layer
    if (type.startsWith("llama4"_L1)) {
        shape.ffn = plain;
        shape.sharedFfn = plain;
    }
    shape.denseFfn = fields.whole({"intermediate_size_mlp", "dense_intermediate_size"}).value_or(plain);
    if (type == "longcat_flash"_L1) { // each of its layers is two, the first with experts beside the feed-forward
        shape.sharedFfn = plain;
        shape.denseLayers = shape.layers / 2;
        return;
    }
    if (kinds && kinds->saysFeedForwards)
        shape.denseLayers = kinds->feedForwards - kinds->mixtures;
    else
        shape.denseLayers = plainLayers(fields, shape.layers);
}

/// Where windows lie in families that do not list their layers.
void readWindow(ConfigFields &fields, TransformerShape &shape, const QString &type,
                const std::optional<LayerKinds> &kinds)
{
    shape.slidingWindow = fields.whole({"sliding_window", "sliding_window_size", "attention_chunk_size"});
    if (!fields.flag("use_sliding_window", true) || shape.slidingWindow == 0)
        shape.slidingWindow.reset();
    const int every = std::max(1, fields.whole({"sliding_window_pattern", "_sliding_window_pattern"}).value_or(6));
    if (!shape.slidingWindow)
        return;
    if (kinds && kinds->sliding > 0)
        shape.slidingLayers = kinds->sliding;
    else if (shape.compressed)
        return; // every layer, beside what it compresses
    else if (kinds)
        shape.slidingWindow.reset(); // no layer uses it
    else if (type.startsWith("gemma2"_L1) || type == "gpt_oss"_L1)
        shape.slidingLayers = shape.layers / 2;
    else if (type.startsWith("gemma3"_L1) || type.startsWith("gemma4"_L1) || type == "cohere2"_L1)
        shape.slidingLayers = shape.layers - shape.layers / every;
    else if (type.startsWith("llama4"_L1))
        shape.slidingLayers = shape.layers - shape.layers / 4;
}

/// What full attention has beside that with a window, in Gemma 4.
void readFullAttention(ConfigFields &fields, TransformerShape &shape)
{
    shape.fullHeadDim = fields.whole({"global_head_dim"}).value_or(0);
    const int heads = fields.whole({"num_global_key_value_heads"}).value_or(0);
    shape.sharedKeys = fields.flag("attention_k_eq_v", false);
    if (shape.sharedKeys)
        shape.fullKvHeads = heads;
}

/// Layers with the window may have heads of their own: MiMo's `swa_…`, Step's `attention_other_setting`.
void readWindowHeads(ConfigFields &fields, TransformerShape &shape)
{
    if (!shape.latent)
        shape.valueDim = fields.whole({"v_head_dim"}).value_or(0);
    ConfigFields other(fields.object("attention_other_setting"));
    const auto heads = fields.whole({"swa_num_attention_heads"});
    const auto kvHeads = fields.whole({"swa_num_key_value_heads"});
    shape.windowHeads = heads ? *heads : other.whole({"num_attention_heads"}).value_or(0);
    const int own = kvHeads ? *kvHeads : other.whole({"num_attention_groups"}).value_or(0);
    if (own > 0 && shape.windowLayers() > 0 && own != shape.kvHeads) {
        shape.fullKvHeads = shape.kvHeads;
        shape.kvHeads = own;
    }
    // Its widths are those of the others wherever it is used.
    for (const auto &[key, width] : {std::pair{"swa_head_dim", shape.headDim}, {"swa_v_head_dim", shape.valueDim}})
        if (const auto told = fields.whole({key}); told && *told != width)
            shape.notRead << QString::fromLatin1(key);
}

/// The last layers of Gemma 3n and its kin use the keys and values of others, and each looks a vector of its own up for
/// a word.
void readSharedCache(ConfigFields &fields, TransformerShape &shape, const std::optional<LayerKinds> &kinds)
{
    if (fields.flag("use_cla", false)) { // Hunyuan: several layers in a row share theirs
        const int alike = std::max(1, fields.whole({"cla_share_factor"}).value_or(2));
        shape.cachelessFull = shape.layers - (shape.layers + alike - 1) / alike;
        return;
    }
    const int shared = std::min(shape.layers, fields.whole({"num_kv_shared_layers"}).value_or(0));
    for (int layer = shape.layers - shared; layer < shape.layers; ++layer) {
        const bool isWindow = kinds && layer < kinds->windows.size() && kinds->windows[layer];
        ++(isWindow && shape.slidingWindow ? shape.cachelessWindow : shape.cachelessFull);
    }
    shape.cachelessWindow = std::min(shape.cachelessWindow, shape.windowLayers());
    shape.cachelessFull =
        std::clamp(shape.cachelessFull, 0, std::max(0, shape.attentionLayers() - shape.windowLayers()));
    const double width = fields.whole({"hidden_size_per_layer_input"}).value_or(0);
    const double words = fields.whole({"vocab_size_per_layer_input"}).value_or(shape.vocabulary);
    shape.lookedUp = words * shape.layers * width;
    shape.besides += 3 * shape.layers * width * shape.hidden;
    if (const auto rank = fields.whole({"laurel_rank"}))
        shape.besides += 2.0 * shape.layers * *rank * shape.hidden;
    if (const auto copies = fields.whole({"altup_num_inputs"}); copies && *copies > 1)
        shape.besides += 2.0 * (*copies - 1) * shape.hidden * shape.hidden;
}

/// Of a tower of vision and its projector into `hidden`: within a few percent.
double readVision(const QJsonObject &config, double hidden)
{
    if (config.isEmpty())
        return 0;
    ConfigFields fields(config);
    const double width = fields.whole({"hidden_size", "embed_dim", "vt_hidden_size"}).value_or(0);
    const double layers = fields.whole({"num_hidden_layers", "depth", "vt_num_hidden_layers"}).value_or(0);
    const double ffn =
        fields.whole({"intermediate_size", "vt_intermediate_size"}).value_or(static_cast<int>(4 * width));
    const double patch = fields.whole({"patch_size"}).value_or(14);
    const double frames = fields.whole({"temporal_patch_size"}).value_or(1);
    const double merged = width * std::pow(fields.whole({"spatial_merge_size"}).value_or(1), 2);
    const double projector = merged > width ? merged * merged + merged * hidden : width * hidden;
    return layers * (4 * width * width + 2 * width * ffn) + 3 * patch * patch * frames * width + projector;
}

TransformerShape readShape(ConfigFields &fields, const QString &type)
{
    TransformerShape shape;
    shape.kind = isEncoder(type) ? TransformerShape::Kind::Encoder : TransformerShape::Kind::Decoder;
    shape.hidden = fields.needed({"hidden_size", "n_embd", "d_model", "dim"});
    const bool isListed = fields.has("layers_block_type") || fields.has("hybrid_override_pattern");
    const int times = type == "longcat_flash"_L1 ? 2 : 1;
    shape.layers = times * (isListed ? fields.whole({"num_hidden_layers"}).value_or(1)
                                     : fields.needed({"num_hidden_layers", "n_layer", "num_layers", "n_layers"}));
    shape.heads = fields.needed({"num_attention_heads", "n_head", "n_heads"});
    shape.kvHeads = fields.whole({"num_key_value_heads", "num_kv_heads", "n_kv_heads", "num_attention_groups"})
                        .value_or(shape.heads);
    shape.headDim =
        fields.whole({"head_dim", "attention_head_dim"}).value_or(shape.heads > 0 ? shape.hidden / shape.heads : 0);
    shape.gated = !isUngated(type);
    shape.image = fields.whole({"image_size"}).value_or(0);
    shape.patch = fields.whole({"patch_size"}).value_or(0);
    shape.vocabulary = shape.patch > 0 ? fields.whole({"num_labels"}).value_or(1000) : fields.needed({"vocab_size"});
    shape.learnedPositions = isEncoder(type) || type == "gpt2"_L1 || type == "opt"_L1;
    // Families that share the table without saying so.
    const bool shares =
        type.startsWith("lfm2"_L1) || type == "gpt2"_L1 || type.startsWith("gemma"_L1) || type == "opt"_L1;
    shape.tiedEmbeddings = fields.flag("tie_word_embeddings", shares);
    shape.maxContext = fields.context({"max_position_embeddings", "n_positions", "n_ctx", "seq_length"});
    shape.attentionBias = fields.flag("attention_bias", type == "qwen2"_L1 || type == "gpt_oss"_L1);
    shape.gatedAttention = fields.flag("attn_output_gate", type == "qwen3_next"_L1 || type.startsWith("qwen3_5"_L1));
    const std::optional<LayerKinds> kinds = readLayerKinds(fields, shape.layers);
    if (kinds) {
        shape.layers = kinds->attention + kinds->states + kinds->feedForwards;
        if (kinds->states > 0)
            shape.states = readStates(fields, shape, *kinds);
        if (kinds->saysFeedForwards) {
            shape.mixerless = kinds->feedForwards;
            shape.feedForwardless = kinds->attention + kinds->states;
        }
        shape.notRead << kinds->unknown;
    }
    if (type == "falcon_h1"_L1) {
        LayerKinds all;
        all.states = shape.layers;
        shape.besideStates = true;
        shape.states = readStates(fields, shape, all);
    }
    readMixture(fields, shape, type, kinds);
    readLatent(fields, shape);
    readCompressed(fields, shape);
    readIndexer(fields, shape);
    readWindow(fields, shape, type, kinds);
    readFullAttention(fields, shape);
    readWindowHeads(fields, shape);
    readSharedCache(fields, shape, kinds);
    return shape;
}

} // namespace

namespace {

/// Python writes numbers that JSON does not have; what they bound changes no tensor. In their place: null.
QByteArray withoutInfinities(const QByteArray &text)
{
    QByteArray clean;
    clean.reserve(text.size());
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        const qsizetype length = isQuoted                       ? 0
                                 : rest.startsWith("-Infinity") ? 9
                                 : rest.startsWith("Infinity")  ? 8
                                 : rest.startsWith("NaN")       ? 3
                                                                : 0;
        if (length > 0) {
            clean += "null";
            at += length - 1;
            continue;
        }
        clean += text[at];
        if (isQuoted && text[at] == '\\' && at + 1 < text.size())
            clean += text[++at];
        else if (text[at] == '"')
            isQuoted = !isQuoted;
    }
    return clean;
}

} // namespace

Result<QJsonObject> configObject(const QByteArray &text, const QString &file)
{
    return parseJsonObject(withoutInfinities(text), file, Limits);
}

Result<TransformerShape> shapeFromConfig(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = configObject(text, file);
    if (!object)
        return tl::unexpected(object.error());
    if (object->contains(ShapeKey))
        return shapeFromJson(object->value(ShapeKey).toObject());
    ConfigFields outer(*object);
    const QJsonObject inner = outer.object("text_config");
    ConfigFields fields(inner.isEmpty() ? *object : inner);
    QString type = fields.text("model_type").toLower();
    if (type.isEmpty())
        type = outer.text("model_type").toLower();
    // What the outer part says of the table of words holds for the inner one.
    TransformerShape shape = readShape(fields, type);
    if (!inner.isEmpty() && outer.has("tie_word_embeddings") && !fields.has("tie_word_embeddings"))
        shape.tiedEmbeddings = outer.flag("tie_word_embeddings", shape.tiedEmbeddings);
    const QJsonObject quantised = outer.object("quantization_config");
    readStored(quantised.isEmpty() ? fields.object("quantization_config") : quantised, shape);
    if (fields.text("expert_dtype") == "fp4"_L1)
        shape.storedExpertBits = bitsOf(NumberFormat::Mxfp4);
    shape.visionParameters = readVision(outer.object("vision_config"), shape.hidden);
    shape.notRead += fields.notRead();
    if (!inner.isEmpty()) {
        for (const QString &key : outer.notRead())
            shape.notRead << key;
    }
    if (!outer.object("audio_config").isEmpty())
        shape.notRead << u"audio_config"_s;
    std::optional<Failure> failure = fields.failure;
    if (!failure) {
        if (const Result<void> fine = checkShape(shape); !fine)
            failure = fine.error();
    }
    if (failure) {
        failure->file = file;
        failure->line = lineOfJsonPath(text, failure->field);
        return tl::unexpected(*failure);
    }
    return shape;
}

} // namespace rig
