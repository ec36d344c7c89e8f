// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/effect.h"
#include "core/machine/cost.h"
#include "core/machine/cost_basis.h"
#include "core/names/price_words.h"
#include "core/prices/price_spread.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Which of the dated observations counts under the policy, and what a total rests on.
class TestPrice : public QObject
{
    Q_OBJECT

private slots:
    void theOneThatCounts_data();
    void theOneThatCounts();
    void theMiddleOfAHalfYear_data();
    void theMiddleOfAHalfYear();
    void ofAHalfYearInAnyOrder();
    void theCardTakesItsChipsPrice_data();
    void theCardTakesItsChipsPrice();
    void aPolicyOfItsOwn_data();
    void aPolicyOfItsOwn();
    void currencies_data();
    void currencies();
    void theConversionIsSaid();
    void aTotalIsOneNumber();
    void aBudgetInAnotherCurrency_data();
    void aBudgetInAnotherCurrency();
    void noneIsNotFree();
    void whatWasEnteredForAnItemCounts();
    void theMovementIsARange_data();
    void theMovementIsARange();
    void whatATotalRestsOn();
};

namespace {

const QDate Today(2026, 11, 22);

Price observed(double amount, const char *date, PriceBasis basis, SourceIndex source = 0,
               Condition condition = Condition::New, const char *currency = "USD")
{
    return {{amount, QString::fromLatin1(currency)},
            QDate::fromString(QLatin1StringView(date), Qt::ISODate),
            basis,
            condition,
            source};
}

Price market(double amount, const char *date, const char *currency = "USD")
{
    return observed(amount, date, PriceBasis::Market, 0, Condition::New, currency);
}

Price used(double amount, const char *date, const char *currency = "USD")
{
    return observed(amount, date, PriceBasis::Market, 0, Condition::Used, currency);
}

using Prices = std::vector<Price>;

/// A card "mine" and another one with the same chip.
Catalogue shop(const Prices &mine, const Prices &other = {}, const Prices &ofChip = {}, double launch = 0)
{
    Catalogue catalogue;
    catalogue.prices.today = Today;
    catalogue.rates = {{u"TWD"_s, 32, QDate(2026, 6, 1), 0},
                       {u"EUR"_s, 0.8, QDate(2026, 4, 13), 0},
                       {u"CNY"_s, 7, QDate(2026, 4, 13), 0}};
    const auto chip = std::make_shared<Chip>();
    chip->id = u"chip"_s;
    chip->prices = ofChip;
    if (launch > 0) {
        chip->launchPriceUsd = {launch, 0};
        chip->launchDate = {QDate(2020, 9, 24), 0};
    }
    catalogue.add(chip);
    for (const auto &[id, prices] : {std::pair(u"mine"_s, mine), std::pair(u"other"_s, other)}) {
        const auto card = std::make_shared<Card>();
        card->id = id;
        card->gpu = {u"chip"_s, 0};
        card->prices = prices;
        catalogue.add(card);
    }
    return catalogue;
}

std::optional<PricePick> mineIn(const Catalogue &catalogue) { return priceOf(*catalogue.find(u"mine"_s), catalogue); }

Build buildOf(const std::vector<std::pair<Kind, QString>> &parts)
{
    Build build;
    for (const auto &[kind, part] : parts) {
        Item item;
        item.id = build.nextId();
        item.kind = kind;
        item.part = part;
        build.items.push_back(item);
    }
    return build;
}

QString textOf(const std::optional<PricePick> &pick) { return pick ? names::price(*pick) : u"none"_s; }

} // namespace

