// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

namespace rig::reality {

/// Takes cards away of which a text gives neither an address nor a number (inxi -G, Windows' adapters, the kernel's
/// line of AMD's driver), where another text lists the same card with one of them: it is told twice, and is one card.
void dropToldTwice(std::vector<DetectedGpu> &gpus);

} // namespace rig::reality
