// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/fields.h"

#include <functional>
#include <vector>

namespace rig::ui {

/// 0 … rows - 1.
[[nodiscard]] std::vector<int> unordered(int rows);

/// The rows by their values, those with unknown ones last in both directions; names by the numbers in them ("RTX 980"
/// before "RTX 1080"). Rows of different groups are not compared by value: the groups stand one after the other.
[[nodiscard]] std::vector<int> ordered(int rows, Qt::SortOrder order, const std::function<Value(int)> &valueAt,
                                       const std::function<QString(int)> &groupAt);

} // namespace rig::ui
