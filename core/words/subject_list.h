// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/sentences.h"

#include <span>

namespace rig::words {

/// Parts by name, devices of one model together: "Cards 1–4 (GeForce RTX 3090), Drive 1 (990 Pro)". At most `most`
/// names; what is left out is told by an ellipsis.
[[nodiscard]] QString itemList(std::span<const ItemId> items, const Situation &situation, int most = 8);
/// The same of all subjects of a finding.
[[nodiscard]] inline QString subjectList(const Finding &finding, const Situation &situation, int most = 8)
{
    return itemList({finding.subjects.data(), static_cast<std::size_t>(finding.subjects.size())}, situation, most);
}

} // namespace rig::words
