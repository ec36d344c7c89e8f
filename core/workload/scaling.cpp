// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scaling.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

Bounds productOf(const Bounds &one, const Bounds &other)
{
    const double middle = std::sqrt(one.low * one.high * other.low * other.high);
    const double width = std::exp(std::hypot(std::log(one.high / one.low), std::log(other.high / other.low)) / 2);
    return {middle / width, middle * width};
}

namespace {

/// Words of this file.
struct ScalingWords
{
    Q_DECLARE_TR_FUNCTIONS(ScalingWords)
};

constexpr double WayBackOfStep = 2.0 / 3; ///< two of the three multiplications

} // namespace

QString netFamilyName(NetFamily family)
{
    switch (family) {
    case NetFamily::Convolutional:
        return ScalingWords::tr("convolutional net");
    case NetFamily::Recurrent:
        return ScalingWords::tr("recurrent net");
    case NetFamily::Dense:
        return ScalingWords::tr("dense net");
    case NetFamily::Transformer:
        return ScalingWords::tr("transformer");
    case NetFamily::Diffusion:
        break;
    }
    return ScalingWords::tr("diffusion model");
}

std::optional<Bounds> dataParallelSpeedup(const DataParallelStep &step)
{
    if (step.cards < 1 || !(step.seconds > 0) || !(step.linkGbS > 0) || step.gradients < 0)
        return std::nullopt;
    const double exchange = 2.0 * (step.cards - 1) / step.cards * step.gradients / (step.linkGbS * Giga);
    const double hidden = std::max(0.0, exchange - WayBackOfStep * step.seconds);
    return Bounds{step.cards * step.seconds / (step.seconds + exchange),
                  step.cards * step.seconds / (step.seconds + hidden)};
}

std::optional<Bounds> statedSpeedup(int cards, Software software)
{
    if (cards != 4)
        return std::nullopt;
    return software == Software::Framework ? Bounds{2.5, 3.0} : Bounds{3.6, 3.8};
}

Spreads spreadsByData(NetFamily family)
{
    switch (family) {
    case NetFamily::Convolutional:
    case NetFamily::Recurrent:
        return Spreads::Well;
    case NetFamily::Dense:
    case NetFamily::Transformer:
        return Spreads::Poorly;
    case NetFamily::Diffusion:
        break;
    }
    return Spreads::NotSaid;
}

std::optional<ScalingFound> measuredSpeedup(const MeasuredScalings &scalings, const QString &gpu, int gpus,
                                            NetFamily family)
{
    for (const bool sameGpu : {true, false}) {
        std::vector<double> times;
        ScalingFound found;
        found.sameGpu = sameGpu;
        for (const MeasuredScaling &one : scalings.cases) {
            if (one.gpus != gpus || one.family != family || (sameGpu && one.gpu != gpu))
                continue;
            times.push_back(one.ofOne);
            if (std::find(found.sources.begin(), found.sources.end(), one.source) == found.sources.end())
                found.sources.push_back(one.source);
        }
        if (times.empty())
            continue;
        std::sort(times.begin(), times.end());
        found.cases = static_cast<int>(times.size());
        found.median = (times[times.size() / 2] + times[(times.size() - 1) / 2]) / 2;
        found.low = times.front();
        found.high = times.back();
        return found;
    }
    return std::nullopt;
}

double runsInTheTimeOfOne(int cards, double speedup, Aim aim) { return aim == Aim::ManyRuns ? cards : speedup; }

} // namespace rig
