// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/checks/run_checks.h"
#include "core/reality/against.h"
#include "core/reality/gaps.h"
#include "core/words/reality_answer.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::reality;

/// What else than lanes stands between a card and the plan: instances, a box outside of the case, addresses, a riser;
/// and where cards stand whose slot nobody tells.
class TestRealityCauses : public QObject
{
    Q_OBJECT

private slots:
    void instances_data();
    void instances();
    void instancesAreNoMemoryOfTheCard();
    void outside_data();
    void outside();
    void addresses_data();
    void addresses();
    void aRiserIsNamedWhereThereIsOne();
    void whatIsToldHasItsLine();
    void cardsWithoutAToldSlotStandSomewhere_data();
    void cardsWithoutAToldSlotStandSomewhere();
    void whatTheOwnerSaysMovesTheOthers();
    void oneSlotHoldsOneCard();
    void whatWasTypedIsNoCard();
    void whatACardClaimsIsNotWhatItIsWiredFor();
    void aBoardOfWhichNothingIsKnownIsNoFault();
};

namespace {

constexpr auto BoardId = "asus-proart-x870e-creator-wifi";

Document planOf(const char *chip)
{
    const QByteArray card = shipped().cardsWith(QString::fromLatin1(chip)).front()->id.toLatin1();
    return MachineText()
        .with(Kind::Motherboard, BoardId)
        .with(Kind::Processor, "amd-ryzen-9-7900x")
        .with(Kind::Card, card.constData(), "PCIEX16(G5)_1")
        .document;
}

Detected read(const QByteArray &text)
{
    Result<Detected> detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped()));
    return detected ? *std::move(detected) : Detected();
}

RealityRow firstRow(const Document &plan, const QByteArray &text)
{
    return planAgainst(plan, shipped(), read(text)).rows.front();
}

QString causesOf(const RealityRow &row)
{
    QStringList keys;
    for (const Cause &cause : row.causes)
        keys << causeKey(cause.kind);
    return keys.join(u' ');
}

/// An A100 on its planned link, and what stands behind.
QByteArray queried(const char *more, const char *width = "16x")
{
    return QByteArray("==============NVSMI LOG==============\n\nDriver Version : 535.183.01\nAttached GPUs : 1\n"
                      "GPU 00000000:01:00.0\n    Product Name : NVIDIA A100-PCIE-40GB\n    Performance State : P0\n") +
           more +
           "    PCI\n        Bus : 0x01\n        GPU Link Info\n            PCIe Generation\n"
           "                Max : 4\n                Current : 4\n            Link Width\n                Max : 16x\n"
           "                Current : " +
           width + "\n    FB Memory Usage\n        Total : 40960 MiB\n";
}

constexpr auto On = "    MIG Mode\n        Current : Enabled\n        Pending : Enabled\n";
constexpr auto Instances = "    MIG Mode\n        Current : Enabled\n        Pending : Enabled\n"
                           "    MIG Device\n        Index : 0\n        FB Memory Usage\n            Total : 19968 MiB\n"
                           "            Used : 10 MiB\n    MIG Device\n        Index : 1\n        FB Memory Usage\n"
                           "            Total : 4864 MiB\n";

/// Board and processor as dmidecode prints them.
constexpr auto Named =
    "Handle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: ASUSTeK COMPUTER INC.\n"
    "\tProduct Name: ProArt X870E-CREATOR WIFI\n\nHandle 0x0004, DMI type 4, 48 bytes\nProcessor Information\n"
    "\tVersion: AMD Ryzen 9 7900X 12-Core Processor\n\n";

QByteArray card3090(const char *address, const char *now, const char *regions = "")
{
    return QByteArray(address) +
           " VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n" +
           regions + "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: " + now + "\n";
}

} // namespace

