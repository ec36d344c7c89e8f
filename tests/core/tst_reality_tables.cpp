// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/detected.h"
#include "core/words/detected_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::reality;

/// Reports and tables as people post them, of which a first look at strangers' posts found that they were not read, or
/// read wrongly: what each says, and nothing else.
class TestRealityTables : public QObject
{
    Q_OBJECT

private slots:
    void cards_data();
    void cards();
    void boards_data();
    void boards();
    void inxiTellsTheLink();
    void inxiOfAVirtualMachine();
    void rocmSmiTellsAddressAndLimit();
    void amdSmiTellsMemoryAndLimit();
    void theKernelTellsAnAmdCard();
    void aFenceThatSaysATestBegins();
    void aNamelessCardIsNotMissedInTheCatalogue();
};

namespace {

Detected read(const QByteArray &text)
{
    Result<Detected> detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped()));
    return detected ? *std::move(detected) : Detected();
}

/// "id", "a|b" where one of them, "-" where none: of each card to plan with.
QString cardsOf(const Detected &machine)
{
    QStringList cards;
    for (const DetectedGpu &gpu : machine.gpus) {
        if (gpu.role != GpuRole::Card)
            continue;
        QStringList ids;
        for (const PartHandle &each : gpu.chip.candidates)
            ids << each->id;
        ids.sort();
        cards << (gpu.chip.part ? gpu.chip.part->id : ids.isEmpty() ? u"-"_s : ids.join(u'|'));
    }
    return cards.join(u' ');
}

constexpr auto Inxi =
    "System:\n  Kernel: 6.10.3-1-default arch: x86_64 bits: 64\nMachine:\n"
    "  Type: Desktop System: ASUS product: N/A v: N/A serial: <superuser required>\n"
    "  Mobo: ASUSTeK model: PRIME B550-PLUS v: Rev X.0x\n    serial: <superuser required>\n"
    "CPU:\n  Info: 6-core model: AMD Ryzen 5 5600X bits: 64 type: MT MCP arch: Zen 3\n"
    "Graphics:\n  Device-1: NVIDIA GA106 [GeForce RTX 3060 Lite Hash Rate]\n"
    "    vendor: Micro-Star MSI driver: nvidia v: 555.58 arch: Ampere\n"
    "    pcie: gen: 1 speed: 2.5 GT/s lanes: 8 link-max: gen: 4\n      speed: 16 GT/s lanes: 16 ports:\n"
    "    bus-ID: 08:00.0 chip-ID: 10de:2504 class-ID: 0300\n"
    "  Device-2: Logitech BRIO driver: uvcvideo type: USB bus-ID: 2-3:2\n"
    "  Display: x11 server: X.Org v: 21.1.12\n"
    "Audio:\n  Device-1: NVIDIA GA106 High Definition Audio vendor: Micro-Star MSI\n"
    "    bus-ID: 08:00.1 chip-ID: 10de:228e\n";

} // namespace

