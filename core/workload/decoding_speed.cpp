// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/decoding_speed.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Of a matrix rate, in batches so large that they are bound by it.
constexpr double MatrixShare = 0.6;
/// What sharing each matrix over GPUs may cost a layer. At most 37 µs over NVLink (gpt-fast, eight A100); one case over
/// PCIe lies within.
constexpr double SecondsToShare = 60e-6;

constexpr std::array Paces{
    DecodingPace{Engine::LlamaCpp, false, true, 0.90, 80e-6, 0.92, 1.27, 50},
    DecodingPace{Engine::LlamaCpp, true, true, 0.60, 116e-6, 0.88, 1.35, 13},
    DecodingPace{Engine::ExLlama, false, true, 0.80, 24e-6, 0.92, 1.20, 7},
    DecodingPace{Engine::Compiled, true, true, 0.76, 64e-6, 0.90, 1.30, 20},
    DecodingPace{Engine::Eager, false, false, 0.75, 400e-6, 0.60, 1.60, 6},
    DecodingPace{Engine::Eager, false, true, 0.75, 1200e-6, 0.45, 1.60, 9},
};

/// Of what the system's memory carries, and the time that a layer takes to go to the processor and back.
constexpr double HostShare = 0.8;
constexpr double HostSeconds = 350e-6;

bool hasStackedMemory(const Chip &chip) { return chip.memoryType && chip.memoryType->startsWith("HBM"_L1); }

/// The rows for a step: of its engine on such memory; PyTorch that launches each kernel by itself waits for the
/// processor, whatever the memory; where the engine was not measured there or is not known, the tuned ones.
std::vector<DecodingPace> pacesFor(const Chip &chip, const DecodingStep &step)
{
    const bool stacked = hasStackedMemory(chip);
    std::vector<DecodingPace> own;
    std::vector<DecodingPace> tuned;
    for (const DecodingPace &pace : Paces) {
        if (pace.engine == Engine::Eager) {
            if (step.engine == Engine::Eager && pace.quantised == step.quantised)
                own.push_back(pace);
        } else if (pace.stackedMemory == stacked) {
            tuned.push_back(pace);
            if (pace.engine == step.engine)
                own.push_back(pace);
        }
    }
    return own.empty() ? tuned : own;
}

/// Both are uncertain for reasons of their own, so that their widths do not simply multiply.
void takeGain(SpeedEstimate &estimate, const Bounds &gain)
{
    const double middle = std::sqrt(estimate.low * estimate.high * gain.low * gain.high);
    const double width =
        std::exp(std::hypot(std::log(estimate.high / estimate.low), std::log(gain.high / gain.low)) / 2);
    estimate.low = middle / width;
    estimate.high = middle * width;
}

} // namespace

Bounds gainOfDrafts(Speculation speculation, const Chip &chip, int batch)
{
    const auto gain = [&]() -> Bounds {
        switch (speculation) {
        case Speculation::None:
            return {1, 1};
        case Speculation::OwnLayer:
            return chip.vendor == "Apple"_L1 ? Bounds{1.0, 1.35} : Bounds{1.35, 2.3};
        case Speculation::DraftModel:
            break;
        }
        return {1.0, 2.0};
    }();
    return batch > 1 ? Bounds{1, gain.high} : gain;
}

DecodingStep decodingStep(const TransformerShape &shape, const TransformerInference &plan)
{
    const double kept = kvCacheBytes(shape, plan) * plan.pipelineParallel * plan.tensorParallel +
                        2.0 * shape.states.count * shape.states.bytes * plan.batch;
    DecodingStep step;
    step.bytes = weightBytesRead(shape, plan, plan.batch) + kept;
    step.flops = decodingWork(shape, plan).flops * plan.batch;
    step.layers = shape.layers;
    step.batch = plan.batch;
    step.tensorParallel = plan.tensorParallel;
    const bool isStored = plan.weights == NumberFormat::AsStored;
    step.quantised = bitsOf(isStored ? shape.stored : plan.weights) < 16 || (isStored && shape.file);
    step.engine = plan.engine;
    step.speculation = plan.speculation;
    step.hostBytes = hostWeightBytesRead(shape, plan, plan.batch) + hostCacheBytes(shape, plan);
    step.hostGbS = plan.hostGbS();
    step.hostLayers = std::min(shape.layers, plan.hostLayers + std::min(plan.hostExperts, shape.expertLayers()));
    return step;
}

std::span<const DecodingPace> decodingPaces() { return Paces; }

std::optional<SpeedEstimate> decodingSpeed(const Chip &chip, const DecodingStep &step)
{
    if (!chip.memoryBandwidth || step.bytes <= 0)
        return std::nullopt;
    const double reading = step.bytes / (chip.memoryBandwidth->value() * Giga * step.tensorParallel);
    const std::optional<MatrixRate> rate = matrixRate(chip, true);
    const double computing = rate ? step.flops / (MatrixShare * rate->flops * step.tensorParallel) : 0;
    const double waiting =
        step.hostBytes > 0 ? step.hostBytes / (HostShare * step.hostGbS * Giga) + step.hostLayers * HostSeconds : 0;
    constexpr Bounds OfWaiting{0.75, 1.3};
    SpeedEstimate estimate;
    estimate.basis = EstimateBasis::Modelled;
    for (const DecodingPace &pace : pacesFor(chip, step)) {
        const double time = std::max(reading / pace.share, computing) + step.layers * pace.seconds;
        const double sharing = step.tensorParallel > 1 ? step.layers * SecondsToShare : 0;
        const double fastest = step.batch / (pace.fastest * time + OfWaiting.low * waiting);
        const double slowest = step.batch / (pace.slowest * time + sharing + OfWaiting.high * waiting);
        estimate.low = estimate.runs == 0 ? slowest : std::min(estimate.low, slowest);
        estimate.high = std::max(estimate.high, fastest);
        estimate.runs += pace.runs;
        estimate.limit = computing > reading / pace.share ? rate->limit : SpeedLimit::Bandwidth;
    }
    if (step.speculation != Speculation::None)
        takeGain(estimate, gainOfDrafts(step.speculation, chip, step.batch));
    estimate.perSecond = std::sqrt(estimate.low * estimate.high);
    estimate.share = estimate.perSecond / step.batch * reading;
    return estimate;
}

} // namespace rig
