// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::input_derating {

enum class Variant {
    StillEnough, ///< the draws fit all the same
    TooLittle,   ///< they do not
    OneTooLittle ///< what hangs on this one of several supplies does not
};

inline constexpr CheckId<Variant> Id{"power.input-derating"};

inline constexpr FactKey<Watts> LowLineW{"low_line_w"};
inline constexpr FactKey<Watts> RatedW{"watts"};
inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Volts> Mains{"volts"};

extern const Check check;

} // namespace rig::checks::input_derating
