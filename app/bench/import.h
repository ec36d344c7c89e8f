// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace rig::bench {

/// The role in which this program imports the data set named behind it into a fresh store, says what that took as JSON,
/// and ends: a process of its own, so that its peak of memory is the import's.
inline constexpr const char *ImportRole = "--import-opendb";
[[nodiscard]] int runImport(int argc, char **argv);

/// Time and memory of importing the BuildCores OpenDB at `path` (plan, and storing it), and of Python's sqlite3 when it
/// inserts the same records plainly; a sentence where there is no such path or no python3.
void measureImport(QJsonObject &results, const QString &path);

} // namespace rig::bench
