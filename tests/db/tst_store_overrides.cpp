// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"
#include "db/user_store.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QTemporaryDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::Override;
using db::UserStore;

class TestStoreOverrides : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anOverrideReplacesAndSaysSo();
    void anOverrideIsListedAndTakenBack();
    void everyTypeOfValueIsKept_data();
    void everyTypeOfValueIsKept();
    void badValuesAreRefused_data();
    void badValuesAreRefused();
    void aBoardKeepsItsLanes();
    void anOverrideWaitsForItsPart();
    void aValueThatNoLongerFitsCanBeTakenAway();
    void everyDatedPriceIsKept();
    void onePriceIsTakenAway();
    void anOwnPriceStandsBesideTheOthersAndCounts();
    void ownRatesStandFirst();
    void badRatesAreRefused();
    void smallThingsAreRemembered();
    void anotherWindowIsNoticed();
    void anOwnFigureWithoutSourceStaysWithoutOne();

private:
    Catalogue over() const;
    template <class T> std::shared_ptr<const T> find(const char *id) const
    {
        return over().find<T>(QString::fromLatin1(id));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserStore> m_store;
};

namespace {

PartHandle shipped(const char *id) { return smallCatalogue().find(QString::fromLatin1(id)); }

Price own(double amount, const QDate &date, const QString &currency = u"USD"_s, Condition condition = Condition::New)
{
    return {{amount, currency}, date, PriceBasis::Market, condition, NoSource};
}

QString text(const std::vector<Price> &prices)
{
    QStringList all;
    for (const Price &price : prices)
        all << u"%1 %2 %3"_s.arg(price.date.toString(Qt::ISODate), QString::number(price.money.amount),
                                 price.money.currency);
    return all.join(u", "_s);
}

} // namespace

void TestStoreOverrides::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<UserStore>(UserStore::open(m_folder->path()));
    QCOMPARE(m_store->state().kind, db::StoreState::Kind::Ready);
}

Catalogue TestStoreOverrides::over() const { return m_store->over(smallCatalogue()).value_or(Catalogue()); }

void TestStoreOverrides::anOverrideReplacesAndSaysSo()
{
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, 280.0, u"the limit that I set"_s));
    const Catalogue laid = over();
    const auto chip = laid.find<Chip>(u"chip-b"_s);
    QCOMPARE(chip->tdp->value(), 280.0);
    QCOMPARE(chip->origin, Origin::Shipped);
    QCOMPARE(chip->fp32->value(), 35.58);
    const Source *source = laid.source(chip->tdp.source);
    QVERIFY(source);
    QCOMPARE(source->kind, SourceKind::Owner);
    QVERIFY2(source->title.contains(u"the limit that I set"_s), qPrintable(source->title));
    QCOMPARE(source->date, QDate::currentDate().toString(Qt::ISODate));
    QCOMPARE(laid.source(chip->fp32.source)->id, u"datasheet"_s);
}

void TestStoreOverrides::anOverrideIsListedAndTakenBack()
{
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, 280.0, u"mine"_s));
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, 290.0));
    VERIFY_OK(m_store->setOverride(*shipped("chip-a"), u"memory_gib"_s, 12.0));
    const auto all = m_store->overrides(smallCatalogue());
    VERIFY_OK(all);
    QCOMPARE(all->size(), 2U);
    QCOMPARE((*all)[0].part, u"chip-a"_s);
    QCOMPARE((*all)[0].shipped, Value());
    QCOMPARE((*all)[1].key, u"tdp_w"_s);
    QCOMPARE((*all)[1].value, Value(290.0));
    QCOMPARE((*all)[1].shipped, Value(350.0));
    QCOMPARE((*all)[1].reason, QString());
    QCOMPARE((*all)[1].date, QDate::currentDate());
    QVERIFY(!(*all)[1].imported);
    QCOMPARE(m_store->overrides(smallCatalogue(), u"chip-a"_s)->size(), 1U);
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, Value()));
    VERIFY_OK(m_store->removeOverride(u"chip-a"_s, u"memory_gib"_s));
    QCOMPARE(m_store->overrides(smallCatalogue())->size(), 0U);
    QCOMPARE(asText(over()), asText(smallCatalogue()));
}

void TestStoreOverrides::everyTypeOfValueIsKept_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("key");
    QTest::addColumn<Value>("value");
    QTest::newRow("number") << u"card-b"_s << u"length_mm"_s << Value(320.5);
    QTest::newRow("whole number") << u"chip-b"_s << u"cores"_s << Value(10496.0);
    QTest::newRow("flag") << u"chip-b"_s << u"ecc"_s << Value(true);
    QTest::newRow("text") << u"chip-b"_s << u"memory_type"_s << Value(u"GDDR6X"_s);
    QTest::newRow("date") << u"chip-b"_s << u"launch_date"_s << Value(u"2020-09-25"_s);
    QTest::newRow("texts") << u"board"_s << u"processor_families"_s << Value(QStringList{u"ryzen-3000"_s, u"größe"_s});
    QTest::newRow("no texts") << u"board"_s << u"processor_families"_s << Value(QStringList());
    QTest::newRow("connectors") << u"card-b"_s << u"power_connectors"_s << Value(ConnectorCounts{{u"12v-2x6"_s, 1}});
    QTest::newRow("no connectors") << u"card-b"_s << u"power_connectors"_s << Value(ConnectorCounts());
}

