// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// Private to the lane model, in this order: the uplinks that links share, where the bridges go, the ways between
/// cards.
void addUplinks(const Machine &machine, Lanes &lanes);
void addBridges(const Machine &machine, Lanes &lanes);
void addPeers(const Machine &machine, Lanes &lanes);

/// What narrow links cost the cards at this work.
void addLinkCosts(const Machine &machine, Work work, Lanes &lanes);

} // namespace rig
