// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig {

/// What a cell of CSV holds: a text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV
/// injection"), a number stays one.
enum class CsvCell { Text, Number };

/// A text that no spreadsheet runs, for cells that are neither quoted nor parted by commas.
[[nodiscard]] QString defused(const QString &text);

/// One cell of CSV, quoted where RFC 4180 wants it.
[[nodiscard]] QString csvCell(QString text, CsvCell holds = CsvCell::Text);

/// What a cell says, without the apostrophe that csvCell() put there.
[[nodiscard]] QString fromCsvCell(const QString &cell);

} // namespace rig
