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

Support onAmd(checks::accelerator_support::Support listed, Framework framework)
{
    if (framework != Framework::PyTorch && framework != Framework::TensorFlow && framework != Framework::Jax)
        return Support::NotKnown;
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
        return onAmd(*listed, framework);
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
