// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

namespace rig::ui {

/// The report as PDF: A4, fonts embedded, the chart as vectors. Empty when it could not be painted.
[[nodiscard]] QByteArray reportAsPdf(const Report &report);

} // namespace rig::ui
