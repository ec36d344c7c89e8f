// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace rig {

/// Whether a text has the form of an ISO 4217 code, such as USD: three capital letters. Not whether there is one.
[[nodiscard]] bool isCurrencyCode(QStringView text);

} // namespace rig
