// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/rent_case.h"

#include <span>

namespace rig::ui {

/// What a number is counted in.
enum class RentUnit { Count, Money, MoneyPerKwh, Watts, Hours, Years, Percent, Times, Nothing };

/// A field of the form and where its number goes.
struct RentField
{
    const char *key;
    const char *name;
    RentUnit unit;
    std::optional<double> RentInputs::*into; ///< null: the number of GPUs
};

/// An entry of a list: what stands in settings, and its English name in the context of RentForm.
struct RentChoice
{
    const char *key;
    const char *name;
};

/// In the order of the form's fields.
[[nodiscard]] std::span<const RentField> rentFields();
/// The headings of the form's parts, from top to bottom.
[[nodiscard]] std::span<const char *const> rentTitles();
[[nodiscard]] std::span<const RentChoice> rentRegions();
[[nodiscard]] std::span<const RentChoice> rentFrameworks();
[[nodiscard]] std::span<const RentChoice> rentBudgets();
[[nodiscard]] std::span<const RentChoice> rentBoughtWays();
[[nodiscard]] std::span<const RentChoice> rentUses();

} // namespace rig::ui
