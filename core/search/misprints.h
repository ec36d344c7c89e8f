// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace rig {

/// The word of `vocabulary` that `typed` is most likely a misprint of; empty when none is near. One slip is forgiven in
/// three to six letters, two in more; two letters that changed places count as one.
[[nodiscard]] std::string nearestWord(const std::string &typed, const std::vector<std::string> &vocabulary);

} // namespace rig
