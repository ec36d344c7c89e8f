// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::torture {

/// A price list with `count` prices of shipped parts, from day number `first` on; its path.
QString priceList(const QString &path, int first, int count);

/// How many own prices a store gives, by the console's export to `out`.
struct Priced
{
    int prices = -1;
    QString problem; ///< what the console says where it gives none
};
[[nodiscard]] Priced pricesIn(const QString &store, const QString &out);

} // namespace rig::torture
