// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/report/block.h"

namespace rig::ui {

/// The whole report, cut into the pieces that pages are filled with.
[[nodiscard]] std::vector<Block> reportBlocks(const Paper &paper, const Report &report);

} // namespace rig::ui
