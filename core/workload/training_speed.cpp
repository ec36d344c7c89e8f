// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training_speed.h"

#include "core/machine/assessment.h"
#include "core/workload/card_scaling.h"
#include "core/workload/prefill_speed.h"
#include "core/workload/weighed_ratio.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr double TeraFlops = 1e12;
/// Of an A100's 312 TFLOPS. Other chips with units for matrices reach as many times that as weighedRatio() says.
constexpr double ShareOfA100 = 0.66;
/// Of a chip without such units, and in 32 bits: at 312 TFLOPS; one of twice the rate reaches 0.895 of it.
constexpr double ShareOfRate = 0.62;
constexpr double RateOfShare = 312 * TeraFlops;
constexpr double FallWithRate = 0.16;
constexpr double ShareOfBandwidth = 0.65;
/// Of the time that a layer takes to begin, in a program that is tuned.
constexpr double TunedBegin = 0.25;
/// Time of attention's operations against that of as many on weights, where weights are trained: its kernels reach less
/// of the units and reckon scores again on the way back. Adapters' paces were fitted with theirs among the rest.
constexpr double AttentionTimes = 1.6;
constexpr double SlowestTraining = 0.70;
constexpr double FastestTraining = 1.335;
/// Of a chip whose rate in 16 bits is not known: its units take one sum in 32 bits, or two in 16.
constexpr double TwiceInSixteenBits = 2;
constexpr int TrainingCases = 396;
/// Times that written-out scores go to memory or come from there, there and back: FlashAttention (Dao and others, 2022,
/// figure 2) counts 40.3 GB against 4.4 GB where they never leave the chip, for 64 texts, 16 heads, 1,024 tokens.
constexpr double TimesOfScores = (40.3e9 - 4.4e9) / (64.0 * 16 * 1024 * 1024 * 2);
constexpr double ForwardsOfScores = 1.0 / 3; ///< of these, once more where activations are reckoned again

/// What a method reaches of the share above, and seconds to begin a layer, there and back.
struct MethodPace
{
    double ofShare;
    double begin;
};

MethodPace paceOf(Method method)
{
    switch (method) {
    case Method::Full:
        return {1.05, 6e-3};
    case Method::Lora:
        return {0.80, 1.2e-3};
    case Method::Qlora: // weights are made whole for each multiplication
        break;
    }
    return {0.87, 11e-3};
}

/// Of the pace of all frameworks: Transformers' kernels come one by one as they are written, Unsloth's are its own.
double shareOf(TrainingFramework framework)
{
    switch (framework) {
    case TrainingFramework::HuggingFace:
        return 0.86;
    case TrainingFramework::Unsloth:
        return 1.12;
    case TrainingFramework::Unknown:
    case TrainingFramework::HuggingFaceFused:
    case TrainingFramework::LitGpt:
    case TrainingFramework::Torchtune:
    case TrainingFramework::Torchtitan:
        break;
    }
    return 1;
}

/// What FP8 adds to work of 16 bits, by runs of both: less than the rate's two, and the less the narrower matrices are,
/// as numbers are scaled and cast in proportion to the width, and multiplied by its square. LLMQ's pairs of runs come
/// to 1.1 times in all at 896 wide, 1.3 at 2,048, 1.5 at 5,120.
double gainOfEightBits(const TrainingStep &step)
{
    constexpr double WidestPart = 0.53;
    constexpr double NarrowPart = 250;
    if (step.method != Method::Full)
        return 1.35 / 0.8;
    return step.width > 0 ? std::max(1.0, 1 / (WidestPart + NarrowPart / step.width)) : 1 / WidestPart;
}

/// AMD's cards for servers reach less of their figures in training than others do: an H200 trains Llama 3.1 8B 1.32 to
/// 1.40 times as fast as an MI300X (alpharomercoma, MI300X-vs-H200), whose figures weigh 1.2 times those of an H200,
/// and torchao's runs on MI300X come to half of what the figures alone would give.
double shareOf(const Chip &chip)
{
    constexpr double OfInstinct = 0.55;
    return chip.vendor == "AMD"_L1 && chip.segment.valueOr({}) == "datacentre"_L1 ? OfInstinct : 1;
}

/// The share of the time that the GPUs of a pipeline work: of so many batches each stage waits for one less than there
/// are stages (Narayanan and others, 2021, section 2.2: less where each GPU has several pieces of the model), and all
/// wait for the slowest stage. Low: layers are dealt evenly and the output layer is the last stage's besides. High:
/// layers are dealt so that stages come out even, as far as the output layer allows.
Bounds busyInPipeline(const TransformerShape &shape, const TransformerTraining &plan)
{
    const int stages = plan.pipelineParallel;
    if (stages < 2)
        return {1, 1};
    const double output = 1.0 * shape.vocabulary * shape.hidden;
    const double layer = (activeParametersOf(shape) - embeddingParametersOf(shape)) / shape.layers;
    const double mean = (shape.layers * layer + output) / stages;
    const double slowest = std::max(std::ceil(1.0 * shape.layers / stages) * layer,
                                    std::floor(1.0 * shape.layers / stages) * layer + output);
    const double pieces = std::max(1, shape.layers / stages);
    const double batches = plan.accumulation;
    return {mean / slowest * batches / (batches + stages - 1),
            mean / std::max(mean, output) * batches / (batches + (stages - 1) / pieces)};
}

/// Bytes of a token that a GPU sends where each matrix is shared: Megatron adds up twice a layer forwards and twice on
/// the way back (Shoeybi and others, 2019), in 16 bits; a ring sends 2(N − 1)/N of it.
double sharedBytesOf(const TransformerShape &shape, const TransformerTraining &plan)
{
    const int gpus = plan.tensorParallel;
    const int times = plan.recomputation == Recomputation::Full ? 6 : 4;
    return gpus < 2 ? 0 : 2.0 * (gpus - 1) / gpus * times * 2.0 * shape.hidden * shape.layers;
}

