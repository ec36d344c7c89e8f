// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"
#include "core/reality/detected.h"
#include "core/reality/scan.h"
#include "tests/testing.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::reality;

/// What machines print, read: each row is written after the grammar of its tool.
class TestRealityReaders : public QObject
{
    Q_OBJECT

private slots:
    void addresses();
    void aListingWithLinks();
    void aLinkWithoutItsDevice();
    void aTree();
    void aTableOfNvidia();
    void aQueryThatIsCut();
    void aQueryAsCsv();
    void aTopology();
    void slotsOfTheFirmware();
    void statesOfAnAmdCard();
    void theKernelsWord();
    void severalToolsInOneText();
    void wideText();
    void hostileText_data();
    void hostileText();
    void tooLarge();
    void variantsAreNotTheirBase();
};

namespace {

Detected read(const QByteArray &text)
{
    static const Recogniser recogniser{Catalogue()};
    const Result<Detected> detected = detect({{u"a.txt"_s, text}}, recogniser);
    return detected ? *detected : Detected();
}

QString linkText(const SeenLink &link)
{
    const auto number = [](std::optional<int> value) { return value ? QString::number(*value) : u"?"_s; };
    return u"x%1/%2 gen %3/%4"_s.arg(number(link.width), number(link.maxWidth), number(link.generation),
                                     number(link.maxGeneration));
}

} // namespace

void TestRealityReaders::addresses()
{
    QCOMPARE(pciAddress(u"01:00.0")->text(), u"0000:01:00.0"_s);
    QCOMPARE(pciAddress(u"00000000:AC:1F.7")->text(), u"0000:ac:1f.7"_s);
    QCOMPARE(pciAddress(u"38dd:00:00.0")->domain, 0x38ddU);
    for (const QString &none : {u"01:00"_s, u"1:00.0"_s, u"01:00.8"_s, u"01:20.0"_s, u"a:b"_s, u""_s, u"10de:2204"_s})
        QVERIFY2(!pciAddress(none), qPrintable(none));
    QVERIFY(pciAddress(u"00ff:ff:1f.7")->isDummy());
    QVERIFY(pciAddress(u"0000:00:00.0")->isDummy());
}

void TestRealityReaders::aListingWithLinks()
{
    const Detected is = read(
        "$ sudo lspci -vv\n"
        "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
        "\tSubsystem: Gigabyte Technology Co., Ltd Device [1458:403b]\n"
        "\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x16, ASPM L0s L1\n"
        "\t\tLnkSta:\tSpeed 2.5GT/s (downgraded), Width x8 (downgraded)\n"
        "\t\tLnkCap2: Supported Link Speeds: 2.5-16GT/s\n"
        "\t\tLnkSta2: Current De-emphasis Level: -6dB\n"
        "01:00.1 Audio device [0403]: NVIDIA Corporation GA102 High Definition Audio Controller [10de:1aef]\n"
        "02:00.0 3D controller: NVIDIA Corporation Device 2684 (rev ff)\n"
        "\tCapabilities: <access denied>\n");
    QCOMPARE(is.gpus.size(), std::size_t(2));
    QCOMPARE(linkText(is.gpus[0].link.seen), u"x8/16 gen 1/4"_s);
    QCOMPARE(is.gpus[0].seen.link.evidence.line, 5);
    QCOMPARE(is.gpus[0].maker, u"Gigabyte"_s);
    QVERIFY(!is.gpus[0].link.idle);
    QCOMPARE(is.gpus[1].seen.device, std::optional(0x2684));
    QVERIFY(is.gpus[1].seen.lost);
    QVERIFY(is.gpus[1].seen.denied);
    QCOMPARE(linkText(is.gpus[1].link.seen), u"x?/? gen ?/?"_s);
}

void TestRealityReaders::aLinkWithoutItsDevice()
{
    const Detected is = read("$ sudo lspci -vvv -s 03:00.0 | grep -E \"LnkSta|LnkCap\"\n"
                             "LnkCap: Port #0, Speed 16GT/s, Width x16\nLnkSta: Speed 16GT/s, Width x4 (downgraded)\n"
                             "LnkCap: Port #1, Speed 8GT/s, Width x4\nLnkSta: Speed 8GT/s (ok), Width x63\n");
    QCOMPARE(is.seen.devices.size(), std::size_t(2));
    QCOMPARE(is.seen.devices[0].address->text(), u"0000:03:00.0"_s);
    QCOMPARE(linkText(is.seen.devices[0].link), u"x4/16 gen 4/4"_s);
    QVERIFY(!is.seen.devices[1].address);
    QCOMPARE(linkText(is.seen.devices[1].link), u"x?/4 gen 3/3"_s);
}

