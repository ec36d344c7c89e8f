// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/adapters.h"
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

/// Risers, carriers and switch boards; the uplinks that links share; the ways between cards.
class AdaptersTest : public QObject
{
    Q_OBJECT

private slots:
    void lanesOfTheOutputs_data();
    void lanesOfTheOutputs();
    void aRiserPassesTheSlowerGeneration();
    void aSwitchBoardIsShared();
    void whatHangsInACircleStandsNowhere();
    void withTheRiserGoesWhatHungOnIt();
    void waysBetweenCards_data();
    void waysBetweenCards();
    void aBridgeJoinsTheFirstPairItFits();
    void aPartOfOneOriginCanBeLeftOut();
};

namespace {

const QByteArray CarrierText = "{'id': 'carrier', 'name': 'Carrier', 'host': 'slot-16', 'gives': 'm2', 'outputs': 4, "
                               "'output_width': 4, 'pcie_generation': 4}";
const QByteArray RiserText = "{'id': 'riser', 'name': 'Riser', 'host': 'slot-16', 'gives': 'slot-16', 'outputs': 1, "
                             "'output_width': 16, 'pcie_generation': 3}";
const QByteArray SwitchText = "'switches': [{'id': 'switch', 'name': 'Switch', 'host': 'slot-16', 'gives': 'slot-16', "
                              "'pcie_generation': 4, 'uplink_width': 16, 'outputs': 4, 'output_width': 16}]";

Judged judged(const MachineText &text, const QByteArray &more, const std::function<void(Figures &)> &change = {})
{
    Figures figures;
    figures.more = more;
    if (change)
        change(figures);
    return {text.document, figures.catalogue()};
}

} // namespace

void AdaptersTest::lanesOfTheOutputs_data()
{
    QTest::addColumn<QByteArray>("splits");
    QTest::addColumn<QString>("lanes"); // of the four outputs of a carrier in an x16 slot
    QTest::newRow("not known: in order") << QByteArray() << "4 4 4 4";
    QTest::newRow("4+4+4+4") << QByteArray("['4+4+4+4']") << "4 4 4 4";
    QTest::newRow("8+4+4: the second one begins no port") << QByteArray("['8+4+4']") << "4 0 4 4";
    QTest::newRow("8+8") << QByteArray("['8+8']") << "4 0 4 0";
    QTest::newRow("the split that lights most") << QByteArray("['8+8', '8+4+4']") << "4 0 4 4";
    QTest::newRow("none") << QByteArray("[]") << "4 0 0 0";
    QTest::newRow("a split of eight lanes is none of sixteen") << QByteArray("['4+4']") << "4 0 0 0";
}

void AdaptersTest::lanesOfTheOutputs()
{
    QFETCH(QByteArray, splits);
    MachineText text = whole().with(Kind::Riser, "carrier", "A");
    for (int output = 1; output <= 4; ++output)
        text.with(Kind::Drive, "nvme", OutputName{6, output}.text().toLatin1().constData());
    const Judged machine = judged(text, "'risers': [" + CarrierText + "]", [&](Figures &figures) {
        if (!splits.isEmpty())
            figures.slotA += ", 'bifurcation': " + splits;
    });
    QStringList lanes;
    for (const Link &link : machine.assessment.lanes.links) {
        if (link.adapter >= 0)
            lanes << QString::number(link.width.value_or(-1));
    }
    QTEST(lanes.join(u' '), "lanes");
}

void AdaptersTest::aRiserPassesTheSlowerGeneration()
{
    const Judged machine = judged(whole().with(Kind::Riser, "riser", "A").with(Kind::Card, "card", "@6:1"),
                                  "'risers': [" + RiserText + "]");
    const Link &link = machine.assessment.lanes.links.back();
    QCOMPARE(*link.width, 16);
    QCOMPARE(*link.generation, 3);
    QCOMPARE(link.generationLimitedBy, LimitedBy::Adapter);
}

