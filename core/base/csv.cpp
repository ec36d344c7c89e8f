// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// These begin a formula. So do they behind apostrophes, as far as marks go: each is put there and taken off one at a
/// time, so that a text that begins with one of its own keeps it.
bool startsFormula(QStringView text)
{
    const auto begins = std::find_if(text.begin(), text.end(), [](QChar c) { return c != u'\''; });
    return begins != text.end() && QStringView(u"=+-@\t\r").contains(*begins);
}

} // namespace

QString defused(const QString &text) { return startsFormula(text) ? u'\'' + text : text; }

QString csvCell(QString text, CsvCell holds)
{
    if (holds == CsvCell::Text)
        text = defused(text);
    const bool quoted = std::any_of(text.begin(), text.end(),
                                    [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    return quoted ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString fromCsvCell(const QString &cell)
{
    const QString text = cell.trimmed();
    return text.startsWith(u'\'') && startsFormula(QStringView(text).sliced(1)) ? text.sliced(1) : text;
}

} // namespace rig
