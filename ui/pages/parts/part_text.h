// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::ui {

/// What of a part is no number: its id, part number, other names, notes, and the list of every source that it cites; as
/// HTML.
[[nodiscard]] QString partTextAsHtml(const Part &part, const Catalogue &catalogue);

/// "ASUS · Graphics card · yours"
[[nodiscard]] QString partSubtitle(const Part &part);

} // namespace rig::ui
