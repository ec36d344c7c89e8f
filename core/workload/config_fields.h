// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QSet>

#include <initializer_list>
#include <optional>

namespace rig {

/// Looks the keys of a config.json up under the names that different families give them, and remembers which it read.
class ConfigFields
{
public:
    explicit ConfigFields(QJsonObject object) : m_object(std::move(object)) {}

    /// nullopt: none of the names is there, or it is null. What is no whole number in the bounds is the failure. A list
    /// of numbers, one for each layer, counts as their mean; where they differ, the key counts as not read.
    [[nodiscard]] std::optional<int> whole(std::initializer_list<const char *> names)
    {
        return whole(names, MostWhole);
    }
    /// Tokens, of which there may be more.
    [[nodiscard]] std::optional<int> context(std::initializer_list<const char *> names)
    {
        return whole(names, MostTokens);
    }
    [[nodiscard]] double real(const char *name, double fallback);
    /// 0 where none is there, which is the failure.
    [[nodiscard]] int needed(std::initializer_list<const char *> names);
    [[nodiscard]] bool flag(const char *name, bool fallback);
    [[nodiscard]] QString text(const char *name);
    /// Words of a list; empty where it is none.
    [[nodiscard]] QStringList words(const char *name);
    /// Whole numbers of a list; what is none is left out.
    [[nodiscard]] QList<int> wholes(const char *name);
    [[nodiscard]] QJsonObject object(const char *name);
    [[nodiscard]] bool has(const char *name) const { return m_object.contains(QLatin1StringView(name)); }

    /// Keys that were not read although their names and values speak of sizes, by their names.
    [[nodiscard]] QStringList notRead() const;

    std::optional<Failure> failure;

private:
    static constexpr int MostWhole = 10'000'000;
    static constexpr int MostTokens = 1'000'000'000;

    [[nodiscard]] std::optional<int> whole(std::initializer_list<const char *> names, int most);
    [[nodiscard]] QJsonValue meanOf(const QJsonValue &value, const char *name);
    void complain(const QString &message, const char *field);
    [[nodiscard]] QJsonValue take(const char *name);

    QJsonObject m_object;
    QSet<QString> m_read;
    QStringList m_differing;
};

} // namespace rig
