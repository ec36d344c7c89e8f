// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/user_store.h"

namespace rig::cli {

/// Where the user's store lies: the folder named, or the one that the window uses.
[[nodiscard]] QString storeFolder(const QString &named);

/// The store in a folder, to be read and left as it is; the failure says why it cannot be read.
[[nodiscard]] Result<db::UserStore> storeToRead(const QString &folder);
/// What of a store that was read could not be, a sentence each.
[[nodiscard]] QStringList remarksOn(const db::UserStore &store);

} // namespace rig::cli
