// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/config_layers.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// `layer_types` of the transformers library, `layers_block_type`, Nemotron-H's pattern of letters.
void countLayer(LayerKinds &kinds, const QString &word)
{
    kinds.windows << false;
    if (word == "full_attention"_L1 || word == "attention"_L1 || word == "*"_L1 ||
        word == "deepseek_sparse_attention"_L1) {
        ++kinds.attention;
    } else if (word == "sliding_attention"_L1 || word == "chunked_attention"_L1) {
        ++kinds.attention;
        ++kinds.sliding;
        kinds.windows.back() = true;
    } else if (word == "linear_attention"_L1 || word == "mamba"_L1 || word == "M"_L1) {
        ++kinds.states;
    } else if (word == "conv"_L1) {
        ++kinds.states;
        ++kinds.convolutions;
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

QStringList layerWords(ConfigFields &fields)
{
    QStringList words = fields.words("layer_types");
    if (words.isEmpty())
        words = fields.words("layers_block_type");
    for (const QChar letter : fields.text("hybrid_override_pattern"))
        words << QString(letter);
    if (!words.isEmpty())
        return words;
    for (const int kind : fields.wholes("attn_type_list")) // MiniMax
        words << (kind == 0 ? u"linear_attention"_s : u"full_attention"_s);
    if (words.isEmpty()) {
        for (const int kind : fields.wholes("hybrid_layer_pattern")) // MiMo
            words << (kind == 0 ? u"full_attention"_s : u"sliding_attention"_s);
    }
    const auto linear = fields.object("linear_attn_config"); // Kimi Linear
    for (int layer = 0; layer < linear.value("kda_layers"_L1).toArray().size(); ++layer)
        words << u"linear_attention"_s;
    for (int layer = 0; layer < linear.value("full_attn_layers"_L1).toArray().size(); ++layer)
        words << u"full_attention"_s;
    return words;
}

/// Of every `period` layers, one has attention and the others a state.
LayerKinds mostlyStates(int layers, int period, int offset)
{
    LayerKinds kinds;
    kinds.attention = everyNth(layers, period, offset);
    kinds.states = layers - kinds.attention;
    return kinds;
}

/// Kimi's delta rule: its decay and its gate are made through vectors as wide as a head, or the gate in one step.
StateLayers kimiLayers(const QJsonObject &config, double hidden, int count)
{
    const double heads = config.value("num_heads"_L1).toInt();
    const double dim = config.value("head_dim"_L1).toInt();
    const double kernel = config.value("short_conv_kernel_size"_L1).toInt(4);
    const double width = heads * dim;
    const double low = dim * (hidden + width);
    StateLayers layers;
    layers.count = count;
    layers.parameters = 4 * hidden * width + 3 * width * kernel + low +
                        (config.value("use_full_rank_gate"_L1).toBool() ? hidden * width : low) + heads * (hidden + 1) +
                        width + dim;
    layers.bytes = 4 * width * dim + 2 * 3 * width * (kernel - 1);
    return layers;
}

/// Lightning attention (MiniMax-01, Ring-linear): queries, keys, values, a gate and a way out, all as wide as the
/// heads.
StateLayers lightningLayers(const TransformerShape &shape, int count)
{
    const double width = shape.queryWidth();
    StateLayers layers;
    layers.count = count;
    layers.parameters = 5 * shape.hidden * width + width;
    layers.bytes = 4 * width * shape.headDim;
    return layers;
}

/// Short convolutions (LFM2): three ways in, one out, and the last few tokens of what goes in.
StateLayers convolutionLayers(double hidden, int count, double kernel)
{
    StateLayers layers;
    layers.count = count;
    layers.parameters = hidden * (4 * hidden + kernel);
    layers.bytes = 2 * hidden * (kernel - 1);
    return layers;
}

} // namespace

std::optional<LayerKinds> readLayerKinds(ConfigFields &fields, int layers)
{
    const QStringList words = layerWords(fields);
    LayerKinds kinds;
    for (const QString &word : words)
        countLayer(kinds, word);
    if (!words.isEmpty())
        return kinds;
    if (const auto period = fields.whole({"full_attention_interval", "layer_group_size"}); period && *period > 0)
        return mostlyStates(layers, *period, *period - 1);
    if (const auto period = fields.whole({"attn_layer_period"}); period && *period > 0)
        return mostlyStates(layers, *period, fields.whole({"attn_layer_offset"}).value_or(0));
    return std::nullopt;
}

StateLayers readStates(ConfigFields &fields, const TransformerShape &shape, const LayerKinds &kinds)
{
    const double hidden = shape.hidden;
    if (kinds.convolutions > 0) {
        // The net's width and heads once more, under names of its own.
        for (const char *again : {"block_dim", "conv_dim", "num_heads"})
            static_cast<void>(fields.whole({again}));
        return convolutionLayers(hidden, kinds.states, fields.whole({"conv_L_cache"}).value_or(3));
    }
    if (const QJsonObject kimi = fields.object("linear_attn_config"); !kimi.isEmpty())
        return kimiLayers(kimi, hidden, kinds.states);
    if (fields.has("linear_num_value_heads")) {
        DeltaRule rule;
        rule.keyHeads = fields.whole({"linear_num_key_heads"}).value_or(0);
        rule.heads = fields.whole({"linear_num_value_heads"}).value_or(0);
        rule.keyDim = fields.whole({"linear_key_head_dim"}).value_or(0);
        rule.dim = fields.whole({"linear_value_head_dim"}).value_or(0);
        rule.kernel = fields.whole({"linear_conv_kernel_dim"}).value_or(4);
        return deltaRuleLayers(kinds.states, hidden, rule);
    }
    if (fields.has("attn_type_list") || fields.has("layer_group_size"))
        return lightningLayers(shape, kinds.states);
    Mamba mamba;
    mamba.heads = fields.whole({"mamba_num_heads", "mamba_n_heads"}).value_or(0);
    const int expand = fields.whole({"mamba_expand", "expand"}).value_or(2);
    const int headDim = fields.whole({"mamba_head_dim", "mamba_d_head"}).value_or(0);
    mamba.inner = fields.whole({"mamba_d_ssm"}).value_or(mamba.heads > 0 ? mamba.heads * headDim : hidden * expand);
    mamba.groups = fields.whole({"n_groups", "mamba_n_groups"}).value_or(1);
    mamba.state = fields.whole({"ssm_state_size", "mamba_d_state", "state_size"}).value_or(16);
    mamba.kernel = fields.whole({"conv_kernel", "mamba_d_conv"}).value_or(4);
    mamba.rank = fields.whole({"mamba_dt_rank", "time_step_rank"}).value_or(static_cast<int>(hidden / 16));
    return mambaLayers(kinds.states, hidden, mamba);
}

int plainLayers(ConfigFields &fields, int layers)
{
    const QStringList words = fields.words("mlp_layer_types");
    if (!words.isEmpty())
        return static_cast<int>(words.count(u"dense"_s));
    const QString listed = fields.text("moe_layers_enum");
    if (!listed.isEmpty())
        return layers - static_cast<int>(listed.split(u',', Qt::SkipEmptyParts).size());
    const QList<int> frequencies = fields.wholes("moe_layer_freq");
    if (!frequencies.isEmpty())
        return layers - static_cast<int>(frequencies.count(1));
    if (const auto first = fields.whole({"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index"})) {
        const int every = std::max(1, fields.whole({"moe_layer_freq", "moe_layer_interval"}).value_or(1));
        return layers - everyNth(layers, every, (*first + every - 1) / every * every);
    }
    if (const auto period = fields.whole({"expert_layer_period"}); period && *period > 0)
        return layers - everyNth(layers, *period, fields.whole({"expert_layer_offset"}).value_or(0));
    if (const auto step = fields.whole({"interleave_moe_layer_step"}); step && *step > 0)
        return layers - layers / *step;
    const int step = std::max(1, fields.whole({"decoder_sparse_step"}).value_or(1));
    const int alone = static_cast<int>(fields.wholes("mlp_only_layers").size());
    return std::min(layers, layers - layers / step + alone);
}

} // namespace rig
