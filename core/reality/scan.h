// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace rig::reality {

/// Small scanners that the readers share; none allocates but where it gives a list.

/// The number at the beginning, after blanks: "16x" is 16, "8.0 GT/s" 8. A comma between digits is a decimal point
/// where `comma` says so.
[[nodiscard]] std::optional<double> leadingNumber(QStringView text, bool comma = false);
[[nodiscard]] std::optional<int> leadingInteger(QStringView text);
/// "0x10de", "10de": at most eight digits.
[[nodiscard]] std::optional<quint32> hexNumber(QStringView text);

/// A width of the PCI Express base specification: 1, 2, 4, 8, 12, 16, 32; nullopt for all else (0, 63 and 255 are
/// registers that nobody answered).
[[nodiscard]] std::optional<int> lanesOf(std::optional<int> number);
/// The generation of a speed in GT/s: 2.5, 5, 8, 16, 32, 64.
[[nodiscard]] std::optional<int> generationOfSpeed(std::optional<double> gigatransfers);
/// 1 to 7, else nullopt.
[[nodiscard]] std::optional<int> generationOf(std::optional<int> number);

/// What follows `key` in a line, trimmed; nullopt where the key does not stand in it.
[[nodiscard]] std::optional<QStringView> after(QStringView line, QLatin1StringView key);
/// What stands between two marks.
[[nodiscard]] std::optional<QStringView> between(QStringView line, QLatin1StringView from, QLatin1StringView to);

/// A line of "key : value", split at its first colon that is followed by a blank or ends the line; both trimmed.
struct KeyValue
{
    QStringView key, value;
};
[[nodiscard]] std::optional<KeyValue> keyValue(QStringView line);

/// "N/A", "[N/A]", "[Not Supported]", "ERR!", "Unknown", "To Be Filled By O.E.M." and their like: no value.
[[nodiscard]] bool saysNothing(QStringView value);
/// The value as a text, empty where it says nothing; blanks are single.
[[nodiscard]] QString said(QStringView value);

/// "Enabled", "Enabled*": a mode that is on; nullopt for what is neither that nor "Disabled".
[[nodiscard]] std::optional<bool> enabledIn(QStringView value);

/// Words parted by blanks and tabs.
[[nodiscard]] QList<QStringView> wordsOf(QStringView line);

/// "10de:2204" at `text`'s beginning, in brackets or without: vendor and device.
[[nodiscard]] std::optional<std::pair<int, int>> pciIds(QStringView text);

} // namespace rig::reality