void TestRealityCauses::instances_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const QByteArray &text, const char *verdict, int count) {
        QTest::newRow(name) << text << QString::fromLatin1(verdict) << count;
    };
    row("nothing said", queried(""), "as-planned", 0);
    row("off", queried("    MIG Mode\n        Current : Disabled\n        Pending : Enabled\n"), "as-planned", 0);
    row("the card has no such mode", queried("    MIG Mode\n        Current : N/A\n        Pending : N/A\n"),
        "as-planned", 0);
    row("on", queried(On), "divided", 0);
    row("on, with its instances", queried(Instances), "divided", 2);
    row("on, and lanes are lost", queried(Instances, "8x"), "lost-lanes", 2);
    row("a list",
        "GPU 0: NVIDIA A100-PCIE-40GB (UUID: GPU-X)\n  MIG 3g.20gb     Device  0: (UUID: MIG-X)\n"
        "  MIG 1g.5gb      Device  1: (UUID: MIG-X)\n",
        "divided", 2);
    row("a query",
        "index, name, pcie.link.width.current, pcie.link.gen.current, mig.mode.current\n"
        "0, NVIDIA A100-PCIE-40GB, 16, 4, Enabled\n",
        "divided", 0);
    row("a query, off",
        "index, name, pcie.link.width.current, pcie.link.gen.current, mig.mode.current\n"
        "0, NVIDIA A100-PCIE-40GB, 16, 4, Disabled\n",
        "as-planned", 0);
    const QByteArray table =
        "| NVIDIA-SMI 535.183.01    Driver Version: 535.183.01   CUDA Version: 12.2     |\n"
        "|   0  NVIDIA A100-PCIE-40GB          On  | 00000000:01:00.0 Off |                   On |\n"
        "| N/A   30C    P0             34W / 250W |     20MiB / 40960MiB |     N/A      Default |\n"
        "|                                         |                      |              ";
    row("a table", table + "Enabled |\n", "divided", 0);
    row("a table, off", table + "Disabled |\n", "unknown", 0); // it does not tell the link
    row("a table with its instances",
        table + "Enabled |\n| MIG devices:                                                                |\n"
                "|  0    2   0   0  |     11MiB / 20096MiB | 42      0 |  3   0    2    0    0 |\n"
                "|                  |      0MiB / 32767MiB |           |                       |\n",
        "divided", 1);
}

void TestRealityCauses::instances()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, verdict);
    QFETCH(int, count);
    const Detected detected = read(text);
    QCOMPARE(detected.gpus.size(), std::size_t(1));
    QCOMPARE(detected.gpus[0].seen.mig.instances, count);
    const RealityRow row = planAgainst(planOf("a100-pcie-40gb"), shipped(), detected).rows.front();
    QCOMPARE(QString(realVerdictKey(row.verdict)), verdict);
    QCOMPARE(causesOf(row).contains(u"instances"_s), detected.gpus[0].seen.mig.on == true);
    if (row.verdict == RealVerdict::Divided)
        QVERIFY(detected.lineAt(row.evidence).contains(u"Enabled"_s) ||
                detected.lineAt(row.evidence).startsWith(u"MIG"_s));
}

void TestRealityCauses::instancesAreNoMemoryOfTheCard()
{
    const Detected detected = read(queried(Instances));
    QCOMPARE(detected.gpus[0].seen.memoryMib.value_or(0), 40960.0);
    QCOMPARE(detected.gpus[0].seen.mig.largestMib.value_or(0), 19968.0);
    QCOMPARE(detected.gpus[0].chip.part ? detected.gpus[0].chip.part->id : QString(), u"a100-pcie-40gb"_s);
    const QByteArray xml = "<?xml version=\"1.0\" ?>\n<nvidia_smi_log>\n<attached_gpus>1</attached_gpus>\n"
                           "<gpu id=\"00000000:01:00.0\">\n<product_name>NVIDIA A100-PCIE-40GB</product_name>\n"
                           "<mig_mode>\n<current_mig>Enabled</current_mig>\n</mig_mode>\n<fb_memory_usage>\n"
                           "<total>40536 MiB</total>\n</fb_memory_usage>\n<mig_devices>\n<mig_device>\n"
                           "<fb_memory_usage>\n<total>19968 MiB</total>\n</fb_memory_usage>\n</mig_device>\n"
                           "</mig_devices>\n</gpu>\n</nvidia_smi_log>\n";
    const Detected read2 = read(xml);
    QCOMPARE(read2.gpus[0].seen.memoryMib.value_or(0), 40536.0);
    QCOMPARE(read2.gpus[0].seen.mig.largestMib.value_or(0), 19968.0);
    QCOMPARE(read2.gpus[0].seen.mig.instances, 1);
    QCOMPARE(read2.gpus[0].seen.mig.on, std::optional(true));
}

