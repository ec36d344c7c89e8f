// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/source.h"

#include <QString>

#include <optional>
#include <vector>

namespace rig {

inline constexpr double Giga = 1e9;

/// What of a net decides how it spreads over cards.
enum class NetFamily { Convolutional, Recurrent, Dense, Transformer, Diffusion };
[[nodiscard]] QString netFamilyName(NetFamily family);

/// A speed-up over one card that somebody measured.
struct MeasuredScaling
{
    QString gpu; ///< id of a chip
    int gpus = 2;
    double ofOne = 1; ///< times as fast as one
    QString model;
    NetFamily family = NetFamily::Convolutional;
    QString link; ///< "nvlink", "pcie 4.0 x8", "pcie"; empty: not said
    QString precision;
    int source = -1;
};

struct MeasuredScalings
{
    std::vector<Source> sources;
    std::vector<MeasuredScaling> cases;
};
[[nodiscard]] Result<MeasuredScalings> readScalings(const QByteArray &text, const QString &file);
[[nodiscard]] Result<MeasuredScalings> shippedScalings();

/// Bounds of a number.
struct Bounds
{
    double low = 0;
    double high = 0;
};
/// Of two factors that are uncertain for reasons of their own: their widths do not simply multiply.
[[nodiscard]] Bounds productOf(const Bounds &one, const Bounds &other);

/// One step of training in which several cards work on different data and add up their gradients.
struct DataParallelStep
{
    int cards = 2;
    double seconds = 0;   ///< of the step on one card
    double gradients = 0; ///< bytes that each card must have from the others
    double linkGbS = 0;   ///< of the slowest way between two cards, one direction
};

/// Times as fast as one card. Low: gradients go when the step is over; high: while the way back, two thirds of the
/// step, is still being computed. A ring sends 2(N − 1)/N of the gradients over each link. Below 1: the cards together
/// are slower than one. nullopt: a number of the step is not above 0.
[[nodiscard]] std::optional<Bounds> dataParallelSpeedup(const DataParallelStep &step);

/// What the guide of 2016 says of four cards: frameworks (TensorFlow, Caffe, Theano, Torch) 2.5 to 3 times, tuned
/// research code and CNTK 3.6 to 3.8 times; of other numbers it says nothing.
enum class Software { Framework, Research };
[[nodiscard]] std::optional<Bounds> statedSpeedup(int cards, Software software);

/// How well a family spreads by data-parallelism: the guide of 2016 and the advice of 2019.
enum class Spreads { Well, Poorly, NotSaid };
[[nodiscard]] Spreads spreadsByData(NetFamily family);

/// What was measured with that many of a GPU for a family; of any GPU where that one was not measured.
struct ScalingFound
{
    double median = 0;
    double low = 0;
    double high = 0;
    int cases = 0;
    bool sameGpu = false;
    std::vector<int> sources; ///< in MeasuredScalings::sources, each once
};
[[nodiscard]] std::optional<ScalingFound> measuredSpeedup(const MeasuredScalings &scalings, const QString &gpu,
                                                          int gpus, NetFamily family);

/// Several cards on one run, or each on a run of its own.
enum class Aim { OneFastRun, ManyRuns };
/// Runs that are done in the time of one run on one card. Many runs: as many as there are cards, each no faster.
[[nodiscard]] double runsInTheTimeOfOne(int cards, double speedup, Aim aim);

} // namespace rig