void TestPrice::theOneThatCounts_data()
{
    QTest::addColumn<Prices>("prices");
    QTest::addColumn<QString>("text");
    const Price launch = observed(1499, "2020-09-24", PriceBasis::Launch);
    const Price list = observed(1400, "2026-01-01", PriceBasis::List);
    const Price before = market(900, "2026-01-01");
    const Price after = market(800, "2026-02-01");
    const Price own = observed(700, "2022-01-01", PriceBasis::Market, NoSource);
    const Price ownLater = observed(650, "2022-06-01", PriceBasis::Market, NoSource);
    const Price ownUsed = observed(300, "2026-01-01", PriceBasis::Market, NoSource, Condition::Used);
    const Price old = market(600, "2025-11-21");
    QTest::newRow("launch, where nothing else is known") << Prices{launch} << u"$1,499 (launch, 2020-09-24)"_s;
    QTest::newRow("list before launch") << Prices{launch, list} << u"$1,400 (list, new, 2026-01-01)"_s;
    QTest::newRow("the newest of the market")
        << Prices{launch, after, list, before} << u"$800 (market, new, 2026-02-01)"_s;
    QTest::newRow("the user's own, whatever was seen since")
        << Prices{before, own, after} << u"$700 (your own, 2022-01-01)"_s;
    QTest::newRow("the newest of his") << Prices{ownLater, own, after} << u"$650 (your own, 2022-06-01)"_s;
    QTest::newRow("his for a used one is another thing")
        << Prices{after, ownUsed} << u"$800 (market, new, 2026-02-01)"_s;
    QTest::newRow("his for a used one before what others say")
        << Prices{used(500, "2026-05-01"), ownUsed} << u"$300 (your own, used, 2026-01-01)"_s;
    QTest::newRow("new before used that costs hardly less")
        << Prices{after, used(686, "2026-09-01")} << u"$800 (market, new, 2026-02-01)"_s;
    QTest::newRow("a used one for a seventh less")
        << Prices{after, used(685, "2026-09-01")} << u"$685 (market, used, 2026-09-01)"_s;
    QTest::newRow("not one that somebody alone asked months before")
        << Prices{market(800, "2026-09-01"), used(500, "2026-07-01")} << u"$800 (market, new, 2026-09-01)"_s;
    QTest::newRow("nor one of another market")
        << Prices{after, used(3500, "2026-09-01", "CNY")} << u"$800 (market, new, 2026-02-01)"_s;
    QTest::newRow("a used one where the new one is old")
        << Prices{old, used(500, "2025-11-22")} << u"$500 (market, used, 2025-11-22)"_s;
    QTest::newRow("at the limit of age a new one counts")
        << Prices{market(600, "2025-11-22"), used(520, "2026-09-01")} << u"$600 (market, new, 2025-11-22)"_s;
    QTest::newRow("of old ones the newest")
        << Prices{old, used(500, "2025-11-20"), market(90, "2024-01-01")} << u"$600 (market, new, 2025-11-21, old)"_s;
    QTest::newRow("an old one before the launch price")
        << Prices{launch, market(900, "2023-01-01")} << u"$900 (market, new, 2023-01-01, old)"_s;
    QTest::newRow("a used one before the launch price")
        << Prices{launch, used(500, "2026-01-01")} << u"$500 (market, used, 2026-01-01)"_s;
    QTest::newRow("a day to come is none")
        << Prices{before, market(1, "2026-11-23")} << u"$900 (market, new, 2026-01-01)"_s;
    QTest::newRow("a launch price without a day after one that has it")
        << Prices{observed(99, "", PriceBasis::Launch), launch} << u"$1,499 (launch, 2020-09-24)"_s;
    QTest::newRow("nothing is sold for nothing") << Prices{market(0, "2026-10-01")} << u"none"_s;
}

void TestPrice::theOneThatCounts()
{
    QFETCH(Prices, prices);
    QTEST(textOf(mineIn(shop(prices))), "text");
}

namespace {

/// What a used RTX 3090 was seen at from July to September 2026: the cheapest of what one site sells, what another asks
/// at least, means of sold ones, the middle of 2,132 sold ones, and the middle of what is asked.
Prices sixUsed()
{
    return {used(1000, "2026-09-01"),    used(1189, "2026-07-14"), used(1207, "2026-09-01"),
            used(1249.93, "2026-09-11"), used(1343, "2026-09-01"), used(1499, "2026-08-26")};
}

Prices with(Prices prices, const Price &one)
{
    prices.push_back(one);
    return prices;
}

} // namespace