/// Bytes a second between GPUs that share matrices; nullopt: not known.
std::optional<double> linkOf(const Chip &chip)
{
    if (chip.nvlink)
        return chip.nvlink->value() / 2 * Giga; // the figure counts both directions
    if (!chip.pcieGeneration || !chip.pcieWidth)
        return std::nullopt;
    return reachedOverPcie(chip, laneRate(*chip.pcieGeneration).value() * *chip.pcieWidth).high * Giga;
}

/// An A100 SXM of 80 GB, as its datasheet has it.
Chip referenceChip()
{
    Chip chip;
    chip.memoryBandwidth.value = GigabytesPerSecond(2039);
    chip.tensorFp16Dense.value = Teraflops(312);
    chip.tdp.value = Watts(400);
    return chip;
}

/// FLOPS that a step's operations are done at, before what its method makes of them.
double reachedRate(const Chip &chip, const TrainingStep &step, double rate)
{
    if (const auto times = weighedRatio(chip, referenceChip()); times && step.precision != Precision::Fp32)
        return ShareOfA100 * RateOfShare * std::sqrt(times->low * times->high);
    return ShareOfRate * std::pow(rate / RateOfShare, -FallWithRate) * rate;
}

std::optional<MatrixRate> trainingRate(const Chip &chip, const TrainingStep &step)
{
    if (step.precision != Precision::Fp32)
        return matrixRate(chip, true);
    if (chip.tf32Dense)
        return MatrixRate{chip.tf32Dense->value() * TeraFlops, SpeedLimit::TensorCores};
    return matrixRate(chip, false);
}

} // namespace

TrainingStep trainingStep(const TransformerShape &shape, const TransformerTraining &plan, const SampleWork &work,
                          double samples)
{
    const bool isFull = plan.method == Method::Full;
    const double all = parametersOf(shape);
    const double trained = isFull ? all : loraParameters(shape, plan);
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    const double perParameter = 2 * bytes.weights + bytes.gradients + 2 * bytes.optimiser;
    const double shared = plan.zeroStage > 0 ? plan.dataParallel : 1;
    const double ofModel = plan.tensorParallel * plan.pipelineParallel; // GPUs that hold a part of it
    TrainingStep step;
    step.flops = work.flops;
    step.attentionFlops = (plan.recomputation == Recomputation::Full ? 4 : 3) * attentionFlops(shape, plan.sequence);
    step.framework = plan.framework;
    // Forwards, for the error, and for the gradients where there are any.
    step.weightBytes = 2 * (isFull ? 3 : 2) * all / ofModel / samples;
    step.optimiserBytes = perParameter * trained / shared / ofModel / samples / plan.accumulation;
    if (!plan.flashAttention) {
        const double times = TimesOfScores * (1 + (plan.recomputation == Recomputation::Full ? ForwardsOfScores : 0));
        step.scoreBytes =
            times * activationBytes(plan.precision) * shape.heads * plan.sequence * shape.attentionLayers();
    }
    step.sharedBytes = plan.tensorParallel * sharedBytesOf(shape, plan);
    step.layers = shape.layers / samples;
    step.width = shape.hidden;
    step.busy = busyInPipeline(shape, plan);
    step.method = plan.method;
    step.precision = plan.precision;
    step.eightBits = plan.eightBits;
    return step;
}

std::optional<SpeedEstimate> trainingSpeed(const Chip &chip, int gpus, const TrainingStep &step)
{
    std::optional<MatrixRate> rate = trainingRate(chip, step);
    const bool isIn32Bits = !rate; // those in 16 bits are not known
    if (isIn32Bits)
        rate = matrixRate(chip, false);
    if (!rate || !(rate->flops > 0) || !chip.memoryBandwidth || !(step.flops > 0) || gpus < 1)
        return std::nullopt;
    const bool isFull = step.method == Method::Full;
    const MethodPace pace = paceOf(step.method);
    const bool eight = step.eightBits && eightBitRate(chip) && step.precision != Precision::Fp32;
    const double gain = eight ? gainOfEightBits(step) : 1; // not of attention, which stays in 16 bits
    const double times = isFull ? AttentionTimes * gain : 1;
    const double operations = step.flops + (times - 1) * step.attentionFlops;
    const double ofFramework = shareOf(step.framework) * shareOf(chip);
    const double bandwidth = ShareOfBandwidth * chip.memoryBandwidth->value() * Giga;
    const double computing = operations / (reachedRate(chip, step, rate->flops) * pace.ofShare * ofFramework * gain) +
                             step.scoreBytes / bandwidth;
    const std::optional<double> link = step.sharedBytes > 0 ? linkOf(chip) : std::nullopt;
    const double most = computing + (step.weightBytes + step.optimiserBytes) / bandwidth + pace.begin * step.layers +
                        (link ? step.sharedBytes / *link : 0);
    const double least = computing + step.weightBytes / bandwidth + TunedBegin * pace.begin * step.layers;
    SpeedEstimate estimate;
    estimate.low = gpus * SlowestTraining * step.busy.low / most;
    estimate.high = gpus * FastestTraining * step.busy.high * (isIn32Bits ? TwiceInSixteenBits : 1) / least;
    estimate.perSecond = std::sqrt(estimate.low * estimate.high);
    estimate.share = estimate.perSecond / gpus * step.flops / rate->flops;
    estimate.limit = 2 * computing > most ? rate->limit : SpeedLimit::Bandwidth;
    estimate.basis = EstimateBasis::Modelled;
    estimate.runs = TrainingCases;
    return estimate;
}

} // namespace rig
