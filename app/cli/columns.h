// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/metrics/chip_columns.h"

#include <QJsonValue>

namespace rig::cli {

/// A column of a list of parts: id, name, vendor, aliases, every figure of the kind, and of GPUs what they cost today
/// and what one gets for it.
struct Column
{
    QString key;
    FieldType type = FieldType::Text;
    const Field *field = nullptr;               ///< null for the first four
    QString (*text)(const Part &) = nullptr;    ///< of id, name and vendor
    std::shared_ptr<const ChipColumns> today{}; ///< of prices and quotients
};

/// Those of the parts themselves: what csv and json hold unless they are told otherwise.
[[nodiscard]] std::vector<Column> columnsOf(Kind kind);
/// With those of today's prices, where `today` is given.
[[nodiscard]] std::vector<Column> columnsOf(Kind kind, const std::shared_ptr<const ChipColumns> &today);
/// Those that a table shows unless it is told otherwise: what fits a screen.
[[nodiscard]] std::vector<Column> tableColumnsOf(Kind kind);
/// Those of these keys among `all`; BadInput names the key that is not there.
[[nodiscard]] Result<std::vector<Column>> columnsByKey(const std::vector<Column> &all, const QStringList &keys);
[[nodiscard]] const Column *findColumn(const std::vector<Column> &columns, QStringView key);
/// The sentence about a key that the kind does not have, with those that it has.
[[nodiscard]] Failure unknownKey(const QString &key, const std::vector<Column> &columns);

[[nodiscard]] Value valueOf(const Column &column, const Part &part);
[[nodiscard]] bool isNumeric(const Column &column);

/// Numbers as numbers, lists as arrays, unknown as null.
[[nodiscard]] QJsonValue asJson(const Value &value);
/// The same in every language: 1499, 35.58, true, "a; b", "pcie-8 2"; unknown is empty.
[[nodiscard]] QString asText(const Value &value);
/// Less for sorting: numbers by size, texts without regard to case. Both are known.
[[nodiscard]] bool before(const Value &left, const Value &right);

} // namespace rig::cli
