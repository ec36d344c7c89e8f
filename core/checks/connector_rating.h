// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::connector_rating {

enum class Variant {
    Over,       ///< more than connectors and slot are rated for
    NearSixteen ///< one plug of 16 pins carries nearly all that it is rated for
};

inline constexpr CheckId<Variant> Id{"power.connector-rating"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> RatingW{"rating_w"};

extern const Check check;

} // namespace rig::checks::connector_rating
