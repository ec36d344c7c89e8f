// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace rig::ui {

/// So many pixels at a base of 13, in the size of this font.
[[nodiscard]] double scaled(double pixels, const QFont &font);
/// The font in another size and weight.
[[nodiscard]] QFont sized(const QFont &font, double factor, QFont::Weight weight);

/// Whether a sentence takes two lines of this font at most.
[[nodiscard]] bool holdsInTwoLines(const QString &sentence, const QFont &font, int width);

} // namespace rig::ui
