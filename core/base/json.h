// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <initializer_list>
#include <optional>

namespace rig {

/// What a JSON file from outside may be at most. Beyond it, it is refused with a sentence.
struct JsonLimits
{
    qint64 bytes = 16 * 1024 * 1024;
    int depth = 32;
};

/// Parses hostile text: size, nesting and UTF-8 are checked before anything is built.
/// The failure names the line; `file` is used in the sentence only.
[[nodiscard]] Result<QJsonObject> parseJsonObject(const QByteArray &text, const QString &file, JsonLimits limits = {});

/// Line (1-based) of the value at `path` ("items[3].part") in valid JSON text; 0 when it is not there.
[[nodiscard]] int lineOfJsonPath(const QByteArray &text, const QString &path);

/// Texts are read as they may be shown (shownLine).
///
/// Reads fields of an object, remembers the first thing that is wrong, and goes on with defaults,
/// so that a reader is a plain list of fields. Ask `failure()` at the end.
class JsonReader
{
public:
    /// `file` is whose object it is, for those who must know.
    explicit JsonReader(const QJsonObject &root, const QString &file = {});

    [[nodiscard]] bool has(QLatin1StringView key) const;
    [[nodiscard]] QString text(QLatin1StringView key, int longest = 400); ///< required
    [[nodiscard]] QString textOr(QLatin1StringView key, const QString &fallback, int longest = 400);
    [[nodiscard]] std::optional<double> number(QLatin1StringView key, double low, double high);
    [[nodiscard]] std::optional<int> integer(QLatin1StringView key, int low, int high);
    [[nodiscard]] std::optional<bool> flag(QLatin1StringView key);
    [[nodiscard]] std::optional<QStringList> texts(QLatin1StringView key, int most = 200);

    /// Calls `read` for each object of the array at `key`; a missing array is an empty one.
    void objects(QLatin1StringView key, int most, const std::function<void(JsonReader &)> &read);
    /// Calls `read` for the object at `key`, if there is one.
    void object(QLatin1StringView key, const std::function<void(JsonReader &)> &read);
    /// Array of numbers or nulls (null stays nullopt).
    [[nodiscard]] std::vector<std::optional<int>> integersOrNulls(QLatin1StringView key, int most, int low, int high);

    /// Complains of a field that is none of these: it is misspelt, and would be lost without a word.
    void only(std::initializer_list<QLatin1StringView> keys);
    /// only() says nothing from now on, in this object and in all that is read of it: text of a later version.
    void forgiveUnknownKeys() { m_state->forgiving = true; }

    /// Says that the field `key` (empty: the object itself) is wrong. Only the first complaint is kept.
    void complain(QLatin1StringView key, const QString &message);

    [[nodiscard]] const QString &file() const { return m_state->file; }
    [[nodiscard]] const QJsonObject &raw() const { return m_object; }
    [[nodiscard]] bool failed() const { return m_state->failure.has_value(); }
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_state->failure; }

private:
    struct State
    {
        QString file;
        std::optional<Failure> failure;
        bool forgiving = false;
    };

    JsonReader(const QJsonObject &object, const JsonReader &parent, QLatin1StringView key, int index);
    [[nodiscard]] QString path(QLatin1StringView key) const;

    QJsonObject m_object;
    const JsonReader *m_parent = nullptr;
    QLatin1StringView m_key;
    int m_index = -1;
    State m_own;
    State *m_state = &m_own;
};

} // namespace rig
