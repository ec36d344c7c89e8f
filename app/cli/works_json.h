// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/works_on_machine.h"

#include <QJsonArray>
#include <QJsonObject>

namespace rig::cli {

/// "measured", "interpolated", "modelled", "at-most"
[[nodiscard]] QString basisKey(EstimateBasis basis);
/// "fits", "fits-just", "may-not-fit", "too-small", "unknown"
[[nodiscard]] QString fitKey(MemoryFit fit);
/// {per_second, low_per_second, high_per_second, basis, runs, limit}; null: not known
[[nodiscard]] QJsonValue speedAsJson(const std::optional<SpeedEstimate> &speed);
/// "tokens", "images"; null: nothing is counted
[[nodiscard]] QJsonValue unitAsJson(SampleUnit unit);
/// The works of a machine: keys as in docs/console.md.
[[nodiscard]] QJsonArray worksAsJson(const WorksOnMachine &works);
/// The same for reading; empty where there are none.
[[nodiscard]] QByteArray worksAsText(const WorksOnMachine &works);

} // namespace rig::cli
