// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rent_report.h"

#include "app/cli/json_values.h"
#include "app/cli/tables.h"
#include "core/names/names.h"
#include "core/prices/partial_date.h"
#include "core/prices/price.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <tuple>

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonValue sourceAsJson(const QString &id, const std::vector<Source> &sources, const Catalogue &catalogue)
{
    const Source *source = sourceOf(id, sources, catalogue);
    if (!source)
        return QJsonValue::Null;
    return QJsonObject{{"id"_L1, source->id},
                       {"title"_L1, source->title},
                       {"publisher"_L1, source->publisher},
                       {"date"_L1, source->date},
                       {"url"_L1, source->url}};
}

QJsonObject offerAsJson(const CloudOffer &offer, const Catalogue &catalogue, const QDate &today)
{
    const auto chip = chipOf(offer, catalogue);
    return {{"id"_L1, offerId(offer)},
            {"provider"_L1, offer.provider},
            {"name"_L1, offer.name},
            {"gpu"_L1, chip ? QJsonValue(chip->id) : QJsonValue(QJsonValue::Null)},
            {"gpu_name"_L1, gpuName(offer, catalogue)},
            {"gpus"_L1, offer.gpus},
            {"price_per_hour"_L1, orNull(offer.pricePerHour, 4)},
            {"price_per_hour_to"_L1, orNull(offer.pricePerHourMost, 4)},
            {"currency"_L1, orNull(offer.currency)},
            {"term"_L1, orNull(offer.term)},
            {"region"_L1, orNull(offer.region)},
            {"date"_L1, orNull(offer.date)},
            {"age_months"_L1, orNull(monthsSince(offer.date, today))},
            {"source"_L1, orNull(offer.source)}};
}

QJsonArray statementsAsJson(const CloudServices &services, const CloudSituation &situation, const Catalogue &catalogue)
{
    QJsonArray array;
    for (const CloudStatement *statement : statementsFor(services, situation))
        array.append(QJsonObject{{"id"_L1, statement->id},
                                 {"text"_L1, statement->text.here()},
                                 {"date"_L1, statement->date},
                                 {"gpus"_L1, QJsonArray::fromStringList(statement->parts)},
                                 {"services"_L1, QJsonArray::fromStringList(statement->services)},
                                 {"source"_L1, sourceAsJson(statement->source, services.sources, catalogue)}});
    return array;
}

QJsonArray servicesAsJson(const CloudServices &services, const CloudSituation &situation, const Catalogue &catalogue)
{
    QJsonArray array;
    for (const ServiceVerdict &verdict : judged(services, situation)) {
        const CloudService &service = *verdict.service;
        QJsonArray limits;
        for (const Saying &limit : service.limits)
            limits.append(limit.here());
        array.append(QJsonObject{{"id"_L1, service.id},
                                 {"name"_L1, service.name.here()},
                                 {"gpus"_L1, QJsonArray::fromStringList(service.gpus)},
                                 {"price_per_month"_L1, moneyAsJson(service.perMonth)},
                                 {"hours"_L1, orNull(service.hours.here())},
                                 {"limits"_L1, limits},
                                 {"excluded"_L1, verdict.excluded},
                                 {"remarks"_L1, QJsonArray::fromStringList(verdict.remarks)},
                                 {"date"_L1, service.date},
                                 {"source"_L1, sourceAsJson(service.source, services.sources, catalogue)}});
    }
    return array;
}

QJsonArray yearsAsJson(const RentOrBuyAnswer &answer)
{
    QJsonArray years;
    for (const RentYear &year : rentYears(answer))
        years.append(QJsonObject{{"year"_L1, rounded(year.year, 2)},
                                 {"bought"_L1, rounded(year.bought, 2)},
                                 {"rented"_L1, rounded(year.rented, 2)},
                                 {"rented_to"_L1, orNull(year.rentedMost, 2)},
                                 {"subscribed"_L1, orNull(year.subscribed, 2)}});
    return years;
}

