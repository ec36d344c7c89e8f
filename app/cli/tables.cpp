// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tables.h"

#include "core/base/csv.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QString padded(const QString &text, qsizetype width, bool right)
{
    return right ? text.rightJustified(width) : text.leftJustified(width);
}

} // namespace

QByteArray asAlignedText(const TextTable &table)
{
    std::vector<QStringList> lines{table.headings};
    lines.insert(lines.end(), table.rows.begin(), table.rows.end());
    std::vector<qsizetype> widths(static_cast<std::size_t>(table.headings.size()), 0);
    for (QStringList &line : lines) {
        for (std::size_t i = 0; i < widths.size(); ++i) {
            QString &cell = line[static_cast<qsizetype>(i)];
            if (cell.isEmpty())
                cell = u"-"_s;
            widths[i] = std::max(widths[i], cell.size());
        }
    }
    QString text;
    for (const QStringList &line : lines) {
        QStringList cells;
        for (std::size_t i = 0; i < widths.size(); ++i)
            cells << padded(line[static_cast<qsizetype>(i)], widths[i], i < table.numeric.size() && table.numeric[i]);
        QString joined = cells.join("  "_L1);
        while (joined.endsWith(u' '))
            joined.chop(1);
        text += joined + u'\n';
    }
    return text.toUtf8();
}

QByteArray csvLine(const std::vector<Value> &cells)
{
    QStringList texts;
    for (const Value &cell : cells)
        texts << csvCell(asText(cell), std::holds_alternative<double>(cell) ? CsvCell::Number : CsvCell::Text);
    return texts.join(u',').toUtf8() + '\n';
}

QByteArray partsAsTable(const std::vector<PartHandle> &parts, const std::vector<Column> &columns)
{
    TextTable table;
    for (const Column &column : columns) {
        table.headings << column.key;
        table.numeric.push_back(isNumeric(column));
    }
    for (const PartHandle &part : parts) {
        QStringList row;
        for (const Column &column : columns)
            row << asText(valueOf(column, *part));
        table.rows.push_back(row);
    }
    return asAlignedText(table);
}

QByteArray partsAsCsv(const std::vector<PartHandle> &parts, const std::vector<Column> &columns)
{
    std::vector<Value> headings;
    for (const Column &column : columns)
        headings.emplace_back(column.key);
    QByteArray csv = csvLine(headings);
    for (const PartHandle &part : parts) {
        std::vector<Value> row;
        for (const Column &column : columns)
            row.push_back(valueOf(column, *part));
        csv += csvLine(row);
    }
    return csv;
}

QByteArray partsAsJson(const std::vector<PartHandle> &parts, const std::vector<Column> &columns)
{
    QJsonArray array;
    for (const PartHandle &part : parts) {
        QJsonObject object;
        for (const Column &column : columns)
            object.insert(column.key, asJson(valueOf(column, *part)));
        array.append(object);
    }
    return QJsonDocument(array).toJson();
}

} // namespace rig::cli
