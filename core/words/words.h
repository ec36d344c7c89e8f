// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "core/fixes/suggest.h"
#include "core/names/names.h"

#include <QString>

namespace rig::words {

/// Every sentence about a machine is made here, translated by the installed translators.

[[nodiscard]] QString message(const Finding &finding, const Situation &situation); ///< what and how much
[[nodiscard]] QString reason(const Finding &finding, const Situation &situation);  ///< why; may be empty
[[nodiscard]] QString evidence(const Finding &finding,
                               const Situation &situation); ///< rule and source, the board's page included
[[nodiscard]] QString severity(Severity severity);
[[nodiscard]] QString shape(Severity severity); ///< ■ ▲ ? ●: what stands beside every colour
[[nodiscard]] QString shapeOfFine();            ///< ✓
/// What a buyer reads first: "Works, with 3 limits"; with its causes in verdict_band.h.
[[nodiscard]] QString verdict(const Verdict &verdict);
/// A finding in a few words, the number first: "Card 2 at x4", "Supply 8 W short at worst".
[[nodiscard]] QString shortTitle(const Finding &finding, const Situation &situation);
[[nodiscard]] QString checkTitle(std::string_view id); ///< "Lanes lost"
[[nodiscard]] QString checkAbout(std::string_view id); ///< what it looks for, in a sentence

[[nodiscard]] QString fixText(const Fix &fix, const Document &document,
                              const Catalogue &catalogue); ///< "Move card 2 to PCI_E3"
[[nodiscard]] QString editText(const Edit &edit, const Document &document,
                               const Catalogue &catalogue); ///< for the Undo menu
/// Why the present places are worse than these, for the device that loses most; may be empty.
[[nodiscard]] QString whyPlaces(const PlaceDevices &places, const Document &document, const Catalogue &catalogue);
/// "Card 2 then has PCIe 4.0 x4 instead of 4.0 x16."
[[nodiscard]] QString lossText(const LinkLoss &loss);
/// Where a search for a finding's mends did not try all (Suggestion::stoppedAfter); empty where it did.
[[nodiscard]] QString stoppedText(const std::optional<int> &tries);
/// The same of the search for a set of changes (MendAnswer::stoppedAfter).
[[nodiscard]] QString mendStoppedText(const std::optional<int> &tries);
/// "Free. Mends 1 blocker, adds 1 caution. 90 W less in training."
[[nodiscard]] QString effectText(const Effect &effect);
/// As they are offered: free ones before those that cost, these before those whose price is not known.
[[nodiscard]] std::vector<Fix> inOrder(std::vector<Fix> fixes);
/// Of fixes in order: "free fix", "fix from $45"; empty where there is none.
[[nodiscard]] QString bestFixText(const std::vector<Fix> &fixes);
/// Where a finding is: "x16 slot 2", "RM750x"; empty where it is about no part.
[[nodiscard]] QString whereText(const Finding &finding, const Situation &situation);

/// What keeps a link narrow: "shared with M2_1"; may be empty.
[[nodiscard]] QString limitedBy(const Link &link, const Situation &situation);

} // namespace rig::words
