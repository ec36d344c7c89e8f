// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class PowerRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

namespace {

/// Three cables that a user may choose.
const QByteArray Cables =
    "'cables': [{'id': 'to-eps', 'name': 'To EPS', 'from': {'pcie-8': 2}, 'to': {'eps-8': 1}},"
    "{'id': 'to-16', 'name': 'To 16 pins', 'from': {'pcie-8': 3}, 'to': {'12vhpwr': 1}, 'rated_w': 450},"
    "{'id': 'no-ends', 'name': 'No ends', 'to': {'eps-8': 1}}]";

Document withCable(const char *cable)
{
    return whole().with(Kind::Card, "card", "A").with(Kind::Cable, cable).document;
}

Document twoSupplies()
{
    MachineText text = whole();
    return text.with(Kind::Card, "card", "A").with(Kind::Supply, "supply").document;
}

/// A card with an EPS socket, a board with this many EPS inputs, a supply with these plugs.
std::function<void(Figures &)> eps(const char *inputs, const char *plugs)
{
    return [=](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'eps-8': 1}");
        if (*inputs)
            f.board += QByteArray(", 'power_inputs': {'eps-8': ") + inputs + "}";
        f.supply.replace("'eps-8': 2, 'pcie-8': 4", plugs);
        f.more = Cables;
    };
}

/// A card with 16 pins of this series, and a supply without such a plug.
std::function<void(Figures &)> sixteen(const char *series)
{
    return [=](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'12vhpwr': 1}");
        f.supply.replace(", '12v-2x6': 1", "");
        f.more = Cables;
        if (*series)
            f.chip += QByteArray(", 'series': '") + series + "'";
    };
}

/// A machine whose board has this many EPS inputs (none: not known), and a supply with these plugs.
std::function<void(Figures &)> board(const char *inputs, const char *plugs)
{
    return [=](Figures &f) {
        if (*inputs)
            f.board += QByteArray(", 'power_inputs': {'eps-8': ") + inputs + "}";
        f.supply.replace("'eps-8': 2, ", plugs);
    };
}

std::function<void(Figures &)> supplied(const char *more)
{
    return [=](Figures &f) { f.supply += QByteArray(", ") + more; };
}

/// Other sockets of the card, and so many cables at the supply.
std::function<void(Figures &)> sockets(const char *connectors, const char *cables)
{
    return [=](Figures &f) {
        f.card.replace("{'pcie-8': 2}", connectors);
        f.supply += QByteArray(", 'pcie_cables': ") + cables;
    };
}

Document shared(double otherLoad)
{
    Document document = oneCard();
    document.site.otherLoad = Watts(otherLoad);
    return document;
}

Document bySpecification()
{
    Document document = oneCard();
    document.use.excursions = Excursions::Specification;
    return document;
}

Document onHighLine()
{
    Document document = oneCard();
    document.site.circuit = *circuitById(u"eu-16a");
    return document;
}

