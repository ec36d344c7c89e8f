// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "core/renting/cloud_prices.h"
#include "ui/report/report_file.h"

#include <QCoreApplication>

namespace rig::cli {

namespace {

/// The day of the report: that of the option, else today. Empty where the option is no day.
std::optional<QDate> dayOf(const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("date")))
        return QDate::currentDate();
    const QDate day = QDate::fromString(parser.value(QStringLiteral("date")), Qt::ISODate);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

/// What the machine is held against; nothing where renting was not asked for.
Result<std::optional<RentInputs>> rentOf(const QCommandLineParser &parser, const Catalogue &catalogue)
{
    RentInputs inputs;
    inputs.currency = catalogue.prices.currency;
    const QString price = parser.value(QStringLiteral("price-per-hour"));
    const QString offer = parser.value(QStringLiteral("offer"));
    if (price.isEmpty() && offer.isEmpty())
        return std::nullopt;
    if (!price.isEmpty()) {
        bool isNumber = false;
        inputs.pricePerGpuHour = price.toDouble(&isNumber);
        if (!isNumber)
            return badInput(QCoreApplication::translate("Cli", "--%1 must be a number, not “%2”.")
                                .arg(QStringLiteral("price-per-hour"), price));
    }
    if (!offer.isEmpty()) {
        const Result<CloudPrices> prices = readShippedCloudPrices();
        if (!prices)
            return tl::unexpected(prices.error());
        const Result<CloudOffer> named = offerNamed(*prices, offer, catalogue);
        if (!named)
            return tl::unexpected(named.error());
        inputs.offer = *named;
    }
    return inputs;
}

} // namespace

Outcome runReport(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    parser.addOptions(
        {{QStringLiteral("offer"),
          QCoreApplication::translate("Cli", "Holds the machine against renting: an offer of “rent-or-buy "
                                             "--list-offers”."),
          QStringLiteral("NAME")},
         {QStringLiteral("price-per-hour"), QCoreApplication::translate("Cli", "What an hour of one rented GPU costs."),
          QStringLiteral("N")}});
    parser.addOption(
        {QStringLiteral("date"),
         QCoreApplication::translate("Cli", "The day of the report, such as 2026-11-22: the same input then gives the "
                                            "same file. Default: today."),
         QStringLiteral("DAY")});
    parser.addOption({QStringLiteral("against"),
                      QCoreApplication::translate(
                          "Cli", "Holds the plan against what the machine says of itself; may be given several times."),
                      QStringLiteral("FILE")});
    addMachineNumber(parser);
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QStringList paths = parser.positionalArguments();
    const std::optional<QDate> day = dayOf(parser);
    if (!day)
        return misused(invocation.command,
                       QCoreApplication::translate("Cli", "--date must be a day such as 2026-11-22, "
                                                          "not “%1”.")
                           .arg(parser.value(QStringLiteral("date"))));
    QStringList leftOut;
    const auto catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    if (!catalogue)
        return failed(catalogue.error());
    auto opened = openBuild(paths[0], *catalogue);
    if (!opened)
        return failed(opened.error());
    priceAsItIsPaid(*opened, parser);
    const auto rent = rentOf(parser, opened->catalogue);
    if (!rent)
        return failed(rent.error());
    Catalogue onThatDay = opened->catalogue;
    onThatDay.prices.today = *day;
    const auto found = machineAgainst(parser, onThatDay);
    if (!found)
        return failed(found.error());
    const reality::Detected *there = found->has_value() ? &**found : nullptr;
    const Report report = makeReport(opened->document, onThatDay, *day, there, *rent);
    if (const auto saved = ui::saveReport(report, paths[1]); !saved)
        return failed(saved.error());
    return withLeftOut({Fine, {}, remarksOn(*opened)}, leftOut);
}

} // namespace rig::cli
