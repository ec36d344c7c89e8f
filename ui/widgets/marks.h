// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/roles.h"
#include "ui/widgets/theme.h"

class QIcon;
class QPainter;
class QRectF;

namespace rig::ui {

/// The mark of a meaning, painted: a square, a triangle, a dashed ring with a question mark, a dot, a tick. A font's
/// own would look another way on every system. `box` is square.
void paintMark(QPainter &painter, const QRectF &box, Meaning meaning, const QPalette &palette);

/// The same as an icon, for a tab.
[[nodiscard]] QIcon markIcon(Meaning meaning, const QPalette &palette);

/// The colour of the mark, that of text beside it, and the soft ground under both.
[[nodiscard]] Role markRole(Meaning meaning);
[[nodiscard]] Role textRole(Meaning meaning);
[[nodiscard]] Role softRole(Meaning meaning);

/// So many pixels at a base of 13, in the size of this font.
[[nodiscard]] double scaled(double pixels, const QFont &font);
/// The font in another size and weight.
[[nodiscard]] QFont sized(const QFont &font, double factor, QFont::Weight weight);

} // namespace rig::ui
