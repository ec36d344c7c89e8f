// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/fields.h"

#include <QJsonObject>

namespace rig::db {

/// Something in a record that does not go in: a figure, or with it the whole record.
struct Remark
{
    QString field;  ///< as the record names it, e.g. "metadata.name"
    QString reason; ///< a whole sentence
};

/// Reads a record of the data set into a part. Paths go into objects by dots ("cores.total").
/// A value of a wrong type refuses the record; a number that cannot be is left out, and both are remarked upon.
/// Zero is how the data set writes "unknown", so it reads as unknown without a word.
class OpenDbRecord
{
public:
    OpenDbRecord(const QJsonObject &object, Part &part) : m_object(object), m_part(part) {}

    [[nodiscard]] QString text(QLatin1StringView path);
    [[nodiscard]] std::optional<double> number(QLatin1StringView path); ///< 0 and less: not known
    [[nodiscard]] std::optional<int> count(QLatin1StringView path);     ///< 0 is a statement, a fraction is none
    [[nodiscard]] std::optional<bool> flag(QLatin1StringView path);
    [[nodiscard]] QStringList texts(QLatin1StringView path);
    [[nodiscard]] QJsonValue at(QLatin1StringView path) const;

    /// Sets the figure `key` of the part to what was read at `path`, where it is known and lies in the field's range.
    void put(QLatin1StringView key, const Value &value, QLatin1StringView path);
    void putNumber(QLatin1StringView key, QLatin1StringView path, double factor = 1);
    /// A word of the data set in the catalogue's own words; one that is not in the table is remarked upon.
    struct Word
    {
        const char *theirs;
        const char *ours; ///< empty: known, but the catalogue has no word for it
    };
    void putWord(QLatin1StringView key, QLatin1StringView path, std::span<const Word> words);
    void putWords(QLatin1StringView key, QLatin1StringView path, std::span<const Word> words);

    void leaveOut(QLatin1StringView path, const QString &reason);
    /// The whole record does not go in; only the first reason is kept.
    void refuse(QLatin1StringView path, const QString &reason);

    [[nodiscard]] const std::optional<Remark> &refusal() const { return m_refusal; }
    [[nodiscard]] const std::vector<Remark> &leftOut() const { return m_leftOut; }

private:
    [[nodiscard]] std::optional<double> anyNumber(QLatin1StringView path);

    const QJsonObject &m_object;
    Part &m_part;
    std::optional<Remark> m_refusal;
    std::vector<Remark> m_leftOut;
};

/// A figure of a kind by its key; null when the kind has none of it.
[[nodiscard]] const Field *fieldNamed(Kind kind, QLatin1StringView key);

/// The index of the data set in the sources of a plan.
inline constexpr SourceIndex OpenDbSource = 0;

} // namespace rig::db