void supplyRows()
{
    // 300 W card + 104 W processor + 96 W rest of the platform = 500 W in training, 600 W at worst.
    // S77
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

    row("power.vendor-minimum", "silent", "750 W of 750 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "750"); });
    row("power.vendor-minimum", "caution", "750 W of 749 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "749"); });
    row("power.vendor-minimum", "silent", "two cards are not multiplied", twoCards(),
        [](Figures &f) { f.supply.replace("1000", "800"); });
    row("power.vendor-minimum", "silent", "no figure is no minimum", oneCard(),
        [](Figures &f) { f.card.replace(", 'recommended_supply_w': 750", ""); });

    row("power.vendor-minimum", "silent", "a missing rating is supply-capacity's", oneCard(),
        [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); });
}

void peakRows()
{
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

    // Specification: 1200, 1050, 900, 750 W against 2.0, 1.8, 1.6, 1.2 times the rating.
    row("power.excursion", "silent", "specification: 750 W of 750 W at 100 ms", bySpecification(),
        [](Figures &f) { f.supply.replace("1000", "625"); });
    row("power.excursion", "note", "specification: 750 W of 749 W at 100 ms", bySpecification(),
        [](Figures &f) { f.supply.replace("1000", "624"); });
    row("power.excursion", "unknown", "specification: ATX version, where it decides", bySpecification(),
        [](Figures &f) {
            f.supply.replace("1000", "700");
            f.supply.replace("'atx_version': '3.1', ", "");
        });
}

void plugRows()
{
    row("power.connector-missing", "silent", "four plugs for two cards", twoCards());
    row("power.connector-missing", "blocker", "three plugs for two cards", twoCards(),
        [](Figures &f) { f.supply.replace("'pcie-8': 4", "'pcie-8': 3"); });
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
    row("power.connector-missing", "silent", "EPS: one for the board, one for the card", oneCard(),
        eps("1", "'eps-8': 2, 'pcie-8': 4"));
    row("power.connector-missing", "blocker", "EPS: PCIe plugs are free, but the only EPS plug is the board's",
        oneCard(), eps("1", "'eps-8': 1, 'pcie-8': 4"));
    row("power.connector-missing", "blocker", "EPS: the board takes both", oneCard(),
        eps("2", "'eps-8': 2, 'pcie-8': 4"));
    row("power.connector-missing", "silent", "EPS: an adapter from two PCIe plugs", withCable("to-eps"),
        eps("1", "'eps-8': 1, 'pcie-8': 2"));
    row("power.connector-missing", "blocker", "EPS: the adapter finds one PCIe plug", withCable("to-eps"),
        eps("1", "'eps-8': 1, 'pcie-8': 1"));
    row("power.connector-missing", "unknown", "EPS: the board's inputs, where they decide", oneCard(),
        eps("", "'eps-8': 2, 'pcie-8': 4"));
    row("power.connector-missing", "silent", "EPS: the board's inputs, where they decide nothing", oneCard(),
        eps("", "'eps-8': 3, 'pcie-8': 4"));
    row("power.connector-missing", "unknown", "EPS: a cable whose ends are not known", withCable("no-ends"),
        eps("1", "'eps-8': 1, 'pcie-8': 4"));
    row("power.connector-missing", "silent", "16 pins: the adapter in a GeForce's box", oneCard(),
        sixteen("GeForce RTX 40"));
    row("power.connector-missing", "blocker", "16 pins: a professional card comes without", oneCard(),
        sixteen("Data centre Ada"));
    row("power.connector-missing", "silent", "16 pins: a professional card with a cable of one's own",
        withCable("to-16"), sixteen("Data centre Ada"));
    row("power.connector-missing", "unknown", "16 pins: the series, where it decides", oneCard(), sixteen(""));

    row("power.adapter", "note", "16 pins from two 8-pin plugs", oneCard(), sixteen("GeForce RTX 50"));
    row("power.adapter", "note", "EPS from two 8-pin plugs", withCable("to-eps"), eps("1", "'eps-8': 1, 'pcie-8': 4"));
    row("power.adapter", "silent", "16 pins of the supply's own", oneCard(), [](Figures &f) {
        sixteen("GeForce RTX 50")(f);
        f.supply.replace("'pcie-8': 4", "'pcie-8': 4, '12v-2x6': 1");
    });
    row("power.adapter", "silent", "a missing series is connector-missing's", oneCard(), sixteen(""));
    row("power.adapter", "silent", "unknown plugs are connector-missing's", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });
}

void ratingRows()
{
    row("power.connector-rating", "silent", "375 W of 375 W", limited(375));
    row("power.connector-rating", "caution", "376 W of 375 W", limited(376));
    row("power.connector-rating", "unknown", "the card's power", oneCard(),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });

    const auto strapped = [](const char *sense) {
        return [=](Figures &f) {
            f.card.replace("{'pcie-8': 2}", "{'12v-2x6': 1}");
            f.supply += sense;
        };
    };
    row("power.connector-rating", "silent", "375 W of 75 W and a sense rating of 300 W", limited(375),
        strapped(", 'connector_16pin_w': 300"));
    row("power.connector-rating", "caution", "376 W of 75 W and a sense rating of 300 W", limited(376),
        strapped(", 'connector_16pin_w': 300"));
    row("power.connector-rating", "unknown", "the sense rating, where it decides", limited(376), strapped(""));
    row("power.connector-rating", "silent", "the sense rating, where it decides nothing", limited(375), strapped(""));
    row("power.connector-rating", "silent", "540 W through one plug of 16 pins", limited(540),
        strapped(", 'connector_16pin_w': 600"));
    row("power.connector-rating", "note", "541 W through one plug of 16 pins", limited(541),
        strapped(", 'connector_16pin_w': 600"));
    const auto adapted = [](double watts) {
        Document document = withCable("to-16");
        document.build.items[5].powerLimit = Watts(watts);
        return document;
    };
    row("power.connector-rating", "silent", "525 W of 75 W and a cable of 450 W", adapted(525), sixteen("Quadro"));
    row("power.connector-rating", "caution", "526 W of 75 W and a cable of 450 W", adapted(526), sixteen("Quadro"));
}

