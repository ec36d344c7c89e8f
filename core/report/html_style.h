// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::report {

/// The style sheet of a report as a web page: light and dark as the reader's system is, light on paper, one column on a
/// phone.
[[nodiscard]] const QString &htmlStyle();

} // namespace rig::report
