// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace rig::db {

/// Puts a file there whole, or leaves what stood there as it was: written beside it, flushed to the disk, renamed.
/// Fails, with the file and the system's reason, where the folder or the disk does not take it.
[[nodiscard]] Result<void> writeWhole(const QString &path, const QByteArray &bytes);

} // namespace rig::db
