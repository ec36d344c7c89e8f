// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/reality/against.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::reality;

/// A plan held against what a machine says: an idle link is no loss, and hides none.
class TestRealityPlan : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void aDriveThatTakesTheLanesIsNamed();
    void ownersCausesAreNamed_data();
    void ownersCausesAreNamed();
    void theSlotIsReadFromTheFirmware();
    void cardsAlikeGiveNoFalseLoss();
    void oneLostCardIsOne();
    void theKernelNamesTheNarrowLink();
    void damagedFiguresAreDropped();
    void aRecognisedMachineOpens();
    void boardsByTheirFirmwaresName();
};

namespace {

constexpr auto BoardId = "asus-proart-x870e-creator-wifi";

/// Two cards in the slots of the processor: eight lanes of PCIe 4.0 each.
Document plan(int cards = 2)
{
    Document document;
    const auto add = [&](Kind kind, const QString &part, const QString &connector = {}) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        item.connector = connector;
        document.build.items.push_back(item);
    };
    add(Kind::Motherboard, QString::fromLatin1(BoardId));
    add(Kind::Processor, u"amd-ryzen-9-7900x"_s);
    const PartHandle card = shipped().cardsWith(u"geforce-rtx-3090"_s).front();
    add(Kind::Card, card->id, u"PCIEX16(G5)_1"_s);
    if (cards > 1)
        add(Kind::Card, card->id, u"PCIEX16(G5)_2"_s);
    return document;
}

QByteArray card(const char *address, const char *now, const char *most = "Speed 16GT/s, Width x16")
{
    return QByteArray(address) +
           " VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
           "\tLnkCap: Port #0, " +
           most + "\n\tLnkSta: " + now + "\n";
}

std::vector<RealityRow> against(const Document &document, const QByteArray &text)
{
    const Result<Detected> detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped()));
    return detected ? planAgainst(document, shipped(), *detected).rows : std::vector<RealityRow>();
}

QString verdictsOf(const std::vector<RealityRow> &rows)
{
    QStringList keys;
    for (const RealityRow &row : rows)
        keys << realVerdictKey(row.verdict);
    return keys.join(u' ');
}

} // namespace

void TestRealityPlan::verdicts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const QByteArray good = card("03:00.0", "Speed 16GT/s, Width x8 (downgraded)");
    const auto row = [&](const char *name, const QByteArray &first, const char *expected) {
        QTest::newRow(name) << QByteArray(first + good) << QString::fromLatin1(expected);
    };
    row("as planned", card("01:00.0", "Speed 16GT/s, Width x8 (downgraded)"), "as-planned as-planned");
    row("more lanes", card("01:00.0", "Speed 16GT/s, Width x16"), "as-planned as-planned");
    row("at rest", card("01:00.0", "Speed 2.5GT/s (downgraded), Width x8 (downgraded)"), "as-planned idle");
    row("at rest and narrow", card("01:00.0", "Speed 2.5GT/s (downgraded), Width x4 (downgraded)"),
        "as-planned lost-lanes");
    row("no width", card("01:00.0", "Speed 16GT/s, Width x63"), "as-planned unknown");
    row("not root",
        "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204]\n"
        "\tCapabilities: <access denied>\n",
        "as-planned unknown");
    // One card with its details is what a command for that card prints; a list has other devices.
    row("one is not in what may be of one card", QByteArray(), "as-planned unknown");
    row("one is not there", "00:00.0 Host bridge [0600]: A [1022:14d8]\n", "as-planned absent");
    row("one is asked for alone", "$ sudo lspci -vv -s 03:00.0\n", "as-planned unknown");
    row("another one more", card("01:00.0", "Speed 16GT/s, Width x8") + card("05:00.0", "Speed 16GT/s, Width x8"),
        "as-planned as-planned extra");
    QTest::newRow("in a virtual machine")
        << QByteArray("00:01.0 VGA compatible controller [0300]: Device [1234:1111]\n" +
                      card("01:00.0", "Speed 2.5GT/s, Width x4") + card("02:00.0", "Speed 2.5GT/s, Width x4"))
        << u"unknown unknown"_s;
    QTest::newRow("nothing of links")
        << QByteArray("|   0  NVIDIA GeForce RTX 3090        Off |   00000000:01:00.0 Off |  N/A |\n"
                      "|   1  NVIDIA GeForce RTX 3090        Off |   00000000:03:00.0 Off |  N/A |\n")
        << u"unknown unknown"_s;
    QTest::newRow("only numbers") << QByteArray(
                                         "\tGPU0\tGPU1\tCPU Affinity\nGPU0\t X \tPHB\t0-23\nGPU1\tPHB\t X \t0-23\n")
                                  << u"unknown unknown unknown unknown"_s;
    QTest::newRow("no machine at all") << QByteArray("hello") << u"unknown unknown"_s;
}

