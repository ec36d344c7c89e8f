// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/power_picture.h"

namespace rig::ui {

/// The limits of a bar, and in words how it stands to them: the same verdicts as those of the checks power.*.

void judgeSteady(PowerRow &row, const Power &power);
void judgeWorst(PowerRow &row, const Power &power);
void judgePeak(PowerRow &row, const Peak &peak, Excursions mode);
void judgeWall(PowerRow &row, const Power &power, const Site &site, bool supply);
void judgeWorstWall(PowerRow &row, const Power &power, const Site &site);

} // namespace rig::ui
