// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/net_words.h"

#include <QJsonArray>

namespace rig::cli {

/// What each reducer alone would make of a convolutional net; empty of other work.
[[nodiscard]] QJsonArray reductionsAsJson(const Workload &workload);
/// The same in lines, with what the net holds layer by layer, and what the document of the work says of it.
[[nodiscard]] QByteArray netAsText(const Workload &workload, const WorkloadNeed &need, const ModelLibrary &library);

} // namespace rig::cli
