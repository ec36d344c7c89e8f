// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training_speed.h"

#include "core/workload/prefill_speed.h"
#include "core/workload/weighed_ratio.h"

#include <algorithm>
#include <cmath>

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

/// What FP8 adds to work of 16 bits, by runs of both: less than the rate's two.
double gainOfEightBits(Method method) { return method == Method::Full ? 1.8 : 1.35 / 0.8; }

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
    step.layers = shape.layers / samples;
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
    const double gain = eight ? gainOfEightBits(step.method) : 1; // not of attention, which stays in 16 bits
    const double times = isFull ? AttentionTimes * gain : 1;
    const double operations = step.flops + (times - 1) * step.attentionFlops;
    const double ofFramework = shareOf(step.framework);
    const double computing = operations / (reachedRate(chip, step, rate->flops) * pace.ofShare * ofFramework * gain);
    const double bandwidth = ShareOfBandwidth * chip.memoryBandwidth->value() * Giga;
    const double most = computing + (step.weightBytes + step.optimiserBytes) / bandwidth + pace.begin * step.layers;
    const double least = computing + step.weightBytes / bandwidth + TunedBegin * pace.begin * step.layers;
    SpeedEstimate estimate;
    estimate.low = gpus * SlowestTraining / most;
    estimate.high = gpus * FastestTraining * (isIn32Bits ? TwiceInSixteenBits : 1) / least;
    estimate.perSecond = std::sqrt(estimate.low * estimate.high);
    estimate.share = estimate.perSecond / gpus * step.flops / rate->flops;
    estimate.limit = 2 * computing > most ? rate->limit : SpeedLimit::Bandwidth;
    estimate.basis = EstimateBasis::Modelled;
    estimate.runs = TrainingCases;
    return estimate;
}

} // namespace rig
