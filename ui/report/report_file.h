// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

namespace rig::ui {

/// Writes .pdf (A4 or Letter, fonts embedded, drawings as vectors) or .html, whole or not at all. BadInput for another
/// ending.
[[nodiscard]] Result<void> saveReport(const Report &report, const QString &path);

/// Makes the report on a machine, as of a day, and saves it; `found` and `rent` as makeReport() has them.
[[nodiscard]] Result<void> writeReport(const Document &document, const Catalogue &catalogue, const QDate &today,
                                       const QString &path, const reality::Detected *found = nullptr,
                                       const std::optional<RentInputs> &rent = {});

} // namespace rig::ui
