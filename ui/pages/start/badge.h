// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/verdict.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace rig::ui {

/// How wide the badge of a verdict is with this text.
[[nodiscard]] int badgeWidth(const QString &text, const QFont &font);
/// A verdict's mark and words on their soft ground; `area` gives its left, its middle and the most it may be wide.
void paintBadge(QPainter &painter, const QRect &area, Verdict::Kind verdict, const QString &text, const QFont &font,
                const QPalette &palette);

} // namespace rig::ui
