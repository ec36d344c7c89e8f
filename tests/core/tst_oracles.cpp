// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/oracle_rows.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// Machines whose answer is known from manuals and measurements, on the shipped catalogue.
class OraclesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lanes_data();
    void lanes();
    void machines();
    void lastSlotNeedsAnEighthCaseSlot();
    void threeTripleSlotCardsFitTheLargeCaseOnly();
    void fourCardsAtTheWall();
    void fourCardsOnFifteenAmperes();
    void connectorsCarryTheCard_data();
    void connectorsCarryTheCard();
    void whatBandwidthTellsOfGpus(); // row 40
    void firstCatalogueIsWhole();

private:
    Catalogue m_catalogue;
};

void OraclesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    for (const QString &id : {Card3, Card4, Card5, Nvme})
        QVERIFY2(m_catalogue.find(id), qPrintable(id));
}

void OraclesTest::lanes_data()
{
    QTest::addColumn<Document>("document");
    QTest::addColumn<QString>("links");
    for (const Oracle &oracle : laneOracles(m_catalogue))
        QTest::newRow(qPrintable(oracle.name)) << oracle.document << oracle.links;
}

void OraclesTest::lanes()
{
    QFETCH(Document, document);
    const Judged judged(document, m_catalogue);
    QVERIFY(judged.machine.unresolved.empty());
    QTEST(judged.links(), "links");
}

void OraclesTest::machines()
{
    for (const Oracle &oracle : machineOracles()) {
        const Judged judged(oracle.document, m_catalogue);
        QVERIFY2(judged.machine.unresolved.empty(), qPrintable(oracle.name));
        for (auto it = oracle.verdicts.begin(); it != oracle.verdicts.end(); ++it) {
            const QString said = judged.verdictOf(it.key().toLatin1().constData());
            QVERIFY2(agrees(said, it.value()), qPrintable(oracle.name + u": "_s + it.key() + u' ' + said));
        }
    }
}

void OraclesTest::lastSlotNeedsAnEighthCaseSlot()
{
    const auto verdict = [&](const char *chassis) {
        Document document = machine(m_catalogue, QStringLiteral("asus-x99-pro"), QStringLiteral("intel-core-i7-5960x"),
                                    {QStringLiteral("PCIEX16_4=") + Card3});
        MachineText text{document};
        text.with(Kind::Case, chassis);
        return Judged(text.document, m_catalogue);
    };
    const Judged seven = verdict("fractal-define-7");
    QCOMPARE(*seven.machine.chassis->part->slotCount, 7);
    QCOMPARE(seven.verdictOf("fit.case-slots"), QStringLiteral("blocker"));
    const Judged nine = verdict("fractal-define-7-xl");
    QCOMPARE(*nine.machine.chassis->part->slotCount, 9);
    QCOMPARE(nine.verdictOf("fit.case-slots"), QStringLiteral("silent"));
}

void OraclesTest::threeTripleSlotCardsFitTheLargeCaseOnly()
{
    // No shipped board has slots at 1, 4 and 7 alone: one is written here, the cases and the card are the catalogue's.
    const Catalogue catalogue =
        parts("'motherboards': [{'id': 'three', 'name': 'Three', 'form_factor': 'ATX', 'connectors': ["
              "{'label': '1', 'kind': 'slot', 'position': 1, 'length': 16}, {'label': '4', 'kind': 'slot', 'position': "
              "4, 'length': 16},"
              "{'label': '7', 'kind': 'slot', 'position': 7, 'length': 16}]}]",
              m_catalogue);
    for (const auto &[chassis, expected] :
         {std::pair("fractal-define-7", "blocker"), std::pair("fractal-define-7-xl", "silent")}) {
        MachineText text;
        text.with(Kind::Motherboard, "three").with(Kind::Case, chassis);
        for (const char *slot : {"1", "4", "7"})
            text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition", slot);
        const Judged judged(text.document, catalogue);
        QCOMPARE(judged.verdictOf("fit.case-slots"), QLatin1StringView(expected));
        QCOMPARE(judged.verdictOf("fit.slot-overlap"), QStringLiteral("silent"));
    }
}

