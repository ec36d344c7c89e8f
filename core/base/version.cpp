// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

namespace rig {

QString versionAndCommit()
{
    const QString version = QStringLiteral(RIGWRIGHT_VERSION);
    const QString commit = QStringLiteral(RIGWRIGHT_COMMIT);
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

} // namespace rig
