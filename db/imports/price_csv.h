// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/layers.h"
#include "db/import_plan.h"
#include "db/imports/price_mapping.h"

namespace rig::db {

/// The beginning of a price list, from which its mapping is guessed or made.
struct PriceListHead
{
    QStringList header;
    std::vector<QStringList> rows; ///< the first ones, at most 200
    QByteArray encoding;
    QChar delimiter;
};

[[nodiscard]] Result<PriceListHead> readPriceListHead(const QString &path);

struct PriceList
{
    QString path;
    PriceMapping mapping;
};

/// What importing price lists would do. A part is found by its id, its part number, or its whole name or alias. A price
/// that the catalogue has already (amount, currency, date, condition) is unchanged. Io failure for a file that cannot
/// be read; a failure, too, where a mapping lacks something and where `progress` (in bytes) stopped it.
[[nodiscard]] Result<ImportPlan> pricesPlan(const std::vector<PriceList> &lists, const Catalogue &present,
                                            const Progress &progress = {});

/// The prices of `over` that `shipped` does not have, then those that wait for their part: the user's own, as CSV that
/// imports again to the same. UTF-8 with a byte order mark, so that spreadsheets read Chinese.
[[nodiscard]] QByteArray ownPricesAsCsv(const Catalogue &over, const Catalogue &shipped,
                                        const std::vector<LayerPrice> &waiting = {});
/// How many these are.
[[nodiscard]] int ownPriceCount(const Catalogue &over, const Catalogue &shipped,
                                const std::vector<LayerPrice> &waiting = {});

} // namespace rig::db
