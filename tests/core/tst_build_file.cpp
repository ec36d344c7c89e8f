// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/build/variants.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRegularExpression>

using namespace rig;
using namespace rig::test;

class BuildFileTest : public QObject
{
    Q_OBJECT

private slots:
    void roundTripKeepsEverything();
    void unknownFieldsSurvive();
    void anUnknownNameDoesNotBecomeAKnownOne();
    void snapshotServesWhatTheCatalogueLacks();
    void catalogueWinsAndSaysWhatChanged();
    void hostileFiles_data();
    void hostileFiles();
    void theLineIsTheField();
    void editsAndTheirLimits();
    void variantsStandBesideEachOther();
    void aRemovedVariantGivesItsPlaceToTheNext();
    void thereAreNoMoreVariantsThanLetters();
};

namespace {

const char *Parts = "'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}],"
                    "'gpus': [{'id': 'chip', 'name': 'Chip', 'tdp_w': 300, 'sources': {'*': 's'}}],"
                    "'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip', 'slots': 2, 'sources': {'*': 's'}}],"
                    "'supplies': [{'id': 'supply', 'name': 'Supply', 'watts': 1000, 'sources': {'*': 's'}}]";

Document sample()
{
    Document document = MachineText().with(Kind::Card, "card", "A").with(Kind::Supply, "supply").document;
    document.build.name = QStringLiteral("Näme 机器");
    document.build.items[0].powerLimit = Watts(250);
    document.build.items[0].owned = true;
    document.build.items[1].locked = true;
    document.build.items[1].price = Money{119.5, QStringLiteral("EUR")};
    document.build.settings = {{QStringLiteral("mode"), QStringLiteral("cpu")}};
    document.build.waivers = {{QStringLiteral("power.circuit"),
                               {2},
                               QStringLiteral("caution"),
                               {QStringLiteral("supply")},
                               QStringLiteral("own circuit")}};
    document.site.circuit = Circuit{QStringLiteral("own"), Volts(400), Amperes(16), 0.8, false};
    document.site.tariff = Money{0.3, QStringLiteral("EUR")};
    document.use.work = Work::Sharded;
    document.use.processorLoad = Watts(80);
    document.site.otherLoad = Watts(400);
    document.site.roomCooling = Watts(3500);
    document.site.dataCentre = true;
    document.use.memoryNeed = Gibibytes(20);
    document.use.display = true;
    document.use.headless = true;
    document.use.ecc = true;
    document.use.dataset = Gigabytes(750);
    document.use.budget = Money{9000, QStringLiteral("CNY")};
    document.use.excursions = Excursions::Specification;
    document = applied(std::move(document), AddVariant{});
    document.build.extra.insert(QStringLiteral("colour"), QStringLiteral("red"));
    return applied(std::move(document), RemoveItem{1});
}

QByteArray json(const char *text) { return QByteArray(text).replace('\'', '"'); }

} // namespace

void BuildFileTest::roundTripKeepsEverything()
{
    const Catalogue catalogue = parts(Parts);
    RIG_UNWRAP(opened, readBuildFile(writeBuildFile(sample(), catalogue), QStringLiteral("x"), catalogue));
    QVERIFY(opened.document == sample());
    QVERIFY(opened.fromSnapshot.isEmpty());
    QVERIFY(opened.changed.empty());
}

void BuildFileTest::unknownFieldsSurvive()
{
    const Catalogue catalogue = parts(Parts);
    const QByteArray text = json("{'rigwright_build': 1, 'name': 'n', 'colour': 'red', 'items': [{'id': 1, 'kind': "
                                 "'cards', 'part': 'card', 'tag': 7}],"
                                 "'site': {'rack': 'B2'}, 'use': {'epochs': 90}}");
    RIG_UNWRAP(opened, readBuildFile(text, QStringLiteral("x"), catalogue));
    const QJsonObject saved = QJsonDocument::fromJson(writeBuildFile(opened.document, catalogue)).object();
    QCOMPARE(saved.value(QLatin1StringView("colour")).toString(), QStringLiteral("red"));
    QCOMPARE(saved.value(QLatin1StringView("items"))[0][QLatin1StringView("tag")].toInt(), 7);
    QCOMPARE(saved.value(QLatin1StringView("site"))[QLatin1StringView("rack")].toString(), QStringLiteral("B2"));
    QCOMPARE(saved.value(QLatin1StringView("use"))[QLatin1StringView("epochs")].toInt(), 90);
}