void TestRealityPlan::verdicts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QStringList is = verdictsOf(against(plan(), text)).split(u' ');
    // Which of two cards alike is which is not told.
    std::sort(is.begin(), is.begin() + std::min<qsizetype>(2, is.size()));
    QStringList wanted = expected.split(u' ');
    std::sort(wanted.begin(), wanted.begin() + std::min<qsizetype>(2, wanted.size()));
    QCOMPARE(is, wanted);
}

void TestRealityPlan::aDriveThatTakesTheLanesIsNamed()
{
    const std::vector<RealityRow> rows =
        against(plan(), card("01:00.0", "Speed 16GT/s, Width x8") + card("03:00.0", "Speed 16GT/s, Width x4") +
                            "02:00.0 Non-Volatile memory controller [0108]: A [144d:a80c]\n");
    const auto lost = std::find_if(rows.begin(), rows.end(),
                                   [](const RealityRow &row) { return row.verdict == RealVerdict::LostLanes; });
    QVERIFY(lost != rows.end());
    QCOMPARE(lost->plannedConnector, u"PCIEX16(G5)_2"_s);
    QCOMPARE(lost->causes.front().kind, CauseKind::TakenBy);
    QCOMPARE(lost->causes.front().connector, u"M.2_2"_s);
    QVERIFY(lost->evidence);
}

/// Machines of which their owners found out, and say, why a card has fewer lanes than they had reckoned with.
void TestRealityPlan::ownersCausesAreNamed_data()
{
    QTest::addColumn<Document>("plan");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("cause");
    // ROG forum, "Z790 Maximus Extreme - NVME and GPU pci-e lanes": an RTX 4090 at x8; the drive in M.2_1 takes lanes
    // of the upper slot, and not only of the lower one, as the manual has it.
    const MachineText maximus = MachineText()
                                    .with(Kind::Motherboard, "asus-rog-maximus-z790-extreme")
                                    .with(Kind::Processor, "intel-core-i9-13900k")
                                    .with(Kind::Card, "nvidia-geforce-rtx-4090-founders-edition", "PCIEX16(G5)_1");
    const QByteArray ada =
        "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation AD102 [GeForce RTX 4090] [10de:2684] (rev a1)\n"
        "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, Width x8 (downgraded)\n";
    QTest::newRow("a drive in M.2_1")
        << maximus.document
        << ada + "02:00.0 Non-Volatile memory controller [0108]: SK hynix Platinum P41 [1c5c:1959]\n"
        << u"taken-by M.2_1"_s;
    QTest::newRow("a card in the other slot")
        << maximus.document << ada + "02:00.0 VGA compatible controller [0300]: NVIDIA Corporation [10de:2684]\n"
        << u"taken-by PCIEX16(G5)_2"_s;
    // p2p-bench, 3900X on X570: the RTX 5070 hangs on the chipset, whose uplink has four lanes.
    const auto pci = [](const char *device, const char *rest) {
        return QByteArray("[Mon Jun 15 16:00:09 2026] pci 0000:") + device + ": " + rest + "\n";
    };
    const auto limit = [&](const char *device, const char *link) {
        return pci(device, (QByteArray("63.012 Gb/s available PCIe bandwidth, limited by ") + link +
                            " (capable of 504.112 Gb/s with 32.0 GT/s PCIe x16 link)")
                               .constData());
    };
    const MachineText x570 =
        MachineText().with(Kind::Motherboard, "asus-pro-ws-x570-ace").with(Kind::Processor, "amd-ryzen-9-3900x");
    QTest::newRow("a slot of the chipset")
        << MachineText(x570).with(Kind::Card, "nvidia-geforce-rtx-5070-founders-edition", "PCIEX16_3").document
        << pci("04:00.0", "[10de:2f04] type 00 class 0x030000 PCIe Legacy Endpoint") +
               limit("04:00.0", "16.0 GT/s PCIe x4 link at 0000:00:01.2") +
               limit("06:00.0", "16.0 GT/s PCIe x4 link at 0000:00:01.2")
        << u"shared-uplink "_s;
    // The same owner's four RTX 5060 Ti: one slot's lanes are dealt among them.
    QByteArray four;
    for (const auto &[card, port] : {std::pair("08:00.0", "8.0 GT/s PCIe x4 link at 0000:00:03.1"),
                                     std::pair("09:00.0", "8.0 GT/s PCIe x4 link at 0000:00:03.2")})
        four += pci(card, "[10de:2d04] type 00 class 0x030000 PCIe Legacy Endpoint") + limit(card, port);
    QTest::newRow("a slot whose lanes are dealt") << MachineText(x570)
                                                         .with(Kind::Card, "asus-dual-rtx-5060-ti-16gb", "PCIEX16_1")
                                                         .with(Kind::Card, "asus-dual-rtx-5060-ti-16gb", "PCIEX16_2")
                                                         .document
                                                  << four << u"split "_s;
}

