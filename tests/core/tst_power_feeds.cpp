// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_rules.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRandomGenerator>

using namespace rig;
using namespace rig::test;

/// How cards get their plugs: from one supply, natively first, then by chosen cables, then by the adapter in the box.
class PowerFeedsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachCardHangsOnOneSupply();
    void theHungriestCardGetsTheNativePlug();
    void aMakersCableTakesTheSuppliesSockets();
    void aCableThatTheSupplyComesWithSaysItsRating();
    void aLargerSupplyFeedsTheSameCards();
    void aLargerPairOfSuppliesNeverAddsABlocker();
    void anEpsCardIsNotFedByPciePlugs();
    void oneEightPinCarriesTheCard_data();
    void oneEightPinCarriesTheCard();
};

namespace {

const char *Parts =
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'tdp_w': 300}],"
    "'supplies': [{'id': 'old', 'name': 'Old', 'watts': 1000, 'atx_version': '2.x', 'connectors': {'pcie-8': 4}},"
    "{'id': 'six', 'name': 'Six', 'watts': 600, 'form': 'ATX', 'atx_version': '2.x', 'connectors': {'eps-8': 2, "
    "'pcie-8': 2}}],"
    "'cards': [{'id': 'two-plugs', 'name': 'Two plugs', 'gpu': 'chip', 'power_connectors': {'pcie-8': 2}},"
    "{'id': 'three-plugs', 'name': 'Three plugs', 'gpu': 'chip', 'power_connectors': {'pcie-8': 3}}]";

const char *SixteenPins =
    "'gpus': [{'id': 'big', 'name': 'Big', 'tdp_w': 450, 'series': 'GeForce RTX 40'},"
    "{'id': 'small', 'name': 'Small', 'tdp_w': 285, 'series': 'GeForce RTX 40'}],"
    "'cards': [{'id': 'big-card', 'name': 'Big card', 'gpu': 'big', 'power_connectors': {'12vhpwr': 1}},"
    "{'id': 'small-card', 'name': 'Small card', 'gpu': 'small', 'power_connectors': {'12vhpwr': 1}}],"
    "'supplies': [{'id': 'ax', 'name': 'AX1200', 'vendor': 'Corsair', 'watts': 1200, 'connectors': {'eps-8': 2, "
    "'pcie-8': 4}},"
    "{'id': 'gl', 'name': 'MSI MAG A750GL PCIE5', 'vendor': 'MSI', 'watts': 750, 'connectors': {'eps-8': 2, 'pcie-8': "
    "4, '12v-2x6': 1}}],"
    "'cables': [{'id': 'type-4', 'name': 'Type 4', 'vendor': 'Corsair', 'to': {'12vhpwr': 1}, 'rated_w': 600, "
    "'supplies': ['Corsair Type 4']},"
    "{'id': 'gl-cable', 'name': 'Its own', 'vendor': 'MSI', 'to': {'12v-2x6': 1}, 'rated_w': 450, 'supplies': ['MSI "
    "MAG A750GL PCIE5']}]";

} // namespace

void PowerFeedsTest::eachCardHangsOnOneSupply()
{
    const Catalogue catalogue = parts(Parts);
    MachineText text;
    text.with(Kind::Supply, "six").with(Kind::Supply, "six");
    text.with(Kind::Card, "two-plugs").with(Kind::Card, "two-plugs");
    const Judged two(text.document, catalogue);
    QCOMPARE(two.assessment.power.feeds[0].supply, 0);
    QCOMPARE(two.assessment.power.feeds[1].supply, 1);
    QCOMPARE(two.verdictOf("power.connector-missing"), QStringLiteral("silent"));

    MachineText third;
    third.with(Kind::Supply, "six").with(Kind::Supply, "six").with(Kind::Card, "three-plugs");
    const Judged split(third.document, catalogue);
    QVERIFY(split.assessment.power.feeds[0].split);
    QCOMPARE(split.verdictOf("power.several-supplies"), QStringLiteral("blocker"));
    QCOMPARE(split.verdictOf("power.connector-missing"), QStringLiteral("silent"));
}

void PowerFeedsTest::theHungriestCardGetsTheNativePlug()
{
    MachineText text;
    text.with(Kind::Supply, "gl").with(Kind::Card, "small-card").with(Kind::Card, "big-card");
    const Judged judged(text.document, parts(SixteenPins));
    const std::vector<Feed> &feeds = judged.assessment.power.feeds;
    QCOMPARE(judged.machine.devices[static_cast<std::size_t>(feeds[0].device)].part().id, QStringLiteral("big-card"));
    QCOMPARE(feeds[0].native.value(QStringLiteral("12vhpwr")), 1);
    QCOMPARE(feeds[1].adapted.value(QStringLiteral("12vhpwr")), 1);
    QCOMPARE(feeds[1].taken.value(QStringLiteral("pcie-8")), 2); // 285 W: two plugs of 150 W
    QCOMPARE(feeds[1].rating->value(), 375.0);
}

void PowerFeedsTest::aMakersCableTakesTheSuppliesSockets()
{
    MachineText text;
    text.with(Kind::Supply, "ax").with(Kind::Card, "big-card").with(Kind::Cable, "type-4");
    const Feed corsair = Judged(text.document, parts(SixteenPins)).assessment.power.feeds[0];
    QCOMPARE(corsair.taken.value(QStringLiteral("pcie-8")), 4); // 600 W, whose sockets carry 150 W plugs otherwise
    QCOMPARE(corsair.rating->value(), 675.0);
    // It fits no other maker's supply: the adapter in the card's box does it there, with three plugs for 450 W.
    text.document.build.items[0].part = QStringLiteral("old");
    const Feed other = Judged(text.document, parts(SixteenPins, parts(Parts))).assessment.power.feeds[0];
    QCOMPARE(other.taken.value(QStringLiteral("pcie-8")), 3);
    QCOMPARE(other.rating->value(), 525.0);
}

