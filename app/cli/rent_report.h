// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/free_services.h"
#include "core/renting/rent_case.h"

namespace rig::cli {

/// What `rent-or-buy` tells.
struct RentReport
{
    const RentCase &made;
    const CloudServices &services;
    const CloudSituation &situation;
    const Catalogue &catalogue;
};

/// Keys as in docs/console.md.
[[nodiscard]] QByteArray rentAsJson(const RentReport &report);
[[nodiscard]] QByteArray rentAsText(const RentReport &report);
/// The offers that have all of `words`, with the age of their prices.
[[nodiscard]] QByteArray offersReport(const CloudPrices &prices, const QString &words, const Catalogue &catalogue,
                                      const QDate &today, bool asJson);
[[nodiscard]] QByteArray servicesReport(const CloudServices &services, const CloudSituation &situation,
                                        const Catalogue &catalogue, const QDate &today, bool asJson);

} // namespace rig::cli
