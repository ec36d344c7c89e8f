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

constexpr QLatin1StringView Nvidia{"NVIDIA"};
constexpr QLatin1StringView Amd{"AMD"};
constexpr QLatin1StringView Apple{"Apple"};

constexpr std::array Paces{
    DecodingPace{Engine::LlamaCpp, PaceMemory::Graphics, Nvidia, PaceWeights::All, 0.92, 30e-6, 0.90, 1.40, 1.75, 114},
    DecodingPace{Engine::LlamaCpp, PaceMemory::Graphics, Amd, PaceWeights::All, 0.92, 60e-6, 0.86, 1.37, 1.45, 16},
    DecodingPace{Engine::LlamaCpp, PaceMemory::Shared, Nvidia, PaceWeights::All, 0.80, 30e-6, 0.87, 1.25, 1.30, 21},
    DecodingPace{Engine::LlamaCpp, PaceMemory::Shared, Amd, PaceWeights::All, 0.82, 70e-6, 0.85, 1.30, 1.52, 15},
    DecodingPace{Engine::LlamaCpp, PaceMemory::Shared, Apple, PaceWeights::All, 0.75, 105e-6, 0.88, 1.35, 1.40, 8},
    // MLX, which no choice names: what is not known may be it.
    DecodingPace{Engine::Unknown, PaceMemory::Shared, Apple, PaceWeights::All, 0.85, 65e-6, 0.85, 1.20, 1.40, 8},
    DecodingPace{Engine::LlamaCpp, PaceMemory::Stacked, Nvidia, PaceWeights::All, 0.60, 100e-6, 0.88, 1.35, 1.35, 22},
    DecodingPace{Engine::ExLlama, PaceMemory::Graphics, Nvidia, PaceWeights::All, 0.80, 24e-6, 0.90, 1.25, 1.25, 10},
    DecodingPace{Engine::Compiled, PaceMemory::Stacked, Nvidia, PaceWeights::All, 0.76, 64e-6, 0.90, 1.30, 1.30, 20},
    DecodingPace{Engine::Vllm, PaceMemory::Graphics, Nvidia, PaceWeights::All, 0.90, 110e-6, 0.80, 1.35, 1.65, 23},
    DecodingPace{Engine::Vllm, PaceMemory::Stacked, Nvidia, PaceWeights::Sixteen, 0.80, 100e-6, 0.80, 1.30, 1.40, 37},
    DecodingPace{Engine::Vllm, PaceMemory::Stacked, Nvidia, PaceWeights::Quantised, 0.75, 135e-6, 0.72, 1.30, 1.50, 43},
    DecodingPace{Engine::Eager, PaceMemory::Graphics, {}, PaceWeights::Sixteen, 0.75, 560e-6, 0.60, 1.60, 1.60, 9},
    DecodingPace{Engine::Eager, PaceMemory::Graphics, {}, PaceWeights::Quantised, 0.75, 1000e-6, 0.55, 1.60, 1.60, 29},
};

/// llama.cpp draws the next word on the processor, from a score of each: half a millisecond of 128,000 of them, which
/// small models on fast GPUs feel. Ollama's sampler of early 2025 took up to five times that.
constexpr double SecondsOfWord = 4e-9;

/// Of what the system's memory carries, and the time that a layer takes to go to the processor and back.
constexpr double HostShare = 0.8;
constexpr double HostSeconds = 350e-6;

PaceMemory memoryOf(const Chip &chip)
{
    if (chip.form.valueOr({}) == "soc"_L1)
        return PaceMemory::Shared;
    constexpr GigabytesPerSecond MostOfGraphics{1900}; // an RTX 5090 has 1,792
    const bool isStacked = chip.memoryType ? chip.memoryType->startsWith("HBM"_L1)
                                           : chip.memoryBandwidth && *chip.memoryBandwidth > MostOfGraphics;
    return isStacked ? PaceMemory::Stacked : PaceMemory::Graphics;
}

bool isFor(const DecodingPace &pace, bool quantised)
{
    return pace.weights == PaceWeights::All || (pace.weights == PaceWeights::Quantised) == quantised;
}

/// The rows for a step: of its engine on such memory; PyTorch that launches each kernel by itself waits for the
/// processor, whatever the memory; where the engine was not measured there or is not known, the tuned ones, of the
/// chip's maker where there are any. On cards of graphics memory vLLM counts where it is named alone: what generates
/// there without a name is llama.cpp or ExLlama.
std::vector<DecodingPace> pacesFor(const Chip &chip, const DecodingStep &step)
{
    const PaceMemory memory = memoryOf(chip);
    std::vector<DecodingPace> own;
    std::vector<DecodingPace> ofMaker;
    std::vector<DecodingPace> tuned;
    for (const DecodingPace &pace : Paces) {
        const bool isChosen = pace.engine == step.engine;
        if (!isFor(pace, step.quantised) ||
            (pace.engine == Engine::Vllm && pace.memory == PaceMemory::Graphics && !isChosen))
            continue;
        if (pace.engine == Engine::Eager) {
            if (isChosen)
                own.push_back(pace);
        } else if (pace.memory == memory) {
            tuned.push_back(pace);
            if (pace.vendor == chip.vendor) {
                ofMaker.push_back(pace);
                if (isChosen && step.engine != Engine::Unknown)
                    own.push_back(pace);
            }
        }
    }
    return !own.empty() ? own : !ofMaker.empty() ? ofMaker : tuned;
}