void TestRealityCauses::outside_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<bool>("external");
    const auto behind = [](const char *bridge, const char *now) {
        return QByteArray("00:07.0 PCI bridge [0604]: ") + bridge +
               " (rev 02)\n\tBus: primary=00, secondary=03, subordinate=2b, sec-latency=0\n"
               "\tLnkCap: Port #4, Speed 2.5GT/s, Width x4\n" +
               card3090("03:00.0", now);
    };
    constexpr auto Thunderbolt = "Intel Corporation Tiger Lake-LP Thunderbolt 4 PCI Express Root Port #0 [8086:9a23]";
    constexpr auto Plain = "Intel Corporation Device [8086:9a09]";
    const auto row = [](const char *name, const QByteArray &text, const char *verdict, bool external) {
        QTest::newRow(name) << text << QString::fromLatin1(verdict) << external;
    };
    row("four lanes behind Thunderbolt", behind(Thunderbolt, "Speed 8GT/s (downgraded), Width x4 (downgraded)"),
        "lost-lanes", true);
    row("four lanes behind a plain port", behind(Plain, "Speed 8GT/s (downgraded), Width x4 (downgraded)"),
        "lost-lanes", false);
    // A port of Thunderbolt prints 2.5 GT/s whatever it carries.
    row("all lanes behind Thunderbolt, at rest", behind(Thunderbolt, "Speed 2.5GT/s (downgraded), Width x16"), "idle",
        true);
    row("the kernel calls it removable",
        card3090("03:00.0", "Speed 8GT/s, Width x4") + "/sys/bus/pci/devices/0000:03:00.0/removable:removable\n",
        "lost-lanes", true);
    row("the kernel calls it fixed",
        card3090("03:00.0", "Speed 8GT/s, Width x4") + "/sys/bus/pci/devices/0000:03:00.0/removable:fixed\n",
        "lost-lanes", false);
    row("nothing is lost", card3090("03:00.0", "Speed 16GT/s, Width x16"), "as-planned", false);
}

void TestRealityCauses::outside()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, verdict);
    QFETCH(bool, external);
    const Detected detected = read(text);
    QCOMPARE(bool(detected.gpus.at(0).external), external);
    const RealityRow row = planAgainst(planOf("geforce-rtx-3090"), shipped(), detected).rows.front();
    QCOMPARE(QString(realVerdictKey(row.verdict)), verdict);
    QCOMPARE(!row.causes.empty() && row.causes.front().kind == CauseKind::External,
             external && row.verdict == RealVerdict::LostLanes);
    QVERIFY(!external || !causesOf(row).contains(u"slot-has-no-more"_s));
}

void TestRealityCauses::addresses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("verdict");
    constexpr auto Now = "Speed 16GT/s, Width x16";
    const auto listed = [&](const char *regions) { return card3090("01:00.0", Now, regions); };
    const auto logged = [&](const char *lines) { return card3090("01:00.0", Now) + lines; };
    const auto row = [](const char *name, const QByteArray &text, const char *verdict) {
        QTest::newRow(name) << text << QString::fromLatin1(verdict);
    };
    row("each has one", listed("\tRegion 1: Memory at 900000000 (64-bit, prefetchable) [size=256M]\n"), "as-planned");
    row("one has none", listed("\tRegion 1: Memory at <unassigned> (64-bit, prefetchable) [virtual]\n"), "unusable");
    row("ports for old systems have none", listed("\tRegion 5: I/O ports at <unassigned> [disabled]\n"), "as-planned");
    row("its ROM has none", listed("\tExpansion ROM at <unassigned> [disabled]\n"), "as-planned");
    row("only functions that nobody made have none",
        listed("\tCapabilities: [bc0 v1] Single Root I/O Virtualization (SR-IOV)\n"
               "\t\tRegion 0: Memory at <unassigned> (64-bit, prefetchable)\n"),
        "as-planned");
    row("no space", logged("[ 1.0] pci 0000:01:00.0: BAR 1: no space for [mem size 0x800000000 64bit pref]\n"),
        "unusable");
    row("no space, since 6.10",
        logged("[ 1.0] pci 0000:01:00.0: BAR 1 [mem size 0x800000000 64bit pref]: can't assign; no space\n"),
        "unusable");
    row("no space, then space",
        logged("[ 1.0] pci 0000:01:00.0: BAR 1: no space for [mem size 0x10000000 64bit pref]\n"
               "[ 1.1] pci 0000:01:00.0: BAR 1: assigned [mem 0xd0000000-0xdfffffff 64bit pref]\n"),
        "as-planned");
    row("no space for its ROM", logged("[ 1.0] pci 0000:01:00.0: BAR 6: no space for [mem size 0x00080000 pref]\n"),
        "as-planned");
    row("the driver's word",
        logged("[ 9.0] NVRM: This PCI I/O region assigned to your NVIDIA device is invalid:\n"
               "[ 9.0] NVRM: BAR1 is 0M @ 0x0 (PCI:0000:01:00.0)\n"),
        "unusable");
}

void TestRealityCauses::addresses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, verdict);
    const Detected detected = read(text);
    QCOMPARE(detected.gpus.size(), std::size_t(1));
    const RealityRow row = planAgainst(planOf("geforce-rtx-3090"), shipped(), detected).rows.front();
    QCOMPARE(QString(realVerdictKey(row.verdict)), verdict);
    QCOMPARE(causesOf(row), verdict == u"unusable"_s ? u"addresses"_s : QString());
    QCOMPARE(detected.lineAt(row.evidence).isEmpty(), false);
}

