// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/diffusion.h"

#include "core/workload/scaling.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct DiffusionWords
{
    Q_DECLARE_TR_FUNCTIONS(DiffusionWords)
};

constexpr int LatentScale = 8; ///< pixels of the picture in a pixel of the latents, each way
constexpr int MostImageSide = 16'384;
constexpr int TextTokens = 77;

/// A residual block keeps what goes into its two norms, into its two functions and into its two convolutions.
double residualElements(double in, double out, double pixels) { return (3 * in + 3 * out) * pixels; }

/// The transformer layers of a level, as a gated decoder without a mask would keep them, with attention to the text.
double attentionBytes(const DiffusionShape &shape, std::size_t level, double pixels, const DiffusionPlan &plan)
{
    const int layers = shape.transformerLayers[level];
    if (layers == 0)
        return 0;
    TransformerShape transformer;
    transformer.layers = layers;
    transformer.hidden = shape.channels[level];
    transformer.heads = std::max(1, shape.heads[level]);
    transformer.kvHeads = transformer.heads;
    transformer.headDim = std::max(1, transformer.hidden / transformer.heads);
    transformer.ffn = 4 * transformer.hidden;
    transformer.gated = true;
    TransformerTraining training;
    training.precision = plan.precision;
    training.batch = 1;
    training.sequence = static_cast<int>(pixels);
    training.flashAttention = plan.flashAttention;
    const double map = activationBytes(plan.precision);
    const double toText = map * (3.0 * transformer.hidden * pixels + 2.0 * transformer.hidden * TextTokens) +
                          (plan.flashAttention ? 0 : map * transformer.heads * pixels * TextTokens);
    return layers * (layerActivations(transformer, training, Kernels::Fused) + toText);
}

/// Bytes that one picture keeps in the U-Net for the way back: down, in the middle, up.
double keptByPicture(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    const double bytes = activationBytes(plan.precision);
    double sum = 0;
    const int side = plan.image / LatentScale;
    double pixels = 1.0 * side * side;
    double before = shape.channels.front();
    for (std::size_t level = 0; level < shape.channels.size(); ++level) {
        const double width = shape.channels[level];
        const double attention = attentionBytes(shape, level, pixels, plan);
        for (int block = 0; block < shape.layersPerBlock; ++block)
            sum += bytes * residualElements(block == 0 ? before : width, width, pixels) + attention;
        // The way up has one block more, and takes in what the way down kept beside it.
        for (int block = 0; block <= shape.layersPerBlock; ++block)
            sum += bytes * residualElements(2 * width, width, pixels) + attention;
        if (level + 1 == shape.channels.size())
            sum += 2 * bytes * residualElements(width, width, pixels) + attention;
        before = width;
        pixels /= level + 1 < shape.channels.size() ? 4 : 1;
    }
    return sum;
}

/// Tokens of a picture in the transformer, with those of its text.
double tokensOf(const DiffusionTransformer &net, const DiffusionPlan &plan)
{
    const double side = std::max(1.0, 1.0 * plan.image / (LatentScale * net.patch));
    return side * side + net.textTokens;
}

/// The same for a transformer: all of its blocks, or what goes into each and the whole of one.
Bounds keptByTokens(const DiffusionTransformer &net, const DiffusionPlan &plan)
{
    TransformerShape block;
    block.layers = 1;
    block.hidden = net.hidden;
    block.heads = block.kvHeads = std::max(1, net.heads);
    block.headDim = std::max(1, net.hidden / block.heads);
    block.ffn = net.ffn;
    TransformerTraining training;
    training.precision = plan.precision;
    training.sequence = static_cast<int>(tokensOf(net, plan));
    training.flashAttention = plan.flashAttention;
    // Each block shifts, scales and gates what goes through it, besides what a block of a text's model keeps.
    constexpr double OfModulation = 1.5;
    const double one = layerActivations(block, training, Kernels::Fused);
    if (plan.recomputation != Recomputation::Full)
        return {net.blocks * one, OfModulation * net.blocks * one};
    const double kept = 2.0 * training.sequence * net.hidden * net.blocks;
    return {kept + one, kept + 2 * OfModulation * one};
}

