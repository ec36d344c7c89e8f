// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/typed_number.h"

#include <QLocale>

#include <cmath>

namespace rig {

std::optional<double> typedNumber(const QString &text)
{
    for (const QLocale &locale : {QLocale(), QLocale::c()}) {
        bool isNumber = false;
        const double number = locale.toDouble(text.trimmed(), &isNumber);
        if (isNumber)
            return std::isfinite(number) ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace rig
