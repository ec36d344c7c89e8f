// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

namespace rig::report {

/// Pieces of HTML that the first page and the sections share. Every text is escaped.
[[nodiscard]] QString element(QLatin1StringView tag, const QString &content, const QString &attributes = {});
[[nodiscard]] QString paragraph(const QString &text, const QString &attributes = {});
[[nodiscard]] QString tableHtml(const ReportTable &table);
[[nodiscard]] QString drawingHtml(ReportDrawing drawing, DrawingPlace place, const DrawingAsHtml &drawn);

/// The first page, with everything in its lists.
[[nodiscard]] QString coverHtml(const Report &report, const DrawingAsHtml &drawn);

} // namespace rig::report
