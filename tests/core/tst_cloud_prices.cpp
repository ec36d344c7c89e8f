// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/offers.h"
#include "core/advice/rented.h"
#include "core/prices/partial_date.h"
#include "core/renting/cloud_prices.h"
#include "core/renting/rent_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QSet>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// The shipped prices, and hostile files of them. The S-numbers are those of the requirements.
class TestCloudPrices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void everyShippedPriceHasDateSourceAndChip();
    void vastIsListedForTheUsersOwnPrice(); // S110
    void theInstanceOf2016IsThere();        // S107
    void machinesOfEightAndMoreAreThere();  // S111
    void offersByName();
    void whatStandsForNoOffer();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void rowsOfTexts();
    void ages_data();
    void ages();
};

void TestCloudPrices::everyShippedPriceHasDateSourceAndChip()
{
    RIG_UNWRAP(prices, readShippedCloudPrices());
    QVERIFY(prices.offers.size() >= 60);
    QSet<QString> providers;
    for (const CloudOffer &offer : prices.offers) {
        const QByteArray id = offerId(offer).toUtf8();
        QVERIFY2(sourceOf(offer.source, prices.sources, shipped()), id);
        if (!offer.pricePerHour)
            continue;
        providers.insert(offer.provider);
        QVERIFY2(*offer.pricePerHour > 0, id);
        QVERIFY2(firstDayOf(offer.date) && offer.date.size() == 10, id);
        QVERIFY2(shipped().find<Chip>(offer.gpu), id);
    }
    QVERIFY(providers.size() >= 8);
}

void TestCloudPrices::vastIsListedForTheUsersOwnPrice()
{
    RIG_UNWRAP(offer, offerNamed(shippedCloudPrices(), u"vast.ai/market-place/community"_s, shipped()));
    QVERIFY2(!offer.pricePerHour, "S110: no number invented");
    QCOMPARE(offer.provider, u"Vast.ai"_s);
}

void TestCloudPrices::theInstanceOf2016IsThere()
{
    RIG_UNWRAP(offer, offerNamed(shippedCloudPrices(), u"aws/g2.2xlarge/us-east-1/on-demand"_s, shipped()));
    QCOMPARE(offer.gpu, u"grid-k520"_s);
    QVERIFY(offer.date.startsWith(u"201"_s)); // never called today's
    QCOMPARE(dateAndAge(u"2016-06-29"_s, QDate(2026, 11, 22)), u"price of 2016-06-29, 10 year(s) old"_s);
}

void TestCloudPrices::machinesOfEightAndMoreAreThere()
{
    int large = 0;
    for (const CloudOffer &offer : shippedCloudPrices().offers)
        large += offer.gpus >= 8;
    QVERIFY(large > 0);
}

void TestCloudPrices::offersByName()
{
    CloudPrices prices;
    const auto add = [&](const char *name, const char *region, const char *date, double price) {
        prices.offers.push_back({u"AWS"_s,
                                 QString::fromLatin1(name),
                                 u"tesla-t4"_s,
                                 1,
                                 price,
                                 u"USD"_s,
                                 u"on-demand"_s,
                                 QString::fromLatin1(region),
                                 QString::fromLatin1(date),
                                 {}});
    };
    add("g4dn.xlarge", "us-east-1", "2020-01-01", 1);
    add("g4dn.xlarge", "us-east-1", "2026-01-01", 2);
    add("g4dn.2xlarge", "us-east-1", "2026-01-01", 3);
    RIG_UNWRAP(newest, offerNamed(prices, u"aws/g4dn.xlarge/us-east-1/on-demand"_s, shipped()));
    QCOMPARE(*newest.pricePerHour, 2.0);
    RIG_UNWRAP(dated, offerNamed(prices, u"g4dn.xlarge 2020-01"_s, shipped()));
    QCOMPARE(*dated.pricePerHour, 1.0);
    const auto several = offerNamed(prices, u"T4"_s, shipped());
    QVERIFY(!several && several.error().message.contains(u"g4dn.2xlarge"_s));
    QVERIFY(!offerNamed(prices, u"p9"_s, shipped()));
    // A user's file may call the GPU by its name.
    prices.offers.front().gpu = u"nvidia t4"_s;
    QVERIFY(chipOf(prices.offers.front(), shipped()));
    prices.offers.front().gpu = u"something else"_s;
    QCOMPARE(gpuName(prices.offers.front(), shipped()), u"something else"_s);
}

/// Who names no offer is told of the cheapest on demand of his own chip, else of one with as much memory.
void TestCloudPrices::whatStandsForNoOffer()
{
    RIG_UNWRAP(prices, readShippedCloudPrices());
    const QDate today(2026, 11, 22);
    const auto usual = [&](const QString &chip) {
        return advice::usualOffer(prices, shipped(), today, Region::Elsewhere, chip);
    };
    const auto same = usual(u"geforce-rtx-4090"_s);
    QVERIFY(same && same->chip->id == "geforce-rtx-4090"_L1 && same->offer.term == "on-demand"_L1);
    for (const advice::RentedChip &other : advice::rentedToday(prices, shipped(), today, Region::Elsewhere))
        QVERIFY(other.chip != same->chip || other.dollarsEach >= same->dollarsEach);
    const auto larger = usual(u"radeon-pro-w7900"_s);
    QVERIFY(larger && *larger->chip->memory >= Gibibytes(48) && !advice::lacksBf16(*larger->chip));
    const auto any = usual({});
    QVERIFY(any && *any->chip->memory >= Gibibytes(24));
    QVERIFY(!advice::usualOffer({}, shipped(), today, Region::Elsewhere));
}

