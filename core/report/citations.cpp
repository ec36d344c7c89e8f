// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/citations.h"

#include "core/catalogue/fields.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

/// A line break before the address keeps long ones from tearing the title.
QString sourceText(const Source &source)
{
    QStringList parts{names::sourceTitle(source)};
    if (!source.publisher.isEmpty() && source.publisher != source.title)
        parts << names::publisherName(source);
    if (!source.date.isEmpty())
        parts << source.date;
    const QString text =
        parts.join(QCoreApplication::translate("Report", ", ", "between a source's title, its publisher and its date"));
    return source.url.isEmpty() ? text : text + u'\n' + source.url;
}

} // namespace

void Citations::add(QList<int> &numbers, SourceIndex source)
{
    if (!m_catalogue.source(source))
        return;
    qsizetype place = m_cited.indexOf(source);
    if (place < 0) {
        place = m_cited.size();
        m_cited << source;
    }
    const int number = static_cast<int>(place) + 1;
    if (!numbers.contains(number))
        numbers << number;
}

QString Citations::number(SourceIndex source)
{
    QList<int> numbers;
    add(numbers, source);
    return numbers.isEmpty() ? QString() : QString::number(numbers.first());
}

QString Citations::numbersOf(const Part &part, SourceIndex first)
{
    QList<int> numbers;
    add(numbers, first);
    for (const Field &field : fieldsOf(part.kind)) {
        if (const Reading reading = field.get(part); reading.known())
            add(numbers, reading.source);
    }
    if (part.kind == Kind::Motherboard) {
        const auto &board = static_cast<const Board &>(part);
        add(numbers, board.laneSource);
        add(numbers, board.positionSource);
    }
    std::sort(numbers.begin(), numbers.end());
    QStringList texts;
    for (const int number : numbers)
        texts << QString::number(number);
    return texts.join(QStringLiteral(", "));
}

ReportSection Citations::section() const
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Sources");
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "No.", "number of a source"),
                      QCoreApplication::translate("Report", "Source"),
                      QCoreApplication::translate("Report", "Certainty")};
    table.numeric = {true, false, false};
    table.shares = {6, 80, 14};
    table.fine = true;
    for (qsizetype i = 0; i < m_cited.size(); ++i) {
        const Source *source = m_catalogue.source(m_cited[i]);
        table.rows.push_back(
            {QString::number(i + 1), sourceText(*source), names::certainty(certaintyOf(source->kind))});
    }
    section.table = std::move(table);
    return section;
}

} // namespace rig::report
