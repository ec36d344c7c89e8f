// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"
#include "db/user_store.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QTemporaryDir>
#include <QVariant>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::UserStore;

/// Rows that no version of the program writes: each is left out with a sentence, and the rest is read.
class TestStoreHostile : public QObject
{
    Q_OBJECT

private slots:
    void oneBadRow_data();
    void oneBadRow();
    void aSourceWithoutItsDescriptionKeepsItsParts();
    void manyBadRowsAreCounted();
    void aBrokenPageOfImportedParts();
    void unknownKindsAreKept();
};

namespace {

QString storeIn(const QTemporaryDir &folder) { return folder.filePath(u"rigwright.sqlite"_s); }

/// A store with one good row of each sort.
void makeGood(const QTemporaryDir &folder)
{
    UserStore store = UserStore::open(folder.path());
    const Catalogue small = smallCatalogue();
    auto mine = std::make_shared<Chip>(*small.find<Chip>(u"chip-b"_s));
    mine->id = u"mine"_s;
    VERIFY_OK(store.addParts({mine}, small));
    VERIFY_OK(store.setOwnPrice(
        u"chip-a"_s, Price{{7, u"USD"_s}, QDate(2026, 11, 1), PriceBasis::Market, Condition::New, NoSource}));
    VERIFY_OK(store.setOverride(*small.find(u"chip-b"_s), u"tdp_w"_s, 300.0));
    VERIFY_OK(store.setRate({u"CNY"_s, 7.1, QDate(2026, 11, 1), NoSource}));
    db::ImportPlan plan;
    plan.title = u"A data set"_s;
    plan.fills.push_back({u"chip-b"_s, u"cores"_s, 10496.0});
    plan.prices.push_back({u"chip-b"_s,
                           {{800, u"USD"_s}, QDate(2026, 10, 1), PriceBasis::Market, Condition::Used, NoSource},
                           u"A shop"_s});
    VERIFY_OK(store.apply(plan));
}

void run(const QTemporaryDir &folder, const QString &sql)
{
    const auto store = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
    VERIFY_OK(store);
    VERIFY_OK(store->run(sql));
}

/// What must be there whatever else is broken.
QString good(const Catalogue &over)
{
    const auto chip = over.find<Chip>(u"chip-b"_s);
    return u"mine %1, price %2, tdp %3, cores %4, used %5, rate %6"_s.arg(
        QString::number(over.find(u"mine"_s) != nullptr),
        QString::number(over.find(u"chip-a"_s)->prices.at(0).money.amount), QString::number(chip->tdp->value()),
        QString::number(chip->cores.valueOr(0)), QString::number(chip->prices.back().money.amount),
        QString::number(over.rates.at(0).perUsd));
}

} // namespace

