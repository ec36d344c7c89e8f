// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

/// The patterns that manuals print, each on a board of a few lines.
class LanesTest : public QObject
{
    Q_OBJECT

private slots:
    void patterns_data();
    void patterns();
    void processorDecides_data();
    void processorDecides();
    void linkIsTheLeastOfItsEnds();
    void uplinkLimitsWhatHangsOnTheChipset();
    void switchSharesItsUplink();
    void aSwitchOfAMissingProcessorIsDark();
    void takersAreNamed();
    void unprintedTableIsUnknownNotFree();
    void aTableForMoreLanesThanTheProcessorHasIsUnknown();
    void effectsFollowTheKindOfDrive();
    void severalGroupsOfOneConnectorLeaveTheLeast();
};

namespace {

const char *Devices =
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'pcie_generation': 4, 'pcie_width': 16, 'tdp_w': 300},"
    "         {'id': 'chip-x8', 'name': 'Chip x8', 'pcie_generation': 4, 'pcie_width': 8}],"
    "'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip'}, {'id': 'card-x8', 'name': 'Card x8', 'gpu': 'chip-x8'}],"
    "'drives': [{'id': 'nvme', 'name': 'NVMe', 'interface': 'nvme', 'form': 'm2-2280', 'pcie_generation': 4, "
    "'pcie_width': 4},"
    "           {'id': 'm2-sata', 'name': 'M.2 SATA', 'interface': 'sata', 'form': 'm2-2280'}],"
    "'processors': [{'id': 'cpu', 'name': 'CPU', 'family': 'new', 'pcie_generation': 4, 'pcie_lanes': 24, "
    "'usable_lanes': 20},"
    "               {'id': 'old', 'name': 'Old', 'family': 'old', 'pcie_generation': 3, 'pcie_lanes': 24, "
    "'usable_lanes': 20},"
    "               {'id': 'apu', 'name': 'APU', 'family': 'apu', 'pcie_generation': 3, 'pcie_lanes': 16, "
    "'usable_lanes': 12, 'slot_lanes': 8},"
    "               {'id': 'cpu28', 'name': 'CPU 28', 'family': 'hedt', 'pcie_generation': 3, 'pcie_lanes': 28, "
    "'usable_lanes': 28},"
    "               {'id': 'cpu44', 'name': 'CPU 44', 'family': 'hedt', 'pcie_generation': 3, 'pcie_lanes': 44, "
    "'usable_lanes': 44}]";

const char *Slots = "{'label': 'A', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu0'},"
                    "{'label': 'B', 'kind': 'slot', 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'cpu0'},"
                    "{'label': 'C', 'kind': 'slot', 'length': 16, 'width': 4, 'generation': 4, 'upstream': 'chipset'},"
                    "{'label': 'M1', 'kind': 'm2', 'width': 4, 'generation': 4, 'upstream': 'cpu0'},"
                    "{'label': 'M2', 'kind': 'm2', 'width': 4, 'generation': 3, 'upstream': 'chipset'}";

/// A board with these slots and the given rest of its graph.
Catalogue board(const QByteArray &rest, const QByteArray &connectors = Slots)
{
    const QByteArray text = QByteArray(Devices) +
                            ", 'motherboards': [{'id': 'board', 'name': 'Board', 'connectors': [" + connectors + "]" +
                            (rest.isEmpty() ? "" : ", ") + rest + "}]";
    return parts(text.constData());
}

/// "A=card B=card M1=nvme" on the board.
Document machine(const QString &text, const char *processor = "cpu")
{
    MachineText machine;
    machine.with(Kind::Motherboard, "board").with(Kind::Processor, processor);
    for (const QString &entry : text.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList sides = entry.split(u'=');
        const Kind kind = sides[1].startsWith(QStringLiteral("card")) ? Kind::Card : Kind::Drive;
        machine.with(kind, sides[1].toLatin1().constData(), sides[0].toLatin1().constData());
    }
    return machine.document;
}

} // namespace

