// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

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
    row("pcie.connector-dark", "unknown", "in no connector of a board whose slots nobody knows", oneCard(""),
        [](Figures &f) { f.more = "'motherboards': [{'id': 'board', 'name': 'Board', 'socket': 'S'}]"; });
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

    // Slot B hangs on a chipset whose uplink carries 3.94 GB/s (3.0 x4).
    const auto onChipset = [](const QByteArray &width) {
        return [width](Figures &f) {
            f.board += ", 'uplink': {'width': 4, 'generation': 3}";
            f.slotA = "'position': 1, 'length': 16, 'width': " + width + ", 'generation': 3, 'upstream': 'chipset'";
            f.slotB = "'position': 3, 'length': 16, 'width': 2, 'generation': 3, 'upstream': 'chipset'";
        };
    };
    row("pcie.uplink-contention", "silent", "x2 and x2 behind an uplink of x4", twoCards(), onChipset("2"));
    row("pcie.uplink-contention", "caution", "x4 and x2 behind an uplink of x4", twoCards(), onChipset("4"));
    row("pcie.uplink-contention", "silent", "one card alone has the uplink to itself", oneCard(), onChipset("16"));
    row("pcie.uplink-contention", "unknown", "the uplink", twoCards(),
        [](Figures &f) { f.slotA.replace("'cpu0'", "'chipset'"); });
    row("pcie.uplink-contention", "note", "two cards behind a switch of the board", twoCards(), [](Figures &f) {
        f.slotA.replace("'cpu0'", "'PLX'");
        f.slotB = "'position': 3, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'PLX'";
        f.board += ", 'switches': [{'label': 'PLX', 'upstream': 'cpu0', 'width': 16, 'generation': 4}]";
    });

    // Item 6 is a riser in slot A, item 7 the card on it.
    const Document onRiser = whole().with(Kind::Riser, "riser", "A").with(Kind::Card, "card", "@6:1").document;
    const auto riser = [](const QByteArray &generation) {
        return [generation](Figures &f) {
            f.more = "'risers': [{'id': 'riser', 'name': 'Riser', 'host': 'slot-16', 'gives': 'slot-16', 'outputs': 1, "
                     "'output_width': 16" +
                     generation + "}]";
        };
    };
    row("pcie.riser-limit", "silent", "4.0 on a 4.0 riser", onRiser, riser(", 'pcie_generation': 4"));
    row("pcie.riser-limit", "caution", "4.0 on a 3.0 riser", onRiser, riser(", 'pcie_generation': 3"));
    row("pcie.riser-limit", "unknown", "the riser's generation", onRiser, riser(""));
    row("pcie.riser-limit", "silent", "no riser", oneCard());

    // A carrier for four drives in slot A.
    const Document carrier = whole()
                                 .with(Kind::Riser, "carrier", "A")
                                 .with(Kind::Drive, "nvme", "@6:1")
                                 .with(Kind::Drive, "nvme", "@6:4")
                                 .document;
    const auto slotSplits = [](const QByteArray &splits, const QByteArray &needs = ", 'bifurcation': true") {
        return [splits, needs](Figures &f) {
            f.more = "'risers': [{'id': 'carrier', 'name': 'Carrier', 'host': 'slot-16', 'gives': 'm2', 'outputs': 4, "
                     "'output_width': 4, 'pcie_generation': 4" +
                     needs + "}]";
            f.slotA += splits;
        };
    };
    row("pcie.bifurcation-setting", "note", "4+4+4+4", carrier, slotSplits(", 'bifurcation': ['8+8', '4+4+4+4']"));
    row("pcie.bifurcation-setting", "note", "8+4+4 lights the fourth output", carrier,
        slotSplits(", 'bifurcation': ['8+4+4']"));
    row("pcie.bifurcation-setting", "caution", "8+8 does not light the fourth", carrier,
        slotSplits(", 'bifurcation': ['8+8']"));
    row("pcie.connector-dark", "blocker", "an output without a port", carrier, slotSplits(", 'bifurcation': ['8+8']"));
    row("pcie.bifurcation-setting", "unknown", "the slot's splits", carrier, slotSplits(""));
    row("pcie.bifurcation-setting", "silent", "the first output needs no split",
        whole().with(Kind::Riser, "carrier", "A").with(Kind::Drive, "nvme", "@6:1").document, slotSplits(""));
    row("pcie.bifurcation-setting", "silent", "a carrier that needs none", carrier,
        slotSplits("", ", 'bifurcation': false"));

    row("pcie.above-4g", "silent", "one card of 15.9 GiB", oneCard(),
        [](Figures &f) { f.chip += ", 'memory_gib': 15.9"; });
    row("pcie.above-4g", "note", "one card of 16 GiB", oneCard(), [](Figures &f) { f.chip += ", 'memory_gib': 16"; });
    row("pcie.above-4g", "unknown", "the card's memory", oneCard());

    const auto sharded = [](Document document, Work work) {
        document.use.work = work;
        return document;
    };
    const auto across = [](Figures &f) {
        f.slotB = "'position': 3, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu1'";
        f.board += ", 'processor_count': 2";
    };
    const auto twoProcessors = [](const char *a, const char *b) {
        return whole().with(Kind::Processor, "cpu").with(Kind::Card, "card", a).with(Kind::Card, "card", b).document;
    };
    row("pcie.peer-path", "silent", "both on one processor", sharded(twoCards(), Work::Sharded),
        [](Figures &f) { f.slotB.replace("chipset", "cpu0"); });
    row("pcie.peer-path", "caution", "one behind the chipset, sharded", sharded(twoCards(), Work::Sharded));
    row("pcie.peer-path", "note", "one behind the chipset, data parallel", sharded(twoCards(), Work::DataParallel));
    row("pcie.peer-path", "caution", "across processors, tensor parallel",
        sharded(twoProcessors("A", "B"), Work::TensorParallel), across);
    row("pcie.peer-path", "silent", "inference", sharded(twoCards(), Work::Inference));
    row("pcie.peer-path", "unknown", "upstream", twoCards(),
        [](Figures &f) { f.slotA.replace(", 'upstream': 'cpu0'", ""); });

    const Document bridged =
        whole().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").with(Kind::Bridge, "bridge").document;
    const auto bridge = [](const QByteArray &figures) {
        return [figures](Figures &f) {
            f.more = "'bridges': [{'id': 'bridge', 'name': 'Bridge', 'link': 'nvlink-3', 'cards': 2, " + figures + "}]";
        };
    };
    row("pcie.nvlink-bridge", "silent", "two slots apart, a bridge of two", bridged,
        bridge("'gpus': ['chip'], 'span_slots': 2"));
    row("pcie.nvlink-bridge", "blocker", "two slots apart, a bridge of three", bridged,
        bridge("'gpus': ['chip'], 'span_slots': 3"));
    row("pcie.nvlink-bridge", "blocker", "made for other cards", bridged, bridge("'gpus': ['other'], 'span_slots': 2"));
    row("pcie.nvlink-bridge", "unknown", "the bridge's span", bridged, bridge("'gpus': ['chip']"));

    // What a narrow link costs: a GTX 1080 on 3.0 x8 was measured, 2.2 % on one card.
    const auto gtx1080 = [](const QByteArray &slot) {
        return [slot](Figures &f) {
            f.chip = "'tdp_w': 180, 'pcie_generation': 3, 'pcie_width': 16, 'fp32_tflops': 8.873";
            f.slotA = slot;
        };
    };
    // S69: how grave it is depends on the work.
    row("pcie.lane-downgrade", "caution", "measured at 2.2 %", sharded(oneCard(), Work::SingleTraining),
        gtx1080("'length': 16, 'width': 8, 'generation': 3, 'upstream': 'cpu0'"));
    row("pcie.lane-downgrade", "note", "inference at 3.94 GB/s", sharded(oneCard(), Work::Inference),
        gtx1080("'length': 16, 'width': 4, 'generation': 3, 'upstream': 'cpu0'"));
    row("pcie.lane-downgrade", "caution", "inference at 1.97 GB/s", sharded(oneCard(), Work::Inference),
        gtx1080("'length': 16, 'width': 2, 'generation': 3, 'upstream': 'cpu0'"));
}

RIG_TEST(PcieRows)
#include "tst_checks_pcie.moc"