void TestPrice::theMiddleOfAHalfYear_data()
{
    QTest::addColumn<Prices>("prices");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("text");
    const Prices two{market(800, "2026-08-01"), market(900, "2026-09-01")};
    const Prices three = with(two, market(850, "2026-07-01"));
    const QString usd = u"USD"_s;
    QTest::newRow("one") << Prices{market(800, "2026-08-01")} << usd << u"$800 (market, new, 2026-08-01)"_s;
    QTest::newRow("of two the newer") << two << usd << u"$900 (market, new, 2026-09-01)"_s;
    QTest::newRow("of two the newer, though it is the cheaper")
        << Prices{market(900, "2026-08-01"), market(800, "2026-09-01")} << usd << u"$800 (market, new, 2026-09-01)"_s;
    QTest::newRow("of two of one day the cheaper")
        << Prices{market(900, "2026-09-01"), market(800, "2026-09-01")} << usd << u"$800 (market, new, 2026-09-01)"_s;
    QTest::newRow("of three the middle, though it is the oldest")
        << three << usd << u"$850 (market, new, 2026-07-01)"_s;
    QTest::newRow("of four the newer of those in the middle")
        << with(three, market(2000, "2026-10-01")) << usd << u"$900 (market, new, 2026-09-01)"_s;
    QTest::newRow("one that is far off moves it by one place only")
        << with(with(three, market(5, "2026-10-01")), market(2000, "2026-10-01")) << usd
        << u"$850 (market, new, 2026-07-01)"_s;
    QTest::newRow("at the limit of the half year it counts")
        << with(two, market(850, "2026-05-22")) << usd << u"$850 (market, new, 2026-05-22)"_s;
    QTest::newRow("a day before it does not")
        << with(two, market(850, "2026-05-21")) << usd << u"$900 (market, new, 2026-09-01)"_s;
    QTest::newRow("all of before: the newest, since prices moved")
        << Prices{market(700, "2026-01-01"), market(800, "2026-02-01"), market(750, "2025-12-01")} << usd
        << u"$800 (market, new, 2026-02-01)"_s;
    QTest::newRow("the middle of many is one of them") << sixUsed() << usd << u"$1,250 (market, used, 2026-09-11)"_s;
    QTest::newRow("used ones are no middle of new ones")
        << with(with(sixUsed(), market(1300, "2026-06-01")), market(1400, "2026-06-02")) << usd
        << u"$1,400 (market, new, 2026-06-02)"_s;
    QTest::newRow("list prices are no middle of the market's")
        << with(with(two, observed(10, "2026-10-01", PriceBasis::List)), observed(20, "2026-10-01", PriceBasis::List))
        << usd << u"$900 (market, new, 2026-09-01)"_s;
    QTest::newRow("of the user's own the newest") << Prices{observed(700, "2026-08-01", PriceBasis::Market, NoSource),
                                                            observed(900, "2026-10-01", PriceBasis::Market, NoSource),
                                                            observed(800, "2026-09-01", PriceBasis::Market, NoSource)}
                                                  << usd << u"$900 (your own, 2026-10-01)"_s;
    QTest::newRow("those that are converted stand beside the others, not among them")
        << with(with(two, market(320, "2026-09-01", "TWD")), market(640, "2026-10-01", "TWD")) << usd
        << u"$900 (market, new, 2026-09-01)"_s;
    QTest::newRow("of several currencies by what they are worth")
        << Prices{market(3200, "2026-07-01", "TWD"), market(1400, "2026-09-01", "CNY"),
                  market(9600, "2026-10-01", "TWD")}
        << usd << u"$200 (market, new, 2026-09-01, converted from CNY 1,400 at the rate of 2026-04-13)"_s;
    QTest::newRow("one without a rate stands back")
        << Prices{market(1, "2026-10-01", "XXX"), market(2, "2026-10-01", "XXX"), market(3200, "2026-07-01", "TWD")}
        << usd << u"$100 (market, new, 2026-07-01, converted from TWD 3,200 at the rate of 2026-06-01)"_s;
    QTest::newRow("with tax no middle of those without")
        << Prices{market(80, "2026-09-01", "EUR"), market(88, "2026-09-02", "EUR"), market(6400, "2026-06-01", "TWD")}
        << usd << u"$200 (market, new, 2026-06-01, converted from TWD 6,400 at the rate of 2026-06-01)"_s;
}

