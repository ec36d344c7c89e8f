// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/shown_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// Sentences of this file.
struct Json
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

int lineAt(const QByteArray &text, qsizetype offset) { return static_cast<int>(text.left(offset).count('\n')) + 1; }

/// Deepest nesting outside of strings, so that a hostile file is refused before anything is built from it.
int nesting(const QByteArray &text)
{
    int depth = 0;
    int deepest = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '"')
            inString = true;
        else if (c == '{' || c == '[')
            deepest = std::max(deepest, ++depth);
        else if (c == '}' || c == ']')
            --depth;
    }
    return deepest;
}

/// Offset of the first byte that is no UTF-8; -1 when all of it is.
qsizetype firstBadByte(const QByteArray &text)
{
    QStringDecoder whole(QStringDecoder::Utf8);
    const QString decoded = whole(text);
    if (!whole.hasError())
        return -1;
    qsizetype good = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
        QStringDecoder line(QStringDecoder::Utf8);
        const QString read = line(QByteArrayView(text).sliced(good, end - good));
        if (line.hasError())
            return good;
        good = end + 1;
    }
    return good;
}

/// Walks valid JSON and remembers the path of where it is.
class PathScanner
{
public:
    PathScanner(const QByteArray &text, QString path) : m_text(text), m_wanted(std::move(path)) {}

    int find()
    {
        value(QString());
        return m_line;
    }

private:
    void space()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text[m_at]))
            ++m_at;
    }

    QByteArray string()
    {
        const qsizetype start = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        const QByteArray found = m_text.mid(start, m_at - start);
        ++m_at;
        return found;
    }

    void scalar()
    {
        if (m_at < m_text.size() && m_text[m_at] == '"') {
            string();
            return;
        }
        while (m_at < m_text.size() && !QByteArrayView(",]} \t\r\n").contains(m_text[m_at]))
            ++m_at;
    }

    void members(const QString &path)
    {
        ++m_at;
        for (space(); m_line == 0 && m_at < m_text.size() && m_text[m_at] != '}'; space()) {
            if (m_text[m_at] == ',') {
                ++m_at;
                continue;
            }
            const qsizetype keyAt = m_at;
            const QString key = QString::fromUtf8(string());
            space();
            ++m_at; // the colon
            const QString child = path.isEmpty() ? key : path + u'.' + key;
            if (child == m_wanted) {
                m_line = lineAt(m_text, keyAt);
                return;
            }
            value(child);
        }
        ++m_at;
    }

    void elements(const QString &path)
    {
        ++m_at;
        int index = 0;
        for (space(); m_line == 0 && m_at < m_text.size() && m_text[m_at] != ']'; space()) {
            if (m_text[m_at] == ',') {
                ++m_at;
                ++index;
                continue;
            }
            const QString child = QStringLiteral("%1[%2]").arg(path, QString::number(index));
            if (child == m_wanted) {
                m_line = lineAt(m_text, m_at);
                return;
            }
            value(child);
        }
        ++m_at;
    }

    void value(const QString &path)
    {
        space();
        if (m_at >= m_text.size())
            return;
        if (m_text[m_at] == '{')
            members(path);
        else if (m_text[m_at] == '[')
            elements(path);
        else
            scalar();
    }

    const QByteArray &m_text;
    QString m_wanted;
    qsizetype m_at = 0;
    int m_line = 0;
};

} // namespace

Result<QJsonObject> parseJsonObject(const QByteArray &text, const QString &file, JsonLimits limits)
{
    const auto refuse = [&](const QString &message, int line) -> Result<QJsonObject> {
        return tl::unexpected(Failure{Failure::Kind::BadInput, message, file, line, {}});
    };
    if (text.size() > limits.bytes)
        return refuse(Json::tr("is larger than the %1 MB that such a file may have.").arg(limits.bytes / (1024 * 1024)),
                      0);
    if (const qsizetype bad = firstBadByte(text); bad >= 0)
        return refuse(Json::tr("is not UTF-8 text."), lineAt(text, bad));
    if (nesting(text) > limits.depth)
        return refuse(Json::tr("is nested deeper than %1 levels.").arg(limits.depth), 0);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return refuse(Json::tr("is not valid JSON: %1.").arg(error.errorString()), lineAt(text, error.offset));
    if (!document.isObject())
        return refuse(Json::tr("must hold one JSON object."), 1);
    return document.object();
}

int lineOfJsonPath(const QByteArray &text, const QString &path)
{
    return path.isEmpty() ? 0 : PathScanner(text, path).find();
}

JsonReader::JsonReader(const QJsonObject &root, const QString &file) : m_object(root) { m_own.file = file; }

JsonReader::JsonReader(const QJsonObject &object, const JsonReader &parent, QLatin1StringView key, int index)
    : m_object(object), m_parent(&parent), m_key(key), m_index(index), m_state(parent.m_state)
{
}

QString JsonReader::path(QLatin1StringView key) const
{
    QString here;
    if (m_parent) {
        here = m_parent->path(m_key);
        if (m_index >= 0)
            here += QStringLiteral("[%1]").arg(m_index);
    }
    if (key.isEmpty())
        return here;
    return here.isEmpty() ? QString(key) : here + u'.' + key;
}

bool JsonReader::has(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    return !value.isUndefined() && !value.isNull();
}

