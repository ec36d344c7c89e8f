// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/faces.h"

#include <QFontDatabase>

#include <array>

namespace rig::ui {

namespace {

#if defined(Q_OS_WIN)
constexpr const char *ChineseFace = "Microsoft YaHei UI";
#elif defined(Q_OS_MACOS)
constexpr const char *ChineseFace = "PingFang SC";
#else
constexpr const char *ChineseFace = "Noto Sans CJK SC";
#endif

} // namespace

QStringList faces()
{
    static const QStringList families = [] {
        // The weights of the type: 400, 500, 600. How they are cut: tools/make-fonts.py.
        for (const char *weight : {"regular", "medium", "semibold"})
            QFontDatabase::addApplicationFont(
                QStringLiteral(":/fonts/rigwright-sans-%1.ttf").arg(QLatin1StringView(weight)));
        return QStringList{QStringLiteral("Rigwright Sans"), QString::fromLatin1(ChineseFace)};
    }();
    return families;
}

QFont codeFace()
{
    QFont face = QFontDatabase::systemFont(QFontDatabase::FixedFont);
#ifdef Q_OS_WIN
    // Windows names a face of pixels, for which Qt takes any other: also one that draws "--" as a dash.
    face.setFamilies({QStringLiteral("Consolas"), QStringLiteral("Courier New")});
    face.setStyleHint(QFont::Monospace);
#endif
    return face;
}

} // namespace rig::ui
