// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_words.h"

#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/prices/partial_date.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Rent
{
    Q_DECLARE_TR_FUNCTIONS(Rent)
};

constexpr double FarMonths = 1200; ///< a hundred years: no number says more than "never" then

QString yearsText(double years) { return names::number(years, years == std::floor(years) ? 0 : 1); }

QString amountText(double amount, const QString &currency) { return names::money({amount, currency}); }

/// Of two sums that are told in whole money, what one reckons from what one reads; where they differ by less than ten,
/// cents are told and count.
double differenceAsTold(double more, double less)
{
    constexpr double ToldWithCents = 10;
    const double whole = std::round(more) - std::round(less);
    return whole < ToldWithCents ? more - less : whole;
}

/// What is said of a question; where its price is a range, of both ends, if they are not the same.
template <class Say>
QString atBothEnds(const RentOrBuy &question, const RentOrBuyAnswer &answer, const QString &currency, Say say)
{
    const QString low = say(question, answer);
    const std::optional<RentOrBuy> dearest = atDearest(question);
    const Result<RentOrBuyAnswer> high = dearest ? rentOrBuy(*dearest) : answer;
    const QString other = dearest && high ? say(*dearest, *high) : low;
    if (other == low)
        return low;
    return Rent::tr("At %1 an hour: %2 At %3 an hour: %4", "a price, a sentence, another price, another sentence")
        .arg(hourlyPrice(question.rentPerHour, currency), low, hourlyPrice(dearest->rentPerHour, currency), other);
}

QString neverText(const RentOrBuyAnswer &answer, const QString &currency)
{
    return Rent::tr(
               "Buying never pays back: a month of the own machine costs %1 in electricity and hosting, and renting "
               "the same work costs %2.")
        .arg(amountText(answer.ownedPerMonth, currency), amountText(answer.rentedPerMonth, currency));
}

/// Beyond so many months one counts in years.
constexpr double CountedInMonths = 24;

QString afterText(const RentOrBuyAnswer &answer, bool atLeast)
{
    const QString pattern = atLeast ? Rent::tr("%1 months at the earliest (%2 hours of use)", "after …")
                                    : Rent::tr("%1 months (%2 hours of use)", "after …");
    return pattern.arg(monthsText(*answer.breakEvenMonths), names::number(*answer.breakEvenHours));
}

/// Of what pays back behind the years that were asked for: "11.5 years (12,000 hours of use)".
QString longAfterText(const RentOrBuyAnswer &answer, bool atLeast)
{
    if (*answer.breakEvenMonths <= CountedInMonths)
        return afterText(answer, atLeast);
    const QString pattern = atLeast ? Rent::tr("%1 years at the earliest (%2 hours of use)", "after …")
                                    : Rent::tr("%1 years (%2 hours of use)", "after …");
    return pattern.arg(yearsText(*answer.breakEvenMonths / 12), names::number(*answer.breakEvenHours));
}

QString evenText(const RentOrBuy &question, const RentOrBuyAnswer &answer)
{
    const QString years = yearsText(question.years);
    if (!answer.evenHoursPerMonth)
        return Rent::tr("Over %1 years buying is not cheaper even around the clock.").arg(years);
    if (*answer.evenHoursPerMonth == 0)
        return Rent::tr("Over %1 years buying is cheaper however little the machine is used.").arg(years);
    const double hours = *answer.evenHoursPerMonth / WeeksOfMonth;
    return Rent::tr("Over %1 years buying is the cheaper one from %2 hours a week on; below that, renting is. A mix of "
                    "both pays only where the use is uneven: own what works longer than that all year, rent the rest.")
        .arg(years, names::number(hours, hours < 10 ? 1 : 0));
}

QString powerText(const RentOrBuy &question, const RentOrBuyAnswer &answer, const QString &currency)
{
    if (!question.workingWatts || !question.tariff)
        return !question.tariff
                   ? Rent::tr("Electricity is not counted: no tariff is given. With it, buying pays later.")
                   : Rent::tr("Electricity is not counted: the machine's draw is not known. With it, buying "
                              "pays later.");
    const QString idle = question.idleWatts ? names::watts(Watts(*question.idleWatts))
                                            : Rent::tr("switched off", "the machine outside of work");
    const QString text =
        Rent::tr("Electricity: %1 at work for %2 hours a month, otherwise %3; PUE %4; %5 a kWh: %6 a month.")
            .arg(names::watts(Watts(*question.workingWatts)), names::number(question.hoursPerMonth), idle,
                 names::number(question.pue, 2), names::tariff(*question.tariff, currency),
                 amountText(answer.powerPerMonth, currency));
    return names::typeset(text);
}

