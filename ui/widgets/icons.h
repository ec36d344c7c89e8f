// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// A line icon of the program's own set, drawn by QPainter in the palette's text colour: needs no Qt Svg and no file,
/// follows light and dark by itself, and is sharp at any scale. An unknown name gives an empty icon.
[[nodiscard]] QIcon lineIcon(const QString &name);

/// Paints an icon within `area`; one of the set in this colour.
void paintIcon(QPainter &painter, const QIcon &icon, const QRect &area, const QColor &colour);

/// The names of the set.
[[nodiscard]] QStringList lineIconNames();

} // namespace rig::ui
