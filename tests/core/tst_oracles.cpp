// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"

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
    void lastSlotNeedsAnEighthCaseSlot();
    void threeTripleSlotCardsFitTheLargeCaseOnly();
    void fourCardsAtTheWall();
    void fourCardsOnFifteenAmperes();
    void connectorsCarryTheCard_data();
    void connectorsCarryTheCard();
    void firstCatalogueIsWhole();

private:
    Catalogue m_catalogue;
};

namespace {

/// "PCI_E1=card-id M2_3=drive-id" on a board with a processor.
Document machine(const Catalogue &catalogue, const QString &board, const QString &processor, const QStringList &devices,
                 const QMap<QString, QString> &settings = {})
{
    MachineText text;
    text.with(Kind::Motherboard, board.toLatin1().constData()).with(Kind::Processor, processor.toLatin1().constData());
    for (const QString &entry : devices) {
        const QStringList sides = entry.split(u'=');
        const PartHandle part = catalogue.find(sides[1]);
        text.with(part ? part->kind : Kind::Card, sides[1].toLatin1().constData(), sides[0].toUtf8().constData());
    }
    text.document.build.settings = settings;
    return text.document;
}

const QString Card3 = QStringLiteral("nvidia-geforce-rtx-2080-ti-founders-edition"); // 3.0 x16
const QString Card4 = QStringLiteral("nvidia-geforce-rtx-3090-founders-edition");    // 4.0 x16
const QString Card5 = QStringLiteral("nvidia-geforce-rtx-5090-founders-edition");    // 5.0 x16
const QString Nvme = QStringLiteral("samsung-990-pro-1tb");                          // 4.0 x4

} // namespace

void OraclesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    for (const QString &id : {Card3, Card4, Card5, Nvme})
        QVERIFY2(m_catalogue.find(id), qPrintable(id));
}