void BuildFileTest::anUnknownNameDoesNotBecomeAKnownOne()
{
    // Qt drops a mark of byte order in front of a text when it writes JSON.
    const Catalogue catalogue = parts(Parts);
    const QByteArray text = json("{'rigwright_build': 1, 'name': 'n', 'items': [{'id': 1, 'kind': 'cards', 'part': "
                                 "'card', '\xef\xbb\xbflocked': true}], 'later': [{'\xef\xbb\xbfzeta': 1, 'a': 2}]}");
    RIG_UNWRAP(opened, readBuildFile(text, QStringLiteral("x"), catalogue));
    RIG_UNWRAP(again, readBuildFile(writeBuildFile(opened.document, catalogue), QStringLiteral("x"), catalogue));
    QVERIFY(!again.document.build.items.front().locked);
    QVERIFY(again.document == opened.document);
}

void BuildFileTest::snapshotServesWhatTheCatalogueLacks()
{
    const QByteArray text = writeBuildFile(sample(), parts(Parts));
    RIG_UNWRAP(opened, readBuildFile(text, QStringLiteral("x"), Catalogue()));
    QVERIFY(opened.fromSnapshot.contains(QStringLiteral("card")));
    QVERIFY(opened.fromSnapshot.contains(QStringLiteral("chip")));
    const auto chip = opened.catalogue.find<Chip>(QStringLiteral("chip"));
    QVERIFY(chip);
    QCOMPARE(chip->tdp->value(), 300.0);
    QCOMPARE(chip->origin, Origin::File);
    QCOMPARE(opened.catalogue.source(chip->tdp.source)->id, QStringLiteral("s"));
}

void BuildFileTest::catalogueWinsAndSaysWhatChanged()
{
    const QByteArray text = writeBuildFile(sample(), parts(Parts));
    const Catalogue today = parts(QByteArray(Parts).replace("1000", "1200").constData());
    RIG_UNWRAP(opened, readBuildFile(text, QStringLiteral("x"), today));
    QCOMPARE(opened.changed.size(), std::size_t(1));
    QCOMPARE(opened.changed[0].figure, QStringLiteral("watts"));
    QCOMPARE(opened.changed[0].was, QStringLiteral("1000"));
    QCOMPARE(opened.changed[0].is, QStringLiteral("1200"));
    QCOMPARE(opened.catalogue.find<Supply>(QStringLiteral("supply"))->watts->value(), 1200.0);
}