void TestStoreOverrides::everyTypeOfValueIsKept()
{
    QFETCH(const QString, part);
    QFETCH(const QString, key);
    QFETCH(const Value, value);
    VERIFY_OK(m_store->setOverride(*smallCatalogue().find(part), key, value));
    const PartHandle laid = over().find(part);
    QCOMPARE(findField(laid->kind, key)->get(*laid).value, value);
    QCOMPARE(m_store->overrides(smallCatalogue())->at(0).value, value);
    QCOMPARE(m_store->overrides(Catalogue())->at(0).value, value);
    QCOMPARE(m_store->leftOut(), QStringList());
}

void TestStoreOverrides::badValuesAreRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<Value>("value");
    QTest::newRow("too much") << u"tdp_w"_s << Value(3001.0);
    QTest::newRow("zero") << u"tdp_w"_s << Value(0.0);
    QTest::newRow("no number") << u"tdp_w"_s << Value(qQNaN());
    QTest::newRow("a text for a number") << u"tdp_w"_s << Value(u"350"_s);
    QTest::newRow("a number for a text") << u"series"_s << Value(30.0);
    QTest::newRow("half a core") << u"cores"_s << Value(10.5);
    QTest::newRow("an empty text") << u"series"_s << Value(u"  "_s);
    QTest::newRow("a long text") << u"series"_s << Value(QString(5000, u'x'));
    QTest::newRow("no date") << u"launch_date"_s << Value(u"last year"_s);
    QTest::newRow("a connector for a flag") << u"ecc"_s << Value(ConnectorCounts());
    QTest::newRow("a figure that a chip does not have") << u"length_mm"_s << Value(300.0);
}

void TestStoreOverrides::badValuesAreRefused()
{
    QFETCH(const QString, key);
    QFETCH(const Value, value);
    const auto set = m_store->setOverride(*shipped("chip-b"), key, value);
    QVERIFY(!set);
    QCOMPARE(set.error().kind, Failure::Kind::BadInput);
    QVERIFY2(set.error().sentence().endsWith(u'.'), qPrintable(set.error().sentence()));
    QCOMPARE(m_store->overrides(smallCatalogue())->size(), 0U);
}

void TestStoreOverrides::aBoardKeepsItsLanes()
{
    VERIFY_OK(m_store->setOverride(*shipped("board"), u"memory_slots"_s, 4.0));
    const auto board = find<Board>("board");
    QCOMPARE(*board->memorySlots, 4);
    QCOMPARE(board->connectors.size(), 2U);
    QCOMPARE(board->groups.size(), 1U);
    QCOMPARE(over().source(board->laneSource)->id, u"manual"_s);
}

void TestStoreOverrides::anOverrideWaitsForItsPart()
{
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, 280.0));
    VERIFY_OK(m_store->over(Catalogue()));
    QCOMPARE(m_store->leftOut(), QStringList());
    QCOMPARE(m_store->overrides(Catalogue())->size(), 1U);
    QCOMPARE(find<Chip>("chip-b")->tdp->value(), 280.0);
}

void TestStoreOverrides::aValueThatNoLongerFitsCanBeTakenAway()
{
    // As a kind's figure that became another kind's: the id stands for a card now.
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"cores"_s, 4000.0));
    Catalogue changed = smallCatalogue();
    auto card = std::make_shared<Card>();
    card->id = u"chip-b"_s;
    changed.add(card);
    VERIFY_OK(m_store->over(changed));
    QCOMPARE(m_store->leftOut().size(), 1);
    QCOMPARE(m_store->overrides(changed)->at(0).value, Value(4000.0));
    VERIFY_OK(m_store->removeOverride(u"chip-b"_s, u"cores"_s));
    VERIFY_OK(m_store->over(changed));
    QCOMPARE(m_store->leftOut(), QStringList());
}

void TestStoreOverrides::everyDatedPriceIsKept()
{
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(100, QDate(2026, 3, 1))));
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(90, QDate(2026, 1, 1))));
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(700, QDate(2026, 3, 1), u"CNY"_s)));
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(60, QDate(2026, 3, 1), u"USD"_s, Condition::Used)));
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(110, QDate(2026, 3, 1)))); // takes the place of the first
    QString found = text(find<Chip>("chip-a")->prices);
    QCOMPARE(found, u"2026-01-01 90 USD, 2026-03-01 700 CNY, 2026-03-01 60 USD, 2026-03-01 110 USD"_s);
    const auto chip = find<Chip>("chip-a");
    for (const Price &price : chip->prices)
        QCOMPARE(price.source, NoSource);
}

