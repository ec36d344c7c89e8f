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
    QColor axis;
    QColor line; ///< outlines of cards
    QColor accent;
    bool dark = false;

    /// The usual width of a mark, in pixels, 11 beside type of 13: grows with the type, but not as fast, as marks must
    /// not bury each other.
    [[nodiscard]] double markSize() const { return 7.4 + font.pixelSize() * 0.28; }
    /// For what stands beside marks and axes, 12 beside type of 13; never below 9 px.
    [[nodiscard]] QFont smallFont() const;
};

[[nodiscard]] ChartLook screenLook(const QPalette &palette, const QFont &font);
/// Dark on white, whatever the screen has.
[[nodiscard]] ChartLook paperLook();

} // namespace rig::ui
