// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_case.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct RentCaseWords
{
    Q_DECLARE_TR_FUNCTIONS(RentCase)
};

/// Takes numbers into the question and remembers the first one that is wrong.
class Taker
{
public:
    void take(const std::optional<double> &given, const char *key, double &into)
    {
        if (check(given, key))
            into = *given;
    }
    void take(const std::optional<double> &given, const char *key, std::optional<double> &into)
    {
        if (check(given, key))
            into = given;
    }
    /// Of numbers that the question does not hold as they are given.
    bool check(const std::optional<double> &given, const char *key)
    {
        if (!given || m_failure)
            return false;
        const Result<double> within = withinRentLimit(QLatin1StringView(key), *given);
        if (!within)
            m_failure = within.error();
        return within.has_value();
    }
    void miss(const char *key, const QString &message)
    {
        if (!m_failure)
            m_failure = badInput(message, QString::fromLatin1(key)).value();
    }
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }

private:
    std::optional<Failure> m_failure;
};

void takeCapital(const RentInputs &inputs, Taker &taker, RentCase &made)
{
    taker.check(inputs.gpuPrice, "gpu_price");
    taker.check(inputs.overhead, "overhead_factor");
    if (inputs.capital)
        taker.take(inputs.capital, "capital", made.question.capital);
    else if (inputs.gpuPrice)
        taker.take(*inputs.gpuPrice * made.context.gpus * inputs.overhead.value_or(1), "capital",
                   made.question.capital);
    else if (inputs.planned && inputs.planned->price)
        taker.take(inputs.planned->price, "capital", made.question.capital);
    else
        taker.miss("capital", inputs.planned
                                  ? RentCaseWords::tr("is not known: no part of the planned machine has a price that "
                                                      "can be counted. Enter what the machine costs.")
                                  : RentCaseWords::tr("is not known: enter what the machine costs."));
}

/// Never above those of a month by a rounding error: 168 hours a week are all of it.
double hoursOfMonth(double hoursPerWeek) { return std::min(hoursPerWeek * WeeksOfMonth, HoursOfMonth); }

void takeHours(const RentInputs &inputs, Taker &taker, RentOrBuy &question)
{
    taker.check(inputs.hoursPerWeek, "hours_per_week");
    question.alwaysOn = inputs.alwaysOn;
    if (inputs.alwaysOn)
        question.hoursPerMonth = HoursOfMonth;
    else if (inputs.hoursPerMonth)
        taker.take(inputs.hoursPerMonth, "hours_per_month", question.hoursPerMonth);
    else if (inputs.hoursPerWeek)
        taker.take(hoursOfMonth(*inputs.hoursPerWeek), "hours_per_month", question.hoursPerMonth);
    else if (inputs.planned && taker.check(inputs.planned->hoursPerWeek, "hours_per_week"))
        taker.take(hoursOfMonth(inputs.planned->hoursPerWeek), "hours_per_month", question.hoursPerMonth);
    else
        taker.miss("hours_per_week", RentCaseWords::tr("is not known: enter how many hours a week the GPUs work."));
}

void takeRent(const RentInputs &inputs, const Catalogue &catalogue, Taker &taker, RentCase &made)
{
    RentContext &context = made.context;
    context.offer = inputs.offer;
    context.offerAssumed = inputs.offerAssumed;
    context.rented = rentedFor(context.gpus, inputs.offer ? inputs.offer->gpus : 1);
    if (inputs.pricePerGpuHour) {
        context.ownPrice = true;
        taker.take(*inputs.pricePerGpuHour * context.rented.gpus, "rent_per_hour", made.question.rentPerHour);
        return;
    }
    if (!inputs.offer || !inputs.offer->pricePerHour)
        return taker.miss("rent_per_hour",
                          inputs.offer
                              ? RentCaseWords::tr("is not known: %1 is a market place without a fixed price. Enter the "
                                                  "price of an hour that you see there.")
                                    .arg(inputs.offer->provider)
                              : RentCaseWords::tr("is not known: choose an offer, or enter the price of an hour."));
    const auto price =
        converted({*inputs.offer->pricePerHour, inputs.offer->currency}, inputs.currency, catalogue.rates);
    if (!price)
        return taker.miss("rent_per_hour", RentCaseWords::tr("is given in %1, and no rate of exchange to %2 is known. "
                                                             "Enter the price of an hour in %2.")
                                               .arg(inputs.offer->currency, inputs.currency));
    for (const std::optional<Rate> &rate : {price->from, price->to}) {
        if (rate && std::find(context.rates.begin(), context.rates.end(), *rate) == context.rates.end())
            context.rates.push_back(*rate);
    }
    taker.take(price->money.amount * context.rented.machines, "rent_per_hour", made.question.rentPerHour);
    if (!inputs.offer->pricePerHourMost)
        return;
    const auto most =
        converted({*inputs.offer->pricePerHourMost, inputs.offer->currency}, inputs.currency, catalogue.rates);
    taker.take(most->money.amount * context.rented.machines, "rent_per_hour", made.question.rentPerHourMost);
}

