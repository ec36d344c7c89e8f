// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"

namespace rig {

/// What an edit would do.
struct Effect
{
    std::vector<Finding> gone;
    std::vector<Finding> added;
    std::optional<Money> price; ///< what it costs more; nullopt: a part concerned has no price
    Watts training;             ///< change of the training draw
};

/// An edit that mends a finding.
struct Fix
{
    Edit edit;
    Effect effect;
};

/// Tries an edit on the whole machine.
[[nodiscard]] Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue);

/// Single edits that mend `finding`: at most five, each tried; ranked by what they clear, then by what they newly
/// cause, then by money, those without a price last. Owned and locked parts are left alone.
[[nodiscard]] std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue);

/// The connector in which a device gets the best link without making anything worse; empty when none is free.
[[nodiscard]] QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue);

/// Another part in the place of an item's; for a board with the best places of all devices on it.
[[nodiscard]] ReplacePart replacementOf(const Document &document, ItemId item, const QString &part,
                                        const Catalogue &catalogue);

} // namespace rig
