// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::processor_overspend {

inline constexpr CheckId<> Id{"money.processor-overspend"};

inline constexpr FactKey<double> ProcessorPrice{"processor_price"};
inline constexpr FactKey<double> CardsPrice{"cards_price"};

extern const Check check;

} // namespace rig::checks::processor_overspend
