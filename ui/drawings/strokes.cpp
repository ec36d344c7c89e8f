// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/strokes.h"

#include "ui/widgets/theme.h"

#include <algorithm>

namespace rig::ui {

bool isLit(const std::vector<ItemId> &lit, ItemId item)
{
    return lit.empty() || std::find(lit.begin(), lit.end(), item) != lit.end();
}

QBrush hatch(const QColor &colour) { return {colour, Qt::BDiagPattern}; }

QPen unknownPen(const QPalette &palette)
{
    QPen pen(quietText(palette), 1.2, Qt::DashLine);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

} // namespace rig::ui
