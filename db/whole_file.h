// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace rig::db {

/// Who may read a file that is written: whom the system lets by default, or its owner alone.
enum class Readers { AsUsual, OwnerAlone };

/// Whether Windows keeps this name for a device, with any ending and in any folder: con.rig.json can be no file there.
/// https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
[[nodiscard]] bool isDeviceOnWindows(const QString &path);

/// Puts a file there whole, or leaves what stood there as it was: written beside it, flushed to the disk, renamed.
/// Fails, with the file and the system's reason, where the folder or the disk does not take it, and where a folder, a
/// pipe or a device has its name.
[[nodiscard]] Result<void> writeWhole(const QString &path, const QByteArray &bytes, Readers readers = Readers::AsUsual);

/// Fails (Io) where `path` is no file that can be opened without waiting: not there, a folder, a pipe, a device.
[[nodiscard]] Result<void> checkIsFile(const QString &path);
/// All of a file. Io where it cannot be read, BadInput where it has more than `limit` bytes; the sentence says which.
[[nodiscard]] Result<QByteArray> readWhole(const QString &path, qint64 limit);

/// The beginning of a file, at most `limit` bytes, and how large all of it is.
struct FileHead
{
    QByteArray bytes;
    qint64 size = 0;
};
/// Io where it cannot be read.
[[nodiscard]] Result<FileHead> readHead(const QString &path, qint64 limit);

/// Makes a folder with those above it, readable by its owner alone; one that is there stays as it is. False where it
/// cannot be made.
[[nodiscard]] bool makePrivateFolder(const QString &folder);

} // namespace rig::db
