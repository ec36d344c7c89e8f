// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_or_buy.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct RentOrBuyWords
{
    Q_DECLARE_TR_FUNCTIONS(RentOrBuy)
};

constexpr double MostMoney = 1e10;

constexpr std::array Limits{
    RentLimit{"capital", 0, MostMoney, false},
    RentLimit{"working_w", 0, 1e7, false},
    RentLimit{"idle_w", 0, 1e7, false},
    RentLimit{"pue", 1, 5, false},
    RentLimit{"tariff_per_kwh", 0, 1000, false},
    RentLimit{"hosting_per_month", 0, MostMoney, false},
    RentLimit{"resale_percent", 0, 100, false},
    RentLimit{"hours_per_month", 0, HoursOfMonth, true},
    RentLimit{"years", 0.1, 30, false},
    RentLimit{"rent_per_hour", 0, 1e6, false},
    RentLimit{"speed", 0.001, 1000, false},
    RentLimit{"rent_extras_per_month", 0, MostMoney, false},
    RentLimit{"subscription_per_month", 0, MostMoney, false},
    // What programs ask for in the place of the above.
    RentLimit{"hours_per_week", 0, HoursOfWeek, true},
    RentLimit{"gpu_price", 0, MostMoney, false},
    RentLimit{"overhead_factor", 1, 100, false},
    RentLimit{"gpus", 0, 100000, true},
};

QString limitText(double limit) { return QLocale().toString(limit, 'g', 12); }

Result<void> checked(const RentOrBuy &question)
{
    const std::array<std::optional<double>, 13> numbers{
        question.capital, question.workingWatts,    question.idleWatts,     question.pue,
        question.tariff,  question.hostingPerMonth, question.resalePercent, question.hoursPerMonth,
        question.years,   question.rentPerHour,     question.speed,         question.rentExtrasPerMonth,
        question.perMonth};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!numbers[i])
            continue;
        if (const auto within = withinRentLimit(QLatin1StringView(Limits[i].key), *numbers[i]); !within)
            return tl::unexpected(within.error());
    }
    return {};
}

/// What a month of owning costs: so much whatever the use, and so much for each hour of it.
struct MonthlyCost
{
    double fixed = 0;
    double perHour = 0;

    [[nodiscard]] double at(double hours) const { return fixed + perHour * hours; }
};

MonthlyCost ownedCost(const RentOrBuy &question)
{
    MonthlyCost cost{question.hostingPerMonth, 0};
    if (!question.tariff || !question.workingWatts)
        return cost;
    const double perWattHour = *question.tariff * question.pue / 1000;
    const double idle = question.idleWatts.value_or(0);
    cost.fixed += idle * HoursOfMonth * perWattHour;
    cost.perHour = (*question.workingWatts - idle) * perWattHour;
    return cost;
}

std::vector<CostPoint> pointsOf(const RentOrBuy &question, const RentOrBuyAnswer &answer)
{
    const auto at = [&](double month) {
        CostPoint point{month, question.capital + month * answer.ownedPerMonth, month * answer.rentedPerMonth, {}, {}};
        if (question.perMonth)
            point.subscribed = month * *question.perMonth;
        if (answer.rentedPerMonthMost)
            point.rentedMost = month * *answer.rentedPerMonthMost;
        return point;
    };
    const double end = question.years * 12;
    std::vector<CostPoint> points;
    for (int month = 0; month < end; ++month)
        points.push_back(at(month));
    points.push_back(at(end));
    return points;
}

/// One that is a little slower by rounding alone is not rented twice.
double rentedHoursOf(const RentOrBuy &question)
{
    constexpr double Rounding = 1e-9;
    const double hours = 1 / question.speed;
    return question.alwaysOn ? std::max(1.0, std::ceil(hours - Rounding)) : hours;
}

/// Where the totals over the years meet: a line in the hours of use on both sides.
std::optional<double> evenHours(const RentOrBuy &question, const MonthlyCost &owned, double resale)
{
    const double months = question.years * 12;
    const double perHourRented = question.rentPerHour * rentedHoursOf(question);
    const double lead = (question.capital - resale) / months + owned.fixed - question.rentExtrasPerMonth;
    const double gain = perHourRented - owned.perHour;
    // Where an own hour costs more than a rented one, more use makes buying no cheaper.
    const bool always = lead <= 0 && (gain > 0 || lead < gain * HoursOfMonth);
    if (always)
        return 0;
    if (gain <= 0 || lead / gain > HoursOfMonth)
        return std::nullopt;
    return lead / gain;
}

} // namespace

std::span<const RentLimit> rentLimits() { return Limits; }

const RentLimit &rentLimit(QLatin1StringView key)
{
    const auto found = std::find_if(Limits.begin(), Limits.end(),
                                    [&](const RentLimit &limit) { return key == QLatin1StringView(limit.key); });
    return found == Limits.end() ? Limits.front() : *found;
}

Result<double> withinRentLimit(QLatin1StringView key, double number)
{
    const RentLimit &limit = rentLimit(key);
    if (std::isfinite(number) && number <= limit.high && (limit.above ? number > limit.low : number >= limit.low))
        return number;
    const QString pattern = limit.above ? RentOrBuyWords::tr("must be a number above %1 and at most %2.")
                                        : RentOrBuyWords::tr("must be a number from %1 to %2.");
    return badInput(pattern.arg(limitText(limit.low), limitText(limit.high)), key);
}

std::optional<RentOrBuy> atDearest(RentOrBuy question)
{
    if (!question.rentPerHourMost)
        return std::nullopt;
    question.rentPerHour = *std::exchange(question.rentPerHourMost, std::nullopt);
    return question;
}

Result<RentOrBuyAnswer> rentOrBuy(const RentOrBuy &question)
{
    if (const Result<void> good = checked(question); !good)
        return tl::unexpected(good.error());
    const MonthlyCost owned = ownedCost(question);
    RentOrBuyAnswer answer;
    answer.rentedHours = rentedHoursOf(question);
    answer.ownedPerMonth = owned.at(question.hoursPerMonth);
    answer.powerPerMonth = answer.ownedPerMonth - question.hostingPerMonth;
    const double hoursPaid = question.hoursPerMonth * answer.rentedHours;
    answer.rentedPerMonth = hoursPaid * question.rentPerHour + question.rentExtrasPerMonth;
    if (question.rentPerHourMost)
        answer.rentedPerMonthMost = hoursPaid * *question.rentPerHourMost + question.rentExtrasPerMonth;
    const double saved = answer.rentedPerMonth - answer.ownedPerMonth;
    // What is saved may be so little that no number holds the months.
    if (saved > 0 && std::isfinite(question.capital / saved * HoursOfMonth)) {
        answer.breakEvenMonths = question.capital / saved;
        answer.breakEvenHours = *answer.breakEvenMonths * question.hoursPerMonth;
    } else if (question.capital == 0 && saved == 0) {
        answer.breakEvenMonths = answer.breakEvenHours = 0;
    }
    const double months = question.years * 12;
    answer.resale = question.capital * question.resalePercent / 100;
    answer.boughtTotal = question.capital - answer.resale + months * answer.ownedPerMonth;
    answer.rentedTotal = months * answer.rentedPerMonth;
    if (answer.rentedPerMonthMost)
        answer.rentedTotalMost = months * *answer.rentedPerMonthMost;
    if (question.perMonth)
        answer.subscribedTotal = months * *question.perMonth;
    answer.evenHoursPerMonth = evenHours(question, owned, answer.resale);
    answer.months = pointsOf(question, answer);
    return answer;
}

} // namespace rig
