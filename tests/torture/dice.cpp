// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/dice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rig::torture {

qsizetype Dice::below(qsizetype sides)
{
    return sides <= 0 ? 0 : static_cast<qsizetype>(m_random.bounded(static_cast<quint32>(sides)));
}

const QStringList &hostileNumbers()
{
    static const QStringList numbers{u"0"_s,      u"-1"_s,         u"1"_s,          u"nan"_s,
                                     u"inf"_s,    u"-inf"_s,       u"1e308"_s,      u"1e999"_s,
                                     u"-0"_s,     u"2147483647"_s, u"2147483648"_s, u"4294967296"_s,
                                     u"1,5"_s,    u"1.5"_s,        u"0x10"_s,       u"9007199254740993"_s,
                                     u"1e-308"_s, u""_s,           u" 3 "_s,        u"３"_s,
                                     u"8k"_s,     u"1_000"_s,      u"64"_s,         u"100000"_s,
                                     u"24"_s};
    return numbers;
}

QByteArray withBytesChanged(QByteArray bytes, Dice &dice)
{
    static const QByteArrayList pieces{
        "\0",       "\xff\xfe", "\xef\xbb\xbf", "\"",   "{",     "}", "[",       "]",
        ",",        "\n",       "\r",           "null", "1e999", "-", "\\u0000", "\\",
        "\xf0\x9f", "true",     "999999999999", "\t",   ";",     "=", "</b>",    "\x1b[2J"};
    for (qsizetype changes = 1 + dice.below(8); changes > 0; --changes) {
        const qsizetype at = dice.below(bytes.size() + 1);
        switch (dice.below(6)) {
        case 0:
            bytes.insert(at, dice.oneOf(pieces));
            break;
        case 1:
            bytes.remove(at, 1 + dice.below(16));
            break;
        case 2:
            bytes.insert(at, bytes.mid(dice.below(bytes.size()), 1 + dice.below(200)));
            break;
        case 3:
            if (dice.once(4))
                bytes.truncate(at);
            break;
        default:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(dice.below(256));
        }
    }
    return bytes;
}

namespace {

QJsonValue deep(Dice &dice)
{
    QJsonValue value = 1;
    for (qsizetype i = 1 + dice.below(60); i > 0; --i)
        value = i % 2 == 0 ? QJsonValue(QJsonArray{value}) : QJsonValue(QJsonObject{{u"a"_s, value}});
    return value;
}

QJsonValue anyValue(Dice &dice)
{
    static const std::vector<double> numbers{
        0, -1, 1, 2, 16, 1e9, -1e9, 2147483648.0, 0.5, 1e308, 1e-300, 64, 4096, 4294967296.0, 9007199254740993.0};
    switch (dice.below(9)) {
    case 0:
        return QJsonValue::Null;
    case 1:
        return dice.once(2);
    case 2:
        return dice.oneOf(hostileNames());
    case 3:
        return dice.oneOf(hostileNumbers());
    case 4:
        return QJsonArray{};
    case 5:
        return QJsonObject{};
    case 6:
        return deep(dice);
    default:
        return dice.oneOf(numbers);
    }
}

QJsonValue changed(const QJsonValue &value, Dice &dice);

QJsonValue changedObject(QJsonObject object, Dice &dice)
{
    if (object.isEmpty())
        return anyValue(dice);
    const QStringList keys = object.keys();
    const QString &key = dice.oneOf(keys);
    switch (dice.below(8)) {
    case 0:
        object.remove(key);
        break;
    case 1:
        object.insert(dice.oneOf(hostileNames()), object.value(key));
        break;
    case 2:
        object.insert(key, object.value(dice.oneOf(keys)));
        break;
    default:
        object.insert(key, changed(object.value(key), dice));
    }
    return object;
}

QJsonValue changedArray(QJsonArray array, Dice &dice)
{
    if (array.isEmpty())
        return anyValue(dice);
    const qsizetype at = dice.below(array.size());
    switch (dice.below(8)) {
    case 0:
        array.removeAt(at);
        break;
    case 1:
        for (qsizetype i = dice.below(70); i > 0; --i)
            array.append(array.at(at));
        break;
    default:
        array.replace(at, changed(array.at(at), dice));
    }
    return array;
}

QJsonValue changed(const QJsonValue &value, Dice &dice)
{
    if (dice.once(6))
        return anyValue(dice);
    if (value.isObject())
        return changedObject(value.toObject(), dice);
    if (value.isArray())
        return changedArray(value.toArray(), dice);
    return anyValue(dice);
}

} // namespace

QByteArray withValuesChanged(const QByteArray &text, Dice &dice)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return withBytesChanged(text, dice);
    QJsonValue value = document.object();
    for (qsizetype changes = 1 + dice.below(4); changes > 0 && value.isObject(); --changes)
        value = changedObject(value.toObject(), dice);
    return QJsonDocument(value.toObject()).toJson(dice.once(2) ? QJsonDocument::Compact : QJsonDocument::Indented);
}

QByteArray mutated(const QByteArray &text, Dice &dice)
{
    return dice.once(3) ? withBytesChanged(text, dice) : withValuesChanged(text, dice);
}

} // namespace rig::torture
