// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/weighed_ratio.h"

#include "core/workload/prefill_speed.h"

#include <algorithm>
#include <cmath>

namespace rig {

std::optional<Bounds> weighedRatio(const Chip &gpu, const Chip &of)
{
    constexpr double OfBandwidth = 0.35;
    constexpr double OfRate = 0.5;
    constexpr double OfWatts = 0.2;
    const auto ratio = [](std::optional<double> one, std::optional<double> other) {
        return one && other && *one > 0 && *other > 0 && std::isfinite(*one / *other) ? std::optional(*one / *other)
                                                                                      : std::nullopt;
    };
    const auto valueOf = [](const auto &figure) {
        return figure ? std::optional<double>(figure->value()) : std::nullopt;
    };
    const auto bandwidth = ratio(valueOf(gpu.memoryBandwidth), valueOf(of.memoryBandwidth));
    if (!bandwidth || !gpu.tensorFp16Dense || !of.tensorFp16Dense)
        return std::nullopt;
    const auto rateOf = [](const Chip &chip) { return matrixRate(chip, true)->flops; };
    const auto training = ratio(rateOf(gpu), rateOf(of));
    const auto fastest = ratio(fastestMatrixRate(gpu), fastestMatrixRate(of));
    if (!training || !fastest)
        return std::nullopt;
    const double others =
        std::pow(*bandwidth, OfBandwidth) * std::pow(ratio(valueOf(gpu.tdp), valueOf(of.tdp)).value_or(1), OfWatts);
    const double one = others * std::pow(*training, OfRate);
    const double other = others * std::pow(*fastest, OfRate);
    return Bounds{std::min(one, other), std::max(one, other)};
}

} // namespace rig
