// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/gguf_header.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct GgufShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(GgufShapeWords)
};

/// The values of one architecture: "llama.block_count" by "block_count".
class GgufValues
{
public:
    GgufValues(const GgufHeader &header, const QString &architecture) : m_header(header), m_architecture(architecture)
    {
    }

    [[nodiscard]] QVariant value(const char *key) const
    {
        return m_header.values.value(m_architecture + u'.' + QLatin1StringView(key));
    }
    /// Of a list its greatest; 0 where there is none. What is out of bounds is left to checkShape().
    [[nodiscard]] int whole(const char *key) const
    {
        const QVariant found = value(key);
        double number = found.toDouble();
        if (found.canConvert<QList<double>>()) {
            const auto numbers = found.value<QList<double>>();
            number = numbers.isEmpty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
        }
        return static_cast<int>(std::clamp<double>(number, -1, 2.0 * MostWidth));
    }
    [[nodiscard]] QList<double> numbers(const char *key) const { return value(key).value<QList<double>>(); }

private:
    const GgufHeader &m_header;
    const QString &m_architecture;
};

bool isExpertTensor(const QString &name) { return name.contains("_exps."_L1); }

void addTensors(StoredWeights &weights, const GgufHeader &header, bool hasOutput)
{
    for (const GgufTensor &tensor : header.tensors) {
        weights.parameters += tensor.elements;
        weights.bytes += tensor.bytes;
        if (tensor.name == "token_embd.weight"_L1 && hasOutput)
            weights.table += tensor.bytes;
        if (isExpertTensor(tensor.name))
            weights.experts += tensor.bytes;
    }
}

/// Layers without keys and values, by their heads' list or by the interval of full attention.
int stateLayers(const GgufValues &values, int layers)
{
    const QList<double> heads = values.numbers("attention.head_count_kv");
    const auto none = std::count(heads.begin(), heads.end(), 0.0);
    if (none > 0)
        return static_cast<int>(none);
    const int interval = values.whole("full_attention_interval");
    return interval > 0 ? layers - layers / interval : 0;
}

void readStates(const GgufValues &values, TransformerShape &shape)
{
    const double inner = values.whole("ssm.inner_size");
    const double state = values.whole("ssm.state_size");
    const double groups = values.whole("ssm.group_count");
    const double kernel = values.whole("ssm.conv_kernel");
    shape.states.count = inner > 0 ? std::min(stateLayers(values, shape.layers), shape.layers) : 0;
    // As llama.cpp holds them, both in 32 bits.
    shape.states.bytes = 4 * inner * state + 4 * std::max(0.0, kernel - 1) * (inner + 2 * groups * state);
}

void readWindow(const GgufValues &values, TransformerShape &shape)
{
    const int window = values.whole("attention.sliding_window");
    if (window <= 0)
        return;
    shape.slidingWindow = window;
    const QList<double> pattern = values.numbers("attention.sliding_window_pattern");
    shape.slidingLayers = static_cast<int>(std::count(pattern.begin(), pattern.end(), 1.0));
    if (!pattern.isEmpty())
        return;
    const int every = values.whole("attention.sliding_window_pattern");
    if (every > 1)
        shape.slidingLayers = shape.layers - shape.layers / every;
}

/// Windows that llama.cpp knows by the architecture.
void knownWindows(const QString &architecture, TransformerShape &shape)
{
    if (!shape.slidingWindow || shape.slidingLayers > 0)
        return;
    if (architecture == "gemma2"_L1 || architecture == "gpt-oss"_L1)
        shape.slidingLayers = shape.layers / 2;
    else if (architecture == "gemma3"_L1)
        shape.slidingLayers = shape.layers - shape.layers / 6;
    else
        shape.slidingWindow.reset(); // Mistral's and Phi's, which llama.cpp does not use
}

void readLatent(const GgufValues &values, TransformerShape &shape)
{
    const int rank = values.whole("attention.kv_lora_rank");
    if (rank <= 0)
        return;
    LatentAttention latent;
    latent.rank = rank;
    latent.queryRank = values.whole("attention.q_lora_rank");
    latent.rope = std::max(1, values.whole("rope.dimension_count"));
    const int key = values.whole("attention.key_length_mla");
    latent.nope = std::max(1, (key > 0 ? key : shape.headDim) - latent.rope);
    latent.value = std::max(1, values.whole("attention.value_length_mla"));
    shape.latent = latent;
    shape.headDim = latent.nope + latent.rope;
    shape.kvHeads = shape.heads;
}

