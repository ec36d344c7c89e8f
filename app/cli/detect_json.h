// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

#include <QJsonObject>

namespace rig::cli {

/// The JSON of `detect`: keys as in docs/console.md. `build` is added by the command.
[[nodiscard]] QJsonObject detectedAsJson(const reality::Detected &detected);

} // namespace rig::cli
