// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "core/report/report.h"

namespace rig::ui {

/// Writes .pdf (A4, fonts embedded, charts as vectors) or .html, atomically. BadInput for another ending.
[[nodiscard]] Result<void> saveReport(const Report &report, const QString &path);

} // namespace rig::ui
