// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig {

/// Text from outside as it may be shown: every control character, and every mark that turns the direction of what
/// follows, is a sign that can be seen, one for one, so that a text can neither steer a terminal nor read as another
/// than it is. Ends of lines and tabs stay.
[[nodiscard]] QString shownText(const QString &text);

/// The same for a name or a cell: ends of lines and tabs are signs, too.
[[nodiscard]] QString shownLine(const QString &text);

} // namespace rig
