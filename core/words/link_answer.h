// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/machine/worst_link.h"

#include <QString>

namespace rig::words {

/// The worst link of a card, as band, report and console have it.
struct WorstLinkAnswer
{
    const Link *link = nullptr; ///< null: no card is placed
    ItemId item = 0;
    QString text;                       ///< "PCIe 4.0 x8 (card 2)", "no card is placed"
    std::optional<Severity> severity{}; ///< what its width means for the work; none: no lane is lost
    int doubtful = 0;                   ///< cards whose links are not known, and may be slower
};
[[nodiscard]] WorstLinkAnswer worstLink(const Machine &machine, const Lanes &lanes, const Use &use);

/// "▲ PCIe 4.0 x8 (card 2)": with the shape of its verdict.
[[nodiscard]] QString marked(const WorstLinkAnswer &answer);

/// What the lanes come to, in a sentence: "Card 2 has 4 of its 16 lanes, behind the chipset."; empty without a card.
[[nodiscard]] QString lanesSentence(const Machine &machine, const Lanes &lanes);

} // namespace rig::words