void cableRows()
{
    row("power.shared-cable", "silent", "two sockets, two cables", oneCard(), sockets("{'pcie-8': 2}", "2"));
    row("power.shared-cable", "silent", "two 6-pin sockets on a cable: 150 W", oneCard(),
        sockets("{'pcie-6': 2}", "1"));
    row("power.shared-cable", "caution", "a cable carries 225 W", oneCard(),
        sockets("{'pcie-6': 1, 'pcie-8': 1}", "1"));
    row("power.shared-cable", "blocker", "a cable carries 226 W", limited(301),
        sockets("{'pcie-6': 1, 'pcie-8': 1}", "1"));
    row("power.shared-cable", "caution", "one socket each of two cards", twoCards(), [](Figures &f) {
        sockets("{'pcie-8': 1}", "1")(f);
        f.chip.replace("300", "180");
    });
    row("power.shared-cable", "unknown", "number of cables, where it decides", oneCard(),
        [](Figures &f) { f.supply.replace("'pcie-8': 4", "'pcie-8': 2"); });
    row("power.shared-cable", "silent", "number of cables, where it decides nothing", oneCard());

    row("power.eps-missing", "silent", "two plugs for two inputs", oneCard(), board("2", "'eps-8': 2, "));
    row("power.eps-missing", "caution", "one plug for two inputs", oneCard(), board("2", "'eps-8': 1, "));
    row("power.eps-missing", "blocker", "no plug at all", oneCard(), board("1", ""));
    row("power.eps-missing", "unknown", "the board's inputs, where they decide", oneCard(), board("", "'eps-8': 1, "));
    row("power.eps-missing", "silent", "the board's inputs, where they decide nothing", oneCard());
    row("power.eps-missing", "unknown", "the supply's plugs", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });

    row("power.eps-into-pcie", "silent", "an EPS plug is left", oneCard(), eps("1", "'eps-8': 2, 'pcie-8': 4"));
    row("power.eps-into-pcie", "caution", "only PCIe plugs are left", oneCard(), eps("1", "'eps-8': 1, 'pcie-8': 4"));
    row("power.eps-into-pcie", "silent", "no plug is left at all", oneCard(), eps("1", "'eps-8': 1"));
    row("power.eps-into-pcie", "caution", "an adapter is used", withCable("to-eps"),
        eps("1", "'eps-8': 1, 'pcie-8': 2"));
    row("power.eps-into-pcie", "silent", "missing figures are connector-missing's", oneCard(),
        eps("", "'eps-8': 2, 'pcie-8': 4"));
}