void LanesTest::patterns_data()
{
    QTest::addColumn<QByteArray>("graph");
    QTest::addColumn<QString>("devices");
    QTest::addColumn<QString>("links");

    const QByteArray pair = "'groups': [{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 8]}]}]";
    QTest::newRow("x16 alone") << pair << "A=card"
                               << "A 4.0 x16";
    QTest::newRow("x8/x8 with two") << pair << "A=card B=card"
                                    << "A 4.0 x8, B 4.0 x8";
    QTest::newRow("second slot alone lights its row") << pair << "B=card"
                                                      << "B 4.0 x8";

    const QByteArray three =
        "'groups': [{'connectors': ['A', 'B', 'M1'], 'rows': [{'widths': [16, 0, 0]}, {'widths': [8, 8, 0]},"
        " {'widths': [8, 4, 4]}]}]";
    QTest::newRow("x8/x4/x4") << three << "A=card B=card M1=nvme"
                              << "A 4.0 x8, B 4.0 x4, M1 4.0 x4";
    QTest::newRow("M.2 takes lanes from the slot") << three << "A=card M1=nvme"
                                                   << "A 4.0 x8, M1 4.0 x4";

    const QByteArray kills =
        "'groups': [{'connectors': ['C', 'M2'], 'rows': [{'widths': [4, 0]}, {'widths': [0, 4]}], 'losers': ['C']}]";
    QTest::newRow("M.2 kills a slot") << kills << "C=card M2=nvme"
                                      << "C dark, M2 3.0 x4";
    const QByteArray killed =
        "'groups': [{'connectors': ['C', 'M2'], 'rows': [{'widths': [4, 0]}, {'widths': [0, 4]}], 'losers': ['M2']}]";
    QTest::newRow("slot kills an M.2") << killed << "C=card M2=nvme"
                                       << "C 4.0 x4, M2 dark";

    // A table without losers. What all rows that hold leave at 0 is dark; what they leave open is not known.
    const QByteArray open = "'groups': [{'connectors': ['C', 'M2'], 'rows': [{'widths': [4, 0]}, {'widths': [0, 4]}]}]";
    QTest::newRow("either of two, and nobody says which") << open << "C=card M2=nvme"
                                                          << "C unknown, M2 unknown";
    QTest::newRow("one of them alone") << open << "C=card"
                                       << "C 4.0 x4";
    QTest::newRow("always dark") << QByteArray("'groups': [{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}]}]")
                                 << "A=card B=card"
                                 << "A 4.0 x16, B dark";
    QTest::newRow("always dark, and alone")
        << QByteArray("'groups': [{'connectors': ['B'], 'rows': [{'widths': [0]}]}]") << "B=card"
        << "B dark";
    const QByteArray bySetting =
        "'settings': [{'id': 's', 'label': 'S', 'values': ['x8', 'x4']}], 'groups': [{'connectors': ['B', 'M1'], "
        "'rows': [{'when': {'setting': {'s': 'x8'}}, 'widths': [8, 0]}, {'when': {'setting': {'s': 'x4'}}, 'widths': "
        "[4, 4]}]}]";
    QTest::newRow("dark by a setting") << bySetting << "B=card M1=nvme"
                                       << "B 4.0 x8, M1 dark";
    const QByteArray inCommon = "'groups': [{'connectors': ['A', 'B', 'M1'], 'rows': [{'widths': [16, 0, 0]}, "
                                "{'widths': [8, 8, 0]}, {'widths': [8, 0, 4]}]}]";
    QTest::newRow("what the possible rows have in common") << inCommon << "A=card B=card M1=nvme"
                                                           << "A 4.0 x8, B unknown, M1 unknown";
    QTest::newRow("two of the three are printed") << inCommon << "A=card M1=nvme"
                                                  << "A 4.0 x8, M1 4.0 x4";
    const QByteArray both = "'groups': [{'connectors': ['A', 'B', 'M1'], 'rows': [{'widths': [8, 0, 0]}, {'widths': "
                            "[0, 8, 0]}], 'losers': ['B']}]";
    QTest::newRow("losers decide among those that are not always dark") << both << "A=card B=card M1=nvme"
                                                                        << "A 4.0 x8, B dark, M1 dark";

    const QByteArray narrowed = "'groups': [{'connectors': ['C', 'M2'], 'rows': [{'widths': [4, 0]}, {'widths': [1, "
                                "4], 'generations': [2, null]}]}]";
    QTest::newRow("chipset slot falls in width and generation") << narrowed << "C=card M2=nvme"
                                                                << "C 2.0 x1, M2 3.0 x4";

    const QByteArray moved = "'settings': [{'id': 'mode', 'label': 'Mode', 'values': ['chipset', 'cpu']}], 'groups': "
                             "[{'connectors': ['A', 'M2'],"
                             " 'rows': [{'when': {'setting': {'mode': 'chipset'}}, 'widths': [16, 2]}, {'when': "
                             "{'setting': {'mode': 'cpu'}},"
                             " 'widths': [8, 4], 'generations': [null, 4], 'upstreams': ['cpu0', 'cpu0']}]}]";
    QTest::newRow("firmware default") << moved << "A=card M2=nvme"
                                      << "A 4.0 x16, M2 3.0 x2";

    const QByteArray narrowCard =
        "'groups': [{'connectors': ['A', 'B'], 'rows': [{'when': {'card_width_max': {'B': 8}}, 'widths': [16, 8]},"
        " {'widths': [16, 0]}, {'widths': [8, 8]}]}]";
    QTest::newRow("width of the inserted card decides") << narrowCard << "A=card B=card-x8"
                                                        << "A 4.0 x16, B 4.0 x8";
    QTest::newRow("a wider card does not") << narrowCard << "A=card B=card"
                                           << "A 4.0 x8, B 4.0 x8";

    const QByteArray byDrive =
        "'groups': [{'connectors': ['A', 'M1'], 'rows': [{'when': {'drive': {'M1': 'sata'}}, 'widths': [16, 4]},"
        " {'widths': [16, 0]}, {'widths': [8, 4]}]}]";
    QTest::newRow("SATA drive leaves the slot alone") << byDrive << "A=card M1=m2-sata"
                                                      << "A 4.0 x16, M1 unknown";
    QTest::newRow("NVMe drive does not") << byDrive << "A=card M1=nvme"
                                         << "A 4.0 x8, M1 4.0 x4";
}