void AdaptersTest::aSwitchBoardIsShared()
{
    const Judged machine = judged(
        whole().with(Kind::Switch, "switch", "A").with(Kind::Card, "card", "@6:1").with(Kind::Card, "card", "@6:2"),
        SwitchText);
    const Lanes &lanes = machine.assessment.lanes;
    QCOMPARE(machine.links(), QStringLiteral("A 4.0 x16, A 4.0 x16, A 4.0 x16"));
    QCOMPARE(lanes.uplinks.size(), std::size_t(1));
    QCOMPARE(lanes.uplinks[0].devices.size(), std::size_t(2));
    QVERIFY(lanes.uplinks[0].isContended());
    QVERIFY(std::abs(lanes.uplinks[0].capacity->value() - 31.5) < 0.1);
    QCOMPARE(lanes.fromProcessor[0], 16); // the cards behind the switch take none of their own
    QCOMPARE(lanes.peers.size(), std::size_t(1));
    QCOMPARE(lanes.peers[0].way, PeerWay::SameSwitch);
}

void AdaptersTest::whatHangsInACircleStandsNowhere()
{
    const Judged machine = judged(
        whole().with(Kind::Riser, "riser", "@7:1").with(Kind::Riser, "riser", "@6:1").with(Kind::Card, "card", "@7:1"),
        "'risers': [" + RiserText + "]");
    QVERIFY(machine.assessment.lanes.links.empty());
    QCOMPARE(machine.verdictOf("pcie.connector-dark"), QStringLiteral("blocker"));
}

void AdaptersTest::withTheRiserGoesWhatHungOnIt()
{
    const Document document = whole().with(Kind::Riser, "riser", "A").with(Kind::Card, "card", "@6:1").document;
    const Document after = applied(document, RemoveItem{6});
    QVERIFY(after.build.item(7)->connector.isEmpty());
    QVERIFY(!after.build.item(6));
}

void AdaptersTest::waysBetweenCards_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<PeerWay>("way");
    QTest::newRow("one processor") << QByteArray("cpu0") << PeerWay::SameProcessor;
    QTest::newRow("two processors") << QByteArray("cpu1") << PeerWay::AcrossProcessors;
    QTest::newRow("chipset") << QByteArray("chipset") << PeerWay::Chipset;
    QTest::newRow("not known") << QByteArray() << PeerWay::Unknown;
}

void AdaptersTest::waysBetweenCards()
{
    QFETCH(QByteArray, second);
    const Judged machine =
        judged(whole().with(Kind::Processor, "cpu").with(Kind::Card, "card", "A").with(Kind::Card, "card", "B"), {},
               [&](Figures &figures) {
                   figures.slotB.replace(", 'upstream': 'chipset'",
                                         second.isEmpty() ? QByteArray() : ", 'upstream': '" + second + "'");
               });
    QCOMPARE(machine.assessment.lanes.peers.size(), std::size_t(1));
    QTEST(machine.assessment.lanes.peers[0].way, "way");
    QCOMPARE(machine.assessment.lanes.peers[0].bandwidth.has_value(), !second.isEmpty());
}

void AdaptersTest::aBridgeJoinsTheFirstPairItFits()
{
    const QByteArray bridge = "'bridges': [{'id': 'bridge', 'name': 'Bridge', 'link': 'nvlink-3', 'gpus': ['chip'], "
                              "'cards': 2, 'span_slots': 2, 'bandwidth_gb_s': 112.5}]";
    const Judged machine = judged(
        whole().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").with(Kind::Bridge, "bridge"), bridge);
    QCOMPARE(machine.assessment.lanes.bridges.size(), std::size_t(1));
    QCOMPARE(machine.assessment.lanes.bridges[0].state, BridgeUse::State::Joins);
    QCOMPARE(machine.assessment.lanes.peers[0].way, PeerWay::NvLink);
    QCOMPARE(machine.assessment.lanes.peers[0].bandwidth->value(), 56.25); // one direction of the two
}

void AdaptersTest::aPartOfOneOriginCanBeLeftOut()
{
    Catalogue catalogue = Figures().catalogue();
    auto other = std::make_shared<Card>();
    other->id = QStringLiteral("from-a-file");
    other->origin = Origin::File;
    catalogue.add(other);
    const Catalogue rest = catalogue.without(Origin::File);
    QVERIFY(catalogue.find(QStringLiteral("from-a-file")));
    QVERIFY(!rest.find(QStringLiteral("from-a-file")));
    QCOMPARE(rest.parts(Kind::Card).size(), catalogue.parts(Kind::Card).size() - 1);
    QVERIFY(rest.find(QStringLiteral("card")));
}

RIG_TEST(AdaptersTest)
#include "tst_adapters.moc"
