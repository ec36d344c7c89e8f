// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::dataset_fits {

enum class Variant {
    TooSmall, ///< the drives hold less
    NoDrive   ///< there is no drive yet
};

inline constexpr CheckId<Variant> Id{"storage.dataset-fits"};

inline constexpr FactKey<Gigabytes> DatasetGb{"dataset_gb"};
inline constexpr FactKey<Gigabytes> CapacityGb{"capacity_gb"};

extern const Check check;

} // namespace rig::checks::dataset_fits
