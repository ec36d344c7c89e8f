// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/profile.h"
#include "core/workload/speed.h"
#include "tests/testing.h"
#include "ui/languages.h"

#include <QCoreApplication>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// The languages are those that are compiled in. A made-up third one, tests/data/rigwright_eo.ts, is here.
class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void allThatAreCompiledIn();
    void codes_data();
    void codes();
    void theThirdOneIsUsed();
    void cleanup() { LanguageSwitch(*qApp).use(u"en"_s); }
};

namespace {

QString title(const QString &topic)
{
    const auto library = advice::shippedLibrary();
    for (const advice::Topic &one : library->topics) {
        if (one.id == topic)
            return one.title.here();
    }
    return {};
}

} // namespace

void TestLanguages::allThatAreCompiledIn()
{
    QStringList names;
    for (const Language &language : knownLanguages())
        names << language.code + u' ' + language.name;
    QCOMPARE(names, (QStringList{u"en English"_s, u"eo esperanto"_s, u"zh_CN 简体中文"_s}));
}

void TestLanguages::codes_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("code");
    QTest::newRow("itself") << u"zh_CN"_s << u"zh_CN"_s;
    QTest::newRow("without a country") << u"zh"_s << u"zh_CN"_s;
    QTest::newRow("another script") << u"zh-Hant"_s << u"zh_CN"_s;
    QTest::newRow("the third") << u"eo_001"_s << u"eo"_s;
    QTest::newRow("English of a country") << u"en_GB"_s << u"en"_s;
    QTest::newRow("not there") << u"de"_s << u"en"_s;
    QTest::newRow("none") << u"C"_s << u"en"_s;
}

void TestLanguages::codes()
{
    QFETCH(QString, wanted);
    QTEST(languageCode(wanted), "code");
}

void TestLanguages::theThirdOneIsUsed()
{
    LanguageSwitch languages(*qApp);
    languages.use(u"zh_CN"_s);
    QCOMPARE(title(u"2060-2070"_s), u"RTX 2060 还是 RTX 2070？"_s);
    languages.use(u"eo"_s);
    QCOMPARE(languages.current(), u"eo"_s);
    QCOMPARE(speedLimitName(SpeedLimit::Fp32), u"FP32-unuoj"_s);
    QCOMPARE(title(u"2060-2070"_s), u"Ĉu RTX 2060 aŭ RTX 2070?"_s);
    // What is missing is English, never the language before.
    QCOMPARE(speedLimitName(SpeedLimit::Bandwidth), u"memory bandwidth"_s);
    QCOMPARE(title(u"cloud"_s), u"Rent in the cloud?"_s);
    languages.use(u"en"_s);
    QCOMPARE(title(u"2060-2070"_s), u"RTX 2060 or RTX 2070?"_s);
}

RIG_TEST(TestLanguages)
#include "tst_languages.moc"
