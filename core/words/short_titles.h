// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/sentences.h"

namespace rig::words {

/// A finding in a few words, for a chip, a folded card, a tab: "Card 2 at x4". The checks' titles in short are a table
/// a group, as their sentences are; a check without a row has the title of its rule.
struct ShortTitle
{
    const char *id; ///< the Id of its header in core/checks
    QString (*text)(const Finding &, const Situation &);
};
[[nodiscard]] std::span<const ShortTitle> linkTitles();
[[nodiscard]] std::span<const ShortTitle> powerTitles();
[[nodiscard]] std::span<const ShortTitle> roomTitles(); ///< fit and heat
[[nodiscard]] std::span<const ShortTitle> partTitles(); ///< platform, graphics, storage, money

/// "Cards 1 and 3", "Drive 1", "Motherboard": whom a finding is said of, without the names of models.
[[nodiscard]] QString who(const Finding &finding, const Situation &situation);
/// The same of all its subjects that stand in slots.
[[nodiscard]] QString whoAll(const Finding &finding, const Situation &situation);

} // namespace rig::words
