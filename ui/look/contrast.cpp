// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/contrast.h"

#include "ui/look/roles.h"

namespace rig::ui {

namespace {

bool isBlackOrWhite(const QColor &colour) { return colour == QColor(Qt::black) || colour == QColor(Qt::white); }

} // namespace

bool isHighContrast(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    return isBlackOrWhite(ground) && isBlackOrWhite(text) && ground != text &&
           palette.color(QPalette::Active, QPalette::Window) == ground;
}

QPalette highContrastPalette(bool dark)
{
    const QColor ground = dark ? Qt::black : Qt::white;
    const QColor text = dark ? Qt::white : Qt::black;
    QPalette palette(text, ground, text, text, text, text, text, ground, ground);
    for (const QPalette::ColorRole place : {QPalette::ToolTipBase, QPalette::AlternateBase, QPalette::Button})
        palette.setColor(place, ground);
    for (const QPalette::ColorRole place : {QPalette::ToolTipText, QPalette::PlaceholderText, QPalette::Mid})
        palette.setColor(place, text);
    palette.setColor(QPalette::Link, colourOf(Role::Accent, dark));
    palette.setColor(QPalette::LinkVisited, colourOf(Role::Accent, dark));
    palette.setColor(QPalette::Highlight, colourOf(Role::AccentFill, dark));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    for (const QPalette::ColorRole place : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, place, colourOf(Role::Secondary, dark));
    return palette;
}

} // namespace rig::ui