/// Without a way back the picture's own size counts: while it is decoded, maps of 256 and 128 channels stand at full
/// size, some of them in 32 bits. At the least 4.7 GiB for 1,024 × 1,024 in 16 bits (FLUX.1 in diffusers, what a run
/// took beyond its weights), at the most 1,668 MB for 512 × 512 (diffusers, issue 3551, the difference between two
/// pictures of Stable Diffusion 1.5 and one).
Bounds decodingByPicture(const DiffusionPlan &plan)
{
    constexpr double Least = 4.7 * BytesPerGibibyte / (1024 * 1024);
    constexpr double Most = 1668e6 / (512 * 512);
    const double pixels = 1.0 * plan.image * plan.image * activationBytes(plan.precision) / 2;
    return {Least * pixels, Most * pixels};
}

/// While a transformer takes a step: maps of a block.
Bounds steppingByPicture(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    if (!shape.transformer)
        return {0, 0};
    const double width = 8.0 * shape.transformer->hidden + 2.0 * shape.transformer->ffn;
    const double maps = activationBytes(plan.precision) * tokensOf(*shape.transformer, plan) * width;
    constexpr double MostBeside = 3;
    return {maps, MostBeside * maps};
}

/// Of a net that stands still.
double heldBytes(const DiffusionPlan &plan)
{
    return plan.precision == Precision::Fp32 && plan.weights == NumberFormat::Sixteen ? 4 : bitsOf(plan.weights) / 8;
}

/// What is told of each part at once, or of the one that needs most.
void addInference(MemoryNeed &need, const DiffusionShape &shape, const DiffusionPlan &plan)
{
    const double bytes = activationBytes(plan.precision);
    const double net = heldBytes(plan) * shape.unetParameters;
    const double texts = bytes * shape.textParameters;
    const double autoencoder = bytes * shape.autoencoderParameters;
    const Bounds stepping = steppingByPicture(shape, plan);
    const Bounds decoding = decodingByPicture(plan);
    if (plan.residency == Residency::Together) {
        need.add(MemoryPart::Weights, net, bytesTimes(heldBytes(plan), shape.unetParameters));
        need.add(MemoryPart::Weights, texts + autoencoder,
                 bytesTimes(bytes, shape.textParameters + shape.autoencoderParameters), FormulaRule::Arithmetic,
                 PartOf::Encoders);
        const Bounds working{std::max(stepping.low, decoding.low), std::max(stepping.high, decoding.high)};
        need.add(MemoryPart::Activations, plan.batch * working.low, plan.batch * working.high,
                 u"%1 × (%2 … %3) B"_s.arg(formulaNumber(plan.batch), formulaNumber(std::round(working.low)),
                                           formulaNumber(std::round(working.high))),
                 FormulaRule::Arithmetic);
        return;
    }
    const auto most = [&](double step, double decode) {
        return std::max({net + plan.batch * step, texts, autoencoder + plan.batch * decode});
    };
    const double low = most(stepping.low, decoding.low);
    const double high = most(stepping.high, decoding.high);
    const double held = std::max({net, texts, autoencoder});
    need.add(MemoryPart::Weights, held, formulaNumber(std::round(held)) + u" B"_s);
    need.add(MemoryPart::Activations, low - held, high - held,
             u"%1 … %2 B"_s.arg(formulaNumber(std::round(low - held)), formulaNumber(std::round(high - held))),
             FormulaRule::Arithmetic);
}

/// Queries, keys, values and outputs of the attentions: in a U-Net of both, down, in the middle and up.
double adapterParameters(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    if (shape.transformer)
        return 8.0 * shape.transformer->hidden * shape.transformer->blocks * plan.loraRank;
    double parameters = 0;
    for (std::size_t level = 0; level < shape.channels.size(); ++level) {
        const double layers = shape.transformerLayers[level] * (2.0 * shape.layersPerBlock + 1);
        parameters +=
            layers * plan.loraRank * (14.0 * shape.channels[level] + 2.0 * (shape.textWidth + shape.channels[level]));
    }
    return parameters;
}

