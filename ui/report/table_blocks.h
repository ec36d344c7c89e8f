// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/report/block.h"

namespace rig::ui {

/// A table as blocks: the headings, which every new page repeats, and one block a row.
[[nodiscard]] std::vector<Block> tableBlocks(const Paper &paper, const ReportTable &table);

} // namespace rig::ui
