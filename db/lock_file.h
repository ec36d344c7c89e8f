// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

#include <memory>

namespace rig::db {

/// A lock, not yet taken, that is stale once its program is gone, not once it is old: a window may run for weeks.
/// A program that is killed between making the file and writing its number there leaves a file that names nobody, which
/// QLockFile would then wait for as long as it is there; such a one is stale after a second.
std::unique_ptr<QLockFile> lockFile(const QString &path);

} // namespace rig::db
