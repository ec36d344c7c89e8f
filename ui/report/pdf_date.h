// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>

namespace rig::ui {

/// The PDF as made at noon of `date`, so that the same report is the same file: QPdfWriter takes the clock, and Qt 6.4
/// has no way to tell it. Offsets in the file stay as they are. Unchanged where there is no date.
[[nodiscard]] QByteArray dated(QByteArray pdf, const QDate &date);

} // namespace rig::ui
