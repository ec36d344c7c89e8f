// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace rig::cli {

/// `import list FILE|-`: a list of parts becomes a machine.
[[nodiscard]] Outcome importList(const Invocation &invocation);
/// `export list BUILD.rig.json`: a machine becomes a list of parts.
[[nodiscard]] Outcome exportList(const Invocation &invocation);

} // namespace rig::cli
