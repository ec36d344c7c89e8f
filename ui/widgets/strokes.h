// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QBrush>
#include <QPalette>
#include <QPen>

namespace rig::ui {

/// What the drawings have in common, so that one reads them all alike.

/// Whether the finding that is open is about this item.
[[nodiscard]] bool isLit(const std::vector<ItemId> &lit, ItemId item);
[[nodiscard]] bool isAnyLit(const std::vector<ItemId> &lit, const std::vector<ItemId> &items);
/// The soft ground under what the open finding is about, and the outline of 2 pixels around it. All else stays as it
/// is.
[[nodiscard]] QColor litGround(const QPalette &palette);
[[nodiscard]] QPen litPen(const QPalette &palette);

/// What collides or lies beyond a limit: lines one way over the fill, told apart without its colour.
[[nodiscard]] QBrush hatch(const QColor &colour);
/// The outline of what has no known size: dashed, with a question mark beside it.
[[nodiscard]] QPen unknownPen(const QPalette &palette);

/// From `a` to `b`: 0 is `a`, 1 is `b`.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double share);

} // namespace rig::ui