void OraclesTest::lanes_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("processor");
    QTest::addColumn<QStringList>("devices");
    QTest::addColumn<QString>("links");
    QTest::addColumn<QString>("mode");

    const auto row = [](const char *name, const char *board, const char *processor, const QStringList &devices,
                        const char *links, const char *mode = "") {
        QTest::newRow(name) << QString::fromLatin1(board) << QString::fromLatin1(processor) << devices
                            << QString::fromLatin1(links) << QString::fromLatin1(mode);
    };
    const auto in = [](const char *connector, const QString &part) {
        return QString::fromLatin1(connector) + u'=' + part;
    };

    row("1: X299, 44 lanes, four cards and an M.2", "msi-meg-x299-creation", "intel-core-i9-7900x",
        {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4), in("M2_3", Nvme)},
        "PCI_E1 3.0 x8, PCI_E2 3.0 x8, PCI_E3 3.0 x16, PCI_E5 3.0 x8, M2_3 3.0 x4");
    row("2: X299, 28 lanes, two cards and an M.2", "msi-meg-x299-creation", "intel-core-i7-7800x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("M2_3", Nvme)}, "PCI_E1 3.0 x16, PCI_E3 3.0 x8, M2_3 3.0 x4");
    row("2: X299, 28 lanes, four cards: the M.2 is off", "msi-meg-x299-creation", "intel-core-i7-7800x",
        {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4), in("M2_3", Nvme)},
        "PCI_E1 3.0 x8, PCI_E2 3.0 x8, PCI_E3 3.0 x8, PCI_E5 3.0 x4, M2_3 dark");

    for (const auto &[board, processor] : {std::pair("msi-meg-z390-godlike", "intel-core-i9-9900k"),
                                           std::pair("msi-z370-godlike-gaming", "intel-core-i7-8700k")}) {
        row(qPrintable(QStringLiteral("4: %1, one card").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4)}, "PCI_E1 3.0 x16");
        row(qPrintable(QStringLiteral("4: %1, two cards").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4), in("PCI_E4", Card4)}, "PCI_E1 3.0 x8, PCI_E4 3.0 x8");
        row(qPrintable(QStringLiteral("4: %1, three cards, one on the chipset").arg(QLatin1StringView(board))), board,
            processor, {in("PCI_E1", Card4), in("PCI_E4", Card4), in("PCI_E5", Card4)},
            "PCI_E1 3.0 x8, PCI_E4 3.0 x8, PCI_E5 3.0 x4");
        row(qPrintable(QStringLiteral("4: %1, four cards").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E4", Card4), in("PCI_E5", Card4)},
            "PCI_E1 3.0 x8, PCI_E2 3.0 x4, PCI_E4 3.0 x4, PCI_E5 3.0 x4");
    }

    const char *unify = "msi-meg-x570-unify";
    row("5: X570, Ryzen 3000, one card", unify, "amd-ryzen-9-3950x", {in("PCI_E1", Card4)}, "PCI_E1 4.0 x16");
    row("5: X570, Ryzen 3000, two cards", unify, "amd-ryzen-9-3950x", {in("PCI_E1", Card4), in("PCI_E3", Card4)},
        "PCI_E1 4.0 x8, PCI_E3 4.0 x8");
    row("5: X570, Ryzen 3000, three cards", unify, "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4)}, "PCI_E1 4.0 x8, PCI_E3 4.0 x8, PCI_E5 4.0 x4");
    row("5: X570, Ryzen 2000, three cards", unify, "amd-ryzen-7-2700x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4)}, "PCI_E1 3.0 x8, PCI_E3 3.0 x8, PCI_E5 3.0 x4");
    row("5: X570, APU", unify, "amd-ryzen-5-2400g", {in("PCI_E1", Card4)}, "PCI_E1 3.0 x8");
    row("5: X570, APU: PCI_E3 is not there", unify, "amd-ryzen-5-2400g", {in("PCI_E1", Card4), in("PCI_E3", Card4)},
        "PCI_E1 3.0 x8, PCI_E3 dark");

    row("6: B550, CPU mode", "msi-meg-b550-unify-x", "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("M2_2", Nvme), in("M2_3", Nvme)}, "PCI_E1 4.0 x8, M2_2 4.0 x4, M2_3 4.0 x4", "cpu");
    row("6: B550, chipset mode", "msi-meg-b550-unify-x", "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("M2_2", Nvme), in("M2_3", Nvme)}, "PCI_E1 4.0 x16, M2_2 3.0 x2, M2_3 3.0 x2",
        "chipset");

    row("9: Z790, M2_1 in use: slot 1 at x8, slot 2 off", "asus-rog-maximus-z790-formula", "intel-core-i9-13900k",
        {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5), in("M.2_1", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 dark, M.2_1 4.0 x4");

    const QStringList three{in("PCIEX16_1", Card4), in("PCIEX16_3", Card4), in("PCIEX16_4", Card4)};
    row("10: X99-PRO, 40 lanes", "asus-x99-pro", "intel-core-i7-5960x", three,
        "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x16, PCIEX16_4 3.0 x8");
    row("10: X99-PRO, 28 lanes", "asus-x99-pro", "intel-core-i7-5820k", three,
        "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x8, PCIEX16_4 3.0 x4");
    row("10: X99-PRO, the M.2 disables the last slot", "asus-x99-pro", "intel-core-i7-5960x",
        three + QStringList{in("M.2", Nvme)}, "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x16, PCIEX16_4 dark, M.2 3.0 x4");

    row("12: X99, PCIE_4 in use", "gigabyte-ga-x99-ud5-wifi", "intel-core-i7-5960x",
        {in("PCIE_1", Card4), in("PCIE_4", Card4)}, "PCIE_1 3.0 x8, PCIE_4 3.0 x8");
    row("12: X99, i7-5820K", "gigabyte-ga-x99-ud5-wifi", "intel-core-i7-5820k",
        {in("PCIE_2", Card4), in("PCIE_3", Card4)}, "PCIE_2 3.0 x8, PCIE_3 3.0 x4");

    const char *hero = "asus-rog-crosshair-x870e-hero";
    const char *ryzen9 = "amd-ryzen-9-9950x";
    row("14: X870E, one card and M.2_1", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_1", Nvme)},
        "PCIEX16(G5)_1 5.0 x16, M.2_1 4.0 x4");
    row("14: X870E, M.2_2 halves the card", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_2", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, M.2_2 4.0 x4");
    row("14: X870E, M.2_3 halves the card", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_3", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, M.2_3 4.0 x4");
    row("14: X870E, two cards", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 5.0 x8");
    row("14: X870E, two cards and M.2_3", hero, ryzen9,
        {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5), in("M.2_3", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 5.0 x4, M.2_3 4.0 x4");

    const char *xtreme = "gigabyte-x570-aorus-xtreme";
    row("16: X570, PCIEX8 in use", xtreme, "amd-ryzen-9-3950x", {in("PCIEX16", Card4), in("PCIEX8", Card4)},
        "PCIEX16 4.0 x8, PCIEX8 4.0 x8");
    row("16: X570, Vega APU", xtreme, "amd-ryzen-5-2400g", {in("PCIEX16", Card4)}, "PCIEX16 3.0 x8");
    row("16: X570, third slot on the chipset", xtreme, "amd-ryzen-9-3950x", {in("PCIEX4", Card4)}, "PCIEX4 4.0 x4");
}

void OraclesTest::lanes()
{
    QFETCH(QString, board);
    QFETCH(QString, processor);
    QFETCH(QStringList, devices);
    QFETCH(QString, mode);
    for (const QString &id : {board, processor})
        QVERIFY2(m_catalogue.find(id), qPrintable(id));
    const QMap<QString, QString> settings =
        mode.isEmpty() ? QMap<QString, QString>() : QMap<QString, QString>{{QStringLiteral("m2-source"), mode}};
    const Judged judged(machine(m_catalogue, board, processor, devices, settings), m_catalogue);
    QTEST(judged.links(), "links");
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

void OraclesTest::firstCatalogueIsWhole()
{
    QVERIFY(m_catalogue.parts(Kind::Gpu).size() >= 90);
    QVERIFY(m_catalogue.parts(Kind::Card).size() >= 100);
    QVERIFY(m_catalogue.parts(Kind::Motherboard).size() >= 15);
    QVERIFY(m_catalogue.parts(Kind::Processor).size() >= 30);
    QVERIFY(m_catalogue.parts(Kind::Supply).size() >= 25);
    QVERIFY(m_catalogue.parts(Kind::Case).size() >= 25);
}

QTEST_GUILESS_MAIN(OraclesTest)
#include "tst_oracles.moc"