void TestRealityPlan::ownersCausesAreNamed()
{
    QFETCH(Document, plan);
    QFETCH(QByteArray, text);
    QFETCH(QString, cause);
    const std::vector<RealityRow> rows = against(plan, text);
    QVERIFY(!rows.empty());
    QCOMPARE(QString(realVerdictKey(rows.front().verdict)), u"lost-lanes"_s);
    const Cause &first = rows.front().causes.front();
    QCOMPARE(QString(causeKey(first.kind)) + u' ' + first.connector, cause);
    QVERIFY(first.evidence);
}

void TestRealityPlan::theSlotIsReadFromTheFirmware()
{
    const QByteArray dmi = "Handle 0x0030, DMI type 9, 17 bytes\nSystem Slot Information\n\tDesignation: PCIEX16(G4)\n"
                           "\tType: x4 PCI Express 4 x16\n\tCurrent Usage: In Use\n\tBus Address: 0000:01:00.0\n\n";
    const std::vector<RealityRow> rows = against(plan(1), dmi + card("01:00.0", "Speed 16GT/s, Width x4"));
    QCOMPARE(verdictsOf(rows), u"lost-lanes"_s);
    QCOMPARE(rows[0].foundConnector, u"PCIEX16(G4)"_s);
    QCOMPARE(rows[0].causes.front().kind, CauseKind::OtherSlot);
    QCOMPARE(rows[0].causes.front().connector, u"PCIEX16(G4)"_s);
}

void TestRealityPlan::cardsAlikeGiveNoFalseLoss()
{
    // A plan of x16 and x4: found in the other order.
    Document document = plan(1);
    Item item = document.build.items.back();
    item.id = document.build.nextId();
    item.connector = u"PCIEX16(G4)"_s;
    document.build.items.push_back(item);
    QCOMPARE(verdictsOf(against(document, card("01:00.0", "Speed 16GT/s, Width x4") +
                                              card("02:00.0", "Speed 16GT/s, Width x16"))),
             u"as-planned as-planned"_s);
}

/// Two planned cards of which the text has neither, and speaks of one: the other may be one that it does not name.
void TestRealityPlan::oneLostCardIsOne()
{
    const QByteArray lost = "Unable to determine the device handle for GPU1: 0000:03:00.0: Unknown Error\n";
    const auto rows = against(plan(), lost);
    QCOMPARE(std::count_if(rows.begin(), rows.end(),
                           [](const RealityRow &row) { return row.verdict == RealVerdict::Absent; }),
             1);
    QCOMPARE(verdictsOf(against(plan(), lost + card("01:00.0", "Speed 16GT/s, Width x8"))), u"as-planned absent"_s);
}

/// A port that limits a card and something on another bus is shared; two cards on two functions of a port share its
/// lanes.
void TestRealityPlan::theKernelNamesTheNarrowLink()
{
    const auto log = [](const char *first, const char *second, const char *other) {
        const QByteArray card = ": [10de:2204] type 00 class 0x030000 PCIe Legacy Endpoint\n";
        const auto limit = [](const char *device, const char *at) {
            return QByteArray("pci 0000:") + device +
                   ": 63.012 Gb/s available PCIe bandwidth, limited by 16.0 GT/s "
                   "PCIe x4 link at 0000:" +
                   at + " (capable of 252.048 Gb/s with 16.0 GT/s PCIe x16 link)\n";
        };
        return QByteArray("pci 0000:01:00.0") + card + limit("01:00.0", first) + "pci 0000:09:00.0" + card +
               limit("09:00.0", second) + (other ? limit("05:00.0", other) : QByteArray());
    };
    const auto firstCause = [&](const QByteArray &text) {
        const auto rows = against(plan(), text);
        return rows[0].causes.empty() ? QString() : QString(causeKey(rows[0].causes.front().kind));
    };
    QCOMPARE(firstCause(log("00:01.2", "00:03.1", "00:01.2")), u"shared-uplink"_s);
    // The plan's own lanes come first where they explain it: a drive takes them, or the card stands elsewhere.
    QVERIFY(firstCause(log("00:01.1", "00:03.1", nullptr)) != u"split"_s);
    const auto split = against(plan(), log("00:03.1", "00:03.2", nullptr));
    QVERIFY(std::any_of(split[0].causes.begin(), split[0].causes.end(),
                        [](const Cause &cause) { return cause.kind == CauseKind::Split; }));
}

