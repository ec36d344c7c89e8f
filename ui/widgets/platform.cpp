// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/platform.h"

#include <QtGlobal>

namespace rig::ui {

void askPlatform()
{
#ifdef Q_OS_WIN
    // FreeType measures a text as wide as on Linux, where every page was laid out. Since Qt 6.5 dark needs no asking.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:fontengine=freetype:darkmode=2");
#endif
}

} // namespace rig::ui
