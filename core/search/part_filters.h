// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

namespace rig {

/// One demand on a part. A part whose figure is unknown does not meet it.
struct PartCondition
{
    /// Of a figure, or "vendor", "price", and of a card "chip_memory_gib", "chip_vendor": its GPU's.
    QString key;
    QString equals;                 ///< for text; empty: not asked
    std::optional<double> atLeast;  ///< for numbers; for a date: the year
    std::optional<double> atMost{}; ///< for numbers; a price in the policy's currency

    bool operator==(const PartCondition &) const = default;
};

[[nodiscard]] bool meets(const Value &value, const PartCondition &condition);
/// A price is the one that counts under the catalogue's policy.
[[nodiscard]] bool meets(const Part &part, const PartCondition &condition, const Catalogue &catalogue);

/// One way in which a list of parts is narrowed, with what can be chosen. Tables, charts and choosers offer these
/// alike.
struct FilterOffer
{
    struct Choice
    {
        QString text;  ///< in the list: "≤ 2 slots"
        QString brief; ///< where the filter's name does not stand beside it
        /// What it asks for; of the prices that count, no condition: `buying` says which.
        PartCondition condition;
        std::optional<Buying> buying{};
    };

    QString key;   ///< the condition's; "buying" for the prices that count
    QString title; ///< "Memory"
    QString any;   ///< the choice that asks for nothing
    std::vector<Choice> choices;
};

inline constexpr QLatin1StringView BuyingFilter("buying");

/// How the parts of a kind are narrowed, in the order in which it is offered; without what no part of the catalogue
/// has, and without steps that none of them reaches.
[[nodiscard]] std::vector<FilterOffer> partFilters(Kind kind, const Catalogue &catalogue);

/// "≥ 24 GB", "≤ $500", "NVIDIA": a condition in words.
[[nodiscard]] QString conditionText(const PartCondition &condition, Kind kind, const QString &currency);

} // namespace rig
