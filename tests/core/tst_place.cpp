// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/place.h"
#include "tests/testing.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rig;

/// What a first start takes from where the user lives.
class PlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void ofATerritory_data();
    void ofATerritory();
    void theLanguageMayNameTheTerritory();
    void aMachineFromElsewhereStandsHere();
};

void PlaceTest::ofATerritory_data()
{
    QTest::addColumn<int>("territory");
    QTest::addColumn<QString>("circuit");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<bool>("tariff");
    QTest::addColumn<bool>("china");
    QTest::newRow("China") << int(QLocale::China) << u"cn-10a"_s << u"CNY"_s << true << true;
    QTest::newRow("United States") << int(QLocale::UnitedStates) << u"us-15a"_s << u"USD"_s << true << false;
    QTest::newRow("Germany") << int(QLocale::Germany) << u"eu-16a"_s << u"EUR"_s << true << false;
    QTest::newRow("Japan") << int(QLocale::Japan) << u"jp-15a"_s << u"JPY"_s << false << false;
    QTest::newRow("United Kingdom") << int(QLocale::UnitedKingdom) << u"uk-13a"_s << u"GBP"_s << false << false;
    QTest::newRow("Taiwan") << int(QLocale::Taiwan) << u"us-15a"_s << u"TWD"_s << false << false;
    QTest::newRow("not known") << int(QLocale::AnyTerritory) << u"us-15a"_s << u"USD"_s << false << false;
}

void PlaceTest::ofATerritory()
{
    QFETCH(int, territory);
    QFETCH(bool, tariff);
    QFETCH(bool, china);
    const Place place = placeOf(static_cast<QLocale::Territory>(territory));
    QTEST(place.circuit.id, "circuit");
    QVERIFY(place.circuit.assumed);
    QTEST(place.currency, "currency");
    QCOMPARE(place.tariff.has_value(), tariff);
    if (tariff)
        QCOMPARE(place.tariff->currency, place.currency);
    QCOMPARE(place.region == Region::China, china);
    const Document fresh = freshDocument(place);
    QVERIFY(fresh.site.circuit == place.circuit);
    QCOMPARE(fresh.site.tariff.has_value(), tariff);
    QVERIFY(fresh.build.items.empty());
}

void PlaceTest::theLanguageMayNameTheTerritory()
{
    const QLocale german(QLocale::German, QLocale::Austria);
    QCOMPARE(territoryOf(u"zh_CN"_s, german), QLocale::China);
    QCOMPARE(territoryOf(u"en"_s, german), QLocale::Austria);
    QCOMPARE(territoryOf(u"en"_s, QLocale::c()), QLocale::AnyTerritory);
}

void PlaceTest::aMachineFromElsewhereStandsHere()
{
    Site site;
    site.circuit = *circuitById(u"us-15a");
    site.tariff = Money{0.1, u"USD"_s};
    const Site german = movedTo(site, placeOf(QLocale::Germany));
    QCOMPARE(german.circuit.id, u"eu-16a"_s);
    QCOMPARE(german.tariff->currency, u"EUR"_s);
    // A circuit that carries less than the machine was planned for would make another machine of it.
    site.circuit = *circuitById(u"us-240v-20a");
    const Site japanese = movedTo(site, placeOf(QLocale::Japan));
    QCOMPARE(japanese.circuit.id, u"us-240v-20a"_s);
    QCOMPARE(japanese.tariff->currency, u"USD"_s); // what is not known there stays
}

RIG_TEST(PlaceTest)
#include "tst_place.moc"
