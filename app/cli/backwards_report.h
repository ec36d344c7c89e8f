// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/backwards.h"

#include <QJsonValue>

namespace rig::cli {

/// What a memory holds at the most of a work: {`batch`, `context`} {`surely`, `perhaps`} and the id of the largest
/// `model`; each null where it does not apply. Null where the memory is not known.
[[nodiscard]] QJsonValue greatestAsJson(const Workload &work, const std::optional<UsableMemory> &memory,
                                        const ModelLibrary &library);
/// The same in lines, each ended; empty where there is nothing to say.
[[nodiscard]] QByteArray greatestAsText(const Workload &work, const std::optional<UsableMemory> &memory,
                                        const ModelLibrary &library);

} // namespace rig::cli
