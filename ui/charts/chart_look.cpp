// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_look.h"

#include "ui/look/roles.h"

#include <QFontInfo>

#include <algorithm>

namespace rig::ui {

QFont ChartLook::smallFont() const
{
    QFont small = font;
    small.setPixelSize(std::max(SmallestType, qRound(font.pixelSize() * 0.92)));
    return small;
}

ChartLook screenLook(const QPalette &palette, const QFont &font)
{
    ChartLook look;
    look.font = font;
    look.font.setPixelSize(QFontInfo(font).pixelSize());
    look.ground = palette.color(QPalette::Active, QPalette::Base);
    look.text = palette.color(QPalette::Active, QPalette::Text);
    look.quiet = palette.color(QPalette::Active, QPalette::PlaceholderText);
    look.dark = isDark(palette);
    look.grid = colourOf(Role::ChartGrid, look.dark);
    look.axis = colourOf(Role::ChartAxis, look.dark);
    look.line = colourOf(Role::Strong, look.dark);
    look.accent = palette.color(QPalette::Active, QPalette::Link);
    return look;
}

ChartLook paperLook()
{
    ChartLook look;
    look.font.setPixelSize(13);
    look.ground = Qt::white;
    look.text = colourOf(Role::Text, false);
    look.quiet = colourOf(Role::Secondary, false);
    look.grid = colourOf(Role::ChartGrid, false);
    look.axis = colourOf(Role::ChartAxis, false);
    look.line = colourOf(Role::Strong, false);
    look.accent = colourOf(Role::Accent, false);
    return look;
}

} // namespace rig::ui
