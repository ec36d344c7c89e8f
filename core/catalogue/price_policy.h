// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace rig {

/// Which prices one buys at.
enum class Buying {
    NewElseUsed, ///< new ones; a used one where no new one of today is known, and of cards where it is far cheaper
    New,         ///< new ones alone
    Used,        ///< used ones; a new one where no used one of today is known
    AtLaunch     ///< what it cost at first, whatever it costs now
};

/// Which prices count: chosen once, kept with the catalogue, obeyed by every page, command and report.
struct PricePolicy
{
    Buying buying = Buying::NewElseUsed;
    /// A price of more months ago is too old: it counts where nothing newer is known, and is called old. Memory of 2025
    /// cost a fourth of that of 2026: a year is not less than what one may bear.
    int monthsOfToday = 12;
    QString currency = QStringLiteral("USD"); ///< of every price that is reckoned with, as far as there are rates
    QDate today;                              ///< the day that is asked about; null: no price is too old

    bool operator==(const PricePolicy &) const = default;
};

} // namespace rig
