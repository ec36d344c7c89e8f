// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace rig {

/// What is older says little of today.
inline constexpr int OldMonths = 24;

/// Dates as sources have them: 2020, 2020-03 or 2020-03-14. The first day that it can mean; nullopt where it is none.
[[nodiscard]] std::optional<QDate> firstDayOf(const QString &date);
/// Whole months from the date to `today`; 0 for what lies in the future, nullopt where it is no date.
[[nodiscard]] std::optional<int> monthsSince(const QString &date, const QDate &today);
/// "8 months old", "6 years old", "of this month": a price is never called today's.
[[nodiscard]] QString ageInWords(const QString &date, const QDate &today);

} // namespace rig
