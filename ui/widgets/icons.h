// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>

namespace rig::ui {

/// A line icon of the program's own set, drawn by QPainter in the palette's text colour: needs no Qt Svg and no file,
/// follows light and dark by itself, and is sharp at any scale. An unknown name gives an empty icon.
[[nodiscard]] QIcon lineIcon(const QString &name);

/// The names of the set.
[[nodiscard]] QStringList lineIconNames();

} // namespace rig::ui
