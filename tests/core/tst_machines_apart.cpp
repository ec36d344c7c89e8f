// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/build_of.h"
#include "core/words/detected_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::reality;
using namespace rig::test;

/// Texts that hold more than one machine: which piece is of which. The rows are shaped as people post them.
class TestMachinesApart : public QObject
{
    Q_OBJECT

private slots:
    void isApart_data();
    void isApart();
    void nothingIsMixed();
    void eachBecomesABuild();
    void aPromptIsNoUnknownLine();
    void filesTogetherAreOneMachine();
    void oneTextHasNoChoice();
    void hosts_data();
    void hosts();
    void tooManyMachines();
};

namespace {

QByteArray board(const QByteArray &maker, const QByteArray &product, const QByteArray &system)
{
    return "Get-WmiObject -Class Win32_Baseboard\n\nManufacturer : " + maker +
           "\nName         : Base Board\nProduct      : " + product +
           "\n\nGet-WmiObject -Class Win32_ComputerSystemProduct\n\nName              : " + system +
           "\nVendor            : " + maker + "\n\n";
}

const QByteArray TwoOffices =
    board("Dell Inc.", "0HY9JP", "OptiPlex 790") + board("HP", "83E1", "HP EliteDesk 800 G4 SFF");

QByteArray card(const QByteArray &address, const QByteArray &name, const QByteArray &ids, const QByteArray &width)
{
    return address + " VGA compatible controller [0300]: NVIDIA Corporation " + name + " [" + ids +
           "] (rev a1)\n\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, Width x" + width + "\n";
}

const QByteArray Card3090 = card("01:00.0", "GA102 [GeForce RTX 3090]", "10de:2204", "16");
const QByteArray Card3080 = card("01:00.0", "GA102 [GeForce RTX 3080]", "10de:2206", "4");

QByteArray table(const QByteArray &name, const QByteArray &address)
{
    return "| NVIDIA-SMI 590.48.01              Driver Version: 590.48.01      CUDA Version: 13.1     |\n"
           "|   0  " +
           name + "    Off |   00000000:" + address +
           " Off |                  N/A |\n"
           "| N/A   40C    P0             36W /  350W |       2MiB /  24576MiB |      0%      Default |\n";
}

QByteArray dmi(const QByteArray &product)
{
    return "# dmidecode 3.4\nHandle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: ASUSTeK "
           "COMPUTER "
           "INC.\n\tProduct Name: " +
           product + "\n\n";
}

std::vector<Detected> machinesIn(const std::vector<QByteArray> &texts)
{
    std::vector<NamedText> named;
    for (std::size_t i = 0; i < texts.size(); ++i)
        named.push_back({u"%1.txt"_s.arg(i + 1), texts[i]});
    return detectEach(named, Recogniser(shipped())).value();
}

} // namespace

