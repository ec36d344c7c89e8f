// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig::ui {

/// Called before there is an application. Qt on Windows is asked for the faces as they are drawn elsewhere, and to tell
/// whether the system is dark; what QT_QPA_PLATFORM asks for comes first. FreeType is asked for strokes of Han letters
/// that are no heavier than Latin ones, on a dark ground too; what FREETYPE_PROPERTIES asks for comes first.
void askPlatform();

} // namespace rig::ui
