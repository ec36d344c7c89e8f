// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/chips_named.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// Which GPUs a question means.
class TestChipsNamed : public QObject
{
    Q_OBJECT

private slots:
    void areFound_data();
    void areFound();
};

void TestChipsNamed::areFound_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("its number") << u"I have a 5090 and Ubuntu 22.04, what do I install?"_s
                                << QStringList{u"geforce-rtx-5090"_s};
    QTest::newRow("at the end") << u"does it run on an RTX 4090?"_s << QStringList{u"geforce-rtx-4090"_s};
    QTest::newRow("a longer name") << u"GTX 1080 Ti in 2026"_s << QStringList{u"geforce-gtx-1080-ti"_s};
    QTest::newRow("the shorter name") << u"a GTX 1080 in 2026"_s << QStringList{u"geforce-gtx-1080"_s};
    QTest::newRow("two") << u"MI50 or RTX 3090"_s << QStringList{u"instinct-mi50"_s, u"geforce-rtx-3090"_s};
    QTest::newRow("twice") << u"MI50, and another MI50."_s << QStringList{u"instinct-mi50"_s};
    QTest::newRow("Chinese") << u"MI50 能不能训练"_s << QStringList{u"instinct-mi50"_s};
    QTest::newRow("a version") << u"CUDA 12.6 or PyTorch 2.14"_s << QStringList{};
    QTest::newRow("a year") << u"what to buy in 2026"_s << QStringList{};
    QTest::newRow("none") << QString() << QStringList{};
}

void TestChipsNamed::areFound()
{
    QFETCH(QString, question);
    QFETCH(QStringList, ids);
    QStringList found;
    for (const PartHandle &chip : chipsNamedIn(question, shipped()))
        found << chip->id;
    QCOMPARE(found, ids);
    // The word before tells apart what bears one number; four at most are meant.
    QStringList professional;
    for (const PartHandle &chip : chipsNamedIn(u"RTX PRO 6000 on Ubuntu"_s, shipped()))
        professional << chip->id;
    QVERIFY2(!professional.isEmpty() && professional.size() <= 4, qPrintable(professional.join(u' ')));
    for (const QString &id : professional)
        QVERIFY2(id.contains(u"pro-6000"_s), qPrintable(id));
}

RIG_TEST(TestChipsNamed)
#include "tst_chips_named.moc"