QString JsonReader::text(QLatin1StringView key, int longest)
{
    if (!has(key)) {
        complain(key, Json::tr("is missing; it must be a text."));
        return {};
    }
    return textOr(key, {}, longest);
}

QString JsonReader::textOr(QLatin1StringView key, const QString &fallback, int longest)
{
    if (!has(key))
        return fallback;
    const QJsonValue value = m_object.value(key);
    if (!value.isString()) {
        complain(key, Json::tr("must be a text."));
        return fallback;
    }
    const QString text = value.toString();
    if (text.size() > longest) {
        complain(key, Json::tr("is longer than %1 characters.").arg(longest));
        return fallback;
    }
    return shownLine(text);
}

std::optional<double> JsonReader::number(QLatin1StringView key, double low, double high)
{
    if (!has(key))
        return std::nullopt;
    const QJsonValue value = m_object.value(key);
    const double number = value.toDouble();
    if (!value.isDouble() || !std::isfinite(number)) {
        complain(key, Json::tr("must be a number."));
        return std::nullopt;
    }
    if (number < low || number > high) {
        complain(key, Json::tr("is %1; it must lie between %2 and %3.")
                          .arg(QString::number(number), QString::number(low), QString::number(high)));
        return std::nullopt;
    }
    return number;
}

std::optional<int> JsonReader::integer(QLatin1StringView key, int low, int high)
{
    const std::optional<double> found = number(key, low, high);
    if (!found)
        return std::nullopt;
    if (*found != std::floor(*found)) {
        complain(key, Json::tr("must be a whole number."));
        return std::nullopt;
    }
    return static_cast<int>(*found);
}

std::optional<bool> JsonReader::flag(QLatin1StringView key)
{
    if (!has(key))
        return std::nullopt;
    const QJsonValue value = m_object.value(key);
    if (!value.isBool()) {
        complain(key, Json::tr("must be true or false."));
        return std::nullopt;
    }
    return value.toBool();
}

std::optional<QStringList> JsonReader::texts(QLatin1StringView key, int most)
{
    if (!has(key))
        return std::nullopt;
    const QJsonValue value = m_object.value(key);
    if (!value.isArray()) {
        complain(key, Json::tr("must be a list of texts."));
        return std::nullopt;
    }
    const QJsonArray array = value.toArray();
    if (array.size() > most) {
        complain(key, Json::tr("has more than %1 entries.").arg(most));
        return std::nullopt;
    }
    QStringList texts;
    for (const QJsonValue &entry : array) {
        if (!entry.isString() || entry.toString().size() > 1000) {
            complain(key, Json::tr("must be a list of texts."));
            return std::nullopt;
        }
        texts << shownLine(entry.toString());
    }
    return texts;
}

void JsonReader::objects(QLatin1StringView key, int most, const std::function<void(JsonReader &)> &read)
{
    if (!has(key))
        return;
    const QJsonValue value = m_object.value(key);
    if (!value.isArray())
        return complain(key, Json::tr("must be a list."));
    const QJsonArray array = value.toArray();
    if (array.size() > most)
        return complain(key, Json::tr("has more than %1 entries.").arg(most));
    for (int i = 0; i < array.size() && !failed(); ++i) {
        JsonReader child(array[i].toObject(), *this, key, i);
        if (!array[i].isObject())
            return child.complain({}, Json::tr("must be an object."));
        read(child);
    }
}

void JsonReader::object(QLatin1StringView key, const std::function<void(JsonReader &)> &read)
{
    if (!has(key))
        return;
    const QJsonValue value = m_object.value(key);
    if (!value.isObject())
        return complain(key, Json::tr("must be an object."));
    JsonReader child(value.toObject(), *this, key, -1);
    read(child);
}

std::vector<std::optional<int>> JsonReader::integersOrNulls(QLatin1StringView key, int most, int low, int high)
{
    std::vector<std::optional<int>> numbers;
    if (!has(key))
        return numbers;
    const QJsonArray array = m_object.value(key).toArray();
    if (!m_object.value(key).isArray() || array.size() > most) {
        complain(key, Json::tr("must be a list of at most %1 whole numbers.").arg(most));
        return numbers;
    }
    for (const QJsonValue &entry : array) {
        const double number = entry.toDouble();
        if (entry.isNull()) {
            numbers.emplace_back();
        } else if (entry.isDouble() && number == std::floor(number) && number >= low && number <= high) {
            numbers.emplace_back(static_cast<int>(number));
        } else {
            complain(key, Json::tr("must hold whole numbers between %1 and %2.")
                              .arg(QString::number(low), QString::number(high)));
            return numbers;
        }
    }
    return numbers;
}

void JsonReader::only(std::initializer_list<QLatin1StringView> keys)
{
    if (m_state->forgiving)
        return;
    for (const QString &key : m_object.keys()) {
        const auto isKey = [&](QLatin1StringView known) { return key == known; };
        if (std::none_of(keys.begin(), keys.end(), isKey))
            return complain({}, Json::tr("has the field \"%1\", which does not belong here.").arg(key));
    }
}

void JsonReader::complain(QLatin1StringView key, const QString &message)
{
    if (m_state->failure)
        return;
    m_state->failure = Failure{Failure::Kind::BadInput, message, {}, 0, path(key)};
}

} // namespace rig
