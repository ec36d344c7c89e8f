// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <QFont>
#include <QPalette>
#include <QSizeF>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// A drawing of the window as it stands in a report, in pixels of its font.
struct Drawing
{
    QSizeF size; ///< empty: there is none
    std::function<void(QPainter &)> paint;
    bool cut = false; ///< a name has no room: smaller letters would leave more

    [[nodiscard]] bool isEmpty() const { return !paint; }
};

/// What it is drawn with.
struct DrawingInk
{
    QPalette palette;
    QFont font;
    double width = 0;   ///< of the room
    bool small = false; ///< on the first page: without the ways between cards
};

/// By the layouts and painters of the window. Empty where the machine has nothing to draw.
[[nodiscard]] Drawing reportDrawing(const ReportMachine &machine, ReportDrawing which, const DrawingInk &ink);

/// As vectors for a web page, once for light and once for dark screens; empty where there is nothing to draw.
[[nodiscard]] QString drawingAsSvg(const ReportMachine &machine, ReportDrawing which, DrawingPlace place);

} // namespace rig::ui
