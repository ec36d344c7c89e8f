// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/verdict.h"
#include "ui/look/scheme.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QApplication;

namespace rig::ui {

/// What a colour says. Never shown by colour alone: the shape or a word stands beside it.
enum class Meaning { Blocker, Caution, Note, CannotCheck, Fine };

[[nodiscard]] Meaning meaningOf(Severity severity);
[[nodiscard]] Meaning meaningOf(Verdict::Kind verdict);
/// One character: ■ ▲ ● ? ✓
[[nodiscard]] QString shapeOf(Meaning meaning);
/// The colour for text and shapes on the palette's base.
[[nodiscard]] QColor colourOf(Meaning meaning, const QPalette &palette);
/// Text of less weight: captions, units, sources.
[[nodiscard]] QColor quietText(const QPalette &palette);

enum class Scheme { System, Light, Dark };

/// "system", "light", "dark"; anything else reads as System.
[[nodiscard]] Scheme schemeFromName(const QString &name);
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Style, palette, faces and text size of the whole program. `textPercent` is relative to the size of the system's font
/// (100…200), which counts for 13 px at least.
void applyTheme(QApplication &application, Scheme scheme, int textPercent);

/// The four sizes of type, relative to the base font: the answer of a page (1.7, half-bold), a group (1.23, half-bold),
/// the base itself, what is said beside it (0.92, in the base's weight).
enum class TextSize { PageTitle, Section, Text, Caption };
[[nodiscard]] QFont fontFor(TextSize size, const QFont &base);

/// Distances are multiples of this, in pixels; half of it inside controls.
inline constexpr int Grid = 8;
/// Between a page and what is in it.
inline constexpr int PageMargin = 16;

} // namespace rig::ui