void TestRealityTables::cards_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("cards");
    const auto row = [](const char *name, const char *text, const char *cards) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(cards);
    };
    row("inxi", Inxi, "geforce-rtx-3060");
    row("inxi of 2017",
        "Machine:  Mobo: ASUSTeK model: Z170M-E D3 v: Rev X.0x Bios: American Megatrends v: 0501\n"
        "CPU:      Quad core Intel Core i5-6600K (-MCP-) cache: 6144 KB\n"
        "Graphics: Card-1: NVIDIA GP102 [TITAN X] bus-ID: 01:00.0\n"
        "          Card-2: Intel HD Graphics 530 bus-ID: 00:02.0\n",
        "titan-x-pascal");
    row("rocm-smi, hardware",
        "======= ROCm System Management Interface =======\n"
        "GPU  DID   GFX RAS  SDMA RAS  UMC RAS  VBIOS            BUS           \n"
        "0    164e  N/A      N/A       N/A      102-RAPHAEL-008  0000:12:00.0  \n"
        "1    744c  N/A      N/A       N/A      115-D702BS0-101  0000:03:00.0  \n"
        "======= End of ROCm SMI Log =======\n",
        "radeon-rx-7900-gre|radeon-rx-7900-xt|radeon-rx-7900-xtx");
    row("rocm-smi of ROCm 6",
        "===== ROCm System Management Interface =====\n===== Concise Info =====\n"
        "Device  Node  IDs              Temp        Power     Partitions          SCLK    PwrCap  VRAM%  GPU%\n"
        "              (DID,     GUID)  (Junction)  (Socket)  (Mem, Compute, ID)\n"
        "==========\n"
        "0       2     0x74a1,   32700  39.0\xc2\xb0"
        "C      134.0W    NPS1, SPX, 0        132Mhz  750.0W  0%     0%\n"
        "1       3     0x74a1,   3884   41.0\xc2\xb0"
        "C      139.0W    NPS1, SPX, 0        131Mhz  750.0W  0%     0%\n"
        "===== End of ROCm SMI Log =====\n",
        "instinct-mi300x instinct-mi300x");
    row("rocm-smi of 2017",
        "====    ROCm System Management Interface    ====\n"
        " GPU  DID    Temp     AvgPwr   SCLK     MCLK     Fan      Perf    OverDrive  ECC\n"
        "  1   67df   48.0c    N/A      N/A      N/A      42.75%   auto      0%       N/A      \n"
        "====           End of ROCm SMI Log          ====\n",
        "radeon-rx-470|radeon-rx-480|radeon-rx-570|radeon-rx-580|radeon-rx-590");
    row("rocm-smi, product in numbers",
        "==== ROCm System Management Interface ====\nGPU[0]\t\t: Card series: \t\t0x744c\n"
        "GPU[0]\t\t: Card model: \t\t0x2422\nGPU[0]\t\t: Card SKU: \t\tEXT84765\n==== End of ROCm SMI Log ====\n",
        "radeon-rx-7900-gre|radeon-rx-7900-xt|radeon-rx-7900-xtx");
    row("amd-smi's own table",
        "+------------------------------------------------------------------------------+\n"
        "| AMD-SMI 26.0.0+37d158ab      amdgpu version: 6.14.14  ROCm version: 7.0.0     |\n"
        "| BDF                        GPU-Name | Mem-Uti   Temp   UEC       Power-Usage |\n"
        "| GPU  HIP-ID  OAM-ID  Partition-Mode | GFX-Uti    Fan               Mem-Usage |\n"
        "|=====================================+========================================|\n"
        "| 0000:09:00.0    AMD Instinct MI325X | 0 %      49 \xc2\xb0"
        "C   0          144/1000 W |\n"
        "|   0       0       3        SPX/NPS1 | 0 %        N/A           283/262128 MB |\n"
        "+-------------------------------------+----------------------------------------+\n",
        "instinct-mi325x");
    row("CIM without the adapter's memory",
        "Caption                      : Radeon RX 580 Series\nName                         : Radeon RX 580 Series\n"
        "CreationClassName            : Win32_VideoController\nDeviceID                     : VideoController3\n"
        "PNPDeviceID                  : PCI\\VEN_1002&DEV_67DF&SUBSYS_C5801682&REV_E7\\4&X&0&00E6\n",
        "radeon-rx-580");
    row("msinfo32, the same card in its list of interrupts",
        "[System Summary]\n\nItem\tValue\t\nSystem Manufacturer\tMSI\t\nSystem Model\tMS-7A11\t\n"
        "[Conflicts/Sharing]\nResource\tDevice\t\nIRQ 16\tNVIDIA GeForce GTX 970\tOK\n[Display]\n\nItem\tValue\n"
        "Name\tNVIDIA GeForce GTX 970\t\nPNP Device ID\tPCI\\VEN_10DE&DEV_13C2&SUBSYS_31601462&REV_A1\\4&X&0&0008\t\n",
        "geforce-gtx-970");
    row("msinfo32, both lines of an adapter",
        "[System Summary]\n\nItem\tValue\t\nSystem Manufacturer\tMSI\t\nSystem Model\tMS-7A11\t\n"
        "[Display]\n\nItem\tValue\nName\tNVIDIA GeForce GTX 1060 6GB\t\n"
        "Adapter Type\tGeForce GTX 1060 6GB, NVIDIA compatible\t\n",
        "geforce-gtx-1060-6gb");
    row("inxi with a list that is older than the card",
        "Graphics:  Card-1: NVIDIA GK208 [GeForce GT 630 Rev. 2]\n           Card-2: NVIDIA Device 1b00\n"
        "           Display Server: X.org 1.18.3 drivers: nvidia (unloaded: nv,vesa)\n",
        "- titan-x-pascal");
    // Told by two programs, of which one says where it is.
    row("lspci and inxi",
        "09:00.0 VGA compatible controller: Intel Corporation DG2 [Arc A380] (rev 05)\n$ inxi -G\nGraphics:\n"
        "  Device-1: Intel DG2 [Arc A380] driver: xe v: kernel\n  Display: x11 server: X.Org v: 1.20.14\n",
        "arc-a380");
    row("two cards in Windows and in nvidia-smi",
        "Name                 : NVIDIA GeForce RTX 3090\nAdapterRAM           : 4293918720\n\n"
        "Name                 : NVIDIA GeForce RTX 3090\nAdapterRAM           : 4293918720\n\n"
        "|   0  NVIDIA GeForce RTX 3090      WDDM  |   00000000:01:00.0  On |                  N/A |\n"
        "|   1  NVIDIA GeForce RTX 3090      WDDM  |   00000000:03:00.0 Off |                  N/A |\n",
        "geforce-rtx-3090 geforce-rtx-3090");
    // What a column cut off is no card of the catalogue where none that begins so has its memory.
    row("a notebook's, cut",
        "|   0  NVIDIA GeForce RTX 3080 ...  Off  | 00000000:01:00.0  On |                  N/A |\n"
        "| N/A   44C    P8    14W /  N/A |    531MiB /  8192MiB |     13%      Default |\n",
        "-");
    row("cut, and there",
        "|   0  NVIDIA GeForce RTX 3080 ...  Off  | 00000000:01:00.0  On |                  N/A |\n"
        "| 30%   44C    P8    14W / 350W |    531MiB / 12288MiB |     13%      Default |\n",
        "geforce-rtx-3080-12gb|geforce-rtx-3080-ti");
    row("the chip's number tells the architecture",
        "01:00.0 VGA compatible controller: NVIDIA Corporation GP102 [TITAN X] (rev a1)\n"
        "02:00.0 VGA compatible controller: NVIDIA Corporation GM200 [GeForce GTX TITAN X] (rev a1)\n",
        "titan-x-pascal titan-x-maxwell");
    row("pci.ids' name of the H100 NVL", "19:00.0 3D controller: NVIDIA Corporation GH100 [H100L 94GB] (rev a1)\n",
        "h100-nvl-94gb");
}

