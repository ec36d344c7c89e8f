// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QBrush>
#include <QPalette>
#include <QPen>

namespace rig::ui {

/// What the drawings have in common, so that one reads them all alike.

/// How much is left of what has no part in the finding that is chosen.
inline constexpr double DimmedOpacity = 0.22;

/// Whether a thing is drawn in full while the items `lit` are chosen; with none chosen, everything is.
[[nodiscard]] bool isLit(const std::vector<ItemId> &lit, ItemId item);

/// What collides or lies beyond a limit: lines one way over the fill, told apart without its colour.
[[nodiscard]] QBrush hatch(const QColor &colour);
/// The outline of what has no known size: dashed, with a question mark beside it.
[[nodiscard]] QPen unknownPen(const QPalette &palette);

/// From `a` to `b`: 0 is `a`, 1 is `b`.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double share);

} // namespace rig::ui
