// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig {

/// An SXM or OAM module, which the server alone takes that was built for it.
[[nodiscard]] inline bool isModule(const Chip &chip)
{
    const QString form = chip.form.valueOr({});
    return form == QLatin1StringView("sxm") || form == QLatin1StringView("oam");
}

} // namespace rig