void TestPrice::theMiddleOfAHalfYear()
{
    QFETCH(Prices, prices);
    QFETCH(QString, currency);
    Catalogue catalogue = shop(prices);
    catalogue.prices.currency = currency;
    QTEST(textOf(mineIn(catalogue)), "text");
}

void TestPrice::ofAHalfYearInAnyOrder()
{
    Prices prices = sixUsed();
    const auto byAmount = [](const Price &one, const Price &other) { return one.money.amount < other.money.amount; };
    std::sort(prices.begin(), prices.end(), byAmount);
    do {
        QCOMPARE(mineIn(shop(prices))->money.amount, 1249.93);
    } while (std::next_permutation(prices.begin(), prices.end(), byAmount));
    const Catalogue catalogue = shop(prices);
    const auto spread = spreadOf(*catalogue.find(u"mine"_s), catalogue, catalogue.prices);
    QVERIFY(spread && spread->seen == 6 && spread->low.amount == 1000 && spread->high.amount == 1499);
    const Catalogue ofChip = shop({}, {}, prices);
    const auto counted = spreadOf(*ofChip.find(u"chip"_s), ofChip, ofChip.prices);
    QVERIFY(counted && counted->seen == 6); // none twice
    const Catalogue one = shop({used(1000, "2026-09-01")});
    QVERIFY(!spreadOf(*one.find(u"mine"_s), one, one.prices));
    // The only card with a chip and the chip are one thing, and have one price.
    Catalogue only;
    only.prices.today = Today;
    const auto chip = std::make_shared<Chip>();
    chip->id = u"chip"_s;
    chip->prices = {market(500, "2026-07-01"), market(600, "2026-08-01")};
    const auto card = std::make_shared<Card>();
    card->id = u"mine"_s;
    card->gpu = {u"chip"_s, 0};
    card->prices = {market(900, "2026-09-01")};
    only.add(chip);
    only.add(card);
    QCOMPARE(textOf(mineIn(only)), u"$600 (market, new, 2026-08-01)"_s);
    QCOMPARE(textOf(priceOf(*chip, only)), textOf(mineIn(only)));
    Catalogue undated = shop(prices);
    undated.prices.today = {}; // how old they are is not known: the newest
    QCOMPARE(mineIn(undated)->money.amount, 1249.93);
}