/// What the way back needs of a picture.
Bounds keptForTheWayBack(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    if (shape.transformer)
        return keptByTokens(*shape.transformer, plan);
    // Computed again block by block, about the root of it stays: Chen et al. 2016.
    const double kept = keptByPicture(shape, plan) * (plan.recomputation == Recomputation::Full ? 0.25 : 1);
    return {kept, kept};
}

Result<void> check(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    const auto outside = [](const char *field, int low, int high) {
        return badInput(DiffusionWords::tr("“%1” must be from %2 to %3.")
                            .arg(QLatin1StringView(field), formulaNumber(low), formulaNumber(high)),
                        QString::fromLatin1(field));
    };
    if (plan.batch < 1 || plan.batch > MostBatch)
        return outside("batch", 1, MostBatch);
    if (plan.image < 64 || plan.image > MostImageSide)
        return outside("image", 64, MostImageSide);
    if (const auto &net = shape.transformer) {
        if (net->blocks < 1 || net->hidden < 1 || net->ffn < 1 || net->patch < 1)
            return badInput(DiffusionWords::tr("The transformer needs its blocks, its width and its feed-forward."),
                            u"transformer"_s);
        return {};
    }
    if (shape.channels.empty() || shape.channels.size() != shape.transformerLayers.size() ||
        shape.channels.size() != shape.heads.size())
        return badInput(DiffusionWords::tr("Each level needs its channels, its transformer layers and its heads."),
                        u"channels"_s);
    return {};
}

} // namespace

Result<MemoryNeed> diffusionMemory(const DiffusionShape &shape, const DiffusionPlan &plan)
{
    if (const Result<void> fine = check(shape, plan); !fine)
        return tl::unexpected(fine.error());
    MemoryNeed need;
    if (!plan.training) {
        addInference(need, shape, plan);
        return need;
    }
    const double beside = plan.residency == Residency::InTurn ? 0 : shape.textParameters + shape.autoencoderParameters;
    need.add(MemoryPart::Weights, 2 * beside, bytesTimes(2, beside), FormulaRule::Arithmetic, PartOf::Encoders);
    double trained = shape.unetParameters;
    if (plan.method != Method::Full) {
        const double bytes = plan.method == Method::Qlora ? bitsOf(NumberFormat::Nf4) / 8 : heldBytes(plan);
        need.add(MemoryPart::Weights, bytes * shape.unetParameters, bytesTimes(bytes, shape.unetParameters),
                 FormulaRule::Lora, PartOf::Model);
        trained = adapterParameters(shape, plan);
    }
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    need.add(MemoryPart::Weights, bytes.weights * trained, bytesTimes(bytes.weights, trained), FormulaRule::Arithmetic,
             plan.method == Method::Full ? PartOf::All : PartOf::Adapters);
    need.add(MemoryPart::Gradients, bytes.gradients * trained, bytesTimes(bytes.gradients, trained));
    addOptimiser(need, plan.precision, plan.optimiser, trained);
    if (shape.transformer) { // as of a text's model
        const double moment = stepBytes(plan.precision, plan.optimiser);
        need.add(MemoryPart::Workspace, 0, moment * trained,
                 u"(0 … %1) B × %2"_s.arg(formulaNumber(moment), formulaNumber(trained)), FormulaRule::ForeachStep);
    }
    const Bounds kept = keptForTheWayBack(shape, plan);
    need.add(MemoryPart::Activations, plan.batch * kept.low, plan.batch * kept.high,
             kept.low == kept.high
                 ? bytesTimes(plan.batch, kept.low)
                 : u"%1 × (%2 … %3) B"_s.arg(formulaNumber(plan.batch), formulaNumber(std::round(kept.low)),
                                             formulaNumber(std::round(kept.high))),
             FormulaRule::BackwardNeedsInputs);
    return need;
}

} // namespace rig