void TestRealityTables::cards()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, cards);
    QCOMPARE(cardsOf(read(text)), cards);
}

void TestRealityTables::boards_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("processor");
    const auto row = [](const char *name, const char *text, const char *board, const char *processor) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(board) << QString::fromLatin1(processor);
    };
    row("inxi", Inxi, "ASUSTeK PRIME B550-PLUS", "AMD Ryzen 5 5600X");
    row("inxi of 2017",
        "Machine:   System: ASUS product: All Series\n"
        "           Mobo: ASUSTeK model: MAXIMUS VII HERO v: Rev 1.xx Bios: American Megatrends v: 2401\n"
        "CPU:       Quad core Intel Core i7-4790 (-HT-MCP-) cache: 8192 KB\n",
        "ASUSTeK MAXIMUS VII HERO", "Intel Core i7-4790");
    // Windows 8 prints no board: what stands where its lines would is none.
    row("msinfo32 of Windows 8",
        "System Manufacturer\tXen\t\nSystem Model\tHVM domU\t\nProcessor\tIntel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz, "
        "2594 "
        "Mhz, 4 Core(s), 8 Logical Processor(s)\t\nPlatform Role\tDesktop\t\nSecure Boot State\tUnsupported\t\n",
        "", "Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz");
}

void TestRealityTables::boards()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, board);
    QFETCH(QString, processor);
    const Detected machine = read(text);
    QCOMPARE(machine.board ? machine.board->name : QString(), board);
    QCOMPARE(machine.processors.size(), 1U);
    QCOMPARE(machine.processors.front().name, processor);
}

void TestRealityTables::inxiTellsTheLink()
{
    const Detected machine = read(Inxi);
    QCOMPARE(machine.gpus.size(), 1U);
    const SeenLink &link = machine.gpus.front().link.seen;
    QCOMPARE(link.width, std::optional(8));
    QCOMPARE(link.generation, std::optional(1));
    QCOMPARE(link.maxWidth, std::optional(16));
    QCOMPARE(link.maxGeneration, std::optional(4));
    QCOMPARE(machine.gpus.front().seen.address->text(), u"0000:08:00.0"_s);
}

void TestRealityTables::inxiOfAVirtualMachine()
{
    QVERIFY(read("Machine:\n  Type: Kvm System: QEMU product: Standard PC v: pc-q35-6.2\nGraphics:\n"
                 "  Device-1: Red Hat Virtio 1.0 GPU driver: virtio-pci bus-ID: 00:01.0\n")
                .isVirtual);
    QVERIFY(!read(Inxi).isVirtual);
}

