// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/rent_sides.h"

#include <QDate>

namespace rig {

/// What a comparison was made of, for the sentences about it.
struct RentContext
{
    QString currency;
    std::optional<CloudOffer> offer; ///< nullopt: the user's own hourly price
    bool offerAssumed = false;       ///< nobody named it
    bool ownPrice = false;           ///< the user's price in the place of the offer's
    int gpus = 1;                    ///< wanted at a time
    RentedGpus rented;
    std::optional<GpuSpeed> speed;         ///< found in the catalogue; nullopt: nobody compared the two
    bool ownSpeed = false;                 ///< the user's own number
    std::optional<PlannedMachine> planned; ///< set where its figures are used
    std::vector<Rate> rates;               ///< that amounts were converted by
    QDate today;
};

/// The answer in a sentence: "Buying is cheaper after 14 months (2,240 hours of use)."; "at the earliest" where
/// something of the machine's cost is not known. Of a range of prices what holds at both of its ends.
[[nodiscard]] QString rentHeadline(const RentOrBuy &question, const RentOrBuyAnswer &answer,
                                   const RentContext &context);
/// The totals at the end of the years, and from how many hours on buying pays; a sentence each.
[[nodiscard]] QStringList rentDetails(const RentOrBuy &question, const RentOrBuyAnswer &answer,
                                      const RentContext &context);
/// Whether something that the machine costs is not counted: a part without price, electricity.
[[nodiscard]] bool leavesCostsOut(const RentOrBuy &question, const RentContext &context);
/// Everything that was taken for granted, left out or converted; a sentence each.
[[nodiscard]] QStringList rentAssumptions(const RentOrBuy &question, const RentOrBuyAnswer &answer,
                                          const RentContext &context, const Catalogue &catalogue);
/// "14", "35.6": months as exact as they are meant.
[[nodiscard]] QString monthsText(double months);
/// "3.06 USD", "2.10 USD to 3.06 USD": prices of an hour keep their cents, a range stays one.
[[nodiscard]] QString hourlyPrice(double amount, const QString &currency, std::optional<double> most = {});
/// "price of 2024-03-01, 2 years old"
[[nodiscard]] QString dateAndAge(const QString &date, const QDate &today);
/// What a term of a price is called; the file's word where it is none of the known ones.
[[nodiscard]] QString termName(const QString &term);

} // namespace rig
