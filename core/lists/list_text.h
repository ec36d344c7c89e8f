// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <vector>

namespace rig::lists {

/// A list of parts has a few dozen lines; of a longer text no more are read, and of a longer line no more characters.
inline constexpr std::size_t MostLines = 2000;
inline constexpr qsizetype LongestLine = 2000;
/// No list is larger; a saved page is, with all that it carries.
inline constexpr qint64 MostBytes = 8 * 1024 * 1024;

/// One line of a list without the marks of its format; a row of a table has several cells.
struct PlainLine
{
    int number = 0; ///< 1-based, in the text; of a row of HTML that of its beginning
    QStringList cells;

    [[nodiscard]] QString text() const { return cells.join(u' ').simplified(); }
};

struct PlainText
{
    std::vector<PlainLine> lines;
    bool cut = false; ///< more lines or longer ones than are read
    QString all;      ///< as it came, decoded
};

/// Takes Markdown, BBCode and HTML off a text and cuts it into lines: links become their names, rows of tables cells,
/// full-width signs plain ones; blanks are single. BadInput where `bytes` are more than MostBytes, or no text.
[[nodiscard]] Result<PlainText> plainTextOf(const QByteArray &bytes, const QString &name);

/// One line of CSV, of which a quoted cell may hold the delimiter.
[[nodiscard]] QStringList cellsOf(QStringView line, QChar delimiter);

} // namespace rig::lists
