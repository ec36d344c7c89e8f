// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saying.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// A free or cheap way to GPUs of others, as one source states it on its date.
struct CloudService
{
    QString id;
    Saying name;
    QStringList gpus; ///< ids of chips
    Saying hours;     ///< how long one may use it; empty: the source does not say
    std::vector<Saying> limits;
    std::optional<Money> perMonth; ///< 0: free; nullopt: charged by the hour, or not known
    bool free = false;
    QString date;            ///< as exact as it is known: 2020-03
    QString source;          ///< id
    QStringList frameworks;  ///< the only ones that it lets one use, in lower case; empty: any
    Saying onlyWhy;          ///< said where another framework is wanted
    QStringList warnRegions; ///< "CN": where the warning below counts
    Saying warning;
};

/// What a source advises in a situation.
struct CloudStatement
{
    QString id;
    QString when; ///< "low-budget", "almost-none", "more-than-8-gpus", "rents:" and the id of a chip
    Saying text;
    QString source;
    QString date;
    QStringList parts;    ///< ids of chips that it names
    QStringList services; ///< ids of services that it names
};

struct CloudServices
{
    std::vector<Source> sources;
    std::vector<CloudService> services;
    std::vector<CloudStatement> statements;
};

/// Where the user is and what he works with, as far as he says.
struct CloudSituation
{
    enum class Budget { NotStated, Low, AlmostNone };

    QString region{};    ///< ISO 3166, "CN"; empty: not stated
    QString framework{}; ///< "pytorch"; empty: any
    Budget budget = Budget::NotStated;
    int gpus = 1;        ///< that are needed at a time
    QString rentedGpu{}; ///< id of the chip that is rented
};

/// A service under a situation.
struct ServiceVerdict
{
    const CloudService *service = nullptr;
    bool excluded = false;
    QStringList remarks; ///< why it is excluded, what to beware of
};

[[nodiscard]] Result<CloudServices> cloudServicesFromJson(const QByteArray &text, const QString &file);
[[nodiscard]] Result<CloudServices> readShippedCloudServices();
/// Empty where it cannot be read (a test says why).
[[nodiscard]] CloudServices shippedCloudServices();

/// All services, those that can be used first, in the order of the file. An old statement is shown as such,
/// never left out.
[[nodiscard]] std::vector<ServiceVerdict> judged(const CloudServices &services, const CloudSituation &situation);
/// What sources advise in this situation, in the order of the file.
[[nodiscard]] std::vector<const CloudStatement *> statementsFor(const CloudServices &services,
                                                                const CloudSituation &situation);

} // namespace rig
