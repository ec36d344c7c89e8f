// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/processor_order.h"

#include <algorithm>

namespace rig {

namespace {

/// "When we have 4–8 GPUs": Dive into Deep Learning, Selecting Servers and GPUs.
constexpr int ManyGpus = 4;

} // namespace

std::optional<ProcessorOrder> processorOrderFor(int gpus, bool processorBound)
{
    if (processorBound)
        return ProcessorOrder::CoresTimesClock;
    return gpus >= ManyGpus ? std::optional(ProcessorOrder::Clock) : std::nullopt;
}

std::optional<double> clockOf(const Processor &processor)
{
    if (processor.boostClock)
        return processor.boostClock->value();
    return processor.baseClock ? std::optional(processor.baseClock->value()) : std::nullopt;
}

std::optional<double> coresTimesClock(const Processor &processor)
{
    const std::optional<double> clock = clockOf(processor);
    return clock && processor.cores ? std::optional(*clock * *processor.cores) : std::nullopt;
}

std::vector<std::shared_ptr<const Processor>> inOrder(std::vector<std::shared_ptr<const Processor>> processors,
                                                      ProcessorOrder order)
{
    const auto key = [&](const Processor &one) {
        const std::optional<double> clock = clockOf(one);
        const std::optional<double> sum = coresTimesClock(one);
        return order == ProcessorOrder::Clock ? std::pair(clock, sum) : std::pair(sum, clock);
    };
    std::stable_sort(processors.begin(), processors.end(), [&](const auto &a, const auto &b) {
        const auto ofA = key(*a);
        const auto ofB = key(*b);
        if (!ofA.first || !ofB.first)
            return ofA.first.has_value() && !ofB.first;
        return ofA > ofB;
    });
    return processors;
}

} // namespace rig
