// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testing.h"

#ifdef RIGWRIGHT_TESTS_OF_WIDGETS
#include "ui/widgets/theme.h"

#include <QApplication>
using TestApplication = QApplication;
#else
#include <QCoreApplication>
using TestApplication = QCoreApplication;
#endif

#include <QFileInfo>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include <cstdio>
#include <map>
#include <memory>

namespace rig::test {

namespace {

std::map<QString, MakeTest> &tests()
{
    static std::map<QString, MakeTest> all;
    return all;
}

std::map<QString, PlayRole> &roles()
{
    static std::map<QString, PlayRole> all;
    return all;
}

} // namespace

bool addTest(const char *file, MakeTest make)
{
    return tests().emplace(QFileInfo(QString::fromLocal8Bit(file)).baseName(), make).second;
}

bool addRole(const char *option, PlayRole play) { return roles().emplace(QString::fromLatin1(option), play).second; }

} // namespace rig::test

int main(int argc, char **argv)
{
    TestApplication::setAttribute(Qt::AA_Use96Dpi, true);
    TestApplication application(argc, argv);
#ifdef RIGWRIGHT_TESTS_OF_WIDGETS
    // As the program looks.
    rig::ui::applyTheme(application, rig::ui::Scheme::Light, 100);
#endif
    QStringList arguments = QCoreApplication::arguments();
    const QString named = arguments.value(1);
    if (const auto role = rig::test::roles().find(named); role != rig::test::roles().end())
        return role->second(arguments.value(2));
    const auto found = rig::test::tests().find(named);
    if (found == rig::test::tests().end()) {
        std::fputs("Name a test of this program:\n", stderr);
        for (const auto &[name, make] : rig::test::tests())
            std::fprintf(stderr, "  %s\n", qPrintable(name));
        return 2;
    }
    arguments.removeAt(1);
    std::unique_ptr<QObject> test(found->second());
    const int failed = QTest::qExec(test.get(), arguments);
#ifdef Q_OS_WIN
    // Once Qt's threads have run, a process of tests can stay for ever under Wine: its libraries are unloaded with
    // their threads already gone, and wait for these. The program itself is held to its end by
    // packaging/windows/smoke.sh.
    test.reset();
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(failed));
#endif
    return failed;
}
