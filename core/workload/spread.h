// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/workload.h"

namespace rig {

/// The work on several cards that hold it together: generating with some of the layers on each, training with weights,
/// gradients and the optimiser's part shared out (ZeRO 3). nullopt: it cannot be spread so, or is spread already.
[[nodiscard]] std::optional<Workload> spreadOver(int cards, const Workload &work);

} // namespace rig
