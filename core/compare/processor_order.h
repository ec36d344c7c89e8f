// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// What counts first in a processor that feeds GPUs.
enum class ProcessorOrder {
    Clock,          ///< of one thread: Python feeds four to eight GPUs from one (Dive into Deep Learning)
    CoresTimesClock ///< the sum over all cores: for work on the processor itself, such as preparing data
};

/// From four GPUs on the clock, unless the work is bound by the processor itself; below, the source names no order and
/// neither do we, unless it is.
[[nodiscard]] std::optional<ProcessorOrder> processorOrderFor(int gpus, bool processorBound);

/// The clock that counts in GHz: the boost clock, else the base clock; nullopt where neither is known.
[[nodiscard]] std::optional<double> clockOf(const Processor &processor);
/// Cores times that clock, in GHz; nullopt where either is not known.
[[nodiscard]] std::optional<double> coresTimesClock(const Processor &processor);

/// The best first; equals by the other measure. Those with an unknown figure come last, in the order given.
[[nodiscard]] std::vector<std::shared_ptr<const Processor>>
inOrder(std::vector<std::shared_ptr<const Processor>> processors, ProcessorOrder order);

} // namespace rig