QString resaleText(const RentOrBuy &question, const RentOrBuyAnswer &answer, const QString &currency)
{
    if (question.resalePercent <= 0)
        return Rent::tr("Nothing for resale is counted.");
    return Rent::tr("Resale at the end: %1 (%2 % of the price, your own number); it takes no part in the month of "
                    "break-even.")
        .arg(amountText(answer.resale, currency), names::number(question.resalePercent));
}

void addPlanned(const PlannedMachine &planned, QStringList &sentences)
{
    if (planned.unpriced > 0)
        sentences << Rent::tr("%n part(s) of the planned machine have no price: it costs more than is counted, and "
                              "buying pays later.",
                              "", planned.unpriced);
    if (!planned.unconverted.isEmpty())
        sentences << Rent::tr("Prices in %1 are not counted: no rate of exchange is known.")
                         .arg(planned.unconverted.join(Rent::tr(", ", "between currencies")));
    if (planned.wattsAtLeast)
        sentences << Rent::tr(
            "The planned machine takes more than is counted: the draw of a part, or the efficiency of "
            "the supply, is not known.");
}

QString speedText(const RentOrBuy &question, const RentContext &context, const Catalogue &catalogue)
{
    const QString hours = names::number(1 / question.speed, 2);
    if (context.ownSpeed)
        return Rent::tr("Speed: %1 rented hours do the work of one own hour (your own number).").arg(hours);
    if (!context.speed)
        return Rent::tr("Speed: rented and own GPU count as equally fast: nobody compared them here. Enter your own "
                        "ratio if you know it.");
    if (context.speed->basis == GpuSpeed::Basis::Same)
        return Rent::tr("Speed: the rented GPU is the same chip as the own one.");
    if (context.speed->basis == GpuSpeed::Basis::Modelled)
        return Rent::tr("Speed: %1 rented hours do the work of one own hour, by bandwidth, matrix rate and watts: an "
                        "estimate. Enter your own ratio if you know it.")
            .arg(hours);
    QStringList titles;
    for (const SourceIndex index : context.speed->sources) {
        if (const Source *source = catalogue.source(index); source && titles.size() < 3) {
            const QString by = names::publisherName(*source);
            titles << (source->date.isEmpty() ? by : u"%1, %2"_s.arg(by, source->date));
        }
    }
    const QString pattern =
        context.speed->basis == GpuSpeed::Basis::Stated
            ? Rent::tr("Speed: %1 rented hours do the work of one own hour, as the source says (%2).")
            : Rent::tr("Speed: %1 rented hours do the work of one own hour, by measured training speeds (%2).");
    return pattern.arg(hours, names::apart(titles));
}

QString rentedText(const RentOrBuy &question, const RentContext &context, const Catalogue &catalogue)
{
    const QString price = hourlyPrice(question.rentPerHour, context.currency, question.rentPerHourMost);
    if (!context.offer)
        return Rent::tr("Rented: %1 an hour in all, your own price.").arg(price);
    const CloudOffer &offer = *context.offer;
    const QString what =
        Rent::tr("%1 × %2 %3 (%4)", "number of machines, provider, its name of the machine, GPU")
            .arg(QString::number(context.rented.machines), offer.provider, offer.name, gpuName(offer, catalogue));
    if (context.ownPrice)
        return Rent::tr("Rented: %1, %2 an hour in all, your own price.").arg(what, price);
    return Rent::tr("Rented: %1, %2, %3, %4 an hour in all; %5. Ask for the present price before you decide.")
        .arg(what, termName(offer.term), offer.region.isEmpty() ? Rent::tr("no region stated") : offer.region, price,
             dateAndAge(offer.date, context.today));
}

QString headlineAt(const RentOrBuy &question, const RentOrBuyAnswer &answer, const RentContext &context)
{
    if (!answer.breakEvenMonths)
        return neverText(answer, context.currency);
    if (question.capital == 0)
        return Rent::tr("There is nothing left to pay for the machine: using it is cheaper than renting from the first "
                        "hour.");
    const double end = question.years * 12;
    if (*answer.breakEvenMonths <= end)
        return Rent::tr("Buying is cheaper after %1.", "so many months (so many hours)")
            .arg(afterText(answer, leavesCostsOut(question, context)));
    const QString years = yearsText(question.years);
    if (answer.buyingIsCheaper())
        return Rent::tr(
                   "Over %1 years buying is cheaper only because of the resale; without it, it pays back after %2.")
            .arg(years, longAfterText(answer, leavesCostsOut(question, context)));
    if (*answer.breakEvenMonths > FarMonths)
        return Rent::tr("Renting is cheaper: buying would take more than a hundred years to pay back.");
    const bool atLeast = leavesCostsOut(question, context);
    const QString pattern =
        atLeast ? Rent::tr("Over %1 years renting saves at least %2; buying would pay back only after %3.")
                : Rent::tr("Over %1 years renting saves %2; buying would pay back only after %3.");
    return pattern.arg(years, amountText(differenceAsTold(answer.boughtTotal, answer.rentedTotal), context.currency),
                       longAfterText(answer, atLeast));
}

} // namespace

