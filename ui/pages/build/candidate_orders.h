// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <optional>
#include <span>

namespace rig::ui {

/// What a part does to the machine, before its value counts.
enum class Judged {
    Not,
    Fit,            ///< what is shown to fit, then what is open
    FitAndCautions, ///< and the fewer cautions the better: what one buys to carry the rest
    Advice,         ///< as advice::cardStandings() has it, then what is shown to fit
};

/// By what the parts of a kind can be sorted.
struct CandidateOrder
{
    const char *id; ///< stable: "best", "price", "fp32-per-money"
    bool highestFirst;
    std::optional<double> (*value)(const Part &, const Catalogue &); ///< in the unit of orderUnit(); nullopt: not known
    Judged judged = Judged::Not;
};

/// The best for this machine first, of equal ones by what the kind is bought for, of cards by what one who knows would
/// name first; then price; then, by kind:
/// performance per money and per watt of cards, cores per money, watts per money, … Money is US dollars at the
/// catalogue's rates.
[[nodiscard]] std::span<const CandidateOrder> ordersOf(Kind kind);

/// "By FP32 per money"
[[nodiscard]] QString orderName(const CandidateOrder &order);
/// "12.4 GFLOPS/$"; empty for the price, which stands in every row, for the best, and where the value is not known.
[[nodiscard]] QString orderText(const CandidateOrder &order, std::optional<double> value);

} // namespace rig::ui