void BuildFileTest::hostileFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");

    const auto row = [](const char *name, const QByteArray &text, const char *field) {
        QTest::newRow(name) << text << QString::fromLatin1(field);
    };
    const auto item = [](const char *fields) {
        return json("{'rigwright_build': 1, 'items': [{'id': 1, 'kind': 'cards', 'part': 'card'") + json(fields) +
               json("}]}");
    };
    row("a variant of two letters", json("{'rigwright_build': 1, 'variant': 'A', 'variants': [{'variant': 'AB'}]}"),
        "variants[0].variant");
    row("a letter that is none", json("{'rigwright_build': 1, 'variant': 'a', 'variants': [{'variant': 'B'}]}"),
        "variant");
    row("two variants of one letter", json("{'rigwright_build': 1, 'variant': 'B', 'variants': [{'variant': 'B'}]}"),
        "variants");
    row("more variants than letters",
        json("{'rigwright_build': 1, 'variant': 'A', 'variants': [{}, {}, {}, {}, {}, {}]}"), "variants");
    row("a variant's part that does not exist",
        json("{'rigwright_build': 1, 'variant': 'A', 'variants': [{'variant': 'B', 'items': [{'kind': 'cards', 'part': "
             "'gone'}]}]}"),
        "variants[0].items[0].part");
    row("empty", "", "");
    row("cut off", writeBuildFile(sample(), parts(Parts)).left(200), "");
    row("an array", "[]", "");
    row("no version", "{}", "rigwright_build");
    row("a newer version", json("{'rigwright_build': 99}"), "rigwright_build");
    row("version of a wrong type", json("{'rigwright_build': 'one'}"), "rigwright_build");
    row("items of a wrong type", json("{'rigwright_build': 1, 'items': {}}"), "items");
    row("an item of a wrong type", json("{'rigwright_build': 1, 'items': [7]}"), "items[0]");
    row("1e309", item(", 'power_limit_w': 1e309"), "");
    row("negative watts", item(", 'power_limit_w': -5"), "items[0].power_limit_w");
    row("a price below nothing", item(", 'price': {'amount': -1, 'currency': 'USD'}"), "items[0].price.amount");
    row("a price in no currency", item(", 'price': {'amount': 1, 'currency': 5}"), "items[0].price.currency");
    row("fraction of a card", item(", 'count': 1.5"), "items[0].count");
    row("owned of a wrong type", item(", 'owned': 'yes'"), "items[0].owned");
    row("a kind that does not exist", json("{'rigwright_build': 1, 'items': [{'kind': 'toasters', 'part': 'card'}]}"),
        "items[0].kind");
    row("an id that does not exist", json("{'rigwright_build': 1, 'items': [{'kind': 'cards', 'part': 'gone'}]}"),
        "items[0].part");
    row("an id of another kind", json("{'rigwright_build': 1, 'items': [{'kind': 'cases', 'part': 'card'}]}"),
        "items[0].part");
    row("the same id twice",
        json("{'rigwright_build': 1, 'items': [{'id': 1, 'kind': 'cards', 'part': 'card'}, {'id': 1, 'kind': 'cards', "
             "'part': 'card'}]}"),
        "items[1].id");
    row("two devices in one connector",
        json("{'rigwright_build': 1, 'items': [{'kind': 'cards', 'part': 'card', 'connector': 'A'}, {'kind': 'cards', "
             "'part': 'card', 'connector': 'A'}]}"),
        "items[1].connector");
    row("a circuit that does not exist", json("{'rigwright_build': 1, 'site': {'circuit': {'id': 'moon'}}}"),
        "site.circuit.id");
    row("a work that does not exist", json("{'rigwright_build': 1, 'use': {'work': 'mining'}}"), "use.work");
    row("a broken snapshot",
        json("{'rigwright_build': 1, 'snapshot': {'rigwright_parts': 1, 'cards': [{'id': 'X Y', 'name': 'n'}]}}"),
        "snapshot.cards[0].id");
    row("Latin-1", QByteArray("{\"rigwright_build\": 1,\n \"name\": \"N\xe4me\"}"), "");
    row("UTF-16", QByteArray("\xff\xfe{\0\"\0a\0", 8), "");

    QByteArray many = json("{'rigwright_build': 1, 'items': [");
    for (int i = 0; i < 100000; ++i)
        many += json("{'kind':'cards','part':'card'},");
    many.back() = ']';
    row("100,000 cards", many + "}", "items");
    row("10,000 levels", QByteArray(10000, '[') + QByteArray(10000, ']'), "");
    row("larger than a build can be", "{\"a\": \"" + QByteArray(17 * 1024 * 1024, 'x') + "\"}", "");
}

void BuildFileTest::hostileFiles()
{
    QFETCH(QByteArray, text);
    const Result<OpenedBuild> opened = readBuildFile(text, QStringLiteral("hostile.rig.json"), parts(Parts));
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Failure::Kind::BadInput);
    QTEST(opened.error().field, "field");
    const QString sentence = opened.error().sentence();
    QVERIFY2(sentence.startsWith(QStringLiteral("hostile.rig.json")) &&
                 !sentence.contains(QRegularExpression(QStringLiteral("%[1-9]"))),
             qPrintable(sentence));
    if (!opened.error().field.isEmpty())
        QVERIFY2(opened.error().line > 0 || opened.error().field == QStringLiteral("rigwright_build"),
                 qPrintable(sentence));
}

