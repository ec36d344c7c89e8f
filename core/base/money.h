// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace rig {

/// An amount in one currency. Nothing is ever converted silently.
struct Money
{
    double amount = 0.0;
    QString currency; ///< ISO 4217, e.g. "USD"

    bool operator==(const Money &) const = default;
};

/// Totals by currency.
using Purse = QMap<QString, double>;

} // namespace rig