void LanesTest::patterns()
{
    QFETCH(QByteArray, graph);
    QFETCH(QString, devices);
    const Judged judged(machine(devices), board(graph));
    QTEST(judged.links(), "links");
}

void LanesTest::processorDecides_data()
{
    QTest::addColumn<QByteArray>("graph");
    QTest::addColumn<QString>("processor");
    QTest::addColumn<QString>("devices");
    QTest::addColumn<QString>("links");

    const QByteArray byLanes =
        "'groups': [{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [44]}, 'widths': [16, 8]},"
        " {'when': {'processor_lanes': [28]}, 'widths': [16, 0]}, {'when': {'processor_lanes': [28]}, 'widths': [8, "
        "8]}]}]";
    QTest::newRow("44 lanes") << byLanes << "cpu44"
                              << "A=card B=card"
                              << "A 3.0 x16, B 3.0 x8";
    QTest::newRow("28 lanes") << byLanes << "cpu28"
                              << "A=card B=card"
                              << "A 3.0 x8, B 3.0 x8";

    const QByteArray byFamily =
        "'groups': [{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_families': ['new', 'old']}, 'widths': "
        "[16, 0]},"
        " {'when': {'processor_families': ['new', 'old']}, 'widths': [8, 8]},"
        " {'when': {'processor_families': ['apu']}, 'widths': [8, 0]}], 'losers': ['B']},"
        "{'connectors': ['C'], 'rows': [{'when': {'processor_families': ['new']}, 'widths': [4]},"
        " {'when': {'processor_families': ['old', 'apu']}, 'widths': [4], 'generations': [3]}]}]";
    QTest::newRow("new family") << byFamily << "cpu"
                                << "A=card B=card C=card"
                                << "A 4.0 x8, B 4.0 x8, C 4.0 x4";
    QTest::newRow("older family: lower generation, chipset slots too") << byFamily << "old"
                                                                       << "A=card B=card C=card"
                                                                       << "A 3.0 x8, B 3.0 x8, C 3.0 x4";
    QTest::newRow("smaller family: a slot goes dark") << byFamily << "apu"
                                                      << "A=card B=card"
                                                      << "A 3.0 x8, B dark";
    QTest::newRow("no table: the processor's lanes for slots still limit") << QByteArray() << "apu"
                                                                           << "A=card"
                                                                           << "A 3.0 x8";
}

void LanesTest::processorDecides()
{
    QFETCH(QByteArray, graph);
    QFETCH(QString, processor);
    QFETCH(QString, devices);
    const Judged judged(machine(devices, processor.toLatin1().constData()), board(graph));
    QTEST(judged.links(), "links");
}

void LanesTest::linkIsTheLeastOfItsEnds()
{
    const Judged judged(machine(QStringLiteral("A=card-x8 C=card")), board(""));
    QCOMPARE(judged.links(), QStringLiteral("A 4.0 x8, C 4.0 x4"));
    QCOMPARE(judged.assessment.lanes.links[0].limitedBy, LimitedBy::Nothing);
    QCOMPARE(judged.assessment.lanes.links[1].limitedBy, LimitedBy::Slot);
}

void LanesTest::uplinkLimitsWhatHangsOnTheChipset()
{
    const Judged judged(machine(QStringLiteral("C=card")), board("'uplink': {'generation': 3, 'width': 4}"));
    const Link &link = judged.assessment.lanes.links[0];
    QCOMPARE(*link.width, 4);
    QCOMPARE(qRound(link.bandwidth->value() * 100), 394); // DMI 3.0 x4, not the slot's 7.88
}

