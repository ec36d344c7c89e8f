// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

#include <QJsonArray>
#include <QJsonObject>

namespace rig::cli {

/// The JSON of `detect`: keys as in docs/console.md. `build` is added by the command.
[[nodiscard]] QJsonObject detectedAsJson(const reality::Detected &detected);

/// `machines[]`: those of which the texts speak.
[[nodiscard]] QJsonArray machinesAsJson(const std::vector<reality::Detected> &machines);

} // namespace rig::cli
