// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speeds/speed_estimate.h"

#include "core/catalogue/fields.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

const auto Bandwidth = u"memory_bandwidth_gb_s"_s;
const auto Tensor = u"tensor_fp16_dense_tflops"_s;
const auto Fp32 = u"fp32_tflops"_s;

/// Dive into Deep Learning, Selecting Servers and GPUs.
constexpr double MostTensorGain = 5;

SpeedRelation divided(SpeedBasis basis, std::optional<double> times, const QString &figure)
{
    return times ? SpeedRelation{basis, times, {}, figure} : SpeedRelation();
}

SpeedRelation modelled(const Bounds &ratio, const QString &figure)
{
    const Bounds between{AtOtherWorks.low * ratio.low, AtOtherWorks.high * ratio.high};
    return {SpeedBasis::Modelled, std::sqrt(ratio.low * ratio.high), {}, figure, between};
}

/// As ten times major plus minor; nullopt where it is not NVIDIA's, or not known.
std::optional<int> capability(const Chip &chip)
{
    if (chip.vendor != "NVIDIA"_L1 || !chip.computeCapability)
        return std::nullopt;
    bool isNumber = false;
    const double number = chip.computeCapability->toDouble(&isNumber);
    return isNumber ? std::optional(static_cast<int>(std::lround(number * 10))) : std::nullopt;
}

bool isOldAmd(const Chip &chip)
{
    static const QStringList without{u"GCN"_s, u"Polaris"_s, u"Vega"_s, u"RDNA 1"_s, u"RDNA 2"_s};
    return chip.vendor == "AMD"_L1 && chip.architecture && without.contains(*chip.architecture);
}

} // namespace

std::optional<double> figureRatio(const Chip &gpu, const Chip &of, QStringView key)
{
    const Field *field = findField(Kind::Gpu, key);
    const std::optional<double> one = field ? field->get(gpu).number() : std::nullopt;
    const std::optional<double> other = field ? field->get(of).number() : std::nullopt;
    if (!one || !other || !(*one > 0) || !(*other > 0) || !std::isfinite(*one / *other))
        return std::nullopt;
    return *one / *other;
}

std::optional<bool> sameArchitecture(const Chip &a, const Chip &b)
{
    if (!a.architecture || !b.architecture)
        return std::nullopt;
    return a.vendor == b.vendor && *a.architecture == *b.architecture;
}

SpeedRelation speedOf(const Chip &gpu, const Chip &of, const Equivalence &equivalence, std::optional<Net> net)
{
    SpeedRelation said = equivalence.relation(gpu.id, of.id, net);
    if (said.times && said.basis != SpeedBasis::Chained)
        return said;
    if (const auto weighed = weighedRatio(gpu, of))
        return modelled(*weighed, {});
    if (said.times)
        return said;
    if (sameArchitecture(gpu, of).value_or(false)) {
        if (const auto times = figureRatio(gpu, of, Bandwidth))
            return modelled({*times, *times}, Bandwidth);
    }
    if (gpu.tensorFp16Dense && of.tensorFp16Dense)
        return divided(SpeedBasis::Theoretical, figureRatio(gpu, of, Tensor), Tensor);
    return divided(SpeedBasis::Theoretical, figureRatio(gpu, of, Fp32), Fp32);
}

std::optional<bool> hasTensorCores(const Chip &chip)
{
    // Units of other makers for matrices have other names, and what is said of Tensor Cores was not said of them.
    if (chip.tensorFp16Dense && chip.vendor == "NVIDIA"_L1)
        return chip.tensorFp16Dense->value() > 0;
    if (isOldAmd(chip))
        return false;
    const std::optional<int> version = capability(chip);
    if (!version)
        return std::nullopt;
    return *version >= 70 && !chip.series.valueOr({}).startsWith("GeForce GTX 16"_L1) &&
           !chip.name.contains("GTX 16"_L1);
}

std::optional<bool> hasSixteenBit(const Chip &chip)
{
    if (chip.fp16 && chip.fp32)
        return *chip.fp16 >= *chip.fp32;
    if (hasTensorCores(chip).value_or(false))
        return true;
    const std::optional<int> version = capability(chip);
    if (!version)
        return std::nullopt;
    return *version == 53 || *version == 60 || *version == 62 || *version >= 70;
}

std::optional<double> tensorGain(const Chip &chip)
{
    const std::optional<bool> has = hasTensorCores(chip);
    return has ? std::optional(*has ? MostTensorGain : 1.0) : std::nullopt;
}

} // namespace rig
