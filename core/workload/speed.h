// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/workload/model_library.h"
#include "core/workload/scaling.h"

#include <functional>

namespace rig {

/// What one sample costs on a GPU: a token, an image.
struct SampleWork
{
    double flops = 0;   ///< on matrices
    double bytes = 0;   ///< that must come from memory and go there, at least
    bool tensor = true; ///< in 16 bits, so that Tensor Cores can take it
};

/// Of a token in training: two multiplications and additions for each parameter that it goes through forwards, as many
/// for the error, as many again for what is trained; attention over what stands before it. The table of words is looked
/// up, not multiplied. Bytes: weights, gradients and the optimiser's part once for each step.
[[nodiscard]] SampleWork trainingWork(const TransformerShape &shape, const TransformerTraining &plan);
/// Scores and their products with the values, forwards, for one token of so many: over all of an encoder's, over half
/// of a decoder's on average.
[[nodiscard]] double attentionFlops(const TransformerShape &shape, double tokens);
/// Of a token that is generated: all weights once for the batch, and its keys and values.
[[nodiscard]] SampleWork decodingWork(const TransformerShape &shape, const TransformerInference &plan);
/// Of an image in training: three times forwards.
[[nodiscard]] SampleWork trainingWork(const ConvNet &net, const std::vector<Extent> &extents, Precision precision);

/// What keeps a GPU from being faster.
enum class SpeedLimit { TensorCores, Fp32, Bandwidth };
[[nodiscard]] QString speedLimitName(SpeedLimit limit);
/// "tensor-cores", "fp32", "bandwidth"
[[nodiscard]] QLatin1StringView speedLimitKey(SpeedLimit limit);

/// The most that a GPU's own figures allow.
struct Roofline
{
    double perSecond = 0; ///< samples
    SpeedLimit limit = SpeedLimit::TensorCores;
};

/// Matrix rate in FLOPS that counts for 16-bit work with sums in 32 bits: a chip whose figure is for 16-bit sums runs
/// at half of it. Without Tensor Cores: FP16 where it is faster than FP32, else FP32. nullopt: not known, or a figure
/// is missing that may be higher.
struct MatrixRate
{
    double flops = 0;
    SpeedLimit limit = SpeedLimit::TensorCores;
};
[[nodiscard]] std::optional<MatrixRate> matrixRate(const Chip &chip, bool sixteenBits);

/// nullopt where the chip's figures are not known.
[[nodiscard]] std::optional<Roofline> roofline(const Chip &chip, const SampleWork &work);

/// A training run that somebody measured; of MLPerf, as computed from its published log.
struct TrainingRun
{
    QString version; ///< "v5.1" of MLPerf
    QString submitter;
    QString task;
    QString gpu; ///< id of a chip
    int gpus = 0;
    std::optional<double> minutes{};
    double samplesPerSecond = 0; ///< sequences, images; all GPUs together
    int source = -1;
};

/// A task that the model can express: what one of its samples (a sequence, an image) costs.
struct TrainingTask
{
    QString id;
    QString name;
    NetFamily family = NetFamily::Transformer;
    SampleWork work;
};

struct TrainingRuns
{
    std::vector<Source> sources;
    std::vector<TrainingTask> tasks;
    std::vector<TrainingRun> runs;

    [[nodiscard]] const TrainingTask *task(const QString &id) const;
};

[[nodiscard]] Result<TrainingRuns> readRuns(const QByteArray &text, const QString &file, const ModelLibrary &library);
/// Those that come with the program.
[[nodiscard]] Result<TrainingRuns> shippedRuns(const ModelLibrary &library);

/// How an estimate came about.
enum class EstimateBasis {
    Measured,     ///< this GPU, this work, as many of them
    Interpolated, ///< this GPU at other work, or another number of them
    Modelled,     ///< other GPUs' share of what their figures allow
    AtMost        ///< what the figures allow, of which nobody measured how much is reached
};
[[nodiscard]] QString estimateBasisName(EstimateBasis basis);

struct SpeedEstimate
{
    double perSecond = 0; ///< samples, all GPUs together
    double share = 0;     ///< of what the GPU's own figures allow
    SpeedLimit limit = SpeedLimit::TensorCores;
    EstimateBasis basis = EstimateBasis::Modelled;
    int runs = 0;    ///< measured ones that it rests on
    double low = 0;  ///< samples, all GPUs together; of a bound 0
    double high = 0; ///< the same; of a bound the bound
};

/// "95–148"; of a bound, and where both ends read alike, one number.
[[nodiscard]] QString speedText(const SpeedEstimate &speed);

/// How far estimates were from what was measured, as shares of it: 0.16 is 16 %.
struct SpeedError
{
    double median = 0;
    double worst = 0;
    int runs = 0;
};

/// Learns from measured runs what share of their figures GPUs reach in training, by family of nets.
class SpeedModel
{
public:
    SpeedModel(const Catalogue &catalogue, const TrainingRuns &runs);

    /// Of `gpus` GPUs; `task` names the measured task that this is, or is empty. nullopt where the chip's figures are
    /// not known, or nothing of the family was measured.
    [[nodiscard]] std::optional<SpeedEstimate> training(const Chip &chip, int gpus, NetFamily family,
                                                        const SampleWork &work, const QString &task = {}) const;
    /// By runs of this task on this GPU alone; nullopt: there are none.
    [[nodiscard]] std::optional<SpeedEstimate> ofTask(const Chip &chip, int gpus, const SampleWork &work,
                                                      const QString &task) const;
    /// Of each run, by the other runs of its GPU (Interpolated) or by other GPUs (Modelled).
    [[nodiscard]] SpeedError error(EstimateBasis basis, NetFamily family) const;

private:
    struct Reached
    {
        TrainingRun run;
        NetFamily family;
        double share; ///< of the roofline
    };
    [[nodiscard]] std::optional<SpeedEstimate> reached(const Roofline &limit, int gpus, EstimateBasis basis,
                                                       const std::function<bool(const Reached &)> &counts) const;
    [[nodiscard]] std::vector<double> sharesOf(const std::function<bool(const Reached &)> &counts) const;

    std::vector<Reached> m_reached;
};

} // namespace rig
