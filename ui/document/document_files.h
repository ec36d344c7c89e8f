// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

namespace rig::ui {

/// How the name of every machine's file ends.
inline constexpr QLatin1StringView MachineEnding(".rig.json");

/// The path with MachineEnding, added where it is missing.
[[nodiscard]] QString withEnding(const QString &path);

/// The machines that were opened or saved last, newest first; ten at most.
[[nodiscard]] QStringList recentFiles();
void rememberRecent(const QString &path);
/// What the machine in a file is called, without its parts being read; the file's name where it says nothing.
[[nodiscard]] QString machineNameIn(const QString &path);
void forgetRecent(const QString &path);
/// Where the next file dialog begins.
void rememberFolder(const QString &path);

/// The text of a file. Io when it cannot be read, BadInput when it is larger than any machine.
[[nodiscard]] Result<QByteArray> readFile(const QString &path);
/// Puts the text in place of the file in one step. Io when it cannot be written; the file then is as it was.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &text);

} // namespace rig::ui