bool isOfLateArchitecture(const Chip &chip)
{
    const QString architecture = chip.architecture.valueOr({});
    return architecture == "Hopper"_L1 || architecture == "Blackwell"_L1;
}

/// Time of a step on NVIDIA's own memory against that of its row: GPUs with tens of megabytes of L2 and twice the clock
/// of kernels' launches (Ada, Hopper, Blackwell) reach more of their bandwidth than those before them. Of llama.cpp
/// three sources agree: XiongjieDai's, Geerling's and LocalScore's; vLLM's row in 16 bits is of A100s.
double timeByArchitecture(const Chip &chip, const DecodingPace &pace)
{
    if (pace.vendor != Nvidia || pace.memory == PaceMemory::Shared)
        return 1;
    const bool isLate = isOfLateArchitecture(chip);
    if (pace.engine == Engine::Vllm)
        return isLate && pace.weights == PaceWeights::Sixteen ? 0.90 : 1;
    if (pace.engine != Engine::LlamaCpp)
        return 1;
    const QString architecture = chip.architecture.valueOr({});
    if (isLate || architecture == "Ada Lovelace"_L1)
        return 0.95;
    return pace.memory == PaceMemory::Graphics && !architecture.isEmpty() ? 1.06 : 1;
}

/// Seconds of a step in the middle of its row. Kernels of vLLM's batches follow each other, so that those which read
/// (caches of each request) and those which compute add up; of one request it is the longer of both.
double middleTime(const Chip &chip, const DecodingPace &pace, const DecodingStep &step, double reading,
                  double computing)
{
    const double read = reading / pace.share;
    const double matrices = pace.engine == Engine::Vllm ? read + computing : std::max(read, computing);
    const double drawing = pace.engine == Engine::LlamaCpp ? SecondsOfWord * step.vocabulary : 0;
    return timeByArchitecture(chip, pace) * (matrices + step.layers * pace.seconds) + drawing;
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
    const double kept = kvCacheBytes(shape, plan) * plan.pipelineParallel * plan.tensorParallel;
    DecodingStep step;
    step.bytes =
        weightBytesRead(shape, plan, plan.batch) + kept + 2.0 * shape.states.count * shape.states.bytes * plan.batch;
    if (plan.engine == Engine::Eager && shape.kvHeads > 0 && shape.kvHeads < shape.heads && !shape.latent)
        step.copied = 2.0 * kept * shape.heads / shape.kvHeads;
    step.flops = decodingWork(shape, plan).flops * plan.batch;
    step.layers = shape.layers;
    step.vocabulary = shape.vocabulary;
    step.batch = plan.batch;
    step.tensorParallel = plan.tensorParallel;
    step.mixture = shape.experts > 0;
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
    constexpr Bounds OfCopying{0.7, 1.3};
    SpeedEstimate estimate;
    estimate.basis = EstimateBasis::Modelled;
    std::optional<double> middle; // of the engine's own row: MLX among those that are not named
    for (const DecodingPace &pace : pacesFor(chip, step)) {
        const double time = middleTime(chip, pace, step, reading, computing);
        const double copying = step.copied / (pace.share * chip.memoryBandwidth->value() * Giga * step.tensorParallel);
        const double sharing = step.tensorParallel > 1 ? step.layers * SecondsToShare : 0;
        const double fastest = step.batch / (pace.fastest * time + OfCopying.low * copying + OfWaiting.low * waiting);
        const double most = step.mixture ? pace.slowestOfMixtures : pace.slowest;
        const double slowest =
            step.batch / (most * time + OfCopying.high * copying + sharing + OfWaiting.high * waiting);
        estimate.low = estimate.runs == 0 ? slowest : std::min(estimate.low, slowest);
        estimate.high = std::max(estimate.high, fastest);
        if (pace.engine == step.engine)
            middle = std::sqrt(slowest * fastest);
        estimate.runs += pace.runs;
        estimate.limit = computing > reading / pace.share ? rate->limit : SpeedLimit::Bandwidth;
    }
    estimate.perSecond = middle.value_or(std::sqrt(estimate.low * estimate.high));
    if (step.speculation != Speculation::None) {
        const Bounds gain = gainOfDrafts(step.speculation, chip, step.batch);
        const Bounds drafted = productOf({estimate.low, estimate.high}, gain);
        estimate.low = drafted.low;
        estimate.high = drafted.high;
        estimate.perSecond *= std::sqrt(gain.low * gain.high);
    }
    estimate.share = estimate.perSecond / step.batch * reading;
    return estimate;
}

} // namespace rig