void takeSpeed(const RentInputs &inputs, const Catalogue &catalogue, Taker &taker, RentCase &made)
{
    if (inputs.speed) {
        made.context.ownSpeed = true;
        taker.take(inputs.speed, "speed", made.question.speed);
        return;
    }
    const auto rented = inputs.offer ? chipOf(*inputs.offer, catalogue) : nullptr;
    const QString own = !inputs.gpu.isEmpty() ? inputs.gpu : inputs.planned ? inputs.planned->chip : QString();
    made.context.speed = rented ? gpuSpeed(rented->id, own, catalogue) : std::nullopt;
    if (made.context.speed)
        taker.take(made.context.speed->times, "speed", made.question.speed);
}

/// What the planned machine leaves open, as far as its figures are used.
void takePlanned(const RentInputs &inputs, RentContext &context)
{
    if (!inputs.planned)
        return;
    context.planned = inputs.planned;
    context.rates = inputs.planned->rates;
    if (inputs.capital || inputs.gpuPrice) {
        context.planned->unpriced = 0;
        context.planned->unconverted.clear();
    }
    if (inputs.watts)
        context.planned->wattsAtLeast = false;
}

} // namespace

Result<RentCase> rentCase(const RentInputs &inputs, const Catalogue &catalogue, const QDate &today)
{
    RentCase made;
    RentOrBuy &question = made.question;
    Taker taker;
    made.context.currency = inputs.currency;
    made.context.today = today;
    if (inputs.gpus)
        taker.check(*inputs.gpus, "gpus");
    made.context.gpus = inputs.gpus.value_or(std::max(1, inputs.planned ? inputs.planned->gpus : 1));
    takePlanned(inputs, made.context);
    takeCapital(inputs, taker, made);
    const PlannedMachine planned = inputs.planned.value_or(PlannedMachine());
    taker.take(inputs.watts ? inputs.watts : planned.watts, "working_w", question.workingWatts);
    taker.take(inputs.idleWatts, "idle_w", question.idleWatts);
    taker.take(inputs.pue, "pue", question.pue);
    taker.take(inputs.tariff ? inputs.tariff : planned.tariff, "tariff_per_kwh", question.tariff);
    taker.take(inputs.hosting, "hosting_per_month", question.hostingPerMonth);
    taker.take(inputs.resalePercent, "resale_percent", question.resalePercent);
    takeHours(inputs, taker, question);
    taker.take(inputs.years, "years", question.years);
    takeRent(inputs, catalogue, taker, made);
    takeSpeed(inputs, catalogue, taker, made);
    taker.take(inputs.extras, "rent_extras_per_month", question.rentExtrasPerMonth);
    taker.take(inputs.subscription, "subscription_per_month", question.perMonth);
    if (taker.failure())
        return tl::unexpected(*taker.failure());
    const Result<RentOrBuyAnswer> answer = rentOrBuy(question);
    if (!answer)
        return tl::unexpected(answer.error());
    made.answer = *answer;
    return made;
}

std::vector<RentYear> rentYears(const RentOrBuyAnswer &answer)
{
    std::vector<RentYear> years;
    for (const CostPoint &point : answer.months) {
        const bool last = &point == &answer.months.back();
        if (point.month > 0 && (last || std::fmod(point.month, 12) == 0))
            years.push_back({point.month / 12, point.bought, point.rented, point.subscribed, point.rentedMost});
    }
    return years;
}

} // namespace rig
