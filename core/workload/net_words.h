// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/model_library.h"
#include "core/workload/workload.h"

namespace rig {

/// What a convolutional net holds layer by layer, whether its reducers lose too much, and beside it what the document
/// that it is taken from prints of it. `need` is that of the workload.
[[nodiscard]] QStringList netSentences(const Workload &workload, const WorkloadNeed &need, const ModelLibrary &library);
/// "Tim Dettmers (2016-06-25): a small GPU does as well; …" Empty where the work is of no document, or that says no
/// more.
[[nodiscard]] QString sourceNote(const Workload &workload, const ModelLibrary &library);
/// Of what the gibibytes of reductions() are: what the GPU must hold is more.
[[nodiscard]] QString reductionsNote();
/// Why smaller batches stand last.
[[nodiscard]] QString lastResortText();

} // namespace rig
