// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace rig::ui {

/// Whether a system asks for high contrast: its palette has black and white alone, for fields and windows alike, which
/// no ordinary theme does.
[[nodiscard]] bool isHighContrast(const QPalette &palette);
/// Black on white, or white on black: what is faint elsewhere stands out as text does. colourOf() knows it again.
[[nodiscard]] QPalette highContrastPalette(bool dark);

} // namespace rig::ui