QJsonObject questionAsJson(const RentCase &made)
{
    const RentOrBuy &question = made.question;
    return {{"capital"_L1, rounded(question.capital, 2)},
            {"working_w"_L1, orNull(question.workingWatts)},
            {"idle_w"_L1, orNull(question.idleWatts)},
            {"pue"_L1, question.pue},
            {"tariff_per_kwh"_L1, orNull(question.tariff, 5)},
            {"hosting_per_month"_L1, rounded(question.hostingPerMonth, 2)},
            {"resale_percent"_L1, question.resalePercent},
            {"hours_per_month"_L1, rounded(question.hoursPerMonth, 2)},
            {"always_on"_L1, question.alwaysOn},
            {"years"_L1, question.years},
            {"gpus"_L1, made.context.gpus},
            {"gpus_paid_for"_L1, made.context.rented.gpus},
            {"rent_per_hour"_L1, rounded(question.rentPerHour, 4)},
            {"rent_per_hour_to"_L1, orNull(question.rentPerHourMost, 4)},
            {"speed"_L1, rounded(question.speed, 4)},
            {"rent_extras_per_month"_L1, rounded(question.rentExtrasPerMonth, 2)},
            {"subscription_per_month"_L1, orNull(question.perMonth, 2)}};
}

/// "depends": on where in its range the price lies.
QString cheaperOf(const RentOrBuyAnswer &answer)
{
    const auto of = [&](double rented) {
        return answer.boughtTotal < rented ? u"buying"_s : answer.boughtTotal > rented ? u"renting"_s : u"same"_s;
    };
    const QString low = of(answer.rentedTotal);
    return of(answer.rentedTotalMost.value_or(answer.rentedTotal)) == low ? low : u"depends"_s;
}

/// "3.06", "2.1–3.06"
QString rangeText(double low, std::optional<double> high, int decimals)
{
    const QString from = names::number(low, decimals);
    return high ? from + u'–' + names::number(*high, decimals) : from;
}

/// Of the whole machine.
QString hourText(const CloudOffer &offer)
{
    return offer.pricePerHour ? rangeText(*offer.pricePerHour, offer.pricePerHourMost, 4) : QString();
}

QString pageOf(const QStringList &lines) { return lines.join(u'\n') + u'\n'; }

QStringList statementLines(const CloudServices &services, const CloudSituation &situation, const Catalogue &catalogue)
{
    QStringList lines;
    for (const CloudStatement *statement : statementsFor(services, situation)) {
        const Source *source = sourceOf(statement->source, services.sources, catalogue);
        lines << Cli::tr("%1 (%2, %3)", "advice, who says so, date")
                     .arg(statement->text.here(), source ? source->publisher : statement->source, statement->date);
    }
    return lines;
}

QByteArray asDocument(const QJsonObject &object) { return QJsonDocument(object).toJson(); }

} // namespace

QByteArray rentAsJson(const RentReport &report)
{
    const RentOrBuyAnswer &answer = report.made.answer;
    const RentContext &context = report.made.context;
    return asDocument(
        {{"currency"_L1, context.currency},
         {"question"_L1, questionAsJson(report.made)},
         {"offer"_L1, context.offer ? QJsonValue(offerAsJson(*context.offer, report.catalogue, context.today))
                                    : QJsonValue(QJsonValue::Null)},
         {"cheaper"_L1, cheaperOf(answer)},
         {"break_even_months"_L1, orNull(answer.breakEvenMonths, 2)},
         {"break_even_hours"_L1, orNull(answer.breakEvenHours)},
         {"even_hours_per_week"_L1,
          orNull(answer.evenHoursPerMonth ? std::optional(*answer.evenHoursPerMonth / WeeksOfMonth) : std::nullopt, 2)},
         {"rented_hours_per_owned_hour"_L1, rounded(answer.rentedHours, 4)},
         {"power_per_month"_L1, rounded(answer.powerPerMonth, 2)},
         {"owned_per_month"_L1, rounded(answer.ownedPerMonth, 2)},
         {"rented_per_month"_L1, rounded(answer.rentedPerMonth, 2)},
         {"costs_left_out"_L1, leavesCostsOut(report.made.question, context)},
         {"resale"_L1, rounded(answer.resale, 2)},
         {"bought_total"_L1, rounded(answer.boughtTotal, 2)},
         {"rented_total"_L1, rounded(answer.rentedTotal, 2)},
         {"rented_total_to"_L1, orNull(answer.rentedTotalMost, 2)},
         {"subscribed_total"_L1, orNull(answer.subscribedTotal, 2)},
         {"years"_L1, yearsAsJson(answer)},
         {"headline"_L1, rentHeadline(report.made.question, answer, context)},
         {"assumptions"_L1,
          QJsonArray::fromStringList(rentAssumptions(report.made.question, answer, context, report.catalogue))},
         {"advice"_L1, statementsAsJson(report.services, report.situation, report.catalogue)},
         {"services"_L1, servicesAsJson(report.services, report.situation, report.catalogue)}});
}

