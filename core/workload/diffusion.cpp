// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/diffusion.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Without a way back the picture's own size counts: while it is decoded, maps of 256 and 128 channels stand at full
/// size, some of them in 32 bits. 1,668 MB for each picture of 512 × 512 in 16 bits: diffusers, issue 3551, the
/// difference between two pictures and one.
double workingByPicture(const DiffusionPlan &plan)
{
    constexpr double BytesOfPixel = 1668e6 / (512 * 512);
    return BytesOfPixel * plan.image * plan.image * activationBytes(plan.precision) / 2;
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
    const double beside = shape.textParameters + shape.autoencoderParameters;
    if (!plan.training) {
        const double bytes = activationBytes(plan.precision);
        need.add(MemoryPart::Weights, bytes * (shape.unetParameters + beside),
                 bytesTimes(bytes, shape.unetParameters + beside));
        const double working = workingByPicture(plan);
        need.add(MemoryPart::Activations, plan.batch * working, bytesTimes(plan.batch, working));
        return need;
    }
    need.add(MemoryPart::Weights, 2 * beside, bytesTimes(2, beside));
    double trained = shape.unetParameters;
    if (plan.method != Method::Full) {
        const double bytes = plan.method == Method::Qlora ? bitsOf(NumberFormat::Nf4) / 8 : 2;
        need.add(MemoryPart::Weights, bytes * shape.unetParameters, bytesTimes(bytes, shape.unetParameters),
                 FormulaRule::Lora);
        trained = 0;
        // Queries, keys, values and outputs of both attentions, down, in the middle and up.
        for (std::size_t level = 0; level < shape.channels.size(); ++level) {
            const double layers = shape.transformerLayers[level] * (2.0 * shape.layersPerBlock + 1);
            trained += layers * plan.loraRank *
                       (14.0 * shape.channels[level] + 2.0 * (shape.textWidth + shape.channels[level]));
        }
    }
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    need.add(MemoryPart::Weights, bytes.weights * trained, bytesTimes(bytes.weights, trained));
    need.add(MemoryPart::Gradients, bytes.gradients * trained, bytesTimes(bytes.gradients, trained));
    need.add(MemoryPart::Optimiser, bytes.optimiser * trained, bytesTimes(bytes.optimiser, trained));
    // Computed again block by block, about the root of it stays: Chen et al. 2016.
    const double kept = keptByPicture(shape, plan) * (plan.recomputation == Recomputation::Full ? 0.25 : 1);
    need.add(MemoryPart::Activations, plan.batch * kept, bytesTimes(plan.batch, kept),
             FormulaRule::BackwardNeedsInputs);
    return need;
}

} // namespace rig