void TestRealityTables::rocmSmiTellsAddressAndLimit()
{
    const Detected machine = read("==== ROCm System Management Interface ====\n"
                                  "GPU  DID   VBIOS            BUS           \n"
                                  "1    744c  115-D702BS0-101  0000:03:00.0  \n"
                                  "==== End of ROCm SMI Log ====\n");
    QCOMPARE(machine.gpus.size(), 1U);
    QCOMPARE(machine.gpus.front().seen.address->text(), u"0000:03:00.0"_s);
    const Detected capped = read("==== ROCm System Management Interface ====\n"
                                 "Device  Node  IDs              Power     PwrCap  VRAM%  GPU%\n"
                                 "0       2     0x74a1,   32700  134.0W    750.0W  0%     0%\n"
                                 "==== End of ROCm SMI Log ====\n");
    QCOMPARE(capped.gpus.size(), 1U);
    QCOMPARE(capped.gpus.front().seen.powerLimit, std::optional(750.0));
}

void TestRealityTables::amdSmiTellsMemoryAndLimit()
{
    const Detected machine = read("| BDF                        GPU-Name | Mem-Uti   Temp   UEC       Power-Usage |\n"
                                  "| GPU  HIP-ID  OAM-ID  Partition-Mode | GFX-Uti    Fan               Mem-Usage |\n"
                                  "|=====================================+========================================|\n"
                                  "| 0000:09:00.0    AMD Instinct MI325X | 0 %      49 C     0        144/1000 W |\n"
                                  "|   3       3       3        SPX/NPS1 | 0 %        N/A         283/262128 MB |\n"
                                  "| 0000:0a:00.0    AMD Instinct MI325X | 0 %      49 C     0");
    QCOMPARE(machine.gpus.size(), 1U); // the second is cut: its number and memory are not there
    const SeenDevice &seen = machine.gpus.front().seen;
    QCOMPARE(seen.address->text(), u"0000:09:00.0"_s);
    QCOMPARE(seen.powerLimit, std::optional(1000.0));
    QCOMPARE(seen.memoryMib, std::optional(262128.0));
    QCOMPARE(seen.index, 3);
}

void TestRealityTables::theKernelTellsAnAmdCard()
{
    const char *line = "[    4.935928] [drm] initializing kernel modesetting "
                       "(IP DISCOVERY 0x1002:0x744C 0x148C:0x2422 0xC8).\n";
    const Detected unplaced = read(QByteArray("$ sudo dmesg | grep drm\n") + line);
    QCOMPARE(cardsOf(unplaced), u"radeon-rx-7900-xtx"_s);
    QCOMPARE(unplaced.gpus.front().seen.subDevice, std::optional(0x2422));
    // Later lines of the same driver name the place: it is one card, and not two.
    const Detected placed = read(QByteArray("$ sudo dmesg | grep drm\n") + line +
                                 "[    4.947687] amdgpu 0000:0a:00.0: [drm:jpeg_v4_0_early_init [amdgpu]] JPEG\n");
    QCOMPARE(cardsOf(placed), u"radeon-rx-7900-xtx"_s);
}

void TestRealityTables::aFenceThatSaysATestBegins()
{
    const Detected machine = read("```[P2P (Peer-to-Peer) GPU Bandwidth Latency Test]\n"
                                  "Device: 0, NVIDIA GeForce RTX 3090, pciBusID: 1b, pciDeviceID: 0, pciDomainID:0\n"
                                  "Device: 1, NVIDIA GeForce RTX 3090, pciBusID: 1c, pciDeviceID: 0, pciDomainID:0\n"
                                  "Unidirectional P2P=Disabled Bandwidth Matrix (GB/s)\n   D\\D     0      1 \n"
                                  "     0 830.22   9.54 \n     1   9.49 831.56 \n");
    QCOMPARE(machine.seen.peerRates.size(), 2U);
    QCOMPARE(machine.seen.peerRates.front().gigabytesPerSecond, 9.54);
}

void TestRealityTables::aNamelessCardIsNotMissedInTheCatalogue()
{
    const Detected machine = read("pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current\n1, 4, 8\n");
    QCOMPARE(machine.gpus.size(), 1U);
    const QString sentence = words::detectedGpu(machine.gpus.front());
    QVERIFY2(sentence.startsWith(u"a graphics card without a name: 8 lane"_s), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"catalogue"_s), qPrintable(sentence));
}

RIG_TEST(TestRealityTables)
#include "tst_reality_tables.moc"