void PowerFeedsTest::aCableThatTheSupplyComesWithSaysItsRating()
{
    MachineText text;
    text.with(Kind::Supply, "gl").with(Kind::Card, "big-card");
    const Feed without = Judged(text.document, parts(SixteenPins)).assessment.power.feeds[0];
    QVERIFY(!without.rating);
    QCOMPARE(without.ratingAtLeast->value(), 375.0);
    QCOMPARE(without.ratingAtMost->value(), 675.0);
    text.with(Kind::Cable, "gl-cable");
    const Feed with = Judged(text.document, parts(SixteenPins)).assessment.power.feeds[0];
    QCOMPARE(with.rating->value(), 525.0);
    QVERIFY(with.adapted.isEmpty());
}

void PowerFeedsTest::aLargerSupplyFeedsTheSameCards()
{
    // A larger supply never leaves a card without.
    const Catalogue small = parts(Parts);
    const Catalogue large = parts("'supplies': [{'id': 'six', 'name': 'Six', 'watts': 900, 'form': 'ATX', "
                                  "'connectors': {'eps-8': 2, 'pcie-8': 2}}]",
                                  small);
    MachineText text;
    text.with(Kind::Supply, "old").with(Kind::Supply, "six");
    for (const char *card : {"two-plugs", "three-plugs"})
        text.with(Kind::Card, card);
    const std::vector<Feed> before = Judged(text.document, small).assessment.power.feeds;
    const std::vector<Feed> after = Judged(text.document, large).assessment.power.feeds;
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i].supply, before[i].supply);
        QCOMPARE(after[i].taken, before[i].taken);
        QCOMPARE(after[i].missing, before[i].missing);
    }
}

void PowerFeedsTest::aLargerPairOfSuppliesNeverAddsABlocker()
{
    // Two supplies, cards and cables of the catalogue; then both supplies with half as much again.
    QRandomGenerator random(20261121);
    const auto any = [&](Kind kind) {
        const std::vector<PartHandle> &all = shipped().parts(kind);
        return all[random.bounded(static_cast<quint32>(all.size()))];
    };
    const auto blockers = [](const Judged &judged) {
        return std::count_if(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
            return finding.severity == Severity::Blocker && std::string_view(finding.check).starts_with("power.");
        });
    };
    for (int i = 0; i < 300; ++i) {
        MachineText text;
        Catalogue larger = shipped();
        for (int n = 0; n < 2; ++n) {
            const auto supply = std::static_pointer_cast<const Supply>(any(Kind::Supply));
            text.with(Kind::Supply, supply->id.toLatin1().constData());
            auto more = std::make_shared<Supply>(*supply);
            if (more->watts)
                more->watts.value = *supply->watts * 1.5;
            larger.add(more);
        }
        for (quint32 n = 1 + random.bounded(4); n > 0; --n)
            text.with(Kind::Card, any(Kind::Card)->id.toLatin1().constData());
        for (quint32 n = random.bounded(3); n > 0; --n)
            text.with(Kind::Cable, any(Kind::Cable)->id.toLatin1().constData());
        const Judged before(text.document, shipped());
        const Judged after(text.document, larger);
        QVERIFY(blockers(after) <= blockers(before));
    }
}

void PowerFeedsTest::anEpsCardIsNotFedByPciePlugs()
{
    // Oracle 30: an RTX A6000, PCIe 8-pins to spare, the one EPS plug is the processor's.
    const Catalogue catalogue =
        parts("'supplies': [{'id': 'one-eps', 'name': 'One EPS', 'watts': 1000, 'connectors': {'eps-8': 1, 'pcie-8': "
              "6}}]",
              shipped());
    QVERIFY(catalogue.find(QStringLiteral("nvidia-rtx-a6000")));
    MachineText text;
    text.with(Kind::Supply, "one-eps").with(Kind::Card, "nvidia-rtx-a6000");
    const Judged without(text.document, catalogue);
    QCOMPARE(without.verdictOf("power.connector-missing"), QStringLiteral("blocker"));
    QCOMPARE(without.verdictOf("power.eps-into-pcie"), QStringLiteral("caution"));
    text.with(Kind::Cable, "2x-pcie-8-pin-to-eps-8-pin-adapter");
    const Judged with(text.document, catalogue);
    QVERIFY(with.machine.unresolved.empty());
    QCOMPARE(with.verdictOf("power.connector-missing"), QStringLiteral("silent"));
    QCOMPARE(with.verdictOf("power.adapter"), QStringLiteral("note"));
}

void PowerFeedsTest::oneEightPinCarriesTheCard_data()
{
    QTest::addColumn<QString>("card");
    QTest::newRow("31: GTX 1080") << "nvidia-geforce-gtx-1080-founders-edition";
    QTest::newRow("31: GTX 1070 Ti") << "nvidia-geforce-gtx-1070-ti-founders-edition";
}

void PowerFeedsTest::oneEightPinCarriesTheCard()
{
    QFETCH(QString, card);
    MachineText text;
    text.with(Kind::Supply, "evga-supernova-1600-p2").with(Kind::Card, card.toLatin1().constData());
    const Judged judged(text.document, shipped());
    QCOMPARE(judged.assessment.power.feeds[0].rating->value(), 225.0);
    QCOMPARE(judged.verdictOf("power.connector-rating"), QStringLiteral("silent"));
    QCOMPARE(judged.verdictOf("power.shared-cable"), QStringLiteral("silent"));
}

RIG_TEST(PowerFeedsTest)
#include "tst_power_feeds.moc"
