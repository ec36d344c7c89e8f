// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace rig::ui {

/// The families that window, report and charts are set in, first choice first: the face that comes with the program,
/// then one with the Chinese forms of Han characters, which a system set to another language would not choose by
/// itself. The first call makes the program's face known to Qt; it needs a QGuiApplication.
[[nodiscard]] QStringList faces();

/// The face of commands: every sign as wide as another, and none drawn together with the next.
[[nodiscard]] QFont codeFace();

} // namespace rig::ui
