// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::supply_form {

enum class Variant {
    NoPlace,    ///< does not fit
    WithBracket ///< fits with a bracket
};

inline constexpr CheckId<Variant> Id{"fit.supply-form"};

extern const Check check;

} // namespace rig::checks::supply_form
