// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/machine_line.h"

class QPainter;
class QPalette;
class QRect;

namespace rig::ui {

/// A machine the size of a stamp: its processor, its cards, and between them a line for each link, as thick as it has
/// lanes, in the colour of its generation; dashed where it has none. The words beside it say the same.
void paintMachineStamp(QPainter &painter, const QRect &area, const std::vector<SmallLink> &links,
                       const QPalette &palette);

} // namespace rig::ui
