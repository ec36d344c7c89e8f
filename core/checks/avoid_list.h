// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig::checks {

/// What the dated lists advise against; the variants of graphics.avoid-list. The first four stand in a GPU guide of
/// about 2018, the others in T. Dettmers's list of 2019-04-03.
enum class Avoided {
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

} // namespace rig::checks
