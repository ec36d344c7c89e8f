// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/power_verdicts.h"
#include "core/machine/power_rules.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class PowerTest : public QObject
{
    Q_OBJECT

private slots:
    void intelsWorkedExample_data();
    void intelsWorkedExample();
    void efficiencyIsInterpolated_data();
    void efficiencyIsInterpolated();
    void atx2AllowsLess();
    void aLimitLowersTheAverageNotThePeak();
    void thePeakIsTheWorstDrawAndOneCardsSurplus();
    void theCardThatAddsMostMakesThePeak();
    void aStatedLoadTakesTheProcessorsPlace();
    void lowLineDerates();
    void ownedPartsCostNothingUnpricedOnesAreCounted();
    void yearlyCostFollowsTheWall();
    void networkCardsSwitchBoardsAndFansCountWhereKnown();
    void eachOfSeveralSuppliesAllowsItsOwn();
    void theUpsCarriesTheWorstDraw();
    void fourLimitedCardsOnFifteenAmperes();
    void tenDatacentreCardsNeedHighLine();
    void atTheWallTheWorstIsNoLessThanTraining();
};

void PowerTest::intelsWorkedExample_data()
{
    QTest::addColumn<int>("window");
    QTest::addColumn<double>("percent");
    // Oracle 29: 300 W card, 26 A × 11.2 V processor, 159 W rest on 750 W.
    QTest::newRow("100 µs") << 0 << 199.5;
    QTest::newRow("1 ms") << 1 << 179.5;
    QTest::newRow("10 ms") << 2 << 159.5;
    QTest::newRow("100 ms") << 3 << 120.0;
}

void PowerTest::intelsWorkedExample()
{
    QFETCH(int, window);
    QFETCH(double, percent);
    // Processor peak is 39 A up to 10 ms, 26 A beyond (Intel's table 2-1).
    const Watts processor = Watts((window < 3 ? 39 : 26) * 11.2);
    const Watts need =
        Watts(300) * specifiedExcursion(WindowMicroseconds[static_cast<std::size_t>(window)]) + processor + Watts(159);
    QVERIFY2(std::abs(100 * (need / Watts(750)) - percent) <= 0.6,
             qPrintable(QString::number(100 * (need / Watts(750)))));
    QVERIFY(std::abs((Watts(300) + Watts(26 * 11.2) + Watts(159)).value() - 750.2) < 0.01);
    // On ATX 2.x the same machine needs the 1100 W that Intel names.
    QVERIFY((need / Atx2[static_cast<std::size_t>(window)]).value() <= 1101);
}

void PowerTest::efficiencyIsInterpolated_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<double>("load");
    QTest::addColumn<double>("volts");
    QTest::addColumn<double>("expected");
    QTest::newRow("gold at 50 %, 115 V") << "gold" << 0.5 << 120.0 << 0.90;
    QTest::newRow("gold at 75 %, 115 V") << "gold" << 0.75 << 120.0 << 0.885;
    QTest::newRow("gold at 35 %, 230 V") << "gold" << 0.35 << 230.0 << 0.91;
    QTest::newRow("titanium at 100 %, 115 V") << "titanium" << 1.0 << 120.0 << 0.90;
    QTest::newRow("titanium at 15 %, between its 10 % and 20 % points") << "titanium" << 0.15 << 120.0 << 0.91;
    QTest::newRow("gold at 5 %: the level does not ask for less than 20 %") << "gold" << 0.05 << 120.0 << 0.87;
    QTest::newRow("beyond the certified points: the last one") << "bronze" << 1.2 << 230.0 << 0.85;
}

