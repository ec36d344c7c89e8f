// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/scheme.h"

#include <QColor>

namespace rig::ui {

/// What a colour is for. Pages and drawings name the role, never the colour; the table of both palettes stands in
/// roles.cpp.
enum class Role {
    Window,  ///< the page's ground
    Rail,    ///< navigation, menu bar
    Surface, ///< cards, tables, fields, drawings
    Sunken,  ///< headers of tables, empty slots, the inspector
    Hover,   ///< a row or a button under the pointer
    Border,  ///< hairlines, cards
    Strong,  ///< outline of fields, of boxes that are not checked, of secondary buttons
    Text,
    Secondary, ///< text of less weight: captions, units, sources
    Off,       ///< text of what cannot be used now
    Accent,    ///< links, chosen text, focus
    AccentFill,
    AccentSoft,
    Blocker,
    BlockerSoft,
    Caution, ///< as text
    CautionMark,
    CautionSoft,
    Unknown,
    UnknownSoft,
    Note,
    NoteSoft,
    Good,
    GoodSoft,
    Pcie1, ///< the generations follow each other
    Pcie2,
    Pcie3,
    Pcie4,
    Pcie5, ///< and newer
    LostLanes,
    Series1,
    Series2,
    Series3,
    Series4,
    Series5,
    Series6,
    ChartGrid,
    ChartAxis,
    Nvidia,
    Amd,
    Intel,
    OtherVendor,
};

/// The colour of a role in the scheme that the palette belongs to.
[[nodiscard]] QColor colourOf(Role role, const QPalette &palette);
/// The same by the scheme itself; print takes the light one.
[[nodiscard]] QColor colourOf(Role role, bool dark);
/// Black or white, whichever stands out more on a fill (contrast of WCAG 2).
[[nodiscard]] QColor textOn(const QColor &fill);

} // namespace rig::ui
