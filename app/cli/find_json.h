// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

namespace rig::cli {

/// The JSON document of `find`: keys as in docs/console.md. `seconds`: how long the search took.
[[nodiscard]] QByteArray findAsJson(const finder::Answer &answer, double seconds, const Catalogue &catalogue);

} // namespace rig::cli
