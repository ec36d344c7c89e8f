// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lock_file.h"

namespace rig::db {

std::unique_ptr<QLockFile> lockFile(const QString &path)
{
    constexpr int LongerThanWritingANumber = 1000; // ms
    auto lock = std::make_unique<QLockFile>(path);
    qint64 program = 0;
    QString host;
    QString name;
    const bool hasOwner = lock->getLockInfo(&program, &host, &name);
    lock->setStaleLockTime(hasOwner ? 0 : LongerThanWritingANumber);
    return lock;
}

} // namespace rig::db
