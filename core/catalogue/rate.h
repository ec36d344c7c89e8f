// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/catalogue/source.h"

#include <QDate>

#include <optional>
#include <vector>

namespace rig {

/// What one US dollar bought on a day.
struct Rate
{
    QString currency; ///< ISO 4217
    double perUsd = 0;
    QDate date;
    SourceIndex source = NoSource; ///< NoSource: the user's own

    bool operator==(const Rate &) const = default;
};

/// An amount in another currency, with the rates that made it: whoever shows it shows them too.
struct Conversion
{
    Money money;
    std::optional<Rate> from; ///< none for US dollars
    std::optional<Rate> to;
};

/// `money` in `currency`, by way of the US dollar; none where a rate is not known. The same currency gives itself,
/// without rates.
[[nodiscard]] std::optional<Conversion> converted(const Money &money, const QString &currency,
                                                  const std::vector<Rate> &rates);

} // namespace rig
