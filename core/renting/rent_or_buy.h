// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <span>
#include <vector>

namespace rig {

/// Hours and weeks of a month in a year of 365.25 days.
inline constexpr double HoursOfMonth = 365.25 * 24 / 12;
inline constexpr double WeeksOfMonth = 365.25 / 7 / 12;
inline constexpr double HoursOfWeek = 24 * 7;

/// A machine that is bought against the same work on rented GPUs. All money is in one currency.
struct RentOrBuy
{
    // What is bought.
    double capital = 0;                 ///< once, for all that is not owned yet
    std::optional<double> workingWatts; ///< at the wall, at work; unknown: its electricity is not counted
    std::optional<double> idleWatts;    ///< at the wall, all other hours; nullopt: it is switched off
    double pue = 1;                     ///< watts of the building for one of the machine
    std::optional<double> tariff;       ///< per kWh; unknown: electricity is not counted
    double hostingPerMonth = 0;
    double resalePercent = 0; ///< of the capital, at the end of the years: the user's own number
    // The work.
    double hoursPerMonth = 0; ///< of the machine that is bought
    /// It waits for users around the clock: what is rented is paid for as long, however fast it is, and in whole
    /// machines.
    bool alwaysOn = false;
    double years = 3;
    // What is rented.
    double rentPerHour = 0;                  ///< all rented GPUs together; of a range the low end
    std::optional<double> rentPerHourMost{}; ///< the high end of a range; nullopt: it is one price
    double speed = 1;                        ///< of all rented GPUs together, the machine that is bought counts as 1
    double rentExtrasPerMonth = 0;           ///< storage, traffic
    std::optional<double> perMonth{};        ///< a subscription as a third way
};

/// What a number of the question may be. `key` is what failures name, and the same in the console's JSON.
struct RentLimit
{
    const char *key;
    double low;
    double high;
    bool above; ///< it must lie above `low`
};

/// One entry a number, in the order of the struct.
[[nodiscard]] std::span<const RentLimit> rentLimits();
[[nodiscard]] const RentLimit &rentLimit(QLatin1StringView key);
/// Whether a number is one, and lies within; the failure's field is the key. NaN and infinity never do.
[[nodiscard]] Result<double> withinRentLimit(QLatin1StringView key, double number);

/// All that was paid until a month's end.
struct CostPoint
{
    double month = 0;
    double bought = 0; ///< without any resale
    double rented = 0;
    std::optional<double> subscribed;
    std::optional<double> rentedMost{}; ///< at the high end of a range of prices
};

struct RentOrBuyAnswer
{
    double rentedHours = 1; ///< that do the work of one hour of the machine that is bought; always on, a whole number
    double powerPerMonth = 0;
    double ownedPerMonth = 0; ///< electricity and hosting
    double rentedPerMonth = 0;
    std::optional<double> rentedPerMonthMost{};
    /// Capital / (rented - power - hosting) a month, never an amortised capital on top; nullopt: owning costs as much a
    /// month as renting or more, so that no time pays the machine back. Resale takes no part.
    std::optional<double> breakEvenMonths;
    std::optional<double> breakEvenHours; ///< of use until then
    /// Hours of use a month from which on buying is the cheaper one over the years, resale counted; 0: at any use;
    /// nullopt: not even around the clock.
    std::optional<double> evenHoursPerMonth;
    double resale = 0;
    double boughtTotal = 0; ///< at the end of the years, less the resale
    double rentedTotal = 0;
    std::optional<double> rentedTotalMost{};
    std::optional<double> subscribedTotal;
    std::vector<CostPoint> months; ///< from 0 to the end of the years, a month apart

    [[nodiscard]] bool buyingIsCheaper() const { return boughtTotal < rentedTotal; }
};

/// The same question at the high end of its range of prices; nullopt: it has one price.
[[nodiscard]] std::optional<RentOrBuy> atDearest(RentOrBuy question);

/// Of a range of prices by its low end, with the sums at its high end beside it. The failure names the number that is
/// wrong (RentLimit::key) and what it must be.
[[nodiscard]] Result<RentOrBuyAnswer> rentOrBuy(const RentOrBuy &question);

} // namespace rig
