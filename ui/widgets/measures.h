// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/style_ink.h"

#include <QFont>

namespace rig::ui {

/// A length that is so many pixels with type of 13 pixels; it grows with the type.
[[nodiscard]] inline int scaled(int pixels, const QFont &font) { return style::scaled(pixels, QFontMetrics(font)); }

} // namespace rig::ui
