// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace Qt::StringLiterals;

class TestRates : public QObject
{
    Q_OBJECT

private slots:
    void theSameCurrencyNeedsNoRate();
    void oneWayAndTheOther();
    void byWayOfTheDollar();
    void withoutARateThereIsNothing();
    void theFirstOfACurrencyCounts();
    void aFileHasRates();
    void theNewerOneStays();
    void anOwnFileCountsBeforeTheShippedOne();
    void badRatesAreRefused_data();
    void badRatesAreRefused();
    void whatIsWrittenIsRead();
};

namespace {

const std::vector<Rate> Rates{{u"CNY"_s, 7.2, QDate(2025, 7, 1), 0}, {u"EUR"_s, 0.9, QDate(2025, 6, 1), 0}};

/// A parts file with one source and these rates; quotes as apostrophes.
Result<Catalogue> read(const QByteArray &rates, Origin origin = Origin::Shipped, Catalogue into = {})
{
    const QByteArray text = "{'rigwright_parts': 1, 'sources': [{'id': 'bank', 'title': 'A bank', 'kind': 'database'}],"
                            " 'rates': [" +
                            rates + "]}";
    return withPartsFile(std::move(into), QByteArray(text).replace('\'', '"'), u"rates.json"_s, origin);
}

} // namespace

void TestRates::theSameCurrencyNeedsNoRate()
{
    const auto same = converted({12, u"JPY"_s}, u"JPY"_s, {});
    QVERIFY(same);
    QCOMPARE(same->money, (Money{12, u"JPY"_s}));
    QVERIFY(!same->from && !same->to);
}

void TestRates::oneWayAndTheOther()
{
    const auto there = converted({100, u"USD"_s}, u"CNY"_s, Rates);
    QVERIFY(there);
    QCOMPARE(there->money, (Money{720, u"CNY"_s}));
    QVERIFY(!there->from);
    QCOMPARE(*there->to, Rates[0]);
    const auto back = converted({720, u"CNY"_s}, u"USD"_s, Rates);
    QVERIFY(back);
    QCOMPARE(back->money, (Money{100, u"USD"_s}));
    QCOMPARE(*back->from, Rates[0]);
    QVERIFY(!back->to);
}

void TestRates::byWayOfTheDollar()
{
    const auto euros = converted({7200, u"CNY"_s}, u"EUR"_s, Rates);
    QVERIFY(euros);
    QCOMPARE(euros->money, (Money{900, u"EUR"_s}));
    QCOMPARE(*euros->from, Rates[0]);
    QCOMPARE(*euros->to, Rates[1]);
}

void TestRates::withoutARateThereIsNothing()
{
    QVERIFY(!converted({1, u"USD"_s}, u"JPY"_s, Rates));
    QVERIFY(!converted({1, u"JPY"_s}, u"USD"_s, Rates));
    QVERIFY(!converted({1, u"USD"_s}, u"CNY"_s, {{u"CNY"_s, 0, QDate(2025, 7, 1), 0}}));
}

void TestRates::theFirstOfACurrencyCounts()
{
    std::vector<Rate> rates{{u"CNY"_s, 8, QDate(2020, 1, 1), NoSource}};
    rates.insert(rates.end(), Rates.begin(), Rates.end());
    QCOMPARE(converted({1, u"USD"_s}, u"CNY"_s, rates)->money.amount, 8.0);
}

void TestRates::aFileHasRates()
{
    const auto catalogue = read("{'currency': 'CNY', 'per_usd': 7.1, 'date': '2025-07', 'source': 'bank'}");
    QVERIFY(catalogue);
    QCOMPARE(catalogue->rates, (std::vector<Rate>{{u"CNY"_s, 7.1, QDate(2025, 7, 1), 0}}));
}

void TestRates::theNewerOneStays()
{
    const QByteArray older = "{'currency': 'CNY', 'per_usd': 6.5, 'date': '2021-07-01', 'source': 'bank'}";
    const QByteArray newer = "{'currency': 'CNY', 'per_usd': 7.1, 'date': '2025-07-01', 'source': 'bank'}";
    for (const QByteArray &both : {QByteArray(older + ", " + newer), QByteArray(newer + ", " + older)}) {
        const auto catalogue = read(both);
        QVERIFY(catalogue);
        QCOMPARE(catalogue->rates.size(), 1U);
        QCOMPARE(catalogue->rates[0].perUsd, 7.1);
    }
}

void TestRates::anOwnFileCountsBeforeTheShippedOne()
{
    const auto shipped = read("{'currency': 'CNY', 'per_usd': 7.1, 'date': '2025-07-01', 'source': 'bank'}");
    QVERIFY(shipped);
    const auto own = read("{'currency': 'CNY', 'per_usd': 6.5, 'date': '2021-07-01'}", Origin::Own, *shipped);
    QVERIFY(own);
    QCOMPARE(own->rates, (std::vector<Rate>{{u"CNY"_s, 6.5, QDate(2021, 7, 1), NoSource}}));
}

void TestRates::badRatesAreRefused_data()
{
    QTest::addColumn<QByteArray>("rate");
    QTest::addColumn<QString>("field");
    QTest::newRow("no source") << QByteArray("{'currency': 'CNY', 'per_usd': 7, 'date': '2025-07-01'}")
                               << u"rates[0].source"_s;
    QTest::newRow("a source that is not there")
        << QByteArray("{'currency': 'CNY', 'per_usd': 7, 'date': '2025-07-01', 'source': 'other'}")
        << u"rates[0].source"_s;
    QTest::newRow("dollars") << QByteArray("{'currency': 'USD', 'per_usd': 1, 'date': '2025-07-01', 'source': 'bank'}")
                             << u"rates[0].currency"_s;
    QTest::newRow("no currency") << QByteArray("{'currency': 'yuan', 'per_usd': 7, 'date': '2025', 'source': 'bank'}")
                                 << u"rates[0].currency"_s;
    QTest::newRow("zero") << QByteArray("{'currency': 'CNY', 'per_usd': 0, 'date': '2025-07-01', 'source': 'bank'}")
                          << u"rates[0].per_usd"_s;
    QTest::newRow("no number") << QByteArray("{'currency': 'CNY', 'date': '2025-07-01', 'source': 'bank'}")
                               << u"rates[0].per_usd"_s;
    QTest::newRow("no date") << QByteArray("{'currency': 'CNY', 'per_usd': 7, 'date': 'July', 'source': 'bank'}")
                             << u"rates[0].date"_s;
}

void TestRates::badRatesAreRefused()
{
    QFETCH(const QByteArray, rate);
    QFETCH(const QString, field);
    const auto catalogue = read(rate);
    QVERIFY(!catalogue);
    QCOMPARE(catalogue.error().field, field);
}

void TestRates::whatIsWrittenIsRead()
{
    Catalogue sources;
    sources.sources.push_back({u"bank"_s, u"A bank"_s, {}, {}, {}, {}, SourceKind::Database});
    for (const Rate &rate : Rates) {
        const auto again = rateFromJson(rateToJson(rate, sources), sources);
        QVERIFY(again);
        QCOMPARE(*again, rate);
    }
}

RIG_TEST(TestRates)
#include "tst_rates.moc"
