// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/processor_vs_gpu.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr std::array Said{u"gpu-speed-over-processor", u"gpu-price-of-processor", u"gpu-order-of-magnitude"};

std::optional<double> ratio(std::optional<double> a, std::optional<double> b)
{
    if (!a || !b || !(*b > 0) || !std::isfinite(*a / *b))
        return std::nullopt;
    return *a / *b;
}

} // namespace

std::optional<double> peakGigaflops(const Chip &gpu, PeakClock clock)
{
    if (clock == PeakClock::Boost)
        return gpu.fp32 ? std::optional(gpu.fp32->value() * 1000) : std::nullopt;
    if (!gpu.cores || !gpu.baseClock)
        return std::nullopt;
    return 2 * *gpu.cores * gpu.baseClock->value() / 1000;
}

std::optional<double> peakGigaflops(const Processor &processor)
{
    return processor.fp32 ? std::optional(processor.fp32->value() * 1000) : std::nullopt;
}

PeakForMoney peakForMoney(std::optional<double> gigaflops, std::optional<double> dollars)
{
    return {gigaflops, dollars, ratio(gigaflops, dollars)};
}

ProcessorVersusGpu processorVersusGpu(const Processor &processor, std::optional<double> processorDollars,
                                      const Chip &gpu, std::optional<double> gpuDollars, PeakClock clock)
{
    ProcessorVersusGpu both;
    both.processor = peakForMoney(peakGigaflops(processor), processorDollars);
    both.gpu = peakForMoney(peakGigaflops(gpu, clock), gpuDollars);
    both.moreForMoney = ratio(both.gpu.perDollar, both.processor.perDollar);
    both.morePeak = ratio(both.gpu.gigaflops, both.processor.gigaflops);
    for (const char16_t *id : Said) {
        if (const Statement *statement = shippedComparisons().statement(id))
            both.said.push_back(statement);
    }
    return both;
}

} // namespace rig
