// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/speed.h"

namespace rig {

/// Reading a prompt: what must be done before the first token comes.
struct PrefillStep
{
    double matrixFlops = 0;    ///< of a token, on weights
    double attentionFlops = 0; ///< of a token, over what stands before it, on average
    int tokens = 0;            ///< of the prompt
    double tokensOfExpert = 0; ///< of a mixture: of those that are read at a time, on average; 0: no mixture
    bool quantised = false;
    bool eightBits = false; ///< weights, so that libraries may multiply in FP8
    /// Scores are never written out. llama.cpp does so since August 2025 unless it is told otherwise; vLLM and PyTorch
    /// always do.
    bool flashAttention = true;
    int tensorParallel = 1;
    int pipelineParallel = 1;
    Engine engine = Engine::Unknown;
    double hostBytes = 0; ///< of experts in the system's memory, which each piece of the prompt takes over the link
};
/// Tokens of a prompt that an engine reads at a time: llama.cpp's micro-batch, the budget of a step of vLLM, as they
/// come.
[[nodiscard]] int promptPiece(Engine engine);
/// For a prompt that fills the context of `plan`, of one user. `depth`: tokens that were read before.
[[nodiscard]] PrefillStep prefillStep(const TransformerShape &shape, const TransformerInference &plan, int depth = 0);

/// Rate of a chip's matrix units at their fastest kind of sum in 16 bits, FLOPS: where the figure is for 32-bit sums
/// and those run at half the rate, half of INT8's. Without such units that of 16 or 32 bits. nullopt: not known.
[[nodiscard]] std::optional<double> fastestMatrixRate(const Chip &chip);
/// Rate in FP8, FLOPS: by its figure; NVIDIA's by compute capability too, as runs in FP8 on RTX 4090 (8.9) and H100
/// (9.0) are among those published. nullopt: it multiplies none.
[[nodiscard]] std::optional<double> eightBitRate(const Chip &chip);

/// Times as fast as one card when layers are shared out: pieces of a prompt follow each other through the cards.
[[nodiscard]] Bounds gainOfLayers(int cards, int tokens);

/// Tokens of the prompt a second, as an interval: operations at a share of the matrix rate, attention at a share of its
/// own, or where its scores are written out by what goes to memory and comes from there. llama.cpp's share falls as the
/// rate grows, on NVIDIA's cards with the watts for each TFLOPS; on Apple's it does not. Engines that leave
/// matrices to NVIDIA's libraries sum in 32 bits, lose less of theirs, and multiply in FP8 where weights and chip allow
/// it. Cards that share each matrix gain by their link. Each expert of a mixture has its own small matrix: with t
/// tokens for each, t / (t + 30) of the rate is reached, as tiles are filled (60 on Radeon cards, 15 on those that
/// share the processor's memory). What is uncertain for reasons of its own
/// widens the interval as productOf() says. Fitted to one half of the published cases
/// of tests/data/measured_training.json (`prefill`), judged on the other by tst_measured_prefill; flash attention,
/// engines beside llama.cpp and mixtures to the first half of measured_fifth.json as well, libraries, watts and links
/// to the sets since; Radeon's and Apple's shares and attention that is written out to the first halves of all. Layers
/// that are shared out work on pieces of one prompt at a time. Experts in the system's memory come over PCIe once for
/// each piece. nullopt: the chip's rate is not known.
[[nodiscard]] std::optional<SpeedEstimate> prefillSpeed(const Chip &chip, const PrefillStep &step);

/// How long the first token is waited for, seconds.
[[nodiscard]] Bounds secondsToFirstToken(const SpeedEstimate &prompt, int tokens);
/// "A prompt of 4,096 tokens is read at 1,900–3,400 tokens/s: the first token comes after 1.2–2.2 s."
[[nodiscard]] QString promptText(const SpeedEstimate &prompt, int tokens);

} // namespace rig
