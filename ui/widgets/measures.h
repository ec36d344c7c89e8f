// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/style_ink.h"

#include <QFont>
#include <QSize>
#include <QWidget>

namespace rig::ui {

/// A length that is so many pixels with type of 13 pixels; it grows with the type.
[[nodiscard]] inline int scaled(int pixels, const QFont &font) { return style::scaled(pixels, QFontMetrics(font)); }

/// How large a dialog opens: so large with type of 13 pixels, and never larger than the window that it stands over.
[[nodiscard]] inline QSize dialogSize(QSize usual, const QWidget &dialog)
{
    const QSize wanted(scaled(usual.width(), dialog.font()), scaled(usual.height(), dialog.font()));
    const QWidget *over = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    return over ? wanted.boundedTo(over->size()) : wanted;
}

} // namespace rig::ui
