// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/cloud_prices.h"

namespace rig::db {

/// A user's file of cloud prices: JSON as the shipped one, or CSV whose first line names the columns as the JSON's keys
/// (provider, name, gpu, gpus, price_per_hour, currency, term, region, date, source). At most 16 MB. The failure names
/// file, line and field; nothing of a file that is wrong somewhere is taken.
[[nodiscard]] Result<CloudPrices> readCloudFile(const QString &path);

} // namespace rig::db
