// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/framework_support.h"

#include "core/checks/accelerator_support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

constexpr double CudnnFrom = 3.0;
constexpr double CurrentFrom = 7.5;
const QDate DocumentOfFrameworks(2019, 12, 31);

Support onNvidia(const Chip &chip, Framework framework)
{
    bool isNumber = false;
    const double capability = chip.computeCapability.valueOr({}).toDouble(&isNumber);
    if (!isNumber)
        return Support::NotKnown;
    if (capability < CudnnFrom)
        return Support::No;
    if (framework == Framework::MxNet || framework == Framework::Caffe)
        return chip.launchDate && *chip.launchDate <= DocumentOfFrameworks ? Support::OldVersions : Support::NotKnown;
    return capability < CurrentFrom ? Support::OldVersions : Support::Yes;
}

/// Radeons of which AMD's data of ROCm 10.1 name the target: all of RDNA 4, and gfx1100 and gfx1101 of RDNA 3.
bool inRocm10(const Chip &chip)
{
    const QString target = chip.gfxTarget.valueOr({});
    return chip.architecture.valueOr({}) == "RDNA 4"_L1 || target == "gfx1100"_L1 || target == "gfx1101"_L1;
}

Support onAmd(const Chip &chip, checks::accelerator_support::Support listed, Framework framework)
{
    if (framework != Framework::PyTorch && framework != Framework::TensorFlow && framework != Framework::Jax)
        return Support::NotKnown;
    if (inRocm10(chip))
        return Support::Yes;
    // Of RDNA 2 only professional cards are left in it.
    if (chip.architecture.valueOr({}) == "RDNA 2"_L1)
        return Support::Untested;
    if (listed == checks::accelerator_support::Support::AmdListed)
        return Support::Yes;
    return listed == checks::accelerator_support::Support::AmdUnlisted ? Support::Untested : Support::NotKnown;
}

Support ofOne(const Chip &chip, Framework framework)
{
    if (chip.vendor == "NVIDIA"_L1)
        return onNvidia(chip, framework);
    const std::optional<checks::accelerator_support::Support> listed = checks::accelerator_support::supportOf(chip);
    if (!listed)
        return Support::NotKnown;
    switch (*listed) {
    case checks::accelerator_support::Support::XeonPhi:
        return Support::No;
    case checks::accelerator_support::Support::IntelListed:
        return framework == Framework::PyTorch ? Support::Yes : Support::NotKnown;
    case checks::accelerator_support::Support::Intel:
        return Support::NotKnown;
    case checks::accelerator_support::Support::AmdListed:
    case checks::accelerator_support::Support::AmdUnlisted:
    case checks::accelerator_support::Support::Amd:
        return onAmd(chip, *listed, framework);
    }
    return Support::NotKnown;
}

} // namespace

Support supportOf(const Chip &chip, Framework framework)
{
    if (framework != Framework::Any)
        return ofOne(chip, framework);
    Support best = Support::NotKnown;
    for (const Framework each : AllFrameworks)
        best = each == Framework::Any ? best : std::min(best, ofOne(chip, each));
    return best;
}

} // namespace rig::advice
