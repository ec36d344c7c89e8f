// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/saying.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr int LongestText = 2000;

/// Where texts stand that are translated.
constexpr std::array SayingKeys{"title"_L1, "text"_L1, "correction"_L1, "reasons"_L1, "name"_L1,
                                "hours"_L1, "note"_L1, "only_why"_L1,   "warning"_L1};
/// What stands in these lists is a name.
constexpr std::array ListsOfNames{"sources"_L1, "models"_L1, "tasks"_L1, "offers"_L1};

template <class Keys> bool isAmong(const QString &key, const Keys &keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void collect(const QJsonValue &value, bool isSaying, QStringList &found)
{
    if (value.isString() && isSaying && !found.contains(value.toString()))
        found << value.toString();
    const QJsonArray entries = value.toArray();
    for (const QJsonValue &entry : entries)
        collect(entry, isSaying, found);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!isAmong(member.key(), ListsOfNames))
            collect(member.value(), isAmong(member.key(), SayingKeys), found);
    }
}

} // namespace

QString Saying::here() const
{
    if (english.isEmpty())
        return {};
    return QCoreApplication::translate(context.constData(), english.toUtf8().constData());
}

Saying readSaying(JsonReader &reader, QLatin1StringView key, Wanted wanted)
{
    Q_ASSERT(isAmong(key, SayingKeys));
    return {sayingContext(reader.file()),
            wanted == Wanted::Yes ? reader.text(key, LongestText) : reader.textOr(key, {}, LongestText)};
}

std::vector<Saying> readSayings(JsonReader &reader, QLatin1StringView key)
{
    Q_ASSERT(isAmong(key, SayingKeys));
    std::vector<Saying> sayings;
    for (const QString &text : reader.texts(key).value_or(QStringList()))
        sayings.push_back({sayingContext(reader.file()), text});
    return sayings;
}

QByteArray sayingContext(const QString &file) { return QFileInfo(file).completeBaseName().toUtf8(); }

QStringList sayingsIn(const QJsonObject &file)
{
    QStringList found;
    collect(file, false, found);
    return found;
}

} // namespace rig
