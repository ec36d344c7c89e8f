// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::board_format {

inline constexpr CheckId<> Id{"fit.board-format"};

extern const Check check;

} // namespace rig::checks::board_format
