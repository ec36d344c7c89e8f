// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/cloud_prices.h"

namespace rig::db {

/// What was read of a file of prices.
struct CloudFileRead
{
    CloudPrices prices;
    std::vector<Failure> leftOut; ///< rows of a table that are no offer, each with its line and field
};

/// A user's file of cloud prices: JSON as the shipped one, or CSV whose first line names the columns as the JSON's keys
/// (provider, name, gpu, gpus, price_per_hour, currency, term, region, date, source) or in Chinese. At most 16 MB. A
/// row that is wrong is left out; the failure, of JSON or where no row is left, names file, line and field.
[[nodiscard]] Result<CloudFileRead> readCloudFile(const QString &path);
/// That rows were left out, why the first one, and of how many; empty where none was.
[[nodiscard]] QString leftOutText(const CloudFileRead &read);

} // namespace rig::db