void PowerTest::efficiencyIsInterpolated()
{
    QFETCH(QString, level);
    QFETCH(double, load);
    QFETCH(double, volts);
    QFETCH(double, expected);
    const std::optional<double> found = efficiencyAt(level, load, Volts(volts));
    QVERIFY(found);
    QVERIFY2(std::abs(*found - expected) < 1e-9, qPrintable(QString::number(*found)));
    QVERIFY(!efficiencyAt(QStringLiteral("diamond"), load, Volts(volts)));
    // A server's module has its own table at 230 V only.
    QCOMPARE(*efficiencyAt(QStringLiteral("platinum"), 1.0, Volts(230), true), 0.91);
    QCOMPARE(*efficiencyAt(QStringLiteral("platinum"), 1.0, Volts(115), true), 0.89);
}

namespace {

const char *Parts =
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'tdp_w': 300}], 'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip'}],"
    "'processors': [{'id': 'cpu', 'name': 'CPU', 'tdp_w': 100, 'pl2_w': 200}],"
    "'supplies': [{'id': 'new', 'name': 'New', 'watts': 1000, 'efficiency': 'gold', 'atx_version': '3.1', "
    "'connectors': {'12v-2x6': 1}},"
    "{'id': 'old', 'name': 'Old', 'watts': 1000, 'efficiency': 'gold', 'atx_version': '2.x', 'connectors': {'pcie-8': "
    "4}},"
    "{'id': 'derated', 'name': 'Derated', 'watts': 2000, 'low_line_w': 1000, 'efficiency': 'gold', 'connectors': "
    "{'pcie-8': 4},"
    " 'prices': [{'amount': 400, 'currency': 'USD', 'date': '2025-01-01', 'basis': 'list', 'condition': 'new'}]}]";

Document machine(const char *supply)
{
    return MachineText().with(Kind::Processor, "cpu").with(Kind::Card, "card").with(Kind::Supply, supply).document;
}

} // namespace

void PowerTest::atx2AllowsLess()
{
    const Catalogue catalogue = parts(Parts);
    QCOMPARE(Judged(machine("new"), catalogue).assessment.power.peaks[1].allowed->value(), 1800.0);
    QCOMPARE(Judged(machine("old"), catalogue).assessment.power.peaks[1].allowed->value(), 1360.0);
}

void PowerTest::aLimitLowersTheAverageNotThePeak()
{
    const Catalogue catalogue = parts(Parts);
    Document document = machine("new");
    const Judged free(document, catalogue);
    document.build.items[1].powerLimit = Watts(200);
    const Judged limited(document, catalogue);
    QCOMPARE(free.assessment.power.training.atLeast.value() - limited.assessment.power.training.atLeast.value(), 100.0);
    QCOMPARE(free.assessment.power.peaks[0].need, limited.assessment.power.peaks[0].need);
}

void PowerTest::thePeakIsTheWorstDrawAndOneCardsSurplus()
{
    MachineText text{machine("new")};
    text.with(Kind::Card, "card");
    const Power power = Judged(text.document, parts(Parts)).assessment.power;
    // Two cards of 300 W, the processor's 200 W, 96 W; the first of the cards, which are alike, peaks at 1.57 times.
    QCOMPARE(power.worst.atLeast.value(), 896.0);
    QCOMPARE(power.peaks[0].measured.card, 2);
    QVERIFY(std::abs(power.peaks[0].measured.surplus.value() - 171) < 1e-9);
    QCOMPARE(power.peaks[0].need, power.worst.atLeast + power.peaks[0].measured.surplus);
    // k(100 µs) = 3.
    QVERIFY(std::abs(power.peaks[0].specified.surplus.value() - 600) < 1e-9);
    QCOMPARE(power.peaks[0].needBySpecification, power.worst.atLeast + power.peaks[0].specified.surplus);

    const Power none = Judged(MachineText().with(Kind::Processor, "cpu").document, parts(Parts)).assessment.power;
    QCOMPARE(none.peaks[0].measured.card, 0);
    QCOMPARE(none.peaks[0].need, none.worst.atLeast);
}

