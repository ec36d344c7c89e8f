// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig {

/// Whether a chip stands for cards whose memory somebody else than their maker exchanged: no shop sells them new, no
/// vendor answers for them. They are found where they are named, and never advised.
[[nodiscard]] inline bool isModified(const Chip &chip)
{
    return chip.availability.valueOr({}) == QLatin1StringView("modified");
}

} // namespace rig
