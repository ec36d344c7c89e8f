// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Which of a part's dated observations counts.
class TestPrice : public QObject
{
    Q_OBJECT

private slots:
    void theOneThatCounts_data();
    void theOneThatCounts();
    void theLaunchPriceOnly();
    void noneIsNotFree();
};

namespace {

Price observed(double amount, const char *date, PriceBasis basis, SourceIndex source = 0,
               Condition condition = Condition::New)
{
    return {{amount, u"USD"_s}, QDate::fromString(QLatin1StringView(date), Qt::ISODate), basis, condition, source};
}

} // namespace

void TestPrice::theOneThatCounts_data()
{
    QTest::addColumn<std::vector<Price>>("prices");
    QTest::addColumn<double>("amount");
    QTest::addColumn<bool>("own");
    const Price launch = observed(1499, "2020-09-24", PriceBasis::Launch);
    const Price list = observed(1400, "2021-01-01", PriceBasis::List);
    const Price before = observed(900, "2023-01-01", PriceBasis::Market);
    const Price after = observed(800, "2024-01-01", PriceBasis::Market);
    const Price used = observed(500, "2025-01-01", PriceBasis::Market, 0, Condition::Used);
    const Price own = observed(700, "2022-01-01", PriceBasis::Market, NoSource);
    const Price ownLater = observed(650, "2022-06-01", PriceBasis::Market, NoSource);
    const Price ownUsed = observed(300, "2026-01-01", PriceBasis::Market, NoSource, Condition::Used);
    QTest::newRow("launch, where nothing else is known") << std::vector{launch, used} << 1499.0 << false;
    QTest::newRow("list before launch") << std::vector{launch, list} << 1400.0 << false;
    QTest::newRow("the newest of the market") << std::vector{launch, after, list, before} << 800.0 << false;
    QTest::newRow("the user's own, whatever was seen since") << std::vector{before, own, after} << 700.0 << true;
    QTest::newRow("the newest of his") << std::vector{ownLater, own, after} << 650.0 << true;
    QTest::newRow("his for a used one is another thing") << std::vector{after, ownUsed} << 800.0 << false;
}

void TestPrice::theOneThatCounts()
{
    QFETCH(std::vector<Price>, prices);
    Card card;
    card.prices = prices;
    const std::optional<PricePick> pick = priceOf(card);
    QVERIFY(pick);
    QTEST(pick->price.money.amount, "amount");
    QTEST(pick->ownPrice, "own");
}

void TestPrice::theLaunchPriceOnly()
{
    Card card;
    card.prices = {observed(700, "2022-01-01", PriceBasis::Market, NoSource),
                   observed(1499, "2020-09-24", PriceBasis::Launch)};
    QCOMPARE(priceOf(card, PriceChoice::Launch)->price.money.amount, 1499.0);
}

void TestPrice::noneIsNotFree()
{
    Card card;
    card.prices = {observed(500, "2025-01-01", PriceBasis::Market, 0, Condition::Used)};
    QVERIFY(!priceOf(card));
}

RIG_TEST(TestPrice)
#include "tst_price.moc"
