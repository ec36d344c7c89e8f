// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/prices/price.h"

namespace rig::report {

/// A line of the shopping list: equal parts are one line.
struct PartLine
{
    Kind kind = Kind::Card;
    QString id;
    PartHandle part; ///< null where the catalogue lacks it
    int count = 0;
    bool owned = false;
    std::optional<Money> paid;      ///< entered for these items; those of one part with other prices are other lines
    std::optional<PricePick> price; ///< of one; none for what is owned

    [[nodiscard]] QString name() const; ///< vendor and name; the id where the part is not known
    [[nodiscard]] std::optional<Money> sum() const;
};

/// All parts of a build by kind, in the order in which they are bought: cards first, small things last.
[[nodiscard]] std::vector<PartLine> partLines(const Build &build, const Catalogue &catalogue);

/// Characters of the longest sum: columns are made for it.
[[nodiscard]] int longestSum(const std::vector<PartLine> &lines);

/// What names::money() leaves of an amount.
[[nodiscard]] double asPrinted(double amount);
/// Of amounts as they are printed.
[[nodiscard]] bool isPrintedAlike(double one, double other);

} // namespace rig::report
