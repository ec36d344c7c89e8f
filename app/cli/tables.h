// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/columns.h"

namespace rig::cli {

/// Text in columns: what is numeric stands right, what is unknown is a dash.
struct TextTable
{
    QStringList headings;
    std::vector<QStringList> rows;
    std::vector<bool> numeric; ///< per column; shorter: the others are text
};

[[nodiscard]] QByteArray asAlignedText(const TextTable &table);
/// One line of CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
[[nodiscard]] QByteArray csvLine(const std::vector<Value> &cells);

[[nodiscard]] QByteArray partsAsTable(const std::vector<PartHandle> &parts, const std::vector<Column> &columns);
[[nodiscard]] QByteArray partsAsCsv(const std::vector<PartHandle> &parts, const std::vector<Column> &columns);
[[nodiscard]] QByteArray partsAsJson(const std::vector<PartHandle> &parts, const std::vector<Column> &columns);

} // namespace rig::cli
