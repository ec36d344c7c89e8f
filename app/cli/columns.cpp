// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/columns.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

// Thirty figures do not fit a screen; these are the ones that a choice begins with. The other kinds have few enough.
constexpr std::array GpuTable{"id",          "launch_date",           "launch_price_usd", "memory_gib",
                              "memory_type", "memory_bandwidth_gb_s", "fp32_tflops",      "tensor_fp16_dense_tflops",
                              "tdp_w"};

QString numberText(double number)
{
    // The shortest form of a whole number may be 1e+06.
    if (number == std::floor(number) && std::abs(number) < 1e15)
        return QString::number(number, 'f', 0);
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString countsText(const ConnectorCounts &counts)
{
    QStringList entries;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        entries << u"%1 %2"_s.arg(it.key(), QString::number(it.value()));
    return entries.isEmpty() ? u"none"_s : entries.join("; "_L1);
}

} // namespace

std::vector<Column> columnsOf(Kind kind)
{
    std::vector<Column> columns{
        {u"id"_s, FieldType::Text, nullptr, [](const Part &part) { return part.id; }},
        {u"name"_s, FieldType::Text, nullptr, [](const Part &part) { return part.name; }},
        {u"vendor"_s, FieldType::Text, nullptr, [](const Part &part) { return part.vendor; }},
        {u"aliases"_s, FieldType::Texts, nullptr, nullptr},
    };
    for (const Field &field : fieldsOf(kind))
        columns.push_back({QLatin1StringView(field.key), field.type, &field, nullptr});
    return columns;
}

std::vector<Column> columnsOf(Kind kind, const std::shared_ptr<const ChipColumns> &today)
{
    std::vector<Column> columns = columnsOf(kind);
    if (!today)
        return columns;
    for (const QString &key : ChipColumns::keys())
        columns.push_back(
            {key, ChipColumns::isDate(key) ? FieldType::Text : FieldType::Number, nullptr, nullptr, today});
    return columns;
}

std::vector<Column> tableColumnsOf(Kind kind)
{
    const std::vector<Column> all = columnsOf(kind);
    std::vector<Column> shown;
    if (kind == Kind::Gpu) {
        for (const char *key : GpuTable) {
            if (const Column *column = findColumn(all, QString::fromLatin1(key)))
                shown.push_back(*column);
        }
        return shown;
    }
    std::copy_if(all.begin(), all.end(), std::back_inserter(shown), [](const Column &column) {
        return column.type != FieldType::Texts && column.type != FieldType::Connectors && column.key != "name"_L1 &&
               column.key != "vendor"_L1;
    });
    return shown;
}

Result<std::vector<Column>> columnsByKey(const std::vector<Column> &all, const QStringList &keys)
{
    std::vector<Column> chosen;
    for (const QString &key : keys) {
        const Column *column = findColumn(all, key);
        if (!column)
            return tl::unexpected(unknownKey(key, all));
        chosen.push_back(*column);
    }
    return chosen;
}

const Column *findColumn(const std::vector<Column> &columns, QStringView key)
{
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const Column &column) { return column.key == key; });
    return found == columns.end() ? nullptr : &*found;
}

Failure unknownKey(const QString &key, const std::vector<Column> &columns)
{
    QStringList keys;
    for (const Column &column : columns)
        keys << column.key;
    return {Failure::Kind::BadInput,
            Cli::tr("There is no figure \"%1\"; there are: %2.").arg(key, keys.join(", "_L1)),
            {},
            0,
            {}};
}

Value valueOf(const Column &column, const Part &part)
{
    if (column.field)
        return column.field->get(part).value;
    if (column.today)
        return column.today->of(static_cast<const Chip &>(part), column.key);
    if (!column.text)
        return part.aliases;
    const QString text = column.text(part);
    return text.isEmpty() ? Value() : Value(text);
}

bool isNumeric(const Column &column) { return column.type == FieldType::Number || column.type == FieldType::Integer; }

QJsonValue asJson(const Value &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag;
    if (const double *number = std::get_if<double>(&value))
        return *number;
    if (const QString *text = std::get_if<QString>(&value))
        return *text;
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return QJsonArray::fromStringList(*texts);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QJsonObject object;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            object.insert(it.key(), it.value());
        return object;
    }
    return QJsonValue::Null;
}

QString asText(const Value &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? u"true"_s : u"false"_s;
    if (const double *number = std::get_if<double>(&value))
        return numberText(*number);
    if (const QString *text = std::get_if<QString>(&value))
        return *text;
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return texts->join("; "_L1);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value))
        return countsText(*counts);
    return {};
}

bool before(const Value &left, const Value &right)
{
    const double *a = std::get_if<double>(&left);
    const double *b = std::get_if<double>(&right);
    if (a && b)
        return *a < *b;
    return asText(left).compare(asText(right), Qt::CaseInsensitive) < 0;
}

} // namespace rig::cli
