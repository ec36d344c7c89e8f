// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <span>
#include <variant>

namespace rig {

/// What a figure can be once its unit is in its key. monostate: unknown.
using Value = std::variant<std::monostate, bool, double, QString, QStringList, ConnectorCounts>;

enum class FieldType { Flag, Integer, Number, Text, Date, Texts, Connectors };

struct Reading
{
    Value value; ///< a date reads as ISO text
    SourceIndex source = NoSource;

    [[nodiscard]] bool known() const { return value.index() != 0; }
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] std::optional<QString> text() const;
};

/// One figure of a kind: the only place that knows its key, its type and the range a sane value lies in.
/// Files, the database, the console, tables, charts and the linter all work from these.
struct Field
{
    const char *key;
    FieldType type;
    double low;
    double high;
    Reading (*get)(const Part &);
    void (*set)(Part &, const Value &, SourceIndex);
    const char *words = nullptr; ///< the words that a text may be, separated by spaces; null: any text

    [[nodiscard]] QStringList wordList() const;
};

/// The figures of a kind, in the order in which they are shown.
[[nodiscard]] std::span<const Field> fieldsOf(Kind kind);
[[nodiscard]] const Field *findField(Kind kind, QStringView key);

} // namespace rig
