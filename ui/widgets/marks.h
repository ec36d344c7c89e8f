// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"

#include <QRectF>
#include <QSize>

QT_BEGIN_NAMESPACE
class QFontMetrics;
class QIcon;
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// The shape of a meaning, painted: the square of what will not work, the triangle, the disc, the dashed ring with its
/// question mark, the tick. In the middle of `area`, as large as it allows; sizes from 10 px up are told apart.
void paintMark(QPainter &painter, Meaning meaning, const QRectF &area, const QPalette &palette);

/// The same as an icon, sharp on screens of high density too; made once for each colour.
[[nodiscard]] QIcon markIcon(Meaning meaning, const QPalette &palette);

/// NVIDIA's disc, AMD's square, Intel's diamond; others a cross, Google a triangle that points down, Amazon a star.
/// `vendor`: as the catalogue writes it.
void paintVendorMark(QPainter &painter, const QString &vendor, const QRectF &area, const QPalette &palette);

/// Mark and words on the soft ground of their meaning: "▲ Works, 2 limits". Left in `area`, cut with an ellipsis where
/// it is narrower than badgeSize().
void paintBadge(QPainter &painter, const QRect &area, Meaning meaning, const QString &text, const QPalette &palette);
/// Of a badge in this type, which is that of captions.
[[nodiscard]] QSize badgeSize(const QString &text, const QFontMetrics &metrics);

/// The ground and the colour of words on it.
[[nodiscard]] QColor softColourOf(Meaning meaning, const QPalette &palette);
/// The colour of shapes; of cautions it is brighter than that of words.
[[nodiscard]] QColor markColourOf(Meaning meaning, const QPalette &palette);

} // namespace rig::ui
