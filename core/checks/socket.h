// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::socket {

enum class Variant {
    OtherSocket,
    TooManyProcessors ///< more processors than the board has sockets
};

inline constexpr CheckId<Variant> Id{"platform.socket"};

inline constexpr FactKey<int> Processors{"processors"}; ///< this and the next: of TooManyProcessors
inline constexpr FactKey<int> Sockets{"sockets"};

extern const Check check;

} // namespace rig::checks::socket
