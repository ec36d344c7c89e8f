// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"

namespace rig {

/// The single edits that might mend a finding, and whether these are all.
struct CandidateEdits
{
    std::vector<Edit> edits;
    bool all = true;
};

/// At most so many edits for a finding of the document's machine; whether one mends it is tried afterwards. Where there
/// are more, each sort of edit gets its share, the cheapest of each first. What takes a search of its own is left open
/// until it is tried: see completed().
[[nodiscard]] CandidateEdits candidatesFor(const Finding &finding, const Document &document, const Machine &machine,
                                           const Catalogue &catalogue, int most);
/// Whether there is any sort of edit for such a finding.
[[nodiscard]] bool hasCandidates(const Finding &finding);

/// The edit with the places that it leaves open: of all devices on another board, or on this one where PlaceDevices has
/// none. nullopt where there is no better arrangement of several devices.
[[nodiscard]] std::optional<Edit> completed(Edit edit, const Document &document, const Catalogue &catalogue);

} // namespace rig
