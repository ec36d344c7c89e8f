// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/prefill_speed.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct PrefillWords
{
    Q_DECLARE_TR_FUNCTIONS(PrefillWords)
};

constexpr double TeraFlop = 1e12;
/// Of FP16 matrix work at 150 TFLOPS that llama.cpp reaches, with weights below 16 bits and in 16; a chip of twice the
/// rate does 2^0.6 times as much.
constexpr double QuantisedShare = 0.34;
constexpr double PlainShare = 0.40;
constexpr double UsualRate = 150 * TeraFlop;
constexpr double FallOfShare = 0.4;
/// NVIDIA's cards follow what they may draw for each TFLOPS: at full load those with little of it are clocked down.
constexpr double UsualWatts = 1.5;
constexpr double OfWatts = 0.93;
/// Tokens for each expert at which its matrices run at half the rate.
constexpr double HalfFilled = 30;
constexpr int PrefillCases = 216;

/// What engines and makers reach of a chip's matrix rate, as bounds, in matrices and in attention.
struct PrefillPace
{
    Bounds matrices;
    Bounds attention;
};
/// Of the shares above, which fall as the rate grows; attention is written out, or in the kernels of today's builds.
constexpr PrefillPace WrittenOut{{0.80, 1.38}, {0.07, 0.20}};
constexpr PrefillPace LlamaCppOthers{{0.50, 1.40}, {0.05, 0.12}}; // by Vulkan or ROCm: half to the whole
/// Radeon GPUs that share the processor's memory and its watts.
constexpr PrefillPace LlamaCppShared{{0.32, 1.0}, {0.03, 0.09}};
constexpr Bounds FlashMatrices{0.82, 1.60};
/// Of the rate itself: one kernel reads keys and values once, whatever their number.
constexpr Bounds FlashAttention{0.22, 0.55};
/// Of what NVIDIA's libraries multiply at, with sums in 32 bits: at 312 TFLOPS. The faster the units are, the more they
/// wait for memory: of twice the rate 0.84 of the share.
constexpr double LibraryShare = 0.62;
constexpr double LibraryRate = 312 * TeraFlop;
constexpr double FallOfLibraries = 0.25;
constexpr Bounds OfLibraries{0.74, 1.30};
constexpr double AttentionOfLibraries = 0.75; // at the least
/// GB/s that experts come at over PCIe 3.0 to 4.0 x16; a little of them while others are computed.
constexpr Bounds OverPcie{12, 36};
/// Experts beside what their number of tokens says.
constexpr Bounds OfMixtures{0.70, 1.30};

Bounds times(const Bounds &bounds, double factor) { return {bounds.low * factor, bounds.high * factor}; }

bool isLlamaCpp(Engine engine) { return engine == Engine::LlamaCpp || engine == Engine::ExLlama; }

/// What NVIDIA's libraries reach, as shares of `rate`.
PrefillPace librariesOf(const Chip &chip, const PrefillStep &step, double rate)
{
    const double plain = chip.tensorFp16Dense ? chip.tensorFp16Dense->value() * TeraFlop : rate;
    const double matrix = step.eightBits ? eightBitRate(chip).value_or(plain) : plain;
    const auto reached = [](double of) {
        return times(OfLibraries, LibraryShare * std::pow(of / LibraryRate, -FallOfLibraries) * of);
    };
    const Bounds attention = times(reached(plain), 1 / rate);
    return {times(reached(matrix), 1 / rate), {AttentionOfLibraries * attention.low, attention.high}};
}

/// Shares of a chip's own rate.
PrefillPace paceOf(const Chip &chip, const PrefillStep &step, double rate)
{
    const bool isByWatts = chip.vendor == "NVIDIA"_L1 && chip.form.valueOr({}) != "soc"_L1 && chip.tdp;
    const double fall = isByWatts ? OfWatts * std::pow(chip.tdp->value() * TeraFlop / rate / UsualWatts, FallOfShare)
                                  : std::pow(rate / UsualRate, -FallOfShare);
    const double share = (step.quantised ? QuantisedShare : PlainShare) * fall;
    const auto scaled = [&](const PrefillPace &pace) {
        return PrefillPace{times(pace.matrices, share), times(pace.attention, fall)};
    };
    if (chip.vendor != "NVIDIA"_L1)
        return scaled(chip.vendor == "AMD"_L1 && chip.form.valueOr({}) == "soc"_L1 ? LlamaCppShared : LlamaCppOthers);
    const PrefillPace llama =
        step.flashAttention ? PrefillPace{times(FlashMatrices, share), FlashAttention} : scaled(WrittenOut);
    if (isLlamaCpp(step.engine))
        return llama;
    const PrefillPace libraries = librariesOf(chip, step, rate);
    if (step.engine != Engine::Unknown || (step.eightBits && eightBitRate(chip)))
        return libraries;
    const auto either = [](const Bounds &one, const Bounds &other) {
        return Bounds{std::min(one.low, other.low), std::max(one.high, other.high)};
    };
    return {either(llama.matrices, libraries.matrices), either(llama.attention, libraries.attention)};
}

/// Times as fast as one card when layers are shared out: pieces of a prompt follow each other through the cards.
Bounds gainOfLayers(int cards, int tokens)
{
    if (cards < 2)
        return {1, 1};
    constexpr double PerCard = 0.65;
    constexpr double Most = 3.2;
    const double most = tokens >= 4 * promptPiece(Engine::LlamaCpp) ? std::min(1 + PerCard * (cards - 1), Most) : 1;
    return {std::max(0.83, 0.6 * most), most};
}