void TestRealityCauses::aRiserIsNamedWhereThereIsOne()
{
    const QByteArray half = card3090("01:00.0", "Speed 16GT/s, Width x8 (downgraded)");
    QVERIFY(!causesOf(firstRow(planOf("geforce-rtx-3090"), half)).contains(u"riser"_s));
    Document plan = planOf("geforce-rtx-3090");
    const auto &risers = shipped().parts(Kind::Riser);
    const auto riser = std::find_if(risers.begin(), risers.end(), [](const PartHandle &part) {
        const auto &each = static_cast<const Riser &>(*part);
        return each.host.valueOr({}) == u"slot-16"_s && each.gives.valueOr({}) == u"slot-16"_s &&
               each.outputCount.valueOr(1) == 1 && each.pcieGeneration.valueOr(0) >= 4;
    });
    QVERIFY(riser != risers.end());
    Item &card = plan.build.items.back();
    Item item;
    item.id = plan.build.nextId();
    item.kind = Kind::Riser;
    item.part = (*riser)->id;
    item.connector = card.connector;
    card.connector = OutputName{item.id, 1}.text();
    plan.build.items.push_back(item);
    const RealityRow row = firstRow(plan, half);
    QCOMPARE(QString(realVerdictKey(row.verdict)), u"lost-lanes"_s);
    QVERIFY(causesOf(row).contains(u"riser"_s));
}

void TestRealityCauses::whatIsToldHasItsLine()
{
    const Document plan = planOf("geforce-rtx-3090");
    const Detected detected =
        read("00:07.0 PCI bridge [0604]: Intel Corporation Thunderbolt 4 PCI Express Root Port #0 [8086:9a23]\n"
             "\tBus: primary=00, secondary=03, subordinate=2b, sec-latency=0\n" +
             card3090("03:00.0", "Speed 8GT/s, Width x4"));
    const Reality reality = planAgainst(plan, shipped(), detected);
    const words::RealityAnswer answer =
        words::realityAnswer(reality, resolve(plan.build, shipped()), detected, plan.use.work);
    QVERIFY(answer.lines[0].causes[0].text().contains(u"a.txt, line 1"_s));
    QVERIFY(answer.lines[0].causes[0].text().contains(u"Thunderbolt 4 PCI Express Root Port"_s));
}

void TestRealityCauses::cardsWithoutAToldSlotStandSomewhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("connectors");
    QTest::newRow("eight and eight") << card3090("01:00.0", "Speed 16GT/s, Width x8") +
                                            card3090("03:00.0", "Speed 16GT/s, Width x8")
                                     << QStringList{u"PCIEX16(G5)_1"_s, u"PCIEX16(G5)_2"_s};
    QTest::newRow("four") << card3090("01:00.0", "Speed 16GT/s, Width x4") << QStringList{u"PCIEX16(G4)"_s};
    QTest::newRow("sixteen") << card3090("01:00.0", "Speed 16GT/s, Width x16") << QStringList{u"PCIEX16(G5)_1"_s};
    QTest::newRow("not told") << QByteArray("01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 "
                                            "[GeForce RTX 3090] [10de:2204] (rev a1)\n")
                              << QStringList{u"PCIEX16(G5)_1"_s};
}

void TestRealityCauses::cardsWithoutAToldSlotStandSomewhere()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, connectors);
    const std::optional<DetectedBuild> made = buildOf(read(Named + text), shipped());
    QVERIFY(made.has_value());
    QStringList are;
    for (const Item *item : made->document.build.itemsOf(Kind::Card))
        are << item->connector;
    QCOMPARE(are, connectors);
    for (const CardPlace &place : made->places) {
        if (place.choices.size() > 1)
            QVERIFY(place.connector.isEmpty()); // nobody told it
    }
    const Result<OpenedBuild> opened =
        readBuildFile(writeBuildFile(made->document, made->catalogue), u"a.rig.json"_s, shipped());
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : opened.error().sentence()));
    const Machine machine = resolve(opened->document.build, opened->catalogue);
    const Assessment assessment = assess(machine, opened->document.site, opened->document.use);
    for (const Finding &finding : runChecks({machine, opened->document.site, opened->document.use, assessment}))
        QVERIFY2(finding.severity != Severity::Blocker, finding.check);
}