void TestPrice::theCardTakesItsChipsPrice_data()
{
    QTest::addColumn<Prices>("mine");
    QTest::addColumn<Prices>("other");
    QTest::addColumn<Prices>("ofChip");
    QTest::addColumn<double>("launch");
    QTest::addColumn<QString>("text");
    const QString another = u", price of another card with this GPU)"_s;
    QTest::newRow("its own first") << Prices{market(900, "2026-05-22")} << Prices{market(500, "2026-09-01")} << Prices{}
                                   << 0.0 << u"$900 (market, new, 2026-05-22)"_s;
    QTest::newRow("another card's of this half year before its own of the one before")
        << Prices{market(900, "2026-05-21")} << Prices{market(500, "2026-09-01")} << Prices{} << 0.0
        << u"$500 (market, new, 2026-09-01"_s + another;
    QTest::newRow("used ones alike") << Prices{used(750, "2026-05-16")} << Prices{} << Prices{used(1250, "2026-09-11")}
                                     << 0.0 << u"$1,250 (market, used, 2026-09-11"_s + another;
    QTest::newRow("another card's market price before its own list price")
        << Prices{observed(700, "2026-09-01", PriceBasis::List)} << Prices{market(900, "2026-09-01")} << Prices{} << 0.0
        << u"$900 (market, new, 2026-09-01"_s + another;
    QTest::newRow("another card's") << Prices{} << Prices{market(500, "2026-09-01")} << Prices{} << 0.0
                                    << u"$500 (market, new, 2026-09-01"_s + another;
    QTest::newRow("the newest of the chip and its cards")
        << Prices{} << Prices{market(500, "2026-08-01")} << Prices{market(550, "2026-09-01")} << 0.0
        << u"$550 (market, new, 2026-09-01"_s + another;
    QTest::newRow("the middle of the chip and its cards")
        << Prices{} << Prices{market(500, "2026-08-01"), market(900, "2026-09-02")} << Prices{market(550, "2026-07-01")}
        << 0.0 << u"$550 (market, new, 2026-07-01"_s + another;
    QTest::newRow("the chip's of today before its own of long ago")
        << Prices{market(900, "2025-01-01")} << Prices{market(500, "2026-09-01")} << Prices{} << 0.0
        << u"$500 (market, new, 2026-09-01"_s + another;
    QTest::newRow("another card's in this currency before its own of another market")
        << Prices{market(16000, "2026-09-01", "TWD")} << Prices{market(400, "2026-08-01")} << Prices{} << 0.0
        << u"$400 (market, new, 2026-08-01"_s + another;
    QTest::newRow("its own of another market before another card's in this currency of long before")
        << Prices{market(16000, "2026-09-01", "TWD")} << Prices{market(400, "2026-02-01")} << Prices{} << 0.0
        << u"$500 (market, new, 2026-09-01, converted from TWD 16,000 at the rate of 2026-06-01)"_s;
    QTest::newRow("of two of another market its own")
        << Prices{market(16000, "2026-09-01", "TWD")} << Prices{market(9600, "2026-09-02", "TWD")}
        << Prices{market(9600, "2026-09-03", "TWD")} << 0.0
        << u"$500 (market, new, 2026-09-01, converted from TWD 16,000 at the rate of 2026-06-01)"_s;
    QTest::newRow("a new one of another card before its own used one")
        << Prices{used(450, "2026-09-01")} << Prices{market(500, "2026-08-01")} << Prices{} << 0.0
        << u"$500 (market, new, 2026-08-01"_s + another;
    QTest::newRow("its own used one that costs far less than a new one of another card")
        << Prices{used(300, "2026-09-01")} << Prices{market(500, "2026-08-01")} << Prices{} << 0.0
        << u"$300 (market, used, 2026-09-01)"_s;
    QTest::newRow("a used one of the chip") << Prices{} << Prices{} << Prices{used(300, "2026-09-01")} << 1499.0
                                            << u"$300 (market, used, 2026-09-01"_s + another;
    QTest::newRow("its launch price before the chip's")
        << Prices{observed(1600, "2021-01-01", PriceBasis::Launch)} << Prices{} << Prices{} << 1499.0
        << u"$1,600 (launch, 2021-01-01)"_s;
    QTest::newRow("the chip's launch price") << Prices{} << Prices{} << Prices{} << 1499.0
                                             << u"$1,499 (launch, 2020-09-24, price of the GPU, not of this card)"_s;
    QTest::newRow("another card's launch price is not its own")
        << Prices{} << Prices{observed(1600, "2021-01-01", PriceBasis::Launch)} << Prices{} << 0.0 << u"none"_s;
}

void TestPrice::theCardTakesItsChipsPrice()
{
    QFETCH(Prices, mine);
    QFETCH(Prices, other);
    QFETCH(Prices, ofChip);
    QFETCH(double, launch);
    QTEST(textOf(mineIn(shop(mine, other, ofChip, launch))), "text");
}

void TestPrice::aPolicyOfItsOwn_data()
{
    QTest::addColumn<int>("buying");
    QTest::addColumn<Prices>("prices");
    QTest::addColumn<double>("amount"); // 0: none
    const Prices all{market(800, "2026-02-01"), used(500, "2026-09-01"),
                     observed(1499, "2020-09-24", PriceBasis::Launch)};
    const Prices onlyUsed{used(500, "2026-01-01")};
    const Prices mine{observed(700, "2022-01-01", PriceBasis::Market, NoSource),
                      observed(1499, "2020-09-24", PriceBasis::Launch)};
    QTest::newRow("new or used") << static_cast<int>(Buying::NewElseUsed) << all << 500.0;
    QTest::newRow("new or used, where used ones cost hardly less")
        << static_cast<int>(Buying::NewElseUsed) << Prices{market(800, "2026-02-01"), used(700, "2026-01-01")} << 800.0;
    QTest::newRow("used") << static_cast<int>(Buying::Used) << all << 500.0;
    QTest::newRow("used, where only new is known")
        << static_cast<int>(Buying::Used) << Prices{market(800, "2026-02-01")} << 800.0;
    QTest::newRow("at launch") << static_cast<int>(Buying::AtLaunch) << all << 1499.0;
    QTest::newRow("at launch, whatever is one's own") << static_cast<int>(Buying::AtLaunch) << mine << 1499.0;
    QTest::newRow("new alone") << static_cast<int>(Buying::New) << onlyUsed << 0.0;
    QTest::newRow("used where nothing is new") << static_cast<int>(Buying::NewElseUsed) << onlyUsed << 500.0;
}

