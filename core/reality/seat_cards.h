// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/build_of.h"

namespace rig::reality {

/// Gives each card whose slot no text tells one of its `choices`: of all ways to deal them the one in which the board's
/// lanes come nearest to the widths that were found and no card is dark or in another's way; of several alike the first
/// in the board's order. The machine runs, so its cards stand somewhere; `CardPlace::connector` stays empty, since
/// which slot it is nobody told. More than 16 such cards stay without one.
void seatCards(DetectedBuild &made);

} // namespace rig::reality
