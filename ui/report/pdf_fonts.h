// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rig::ui {

/// The PDF with its embedded fonts in the order of their names, so that the same report is the same file: QPdfWriter
/// takes them out of a QHash, whose order is another one in each run. Unchanged where it is not written as Qt 6.4 does.
[[nodiscard]] QByteArray withFontsInOrder(const QByteArray &pdf);

} // namespace rig::ui
