// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/whole_pieces.h"

namespace rig::ui {

QString wholePieces(const QString &line, int width, const QFontMetrics &metrics)
{
    const QString between = QStringLiteral(" · ");
    QString text = line;
    while (metrics.horizontalAdvance(text) > width && text.contains(between))
        text.truncate(text.lastIndexOf(between));
    // Not of what just fits: an advance is rounded down, and half a pixel would cost a word.
    return metrics.horizontalAdvance(text) > width ? metrics.elidedText(text, Qt::ElideRight, width) : text;
}

} // namespace rig::ui
