// SPDX-License-Identifier: GPL-3.0-or-later
#include "console_support.h"
#include "tests/testing.h"

#include <cmath>

using namespace rig::test;
using namespace Qt::StringLiterals;

/// `rigwright-cli rent-or-buy`. The S-numbers are those of the requirements.
class TestConsoleRent : public QObject
{
    Q_OBJECT

private slots:
    void theExampleOfEightGpus();
    void theMachineOfAFile();
    void pricesOfAFile();
    void offersAndServicesAreListed();
    void advice_data();
    void advice();
    void badInput_data();
    void badInput();

private:
    Console m_console;
};

namespace {

const QStringList &example()
{
    static const QStringList arguments{u"rent-or-buy"_s, u"--gpu-price"_s,
                                       u"35000"_s,       u"--gpus"_s,
                                       u"8"_s,           u"--overhead"_s,
                                       u"1.4"_s,         u"--watts"_s,
                                       u"5600"_s,        u"--pue"_s,
                                       u"1.4"_s,         u"--tariff"_s,
                                       u"0.12"_s,        u"--hosting"_s,
                                       u"3000"_s,        u"--hours-per-month"_s,
                                       u"400"_s,         u"--price-per-hour"_s,
                                       u"4.5"_s,         u"--years"_s,
                                       u"4"_s,           u"--lang"_s,
                                       u"en"_s};
    return arguments;
}

} // namespace

