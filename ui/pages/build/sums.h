// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "ui/widgets/theme.h"

#include <optional>

namespace rig::ui {

/// "1,080 W"; "≥ 1,080 W" where the draw of a part is not known.
[[nodiscard]] QString totalText(const Total &total);
/// The training draw at the wall; complete where every part's draw and the supply's efficiency are known.
[[nodiscard]] Total wallOf(const Power &power);
/// The slowest link of a card; null where no card is placed.
[[nodiscard]] const Link *worstCardLink(const Machine &machine, const Lanes &lanes);
/// What a link's loss means; nothing where it lost nothing.
[[nodiscard]] std::optional<Meaning> meaningOfLoss(const Link &link);

} // namespace rig::ui
