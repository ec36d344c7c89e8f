// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/speed.h"

namespace rig {

/// What one sample (a token, an image) of a transformer's training costs a GPU.
struct TrainingStep
{
    double flops = 0;          ///< on matrices, attention's among them
    double attentionFlops = 0; ///< of these, scores and their products with the values
    double weightBytes = 0;    ///< weights that are read, forwards and back
    double scoreBytes = 0;     ///< of scores that are written out and read again
    double optimiserBytes = 0; ///< weights, gradients and moments in the optimiser's step
    double sharedBytes = 0;    ///< that each of the GPUs which share matrices sends, times their number
    double layers = 0;         ///< that are begun: those of the model over the samples of a step
    double width = 0;          ///< of the model, by which FP8 pays
    Bounds busy{1, 1};         ///< share of the time that the GPUs of a pipeline work
    TrainingFramework framework = TrainingFramework::Unknown;
    Method method = Method::Full;
    Precision precision = Precision::Mixed;
    bool eightBits = false; ///< matrices are multiplied in FP8
};
/// `samples`: of a step on one GPU.
[[nodiscard]] TrainingStep trainingStep(const TransformerShape &shape, const TransformerTraining &plan,
                                        const SampleWork &work, double samples);

/// Samples a second of `gpus` GPUs, as an interval: operations at a share of an A100's matrix rate, times what
/// weighedRatio() gives the chip against it, which differs by method (so that pages which compare two GPUs say the
/// same); bytes at a share of the bandwidth, and a time for each layer that is begun, which is what small steps wait
/// for. Attention takes longer than as many operations on weights; Unsloth's kernels are fused, those of Transformers
/// as they are written. At the most the optimiser's step is shared out over many (accumulation), kernels are begun
/// by a tuned program, and what GPUs send each other goes while they compute. FP8 pays by the model's width. Fitted to
/// one half of the published cases of tests/data/measured_training.json
/// (`speed`), frameworks and attention to those of the sets gathered since as well, judged on the others by
/// tst_measured_speed and tst_measured_unseen. In 32 bits TF32 counts, where a chip has it; where the rate
/// in 16 bits is not known, from that in 32 to twice as much. nullopt: neither rate, or not the bandwidth.
[[nodiscard]] std::optional<SpeedEstimate> trainingSpeed(const Chip &chip, int gpus, const TrainingStep &step);

} // namespace rig