QString monthsText(double months) { return names::number(months, months < 100 ? 1 : 0); }

QString hourlyPrice(double amount, const QString &currency, std::optional<double> most)
{
    return names::moneyRange({amount, currency}, most);
}

QString dateAndAge(const QString &date, const QDate &today)
{
    return Rent::tr("price of %1, %2", "date, age").arg(date, ageInWords(date, today));
}

QString termName(const QString &term)
{
    if (term == "on-demand"_L1)
        return Rent::tr("on demand", "a cloud price");
    if (term == "spot"_L1)
        return Rent::tr("spot (may be taken away at any time)", "a cloud price");
    if (term == "community"_L1)
        return Rent::tr("from private hosts", "a cloud price");
    if (term == "reserved-1y"_L1)
        return Rent::tr("reserved for a year", "a cloud price");
    if (term == "reserved-3y"_L1)
        return Rent::tr("reserved for three years", "a cloud price");
    return term.isEmpty() ? Rent::tr("term not stated", "a cloud price") : term;
}

bool leavesCostsOut(const RentOrBuy &question, const RentContext &context)
{
    const PlannedMachine planned = context.planned.value_or(PlannedMachine());
    return !question.tariff || !question.workingWatts || planned.unpriced > 0 || !planned.unconverted.isEmpty() ||
           planned.wattsAtLeast;
}

QString rentHeadline(const RentOrBuy &question, const RentOrBuyAnswer &answer, const RentContext &context)
{
    return names::typeset(
        atBothEnds(question, answer, context.currency,
                   [&](const RentOrBuy &one, const RentOrBuyAnswer &its) { return headlineAt(one, its, context); }));
}

QStringList rentDetails(const RentOrBuy &question, const RentOrBuyAnswer &answer, const RentContext &context)
{
    QStringList sentences;
    const QString &currency = context.currency;
    const QString pattern = leavesCostsOut(question, context)
                                ? Rent::tr("At the end of %1 years: bought at least %2, rented %3.")
                                : Rent::tr("At the end of %1 years: bought %2, rented %3.");
    sentences << pattern.arg(yearsText(question.years), amountText(answer.boughtTotal, currency),
                             names::moneyRange({answer.rentedTotal, currency}, answer.rentedTotalMost));
    if (!question.alwaysOn)
        sentences << atBothEnds(question, answer, currency, evenText);
    if (answer.subscribedTotal)
        sentences << Rent::tr("The subscription costs %1 over the same time, but promises neither hours nor a certain "
                              "GPU.")
                         .arg(amountText(*answer.subscribedTotal, currency));
    return sentences;
}

QStringList rentAssumptions(const RentOrBuy &question, const RentOrBuyAnswer &answer, const RentContext &context,
                            const Catalogue &catalogue)
{
    QStringList sentences{rentedText(question, context, catalogue)};
    if (context.offerAssumed)
        sentences << Rent::tr("No offer was named: this is the cheapest on demand that answers. Name another, or the "
                              "price of an hour.");
    if (context.rented.gpus > context.gpus)
        sentences << Rent::tr(
                         "%1 GPUs are needed and %2 are paid for: the offer has no smaller machine. What stands idle "
                         "does no work in this reckoning.")
                         .arg(QString::number(context.gpus), QString::number(context.rented.gpus));
    if (context.planned && context.planned->gpus > 0 && context.planned->gpus != context.gpus)
        sentences << Rent::tr("The planned machine has %1 GPUs and %2 are rented: the two do not do the same work.")
                         .arg(QString::number(context.planned->gpus), QString::number(context.gpus));
    sentences << speedText(question, context, catalogue);
    if (question.alwaysOn)
        sentences << Rent::tr(
            "Always on: both run around the clock, whether somebody asks or not; %n rented machine(s) "
            "for each of one's own.",
            nullptr, static_cast<int>(answer.rentedHours));
    else if (question.hoursPerMonth * answer.rentedHours > HoursOfMonth)
        sentences << Rent::tr(
                         "That is more rented hours than a month has: about %1 times as many GPUs must be rented at a "
                         "time.")
                         .arg(names::number(std::ceil(question.hoursPerMonth * answer.rentedHours / HoursOfMonth)));
    if (context.planned)
        addPlanned(*context.planned, sentences);
    sentences << powerText(question, answer, context.currency) << resaleText(question, answer, context.currency);
    for (const Rate &rate : context.rates)
        sentences << Rent::tr("1 USD = %1 %2 (%3).", "rate of exchange, currency, date")
                         .arg(QLocale().toString(rate.perUsd, 'g', 6), rate.currency, rate.date.toString(Qt::ISODate));
    sentences << Rent::tr("Both prices stay what they are over the years; no interest is counted.");
    return sentences;
}

} // namespace rig
