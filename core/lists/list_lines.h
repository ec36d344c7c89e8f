// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/catalogue/part.h"
#include "core/lists/list_text.h"

namespace rig::lists {

/// What a line is in a list.
enum class LineRole {
    Part,  ///< it may name a part
    Other, ///< something that a machine is not planned with: a monitor, shipping, a warranty
    Total,
    None, ///< a heading, a price of the line above it, nothing
};

/// Why a price that stands in a line was not taken.
enum class PriceDoubt { None, Currency, Several };

struct ListLine
{
    int number = 0;
    QString text; ///< the whole line, without marks
    LineRole role = LineRole::Part;
    std::optional<Kind> kind; ///< by its label or its column
    bool set = false;         ///< a label says that it names several parts: 板U套装
    QString name;             ///< without label, count and price
    int count = 1;
    std::optional<Money> price; ///< of one
    PriceDoubt priceDoubt = PriceDoubt::None;
};

struct ListLines
{
    std::vector<ListLine> lines;
    std::optional<QDate> date; ///< the newest that the text gives for itself
    bool cut = false;
    /// False where lines have several pieces, a price, and no total tells whether it is that of one or of all: it was
    /// taken for one.
    bool pricesOfOneSure = true;
};

/// Takes labels, counts, prices and dates out of the lines of a list. `currency` (ISO 4217) is what a sign means that
/// several currencies use and nothing in the text decides; a number without a currency is no price.
[[nodiscard]] ListLines linesOf(const PlainText &text, const QString &currency);

/// The kind that a label or a word names: "Video Card", "主板", "Netzteil"; nullopt where it is none.
[[nodiscard]] std::optional<Kind> kindLabelled(QStringView word);

} // namespace rig::lists
