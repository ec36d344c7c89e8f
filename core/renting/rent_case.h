// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/rent_words.h"

namespace rig {

/// What a user gives; what he leaves out is taken from the planned machine or the offer, where there is one.
struct RentInputs
{
    QString currency = QStringLiteral("USD"); ///< of all amounts here, and of the answer
    std::optional<PlannedMachine> planned;    ///< in that currency
    std::optional<double> capital;            ///< of the whole machine
    std::optional<double> gpuPrice;           ///< of one GPU, in the place of the capital
    std::optional<double> overhead;           ///< the whole machine as a multiple of its GPUs; nullopt: 1
    std::optional<int> gpus;                  ///< nullopt: those of the planned machine, or one
    QString gpu;                              ///< id of the chip that is bought; empty: the planned machine's
    std::optional<double> watts;
    std::optional<double> idleWatts;
    std::optional<double> pue;
    std::optional<double> tariff;
    std::optional<double> hosting;
    std::optional<double> resalePercent;
    std::optional<double> hoursPerWeek;
    std::optional<double> hoursPerMonth; ///< before the hours a week
    bool alwaysOn = false;               ///< before both: all hours of a month
    std::optional<double> years;         ///< nullopt: 3
    std::optional<CloudOffer> offer;
    bool offerAssumed = false;             ///< nobody named the offer
    std::optional<double> pricePerGpuHour; ///< the user's own, before the offer's
    std::optional<double> speed;           ///< of a rented GPU against one that is bought, before what is known
    std::optional<double> extras;          ///< a month of storage and traffic
    std::optional<double> subscription;    ///< a month
};

struct RentCase
{
    RentOrBuy question;
    RentContext context;
    RentOrBuyAnswer answer;
};

/// The failure's field is a key of rentLimits(): the number that is wrong, or that is missing and what to do about it.
[[nodiscard]] Result<RentCase> rentCase(const RentInputs &inputs, const Catalogue &catalogue, const QDate &today);

/// What both ways have cost at the end of each year, and of the last one where it is not whole.
struct RentYear
{
    double year = 0;
    double bought = 0; ///< without any resale
    double rented = 0;
    std::optional<double> subscribed;
    std::optional<double> rentedMost{}; ///< at the high end of a range of prices
};
[[nodiscard]] std::vector<RentYear> rentYears(const RentOrBuyAnswer &answer);

} // namespace rig
