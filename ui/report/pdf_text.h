// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>

namespace rig::ui {

/// Mends what a reader finds in and copies out of a PDF by QPdfWriter. Qt names a glyph by the lowest code point that
/// shows it: 页 (U+9875) would be copied as the radical ⻚ (U+2EDA), a space as a tab. `text` is what was printed in
/// `font`. Offsets in the file stay as they are; a PDF without such names is returned unchanged.
[[nodiscard]] QByteArray withReadableText(QByteArray pdf, const QString &text, const QFont &font);

} // namespace rig::ui
