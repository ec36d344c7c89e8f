// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/imports/csv_text.h"

#include <QStringList>

namespace rig::db {

// What a row may have at most; what is beyond comes from no price list.
inline constexpr qsizetype LongestCsvField = 64 * 1024;
inline constexpr qsizetype MostCsvColumns = 200;
inline constexpr int MostCsvRows = 1'000'000;

struct CsvRow
{
    QStringList cells;
    int line = 0;    ///< on which it begins, 1-based
    QString problem; ///< why it cannot be used, as a sentence; empty when it can
};

/// Reads CSV as RFC 4180 has it (quotes, quotes in quotes, ends of lines inside quotes), with bounded memory. Rows that
/// hold nothing are passed over. After a field that is too long reading goes on with the next line, so that one quote
/// that is never closed costs one row.
class CsvReader
{
public:
    CsvReader(QIODevice &device, const TextForm &form);

    /// False at the end of the file.
    bool next(CsvRow &row);

private:
    [[nodiscard]] bool nextCharacter(QChar &c);
    void endField(CsvRow &row);
    /// Takes one character; true when it ends the row.
    bool take(QChar c, CsvRow &row);
    bool takeQuoted(QChar c, CsvRow &row);
    void append(QChar c, CsvRow &row);
    void finish(CsvRow &row);

    QIODevice &m_device;
    QStringDecoder m_decoder;
    QChar m_delimiter;
    QString m_text; ///< decoded, not read yet
    qsizetype m_at = 0;
    int m_line = 1;
    QChar m_last;

    QString m_field;
    bool m_quoted = false;     ///< inside of quotes
    bool m_afterQuote = false; ///< a quote inside of quotes: the end of them, or the first of two
    bool m_skipping = false;   ///< the rest of a line that is given up
    bool m_any = false;        ///< something of the row was read
};

} // namespace rig::db
