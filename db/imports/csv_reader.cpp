// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/csv_reader.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Csv
{
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

constexpr qint64 ChunkBytes = 64 * 1024;

bool isLineEnd(QChar c) { return c == u'\n' || c == u'\r'; }

} // namespace

CsvReader::CsvReader(QIODevice &device, const TextForm &form)
    : m_device(device), m_decoder(decoderFor(form)), m_delimiter(form.delimiter)
{
}

bool CsvReader::nextCharacter(QChar &c)
{
    while (m_at >= m_text.size()) {
        const QByteArray bytes = m_device.read(ChunkBytes);
        if (bytes.isEmpty())
            return false;
        m_text = m_decoder(bytes);
        m_at = 0;
    }
    c = m_text[m_at++];
    return true;
}

void CsvReader::append(QChar c, CsvRow &row)
{
    if (m_field.size() < LongestCsvField) {
        m_field += c;
        return;
    }
    row.problem =
        m_quoted ? Csv::tr("has a field longer than %1 kB, or a quote that is not closed.").arg(LongestCsvField / 1024)
                 : Csv::tr("has a field longer than %1 kB.").arg(LongestCsvField / 1024);
    m_skipping = true;
    m_quoted = false;
}

void CsvReader::endField(CsvRow &row)
{
    if (row.cells.size() >= MostCsvColumns)
        row.problem = Csv::tr("has more than %1 columns.").arg(MostCsvColumns);
    else
        row.cells << m_field;
    m_field.clear();
    m_afterQuote = false;
}

bool CsvReader::takeQuoted(QChar c, CsvRow &row)
{
    if (c == u'"') {
        m_quoted = false;
        m_afterQuote = true;
    } else {
        append(c, row);
    }
    return false;
}

bool CsvReader::take(QChar c, CsvRow &row)
{
    if (isLineEnd(c) && !m_quoted) {
        m_skipping = false;
        return true;
    }
    m_any = true;
    if (m_skipping)
        return false;
    if (m_quoted)
        return takeQuoted(c, row);
    if (c == u'"' && (m_afterQuote || m_field.isEmpty())) {
        if (m_afterQuote)
            append(c, row); // the second of two: a quote that is meant
        m_quoted = true;
        m_afterQuote = false;
    } else if (c == m_delimiter) {
        endField(row);
    } else {
        append(c, row);
    }
    return false;
}

void CsvReader::finish(CsvRow &row)
{
    if (m_quoted)
        row.problem = Csv::tr("has a quote that is not closed before the end of the file.");
    endField(row);
    if (row.problem.isEmpty() &&
        std::any_of(row.cells.begin(), row.cells.end(), [](const QString &cell) { return cell.contains(u'\uFFFD'); }))
        row.problem = Csv::tr("has bytes that are no text.");
    m_quoted = false;
    m_skipping = false;
    m_any = false;
}

bool CsvReader::next(CsvRow &row)
{
    row = CsvRow{{}, m_line, {}};
    QChar c;
    while (nextCharacter(c)) {
        const bool endOfLine = c == u'\n' || c == u'\r';
        const bool secondOfTwo = c == u'\n' && m_last == u'\r';
        m_last = c;
        m_line += endOfLine && !secondOfTwo ? 1 : 0;
        if (secondOfTwo && !m_quoted) {
            row.line = m_any ? row.line : m_line;
            continue;
        }
        if (!take(c, row))
            continue;
        const bool empty = !m_any;
        finish(row);
        if (!empty)
            return true;
        row = CsvRow{{}, m_line, {}};
    }
    if (!m_any)
        return false;
    finish(row);
    return true;
}

} // namespace rig::db