void TestStoreOverrides::onePriceIsTakenAway()
{
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(100, QDate(2026, 3, 1))));
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(90, QDate(2026, 1, 1))));
    VERIFY_OK(m_store->removeOwnPrice(u"chip-a"_s, own(100, QDate(2026, 3, 1))));
    QCOMPARE(text(find<Chip>("chip-a")->prices), u"2026-01-01 90 USD"_s);
}

void TestStoreOverrides::anOwnPriceStandsBesideTheOthersAndCounts()
{
    // The small catalogue's chip-b was seen used at 1499 on 2024-01-02.
    const auto used = [](double amount, const QDate &date) { return own(amount, date, u"USD"_s, Condition::Used); };
    VERIFY_OK(m_store->setOwnPrice(u"chip-b"_s, used(1000, QDate(2023, 5, 1))));
    QCOMPARE(text(find<Chip>("chip-b")->prices), u"2024-01-02 1499 USD, 2023-05-01 1000 USD"_s);
    VERIFY_OK(m_store->setOwnPrice(u"chip-b"_s, used(900, QDate(2025, 5, 1))));
    QCOMPARE(text(find<Chip>("chip-b")->prices), u"2024-01-02 1499 USD, 2023-05-01 1000 USD, 2025-05-01 900 USD"_s);
    VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, own(50, QDate(2025, 5, 1))));
    const auto pick = priceOf(*find<Chip>("chip-a"), over());
    QVERIFY(pick && pick->ownPrice);
    QCOMPARE(pick->price.money.amount, 50.0);
}

void TestStoreOverrides::ownRatesStandFirst()
{
    Catalogue catalogue = smallCatalogue();
    catalogue.rates = {{u"CNY"_s, 7.1, QDate(2025, 1, 1), 0}};
    VERIFY_OK(m_store->setRate({u"CNY"_s, 7.0, QDate(2026, 1, 1), NoSource}));
    VERIFY_OK(m_store->setRate({u"CNY"_s, 7.3, QDate(2026, 2, 1), NoSource}));
    const auto laid = m_store->over(catalogue);
    VERIFY_OK(laid);
    QCOMPARE(laid->rates, (std::vector<Rate>{{u"CNY"_s, 7.3, QDate(2026, 2, 1), NoSource}, catalogue.rates[0]}));
    VERIFY_OK(m_store->removeRate(u"CNY"_s));
    QCOMPARE(m_store->over(catalogue)->rates, catalogue.rates);
}

void TestStoreOverrides::badRatesAreRefused()
{
    const QDate day(2026, 1, 1);
    for (const Rate &bad : {Rate{u"USD"_s, 1, day, NoSource}, Rate{u"yuan"_s, 7, day, NoSource},
                            Rate{u"CNY"_s, 0, day, NoSource}, Rate{u"CNY"_s, -7, day, NoSource},
                            Rate{u"CNY"_s, qQNaN(), day, NoSource}, Rate{u"CNY"_s, 7, QDate(), NoSource}}) {
        const auto set = m_store->setRate(bad);
        QVERIFY(!set);
        QVERIFY2(set.error().sentence().endsWith(u'.'), qPrintable(set.error().sentence()));
    }
    QCOMPARE(over().rates.size(), 0U);
}

void TestStoreOverrides::smallThingsAreRemembered()
{
    const QJsonObject columns{{u"价格"_s, u"amount"_s}, {u"n"_s, 3}};
    QVERIFY(!m_store->remembered(u"columns"_s));
    VERIFY_OK(m_store->remember(u"columns"_s, {{u"old"_s, true}}));
    VERIFY_OK(m_store->remember(u"columns"_s, columns));
    QCOMPARE(*UserStore::open(m_folder->path()).remembered(u"columns"_s), columns);
    VERIFY_OK(m_store->remember(u"columns"_s, {}));
    QVERIFY(!m_store->remembered(u"columns"_s));
}

void TestStoreOverrides::anotherWindowIsNoticed()
{
    const UserStore other = UserStore::open(m_folder->path());
    const int before = other.changeCounter();
    QCOMPARE(other.changeCounter(), before);
    VERIFY_OK(m_store->setOverride(*shipped("chip-b"), u"tdp_w"_s, 280.0));
    QVERIFY(other.changeCounter() != before);
    QCOMPARE(other.over(smallCatalogue())->find<Chip>(u"chip-b"_s)->tdp->value(), 280.0);
}

void TestStoreOverrides::anOwnFigureWithoutSourceStaysWithoutOne()
{
    const Catalogue small = smallCatalogue();
    auto mine = std::make_shared<Chip>(*small.find<Chip>(u"chip-b"_s));
    mine->id = u"mine"_s;
    mine->cores = {5000, NoSource};
    VERIFY_OK(m_store->addParts({mine}, small));
    const auto kept = find<Chip>("mine");
    QCOMPARE(kept->cores.source, NoSource);
    QCOMPARE(over().source(kept->fp32.source)->id, u"datasheet"_s);
}

RIG_TEST(TestStoreOverrides)
#include "tst_store_overrides.moc"
