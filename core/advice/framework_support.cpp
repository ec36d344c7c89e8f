// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/framework_support.h"

#include "core/checks/accelerator_support.h"
#include "core/guide/card_software.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

using State = guide::CardSoftware::State;

const QDate DocumentOfFrameworks(2019, 12, 31);

/// By the table: what is installed today runs, or older packages and versions do, or nothing does.
Support onNvidia(const Chip &chip, Framework framework)
{
    const guide::Compatibility &table = guide::shippedCompatibility();
    const State state = guide::stateFor(chip, table);
    if (state == State::NotKnown)
        return Support::NotKnown;
    if (state == State::None)
        return Support::No;
    if (framework == Framework::MxNet || framework == Framework::Caffe)
        return chip.launchDate && *chip.launchDate <= DocumentOfFrameworks ? Support::OldVersions : Support::NotKnown;
    if (state == State::OldVersions)
        return Support::OldVersions;
    return framework == Framework::TensorFlow && guide::isNewerThan(table.tensorflow, chip, table) ? Support::Untested
                                                                                                   : Support::Yes;
}

/// PyTorch, TensorFlow and JAX where AMD's newest matrix that was read names the model or its target.
Support onAmd(const Chip &chip, Framework framework)
{
    if (framework != Framework::PyTorch && framework != Framework::TensorFlow && framework != Framework::Jax)
        return Support::NotKnown;
    switch (guide::stateFor(chip, guide::shippedCompatibility())) {
    case State::Current:
        return Support::Yes;
    case State::NotListed:
        return Support::Untested;
    case State::OldVersions:
    case State::None:
    case State::NotKnown:
        break;
    }
    return Support::NotKnown;
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
        return onAmd(chip, framework);
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