void TestStoreHostile::oneBadRow_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char *name, const QString &sql) { QTest::newRow(name) << sql; };
    row("a part that is no JSON", u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', '{\"id\": ')"_s);
    row("a part that is a list", u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', '[]')"_s);
    row("a part that is a number", u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', 12)"_s);
    row("a part that is bytes", u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', x'ff00fe')"_s);
    row("a part with a wrong type",
        u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', '{\"id\":\"bad\",\"name\":\"B\",\"tdp_w\":\"x\"}')"_s);
    row("a part that calls itself another",
        u"INSERT INTO own_part (id, kind, body) VALUES ('bad', 'gpus', '{\"id\":\"chip-b\",\"name\":\"B\"}')"_s);
    row("a part of 3 MB",
        u"INSERT INTO own_part (id, kind, body) SELECT 'bad', 'gpus', '{\"id\":\"bad\",\"name\":\"' || "
        "hex(zeroblob(1500000)) || '\"}'"_s);
    row("a deep part",
        u"INSERT INTO own_part (id, kind, body) SELECT 'bad', 'gpus', replace(hex(zeroblob(100000)), '0', '[')"_s);
    row("an imported part that is no JSON",
        u"INSERT INTO imported_part (import, id, kind, own, body) VALUES (1, 'bad', 'gpus', 0, 'x')"_s);
    row("a price without a number", u"INSERT INTO own_price VALUES ('chip-b', 'USD', 'much', '2026-11-01', 'new')"_s);
    row("a price without a date", u"INSERT INTO own_price VALUES ('chip-b', 'USD', 5, 'soon', 'new')"_s);
    row("a price below zero", u"INSERT INTO own_price VALUES ('chip-b', 'USD', -5, '2026-11-01', 'new')"_s);
    row("a price without end", u"INSERT INTO own_price VALUES ('chip-b', 'USD', 9e999, '2026-11-01', 'new')"_s);
    row("a price in nothing", u"INSERT INTO own_price VALUES ('chip-b', '', 5, '2026-11-01', 'new')"_s);
    row("an imported price on no basis",
        u"INSERT INTO imported_price VALUES (1, 'chip-b', 'USD', 5, '2026-11-01', 'new', 'guess', '')"_s);
    row("a figure out of its range", u"INSERT INTO own_figure VALUES ('chip-b', 'sms', '{\"sms\":1e9}', '', '')"_s);
    row("a figure of another type", u"INSERT INTO own_figure VALUES ('chip-b', 'sms', '{\"sms\":\"82\"}', '', '')"_s);
    row("a figure that is no JSON", u"INSERT INTO own_figure VALUES ('chip-b', 'sms', '82', '', '')"_s);
    row("a figure that the kind does not have",
        u"INSERT INTO own_figure VALUES ('chip-b', 'wheels', '{\"wheels\":4}', '', '')"_s);
    row("an imported figure out of its range",
        u"INSERT INTO imported_figure VALUES (1, 'chip-b', 'sms', '{\"sms\":-1}')"_s);
    row("a rate of nothing", u"INSERT INTO own_rate VALUES ('JPY', 0, '2026-11-01')"_s);
    row("a rate in words", u"INSERT INTO own_rate VALUES ('JPY', 'some', '2026-11-01')"_s);
}

void TestStoreHostile::oneBadRow()
{
    QFETCH(const QString, sql);
    const QTemporaryDir folder;
    makeGood(folder);
    run(folder, sql);
    const UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, db::StoreState::Kind::Ready);
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(good(*over), u"mine 1, price 7, tdp 300, cores 10496, used 800, rate 7.1"_s);
    QVERIFY(!over->find(u"bad"_s));
    QVERIFY(!over->find<Chip>(u"chip-b"_s)->sms);
    QCOMPARE(store.leftOut().size(), 1);
    QVERIFY2(store.leftOut()[0].endsWith(u'.') && store.leftOut()[0].size() < 300, qPrintable(store.leftOut()[0]));
    VERIFY_OK(store.overrides(smallCatalogue()));
}

void TestStoreHostile::aSourceWithoutItsDescriptionKeepsItsParts()
{
    const QTemporaryDir folder;
    makeGood(folder);
    run(folder, u"UPDATE own_source SET body = 'x' WHERE id = 'datasheet'"_s);
    const UserStore store = UserStore::open(folder.path());
    const auto over = store.over(Catalogue());
    VERIFY_OK(over);
    const auto mine = over->find<Chip>(u"mine"_s);
    QVERIFY(mine);
    QCOMPARE(over->source(mine->fp32.source)->title, u"datasheet"_s);
    QCOMPARE(store.leftOut().size(), 1);
}

void TestStoreHostile::manyBadRowsAreCounted()
{
    const QTemporaryDir folder;
    makeGood(folder);
    run(folder, u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
                " INSERT INTO own_part (id, kind, body) SELECT 'bad-' || i, 'gpus', 'x' FROM n"_s);
    const UserStore store = UserStore::open(folder.path());
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(good(*over), u"mine 1, price 7, tdp 300, cores 10496, used 800, rate 7.1"_s);
    QCOMPARE(store.leftOut().size(), 21);
    QVERIFY2(store.leftOut().last().contains(u"480"_s), qPrintable(store.leftOut().last()));
    VERIFY_OK(store.over(smallCatalogue(), {Kind::Card}));
    QCOMPARE(store.leftOut(), QStringList()); // what was not asked for is not missed
}

void TestStoreHostile::aBrokenPageOfImportedParts()
{
    const QTemporaryDir folder;
    makeGood(folder);
    run(folder, u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)"
                " INSERT INTO imported_part (import, id, kind, own, body)"
                " SELECT 1, 'part-' || i, 'fans', 0, '{\"id\":\"part-' || i || '\",\"name\":\"' || substr("
                "hex(zeroblob(180)), 1, 350) || '\",\"part_number\":\"' || substr(hex(zeroblob(180)), 1, 350) ||"
                " '\"}' FROM n"_s);
    QByteArray bytes = bytesOf(storeIn(folder));
    QVERIFY(bytes.size() > 8 * 1024 * 1024);
    // In the middle lie imported parts: too many to be looked at on opening.
    bytes.replace(bytes.size() / 2 / 4096 * 4096, 4096, QByteArray(4096, '\xa5'));
    QVERIFY(writeBytes(storeIn(folder), bytes));
    const UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, db::StoreState::Kind::Ready);
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(good(*over), u"mine 1, price 7, tdp 300, cores 10496, used 800, rate 7.1"_s);
    QCOMPARE(store.leftOut().size(), 1);
    QVERIFY2(store.leftOut()[0].contains(u"damaged"_s), qPrintable(store.leftOut()[0]));
}

void TestStoreHostile::unknownKindsAreKept()
{
    const QTemporaryDir folder;
    makeGood(folder);
    run(folder, u"INSERT INTO own_part (id, kind, body) VALUES ('q1', 'quantum-computers', '{\"qubits\": 4}')"_s);
    {
        UserStore store = UserStore::open(folder.path());
        const auto over = store.over(smallCatalogue());
        VERIFY_OK(over);
        QVERIFY(!over->find(u"q1"_s));
        QCOMPARE(store.leftOut(), QStringList());
        VERIFY_OK(store.addParts({over->find(u"mine"_s)}, *over));
    }
    const auto file = db::Connection::open(storeIn(folder), db::Access::ReadOnly);
    VERIFY_OK(file);
    QCOMPARE(file->single(u"SELECT body FROM own_part WHERE id = 'q1'"_s)->toString(), u"{\"qubits\": 4}"_s);
}

RIG_TEST(TestStoreHostile)
#include "tst_store_hostile.moc"