void TestMachinesApart::isApart_data()
{
    QTest::addColumn<QByteArrayList>("texts");
    QTest::addColumn<int>("machines");
    const auto row = [](const char *name, const QByteArrayList &texts, int machines) {
        QTest::newRow(name) << texts << machines;
    };
    const QByteArray a = "user@node-a:~$ ";
    const QByteArray b = "user@node-b:~$ ";
    row("two boards of Windows", {TwoOffices}, 2);
    row("two boards without commands",
        {"Manufacturer : Dell Inc.\nProduct : 0HY9JP\n\nManufacturer : HP\nProduct : 83E1\n"}, 2);
    row("two outputs of dmidecode", {dmi("PRIME X570-PRO") + dmi("Pro WS WRX90E-SAGE SE")}, 2);
    row("one board, told twice", {dmi("PRIME X570-PRO") + dmi("PRIME X570-PRO")}, 1);
    row("two cards at one address", {Card3090 + Card3080}, 2);
    row("before and under load", {Card3090 + "\n" + Card3090}, 1);
    row("two hosts alike",
        {a + "nvidia-smi\n" + table("NVIDIA GeForce RTX 3090", "01:00.0") + b + "nvidia-smi\n" +
         table("NVIDIA GeForce RTX 3090", "01:00.0")},
        2);
    row("one host, asked twice",
        {a + "nvidia-smi\n" + table("NVIDIA GeForce RTX 3090", "01:00.0") + a + "nvidia-smi\n" +
         table("NVIDIA GeForce RTX 3090", "01:00.0")},
        1);
    row("a container on its host",
        {a + "lspci -vv -nn\n" + Card3090 + "root@3f2a1b0c9d8e:/# nvidia-smi\n" +
         table("NVIDIA GeForce RTX 3090", "01:00.0")},
        1);
    row("by ssh",
        {"user@desk:~$ ssh node-a lspci -vv -nn\n" + Card3090 + "user@desk:~$ ssh node-b lspci -vv -nn\n" +
         card("02:00.0", "GA102 [GeForce RTX 3080]", "10de:2206", "4")},
        2);
    row("back to the first host",
        {a + "lspci -vv -nn\n" + Card3090 + b + "lspci -vv -nn\n" +
         card("02:00.0", "GA102 [GeForce RTX 3080]", "10de:2206", "4") + a + "sudo dmidecode -t 2\n" +
         dmi("PRIME X570-PRO")},
        2);
    row("a tool of its own for each", {Card3090 + dmi("PRIME X570-PRO") + table("NVIDIA GeForce RTX 3090", "01:00.0")},
        1);
    row("a newer driver's name", {table("GeForce RTX 3090", "01:00.0"), table("NVIDIA GeForce RTX 3090", "01:00.0")},
        1);
    row("a name that was cut",
        {table("NVIDIA RTX PRO 6000 Blac...", "01:00.0"),
         table("NVIDIA RTX PRO 6000 Blackwell Workstation Edition", "01:00.0")},
        1);
    row("two trees",
        {"-[0000:00]-+-00.0  Advanced Micro Devices Root Complex\n           \\-01.1-[01]----00.0  NVIDIA "
         "GA102 [GeForce RTX 3090]\n"
         "-[0000:00]-+-00.0  Intel Corporation Host Bridge\n           \\-01.0-[01]----00.0  NVIDIA "
         "GA102 [GeForce RTX 3080]\n"},
        2);
    row("two files of two machines", {Card3090 + dmi("PRIME X570-PRO"), Card3080 + dmi("Pro WS WRX90E-SAGE SE")}, 2);
    row("three files, the third of the first",
        {Card3090 + dmi("PRIME X570-PRO"), Card3080 + dmi("Pro WS WRX90E-SAGE SE"), Card3090}, 2);
    row("nothing at all", {"good morning\n"}, 1);
}

void TestMachinesApart::isApart()
{
    QFETCH(QByteArrayList, texts);
    QFETCH(int, machines);
    QCOMPARE(static_cast<int>(machinesIn({texts.begin(), texts.end()}).size()), machines);
}

void TestMachinesApart::nothingIsMixed()
{
    const std::vector<Detected> machines =
        machinesIn({Card3090 + dmi("PRIME X570-PRO") + Card3080 + dmi("Pro WS WRX90E-SAGE SE")});
    QCOMPARE(machines.size(), std::size_t(2));
    QCOMPARE(machines[0].board->name, u"ASUSTeK COMPUTER INC. PRIME X570-PRO"_s);
    QCOMPARE(machines[1].board->name, u"ASUSTeK COMPUTER INC. Pro WS WRX90E-SAGE SE"_s);
    for (const Detected &machine : machines)
        QCOMPARE(machine.gpus.size(), std::size_t(1));
    QCOMPARE(machines[0].gpus[0].chip.part->id, u"geforce-rtx-3090"_s);
    QCOMPARE(machines[0].gpus[0].link.seen.width, std::optional(16));
    QCOMPARE(machines[1].gpus[0].link.seen.width, std::optional(4));
    QVERIFY(!machines[0].gpus[0].link.isNarrow() && machines[1].gpus[0].link.isNarrow());
    // Where each begins stands in the text.
    QCOMPARE(machines[0].begins.line, 1);
    QCOMPARE(machines[1].begins.line, 10);
}

