// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/rent_report.h"
#include "app/cli/tables.h"
#include "core/advice/rented.h"
#include "core/base/currency.h"
#include "core/names/names.h"
#include "core/renting/rent_case.h"
#include "core/search/part_called.h"
#include "db/imports/cloud_file.h"

#include <QCoreApplication>
#include <QDate>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

void addRentOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"machine"_s, Cli::tr("The machine that is bought: its price, draw, tariff and hours."), u"FILE"_s},
         {u"capital"_s, Cli::tr("What the whole machine costs."), u"N"_s},
         {u"gpu-price"_s, Cli::tr("What one GPU costs, in the place of --capital."), u"N"_s},
         {u"overhead"_s, Cli::tr("The whole machine as a multiple of its GPUs, as 1.4; without it 1, the bare GPUs."),
          u"N"_s},
         {u"watts"_s, Cli::tr("What the machine takes from the wall at work."), u"N"_s},
         {u"idle-watts"_s, Cli::tr("What it takes at other times; without it, it is switched off."), u"N"_s},
         {u"gpus"_s, Cli::tr("How many GPUs are needed at a time."), u"N"_s},
         {u"gpu"_s, Cli::tr("The GPU that is bought, for the comparison of speeds."), u"ID"_s},
         {u"offer"_s,
          Cli::tr("What is rented: see --list-offers; without it and a price the cheapest on demand of the GPU that is "
                  "bought, else of one with 24 GiB."),
          u"NAME"_s},
         {u"price-per-hour"_s, Cli::tr("What an hour of one rented GPU costs."), u"N"_s},
         {u"speed"_s, Cli::tr("How fast a rented GPU is; the one that is bought counts as 1."), u"N"_s},
         {u"extras"_s, Cli::tr("Storage and traffic of what is rented, a month."), u"N"_s},
         {u"subscription"_s, Cli::tr("A month of a subscription, as a third way."), u"N"_s},
         {u"hours-per-week"_s, Cli::tr("How many hours a week the GPUs work."), u"N"_s},
         {u"always-on"_s, Cli::tr("It serves users around the clock, in the place of hours of training.")},
         {u"hours-per-month"_s, Cli::tr("The same by the month."), u"N"_s},
         {u"years"_s, Cli::tr("Over how many years; 3 where it is not given."), u"N"_s},
         {u"tariff"_s, Cli::tr("What a kilowatt-hour costs."), u"N"_s},
         {u"hosting"_s, Cli::tr("What a place for the machine costs a month."), u"N"_s},
         {u"pue"_s, Cli::tr("Watts of the building for one of the machine; 1 where it is not given."), u"N"_s},
         {u"resale"_s, Cli::tr("What it is sold for at the end, in percent of its price."), u"PERCENT"_s},
         {u"currency"_s, Cli::tr("Of all amounts; USD where it is not given."), u"C"_s, u"USD"_s},
         {u"prices"_s, Cli::tr("Your own file of cloud prices, JSON or CSV."), u"FILE"_s},
         {u"region"_s, Cli::tr("Where you are, as CN."), u"CODE"_s},
         {u"framework"_s, Cli::tr("What you work with, as pytorch."), u"NAME"_s},
         {u"budget"_s, Cli::tr("low or almost-none: what sources advise then."), u"B"_s},
         {u"list-offers"_s, Cli::tr("Lists the offers; --offer NAME narrows the list.")},
         {u"list-services"_s, Cli::tr("Lists free and cheap services.")},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
}

struct NumberOption
{
    const char *option;
    const char *limit; ///< key of rentLimits()
    std::optional<double> RentInputs::*into;
};

constexpr NumberOption Numbers[] = {
    {"capital", "capital", &RentInputs::capital},
    {"gpu-price", "gpu_price", &RentInputs::gpuPrice},
    {"overhead", "overhead_factor", &RentInputs::overhead},
    {"watts", "working_w", &RentInputs::watts},
    {"idle-watts", "idle_w", &RentInputs::idleWatts},
    {"price-per-hour", "rent_per_hour", &RentInputs::pricePerGpuHour},
    {"speed", "speed", &RentInputs::speed},
    {"extras", "rent_extras_per_month", &RentInputs::extras},
    {"subscription", "subscription_per_month", &RentInputs::subscription},
    {"hours-per-week", "hours_per_week", &RentInputs::hoursPerWeek},
    {"hours-per-month", "hours_per_month", &RentInputs::hoursPerMonth},
    {"years", "years", &RentInputs::years},
    {"tariff", "tariff_per_kwh", &RentInputs::tariff},
    {"hosting", "hosting_per_month", &RentInputs::hosting},
    {"pue", "pue", &RentInputs::pue},
    {"resale", "resale_percent", &RentInputs::resalePercent},
};

Result<double> numberOf(const QCommandLineParser &parser, const QString &option, const char *limit)
{
    bool isNumber = false;
    const QString given = parser.value(option);
    const double number = given.toDouble(&isNumber);
    if (!isNumber)
        return badInput(Cli::tr("--%1 must be a number, not “%2”.").arg(option, given));
    const Result<double> within = withinRentLimit(QLatin1StringView(limit), number);
    if (!within)
        return badInput(Cli::tr("--%1 %2", "an option, what it must be").arg(option, within.error().message));
    return within;
}

