// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig {

/// "0.1.0 (6129417)": the version, and of which commit it was built; without the commit where there was no git.
[[nodiscard]] QString versionAndCommit();

} // namespace rig
