// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextFormat>

QT_BEGIN_NAMESPACE
class QPalette;
class QTextDocument;
class QTextTable;
QT_END_NAMESPACE

namespace rig::ui {

/// A table as the guide draws it: hairlines, air in its cells, and each row on one line.
void dressTable(QTextTable &table, const QPalette &palette);

/// The program's colours for text and links that a reader of Markdown wrote; references stand raised.
void colourText(QTextDocument &document, const QPalette &palette);

/// A command wraps at its blanks alone: what stands between two is one word, whatever Unicode thinks of a path. Lines
/// that always fit stay as they are.
[[nodiscard]] QString commandLine(const QString &line);
/// `format` for a command: a ground of its own, and all lines of one height, which those with joiners, taken from
/// another face, would not have.
[[nodiscard]] QTextBlockFormat commandBlock(QTextBlockFormat format, const QFont &face, const QPalette &palette);

/// How much room the number of a step ("10.") and the blank behind it take.
[[nodiscard]] double widthOfNumber(const QString &number, const QFont &font);
/// Lets the words of a step, in the blocks from this one on, stand `indent` in and its number left of them, however
/// many lines they take.
void hangStep(QTextDocument &document, int firstBlock, const QString &number, double indent);

} // namespace rig::ui
