// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rig::ui {

/// Stands between the letters of what is one word, and is not seen.
inline constexpr QChar WordJoiner(0x2060);

/// A sentence as a page's first one is set: no line ends between a number and its unit, PCIe and its version, or within
/// a Chinese unit or condition, and Chinese stands apart from Latin letters and figures.
[[nodiscard]] QString titleText(const QString &sentence);

/// A sentence of a finding as it is set in a narrow column: no line ends between a number and its unit, and no Chinese
/// character stands alone in the last one.
[[nodiscard]] QString heldText(const QString &sentence);

/// A part's name as a title has it: no line ends within it. A long one may be broken, else it would widen the window.
[[nodiscard]] QString heldName(QString name);

/// No short piece, as "24G" or "used", stands alone in the last line.
[[nodiscard]] QString heldLastWord(QString text);

/// A word within which no line ends: between two Han letters it might.
[[nodiscard]] QString unbroken(const QString &word);

/// The same of a sentence that lists GPUs with figures: no line ends within "RTX 3090", "70–80 %" or "GFLOPS/USD", nor
/// before a Chinese bracket.
[[nodiscard]] QString titleOfNames(const QString &sentence);

/// Sentences in a narrow place: as titleOfNames(), but a line may end behind "GeForce", so that no piece is wide;
/// several are each held at their ends, too.
[[nodiscard]] QString narrowText(const QString &sentence);
[[nodiscard]] QStringList narrowTexts(QStringList sentences);

} // namespace rig::ui
