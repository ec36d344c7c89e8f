// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/median.h"
#include "core/workload/speed.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// Convolutions in 32 bits, of which no run is among the shipped ones: time = operations at the rate of the FP32 units,
/// or at a third of that of TF32 where the libraries take it (NVIDIA from Ampere on: PyTorch's convolutions, by
/// default), and bytes at 0.54 of the bandwidth. NVIDIA's tuned runs of ResNet-50 reach 0.97 to 1.14 of that, plain
/// ones in small batches 0.56 to 0.97: tst_speed has them all.
std::optional<SpeedEstimate> convolutionIn32Bits(const Chip &chip, int gpus, const SampleWork &work)
{
    constexpr double Tera = 1e12;
    constexpr double Tf32Share = 0.35;
    constexpr double BandwidthShare = 0.54;
    constexpr double Lowest = 0.56;
    constexpr double Highest = 1.17;
    constexpr int Runs = 6;
    if (!chip.fp32 || !chip.memoryBandwidth || work.flops <= 0)
        return std::nullopt;
    const double tf32 = chip.tf32Dense ? Tf32Share * chip.tf32Dense->value() : 0;
    const double computing = work.flops / (std::max(chip.fp32->value(), tf32) * Tera);
    const double moving = work.bytes / (BandwidthShare * chip.memoryBandwidth->value() * Giga);
    const double most = gpus / (computing + moving);
    const SpeedLimit unit = tf32 > chip.fp32->value() ? SpeedLimit::TensorCores : SpeedLimit::Fp32;
    return SpeedEstimate{most * std::sqrt(Lowest * Highest),
                         std::sqrt(Lowest * Highest),
                         moving > computing ? SpeedLimit::Bandwidth : unit,
                         EstimateBasis::Modelled,
                         Runs,
                         most * Lowest,
                         most * Highest};
}

} // namespace

const TrainingTask *TrainingRuns::task(const QString &id) const
{
    const auto found =
        std::find_if(tasks.begin(), tasks.end(), [&](const TrainingTask &task) { return task.id == id; });
    return found == tasks.end() ? nullptr : &*found;
}

SpeedModel::SpeedModel(const Catalogue &catalogue, const TrainingRuns &runs)
{
    for (const TrainingRun &run : runs.runs) {
        const TrainingTask *task = runs.task(run.task);
        const auto chip = catalogue.find<Chip>(run.gpu);
        const std::optional<Roofline> limit = task && chip ? roofline(*chip, task->work) : std::nullopt;
        if (limit && run.gpus > 0)
            m_reached.push_back({run, task->family, run.samplesPerSecond / (run.gpus * limit->perSecond)});
    }
}

std::vector<double> SpeedModel::sharesOf(const std::function<bool(const Reached &)> &counts) const
{
    std::vector<double> shares;
    for (const Reached &reached : m_reached) {
        if (counts(reached))
            shares.push_back(reached.share);
    }
    return shares;
}

std::optional<SpeedEstimate> SpeedModel::reached(const Roofline &limit, int gpus, EstimateBasis basis,
                                                 const std::function<bool(const Reached &)> &counts) const
{
    std::vector<double> shares = sharesOf(counts);
    const std::optional<double> share = medianOf(shares);
    if (!share)
        return std::nullopt;
    std::sort(shares.begin(), shares.end());
    const std::size_t outer = shares.size() / 20; // a twentieth on each side is left out
    const double all = limit.perSecond * gpus;
    return SpeedEstimate{all * *share,
                         *share,
                         limit.limit,
                         basis,
                         static_cast<int>(shares.size()),
                         all * shares[outer],
                         all * shares[shares.size() - 1 - outer]};
}

std::optional<SpeedEstimate> SpeedModel::ofTask(const Chip &chip, int gpus, const SampleWork &work,
                                                const QString &task) const
{
    const std::optional<Roofline> limit = roofline(chip, work);
    if (!limit || gpus < 1 || task.isEmpty())
        return std::nullopt;
    const auto same = [&](const Reached &one) { return one.run.gpu == chip.id && one.run.task == task; };
    const auto asMany = [&](const Reached &one) { return same(one) && one.run.gpus == gpus; };
    if (const auto measured = reached(*limit, gpus, EstimateBasis::Measured, asMany))
        return measured;
    return reached(*limit, gpus, EstimateBasis::Interpolated, same);
}

std::optional<SpeedEstimate> SpeedModel::training(const Chip &chip, int gpus, NetFamily family, const SampleWork &work,
                                                  const QString &task) const
{
    if (const auto told = ofTask(chip, gpus, work, task))
        return told;
    const std::optional<Roofline> limit = roofline(chip, work);
    if (!limit || gpus < 1)
        return std::nullopt;
    // Runs in 16 bits say nothing of the units for 32.
    if (family == NetFamily::Convolutional && !work.tensor)
        return convolutionIn32Bits(chip, gpus, work);
    const auto same = [&](const Reached &one) { return one.run.gpu == chip.id && one.family == family; };
    if (const auto interpolated = reached(*limit, gpus, EstimateBasis::Interpolated, same))
        return interpolated;
    return reached(*limit, gpus, EstimateBasis::Modelled, [&](const Reached &one) { return one.family == family; });
}

SpeedError SpeedModel::error(EstimateBasis basis, NetFamily family) const
{
    std::vector<double> errors;
    for (const Reached &left : m_reached) {
        if (left.family != family)
            continue;
        const std::optional<double> share = medianOf(sharesOf([&](const Reached &other) {
            const bool isSame = other.run.gpu == left.run.gpu;
            return other.family == family && (basis == EstimateBasis::Modelled ? !isSame : isSame && &other != &left);
        }));
        if (share)
            errors.push_back(std::abs(*share / left.share - 1));
    }
    if (errors.empty())
        return {};
    return {*medianOf(errors), *std::max_element(errors.begin(), errors.end()), static_cast<int>(errors.size())};
}

} // namespace rig