void TestPrice::aPolicyOfItsOwn()
{
    QFETCH(int, buying);
    QFETCH(Prices, prices);
    Catalogue catalogue = shop(prices);
    catalogue.prices.buying = static_cast<Buying>(buying);
    const auto pick = mineIn(catalogue);
    QTEST(pick ? pick->money.amount : 0.0, "amount");
}

void TestPrice::currencies_data()
{
    QTest::addColumn<Prices>("prices");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("text");
    // Of the last six months the one that need not be converted; one of before is of another time.
    const QString converted = u"$200 (market, new, 2026-08-01, converted from TWD 6,400 at the rate of 2026-06-01)"_s;
    QTest::newRow("one's own before a newer one")
        << Prices{market(100, "2026-05-22"), market(6400, "2026-08-01", "TWD")} << u"USD"_s
        << u"$100 (market, new, 2026-05-22)"_s;
    QTest::newRow("a day before the last six months: the newer one")
        << Prices{market(100, "2026-05-21"), market(6400, "2026-08-01", "TWD")} << u"USD"_s << converted;
    QTest::newRow("the same in another order")
        << Prices{market(6400, "2026-08-01", "TWD"), market(100, "2026-05-21")} << u"USD"_s << converted;
    QTest::newRow("whatever else was seen before")
        << Prices{market(100, "2026-04-21"), market(6400, "2026-08-01", "TWD"), market(50, "2026-01-21")} << u"USD"_s
        << converted;
    QTest::newRow("both of before: one's own") << Prices{market(100, "2026-01-01"), market(6400, "2026-05-01", "TWD")}
                                               << u"USD"_s << u"$100 (market, new, 2026-01-01)"_s;
    QTest::newRow("not beyond the limit of age")
        << Prices{market(100, "2025-11-21"), market(6400, "2026-08-01", "TWD")} << u"USD"_s
        << u"$200 (market, new, 2026-08-01, converted from TWD 6,400 at the rate of 2026-06-01)"_s;
    QTest::newRow("the older of two rates is said")
        << Prices{market(6400, "2026-08-01", "TWD")} << u"CNY"_s
        << u"CNY 1,400 (market, new, 2026-08-01, converted from TWD 6,400 at the rate of 2026-04-13)"_s;
    QTest::newRow("with tax after without")
        << Prices{market(6400, "2026-06-01", "TWD"), market(80, "2026-09-01", "EUR")} << u"USD"_s
        << u"$200 (market, new, 2026-06-01, converted from TWD 6,400 at the rate of 2026-06-01)"_s;
    QTest::newRow("with tax, said")
        << Prices{market(80, "2026-09-01", "EUR")} << u"USD"_s
        << u"$100 (market, new, 2026-09-01, converted from €80 at the rate of 2026-04-13, value added tax included)"_s;
    QTest::newRow("with tax, in one's own currency") << Prices{market(80, "2026-09-01", "EUR")} << u"EUR"_s
                                                     << u"€80 (market, new, 2026-09-01, value added tax included)"_s;
    QTest::newRow("used: no tax") << Prices{used(80, "2026-09-01", "EUR")} << u"EUR"_s
                                  << u"€80 (market, used, 2026-09-01)"_s;
    QTest::newRow("no rate: as it is") << Prices{market(80, "2026-09-01", "XXX")} << u"USD"_s
                                       << u"XXX 80 (market, new, 2026-09-01)"_s;
}

void TestPrice::currencies()
{
    QFETCH(Prices, prices);
    QFETCH(QString, currency);
    Catalogue catalogue = shop(prices);
    catalogue.prices.currency = currency;
    QTEST(textOf(mineIn(catalogue)), "text");
}

