// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/part.h"

namespace rig {

/// An amount as a price list writes it, with the currencies that a sign beside it can mean.
struct AmountCell
{
    double amount = 0;
    QStringList currencies; ///< "¥" is CNY or JPY, "$" any dollar; empty where there is no sign
};

/// `decimalMark` is . or , and the other one groups thousands, as do spaces and apostrophes. The failure is a sentence
/// that goes on after the field's name. A price of zero is a failure: it is how lists write that there is none.
[[nodiscard]] Result<AmountCell> amountFrom(const QString &cell, QChar decimalMark);
/// Which decimal mark amounts show: '.' or ',' where one of them is followed by one or two digits at the end; null when
/// none tells.
[[nodiscard]] QChar decimalMarkOf(const QStringList &amounts);

/// What a word or a sign names: ISO codes, 人民币, 美元, €, "US$" …; several for ¥ and $, none when it is not known.
[[nodiscard]] QStringList currenciesNamed(const QString &word);

/// 2026-11-01, 2026/11/1, 2026.11, 2026年11月1日, 20261101, 1.11.2026; a month stands for its first day. Of 3/4/2026
/// nobody knows whether it is in March or April: that is a failure.
[[nodiscard]] Result<QDate> dateFrom(const QString &cell);

[[nodiscard]] std::optional<Condition> conditionNamed(const QString &word);
[[nodiscard]] std::optional<PriceBasis> basisNamed(const QString &word);

} // namespace rig
