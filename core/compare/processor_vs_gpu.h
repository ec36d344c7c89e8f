// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/compare/knowledge.h"

namespace rig {

/// Which peak of a GPU is meant: the vendor's, at its boost clock, or that at its base clock (two operations a core and
/// clock), as the table of the source reckons it.
enum class PeakClock { Boost, Base };

/// FP32 peak in GFLOPS; nullopt where it, or the cores or the clock, are not known.
[[nodiscard]] std::optional<double> peakGigaflops(const Chip &gpu, PeakClock clock);
[[nodiscard]] std::optional<double> peakGigaflops(const Processor &processor);

/// What computing power a dollar buys.
struct PeakForMoney
{
    std::optional<double> gigaflops;
    std::optional<double> dollars;
    std::optional<double> perDollar; ///< GFLOPS for a dollar; nullopt where either is not known or the price is 0
};

[[nodiscard]] PeakForMoney peakForMoney(std::optional<double> gigaflops, std::optional<double> dollars);

/// A processor beside a GPU: peaks, which are theoretical, and what sources say of both.
struct ProcessorVersusGpu
{
    PeakForMoney processor;
    PeakForMoney gpu;
    std::optional<double> moreForMoney;  ///< the GPU's GFLOPS for a dollar, relative to the processor's
    std::optional<double> morePeak;      ///< the GPU's peak, relative to the processor's
    std::vector<const Statement *> said; ///< of shippedComparisons()
};

/// Prices in US dollars; nullopt: not known.
[[nodiscard]] ProcessorVersusGpu processorVersusGpu(const Processor &processor, std::optional<double> processorDollars,
                                                    const Chip &gpu, std::optional<double> gpuDollars,
                                                    PeakClock clock = PeakClock::Boost);

} // namespace rig