void TestPrice::theConversionIsSaid()
{
    const auto pick = mineIn(shop({market(6400, "2026-08-01", "TWD")}));
    QVERIFY(pick && pick->rate);
    QCOMPARE(pick->price.money, (Money{6400, u"TWD"_s}));
    QCOMPARE(pick->money, (Money{200, u"USD"_s}));
    QVERIFY(!mineIn(shop({market(100, "2026-08-01")}))->rate);
}

void TestPrice::aTotalIsOneNumber()
{
    const Catalogue catalogue = shop({market(6400, "2026-08-01", "TWD")},
                                     {market(100, "2026-02-01")}); // the first, of this half year, stands for both
    const Build build = buildOf({{Kind::Card, u"mine"_s}, {Kind::Card, u"other"_s}});
    const Assessment assessment = assess(resolve(build, catalogue), {}, {});
    QCOMPARE(assessment.cost.total, (Purse{{u"USD"_s, 400}}));
}

void TestPrice::aBudgetInAnotherCurrency_data()
{
    QTest::addColumn<Money>("budget");
    QTest::addColumn<QString>("severity");
    QTest::newRow("at the budget") << Money{1400, u"CNY"_s} << u"silent"_s; // 200 USD at 7
    QTest::newRow("one over") << Money{1399, u"CNY"_s} << u"caution"_s;
    QTest::newRow("no rate") << Money{1400, u"XXX"_s} << u"unknown"_s;
}

void TestPrice::aBudgetInAnotherCurrency()
{
    QFETCH(Money, budget);
    const Machine machine = resolve(buildOf({{Kind::Card, u"mine"_s}}), shop({market(6400, "2026-08-01", "TWD")}));
    Use use;
    use.budget = budget;
    const Site site;
    const Assessment assessment = assess(machine, site, use);
    QString severity = u"silent"_s;
    for (const Finding &finding : runChecks({machine, site, use, assessment})) {
        if (QLatin1StringView(finding.check) == "money.over-budget"_L1)
            severity = finding.severity == Severity::Caution ? u"caution"_s : u"unknown"_s;
    }
    QTEST(severity, "severity");
}

void TestPrice::noneIsNotFree()
{
    QVERIFY(!mineIn(shop({})));
    Catalogue catalogue = shop({used(500, "2026-01-01")});
    catalogue.prices.buying = Buying::New;
    QVERIFY(!mineIn(catalogue));
}

namespace {

/// Kits of memory with a price of 100 in July 2025, and these ones a year later.
Catalogue kits(const std::vector<double> &now)
{
    Catalogue catalogue;
    catalogue.prices.today = Today;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto kit = std::make_shared<MemoryKit>();
        kit->id = u"kit-%1"_s.arg(i);
        kit->prices = {market(100, "2025-07-22"), market(now[i], "2026-08-16")};
        catalogue.add(kit);
    }
    return catalogue;
}

} // namespace

/// It is of that item alone, goes with its part, and needs no price of the catalogue beside it.
void TestPrice::whatWasEnteredForAnItemCounts()
{
    Catalogue catalogue =
        parts("'cards': [{'id': 'priced', 'name': 'Priced', 'gpu': 'chip', 'prices': [{'amount': 700, "
              "'currency': 'USD', 'date': '2026-10-01', 'basis': 'list', 'condition': 'new'}]},"
              "{'id': 'unpriced', 'name': 'Unpriced', 'gpu': 'other'}]");
    Document document = MachineText().with(Kind::Card, "priced").with(Kind::Card, "priced").document;
    const auto total = [&](const Document &of) {
        return assessCost(resolve(of.build, catalogue)).total.value(u"USD"_s);
    };
    QCOMPARE(total(document), 1400.0);
    const Edit paid = SetPrice{{document.build.items[0].id}, Money{450, u"USD"_s}};
    const Document after = applied(document, paid);
    QCOMPARE(total(after), 1150.0);
    QCOMPARE(total(applied(after, SetPrice{{document.build.items[0].id}, std::nullopt})), 1400.0);
    catalogue.prices.buying = Buying::AtLaunch; // what one pays is no question of the policy
    QCOMPARE(total(after), 450.0);
    const Document other = applied(after, ReplacePart{document.build.items[0].id, u"unpriced"_s});
    QVERIFY(!other.build.items[0].price);
    const std::optional<Money> back = rig::priceOf(after, RemoveItem{document.build.items[0].id}, catalogue);
    QVERIFY(back && back->amount == -450);
    QCOMPARE(names::priceBasis(*resolve(after.build, catalogue).devices[0].price), u"as entered for this machine"_s);
}

