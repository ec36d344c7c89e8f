// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace rig::bench {

/// The middle one; 0 for none.
[[nodiscard]] double median(std::vector<double> values);

/// Median time of one call in microseconds, over `rounds` rounds of `calls` calls; one round goes before, unmeasured.
[[nodiscard]] double medianMicroseconds(int rounds, int calls, const std::function<void()> &call);

} // namespace rig::bench
