// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/partial_date.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Dates
{
    Q_DECLARE_TR_FUNCTIONS(Dates)
};

} // namespace

std::optional<QDate> firstDayOf(const QString &date)
{
    static constexpr QLatin1StringView rest("-01-01");
    if (date.size() != 4 && date.size() != 7 && date.size() != 10)
        return std::nullopt;
    const QString whole = date + rest.sliced(rest.size() - (10 - date.size()));
    const QDate day = QDate::fromString(whole, u"yyyy-MM-dd"_s);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

std::optional<int> monthsSince(const QString &date, const QDate &today)
{
    const std::optional<QDate> day = firstDayOf(date);
    if (!day || !today.isValid())
        return std::nullopt;
    const int months = (today.year() - day->year()) * 12 + today.month() - day->month();
    return std::max(0, today.day() < day->day() ? months - 1 : months);
}

QString ageInWords(const QString &date, const QDate &today)
{
    const std::optional<int> months = monthsSince(date, today);
    if (!months)
        return Dates::tr("of an unknown date");
    if (*months == 0)
        return Dates::tr("less than a month old");
    constexpr int MonthsInMonths = 24; // beyond that years say more
    if (*months < MonthsInMonths)
        return Dates::tr("%n month(s) old", "a price", *months);
    return Dates::tr("%n year(s) old", "a price", *months / 12);
}

} // namespace rig