TransformerShape readShape(const GgufHeader &header, const QString &architecture)
{
    const GgufValues values(header, architecture);
    TransformerShape shape;
    shape.layers = values.whole("block_count");
    shape.hidden = values.whole("embedding_length");
    shape.heads = values.whole("attention.head_count");
    const int kvHeads = values.whole("attention.head_count_kv");
    shape.kvHeads = kvHeads > 0 ? kvHeads : shape.heads;
    const int width = values.whole("attention.key_length");
    shape.headDim = width > 0 ? width : shape.heads > 0 ? shape.hidden / shape.heads : 0;
    shape.gated = std::any_of(header.tensors.begin(), header.tensors.end(),
                              [](const GgufTensor &tensor) { return tensor.name.contains("ffn_gate"_L1); });
    shape.experts = values.whole("expert_count");
    shape.expertsPerToken = values.whole("expert_used_count");
    const int dense = std::max(1, values.whole("feed_forward_length"));
    const int one = values.whole("expert_feed_forward_length");
    shape.ffn = shape.experts > 0 && one > 0 ? one : dense;
    if (shape.experts > 0) {
        shape.denseFfn = dense;
        shape.denseLayers = values.whole("leading_dense_block_count");
        const int shared = values.whole("expert_shared_feed_forward_length");
        shape.sharedFfn = shared > 0 ? shared : values.whole("expert_shared_count") * shape.ffn;
    }
    for (const GgufTensor &tensor : header.tensors) {
        if (tensor.name == "token_embd.weight"_L1)
            shape.vocabulary = static_cast<int>(std::min<double>(tensor.rows, 2.0 * MostWidth));
    }
    if (const int context = values.whole("context_length"); context > 0)
        shape.maxContext = context;
    readStates(values, shape);
    readLatent(values, shape);
    readWindow(values, shape);
    knownWindows(architecture, shape);
    const int swaWidth = values.whole("attention.key_length_swa");
    if (shape.slidingWindow && swaWidth > 0 && swaWidth != shape.headDim) {
        shape.fullHeadDim = shape.headDim;
        shape.headDim = swaWidth;
        const QList<double> heads = values.numbers("attention.head_count_kv");
        if (!heads.isEmpty())
            shape.fullKvHeads = static_cast<int>(*std::min_element(heads.begin(), heads.end()));
    }
    for (const char *key : {"attention.shared_kv_layers", "attention.indexer.key_length", "shortconv.l_cache"}) {
        if (values.whole(key) > 0)
            shape.notRead << architecture + u'.' + QLatin1StringView(key);
    }
    return shape;
}

} // namespace

Result<TransformerShape> shapeFromGguf(const std::vector<ModelFile> &parts)
{
    if (parts.empty())
        return badInput(GgufShapeWords::tr("There is no file."));
    std::vector<GgufHeader> headers;
    for (const ModelFile &part : parts) {
        Result<GgufHeader> header = readGgufHeader(part);
        if (!header)
            return tl::unexpected(header.error());
        headers.push_back(std::move(*header));
    }
    const auto first = std::find_if(headers.begin(), headers.end(), [](const GgufHeader &header) {
        return header.values.contains(u"general.architecture"_s);
    });
    if (first == headers.end())
        return badModelFile(
            parts.front(), GgufShapeWords::tr("The header does not say what the model is; the first part of a model in "
                                              "several files does."));
    const double count = first->values.value(u"split.count"_s).toDouble();
    if (count > 1 && count != static_cast<double>(parts.size()))
        return badModelFile(
            parts.front(),
            GgufShapeWords::tr("The model lies in %1 files; all of them are needed.").arg(formulaNumber(count)));
    const QString architecture = first->values.value(u"general.architecture"_s).toString();
    TransformerShape shape = readShape(*first, architecture);
    const bool hasOutput = std::any_of(headers.begin(), headers.end(), [](const GgufHeader &header) {
        return std::any_of(header.tensors.begin(), header.tensors.end(),
                           [](const GgufTensor &tensor) { return tensor.name == "output.weight"_L1; });
    });
    shape.tiedEmbeddings = !hasOutput;
    StoredWeights weights;
    for (const GgufHeader &header : headers)
        addTensors(weights, header, hasOutput);
    if (const Result<void> fine = checkShape(shape); !fine)
        return badModelFile(parts.front(), fine.error().message);
    shape.file = weights;
    return shape;
}

} // namespace rig
