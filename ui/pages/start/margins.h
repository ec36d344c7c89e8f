// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

namespace rig::ui {

/// What Start and its rooms leave free at the left and the right: narrow windows have less to give.
[[nodiscard]] inline int sideMargin(int width, const QFont &font)
{
    constexpr int WideFrom = 1200; // at type of 13 px
    return width >= scaled(WideFrom, font) ? 5 * Grid : 3 * Grid;
}

} // namespace rig::ui
