// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::connector_rating {

inline constexpr CheckId<> Id{"power.connector-rating"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> RatingW{"rating_w"};

extern const Check check;

} // namespace rig::checks::connector_rating