/// When each matrix is shared: next to nothing over slow links, most of it over fast ones.
Bounds gainOfTensors(const Chip &chip, int cards)
{
    const QString form = chip.form.valueOr({});
    const Bounds power = form == "sxm"_L1 || form == "oam"_L1 ? Bounds{0.6, 0.95}
                         : form == "pcie"_L1                  ? Bounds{0.0, 0.6}
                                                              : Bounds{0.25, 0.9};
    return {std::pow(cards, power.low), std::pow(cards, power.high)};
}

} // namespace

int promptPiece(Engine engine) { return isLlamaCpp(engine) ? 512 : 2048; }

PrefillStep prefillStep(const TransformerShape &shape, const TransformerInference &plan, int depth)
{
    PrefillStep step;
    const double tables = embeddingParametersOf(shape); // looked up; scores are reckoned for the last token alone
    step.matrixFlops = 2 * (activeParametersOf(shape) - tables);
    step.attentionFlops = attentionFlops(shape, 2.0 * depth + plan.promptTokens());
    step.tokens = plan.promptTokens();
    const bool isStored = plan.weights == NumberFormat::AsStored;
    step.quantised = bitsOf(isStored ? shape.stored : plan.weights) < 16 || (isStored && shape.file);
    step.eightBits = plan.weights == NumberFormat::Eight || plan.weights == NumberFormat::Fp8Block;
    step.tensorParallel = plan.tensorParallel;
    step.pipelineParallel = plan.pipelineParallel;
    step.engine = plan.engine;
    if (shape.experts > 0)
        step.tokensOfExpert =
            1.0 * std::min(promptPiece(plan.engine), step.tokens) * shape.expertsPerToken / shape.experts;
    step.hostBytes = hostWeightBytes(shape, plan);
    return step;
}

std::optional<double> fastestMatrixRate(const Chip &chip)
{
    if (!chip.tensorFp16Dense) {
        const std::optional<MatrixRate> rate = matrixRate(chip, false);
        if (!rate)
            return std::nullopt;
        return chip.fp16 ? std::max(chip.fp16->value() * TeraFlop, rate->flops) : rate->flops;
    }
    const double told = chip.tensorFp16Dense->value();
    const double byInt8 = chip.int8Dense ? chip.int8Dense->value() / 2 : 0;
    constexpr double AtMost = 2.05; // sums in 32 bits run at half the rate, never at less
    return (byInt8 <= AtMost * told ? std::max(told, byInt8) : told) * TeraFlop;
}

std::optional<double> eightBitRate(const Chip &chip)
{
    constexpr double AdaLovelace = 8.9;
    if (chip.fp8Dense)
        return chip.fp8Dense->value() * TeraFlop;
    if (chip.tensorFp16Dense && chip.computeCapability && chip.computeCapability->toDouble() >= AdaLovelace)
        return 2 * chip.tensorFp16Dense->value() * TeraFlop;
    return std::nullopt;
}

std::optional<SpeedEstimate> prefillSpeed(const Chip &chip, const PrefillStep &step)
{
    const std::optional<double> rate = fastestMatrixRate(chip);
    if (!rate || !(*rate > 0) || !(step.matrixFlops > 0))
        return std::nullopt;
    PrefillPace pace = paceOf(chip, step, *rate);
    // Experts that come over PCIe are computed while the next ones come, so that there it does not show how full they
    // are.
    if (step.tokensOfExpert > 0 && !(step.hostBytes > 0)) {
        const double filled = step.tokensOfExpert / (step.tokensOfExpert + HalfFilled);
        pace.matrices = times(productOf(pace.matrices, OfMixtures), filled);
    }
    const auto perSecond = [&](double matrices, double attention) {
        return *rate / (step.matrixFlops / matrices + step.attentionFlops / attention);
    };
    const Bounds layers = gainOfLayers(step.pipelineParallel, step.tokens);
    const Bounds tensors = gainOfTensors(chip, step.tensorParallel);
    SpeedEstimate estimate;
    const double fetched =
        step.hostBytes / std::max(1, std::min(promptPiece(Engine::LlamaCpp), step.tokens)) / Giga; // GB of a token
    const auto withHost = [&](double read, double link) { return 1 / (1 / read + fetched / link); };
    estimate.low = withHost(perSecond(pace.matrices.low, pace.attention.low) * layers.low * tensors.low, OverPcie.low);
    estimate.high =
        withHost(perSecond(pace.matrices.high, pace.attention.high) * layers.high * tensors.high, OverPcie.high);
    estimate.perSecond = std::sqrt(estimate.low * estimate.high);
    estimate.share = estimate.perSecond * (step.matrixFlops + step.attentionFlops) / *rate;
    estimate.limit = chip.tensorFp16Dense ? SpeedLimit::TensorCores : SpeedLimit::Fp32;
    estimate.basis = EstimateBasis::Modelled;
    estimate.runs = PrefillCases;
    return estimate;
}

Bounds secondsToFirstToken(const SpeedEstimate &prompt, int tokens)
{
    return {tokens / prompt.high, prompt.low > 0 ? tokens / prompt.low : 0};
}

QString promptText(const SpeedEstimate &prompt, int tokens)
{
    const Bounds wait = secondsToFirstToken(prompt, tokens);
    const auto seconds = [](double value) { return names::number(value, value < 10 ? 1 : 0); };
    const QString low = seconds(wait.low);
    const QString high = seconds(wait.high);
    return PrefillWords::tr("A prompt of %1 tokens is read at %2 tokens/s: the first token comes after %3 s.")
        .arg(names::number(tokens), speedText(prompt), low == high ? low : u"%1–%2"_s.arg(low, high));
}

} // namespace rig