void TestCloudPrices::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("line");
    const auto offers = [](const char *offer) {
        return QByteArray("{\"rigwright_cloud_prices\": 1,\n \"offers\": [\n  {") +
               QByteArray(offer).replace('\'', '"') + "}]}";
    };
    QTest::newRow("empty") << QByteArray() << QString() << 1;
    QTest::newRow("no JSON") << QByteArray("provider,name") << QString() << 1;
    QTest::newRow("another file") << QByteArray("{}") << u"rigwright_cloud_prices"_s << 0;
    QTest::newRow("a later version") << QByteArray("{\"rigwright_cloud_prices\": 2}") << u"rigwright_cloud_prices"_s
                                     << 1;
    QTest::newRow("no offers") << QByteArray("{\"rigwright_cloud_prices\": 1}") << u"offers"_s << 0;
    QTest::newRow("a negative price")
        << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 1, 'price_per_hour': -1, 'currency': 'USD', "
                  "'date': '2026-01-01'")
        << u"offers[0].price_per_hour"_s << 3;
    QTest::newRow("a price of 1e999")
        << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 1, 'price_per_hour': 1e999, 'currency': 'USD', "
                  "'date': '2026-01-01'")
        << QString() << 3;
    QTest::newRow("no date") << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 1, 'price_per_hour': 1, "
                                       "'currency': 'USD'")
                             << u"offers[0].date"_s << 0;
    QTest::newRow("the 31st of February")
        << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 1, 'price_per_hour': 1, 'currency': 'USD', "
                  "'date': '2026-02-31'")
        << u"offers[0].date"_s << 3;
    QTest::newRow("no currency") << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 1, 'price_per_hour': 1, "
                                           "'date': '2026-01-01', 'currency': 'dollars'")
                                 << u"offers[0].currency"_s << 3;
    QTest::newRow("no GPU") << offers("'provider': 'A', 'name': 'b', 'gpu': 'c', 'gpus': 0, 'price_per_hour': 1, "
                                      "'currency': 'USD', 'date': '2026-01-01'")
                            << u"offers[0].gpus"_s << 3;
}

void TestCloudPrices::badFilesAreRefused()
{
    QFETCH(QByteArray, text);
    const auto read = cloudPricesFromJson(text, u"mine.json"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().file, u"mine.json"_s);
    QTEST(read.error().field, "field");
    QFETCH(int, line);
    if (line > 0)
        QCOMPARE(read.error().line, line);
    QVERIFY(!read.error().message.isEmpty());
}

void TestCloudPrices::rowsOfTexts()
{
    QHash<QString, QString> row{
        {u"provider"_s, u"A"_s},   {u"name"_s, u"4090 box"_s}, {u"gpu"_s, u"RTX 4090"_s},      {u"gpus"_s, u"4"_s},
        {u"currency"_s, u"CNY"_s}, {u"date"_s, u"2026-03"_s},  {u"price_per_hour"_s, u"8.5"_s}};
    RIG_UNWRAP(offer, cloudOfferFromTexts(row));
    QCOMPARE(offer.gpus, 4);
    QCOMPARE(*offer.pricePerHour, 8.5);
    QVERIFY(!offer.pricePerHourMost);
    for (const QString &text : {u"0.9-1.2"_s, u"0.9 – 1.2"_s, u"0.9~1.2"_s}) {
        row[u"price_per_hour"_s] = text;
        RIG_UNWRAP(range, cloudOfferFromTexts(row));
        QCOMPARE(*range.pricePerHour, 0.9);
        QCOMPARE(*range.pricePerHourMost, 1.2);
    }
    row[u"price_per_hour"_s] = u"1.2-0.9"_s;
    QCOMPARE(cloudOfferFromTexts(row).error().field, u"price_per_hour_to"_s);
    row[u"price_per_hour"_s] = u"1.2-"_s;
    QCOMPARE(cloudOfferFromTexts(row).error().field, u"price_per_hour"_s);
    row[u"price_per_hour"_s] = u"nan"_s;
    QCOMPARE(cloudOfferFromTexts(row).error().field, u"price_per_hour"_s);
    row[u"price_per_hour"_s] = u"cheap"_s;
    QCOMPARE(cloudOfferFromTexts(row).error().field, u"price_per_hour"_s);
}

void TestCloudPrices::ages_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<int>("months"); // -1: no date
    QTest::newRow("today") << u"2026-11-22"_s << 0;
    QTest::newRow("tomorrow") << u"2026-11-23"_s << 0;
    QTest::newRow("a month ago") << u"2026-10-22"_s << 1;
    QTest::newRow("a day less") << u"2026-10-23"_s << 0;
    QTest::newRow("a month") << u"2020-03"_s << 80;
    QTest::newRow("a year") << u"2020"_s << 82;
    QTest::newRow("none") << u""_s << -1;
    QTest::newRow("nonsense") << u"20-03-01"_s << -1;
}

void TestCloudPrices::ages()
{
    QFETCH(QString, date);
    QFETCH(int, months);
    QCOMPARE(monthsSince(date, QDate(2026, 11, 22)).value_or(-1), months);
    QVERIFY(!ageInWords(date, QDate(2026, 11, 22)).isEmpty());
}

RIG_TEST(TestCloudPrices)
#include "tst_cloud_prices.moc"
