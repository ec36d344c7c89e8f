// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

namespace rig::ui::style {

/// How far the words of a cell move towards the mark before them, in pixels: Qt keeps the cell's `margin` on both sides
/// of each. 0 where no mark stands before them.
[[nodiscard]] int shiftToMark(const QStyleOptionViewItem &cell, int margin);

} // namespace rig::ui::style
