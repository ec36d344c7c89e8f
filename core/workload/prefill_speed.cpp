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
/// Of FP16 matrix work at 150 TFLOPS that llama.cpp reaches, with weights below 16 bits and in 16.
constexpr double QuantisedShare = 0.33;
constexpr double PlainShare = 0.38;
/// A chip of twice the rate does 2^0.6 times as much.
constexpr double UsualRate = 150 * TeraFlop;
constexpr double FallOfShare = 0.4;
/// NVIDIA's cards follow what they may draw for each TFLOPS: at full load those with little of it are clocked down.
/// Less so on Tensor Cores with the kernels of builds whose attention is one kernel, which are newer.
constexpr double UsualWatts = 1.5;
constexpr double FallOfWatts = 0.42;
constexpr double FlashFallOfWatts = 0.2;
/// Those of quantised weights multiply INT8 on Tensor Cores, which came with Turing.
constexpr double FlashGain = 1.22;
constexpr double FlashGainBefore = 0.97;
/// Tokens for each expert at which its matrices run at half the rate.
constexpr double HalfFilled = 30;
constexpr int PrefillCases = 216;

/// What engines and makers reach of a chip's matrix rate, as bounds, in matrices and in attention.
struct PrefillPace
{
    Bounds matrices;
    Bounds attention;
};
/// Of the shares above, on NVIDIA's cards: attention written out, or in one kernel.
constexpr Bounds OfWrittenOut{0.79, 1.33};
constexpr Bounds OfFlash{0.76, 1.33};
/// Of the rate itself: one kernel reads keys and values once, whatever their number.
constexpr Bounds FlashAttention{0.24, 0.50};
/// Bytes for each FLOP of attention whose scores are written out, in 32 bits, and read by each of its steps: 32 of a
/// score, in heads of 128.
constexpr double WrittenBytes = 0.0625;
/// Of the shares above, for makers without a line of their own.
constexpr PrefillPace LlamaCppOthers{{0.50, 1.40}, {0.05, 0.12}};
/// Radeon and Instinct with units for matrices, by Vulkan or ROCm: of the shares above, of which they lose less as they
/// get faster, and of which they reach less in 16 bits.
constexpr Bounds OfRadeon{0.60, 1.45};
constexpr double RadeonFallOfShare = 0.2;
constexpr double RadeonPlain = 0.6;
struct RadeonPace
{
    double matrices;
    double attention;
    double halfFilled; ///< tokens
};
constexpr RadeonPace RadeonCard{0.95, 0.045, 60};
/// Those that share the processor's memory and its watts.
constexpr RadeonPace RadeonShared{0.52, 0.075, 15};
/// Apple's GPUs have no matrix units, so that their rate is one that kernels can reach, whatever their size.
constexpr Bounds OfMetal{0.76, 1.30};
constexpr double MetalQuantised = 0.53;
constexpr double MetalPlain = 0.70;
constexpr double MetalAttention = 0.5;
constexpr double MetalFlashGain = 1.2;
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

/// Whether it shares the processor's memory.
bool isShared(const Chip &chip) { return chip.form.valueOr({}) == "soc"_L1; }

const RadeonPace &radeonPace(const Chip &chip) { return isShared(chip) ? RadeonShared : RadeonCard; }

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

/// llama.cpp on a card of NVIDIA's, whose share of the matrix rate is `share` in the middle.
PrefillPace llamaCppOf(const Chip &chip, const PrefillStep &step, double rate, double share)
{
    constexpr double Turing = 7.5;
    const bool isOlder = chip.computeCapability && chip.computeCapability->toDouble() < Turing;
    if (step.flashAttention || !chip.memoryBandwidth) // without which it is told as today's builds have it
        return {times(OfFlash, (isOlder ? FlashGainBefore : FlashGain) * share), FlashAttention};
    return {times(OfWrittenOut, share),
            times(OfWrittenOut, chip.memoryBandwidth->value() * Giga / WrittenBytes / rate)};
}

/// Shares of a chip's own rate.
PrefillPace paceOf(const Chip &chip, const PrefillStep &step, double rate)
{
    if (chip.vendor == "Apple"_L1) {
        const Bounds reached = times(OfMetal, step.flashAttention ? MetalFlashGain : 1);
        return {times(reached, step.quantised ? MetalQuantised : MetalPlain), times(reached, MetalAttention)};
    }
    if (chip.vendor == "AMD"_L1 && chip.tensorFp16Dense) {
        const RadeonPace &pace = radeonPace(chip);
        const double fall = std::pow(rate / UsualRate, -RadeonFallOfShare);
        const double share = step.quantised ? QuantisedShare : PlainShare * RadeonPlain;
        return {times(OfRadeon, pace.matrices * share * fall), times(OfRadeon, pace.attention * fall)};
    }
    const double fall = chip.vendor == "NVIDIA"_L1 && !isShared(chip) && chip.tdp
                            ? std::pow(chip.tdp->value() * TeraFlop / rate / UsualWatts,
                                       step.flashAttention && chip.tensorFp16Dense ? FlashFallOfWatts : FallOfWatts)
                            : std::pow(rate / UsualRate, -FallOfShare);
    const double share = (step.quantised ? QuantisedShare : PlainShare) * fall;
    if (chip.vendor != "NVIDIA"_L1)
        return {times(LlamaCppOthers.matrices, share), times(LlamaCppOthers.attention, fall)};
    const PrefillPace llama = llamaCppOf(chip, step, rate, share);
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

Bounds gainOfLayers(int cards, int tokens)
{
    if (cards < 2)
        return {1, 1};
    constexpr double PerCard = 0.6;
    constexpr double Most = 2.8;
    if (tokens < 4 * promptPiece(Engine::LlamaCpp))
        return {0.85, 1.08};
    const double gain = std::min(1 + PerCard * (cards - 1), Most);
    return {0.70 * gain, 1.10 * gain};
}

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
        const double half = chip.vendor == "AMD"_L1 ? radeonPace(chip).halfFilled : HalfFilled;
        const double filled = step.tokensOfExpert / (step.tokensOfExpert + half);
        pace.matrices = times(productOf(pace.matrices, OfMixtures), filled);
    }
    const auto perSecond = [&](double matrices, double attention) {
        return *rate / (step.matrixFlops / matrices + step.attentionFlops / attention);
    };
    const Bounds gain =
        productOf(gainOfLayers(step.pipelineParallel, step.tokens), gainOfTensors(chip, step.tensorParallel));
    const Bounds read = productOf(
        {perSecond(pace.matrices.low, pace.attention.low), perSecond(pace.matrices.high, pace.attention.high)}, gain);
    SpeedEstimate estimate;
    const double fetched =
        step.hostBytes / std::max(1, std::min(promptPiece(Engine::LlamaCpp), step.tokens)) / Giga; // GB of a token
    const auto withHost = [&](double alone, double link) { return 1 / (1 / alone + fetched / link); };
    estimate.low = withHost(read.low, OverPcie.low);
    estimate.high = withHost(read.high, OverPcie.high);
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
