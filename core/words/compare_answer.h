// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::words {

/// Who of GPUs that are set side by side leads in memory, bandwidth and speed: "RTX 3090 leads in memory, RTX 4080 in
/// tensor FP16 and FP32". How many there are where nothing of it is known of two of them.
[[nodiscard]] QString compareSentence(const std::vector<std::shared_ptr<const Chip>> &chips);

} // namespace rig::words
