// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace rig::ui {

/// As many pieces of a second line ("24 GiB · 350 W · 2 slots") as have room, whole; the first one elided where not
/// even that has.
[[nodiscard]] QString wholePieces(const QString &line, int width, const QFontMetrics &metrics);
/// All of its pieces, in as many lines as they need. One that alone has no room has a line of its own.
[[nodiscard]] QStringList linesOfPieces(const QString &line, int width, const QFontMetrics &metrics);

} // namespace rig::ui