void LanesTest::switchSharesItsUplink()
{
    const QByteArray connectors =
        "{'label': 'S1', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 3, 'upstream': 'PLX'},"
        "{'label': 'S2', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 3, 'upstream': 'PLX'}";
    const Judged judged(
        machine(QStringLiteral("S1=card S2=card")),
        board("'switches': [{'label': 'PLX', 'upstream': 'cpu0', 'width': 8, 'generation': 3}]", connectors));
    QCOMPARE(judged.links(), QStringLiteral("S1 3.0 x16, S2 3.0 x16"));
    QCOMPARE(qRound(judged.assessment.lanes.links[0].bandwidth->value() * 100), 788);
    QCOMPARE(judged.assessment.lanes.links[0].limitedBy, LimitedBy::Uplink);
}

void LanesTest::aSwitchOfAMissingProcessorIsDark()
{
    const QByteArray connectors =
        "{'label': 'S1', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 3, 'upstream': 'PLX2'},"
        "{'label': 'S2', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 3, 'upstream': 'cpu0'}";
    const Catalogue catalogue =
        board("'processor_count': 2, 'switches': [{'label': 'PLX1', 'upstream': 'cpu1', 'width': 16, 'generation': 3},"
              "{'label': 'PLX2', 'upstream': 'PLX1', 'width': 16, 'generation': 3}]",
              connectors);
    Document one = machine(QStringLiteral("S1=card S2=card"));
    const Judged judged(one, catalogue);
    QCOMPARE(judged.links(), QStringLiteral("S1 dark, S2 3.0 x16"));
    QCOMPARE(judged.assessment.lanes.links[0].limitedBy, LimitedBy::Processor);
    one.build.items.push_back(MachineText{}.with(Kind::Processor, "cpu").document.build.items.front());
    one.build.items.back().id = 99;
    QCOMPARE(Judged(one, catalogue).links(), QStringLiteral("S1 3.0 x16, S2 3.0 x16"));
}

void LanesTest::takersAreNamed()
{
    const Judged judged(
        machine(QStringLiteral("A=card M1=nvme")),
        board("'groups': [{'connectors': ['A', 'M1'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 4]}]}]"));
    const Link &link = judged.assessment.lanes.links[0];
    QCOMPARE(link.limitedBy, LimitedBy::Sharing);
    QCOMPARE(link.takenBy, std::vector<int>{3});
}

void LanesTest::unprintedTableIsUnknownNotFree()
{
    const QByteArray table =
        "'groups': [{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [44]}, 'widths': [16, 8]}]}]";
    const Judged judged(machine(QStringLiteral("A=card"), "cpu28"), board(table));
    QCOMPARE(judged.links(), QStringLiteral("A unknown"));
    QCOMPARE(judged.verdictOf("pcie.lane-downgrade"), QStringLiteral("unknown"));
}

/// The row deals two slots x8 and x8; a processor with eight lanes for slots cannot feed both.
void LanesTest::aTableForMoreLanesThanTheProcessorHasIsUnknown()
{
    const Catalogue catalogue = board("'groups': [{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, "
                                      "{'widths': [8, 8]}]}]");
    QCOMPARE(Judged(machine(QStringLiteral("A=card B=card"), "cpu"), catalogue).links(),
             QStringLiteral("A 4.0 x8, B 4.0 x8"));
    QCOMPARE(Judged(machine(QStringLiteral("A=card B=card"), "apu"), catalogue).links(),
             QStringLiteral("A unknown, B unknown"));
    QCOMPARE(Judged(machine(QStringLiteral("A=card"), "apu"), catalogue).links(), QStringLiteral("A 3.0 x8"));
}

void LanesTest::effectsFollowTheKindOfDrive()
{
    const Catalogue catalogue = board("'effects': [{'when': {'drive': {'M1': 'nvme'}}, 'off': ['SATA5', 'SATA6']}]");
    QCOMPARE(Judged(machine(QStringLiteral("M1=nvme")), catalogue).assessment.lanes.off.size(), std::size_t(2));
    QCOMPARE(Judged(machine(QStringLiteral("M1=m2-sata")), catalogue).assessment.lanes.off.size(), std::size_t(0));
}

void LanesTest::severalGroupsOfOneConnectorLeaveTheLeast()
{
    const Judged judged(
        machine(QStringLiteral("A=card B=card M1=nvme")),
        board("'groups': [{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 8]}]},"
              "{'connectors': ['A', 'M1'], 'rows': [{'widths': [16, 0]}, {'widths': [4, 4]}]}]"));
    QCOMPARE(judged.links(), QStringLiteral("A 4.0 x4, B 4.0 x8, M1 4.0 x4"));
}

RIG_TEST(LanesTest)
#include "tst_lanes.moc"