void TestRealityCauses::whatTheOwnerSaysMovesTheOthers()
{
    const std::optional<DetectedBuild> made =
        buildOf(read(QByteArray(Named) + card3090("01:00.0", "Speed 16GT/s, Width x8") +
                     card3090("03:00.0", "Speed 16GT/s, Width x8")),
                shipped());
    QVERIFY(made.has_value());
    const Document document = completed(*made, {}, {{made->places[1].item, u"PCIEX16(G5)_1"_s}});
    QCOMPARE(document.build.item(made->places[1].item)->connector, u"PCIEX16(G5)_1"_s);
    QCOMPARE(document.build.item(made->places[0].item)->connector, u"PCIEX16(G5)_2"_s);
}

/// Two cards with four lanes each: both may not stand in the one slot that has four.
void TestRealityCauses::oneSlotHoldsOneCard()
{
    const auto firstCauses = [](const Document &plan, const QByteArray &text) {
        QStringList keys;
        for (const RealityRow &row : planAgainst(plan, shipped(), read(text)).rows)
            keys << causeKey(row.causes.front().kind);
        return keys;
    };
    Document two = planOf("geforce-rtx-3090");
    Item second = two.build.items.back();
    second.id = two.build.nextId();
    second.connector = u"PCIEX16(G5)_2"_s;
    two.build.items.push_back(second);
    const QByteArray four = card3090("01:00.0", "Speed 16GT/s, Width x4");
    QCOMPARE(firstCauses(planOf("geforce-rtx-3090"), four), QStringList{u"other-slot"_s});
    const QStringList causes = firstCauses(two, four + card3090("03:00.0", "Speed 16GT/s, Width x4"));
    QCOMPARE(causes.size(), 2);
    QVERIFY(!causes.contains(u"other-slot"_s));
}

/// The line that was typed stands before the list, with the list's commas.
void TestRealityCauses::whatWasTypedIsNoCard()
{
    const Detected detected =
        read("nvidia-smi --query-gpu=index,name,pcie.link.width.current,pcie.link.width.max --format=csv\n"
             "index, name, pcie.link.width.current, pcie.link.width.max\n"
             "0, NVIDIA GeForce RTX 3090, 8, 16\n1, NVIDIA GeForce RTX 3090, 16, 16\n");
    QCOMPARE(detected.gpus.size(), std::size_t(2));
    for (const DetectedGpu &gpu : detected.gpus)
        QCOMPARE(gpu.name, u"NVIDIA GeForce RTX 3090"_s);
    QCOMPARE(detected.gpus[0].link.seen.width.value_or(0), 8);
}

/// The chip claims sixteen lanes and has eight.
void TestRealityCauses::whatACardClaimsIsNotWhatItIsWiredFor()
{
    const auto linkOf = [](const char *row) {
        return read(QByteArray("name, pcie.link.width.current, pcie.link.width.max\n") + row).gpus.at(0).link;
    };
    const DetectedLink claimed = linkOf("NVIDIA GeForce RTX 5060 Ti, 4, 16\n");
    QCOMPARE(claimed.wiredWidth, std::optional(8));
    QCOMPARE(claimed.seen.maxWidth, std::optional(16));
    QVERIFY(claimed.isNarrow());
    QVERIFY(!linkOf("NVIDIA GeForce RTX 5060 Ti, 8, 16\n").isNarrow());
    QVERIFY(!linkOf("NVIDIA GeForce RTX 5060 Ti, 4, 8\n").wiredWidth);
    QVERIFY(!linkOf("NVIDIA GeForce RTX 3090, 4, 16\n").wiredWidth);
}

void TestRealityCauses::aBoardOfWhichNothingIsKnownIsNoFault()
{
    const QByteArray dmi =
        "Handle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: Acme\n"
        "\tProduct Name: Board that nobody lists\n\nHandle 0x0004, DMI type 4, 48 bytes\n"
        "Processor Information\n\tVersion: Acme Processor 1\n\n"
        "Handle 0x0005, DMI type 4, 48 bytes\nProcessor Information\n\tVersion: Acme Processor 1\n\n";
    const std::optional<DetectedBuild> made =
        buildOf(read(dmi + card3090("01:00.0", "Speed 16GT/s, Width x16")), shipped());
    QVERIFY(made.has_value());
    const Machine machine = resolve(made->document.build, made->catalogue);
    QCOMPARE(machine.processors.size(), std::size_t(2));
    const Assessment assessment = assess(machine, made->document.site, made->document.use);
    for (const Finding &finding : runChecks({machine, made->document.site, made->document.use, assessment}))
        QVERIFY2(finding.severity != Severity::Blocker, finding.check);
}

RIG_TEST(TestRealityCauses)
#include "tst_reality_causes.moc"
