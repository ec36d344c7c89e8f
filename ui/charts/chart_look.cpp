// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_look.h"

#include <QFontInfo>

#include <algorithm>

namespace rig::ui {

QFont ChartLook::smallFont() const
{
    QFont small = font;
    small.setPixelSize(std::max(9, static_cast<int>(font.pixelSize() * 0.82)));
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
    look.dark = look.ground.lightness() < 128;
    look.grid = QColor::fromRgb(look.dark ? 0xFF33373E : 0xFFE2E5EA);
    look.accent = palette.color(QPalette::Active, QPalette::Link);
    return look;
}

ChartLook paperLook()
{
    ChartLook look;
    look.font.setPixelSize(13);
    look.ground = Qt::white;
    look.text = QColor::fromRgb(0xFF1B1F24);
    look.quiet = QColor::fromRgb(0xFF4A515B);
    look.grid = QColor::fromRgb(0xFFDDE0E5);
    look.accent = QColor::fromRgb(0xFF1A5F9A);
    return look;
}

} // namespace rig::ui