void PowerTest::theCardThatAddsMostMakesThePeak()
{
    // Alike, but one is limited to 100 W: it peaks from its rating, 471 − 100 W above its limit, while the other draws
    // its 300 W.
    MachineText text{machine("new")};
    text.with(Kind::Card, "card");
    text.document.build.items.back().powerLimit = Watts(100);
    const ItemId limited = text.document.build.items.back().id;
    const Peak peak = Judged(text.document, parts(Parts)).assessment.power.peaks[0];
    QCOMPARE(peak.measured.card, limited);
    QVERIFY(std::abs(peak.measured.surplus.value() - 371) < 1e-9);
    QVERIFY(std::abs(peak.need.value() - (200 + 96 + 300 + 471)) < 1e-9);
    // A limit above the rating lets the card draw more, and peak higher.
    text.document.build.items.back().powerLimit = Watts(400);
    const Peak raised = Judged(text.document, parts(Parts)).assessment.power.peaks[0];
    QVERIFY(std::abs(raised.measured.surplus.value() - 400 * 0.57) < 1e-9);
}

void PowerTest::aStatedLoadTakesTheProcessorsPlace()
{
    Document document = machine("new");
    document.use.processorLoad = Watts(40);
    QCOMPARE(Judged(document, parts(Parts)).assessment.power.training.atLeast, Watts(300 + 40) + RestOfPlatform);
}

void PowerTest::lowLineDerates()
{
    const Catalogue catalogue = parts(Parts);
    Document document = machine("derated");
    QCOMPARE(Judged(document, catalogue).assessment.power.supply->value(), 1000.0);
    document.site.circuit = *circuitById(u"eu-16a");
    QCOMPARE(Judged(document, catalogue).assessment.power.supply->value(), 2000.0);
}

void PowerTest::ownedPartsCostNothingUnpricedOnesAreCounted()
{
    Document document = machine("derated");
    const Cost cost = Judged(document, parts(Parts)).assessment.cost;
    QCOMPARE(cost.total.value(QStringLiteral("USD")), 400.0);
    QCOMPARE(cost.unpriced, 2);
    for (Item &item : document.build.items)
        item.owned = true;
    const Cost owned = Judged(document, parts(Parts)).assessment.cost;
    QVERIFY(owned.total.isEmpty());
    QCOMPARE(owned.unpriced, 0);
}

void PowerTest::yearlyCostFollowsTheWall()
{
    Document document = machine("new");
    document.site.tariff = Money{0.5, QStringLiteral("EUR")};
    document.site.hoursPerYear = 1000;
    const Power power = Judged(document, parts(Parts)).assessment.power;
    QCOMPARE(power.yearlyCost->amount, power.wall->value() / 1000 * 1000 * 0.5);
    QCOMPARE(power.yearlyCost->currency, QStringLiteral("EUR"));
}

namespace {

const char *MoreParts =
    "'networks': [{'id': 'net', 'name': 'Net', 'power_w': 20}, {'id': 'net-unknown', 'name': 'Net'}],"
    "'switches': [{'id': 'switch', 'name': 'Switch', 'power_w': 12}],"
    "'fans': [{'id': 'fan', 'name': 'Fan', 'power_w': 18}],"
    "'supplies': [{'id': 'six', 'name': 'Six', 'watts': 600, 'form': 'ATX', 'atx_version': '2.x', 'connectors': "
    "{'eps-8': 2, 'pcie-8': 2}}],"
    "'cards': [{'id': 'two-plugs', 'name': 'Two plugs', 'gpu': 'chip', 'power_connectors': {'pcie-8': 2}},"
    "{'id': 'three-plugs', 'name': 'Three plugs', 'gpu': 'chip', 'power_connectors': {'pcie-8': 3}}]";

} // namespace

void PowerTest::networkCardsSwitchBoardsAndFansCountWhereKnown()
{
    const Catalogue catalogue = parts(MoreParts, parts(Parts));
    MachineText text{machine("new")};
    const Watts before = Judged(text.document, catalogue).assessment.power.training.atLeast;
    text.with(Kind::Network, "net").with(Kind::Switch, "switch").with(Kind::Fan, "fan", "", 3);
    const Power power = Judged(text.document, catalogue).assessment.power;
    QCOMPARE((power.training.atLeast - before).value(), 20.0 + 12 + 3 * 18);
    text.with(Kind::Network, "net-unknown");
    const Power same = Judged(text.document, catalogue).assessment.power;
    QCOMPARE(same.training.atLeast, power.training.atLeast);
    QVERIFY(same.training.complete);
}