void OraclesTest::fourCardsAtTheWall()
{
    // The FPS Review: four RTX 3090 blowers, Xeon W-2255, WS C422 SAGE, EVGA 1600 W: 1717 W at the wall.
    MachineText text;
    text.with(Kind::Motherboard, "asus-ws-c422-sage-10g")
        .with(Kind::Processor, "intel-xeon-w-2255")
        .with(Kind::Supply, "evga-supernova-1600-t2");
    for (const char *slot : {"Slot 1", "Slot 3", "Slot 5", "Slot 7"})
        text.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g", slot);
    const Judged judged(text.document, m_catalogue);
    QVERIFY(judged.machine.unresolved.empty());
    QVERIFY(judged.assessment.power.wall);
    const double wall = judged.assessment.power.wall->value();
    QVERIFY2(std::abs(wall - 1717) <= 171.7, qPrintable(QString::number(wall)));
    const QStringList said{judged.verdictOf("power.supply-capacity"), judged.verdictOf("power.supply-headroom")};
    QVERIFY(said.contains(QStringLiteral("blocker")) || said.contains(QStringLiteral("caution")));
    QCOMPARE(judged.verdictOf("power.circuit"), QStringLiteral("blocker"));

    text.document.site.circuit = *circuitById(u"us-20a");
    QVERIFY(Judged(text.document, m_catalogue).verdictOf("power.circuit") != QStringLiteral("blocker"));
}

void OraclesTest::fourCardsOnFifteenAmperes()
{
    // Lambda: four RTX 3090 with processor and board take 1760 W, above the 1440 W of a 15 A circuit.
    MachineText text;
    text.with(Kind::Motherboard, "asus-pro-ws-wrx80e-sage-se-wifi")
        .with(Kind::Processor, "amd-ryzen-threadripper-pro-3975wx")
        .with(Kind::Supply, "evga-supernova-1600-t2");
    for (const char *slot : {"PCIEX16_1", "PCIEX16_3", "PCIEX16_5", "PCIEX16_7"})
        text.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g", slot);
    const Judged judged(text.document, m_catalogue);
    QVERIFY(judged.machine.unresolved.empty());
    QVERIFY(judged.assessment.power.training.atLeast > Watts(1700));
    QCOMPARE(judged.verdictOf("power.circuit"), QStringLiteral("blocker"));
    QCOMPARE(judged.verdictOf("power.supply-capacity"), QStringLiteral("blocker"));
}

void OraclesTest::connectorsCarryTheCard_data()
{
    QTest::addColumn<QString>("card");
    QTest::newRow("31: GTX 1080, one 8-pin") << "nvidia-geforce-gtx-1080-founders-edition";
    QTest::newRow("31: GTX 1070 Ti, one 8-pin") << "nvidia-geforce-gtx-1070-ti-founders-edition";
}

void OraclesTest::connectorsCarryTheCard()
{
    QFETCH(QString, card);
    QVERIFY2(m_catalogue.find(card), qPrintable(card));
    MachineText text;
    text.with(Kind::Supply, "evga-supernova-1600-p2").with(Kind::Card, card.toLatin1().constData());
    const Judged judged(text.document, m_catalogue);
    QCOMPARE(judged.assessment.power.feeds[0].rating->value(), 225.0);
    QCOMPARE(judged.verdictOf("power.connector-rating"), QStringLiteral("silent"));
    QCOMPARE(judged.verdictOf("power.connector-missing"), QStringLiteral("silent"));
}

void OraclesTest::whatBandwidthTellsOfGpus()
{
    const auto chip = [&](const char *id) { return m_catalogue.find<Chip>(QString::fromLatin1(id)); };
    const auto ti = chip("geforce-rtx-2080-ti");
    const auto plain = chip("geforce-rtx-2080");
    QVERIFY(ti && plain);
    const double ratio = *ti->memoryBandwidth / *plain->memoryBandwidth;
    QVERIFY2(ratio >= 1.37 && ratio <= 1.4, qPrintable(QString::number(ratio)));
    const auto small = chip("geforce-rtx-2060");
    const auto large = chip("tesla-v100-pcie-16gb");
    QVERIFY(small && large);
    const auto perDollar = [](const Chip &one) { return one.memoryBandwidth->value() / *one.launchPriceUsd; };
    QVERIFY(perDollar(*small) >= 5 * perDollar(*large));
}

void OraclesTest::firstCatalogueIsWhole()
{
    QVERIFY(m_catalogue.parts(Kind::Gpu).size() >= 90);
    QVERIFY(m_catalogue.parts(Kind::Card).size() >= 100);
    QVERIFY(m_catalogue.parts(Kind::Motherboard).size() >= 15);
    QVERIFY(m_catalogue.parts(Kind::Processor).size() >= 30);
    QVERIFY(m_catalogue.parts(Kind::Supply).size() >= 25);
    QVERIFY(m_catalogue.parts(Kind::Case).size() >= 25);
}

RIG_TEST(OraclesTest)
#include "tst_oracles.moc"
