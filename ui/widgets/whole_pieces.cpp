// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/whole_pieces.h"

namespace rig::ui {

namespace {

const auto between = QStringLiteral(" · ");

} // namespace

QString wholePieces(const QString &line, int width, const QFontMetrics &metrics)
{
    QString text = line;
    while (metrics.horizontalAdvance(text) > width && text.contains(between))
        text.truncate(text.lastIndexOf(between));
    // Not of what just fits: an advance is rounded down, and half a pixel would cost a word.
    return metrics.horizontalAdvance(text) > width ? metrics.elidedText(text, Qt::ElideRight, width) : text;
}

QStringList linesOfPieces(const QString &line, int width, const QFontMetrics &metrics)
{
    QStringList lines;
    for (const QString &piece : line.split(between)) {
        const QString longer = lines.isEmpty() ? piece : lines.last() + between + piece;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines << piece;
        else
            lines.last() = longer;
    }
    return lines;
}

} // namespace rig::ui
