// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// What the width of a device's link means for the work: what the checks pcie.connector-dark and pcie.lane-downgrade
/// say of it, and what stands beside it wherever it is shown. Nothing where no lane is lost.
[[nodiscard]] std::optional<Severity> linkVerdict(const Link &link, const Device &device, Work work);

} // namespace rig::checks