void PowerTest::eachOfSeveralSuppliesAllowsItsOwn()
{
    MachineText text{machine("new")};
    text.with(Kind::Supply, "old");
    const Power power = Judged(text.document, parts(Parts)).assessment.power;
    QCOMPARE(power.supply->value(), 2000.0);
    QCOMPARE(power.several.size(), std::size_t(2));
    QCOMPARE(power.several[0].supply->value(), 1000.0);
    // Each by its own ATX version.
    QVERIFY(power.several[0].peaks[1].allowed->value() > 1000 * 1.36);
    QCOMPARE(power.several[1].peaks[1].allowed->value(), 1000 * 1.36);
}

void PowerTest::theUpsCarriesTheWorstDraw()
{
    // 300 + 200 + 96 W at worst on 1000 W Gold, 120 V: 59.6 % load, 89.424 %.
    const Power power = Judged(machine("new"), parts(Parts)).assessment.power;
    QVERIFY(std::abs(power.wallWorst->value() - 596 / 0.89424) < 1e-6);
    QVERIFY(std::abs(*power.upsVa - 596 / 0.89424 / 0.95) < 1e-6);
    QCOMPARE(*power.kwhPerYear, power.wall->value() * 2);
}

void PowerTest::fourLimitedCardsOnFifteenAmperes()
{
    // Oracle 19: four RTX 3090 at 280 W were judged reasonable on one supply and 15 A.
    MachineText text;
    text.with(Kind::Motherboard, "asus-ws-c422-sage-10g")
        .with(Kind::Processor, "intel-xeon-w-2255")
        .with(Kind::Supply, "evga-supernova-1600-t2");
    for (const char *slot : {"Slot 1", "Slot 3", "Slot 5", "Slot 7"}) {
        text.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g", slot);
        text.document.build.items.back().powerLimit = Watts(280);
    }
    const Judged judged(text.document, shipped());
    QVERIFY(judged.machine.unresolved.empty());
    QVERIFY(judged.verdictOf("power.circuit") != QStringLiteral("blocker"));
    QVERIFY(judged.verdictOf("power.supply-capacity") != QStringLiteral("blocker"));
}

void PowerTest::tenDatacentreCardsNeedHighLine()
{
    // Oracle 38: ten L40S in a server come to an estimated 5.5 kW and need 200–240 V.
    MachineText text;
    text.with(Kind::Supply, "supermicro-pws-2k70a-1r", "", 3);
    for (int i = 0; i < 10; ++i)
        text.with(Kind::Card, "nvidia-l40s");
    text.document.site.circuit = *circuitById(u"us-20a");
    const Judged low(text.document, shipped());
    QVERIFY(low.machine.unresolved.empty());
    QCOMPARE(low.verdictOf("power.circuit"), QStringLiteral("blocker"));
    QCOMPARE(low.verdictOf("power.input-derating"), QStringLiteral("unknown"));
    QCOMPARE(low.verdictOf("power.several-supplies"), QStringLiteral("silent"));
    text.document.site.circuit = *circuitById(u"us-240v-30a");
    const Judged high(text.document, shipped());
    QVERIFY(high.verdictOf("power.circuit") != QStringLiteral("blocker"));
    QCOMPARE(high.verdictOf("power.input-derating"), QStringLiteral("silent"));
}

void PowerTest::atTheWallTheWorstIsNoLessThanTraining()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    for (const Document &machine : shippedMachines(catalogue)) {
        const Power &power = Judged(machine, catalogue).assessment.power;
        QVERIFY2(checks::sureWorstAtWall(power) >= power.wallAtLeast, qPrintable(nameOf(machine)));
    }
}

RIG_TEST(PowerTest)
#include "tst_power.moc"
