// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

namespace {

Run run(const QStringList &arguments) { return runProgram(QStringList{u"advise"_s} + arguments); }

} // namespace

/// advise
class TestConsoleAdvise : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheContract();
    void oneSourceAlone();
    void theBudgetsGap();
    void racksForSeveralMachines();
    void textTellsAllParts();
    void badInput_data();
    void badInput();
    void chineseTexts();
};

void TestConsoleAdvise::jsonHasTheKeysOfTheContract()
{
    const Run ran = run({u"--role"_s, u"kaggle"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject all = ran.object();
    for (const char *key : {"answer", "question", "sources", "disagreements", "offers", "left_out", "racks"})
        QVERIFY2(all.contains(QLatin1StringView(key)), key);
    QVERIFY(all.value("racks"_L1).isNull());
    QVERIFY(all.value("sources"_L1).toArray().size() >= 7);
    const QJsonArray offers = all.value("offers"_L1).toArray();
    QCOMPARE(offers.size(), 10);
    const QJsonObject answer = all.value("answer"_L1).toObject();
    QVERIFY(answer.value("text"_L1).toString().startsWith(u"Begin on free GPUs"_s));
    QVERIFY(answer.value("subjects"_L1).toArray().contains(u"kaggle-notebooks"_s));
    QVERIFY(!answer.value("rests_on"_L1).toArray().isEmpty());
    QVERIFY(!answer.value("reasons"_L1).toArray().isEmpty());
    QVERIFY(answer.value("total"_L1).isObject());
    QVERIFY(all.value("offers"_L1).toArray()[0].toObject().value("held_back"_L1).isNull());
    double last = 101;
    for (const QJsonValue &value : offers) {
        const QJsonObject offer = value.toObject();
        if (!offer.value("held_back"_L1).isNull())
            break; // what is held back follows, whatever its score
        QVERIFY(offer.value("score"_L1).toDouble() <= last);
        last = offer.value("score"_L1).toDouble();
        const QJsonObject price = offer.value("price"_L1).toObject();
        QVERIFY(price.value("amount"_L1).isDouble());
        QVERIFY(price.value("recent"_L1).toBool());
        QVERIFY(!price.value("date"_L1).toString().isEmpty());
    }
}

void TestConsoleAdvise::oneSourceAlone()
{
    const Run ran = run({u"--role"_s, u"kaggle-deep"_s, u"--profile"_s, u"001"_s, u"--format"_s, u"json"_s});
    const QJsonArray sources = ran.object().value("sources"_L1).toArray();
    QCOMPARE(sources.size(), 1);
    const QJsonObject advice = sources[0].toObject().value("advice"_L1).toArray()[0].toObject();
    QCOMPARE(advice.value("gpus"_L1).toArray()[0].toObject().value("id"_L1).toString(), u"geforce-gtx-1080-ti"_s);
    QCOMPARE(advice.value("alternatives"_L1).toArray()[0].toObject().value("id"_L1).toString(),
             u"geforce-rtx-2080-ti"_s);
}

void TestConsoleAdvise::theBudgetsGap()
{
    // S21
    const Run ran = run({u"--budget"_s, u"7000"_s, u"--profile"_s, u"004-lambda"_s, u"--format"_s, u"json"_s});
    const QJsonObject source = ran.object().value("sources"_L1).toArray()[0].toObject();
    QVERIFY(source.value("between_bands"_L1).toBool());
    QCOMPARE(source.value("advice"_L1).toArray().size(), 2);
    const Run text = run({u"--budget"_s, u"7000"_s, u"--profile"_s, u"004-lambda"_s});
    QVERIFY2(text.out.contains("$4,000 to $6,000 and $8,000 to $9,000"), text.out.constData());
}

void TestConsoleAdvise::racksForSeveralMachines()
{
    // S11
    const Run ran =
        run({u"--role"_s, u"cluster"_s, u"--machines"_s, u"10"_s, u"--gpus-per-machine"_s, u"8"_s, u"--housing"_s,
             u"server"_s, u"--gpu"_s, u"h100-sxm-80gb"_s, u"--kw-per-rack"_s, u"40"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.exitCode, 0);
    const QJsonObject racks = ran.object().value("racks"_L1).toObject();
    QCOMPARE(racks.value("gpus"_L1).toInt(), 80);
    QVERIFY(racks.value("racks"_L1).toInt() >= 2 && racks.value("racks"_L1).toInt() <= 5);
    QVERIFY(racks.value("total_w"_L1).toDouble() > 56000);
    const Run low = run({u"--machines"_s, u"10"_s, u"--gpus-per-machine"_s, u"8"_s, u"--gpu"_s, u"h100-sxm-80gb"_s,
                         u"--kw-per-rack"_s, u"1"_s});
    QCOMPARE(low.exitCode, 0); // the rest is answered
    QVERIFY(low.out.contains("What was said 2016–2020:"));
    QVERIFY2(low.errors.contains(u"One machine takes"_s), qPrintable(low.errors));
}

void TestConsoleAdvise::textTellsAllParts()
{
    const Run ran = run({u"--machines"_s, u"9"_s, u"--gpus-per-machine"_s, u"5"_s});
    QCOMPARE(ran.exitCode, 0);
    for (const char *part : {"What the catalogue gives:", "What was said 2016–2020:", "Where they disagree:", "Racks:",
                             "No source has a rule for 9 machines", "A workstation holds 4 GPUs at most"})
        QVERIFY2(ran.out.contains(part), part);
    QVERIFY2(ran.out.startsWith("Ask three sellers for 45 × "), ran.out.constData());
    QVERIFY(!ran.out.contains("nan") && !ran.out.contains("inf "));
}

void TestConsoleAdvise::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("names");
    QTest::newRow("role") << QStringList{u"--role"_s, u"king"_s} << u"kaggle-deep"_s;
    QTest::newRow("budget 0") << QStringList{u"--budget"_s, u"0"_s} << u"--budget"_s;
    QTest::newRow("budget below 0") << QStringList{u"--budget=-5"_s} << u"--budget"_s;
    QTest::newRow("budget nan") << QStringList{u"--budget"_s, u"nan"_s} << u"--budget"_s;
    QTest::newRow("currency") << QStringList{u"--budget"_s, u"5"_s, u"--currency"_s, u"dollars"_s} << u"--currency"_s;
    QTest::newRow("no rate") << QStringList{u"--budget"_s, u"5"_s, u"--currency"_s, u"XXX"_s} << u"XXX"_s;
    QTest::newRow("machines") << QStringList{u"--machines"_s, u"0"_s} << u"--machines"_s;
    QTest::newRow("half a machine") << QStringList{u"--machines"_s, u"1.5"_s} << u"--machines"_s;
    QTest::newRow("weights") << QStringList{u"--weights"_s, u"1,2,3"_s} << u"--weights"_s;
    QTest::newRow("weight 11") << QStringList{u"--weights"_s, u"11,0,0,0"_s} << u"--weights"_s;
    QTest::newRow("source") << QStringList{u"--profile"_s, u"999"_s} << u"004-lambda"_s;
    QTest::newRow("maker") << QStringList{u"--vendor"_s, u"3dfx"_s} << u"NVIDIA"_s;
    QTest::newRow("net") << QStringList{u"--net"_s, u"fish"_s} << u"transformer"_s;
    QTest::newRow("gpu") << QStringList{u"--machines"_s, u"2"_s, u"--gpu"_s, u"none"_s} << u"none"_s;
    QTest::newRow("a rack of 0 kW") << QStringList{u"--machines"_s, u"2"_s, u"--kw-per-rack"_s, u"0"_s}
                                    << u"--kw-per-rack"_s;
    QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s} << u"--format"_s;
    QTest::newRow("more words") << QStringList{u"please"_s} << u"rigwright-cli advise"_s;
}

void TestConsoleAdvise::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, names);
    const Run ran = run(arguments);
    QCOMPARE(ran.exitCode, 2);
    QVERIFY(ran.out.isEmpty());
    QVERIFY2(ran.errors.contains(names), qPrintable(ran.errors));
}

void TestConsoleAdvise::chineseTexts()
{
    const Run ran = run({u"--role"_s, u"trying"_s, u"--profile"_s, u"000"_s, u"--lang"_s, u"zh_CN"_s});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY(QString::fromUtf8(ran.out).contains(u"只想尝试一下"_s));
}

RIG_TEST(TestConsoleAdvise)
#include "tst_console_advise.moc"