void TestRealityReaders::aTree()
{
    const Detected is = read("-+-[0000:40]-+-00.0\n"
                             " |           +-01.1-[41-43]----00.0-[42-43]--+-00.0-[43]----00.0  NVIDIA Corporation "
                             "GA102 [GeForce RTX 3090]\n"
                             " |           |                               \\-01.0-[44]--\n"
                             " |           \\-03.1-[45]--+-00.0  Intel Corporation Ethernet Controller X550\n"
                             " \\-[0000:00]-+-00.0\n"
                             "             \\-02.0\n");
    QCOMPARE(is.gpus.size(), std::size_t(1));
    QCOMPARE(is.gpus[0].seen.address->text(), u"0000:43:00.0"_s);
    QStringList path;
    for (const PciAddress &bridge : is.gpus[0].path)
        path << bridge.text();
    QCOMPARE(path, (QStringList{u"0000:42:00.0"_s, u"0000:41:00.0"_s, u"0000:40:01.1"_s}));
    QCOMPARE(is.networks.size(), std::size_t(1));
}

void TestRealityReaders::aTableOfNvidia()
{
    const Detected is =
        read("Unable to determine the device handle for GPU1: 0000:34:00.0: Unknown Error\n"
             "| NVIDIA-SMI 610.57.04              KMD Version: 610.57.04     CUDA UMD Version: 13.3     |\n"
             "|   0  NVIDIA RTX PRO 6000 Blac...    On  |   00000000:16:00.0 Off |                  Off |\n"
             "| N/A   87C    P1            299W /  300W |   88450MiB /  97887MiB |    100%      Default |\n"
             "| N/A   40C    P0             36W /  250W |   32004MiB /  32768MiB |      0%      Default |\n");
    QCOMPARE(is.seen.driver, u"610.57.04"_s);
    QCOMPARE(is.seen.cuda, u"13.3"_s);
    QCOMPARE(is.gpus.size(), std::size_t(2));
    QCOMPARE(is.gpus[0].name, u"NVIDIA RTX PRO 6000 Blac..."_s);
    QCOMPARE(is.gpus[0].seen.powerLimit, std::optional(300.0));
    QCOMPARE(is.gpus[1].seen.memoryMib, std::optional(32768.0));
    QVERIFY(is.gpus[1].name.isEmpty());
    QCOMPARE(is.seen.missing.size(), std::size_t(1));
    QCOMPARE(is.seen.missing[0].what, u"0000:34:00.0"_s);
}

void TestRealityReaders::aQueryThatIsCut()
{
    const Detected is =
        read("==============NVSMI LOG==============\nDriver Version : 535.1\nAttached GPUs : 8\n"
             "GPU 00000000:53:00.0\n    Product Name : NVIDIA H100 80GB HBM3\n"
             "    PCI\n        GPU Link Info\n            PCIe Generation\n                Max : 5\n"
             "                Current : 1\n                Device Max : 5\n                Host Max : N/A\n"
             "            Link Width\n                Max : 16x\n                Current : 8x\n"
             "    Performance State : P8\n");
    QCOMPARE(is.gpus.size(), std::size_t(1));
    QCOMPARE(linkText(is.gpus[0].link.seen), u"x8/16 gen 1/5"_s);
    QVERIFY(!is.gpus[0].link.seen.hostMaxGeneration);
    QCOMPARE(is.gpus[0].link.idle, std::optional(true));
    QVERIFY(is.gpus[0].link.isNarrow()); // rest never hides a width
    QCOMPARE(is.seen.missing.at(0).count, 7);
    QVERIFY(is.texts[0].cut);
}

void TestRealityReaders::aQueryAsCsv()
{
    const Detected is = read("name, pci.bus_id, pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current, "
                             "pcie.link.width.max, memory.total [MiB]\n"
                             "NVIDIA A, 00000000:01:00.0, 1, 3, 4, 16, 16311 MiB\n"
                             "NVIDIA B, 00000000:02:00.0, [N/A], 3, [N/A], 16, [Unknown Error]\n");
    QCOMPARE(is.gpus.size(), std::size_t(2));
    QCOMPARE(linkText(is.gpus[0].link.seen), u"x4/16 gen 1/3"_s);
    QCOMPARE(linkText(is.gpus[1].link.seen), u"x?/16 gen ?/3"_s);
    QVERIFY(!is.gpus[1].seen.memoryMib);
}

