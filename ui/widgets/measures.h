// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontInfo>

namespace rig::ui {

/// A length that is so many pixels with type of 13 pixels; it grows with the type.
[[nodiscard]] inline int scaled(int pixels, const QFont &font)
{
    return qRound(pixels * QFontInfo(font).pixelSize() / 13.0);
}

} // namespace rig::ui
