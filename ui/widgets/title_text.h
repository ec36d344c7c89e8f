// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rig::ui {

/// A sentence as a page's first one is set: no line ends between a number and its unit or PCIe and its version, and
/// Chinese stands apart from Latin letters and figures.
[[nodiscard]] QString titleText(const QString &sentence);

/// A phrase that stood within a sentence, as it begins a line of its own.
[[nodiscard]] inline QString beginning(const QString &phrase) { return phrase.left(1).toUpper() + phrase.mid(1); }

/// A word within which no line ends: between two Han letters it might.
[[nodiscard]] QString unbroken(const QString &word);

/// The same of a sentence that lists GPUs with figures: no line ends within "RTX 3090", "70–80 %" or "GFLOPS/USD", nor
/// before a Chinese bracket.
[[nodiscard]] QString titleOfNames(const QString &sentence);

/// Sentences in a narrow place: as titleOfNames(), but a line may end behind "GeForce", so that no piece is wide.
[[nodiscard]] QString narrowText(const QString &sentence);
[[nodiscard]] QStringList narrowTexts(QStringList sentences);

} // namespace rig::ui
