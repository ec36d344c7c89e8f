// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/power_bars_layout.h"

#include <QPalette>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// What the power bars are painted with, on a screen or on paper.
struct PowerInk
{
    QPalette palette;
    QFont font;
    double width = 0;        ///< that of the layout
    std::vector<ItemId> lit; ///< the finding that is open is about these
};

void paintPowerBars(QPainter &painter, const PowerPicture &picture, const PowerBarsLayout &layout, const PowerInk &ink);

} // namespace rig::ui
