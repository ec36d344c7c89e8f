// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::db {

/// One cell of CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV
/// injection"); a number stays one. Quoted where RFC 4180 wants it.
[[nodiscard]] QString csvCell(QString text, bool number);

/// What a cell says, without the apostrophe that csvCell() put there.
[[nodiscard]] QString fromCsvCell(const QString &cell);

} // namespace rig::db
