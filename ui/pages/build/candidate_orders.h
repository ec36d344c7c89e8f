// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <optional>
#include <span>

namespace rig::ui {

/// By what the parts of a kind can be sorted, besides their names.
struct CandidateOrder
{
    const char *id; ///< stable: "price", "fp32-per-money"
    bool highestFirst;
    std::optional<double> (*value)(const Part &, const Catalogue &); ///< in the unit of orderUnit(); nullopt: not known
};

/// Price first; then, by kind: performance per money and per watt of cards, cores per money, watts per money, …
/// Money is US dollars at the catalogue's rates.
[[nodiscard]] std::span<const CandidateOrder> ordersOf(Kind kind);

/// "By FP32 per money"
[[nodiscard]] QString orderName(const CandidateOrder &order);
/// "12.4 GFLOPS/$"; empty for the price, which stands in every row, and where the value is not known.
[[nodiscard]] QString orderText(const CandidateOrder &order, std::optional<double> value);

} // namespace rig::ui