QByteArray rentAsText(const RentReport &report)
{
    const RentOrBuy &question = report.made.question;
    const RentOrBuyAnswer &answer = report.made.answer;
    const QString &currency = report.made.context.currency;
    QStringList lines{rentHeadline(question, answer, report.made.context)};
    lines << rentDetails(question, answer, report.made.context) << QString();
    TextTable table;
    table.headings = {Cli::tr("year"), Cli::tr("bought, %1").arg(currency), Cli::tr("rented, %1").arg(currency)};
    table.numeric = {true, true, true};
    for (const RentYear &year : rentYears(answer))
        table.rows.push_back({names::number(year.year, year.year == static_cast<int>(year.year) ? 0 : 1),
                              names::number(year.bought), rangeText(year.rented, year.rentedMost, 0)});
    const QByteArray head = pageOf(lines).toUtf8() + asAlignedText(table) + '\n';
    lines = rentAssumptions(question, answer, report.made.context, report.catalogue);
    if (const QStringList advice = statementLines(report.services, report.situation, report.catalogue);
        !advice.isEmpty())
        lines << QString() << advice;
    return head + pageOf(lines).toUtf8();
}

QByteArray offersReport(const CloudPrices &prices, const QString &words, const Catalogue &catalogue, const QDate &today,
                        bool asJson)
{
    QJsonArray array;
    TextTable table;
    table.headings = {Cli::tr("offer"),    Cli::tr("GPU"),  Cli::tr("GPUs"), Cli::tr("an hour"),
                      Cli::tr("currency"), Cli::tr("date"), Cli::tr("age")};
    table.numeric = {false, false, true, true};
    // The cheapest GPU first, what may be taken away at any time behind what stays.
    std::vector<CloudOffer> offers = prices.offers;
    const auto rank = [&](const CloudOffer &offer) {
        const std::optional<double> dollars =
            offer.pricePerHour ? inDollars(Money{*offer.pricePerHour / offer.gpus, offer.currency}, catalogue)
                               : std::optional<double>();
        return std::tuple(!dollars, offer.term == "spot"_L1, dollars.value_or(0));
    };
    std::stable_sort(offers.begin(), offers.end(),
                     [&](const CloudOffer &one, const CloudOffer &other) { return rank(one) < rank(other); });
    for (const CloudOffer &offer : offers) {
        if (!offerHas(offer, words, catalogue))
            continue;
        array.append(offerAsJson(offer, catalogue, today));
        table.rows.push_back({offerId(offer), gpuName(offer, catalogue), QString::number(offer.gpus), hourText(offer),
                              offer.currency, offer.date,
                              offer.date.isEmpty() ? QString() : ageInWords(offer.date, today)});
    }
    return asJson ? QJsonDocument(array).toJson() : asAlignedText(table);
}

QByteArray servicesReport(const CloudServices &services, const CloudSituation &situation, const Catalogue &catalogue,
                          const QDate &today, bool asJson)
{
    if (asJson)
        return asDocument({{"services"_L1, servicesAsJson(services, situation, catalogue)},
                           {"advice"_L1, statementsAsJson(services, situation, catalogue)}});
    QStringList lines = statementLines(services, situation, catalogue);
    for (const ServiceVerdict &verdict : judged(services, situation)) {
        const CloudService &service = *verdict.service;
        const QString price = !service.perMonth ? Cli::tr("price not stated")
                              : service.free    ? Cli::tr("free")
                                                : Cli::tr("%1 a month").arg(names::money(*service.perMonth));
        if (!lines.isEmpty())
            lines << QString();
        lines << Cli::tr("%1: %2 (stated %3, %4)", "service, price, date, age")
                     .arg(service.name.here(), price, service.date, ageInWords(service.date, today));
        if (verdict.excluded)
            lines << Cli::tr("  Not for you: %1", "why").arg(verdict.remarks.join(u' '));
        else if (!verdict.remarks.isEmpty())
            lines << Cli::tr("  Beware: %1").arg(verdict.remarks.join(u' '));
        for (const Saying &limit : service.limits)
            lines << u"  "_s + limit.here();
    }
    return pageOf(lines).toUtf8();
}

} // namespace rig::cli
