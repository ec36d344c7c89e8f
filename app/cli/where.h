// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/columns.h"

#include <functional>

namespace rig::cli {

using Filter = std::function<bool(const Part &)>;

/// Reads the expression of --where: KEY OP VALUE, joined by `and` and `or` (`and` binds closer), with parentheses.
/// OP is = != < <= > >= or ~ (contains). VALUE is a number, true, false, unknown, a word, or a text in quotes.
/// A figure that is unknown fulfils nothing but `= unknown`. BadInput says what was expected, and where.
[[nodiscard]] Result<Filter> parseFilter(const QString &expression, const std::vector<Column> &columns);

} // namespace rig::cli
