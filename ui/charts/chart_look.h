// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace rig::ui {

inline constexpr int SmallestType = 9; ///< px: no smaller type in a chart

/// Colours and type of a chart.
struct ChartLook
{
    QFont font; ///< sized in pixels, so that paper and screen lay out alike
    QColor ground;
    QColor text;
    QColor quiet;
    QColor grid;
    QColor accent;
    bool dark = false;

    /// The usual width of a mark, in pixels: grows with the type, but not as fast, as marks must not bury each other.
    [[nodiscard]] double markSize() const { return 6 + font.pixelSize() * 0.28; }
    /// For what stands beside marks; never below 9 px.
    [[nodiscard]] QFont smallFont() const;
};

[[nodiscard]] ChartLook screenLook(const QPalette &palette, const QFont &font);
/// Dark on white.
[[nodiscard]] ChartLook paperLook();

} // namespace rig::ui
