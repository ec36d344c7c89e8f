// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/type_sizes.h"

#include <QFontInfo>

namespace rig::ui {

double scaled(double pixels, const QFont &font)
{
    constexpr double Base = 13;
    return pixels * QFontInfo(font).pixelSize() / Base;
}

QFont sized(const QFont &font, double factor, QFont::Weight weight)
{
    QFont made = font;
    if (font.pixelSize() > 0)
        made.setPixelSize(qRound(font.pixelSize() * factor));
    else
        made.setPointSizeF(font.pointSizeF() * factor);
    made.setWeight(weight);
    return made;
}

} // namespace rig::ui
