// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/report/block.h"

namespace rig::ui {

/// The first page. Lists give way until it fits; what they leave out is said.
[[nodiscard]] std::vector<Block> coverBlocks(const Paper &paper, const Report &report);

/// The text, cut where it is longer than so many characters.
[[nodiscard]] QString shortened(const QString &text, qsizetype most);
[[nodiscard]] Block textBlock(const Paper &paper, const QString &text, TextStyle style, double before);
[[nodiscard]] Block headingBlock(const Paper &paper, const QString &title, double before);
/// As wide as the page, at most `height` high; empty where there is nothing to draw.
[[nodiscard]] std::optional<Block> drawingBlock(const Paper &paper, const Report &report, ReportDrawing which,
                                                double height);

} // namespace rig::ui
