// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::compute_capability {

enum class Variant {
    NoCudnn,        ///< no version of cuDNN
    NoCurrentCudnn, ///< nor a package of today's PyTorch; a toolkit ended with it
    NoCurrentCuda   ///< packages for older cards still run on it
};

inline constexpr CheckId<Variant> Id{"graphics.compute-capability"};

inline constexpr FactKey<double> ComputeCapability{"compute_capability"};
inline constexpr FactKey<double> NeedComputeCapability{"need_compute_capability"};
/// Where the table knows it: the last toolkit for the card.
inline constexpr FactKey<double> LastCuda{"last_cuda"};
/// The lowest that any package of the newest PyTorch runs on, the CUDA of that package, and that PyTorch.
inline constexpr FactKey<double> OldestOfToday{"oldest_of_today"};

extern const Check check;

} // namespace rig::checks::compute_capability
