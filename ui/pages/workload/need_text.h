// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::ui {

/// "12.34", "12.34–15.60": bounds in bytes as GiB.
[[nodiscard]] QString gibibytes(double low, double high);

} // namespace rig::ui