void BuildFileTest::theLineIsTheField()
{
    const QByteArray text = json("{\n 'rigwright_build': 1,\n 'items': [\n  {'kind': 'cards', 'part': 'card'},\n  "
                                 "{'kind': 'cards',\n   'part': 'card',\n   'count': 0}\n ]\n}");
    const Result<OpenedBuild> opened = readBuildFile(text, QStringLiteral("x"), parts(Parts));
    QVERIFY(!opened);
    QCOMPARE(opened.error().line, 7);
    QCOMPARE(opened.error().field, QStringLiteral("items[1].count"));
}

void BuildFileTest::editsAndTheirLimits()
{
    const Document document = MachineText().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").document;
    const Document swapped = applied(document, MoveItem{1, QStringLiteral("B")});
    QCOMPARE(swapped.build.item(1)->connector, QStringLiteral("B"));
    QCOMPARE(swapped.build.item(2)->connector, QStringLiteral("A"));
    QVERIFY(applied(document, MoveItem{77, QStringLiteral("A")}) == document);
    QVERIFY(applied(document, SetCount{77, 3}) == document);
    QCOMPARE(
        applied(document, AddItem{Item{0, Kind::Supply, QStringLiteral("supply"), {}, 1, false, false, {}, {}, {}}})
            .build.items.back()
            .id,
        3);
    QCOMPARE(applied(document, SetPowerLimit{{1, 2}, Watts(200)}).build.item(2)->powerLimit->value(), 200.0);
}

void BuildFileTest::variantsStandBesideEachOther()
{
    const Document one = MachineText().with(Kind::Card, "card", "A").document;
    QVERIFY(variantNames(one).isEmpty());
    Document document = applied(one, AddVariant{});
    QCOMPARE(variantNames(document), QStringList({QStringLiteral("A"), QStringLiteral("B")}));
    QCOMPARE(document.variant, QStringLiteral("B"));
    QVERIFY(document.build == one.build);
    document = applied(document, RemoveItem{1});
    QCOMPARE(variantBuild(document, QStringLiteral("A"))->items.size(), std::size_t(1));
    QCOMPARE(variantBuild(document, QStringLiteral("B"))->items.size(), std::size_t(0));
    const Document shown = applied(document, ShowVariant{QStringLiteral("A")});
    QVERIFY(shown.build == one.build);
    QVERIFY(applied(shown, ShowVariant{QStringLiteral("B")}) == document);
    QVERIFY(applied(shown, ShowVariant{QStringLiteral("F")}) == shown);
    QVERIFY(!variantBuild(shown, QStringLiteral("F")));
}

void BuildFileTest::aRemovedVariantGivesItsPlaceToTheNext()
{
    const Document one = MachineText().with(Kind::Card, "card", "A").document;
    Document document = applied(applied(one, AddVariant{}), AddVariant{});
    QCOMPARE(document.variant, QStringLiteral("C"));
    document = applied(applied(document, ShowVariant{QStringLiteral("B")}), Rename{QStringLiteral("second")});
    const Document without = applied(document, RemoveVariant{QStringLiteral("B")});
    QCOMPARE(without.variant, QStringLiteral("C"));
    QVERIFY(without.build.name.isEmpty());
    QCOMPARE(variantNames(applied(without, AddVariant{})),
             QStringList({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
    const Document last = applied(without, RemoveVariant{QStringLiteral("A")});
    QVERIFY(last.others.empty() && last.variant.isEmpty());
    QVERIFY(applied(document, RemoveVariant{QStringLiteral("F")}) == document);
}

void BuildFileTest::thereAreNoMoreVariantsThanLetters()
{
    QVERIFY(!mayAddVariant({}));
    Document document = MachineText().with(Kind::Card, "card", "A").document;
    for (int i = 1; i < MostVariants; ++i)
        document = applied(document, AddVariant{});
    QCOMPARE(document.variant, QStringLiteral("F"));
    QVERIFY(!mayAddVariant(document));
    QVERIFY(applied(document, AddVariant{}) == document);
    const Document without = applied(document, RemoveVariant{QStringLiteral("F")});
    QCOMPARE(without.variant, QStringLiteral("E")); // the last one's place goes to the one before it
}

RIG_TEST(BuildFileTest)
#include "tst_build_file.moc"
