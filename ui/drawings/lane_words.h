// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/lane_layout.h"

namespace rig::ui {

/// What the lane map says beside its lines and on hover; the table of links says the same.

/// "shared: 15.8 GB/s; 31.5 could be used"; empty where only one device is behind the uplink.
[[nodiscard]] QString sharedText(const Uplink &uplink);
/// "shared: 15.8 GB/s"; empty where only one device is behind the uplink or what it carries is not known.
[[nodiscard]] QString sharedShort(const Uplink &uplink);
/// How bad that is: what the checks say of it; nullopt where they say nothing.
[[nodiscard]] std::optional<Meaning> sharedMeaning(const Uplink &uplink, const std::vector<Finding> &findings);
/// "Card 1 – Card 2: within one switch, 15.8 GB/s"
[[nodiscard]] QString pathText(const PeerPath &path, const Machine &machine);
/// All that is known of a connector and what stands in it, the reason for what was lost first.
[[nodiscard]] QString rowTip(const LaneRow &row, const Situation &situation, const std::vector<Finding> &findings);
[[nodiscard]] QString boxTip(const LaneBox &box, const Situation &situation);

} // namespace rig::ui
