// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"

#include "core/base/json.h"
#include "core/workload/config_fields.h"

#include <algorithm>
#include <cmath>

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

/// What the layers are, from the first to the last.
struct LayerKinds
{
    int attention = 0;
    int sliding = 0; ///< of those with attention
    int states = 0;
    int feedForwards = 0;
    int mixtures = 0; ///< of those with a feed-forward, where the list says it
    bool saysFeedForwards = false;
    QStringList unknown;
};

/// `layer_types` of the transformers library, `layers_block_type`, Nemotron-H's pattern of letters.
void countLayer(LayerKinds &kinds, const QString &word)
{
    if (word == "full_attention"_L1 || word == "attention"_L1 || word == "*"_L1) {
        ++kinds.attention;
    } else if (word == "sliding_attention"_L1 || word == "chunked_attention"_L1) {
        ++kinds.attention;
        ++kinds.sliding;
    } else if (word == "linear_attention"_L1 || word == "mamba"_L1 || word == "M"_L1) {
        ++kinds.states;
    } else if (word == "mlp"_L1 || word == "-"_L1 || word == "moe"_L1 || word == "E"_L1) {
        kinds.saysFeedForwards = true;
        ++kinds.feedForwards;
        kinds.mixtures += word == "moe"_L1 || word == "E"_L1;
    } else if (!kinds.unknown.contains(word)) {
        kinds.unknown << word;
    }
}

/// Layers `offset`, `offset` + `period`, … of so many.
int everyNth(int layers, int period, int offset)
{
    return period < 1 || offset >= layers ? 0 : (layers - 1 - offset) / period + 1;
}

std::optional<LayerKinds> readLayerKinds(ConfigFields &fields, int layers)
{
    QStringList words = fields.words("layer_types");
    if (words.isEmpty())
        words = fields.words("layers_block_type");
    for (const QChar letter : fields.text("hybrid_override_pattern"))
        words << QString(letter);
    LayerKinds kinds;
    for (const QString &word : words)
        countLayer(kinds, word);
    if (!words.isEmpty())
        return kinds;
    if (const auto period = fields.whole({"full_attention_interval"}); period && *period > 0) {
        kinds.attention = everyNth(layers, *period, *period - 1);
        kinds.states = layers - kinds.attention;
        return kinds;
    }
    if (const auto period = fields.whole({"attn_layer_period"}); period && *period > 0) {
        kinds.attention = everyNth(layers, *period, fields.whole({"attn_layer_offset"}).value_or(0));
        kinds.states = layers - kinds.attention;
        return kinds;
    }
    return std::nullopt;
}

StateLayers readStates(ConfigFields &fields, double hidden, int count)
{
    if (fields.has("linear_num_value_heads")) {
        DeltaRule rule;
        rule.keyHeads = fields.whole({"linear_num_key_heads"}).value_or(0);
        rule.heads = fields.whole({"linear_num_value_heads"}).value_or(0);
        rule.keyDim = fields.whole({"linear_key_head_dim"}).value_or(0);
        rule.dim = fields.whole({"linear_value_head_dim"}).value_or(0);
        rule.kernel = fields.whole({"linear_conv_kernel_dim"}).value_or(4);
        return deltaRuleLayers(count, hidden, rule);
    }
    Mamba mamba;
    mamba.heads = fields.whole({"mamba_num_heads", "mamba_n_heads"}).value_or(0);
    const int expand = fields.whole({"mamba_expand", "expand"}).value_or(2);
    const int headDim = fields.whole({"mamba_head_dim", "mamba_d_head"}).value_or(0);
    mamba.inner = mamba.heads > 0 ? mamba.heads * headDim : hidden * expand;
    mamba.groups = fields.whole({"n_groups", "mamba_n_groups"}).value_or(1);
    mamba.state = fields.whole({"ssm_state_size", "mamba_d_state", "state_size"}).value_or(16);
    mamba.kernel = fields.whole({"conv_kernel", "mamba_d_conv"}).value_or(4);
    mamba.rank = fields.whole({"mamba_dt_rank", "time_step_rank"}).value_or(static_cast<int>(hidden / 16));
    return mambaLayers(count, hidden, mamba);
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
    shape.latent = latent;
    shape.headDim = latent.rope + latent.nope;
    shape.kvHeads = shape.heads; // what `num_key_value_heads` says has no meaning here
}

