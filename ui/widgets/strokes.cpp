// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/strokes.h"

#include "ui/look/roles.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace rig::ui {

bool isLit(const std::vector<ItemId> &lit, ItemId item) { return std::find(lit.begin(), lit.end(), item) != lit.end(); }

bool isAnyLit(const std::vector<ItemId> &lit, const std::vector<ItemId> &items)
{
    return std::any_of(items.begin(), items.end(), [&](ItemId item) { return isLit(lit, item); });
}

QColor litGround(const QPalette &palette) { return colourOf(Role::CautionSoft, palette); }

QPen litPen(const QPalette &palette) { return {colourOf(Role::CautionMark, palette), 2}; }

QBrush hatch(const QColor &colour) { return {colour, Qt::BDiagPattern}; }

QPen unknownPen(const QPalette &palette)
{
    QPen pen(quietText(palette), 1.2, Qt::DashLine);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

} // namespace rig::ui