void TestConsoleRent::theExampleOfEightGpus()
{
    const Run run = m_console.run(example() + QStringList{u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject answer = run.object();
    QCOMPARE(answer["break_even_months"_L1].toDouble(), 35.56); // 392,000 / (14,400 - 376.32 - 3,000)
    QCOMPARE(answer["power_per_month"_L1].toDouble(), 376.32);
    QCOMPARE(answer["rented_per_month"_L1].toDouble(), 14400.0);
    QCOMPARE(answer["cheaper"_L1].toString(), u"buying"_s);
    QCOMPARE(answer["question"_L1].toObject()["capital"_L1].toDouble(), 392000.0);
    QVERIFY(answer["question"_L1].toObject()["idle_w"_L1].isNull());
    QVERIFY(answer["offer"_L1].isNull());
    QCOMPARE(answer["years"_L1].toArray().size(), 4);
    QVERIFY(answer["services"_L1].toArray().size() > 5);

    const Run text = m_console.run(example());
    QCOMPARE(text.exitCode, 0);
    QVERIFY2(text.out.startsWith("Buying is cheaper after 35.6 months (14,224 hours of use)."), text.out);
    QVERIFY(text.out.contains("Nothing for resale is counted."));
}

void TestConsoleRent::theMachineOfAFile()
{
    const QString machine = m_console.write(u"m.rig.json"_s, build("strong"));
    const Run run = m_console.run({u"rent-or-buy"_s, u"--machine"_s, machine, u"--price-per-hour"_s, u"2"_s,
                                   u"--format"_s, u"json"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject question = run.object()["question"_L1].toObject();
    QCOMPARE(question["capital"_L1].toDouble(), 1499.0); // the card is all that has a price
    QVERIFY(std::abs(question["hours_per_month"_L1].toDouble() - 2000.0 / 12) < 0.01);
    const QByteArray assumed = QJsonDocument(run.object()["assumptions"_L1].toArray()).toJson();
    QVERIFY2(assumed.contains("have no price"), assumed);
}

void TestConsoleRent::pricesOfAFile()
{
    const QString prices = m_console.write(u"mine.json"_s, json("{'rigwright_cloud_prices': 1, 'offers': [{'provider': "
                                                                "'Mine', 'name': 'box', 'gpu': 'large', 'gpus': 4, "
                                                                "'price_per_hour': 4, 'currency': 'USD', 'date': "
                                                                "'2024-05'}]}"));
    const Run run =
        m_console.run({u"rent-or-buy"_s, u"--prices"_s, prices, u"--offer"_s, u"mine box"_s, u"--capital"_s, u"1000"_s,
                       u"--gpu"_s, u"large"_s, u"--hours-per-week"_s, u"10"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject offer = run.object()["offer"_L1].toObject();
    QCOMPARE(offer["date"_L1].toString(), u"2024-05"_s);
    QVERIFY(offer["age_months"_L1].toInt() > 24); // never today's
    QCOMPARE(run.object()["question"_L1].toObject()["gpus_paid_for"_L1].toInt(), 4);
    QCOMPARE(run.object()["question"_L1].toObject()["rent_per_hour"_L1].toDouble(), 4.0);
    QCOMPARE(run.object()["question"_L1].toObject()["speed"_L1].toDouble(), 1.0);
}

void TestConsoleRent::offersAndServicesAreListed()
{
    const Run offers = m_console.run({u"rent-or-buy"_s, u"--list-offers"_s, u"--format"_s, u"json"_s});
    QCOMPARE(offers.exitCode, 0);
    QVERIFY(offers.array().size() >= 60);
    bool vast = false;
    for (const QJsonValue &offer : offers.array())
        vast |= offer["id"_L1].toString() == u"vast.ai/market-place/community"_s && offer["price_per_hour"_L1].isNull();
    QVERIFY2(vast, "S110: listed, and no number invented");
    const Run some = m_console.run({u"rent-or-buy"_s, u"--list-offers"_s, u"--offer"_s, u"g2.2xlarge us-east-1"_s});
    QVERIFY2(some.out.contains("0.6500"), some.out);
    const Run services = m_console.run({u"rent-or-buy"_s, u"--list-services"_s, u"--region"_s, u"CN"_s,
                                        u"--framework"_s, u"pytorch"_s, u"--lang"_s, u"en"_s});
    QVERIFY2(services.out.contains("Beware: From mainland China"), services.out);    // S108
    QVERIFY2(services.out.contains("Not for you: Only PaddlePaddle"), services.out); // S109
}

void TestConsoleRent::advice_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("entries");
    QTest::addColumn<QString>("says");
    QTest::newRow("S111: 8 GPUs") << QStringList{u"--gpus"_s, u"8"_s} << 0 << QString();
    QTest::newRow("S111: 9 GPUs") << QStringList{u"--gpus"_s, u"9"_s} << 1 << u"P3"_s;
    QTest::newRow("S112: a low budget") << QStringList{u"--budget"_s, u"low"_s} << 3 << u"1050 Ti"_s;
    QTest::newRow("S115: almost no money") << QStringList{u"--budget"_s, u"almost-none"_s} << 2 << u"Colab"_s;
}

void TestConsoleRent::advice()
{
    QFETCH(QStringList, options);
    QFETCH(int, entries);
    QFETCH(QString, says);
    const Run run =
        m_console.run(QStringList{u"rent-or-buy"_s, u"--capital"_s, u"1000"_s, u"--price-per-hour"_s, u"1"_s,
                                  u"--hours-per-week"_s, u"10"_s, u"--format"_s, u"json"_s, u"--lang"_s, u"en"_s} +
                      options);
    QCOMPARE(run.exitCode, 0);
    const QJsonArray advice = run.object()["advice"_L1].toArray();
    QCOMPARE(advice.size(), entries);
    if (entries > 0)
        QVERIFY(advice.first()["text"_L1].toString().contains(says));
}

void TestConsoleRent::badInput_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("says");
    const QStringList good{u"--capital"_s, u"1"_s, u"--price-per-hour"_s, u"1"_s, u"--hours-per-week"_s, u"1"_s};
    QTest::newRow("nothing") << QStringList() << u"--capital is not known"_s;
    QTest::newRow("no hours") << QStringList{u"--capital"_s, u"1"_s} << u"--hours-per-week is not known"_s;
    QTest::newRow("no price") << QStringList{u"--capital"_s, u"1"_s, u"--hours-per-week"_s, u"1"_s}
                              << u"--price-per-hour is not known"_s;
    QTest::newRow("0 hours") << good + QStringList{u"--hours-per-week"_s, u"0"_s} << u"--hours-per-week must be"_s;
    QTest::newRow("a negative price") << good + QStringList{u"--capital=-1"_s} << u"--capital must be"_s;
    QTest::newRow("nan") << good + QStringList{u"--tariff"_s, u"nan"_s} << u"--tariff must be"_s;
    QTest::newRow("half a GPU") << good + QStringList{u"--gpus"_s, u"1.5"_s} << u"whole number"_s;
    QTest::newRow("an unknown GPU") << good + QStringList{u"--gpu"_s, u"none"_s} << u"There is no GPU “none”"_s;
    QTest::newRow("an unknown offer") << good + QStringList{u"--offer"_s, u"none"_s} << u"There is no offer “none”"_s;
    QTest::newRow("several offers") << good + QStringList{u"--offer"_s, u"aws"_s} << u"fits several offers"_s;
    QTest::newRow("a currency") << good + QStringList{u"--currency"_s, u"dollars"_s} << u"--currency must be"_s;
    QTest::newRow("a budget") << good + QStringList{u"--budget"_s, u"huge"_s} << u"--budget must be"_s;
    QTest::newRow("a format") << good + QStringList{u"--format"_s, u"xml"_s} << u"--format must be"_s;
}

void TestConsoleRent::badInput()
{
    QFETCH(QStringList, options);
    QFETCH(QString, says);
    const Run run = m_console.run(QStringList{u"rent-or-buy"_s, u"--lang"_s, u"en"_s} + options);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(says), qPrintable(run.errors));
    const Run missing = m_console.run({u"rent-or-buy"_s, u"--prices"_s, m_console.path(u"not-there.json"_s)});
    QCOMPARE(missing.exitCode, 3);
}

RIG_TEST(TestConsoleRent)
#include "tst_console_rent.moc"
