// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::compute_capability {

enum class Variant {
    NoCudnn,     ///< no version of cuDNN
    LastCuda102, ///< no current cuDNN, the last CUDA is 10.2
    LastCuda118, ///< the same, the last CUDA is 11.8
    NoCurrentCuda
};

inline constexpr CheckId<Variant> Id{"graphics.compute-capability"};

inline constexpr FactKey<double> ComputeCapability{"compute_capability"};
inline constexpr FactKey<double> NeedComputeCapability{"need_compute_capability"};

extern const Check check;

} // namespace rig::checks::compute_capability
