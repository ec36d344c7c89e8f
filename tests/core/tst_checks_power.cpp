// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"

using namespace rig;
using namespace rig::test;

class PowerRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

void PowerRows::rows_data()
{
    checkColumns();
    // 300 W card + 104 W processor + 96 W rest of the platform = 500 W in training, 600 W at worst.
    row("power.supply-capacity", "silent", "600 W at worst of 600 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "600"); });
    row("power.supply-capacity", "caution", "600 W at worst of 599 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "599"); });
    row("power.supply-capacity", "caution", "500 W in training of 500 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "500"); });
    row("power.supply-capacity", "blocker", "500 W in training of 499 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "499"); });
    row("power.supply-capacity", "unknown", "the supply's rating", oneCard(),
        [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); });
    row("power.supply-capacity", "unknown", "the card's power", oneCard(),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });
    row("power.supply-capacity", "silent", "no PL2, but its upper bound fits", oneCard(),
        [](Figures &f) { f.processor.replace("'pl2_w': 204, ", ""); });
    row("power.supply-capacity", "unknown", "no PL2, and its upper bound does not", oneCard(), [](Figures &f) {
        f.processor.replace("'pl2_w': 204, ", "");
        f.supply.replace("1000", "600");
    });

    row("power.supply-headroom", "silent", "500 W of 625 W: 80 %", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "625"); });
    row("power.supply-headroom", "caution", "500 W of 624 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "624"); });
    row("power.supply-headroom", "silent", "a missing figure is supply-capacity's", oneCard(),
        [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); });

    // Worst others 300 W; peaks 771, 729, 684, 627 W. ATX 3 with 16 pins at 523 W allows 1046, 941, 837, 628 W.
    row("power.excursion", "silent", "627 W of 628 W at 100 ms", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "523"); });
    row("power.excursion", "caution", "627 W of 626 W at 100 ms", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "522"); });
    row("power.excursion", "unknown", "ATX version, where it decides", oneCard(), [](Figures &f) {
        f.supply.replace("1000", "530");
        f.supply.replace("'atx_version': '3.1', ", "");
    });
    row("power.excursion", "silent", "ATX version, where it decides nothing", oneCard(),
        [](Figures &f) { f.supply.replace("'atx_version': '3.1', ", ""); });

    row("power.vendor-minimum", "silent", "750 W of 750 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "750"); });
    row("power.vendor-minimum", "caution", "750 W of 749 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "749"); });
    row("power.vendor-minimum", "silent", "two cards are not multiplied", twoCards(),
        [](Figures &f) { f.supply.replace("1000", "800"); });
    row("power.vendor-minimum", "silent", "no figure is no minimum", oneCard(),
        [](Figures &f) { f.card.replace(", 'recommended_supply_w': 750", ""); });

    row("power.connector-missing", "silent", "four plugs for two cards", twoCards());
    row("power.connector-missing", "blocker", "three plugs for two cards", twoCards(),
        [](Figures &f) { f.supply.replace("'pcie-8': 4", "'pcie-8': 3"); });
    row("power.connector-missing", "blocker", "a card with an EPS socket, no EPS plug over", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'eps-8': 1}");
        f.supply.replace("'eps-8': 2, 'pcie-8': 4", "'eps-8': 1, 'pcie-8': 1");
    });
    row("power.connector-missing", "unknown", "the card's connectors", oneCard(),
        [](Figures &f) { f.card.replace(", 'power_connectors': {'pcie-8': 2}", ""); });
    row("power.connector-missing", "unknown", "the supply's connectors", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });
    row("power.connector-missing", "silent", "a card without sockets needs none", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{}");
        f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", "");
    });

    row("power.adapter", "silent", "a 16-pin plug of its own", oneCard(),
        [](Figures &f) { f.card.replace("{'pcie-8': 2}", "{'12vhpwr': 1}"); });
    row("power.adapter", "note", "16 pins from two 8-pin plugs", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'12vhpwr': 1}");
        f.supply.replace(", '12v-2x6': 1", "");
    });
    row("power.adapter", "note", "EPS from two 8-pin plugs", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'eps-8': 1}");
        f.supply.replace("'eps-8': 2", "'eps-8': 1");
    });
    row("power.adapter", "silent", "unknown plugs are connector-missing's", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });

    row("power.connector-rating", "silent", "375 W of 375 W", limited(375));
    row("power.connector-rating", "caution", "376 W of 375 W", limited(376));
    row("power.connector-rating", "unknown", "the card's power", oneCard(),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });

    // Gold at 115 V and 50 %: 90 %. 1296 W DC are 1440 W at the wall.
    const auto atWall = [](double dc) { return limited(dc - 200); };
    row("power.circuit", "silent", "1440 W of 1440 W", atWall(1296),
        [](Figures &f) { f.supply.replace("1000", "2592"); });
    row("power.circuit", "caution", "1441 W of 1440 W", atWall(1297),
        [](Figures &f) { f.supply.replace("1000", "2594"); });
    row("power.circuit", "caution", "15.0 A of 15 A", atWall(1539),
        [](Figures &f) { f.supply.replace("1000", "3078"); });
    row("power.circuit", "blocker", "15.01 A of 15 A", atWall(1540),
        [](Figures &f) { f.supply.replace("1000", "3080"); });
    row("power.circuit", "unknown", "efficiency, where it decides", atWall(1296), [](Figures &f) {
        f.supply.replace("1000", "2592");
        f.supply.replace("'efficiency': 'gold', ", "");
    });
    row("power.circuit", "silent", "efficiency, where it decides nothing", oneCard(),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });
}

QTEST_GUILESS_MAIN(PowerRows)
#include "tst_checks_power.moc"