void TestRealityReaders::aTopology()
{
    const Detected is = read("\x1b[4m\tGPU0\tGPU1\tNIC0\tCPU Affinity\tNUMA Affinity\x1b[0m\n"
                             "GPU0\t X \tNV12\tPHB\t0-23\t0\nGPU1\tNV12\t X \tSYS\t0-23\t0\nNIC0\tPHB\tSYS\t X \n\n"
                             "     GPU0 GPU1\nGPU0  X    NS\nGPU1  NS   X\n");
    QCOMPARE(is.gpus.size(), std::size_t(2));
    QCOMPARE(is.seen.ways.size(), std::size_t(3));
    QCOMPARE(is.seen.ways[0].printed, u"NV12"_s);
    QCOMPARE(wayOf(is.seen.ways[2].printed), Way::Sockets);
}

void TestRealityReaders::slotsOfTheFirmware()
{
    const Detected is =
        read("Handle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: ASUSTeK COMPUTER INC.\n"
             "\tProduct Name: Some Board\n\nHandle 0x0030, DMI type 9, 17 bytes\nSystem Slot Information\n"
             "\tDesignation: PCIEX16_1\n\tType: x4 PCI Express 3 x16\n\tCurrent Usage: Available\n"
             "\tBus Address: 0000:01:00.0\n\nHandle 0x0031, DMI type 9, 17 bytes\nSystem Slot Information\n"
             "\tDesignation: M2_1\n\tType: x4 M.2 Socket 3\n\tBus Address: 00ff:ff:1f.7\n");
    QCOMPARE(is.board->name, u"ASUSTeK COMPUTER INC. Some Board"_s);
    QCOMPARE(is.seen.slotRows.size(), std::size_t(2));
    QCOMPARE(is.seen.slotRows[0].wired, std::optional(4));
    QCOMPARE(is.seen.slotRows[0].length, std::optional(16));
    QCOMPARE(is.seen.slotRows[0].generation, std::optional(3));
    QVERIFY(!is.seen.slotRows[1].bus);
}

void TestRealityReaders::statesOfAnAmdCard()
{
    const Detected is = read("/sys/class/drm/card0/device/current_link_width:16\n"
                             "/sys/class/drm/card0/device/current_link_speed:16.0 GT/s PCIe\n"
                             "/sys/class/drm/card0/device/pp_dpm_pcie:0: 2.5GT/s, x8 310Mhz \n"
                             "/sys/class/drm/card0/device/pp_dpm_pcie:1: 8.0GT/s, x8 619Mhz *\n"
                             "/sys/class/drm/card0/device/uevent:PCI_CLASS=30000\n"
                             "/sys/class/drm/card0/device/uevent:PCI_ID=1002:73FF\n"
                             "/sys/class/drm/card0/device/uevent:PCI_SLOT_NAME=0000:12:00.0\n");
    QCOMPARE(is.gpus.size(), std::size_t(1));
    QCOMPARE(is.gpus[0].seen.address->text(), u"0000:12:00.0"_s);
    QCOMPARE(is.gpus[0].seen.device, std::optional(0x73ff));
    QCOMPARE(linkText(is.gpus[0].seen.link), u"x16/? gen 4/?"_s);
    QCOMPARE(is.gpus[0].link.seen.width, std::optional(8)); // the slot's, not the one inside the card
}

void TestRealityReaders::theKernelsWord()
{
    const Detected is = read(
        "[    0.584108] pci 0000:0b:00.0: [10de:2d04] type 00 class 0x030000\n"
        "[    0.584109] pci 0000:0b:00.0: 31.504 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x4 link at "
        "0000:00:03.1 (capable of 504.112 Gb/s with 32.0 GT/s PCIe x16 link)\n"
        "[    0.9] DMI: ASUS System Product Name/ROG STRIX X570-E GAMING, BIOS 4021 08/09/2021\n");
    QCOMPARE(linkText(is.gpus.at(0).link.seen), u"x4/16 gen 3/5"_s);
    QCOMPARE(is.seen.limits.at(0).at->text(), u"0000:00:03.1"_s);
    QCOMPARE(is.board->name, u"ROG STRIX X570-E GAMING"_s);
}

