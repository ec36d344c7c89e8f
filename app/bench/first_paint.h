// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace rig::bench {

/// Shows a window with an empty chart of Qt Charts and nothing else, and leaves when it has been painted: what a start
/// costs at the least. The exit code of the program.
[[nodiscard]] int runEmptyChartWindow(int argc, char **argv);

/// Median milliseconds from starting `program` to its end; it must leave by itself after its first painted window.
/// Nothing when it does not start, or fails.
[[nodiscard]] std::optional<double> millisecondsToFirstPaint(const QString &program, const QStringList &arguments,
                                                             int runs);

} // namespace rig::bench
