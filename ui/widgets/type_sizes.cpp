// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/type_sizes.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QWidget>

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

bool holdsInTwoLines(const QString &sentence, const QFont &font, int width)
{
    const QFontMetrics metrics(font);
    // Half a line more: what a text takes is rounded up, the line is not.
    const int most = 2 * metrics.lineSpacing() + metrics.lineSpacing() / 2;
    return metrics.boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, sentence).height() < most;
}

} // namespace rig::ui
