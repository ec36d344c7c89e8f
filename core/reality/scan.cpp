// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

} // namespace

std::optional<double> leadingNumber(QStringView text, bool comma)
{
    text = text.trimmed();
    double value = 0;
    double place = 0;
    qsizetype i = 0;
    for (; i < text.size() && i < 18; ++i) {
        if (isDigit(text[i])) {
            value = place == 0 ? value * 10 + text[i].digitValue() : value + text[i].digitValue() * place;
            place /= 10;
        } else if (place == 0 && (text[i] == u'.' || (comma && text[i] == u',')) && i + 1 < text.size() &&
                   isDigit(text[i + 1])) {
            place = 0.1;
        } else {
            break;
        }
    }
    return i > 0 ? std::optional(value) : std::nullopt;
}

std::optional<int> leadingInteger(QStringView text)
{
    const std::optional<double> number = leadingNumber(text);
    return number && *number < 2e9 ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<quint32> hexNumber(QStringView text)
{
    text = text.trimmed();
    if (text.startsWith("0x"_L1, Qt::CaseInsensitive))
        text = text.mid(2);
    bool fine = false;
    const quint32 value = text.size() <= 8 ? text.toUInt(&fine, 16) : 0;
    return fine ? std::optional(value) : std::nullopt;
}

std::optional<int> lanesOf(std::optional<int> number)
{
    constexpr std::array Widths{1, 2, 4, 8, 12, 16, 32};
    for (const int width : Widths) {
        if (number == width)
            return number;
    }
    return {};
}

std::optional<int> generationOfSpeed(std::optional<double> gigatransfers)
{
    constexpr std::array Speeds{2.5, 5.0, 8.0, 16.0, 32.0, 64.0};
    for (std::size_t i = 0; gigatransfers && i < Speeds.size(); ++i) {
        if (std::abs(*gigatransfers - Speeds[i]) < 0.01)
            return static_cast<int>(i) + 1;
    }
    return {};
}

std::optional<int> generationOf(std::optional<int> number)
{
    return number && *number >= 1 && *number <= 7 ? number : std::nullopt;
}

std::optional<QStringView> after(QStringView line, QLatin1StringView key)
{
    const qsizetype at = line.indexOf(key);
    return at < 0 ? std::nullopt : std::optional(line.mid(at + key.size()).trimmed());
}

std::optional<QStringView> between(QStringView line, QLatin1StringView from, QLatin1StringView to)
{
    const qsizetype begin = line.indexOf(from);
    if (begin < 0)
        return {};
    const qsizetype end = line.indexOf(to, begin + from.size());
    return end < 0 ? std::nullopt : std::optional(line.mid(begin + from.size(), end - begin - from.size()).trimmed());
}

std::optional<KeyValue> keyValue(QStringView line)
{
    for (qsizetype at = line.indexOf(u':'); at >= 0; at = line.indexOf(u':', at + 1)) {
        if (at + 1 == line.size() || line[at + 1].isSpace())
            return KeyValue{line.left(at).trimmed(), line.mid(at + 1).trimmed()};
    }
    return {};
}

bool saysNothing(QStringView value)
{
    static constexpr std::array Empty{"n/a"_L1,
                                      "[n/a]"_L1,
                                      "not available"_L1,
                                      "not specified"_L1,
                                      "unknown"_L1,
                                      "[unknown error]"_L1,
                                      "unknown error"_L1,
                                      "err!"_L1,
                                      "[not supported]"_L1,
                                      "not supported"_L1,
                                      "default string"_L1,
                                      "to be filled by o.e.m."_L1,
                                      "system product name"_L1,
                                      "system manufacturer"_L1,
                                      "none"_L1,
                                      "system version"_L1,
                                      "[insufficient permissions]"_L1,
                                      "[gpu is lost]"_L1,
                                      "no module installed"_L1,
                                      "not provided"_L1,
                                      "o.e.m."_L1,
                                      "empty"_L1,
                                      "null"_L1,
                                      "--"_L1,
                                      "-"_L1};
    value = value.trimmed();
    if (value.isEmpty())
        return true;
    for (const QLatin1StringView word : Empty) {
        if (value.compare(word, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

QString said(QStringView value) { return saysNothing(value) ? QString() : value.toString().simplified().left(200); }

std::optional<bool> enabledIn(QStringView value)
{
    if (value.startsWith("Enabled"_L1))
        return true;
    return value.startsWith("Disabled"_L1) ? std::optional(false) : std::nullopt;
}

QList<QStringView> wordsOf(QStringView line)
{
    QList<QStringView> words;
    qsizetype begin = -1;
    for (qsizetype i = 0; i <= line.size(); ++i) {
        const bool blank = i == line.size() || line[i].isSpace();
        if (!blank && begin < 0)
            begin = i;
        if (blank && begin >= 0) {
            words.append(line.mid(begin, i - begin));
            begin = -1;
        }
    }
    return words;
}

std::optional<std::pair<int, int>> pciIds(QStringView text)
{
    text = text.trimmed();
    if (text.startsWith(u'['))
        text = text.mid(1);
    if (text.size() < 9 || text[4] != u':' || (text.size() > 9 && text[9].isLetterOrNumber()))
        return {};
    const auto vendor = hexNumber(text.left(4));
    const auto device = hexNumber(text.mid(5, 4));
    if (!vendor || !device)
        return {};
    return std::pair(static_cast<int>(*vendor), static_cast<int>(*device));
}

} // namespace rig::reality
