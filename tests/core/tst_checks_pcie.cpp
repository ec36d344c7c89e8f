// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"

using namespace rig;
using namespace rig::test;

class PcieRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

void PcieRows::rows_data()
{
    checkColumns();
    const QByteArray shared =
        ", 'groups': [{'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 4]}]}]";
    const QByteArray exclusive =
        ", 'groups': [{'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}], 'losers': ['M']}]";

    row("pcie.connector-dark", "silent", "lit", withDrive());
    row("pcie.connector-dark", "blocker", "left dark", withDrive(), [&](Figures &f) { f.graph = exclusive; });
    row("pcie.connector-dark", "blocker", "in no connector", oneCard(""));
    row("pcie.connector-dark", "blocker", "in a connector that is not there", oneCard("Z"));
    row("pcie.connector-dark", "blocker", "a card in an M.2 connector", oneCard("M"));
    row("pcie.connector-dark", "silent", "a table that does not print it is lane-downgrade's unknown", oneCard(),
        [](Figures &f) { f.slotA = "'length': 16"; });

    row("pcie.lane-downgrade", "silent", "x16 of x16", oneCard());
    row("pcie.lane-downgrade", "caution", "x8 of x16", oneCard(),
        [](Figures &f) { f.slotA.replace("'width': 16", "'width': 8"); });
    row("pcie.lane-downgrade", "unknown", "the slot's lanes", oneCard(),
        [](Figures &f) { f.slotA.replace("'width': 16, ", ""); });
    row("pcie.lane-downgrade", "unknown", "the card's lanes", oneCard(),
        [](Figures &f) { f.chip.replace(", 'pcie_width': 16", ""); });

    row("pcie.generation-downgrade", "silent", "4.0 of 4.0", oneCard());
    row("pcie.generation-downgrade", "note", "3.0 x16 of 4.0", oneCard(),
        [](Figures &f) { f.slotA.replace("'generation': 4", "'generation': 3"); });
    row("pcie.generation-downgrade", "note", "the processor's 3.0", oneCard(),
        [](Figures &f) { f.processor.replace("'pcie_generation': 4", "'pcie_generation': 3"); });
    row("pcie.generation-downgrade", "caution", "3.0 x4", oneCard(),
        [](Figures &f) { f.slotA = "'length': 16, 'width': 4, 'generation': 3, 'upstream': 'cpu0'"; });
    row("pcie.generation-downgrade", "unknown", "the slot's generation", oneCard(),
        [](Figures &f) { f.slotA.replace("'generation': 4, ", ""); });

    row("pcie.m2-takes-lanes", "silent", "lanes of its own", withDrive());
    row("pcie.m2-takes-lanes", "caution", "the slot's lanes", withDrive(), [&](Figures &f) { f.graph = shared; });
    row("pcie.m2-takes-lanes", "silent", "an unknown width is lane-downgrade's", withDrive(),
        [](Figures &f) { f.slotA.replace("'width': 16, ", ""); });

    row("pcie.chipset-slot", "silent", "on the processor", oneCard());
    row("pcie.chipset-slot", "caution", "on the chipset", oneCard("B"));
    row("pcie.chipset-slot", "unknown", "upstream", oneCard(),
        [](Figures &f) { f.slotA.replace(", 'upstream': 'cpu0'", ""); });

    row("pcie.processor-lanes", "silent", "20 of 20", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24", "'usable_lanes': 20"); });
    row("pcie.processor-lanes", "caution", "20 of 19", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24", "'usable_lanes': 19"); });
    row("pcie.processor-lanes", "unknown", "the processor's lanes", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24, ", ""); });
}

QTEST_GUILESS_MAIN(PcieRows)
#include "tst_checks_pcie.moc"
