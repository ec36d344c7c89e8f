// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/report/block.h"

namespace rig::ui {

/// The bars of the power budget as vectors; each with its limit as an upright mark.
[[nodiscard]] Block barChartBlock(const Paper &paper, const std::vector<ReportBar> &bars);

} // namespace rig::ui
