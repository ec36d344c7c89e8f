// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/speed.h"

#include <span>

namespace rig {

/// One step in which each sequence of a batch makes a token.
struct DecodingStep
{
    double bytes = 0; ///< that all GPUs together read: weights, keys and values, states
    /// PyTorch as it is written copies keys and values out to every head that shares them: written once, read once.
    double copied = 0;
    double flops = 0;
    int layers = 0;
    int vocabulary = 0; ///< words that a score is chosen among
    int batch = 1;
    int tensorParallel = 1; ///< GPUs that read at the same time; others take turns
    bool quantised = false;
    bool mixture = false;
    Engine engine = Engine::Unknown;
    Speculation speculation = Speculation::None;
    double hostBytes = 0; ///< that come from the system's memory: experts
    double hostGbS = 0;   ///< what its channels carry
    int hostLayers = 0;   ///< layers that wait for it
};
[[nodiscard]] DecodingStep decodingStep(const TransformerShape &shape, const TransformerInference &plan);

/// What memory a GPU has: such kinds reach shares of their own.
enum class PaceMemory { Graphics, Stacked, Shared };
/// Which weights a pace is for.
enum class PaceWeights { All, Sixteen, Quantised };

/// What an engine was measured to reach: time of a step = bytes / (share × bandwidth) + layers × seconds, and for
/// llama.cpp words × 4 ns, times something from `fastest` to `slowest`.
struct DecodingPace
{
    Engine engine;
    PaceMemory memory;
    QLatin1StringView vendor; ///< of the GPU
    PaceWeights weights;
    double share;
    double seconds; ///< for each layer, whatever it reads
    double fastest;
    double slowest;
    double slowestOfMixtures; ///< experts are read in small pieces
    int runs;                 ///< measured ones that it was fitted to
};
/// Fitted to one half of the cases of tests/data/measured_decoding.json and of the sets gathered since, judged on the
/// others by tst_measured_decoding and tst_measured_unseen. llama.cpp's are those of builds since 2025, which start
/// kernels in half the time of those before; NVIDIA's generations stand apart by a factor beside the row.
[[nodiscard]] std::span<const DecodingPace> decodingPaces();

/// Times as fast with drafted tokens as without, of one request: layers of the model's own 1.35 to 2.3 times (54 pairs
/// of tests/data/measured_speculation.json, one half fitted; on Apple's GPUs 1.0 to 1.35), a model of its own 1.0
/// to 2.0 (few pairs). Over several requests the gain may be gone, since their tokens fill the GPU already.
[[nodiscard]] Bounds gainOfDrafts(Speculation speculation, const Chip &chip, int batch);

/// Tokens a second of all sequences together, as an interval: of the engine that is chosen, else over those that are
/// tuned (on Apple's GPUs with MLX's in the middle). Layers that are shared out over GPUs are read one after another,
/// which adds memory and no speed. Experts in the system's memory are read by the processor, layer by layer: a share of
/// what its channels carry, and a time for each such layer (tests/data/measured_experts.json). nullopt: the chip's
/// bandwidth is not known.
[[nodiscard]] std::optional<SpeedEstimate> decodingSpeed(const Chip &chip, const DecodingStep &step);

} // namespace rig
