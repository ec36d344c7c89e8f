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

/// The state that every candidate is compared with.
struct Before
{
    std::vector<Finding> findings;
    Watts training;
};
[[nodiscard]] Before stateOf(const Document &document, const Catalogue &catalogue);

/// What an edit costs more, in the currency of the part concerned; nullopt where a part has no price.
[[nodiscard]] std::optional<Money> priceOf(const Document &document, const Edit &edit, const Catalogue &catalogue);

/// Tries an edit on the whole machine.
[[nodiscard]] Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue);
/// The same where the state before is known already.
[[nodiscard]] Effect effectAgainst(const Before &before, const Document &document, const Edit &edit,
                                   const Catalogue &catalogue);

/// The same check about the same things.
[[nodiscard]] bool sameMatter(const Finding &a, const Finding &b);
/// How much findings weigh together: blockers most; among equals a caution more than what cannot be checked.
[[nodiscard]] int weightOf(const std::vector<Finding> &findings);

} // namespace rig