void TestPrice::theMovementIsARange_data()
{
    QTest::addColumn<std::vector<double>>("now");
    QTest::addColumn<QDate>("since");
    QTest::addColumn<QString>("moved");
    const std::vector<double> five{300, 500, 400, 600, 200};
    const QDate then(2025, 7, 22);
    QTest::newRow("the quartiles") << five << then << u"3 to 5, 5 pairs"_s;
    QTest::newRow("just enough") << std::vector<double>{200, 400, 300} << then << u"2.5 to 3.5, 3 pairs"_s;
    QTest::newRow("too few") << std::vector<double>{200, 400} << then << u"not known"_s;
    QTest::newRow("a quarter later") << five << then.addDays(91) << u"3 to 5, 5 pairs"_s;
    QTest::newRow("a day more") << five << then.addDays(92) << u"not known"_s;
    QTest::newRow("of today") << five << Today.addDays(-182) << u"not known"_s;
}

void TestPrice::theMovementIsARange()
{
    QFETCH(std::vector<double>, now);
    QFETCH(QDate, since);
    const auto moved = movementOf(Kind::Memory, since, Today, kits(now));
    QTEST(moved ? u"%1 to %2, %3 pairs"_s.arg(moved->low).arg(moved->high).arg(moved->pairs) : u"not known"_s, "moved");
}

void TestPrice::whatATotalRestsOn()
{
    Catalogue catalogue = kits({300, 500, 400, 600, 200});
    const auto kit = std::make_shared<MemoryKit>();
    kit->id = u"stale"_s;
    kit->prices = {market(100, "2025-07-22")};
    catalogue.add(kit);
    const auto processor = std::make_shared<Processor>();
    processor->id = u"cpu"_s;
    processor->prices = {observed(400, "2022-09-27", PriceBasis::Launch)};
    catalogue.add(processor);
    const auto supply = std::make_shared<Supply>();
    supply->id = u"psu"_s;
    supply->prices = {used(90, "2026-05-21")};
    catalogue.add(supply);
    const Build build = buildOf({{Kind::Memory, u"stale"_s}, {Kind::Processor, u"cpu"_s}, {Kind::Supply, u"psu"_s}});
    const Cost cost = assess(resolve(build, catalogue), {}, {}).cost;
    QCOMPARE(names::costRemarks(basisOf(cost, Today, catalogue)),
             (QStringList{u"Of 3 price(s): 1 launch price(s) of 2022; 1 of used parts."_s,
                          u"3 price(s) are older than six months, the oldest is of 2022-09-27: ask before you order."_s,
                          u"Since then prices of such parts moved: memory kits now cost 3.00 to 5.00 times as much."_s,
                          u"How prices moved since is not known for processors, power supplies."_s}));
    // Of several alike there is one price; what was entered for one of them is another.
    Build several = buildOf({{Kind::Memory, u"stale"_s}, {Kind::Memory, u"stale"_s}, {Kind::Memory, u"stale"_s}});
    QCOMPARE(basisOf(assess(resolve(several, catalogue), {}, {}).cost, Today, catalogue).prices, 1);
    several.items[0].price = Money{80, u"USD"_s};
    QCOMPARE(basisOf(assess(resolve(several, catalogue), {}, {}).cost, Today, catalogue).prices, 2);
    const QDate sixMonths(2023, 3, 27); // after the oldest: not stale yet
    QVERIFY(basisOf(cost, sixMonths, catalogue).stale.empty());
    const CostBasis one = basisOf(cost, sixMonths.addDays(1), catalogue);
    QCOMPARE(one.stale.size(), std::size_t(1));
    QCOMPARE(names::oldPrices(one), u"1 price is older than six months, of 2022-09-27: ask before you order."_s);
}

RIG_TEST(TestPrice)
#include "tst_price.moc"
