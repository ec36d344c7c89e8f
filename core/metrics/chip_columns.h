// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QDate>
#include <QHash>

namespace rig {

/// What a list of GPUs shows beside the figures of its parts: what they cost today, and what one gets for the money and
/// for the watt. A price is one of today by the catalogue's policy, the chip's own or that of a card with it; older
/// ones and those at launch are none.
class ChipColumns
{
public:
    /// Quotients by money take the used price under a policy of used ones, the new one under a policy of new ones, the
    /// one at launch under that; else the new one where it is known and the used one where it is not.
    explicit ChipColumns(const Catalogue &catalogue);

    /// "price_used", "price_used_seen", "price_new" and the quotients of metrics by money and by watts.
    [[nodiscard]] static const QStringList &keys();
    [[nodiscard]] static bool isDate(QStringView key);
    /// Amounts in the policy's currency, a date as ISO text, quotients in their metric's unit; unknown where a figure
    /// or the price is.
    [[nodiscard]] Value of(const Chip &chip, QStringView key) const;
    /// "Used price", "FP32 per dollar"
    [[nodiscard]] static QString name(const QString &key);
    /// "CNY", "GFLOPS/USD"; empty where there is none
    [[nodiscard]] QString unit(const QString &key) const;
    /// A quotient by money whose figure is known, and the price is not: the list tells these from the others.
    [[nodiscard]] bool lacksPriceOnly(const Chip &chip, QStringView key) const;

private:
    struct Today
    {
        std::optional<Money> used;
        QDate seen; ///< of the used one
        std::optional<Money> fresh;
        std::optional<double> dollars; ///< of the price that quotients take
    };

    [[nodiscard]] const Today &todayOf(const Chip &chip) const;

    Catalogue m_catalogue;
    mutable QHash<QString, Today> m_prices; ///< by chip, each chosen when it is first asked for
};

} // namespace rig