/// Layers without experts among `layers` that all have a feed-forward.
int plainLayers(ConfigFields &fields, int layers)
{
    if (const auto first = fields.whole({"first_k_dense_replace"})) {
        const int every = std::max(1, fields.whole({"moe_layer_freq"}).value_or(1));
        return layers - everyNth(layers, every, (*first + every - 1) / every * every);
    }
    if (const auto period = fields.whole({"expert_layer_period"}); period && *period > 0)
        return layers - everyNth(layers, *period, fields.whole({"expert_layer_offset"}).value_or(0));
    if (const auto step = fields.whole({"interleave_moe_layer_step"}); step && *step > 0)
        return layers - layers / *step;
    const int step = std::max(1, fields.whole({"decoder_sparse_step"}).value_or(1));
    const int listed = static_cast<int>(fields.wholes("mlp_only_layers").size());
    return std::min(layers, layers - layers / step + listed);
}

void readMixture(ConfigFields &fields, TransformerShape &shape, const QString &type,
                 const std::optional<LayerKinds> &kinds)
{
    const int plain =
        fields.whole({"intermediate_size", "n_inner", "ffn_dim", "hidden_dim"}).value_or(4 * shape.hidden);
    const auto one = fields.whole({"moe_intermediate_size", "expert_ffn_hidden_size"});
    shape.experts = fields.whole({"num_local_experts", "num_experts", "n_routed_experts"}).value_or(0);
    shape.expertsPerToken =
        fields.whole({"num_experts_per_tok", "experts_per_token", "num_experts_per_token", "top_k_experts"})
            .value_or(0);
    const bool isOff = fields.has("enable_moe_block") && !fields.flag("enable_moe_block", false);
    if (isOff || shape.experts <= 1)
        shape.experts = shape.expertsPerToken = 0;
    shape.ffn = shape.experts > 0 ? one.value_or(plain) : plain;
    if (shape.experts == 0)
        return;
    shape.expertBias = type == "gpt_oss"_L1;
    const auto shared = fields.whole(
        {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size"});
    const int sharedExperts = fields.whole({"n_shared_experts", "num_shared_experts"}).value_or(0);
    shape.sharedFfn = shared.value_or(shape.ffn * sharedExperts);
    if (type.startsWith("gemma4"_L1))
        shape.sharedFfn = plain; // runs beside the experts in every layer
    if (type.startsWith("llama4"_L1)) {
        shape.ffn = plain;
        shape.sharedFfn = plain;
    }
    shape.denseFfn = fields.whole({"intermediate_size_mlp"}).value_or(plain);
    if (kinds && kinds->saysFeedForwards)
        shape.denseLayers = kinds->feedForwards - kinds->mixtures;
    else
        shape.denseLayers = plainLayers(fields, shape.layers);
}

/// Where windows lie in families that do not list their layers.
void readWindow(ConfigFields &fields, TransformerShape &shape, const QString &type,
                const std::optional<LayerKinds> &kinds)
{
    shape.slidingWindow = fields.whole({"sliding_window", "attention_chunk_size"});
    if (!fields.flag("use_sliding_window", true) || shape.slidingWindow == 0)
        shape.slidingWindow.reset();
    const int every = std::max(1, fields.whole({"sliding_window_pattern", "_sliding_window_pattern"}).value_or(6));
    if (!shape.slidingWindow)
        return;
    if (kinds && kinds->sliding > 0)
        shape.slidingLayers = kinds->sliding;
    else if (kinds)
        shape.slidingWindow.reset(); // no layer uses it
    else if (type.startsWith("gemma2"_L1) || type == "gpt_oss"_L1)
        shape.slidingLayers = shape.layers / 2;
    else if (type.startsWith("gemma3"_L1) || type.startsWith("gemma4"_L1))
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

/// How a file says that its weights are stored, where it is not in 16 bits.
NumberFormat readStored(const QJsonObject &quantisation, QStringList &notRead)
{
    const QString method = quantisation.value("quant_method"_L1).toString().toLower();
    if (quantisation.isEmpty())
        return NumberFormat::Sixteen;
    if (method == "mxfp4"_L1)
        return NumberFormat::Mxfp4;
    if (method == "fp8"_L1)
        return NumberFormat::Fp8Block;
    const int bits = quantisation.value("bits"_L1).toInt();
    if ((method == "gptq"_L1 || method == "awq"_L1) && (bits == 4 || quantisation.value("w_bit"_L1).toInt() == 4))
        return NumberFormat::Gptq4;
    if (method == "bitsandbytes"_L1 && quantisation.value("load_in_4bit"_L1).toBool())
        return quantisation.value("bnb_4bit_use_double_quant"_L1).toBool() ? NumberFormat::Nf4
                                                                           : NumberFormat::Nf4Single;
    notRead << u"quantization_config"_s;
    return NumberFormat::Sixteen;
}

/// Of a tower of vision and its projector into `hidden`: within a few percent.
double readVision(const QJsonObject &config, double hidden)
{
    if (config.isEmpty())
        return 0;
    ConfigFields fields(config);
    const double width = fields.whole({"hidden_size", "embed_dim"}).value_or(0);
    const double layers = fields.whole({"num_hidden_layers", "depth"}).value_or(0);
    const double ffn = fields.whole({"intermediate_size"}).value_or(static_cast<int>(4 * width));
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
    shape.layers = isListed ? fields.whole({"num_hidden_layers"}).value_or(1)
                            : fields.needed({"num_hidden_layers", "n_layer", "num_layers", "n_layers"});
    shape.heads = fields.needed({"num_attention_heads", "n_head", "n_heads"});
    shape.kvHeads = fields.whole({"num_key_value_heads", "num_kv_heads", "n_kv_heads"}).value_or(shape.heads);
    shape.headDim =
        fields.whole({"head_dim", "attention_head_dim"}).value_or(shape.heads > 0 ? shape.hidden / shape.heads : 0);
    shape.gated = !isUngated(type);
    shape.image = fields.whole({"image_size"}).value_or(0);
    shape.patch = fields.whole({"patch_size"}).value_or(0);
    shape.vocabulary = shape.patch > 0 ? fields.whole({"num_labels"}).value_or(1000) : fields.needed({"vocab_size"});
    shape.learnedPositions = isEncoder(type) || type == "gpt2"_L1 || type == "opt"_L1;
    // Families that share the table without saying so.
    const bool shares = type == "gpt2"_L1 || type.startsWith("gemma"_L1) || type == "opt"_L1;
    shape.tiedEmbeddings = fields.flag("tie_word_embeddings", shares);
    shape.maxContext = fields.whole({"max_position_embeddings", "n_positions", "n_ctx", "seq_length"});
    shape.attentionBias = fields.flag("attention_bias", type == "qwen2"_L1 || type == "gpt_oss"_L1);
    shape.gatedAttention = fields.flag("attn_output_gate", type == "qwen3_next"_L1 || type.startsWith("qwen3_5"_L1));
    const std::optional<LayerKinds> kinds = readLayerKinds(fields, shape.layers);
    if (kinds) {
        shape.layers = kinds->attention + kinds->states + kinds->feedForwards;
        if (kinds->states > 0)
            shape.states = readStates(fields, shape.hidden, kinds->states);
        if (kinds->saysFeedForwards) {
            shape.mixerless = kinds->feedForwards;
            shape.feedForwardless = kinds->attention + kinds->states;
        }
        shape.notRead << kinds->unknown;
    }
    readMixture(fields, shape, type, kinds);
    readLatent(fields, shape);
    readWindow(fields, shape, type, kinds);
    readFullAttention(fields, shape);
    return shape;
}

} // namespace

Result<TransformerShape> shapeFromConfig(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(text, file, Limits);
    if (!object)
        return tl::unexpected(object.error());
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
    shape.stored = readStored(outer.object("quantization_config"), shape.notRead);
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