void TestMachinesApart::eachBecomesABuild()
{
    const std::vector<Detected> machines = machinesIn({TwoOffices});
    QCOMPARE(machines.size(), std::size_t(2));
    const QStringList boards{u"dell-optiplex-790-mt-mainboard"_s, u"hp-elitedesk-800-g4-sff-mainboard"_s};
    for (std::size_t i = 0; i < machines.size(); ++i) {
        const std::optional<DetectedBuild> made = buildOf(machines[i], shipped());
        QVERIFY(made && made->document.build.items.size() == 1);
        QCOMPARE(made->document.build.items.front().part, boards[static_cast<qsizetype>(i)]);
        QVERIFY(machines[i].seen.notUnderstood.empty());
    }
    QVERIFY(words::severalMachines(machines).startsWith(u"The text describes 2 machines"_s));
    QCOMPARE(words::machineChoice(machines, 0), u"1. Dell OptiPlex 790 MT mainboard (1.txt, line 1)"_s);
    QVERIFY2(words::machineChoice(machines, 1).startsWith(u"2. HP EliteDesk 800 G4 SFF mainboard ("_s),
             qPrintable(words::machineChoice(machines, 1)));
}

/// What was typed is no part of what was printed, whoever reads it.
void TestMachinesApart::aPromptIsNoUnknownLine()
{
    const std::vector<Detected> machines = machinesIn(
        {"me@node-a:~$ sudo dmidecode\n" + dmi("PRIME X570-PRO") + "me@node-a:~$ lspci -vv -nn\n" + Card3090 +
         "me@node-b:~$ sudo dmidecode\n" + dmi("Pro WS WRX90E-SAGE SE") + "me@node-b:~$ lspci -vv -nn\n" + Card3080});
    QCOMPARE(machines.size(), std::size_t(2));
    for (const Detected &machine : machines) {
        QCOMPARE(machine.gpus.size(), std::size_t(1));
        QVERIFY2(machine.seen.notUnderstood.empty(), qPrintable(words::notUnderstood(machine, 9).join(u'\n')));
    }
    // A line that nobody knows is said to be one.
    const std::vector<Detected> odd = machinesIn({"me@node-a:~$ lspci -nn\nno device of any kind\n" + Card3090});
    QCOMPARE(odd.size(), std::size_t(1));
    QCOMPARE(odd[0].seen.notUnderstood.size(), std::size_t(1));
    QVERIFY(words::notUnderstood(odd[0], 9).front().startsWith(u"Not understood: 1.txt, line 2: "_s));
}

void TestMachinesApart::filesTogetherAreOneMachine()
{
    const std::vector<Detected> machines = machinesIn({Card3090, dmi("PRIME X570-PRO")});
    QCOMPARE(machines.size(), std::size_t(1));
    QVERIFY(machines[0].board && machines[0].gpus.size() == 1);
}

void TestMachinesApart::oneTextHasNoChoice()
{
    const Result<Detected> several = detect({{u"a.txt"_s, TwoOffices}}, Recogniser(shipped()));
    QVERIFY(!several);
    QCOMPARE(several.error().sentence(), u"The text describes 2 machines; give that of one."_s);
    QVERIFY(detect({{u"a.txt"_s, Card3090}}, Recogniser(shipped())).has_value());
}

void TestMachinesApart::hosts_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("host");
    const auto row = [](const QString &line, const QString &host) { QTest::newRow(qPrintable(line)) << line << host; };
    row(u"user@node-a:~$ lspci -vv"_s, u"node-a"_s);
    row(u"[root@node01 ~]# nvidia-smi"_s, u"node01"_s);
    row(u"(base) me@desk.local:/mnt/d$ sudo lspci"_s, u"desk.local"_s);
    row(u"root@3f2a1b0c9d8e:/# nvidia-smi"_s, QString()); // a container
    row(u"$ ssh admin@node7 nvidia-smi -q"_s, u"node7"_s);
    row(u"ssh node7 lspci"_s, u"node7"_s);
    row(u"PS C:\\> nvidia-smi"_s, QString());
    row(u"$ lspci | grep user@host"_s, QString());
    row(u"lspci"_s, QString());
}

void TestMachinesApart::hosts()
{
    QFETCH(QString, line);
    QFETCH(QString, host);
    QCOMPARE(hostIn(line), host);
}

void TestMachinesApart::tooManyMachines()
{
    QByteArray text;
    for (int i = 0; i < 300; ++i)
        text += "user@node" + QByteArray::number(i) + ":~$ nvidia-smi\n" + table("NVIDIA GeForce RTX 3090", "01:00.0");
    QCOMPARE(machinesIn({text}).size(), std::size_t(64));
}

RIG_TEST(TestMachinesApart)
#include "tst_machines_apart.moc"