/// What no such part can have is not known of it: the machine opens all the same.
void TestRealityPlan::damagedFiguresAreDropped()
{
    const QByteArray text = "Handle 0x0040, DMI type 17, 92 bytes\nMemory Device\n\tSize: 16 GB\n\tLocator: DIMM_A1\n"
                            "\tType: DDR5\n\tSpeed: 48 MT/s\n\tManufacturer: A\n\n" +
                            card("01:00.0", "Speed 16GT/s, Width x16");
    const Result<Detected> detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped()));
    QVERIFY(detected.has_value());
    const std::optional<DetectedBuild> made = buildOf(*detected, shipped());
    QVERIFY(made.has_value());
    const auto kits = made->document.build.itemsOf(Kind::Memory);
    QCOMPARE(kits.size(), std::size_t(1));
    const auto kit = made->catalogue.find<MemoryKit>(kits.front()->part);
    QVERIFY(kit && !kit->transfers);
    QCOMPARE(kit->moduleSize->value(), 16.0);
    const Result<OpenedBuild> opened =
        readBuildFile(writeBuildFile(made->document, made->catalogue), u"a.rig.json"_s, shipped());
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : opened.error().sentence()));
}

void TestRealityPlan::aRecognisedMachineOpens()
{
    const QByteArray text =
        "Handle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: ASUSTeK COMPUTER INC.\n"
        "\tProduct Name: ProArt X870E-CREATOR WIFI\n\nHandle 0x0004, DMI type 4, 48 bytes\nProcessor Information\n"
        "\tVersion: AMD Ryzen 9 7900X 12-Core Processor\n\nHandle 0x0030, DMI type 9, 17 bytes\n"
        "System Slot Information\n\tDesignation: PCIEX16(G5)_1\n\tBus Address: 0000:01:00.0\n\n" +
        card("01:00.0", "Speed 2.5GT/s, Width x16");
    const Result<Detected> detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped()));
    QVERIFY(detected.has_value());
    const std::optional<DetectedBuild> made = buildOf(*detected, shipped());
    QVERIFY(made.has_value());
    const QByteArray written = writeBuildFile(made->document, made->catalogue);
    const Result<OpenedBuild> opened = readBuildFile(written, u"a.rig.json"_s, shipped());
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : opened.error().sentence()));
    const Build &build = opened->document.build;
    QCOMPARE(build.itemsOf(Kind::Motherboard).size(), std::size_t(1));
    QCOMPARE(build.itemsOf(Kind::Motherboard).front()->part, QString::fromLatin1(BoardId));
    QCOMPARE(build.itemsOf(Kind::Processor).front()->part, u"amd-ryzen-9-7900x"_s);
    QCOMPARE(build.itemsOf(Kind::Card).front()->connector, u"PCIEX16(G5)_1"_s);
    QVERIFY(std::all_of(build.items.begin(), build.items.end(), [](const Item &item) { return item.owned; }));
}

void TestRealityPlan::boardsByTheirFirmwaresName()
{
    const Recogniser recogniser(shipped());
    const auto boardOf = [&](const QString &vendor, const QString &product) {
        SeenBoard board;
        board.vendor = vendor;
        board.product = product;
        const Recognised is = recogniser.board(board);
        return is.part ? is.part->id : QString();
    };
    QCOMPARE(boardOf(u"Gigabyte Technology Co., Ltd."_s, u"B450 AORUS PRO-CF"_s), u"gigabyte-b450-aorus-pro"_s);
    QCOMPARE(boardOf(u"ASRockRack"_s, u"ROMED8-2T"_s), u"asrock-rack-romed8-2t"_s);
    QCOMPARE(boardOf(u"Dell Inc."_s, u"060K5C"_s), u"dell-precision-7920-tower-mainboard"_s);
    QCOMPARE(boardOf(u"HP"_s, u"81C7"_s), u"hp-z8-g4-mainboard"_s);
    QCOMPARE(boardOf(u"Micro-Star International Co., Ltd."_s, u"X570-A PRO (MS-7C37)"_s), u"msi-x570-a-pro"_s);
    QCOMPARE(boardOf(u"Dell Inc."_s, u"0HY9JP"_s), u"dell-optiplex-790-mt-mainboard"_s);
    QCOMPARE(boardOf(u"Dell Inc."_s, u"0HY9JQ"_s), QString());
    QCOMPARE(boardOf(u"LENOVO"_s, u"81C7"_s), QString());
    // Every board of the catalogue is known by its own name.
    int known = 0;
    for (const PartHandle &part : shipped().parts(Kind::Motherboard))
        known += boardOf(part->vendor, part->name.mid(part->vendor.size() + 1)) == part->id ? 1 : 0;
    QCOMPARE(known, static_cast<int>(shipped().parts(Kind::Motherboard).size()));
}

RIG_TEST(TestRealityPlan)
#include "tst_reality_plan.moc"
