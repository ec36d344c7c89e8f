// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/speed.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// nullopt of nothing.
std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
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

std::optional<SpeedEstimate> SpeedModel::training(const Chip &chip, int gpus, NetFamily family, const SampleWork &work,
                                                  const QString &task) const
{
    const std::optional<Roofline> limit = roofline(chip, work);
    if (!limit || gpus < 1)
        return std::nullopt;
    const auto same = [&](const Reached &reached) { return reached.run.gpu == chip.id && reached.family == family; };
    const auto sameTask = [&](const Reached &reached) { return same(reached) && reached.run.task == task; };
    struct Attempt
    {
        EstimateBasis basis;
        std::function<bool(const Reached &)> counts;
    };
    const Attempt attempts[] = {
        {EstimateBasis::Measured,
         [&](const Reached &reached) { return sameTask(reached) && reached.run.gpus == gpus; }},
        {EstimateBasis::Interpolated, sameTask},
        {EstimateBasis::Interpolated, same},
        {EstimateBasis::Modelled, [&](const Reached &reached) { return reached.family == family; }},
    };
    for (const Attempt &attempt : attempts) {
        const std::vector<double> shares = sharesOf(attempt.counts);
        if (const std::optional<double> share = medianOf(shares))
            return SpeedEstimate{limit->perSecond * *share * gpus, *share, limit->limit, attempt.basis,
                                 static_cast<int>(shares.size())};
    }
    return std::nullopt;
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
