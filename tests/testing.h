// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace rig::test {

/// The tests of a folder are one program: "tests_core tst_power [options of Qt Test]" runs those of tst_power.cpp.
/// Each file ends with RIG_TEST(its class), and may give the program roles that a test starts as a second process.
using MakeTest = QObject *(*)();
using PlayRole = int (*)(const QString &argument);

bool addTest(const char *file, MakeTest make);
bool addRole(const char *option, PlayRole play);

#define RIG_TEST(Class)                                                                                                \
    static const bool Class##Added = rig::test::addTest(__FILE__, []() -> QObject * { return new Class; });
#define RIG_ROLE(name, option, play) static const bool name##Added = rig::test::addRole(option, play);

} // namespace rig::test