void railRows()
{
    // 500 W in training, 600 W at worst; the plugs of the card carry 225 W.
    row("power.rail-limit", "silent", "600 W at worst of 50 A", oneCard(), supplied("'rail_12v_a': 50"));
    row("power.rail-limit", "caution", "600 W at worst of 49.9 A", oneCard(), supplied("'rail_12v_a': 49.9"));
    row("power.rail-limit", "caution", "500 W in training of 41.7 A", oneCard(), supplied("'rail_12v_a': 41.7"));
    row("power.rail-limit", "blocker", "500 W in training of 41.6 A", oneCard(), supplied("'rail_12v_a': 41.6"));
    row("power.rail-limit", "unknown", "the label, where it decides: 98 % of 612 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "612"); });
    row("power.rail-limit", "silent", "the label, where it decides nothing: 98 % of 613 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "613"); });
    row("power.rail-limit", "silent", "225 W of a rail of 18.75 A", oneCard(),
        supplied("'rails_12v': 4, 'rail_limit_a': 18.75"));
    row("power.rail-limit", "caution", "225 W of a rail of 18.7 A", oneCard(),
        supplied("'rails_12v': 4, 'rail_limit_a': 18.7"));
    row("power.rail-limit", "unknown", "a rail's limit, where it decides", oneCard(), supplied("'rails_12v': 4"));
    row("power.rail-limit", "silent", "a rail's limit, where it decides nothing", limited(291),
        supplied("'rails_12v': 4"));

    row("power.several-supplies", "silent", "one", oneCard(), supplied("'form': 'ATX'"));
    row("power.several-supplies", "caution", "two", twoSupplies(), supplied("'form': 'ATX'"));
    row("power.several-supplies", "silent", "two modules of a server", twoSupplies(), supplied("'form': 'module'"));
    row("power.several-supplies", "unknown", "what they are", twoSupplies());
    const auto greedy = [](const char *form) {
        return [=](Figures &f) {
            f.card.replace("{'pcie-8': 2}", "{'pcie-8': 5}");
            f.supply += form;
        };
    };
    row("power.several-supplies", "blocker", "a card whose plugs come from both", twoSupplies(),
        greedy(", 'form': 'ATX'"));
    row("power.several-supplies", "silent", "a card that both modules feed over one board", twoSupplies(),
        greedy(", 'form': 'module'"));
}

void mainsRows()
{
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

    // Without a supply at least what the best would take: 1382 W DC at 96 % are 1439.6 W.
    const auto noSupply = [](double dc) {
        Document document = limited(dc - 200);
        auto &items = document.build.items;
        items.erase(
            std::remove_if(items.begin(), items.end(), [](const Item &item) { return item.kind == Kind::Supply; }),
            items.end());
        return document;
    };
    row("power.circuit", "silent", "1439.1 W of 1440 W whichever supply is chosen", noSupply(1252));
    row("power.circuit", "unknown", "1440.2 W of 1440 W with one of 80 PLUS Gold", noSupply(1253));
    row("power.circuit", "unknown", "1439.6 W of 1440 W with the best supply", noSupply(1382));
    row("power.circuit", "caution", "1440.6 W of 1440 W without a supply", noSupply(1383));
    row("power.circuit", "caution", "1799.3 VA of 1800 VA without a supply", noSupply(1641));
    row("power.circuit", "blocker", "1800.4 VA of 1800 VA without a supply", noSupply(1642));

    row("power.input-derating", "silent", "a supply of 1000 W that says nothing of it", oneCard());
    row("power.input-derating", "note", "600 W at worst of 600 W", oneCard(), supplied("'low_line_w': 600"));
    row("power.input-derating", "caution", "600 W at worst of 599 W", oneCard(), supplied("'low_line_w': 599"));
    row("power.input-derating", "silent", "at 230 V", onHighLine(), supplied("'low_line_w': 599"));
    row("power.input-derating", "silent", "1600 W, of which half would do", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "1600"); });
    row("power.input-derating", "unknown", "1600 W, of which half would not do", twoCards(),
        [](Figures &f) { f.supply.replace("1000", "1600"); });
    row("power.input-derating", "unknown", "2000 W, which may not start at 120 V", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "2000"); });

    // Gold at half its load: 500 W are 555.6 W at the wall, 584.8 W to the breaker.
    row("power.breaker-shared", "silent", "nothing else on the circuit", oneCard());
    row("power.breaker-shared", "silent", "1440 W of 1440 W", shared(884.4));
    row("power.breaker-shared", "caution", "1441 W of 1440 W", shared(885.4));
    row("power.breaker-shared", "caution", "1800 W of 1800 W", shared(1215));
    row("power.breaker-shared", "blocker", "1801 W of 1800 W", shared(1216));
    row("power.breaker-shared", "unknown", "efficiency, where it decides", shared(441),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });
    row("power.breaker-shared", "silent", "efficiency, where it decides nothing", shared(440),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });
}

} // namespace

void PowerRows::rows_data()
{
    checkColumns();
    supplyRows();
    peakRows();
    plugRows();
    ratingRows();
    cableRows();
    railRows();
    mainsRows();
}

RIG_TEST(PowerRows)
#include "tst_checks_power.moc"
