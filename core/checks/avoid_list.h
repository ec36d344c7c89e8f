// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::avoid_list {

/// What the dated lists advise against. The first four stand in a GPU guide of about 2018, the others in T. Dettmers's
/// list of 2019-04-03.
enum class Variant {
    GuideTitanXp,
    GuideTitanXPascal,
    GuideGtx1060With3,
    GuideGtx970,
    ListTesla,
    ListQuadro,
    ListFoundersEdition,
    ListTitanRtx,
    ListTitanV,
    ListTitanXp
};

inline constexpr CheckId<Variant> Id{"graphics.avoid-list"};

inline constexpr FactKey<int> LaunchYear{"launch_year"}; ///< only where it is known

extern const Check check;

} // namespace rig::checks::avoid_list
