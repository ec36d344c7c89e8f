// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace rig::bench {

/// How often one call asks for memory by `new`. Qt's own containers allocate by malloc and are not counted.
[[nodiscard]] std::size_t allocationsOf(const std::function<void()> &call);

} // namespace rig::bench
