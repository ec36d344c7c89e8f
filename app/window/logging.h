// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QLockFile>

#include <memory>

namespace rig::app {

/// The program's log: rotating files in `folder`/logs, Qt's own messages among them, warnings on the console too.
/// On failure everything goes to the console alone.
[[nodiscard]] Result<void> startLogging(const QString &folder);

void logInfo(const QString &message);
void logWarning(const QString &message);

/// A file that lies in the data folder while the program runs: finding one whose program is gone means that it ended
/// badly.
class RunningMarker
{
public:
    explicit RunningMarker(const QString &folder);

    [[nodiscard]] bool lastRunEndedBadly() const { return m_endedBadly; }

private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_endedBadly = false;
};

} // namespace rig::app
