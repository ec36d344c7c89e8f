// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

namespace rig::finder {

/// Where a part is searched for: an address in which "{part}" stands for its name.
struct Shop
{
    QString name;
    QString pattern;

    bool operator==(const Shop &) const = default;
};
/// PCPartPicker, eBay and JD.
[[nodiscard]] std::vector<Shop> usualShops();
/// "eBay=https://www.ebay.com/sch/i.html?_nkw={part}". A failure says what is wrong with it; its field is "shop".
[[nodiscard]] Result<Shop> shopFromText(const QString &text);
/// The address for a part with this name.
[[nodiscard]] QString searchAddress(const Shop &shop, const QString &name);

/// The parts that are bought for these machines, each once, with the price that counted, its date and source, a link
/// for each shop, and an empty cell for the price of today: CSV that imports as prices of the user's own once that cell
/// is filled. UTF-8 with a byte order mark, so that spreadsheets read Chinese; headings are the same in every language.
[[nodiscard]] QByteArray priceSheet(const std::vector<Found> &machines, const std::vector<Shop> &shops,
                                    const Catalogue &catalogue);

} // namespace rig::finder
