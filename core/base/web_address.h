// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig {

/// The address as it is opened, in ASCII, so that letters of other scripts that look like Latin ones are seen; empty
/// for all that is not a whole address of the web, http or https with a host: nothing else becomes a link.
[[nodiscard]] QString webAddress(const QString &text);

} // namespace rig
