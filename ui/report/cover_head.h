// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/report/block.h"

namespace rig::ui {

/// What stands on the first page in any case: title, verdict, figures, and the drawings, at most so many millimetres
/// high.
[[nodiscard]] std::vector<Block> coverHead(const Paper &paper, const Report &report, double drawingHeight);

} // namespace rig::ui
