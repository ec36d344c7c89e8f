// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/free_services.h"

#include "core/base/currency.h"
#include "core/catalogue/cited_file.h"
#include "core/prices/partial_date.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct ServiceWords
{
    Q_DECLARE_TR_FUNCTIONS(CloudServices)
};

constexpr int MostServices = 500;
/// d2l, "Selecting servers and GPUs": a server takes at most 8; more go to the cloud.
constexpr int MostInOneServer = 8;

QString readDate(JsonReader &reader)
{
    const QString date = reader.text("date"_L1, 10);
    if (!firstDayOf(date))
        reader.complain("date"_L1, ServiceWords::tr("must be a date, as 2020-03 or 2026-03-01."));
    return date;
}

CloudService readService(JsonReader &reader)
{
    CloudService service;
    service.id = reader.text("id"_L1, 80);
    service.name = readSaying(reader, "name"_L1);
    service.gpus = reader.texts("gpus"_L1).value_or(QStringList());
    service.hours = readSaying(reader, "hours"_L1, Wanted::No);
    reader.objects("limits"_L1, MostServices,
                   [&](JsonReader &entry) { service.limits.push_back(readSaying(entry, "text"_L1)); });
    if (const std::optional<double> price = reader.number("price_per_month"_L1, 0, 1e6)) {
        const QString currency = reader.text("currency"_L1, 3);
        if (!isCurrencyCode(currency))
            reader.complain("currency"_L1, ServiceWords::tr("must be a code of three capital letters, such as USD."));
        service.perMonth = Money{*price, currency};
        service.free = *price == 0;
    }
    service.date = readDate(reader);
    service.source = reader.text("source"_L1, 120);
    service.frameworks = reader.texts("frameworks"_L1).value_or(QStringList());
    service.onlyWhy = readSaying(reader, "only_why"_L1, service.frameworks.isEmpty() ? Wanted::No : Wanted::Yes);
    service.warnRegions = reader.texts("warn_regions"_L1).value_or(QStringList());
    service.warning = readSaying(reader, "warning"_L1, service.warnRegions.isEmpty() ? Wanted::No : Wanted::Yes);
    return service;
}

CloudStatement readStatement(JsonReader &reader)
{
    CloudStatement statement;
    statement.id = reader.text("id"_L1, 80);
    statement.when = reader.text("when"_L1, 40);
    statement.text = readSaying(reader, "text"_L1);
    statement.source = reader.text("source"_L1, 120);
    statement.date = readDate(reader);
    statement.parts = reader.texts("parts"_L1).value_or(QStringList());
    statement.services = reader.texts("services"_L1).value_or(QStringList());
    return statement;
}

bool holds(const QString &when, const CloudSituation &situation)
{
    using Budget = CloudSituation::Budget;
    if (when == "low-budget"_L1)
        return situation.budget == Budget::Low;
    if (when == "almost-none"_L1)
        return situation.budget == Budget::AlmostNone;
    if (when.startsWith("rents:"_L1))
        return when.sliced(6) == situation.rentedGpu;
    return when == "more-than-8-gpus"_L1 && situation.gpus > MostInOneServer;
}

} // namespace

Result<CloudServices> cloudServicesFromJson(const QByteArray &text, const QString &file)
{
    CloudServices services;
    const Result<void> read =
        readCited({text, file, "rigwright_cloud_services"_L1}, services.sources, [&](JsonReader &reader) {
            reader.objects("services"_L1, MostServices,
                           [&](JsonReader &entry) { services.services.push_back(readService(entry)); });
            reader.objects("statements"_L1, MostServices,
                           [&](JsonReader &entry) { services.statements.push_back(readStatement(entry)); });
        });
    if (!read)
        return tl::unexpected(read.error());
    return services;
}

Result<CloudServices> readShippedCloudServices()
{
    const QString path = u":/knowledge/cloud/free.json"_s;
    return embeddedFile(path).and_then([&](const QByteArray &text) { return cloudServicesFromJson(text, path); });
}

CloudServices shippedCloudServices() { return readShippedCloudServices().value_or(CloudServices()); }

std::vector<ServiceVerdict> judged(const CloudServices &services, const CloudSituation &situation)
{
    std::vector<ServiceVerdict> verdicts;
    for (const CloudService &service : services.services) {
        ServiceVerdict verdict{&service, false, {}};
        if (!situation.framework.isEmpty() && !service.frameworks.isEmpty() &&
            !service.frameworks.contains(situation.framework, Qt::CaseInsensitive)) {
            verdict.excluded = true;
            verdict.remarks << service.onlyWhy.here();
        }
        if (service.warnRegions.contains(situation.region, Qt::CaseInsensitive))
            verdict.remarks << service.warning.here();
        verdicts.push_back(std::move(verdict));
    }
    std::stable_partition(verdicts.begin(), verdicts.end(),
                          [](const ServiceVerdict &verdict) { return !verdict.excluded; });
    return verdicts;
}

std::vector<const CloudStatement *> statementsFor(const CloudServices &services, const CloudSituation &situation)
{
    std::vector<const CloudStatement *> found;
    for (const CloudStatement &statement : services.statements) {
        if (holds(statement.when, situation))
            found.push_back(&statement);
    }
    return found;
}

} // namespace rig
