// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// What a provider asked for an hour of a machine with GPUs, on a day and in a region.
struct CloudOffer
{
    QString provider;
    QString name; ///< the provider's own: "p3.2xlarge"
    QString gpu;  ///< id of a chip; in a user's file it may be any text
    int gpus = 1;
    /// For the whole machine; nullopt: nobody printed one, the user enters what he sees (a market place).
    std::optional<double> pricePerHour;
    QString currency;
    QString term;   ///< "on-demand", "spot", "community", "reserved-1y" …
    QString region; ///< the provider's own word
    QString date;   ///< ISO, as exact as it is known; empty only where there is no price
    QString source; ///< id among CloudPrices::sources or in the catalogue; empty: the user's own
    std::optional<double> pricePerHourMost{}; ///< the high end of a range, which `pricePerHour` begins

    bool operator==(const CloudOffer &) const = default;
};

struct CloudPrices
{
    std::vector<Source> sources;
    std::vector<CloudOffer> offers;
};

/// A file of prices: {"rigwright_cloud_prices": 1, "sources": […], "offers": […]}. The failure names file, line and
/// field. Offers of a user's file need no source.
[[nodiscard]] Result<CloudPrices> cloudPricesFromJson(const QByteArray &text, const QString &file);
/// One offer, whose fields are texts (a row of a CSV file): the same rules, and "0.9-1.2" is a range of prices. The
/// failure names the field.
[[nodiscard]] Result<CloudOffer> cloudOfferFromTexts(const QHash<QString, QString> &fields);
/// The keys of an offer, in the order in which files are written.
[[nodiscard]] const QStringList &cloudOfferKeys();
/// What is compiled into the program; empty prices where it cannot be read (a test says why).
[[nodiscard]] CloudPrices shippedCloudPrices();
[[nodiscard]] Result<CloudPrices> readShippedCloudPrices();

/// What a user can name an offer by: "aws/p3.2xlarge/us-east-1/on-demand".
[[nodiscard]] QString offerId(const CloudOffer &offer);
/// By its id, or else by words that only one offer has, in its date too; of several dates the newest. The failure lists
/// those that fit.
[[nodiscard]] Result<CloudOffer> offerNamed(const CloudPrices &prices, const QString &words,
                                            const Catalogue &catalogue);
/// The offer's chip: by id, name or alias; null where the catalogue does not know it.
[[nodiscard]] std::shared_ptr<const Chip> chipOf(const CloudOffer &offer, const Catalogue &catalogue);
/// The chip's name, or what the file calls it.
[[nodiscard]] QString gpuName(const CloudOffer &offer, const Catalogue &catalogue);
/// Whether all words stand in provider, name, chip, region or term; whatever their case.
[[nodiscard]] bool offerHas(const CloudOffer &offer, const QString &words, const Catalogue &catalogue);
/// Null where it is not known.
[[nodiscard]] const Source *sourceOf(const QString &id, const std::vector<Source> &sources, const Catalogue &catalogue);

} // namespace rig