Result<void> takeNumbers(const QCommandLineParser &parser, RentInputs &inputs)
{
    for (const NumberOption &entry : Numbers) {
        const QString option = QString::fromLatin1(entry.option);
        if (!parser.isSet(option))
            continue;
        const Result<double> number = numberOf(parser, option, entry.limit);
        if (!number)
            return tl::unexpected(number.error());
        inputs.*entry.into = *number;
    }
    if (!parser.isSet(u"gpus"_s))
        return {};
    const Result<double> gpus = numberOf(parser, u"gpus"_s, "gpus");
    if (!gpus)
        return tl::unexpected(gpus.error());
    if (*gpus != static_cast<int>(*gpus))
        return badInput(Cli::tr("--gpus must be a whole number, not “%1”.").arg(parser.value(u"gpus"_s)));
    inputs.gpus = static_cast<int>(*gpus);
    return {};
}

Result<void> takeMachine(const QCommandLineParser &parser, const Catalogue &catalogue, RentInputs &inputs)
{
    if (!parser.isSet(u"machine"_s))
        return {};
    const Result<OpenedBuild> opened = openBuild(parser.value(u"machine"_s), catalogue);
    if (!opened)
        return tl::unexpected(opened.error());
    const Document &document = opened->document;
    const Machine machine = resolve(document.build, opened->catalogue);
    inputs.planned = plannedMachine(machine, assess(machine, document.site, document.use), document.site,
                                    inputs.currency, opened->catalogue.rates);
    return {};
}

Result<CloudSituation> situationOf(const QCommandLineParser &parser)
{
    CloudSituation situation;
    situation.region = parser.value(u"region"_s).toUpper();
    situation.framework = parser.value(u"framework"_s);
    const QString budget = parser.value(u"budget"_s);
    if (budget == "low"_L1)
        situation.budget = CloudSituation::Budget::Low;
    else if (budget == "almost-none"_L1)
        situation.budget = CloudSituation::Budget::AlmostNone;
    else if (!budget.isEmpty())
        return badInput(Cli::tr("--budget must be low or almost-none, not “%1”.").arg(budget));
    return situation;
}

Result<RentInputs> inputsOf(const QCommandLineParser &parser, const CloudPrices &prices, const Catalogue &catalogue,
                            const QDate &today)
{
    RentInputs inputs;
    inputs.currency = parser.value(u"currency"_s);
    if (!isCurrencyCode(inputs.currency))
        return badInput(
            Cli::tr("--currency must be a code of three capital letters, such as USD, not “%1”.").arg(inputs.currency));
    if (const Result<void> taken = takeNumbers(parser, inputs); !taken)
        return tl::unexpected(taken.error());
    if (const Result<void> taken = takeMachine(parser, catalogue, inputs); !taken)
        return tl::unexpected(taken.error());
    inputs.alwaysOn = parser.isSet(u"always-on"_s);
    if (const QString called = parser.value(u"gpu"_s); !called.isEmpty()) {
        const PartHandle gpu = partCalled(called, Kind::Gpu, catalogue);
        if (!gpu)
            return badInput(Cli::tr("There is no GPU “%1”; “rigwright-cli gpus” lists them.").arg(called));
        inputs.gpu = gpu->id;
    }
    if (parser.isSet(u"offer"_s)) {
        const Result<CloudOffer> offer = offerNamed(prices, parser.value(u"offer"_s), catalogue);
        if (!offer)
            return tl::unexpected(offer.error());
        inputs.offer = *offer;
    }
    const bool inChina = parser.value(u"region"_s).toUpper() == "CN"_L1;
    advice::assumeUsualOffer(inputs, prices, catalogue, today, inChina ? Region::China : Region::Elsewhere);
    return inputs;
}

/// What is missing, by the option that gives it.
QString missing(const Failure &failure)
{
    static const QHash<QString, QString> options{{u"capital"_s, u"--capital"_s},
                                                 {u"hours_per_week"_s, u"--hours-per-week"_s},
                                                 {u"rent_per_hour"_s, u"--price-per-hour"_s}};
    return u"%1 %2"_s.arg(options.value(failure.field, failure.field), failure.message);
}

} // namespace

Outcome runRentOrBuy(const Invocation &invocation)
{
    QCommandLineParser parser;
    addRentOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not \"%1\".").arg(format));
    const bool asJson = format == "json"_L1;
    QStringList leftOut;
    const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    Result<CloudPrices> prices = readShippedCloudPrices();
    if (parser.isSet(u"prices"_s)) {
        Result<db::CloudFileRead> read = db::readCloudFile(parser.value(u"prices"_s));
        if (!read)
            return failed(read.error());
        if (const QString rows = db::leftOutText(*read); !rows.isEmpty())
            leftOut << rows;
        prices = std::move(read->prices);
    }
    if (!prices)
        return failed(prices.error());
    Result<CloudSituation> situation = situationOf(parser);
    if (!situation)
        return failed(situation.error());
    const QDate today = QDate::currentDate();
    if (parser.isSet(u"list-offers"_s))
        return withLeftOut({Fine, offersReport(*prices, parser.value(u"offer"_s), *catalogue, today, asJson), {}},
                           leftOut);
    const CloudServices services = shippedCloudServices();
    if (parser.isSet(u"list-services"_s))
        return withLeftOut({Fine, servicesReport(services, *situation, *catalogue, today, asJson), {}}, leftOut);
    const Result<RentInputs> inputs = inputsOf(parser, *prices, *catalogue, today);
    if (!inputs)
        return failed(inputs.error());
    const Result<RentCase> made = rentCase(*inputs, *catalogue, today);
    if (!made)
        return misused(invocation.command, missing(made.error()));
    situation->gpus = made->context.gpus;
    if (inputs->offer)
        situation->rentedGpu = inputs->offer->gpu;
    const RentReport report{*made, services, *situation, *catalogue};
    return withLeftOut({Fine, asJson ? rentAsJson(report) : rentAsText(report), {}}, leftOut);
}

} // namespace rig::cli
