// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace rig::ui {

/// Whether the palette is one of a dark scheme.
[[nodiscard]] bool isDark(const QPalette &palette);

} // namespace rig::ui
