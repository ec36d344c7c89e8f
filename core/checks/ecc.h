// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::ecc {

enum class Variant {
    Registered,       ///< registered memory on a board for unbuffered
    Unbuffered,       ///< the other way round
    Unused,           ///< ECC of no use
    ManyCardsWithout, ///< many cards without ECC
    AskedForMissing,  ///< the work asks for it, and the memory has none
    AskedForUnused    ///< the work asks for it, and the processor does not use it
};

inline constexpr CheckId<Variant> Id{"platform.ecc"};

inline constexpr FactKey<int> Cards{"cards"}; ///< of ManyCardsWithout

extern const Check check;

} // namespace rig::checks::ecc
