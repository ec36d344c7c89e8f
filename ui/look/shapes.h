// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/names/vendors.h"
#include "ui/look/roles.h"

#include <QPainterPath>

namespace rig::ui {

/// The shapes by which series and vendors are told apart without colour.
enum class Marker {
    Circle,
    Square,
    Triangle,
    Diamond,
    Star,
    Cross,
    TriangleDown,
    XCross,
    TriangleLeft,
    TriangleRight,
    HollowCircle,
    HollowSquare,
    HollowTriangle
};
inline constexpr int MarkerCount = 13;

/// The shape around the origin, `size` wide; hollow shapes have a hole in it.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);

/// NVIDIA's disc, AMD's square, Intel's diamond; others a cross, Google a triangle that points down, Amazon a star.
struct VendorLook
{
    Marker shape;
    Role colour;
};
[[nodiscard]] VendorLook lookOf(ChipVendor vendor);

} // namespace rig::ui
