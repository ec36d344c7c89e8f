// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <QString>

namespace rig::ui {

/// Texts of the case section whose width is asked for before they are placed.

[[nodiscard]] QString guessText();                         ///< "place not known"
[[nodiscard]] QString gapText(Millimetres gap);            ///< "21 mm of air"
[[nodiscard]] QString coolerLimitText(double millimetres); ///< "highest cooler: 185 mm"
[[nodiscard]] QString supplyLimitText(double millimetres); ///< "longest supply: 300 mm"

} // namespace rig::ui