void TestRealityReaders::severalToolsInOneText()
{
    const Detected is =
        read("me@host:~$ nvidia-smi -L\nGPU 0: NVIDIA A (UUID: GPU-X)\n"
             "me@host:~$ lspci | grep VGA\n01:00.0 VGA compatible controller: NVIDIA Corporation A (rev a1)\n"
             "me@host:~$ lscpu\nModel name:  AMD Ryzen 9 3900X 12-Core Processor\nSocket(s): 1\n"
             "me@host:~$ date\nMonday\n");
    QCOMPARE(is.texts[0].tools, (std::vector<Tool>{Tool::NvidiaList, Tool::Lspci, Tool::Processor}));
    QCOMPARE(is.processors.at(0).name, u"AMD Ryzen 9 3900X 12-Core Processor"_s);
}

void TestRealityReaders::wideText()
{
    const QString text = u"Manufacturer=ASUSTeK COMPUTER INC.\r\r\nProduct=ROG X\r\r\n\r\r\n"_s;
    QByteArray wide("\xff\xfe", 2);
    wide += QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    const Result<Text> decoded = reality::decoded(wide, u"a"_s);
    QVERIFY(decoded.has_value());
    QCOMPARE(decoded->lines[0], u"Manufacturer=ASUSTeK COMPUTER INC.");
    QCOMPARE(decoded->lines[1], u"Product=ROG X");
}

void TestRealityReaders::hostileText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("a photo") << QByteArray("\x89PNG\r\n\x1a\n\xff\xd8\xff");
    QTest::newRow("open brackets") << QByteArray(100000, '[');
    QTest::newRow("open objects") << QByteArray("{\n\"card0\": ") + QByteArray(100000, '{');
    QTest::newRow("deep XML") << [] {
        QByteArray xml("<topology>");
        for (int i = 0; i < 20000; ++i)
            xml += "<object>";
        return xml;
    }();
    QTest::newRow("entities") << QByteArray(
        "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<nvidia_smi_log><gpu>&b;</gpu>");
    QTest::newRow("a deep tree") << [] {
        QByteArray tree("-[0000:00]");
        for (int i = 0; i < 3000; ++i)
            tree += "-+-00.0-[01]";
        return tree;
    }();
    QTest::newRow("half lines") << QByteArray(
        "01:00.0\nLnkSta: Speed\nLnkCap: Width x\nGPU \nGPU[\n|   0  \n| x | 00 |\nHandle 0x");
}

void TestRealityReaders::hostileText()
{
    QFETCH(QByteArray, text);
    const Detected is = read(text);
    QVERIFY(!is.board);
    for (const DetectedGpu &gpu : is.gpus)
        QVERIFY(!gpu.link.isNarrow());
}

void TestRealityReaders::tooLarge()
{
    const Result<Text> text = decoded(QByteArray(MostBytes + 1, 'a'), u"big.txt"_s);
    QVERIFY(!text.has_value());
    QVERIFY(text.error().message.contains(u"big.txt"_s));
}

void TestRealityReaders::variantsAreNotTheirBase()
{
    Catalogue catalogue;
    const auto add = [&](const QString &id, const QString &name, double gib) {
        auto chip = std::make_shared<Chip>();
        chip->id = id;
        chip->name = name;
        chip->vendor = u"NVIDIA"_s;
        chip->memory.value = Gibibytes(gib);
        catalogue.add(chip);
    };
    add(u"small"_s, u"NVIDIA GeForce RTX 3080"_s, 10);
    add(u"large"_s, u"NVIDIA GeForce RTX 3080 12 GB"_s, 12);
    const Recogniser recogniser(catalogue);
    SeenDevice device;
    device.vendor = 0x10de;
    device.name = u"NVIDIA GeForce RTX 3080"_s;
    QCOMPARE(recogniser.chip(device).certainty, reality::Certainty::OneOf);
    device.memoryMib = 12288;
    QCOMPARE(recogniser.chip(device).part->id, u"large"_s);
    device.memoryMib = 20480;
    QVERIFY(!recogniser.chip(device).part);
    device.memoryMib = {};
    device.name = u"GA102 [GeForce RTX 3080 20GB]"_s;
    QVERIFY(!recogniser.chip(device).part);
    device.name = u"NVIDIA GeForce RTX 3080 Laptop GPU"_s;
    QVERIFY(recogniser.chip(device).candidates.empty());
}

RIG_TEST(TestRealityReaders)
#include "tst_reality_readers.moc"
