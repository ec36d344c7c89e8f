// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/platform.h"

#include <QtGlobal>

namespace rig::ui {

void askPlatform()
{
    // Qt has FreeType thicken the strokes of fonts with CFF outlines, such as Noto Sans CJK, and blends them for dark
    // letters on a light ground: on a dark one Chinese looked half-bold beside Latin. With a third of FreeType's own
    // thickening (FT_Property "darkening-parameters": stem and what is added, in thousandths of a pixel) both grounds
    // show it as heavy as Latin.
    if (!qEnvironmentVariableIsSet("FREETYPE_PROPERTIES"))
        qputenv("FREETYPE_PROPERTIES", "cff:darkening-parameters=500,90,1000,90,1667,90,2333,0");
#ifdef Q_OS_WIN
    // FreeType measures a text as wide as on Linux, where every page was laid out. Since Qt 6.5 dark needs no asking.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:fontengine=freetype:darkmode=2");
#endif
}

} // namespace rig::ui
