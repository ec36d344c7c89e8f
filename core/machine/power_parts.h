// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// The rooms of assessPower(), a file each.

/// Power::feeds and Power::eps.
void addFeeds(const Machine &machine, Power &power);
/// Power::sharedCables; after the feeds.
void addSharedCables(const Machine &machine, Power &power);
/// Power::rail12vAtLeast and rail12vAtMost.
void addRails(const Machine &machine, Power &power);

} // namespace rig
