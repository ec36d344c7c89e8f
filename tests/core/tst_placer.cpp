// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/placer.h"

#include "core/machine/adapters.h"
#include "tests/core/check_rows.h"
#include "tests/testing.h"

#include <QRandomGenerator>
#include <QSet>

using namespace rig;
using namespace rig::test;

/// The best arrangement of devices on a board, proven against trying every one.
class PlacerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theCardGoesToTheProcessor();
    void theDriveLeavesTheCardsLanes();
    void thickCardsKeepApart();
    void airBeforeNothing();
    void whatIsFixedStays();
    void tooFewConnectorsIsSaid();
    void sameAsTryingAll();
    void itSaysWhyAnotherIsWorse();
    void eightDifferentCardsOnTheWidestBoard();
    void drivesWithoutAConnectorLeaveTheCardsFree();

private:
    Catalogue m_catalogue;
};

namespace {

constexpr quint32 Seed = 20261121;

QString placesOf(const Machine &machine, const Placement &placement)
{
    QStringList words;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const int connector = placement.connectors[i];
        words << (connector < 0 ? QStringLiteral("-")
                                : machine.board->part->connectors[static_cast<std::size_t>(connector)].label);
    }
    return words.join(u' ');
}

QString best(const Document &document, const Figures &figures, Work work = Work::DataParallel)
{
    const Machine machine = resolve(document.build, figures.catalogue());
    const std::optional<Placement> placement = bestPlacement(machine, work);
    return placement ? placesOf(machine, *placement) : QStringLiteral("none");
}

/// Every order of the movable devices over the connectors that take them.
std::optional<PlaceScore> byTryingAll(Machine machine, Work work, std::size_t device = 0)
{
    if (device == machine.devices.size())
        return scoreOf(machine, work);
    std::optional<PlaceScore> least;
    const ConnectorKind kind = machine.devices[device].isDrive() ? ConnectorKind::M2 : ConnectorKind::Slot;
    for (std::size_t i = 0; i < machine.board->part->connectors.size(); ++i) {
        const Connector &connector = machine.board->part->connectors[i];
        bool taken = connector.kind != kind;
        if (kind == ConnectorKind::Slot && !connector.openEnd && connector.length &&
            *connector.length < edgeWidth(machine.devices[device]).value_or(16))
            taken = true;
        if (kind == ConnectorKind::M2 && !connector.drives.isEmpty() &&
            !connector.drives.contains(QStringLiteral("nvme")))
            taken = true;
        for (std::size_t other = 0; other < device; ++other)
            taken = taken || machine.devices[other].connector == static_cast<int>(i);
        if (taken)
            continue;
        machine.devices[device].connector = static_cast<int>(i);
        const std::optional<PlaceScore> score = byTryingAll(machine, work, device + 1);
        if (score && (!least || *score < *least))
            least = score;
    }
    return least;
}

} // namespace

void PlacerTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void PlacerTest::theCardGoesToTheProcessor()
{
    QCOMPARE(best(oneCard("B"), Figures()), QStringLiteral("A"));
    QCOMPARE(best(oneCard(""), Figures()), QStringLiteral("A"));
}

void PlacerTest::theDriveLeavesTheCardsLanes()
{
    Figures figures;
    figures.graph = ", 'groups': [{'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 4]}]}]";
    figures.slotB = "'position': 3, 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'cpu0'";
    // The drive has one connector only: the card loses eight lanes in A, and gets eight in B, which is lower.
    QCOMPARE(best(withDrive(), figures), QStringLiteral("A M"));
    figures.slotB.replace("'width': 8", "'width': 16");
    QCOMPARE(best(withDrive(), figures), QStringLiteral("B M"));
}

void PlacerTest::thickCardsKeepApart()
{
    Figures figures;
    figures.slotA.replace("'position': 1", "'position': 2");
    figures.card.replace("'slots': 2", "'slots': 3");
    // At 2 and 3 a card of three slots cannot stand above another.
    const Machine machine = resolve(twoCards().build, figures.catalogue());
    const std::optional<Placement> placement = bestPlacement(machine, Work::DataParallel);
    QVERIFY(placement);
    QVERIFY(placement->score.impossible > 0);
}

void PlacerTest::airBeforeNothing()
{
    Figures figures;
    figures.slotB = "'position': 3, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu0'";
    figures.graph = "";
    figures.board += "";
    const QByteArray third = ", {'label': 'C', 'kind': 'slot', 'position': 5, 'length': 16, 'width': 16, 'generation': "
                             "4, 'upstream': 'cpu0'}";
    QByteArray slot = figures.slotB + "}" + third;
    slot.chop(1); // the fixture closes the brace
    figures.slotB = slot;
    QCOMPARE(best(twoCards(), figures), QStringLiteral("A C"));
}

void PlacerTest::whatIsFixedStays()
{
    const Document document = oneCard("B");
    const Machine machine = resolve(document.build, Figures().catalogue());
    const std::optional<Placement> placement =
        bestPlacement(machine, Work::DataParallel, {document.build.items.back().id});
    QVERIFY(placement);
    QCOMPARE(placesOf(machine, *placement), QStringLiteral("B"));
}

void PlacerTest::tooFewConnectorsIsSaid()
{
    QCOMPARE(
        best(whole().with(Kind::Card, "card").with(Kind::Card, "card").with(Kind::Card, "card").document, Figures()),
        QStringLiteral("none"));
}

void PlacerTest::sameAsTryingAll()
{
    QRandomGenerator random(Seed);
    const std::vector<PartHandle> &boards = m_catalogue.parts(Kind::Motherboard);
    const std::vector<PartHandle> &cards = m_catalogue.parts(Kind::Card);
    int tried = 0;
    while (tried < 60) {
        const PartHandle board = boards[random.bounded(static_cast<quint32>(boards.size()))];
        MachineText text;
        text.with(Kind::Motherboard, board->id.toLatin1().constData());
        for (const PartHandle &part : m_catalogue.parts(Kind::Processor)) {
            if (static_cast<const Processor &>(*part).socket.value == static_cast<const Board &>(*board).socket.value) {
                text.with(Kind::Processor, part->id.toLatin1().constData());
                break;
            }
        }
        for (quint32 i = 1 + random.bounded(3); i > 0; --i)
            text.with(Kind::Card, cards[random.bounded(static_cast<quint32>(cards.size()))]->id.toLatin1().constData());
        if (random.bounded(2) == 1)
            text.with(Kind::Drive, "samsung-990-pro-1tb");
        const Machine machine = resolve(text.document.build, m_catalogue);
        const std::optional<Placement> placement = bestPlacement(machine, Work::DataParallel);
        if (!placement)
            continue;
        const std::optional<PlaceScore> least = byTryingAll(machine, Work::DataParallel);
        if (!least)
            continue; // a board whose M.2 were not read
        ++tried;
        QVERIFY2(placement->score.impossible == least->impossible &&
                     std::abs(placement->score.worse - least->worse) < 1e-6,
                 qPrintable(board->id + u' ' + placesOf(machine, *placement)));
    }
}

void PlacerTest::itSaysWhyAnotherIsWorse()
{
    const Machine machine = resolve(oneCard("B").build, Figures().catalogue());
    const std::optional<Placement> placement = bestPlacement(machine, Work::DataParallel);
    QVERIFY(placement);
    const std::optional<PlaceReason> reason = whyWorse(machine, placement->connectors, {1});
    QVERIFY(reason);
    QCOMPARE(reason->kind, PlaceReason::Kind::NarrowerLink);
    QCOMPARE(reason->connector, 1);
    QVERIFY(reason->worseBy > 15 && reason->worseBy < 16); // 31.5 GB/s at x16, 15.8 at x8
    QVERIFY(!whyWorse(machine, placement->connectors, placement->connectors));
}

void PlacerTest::eightDifferentCardsOnTheWidestBoard()
{
    MachineText text;
    text.with(Kind::Motherboard, "supermicro-4029gp-trt-mainboard")
        .with(Kind::Processor, "intel-xeon-gold-6140", "", 2);
    for (int i = 0; i < 8; ++i)
        text.with(Kind::Card,
                  m_catalogue.parts(Kind::Card)[static_cast<std::size_t>(i) * 40]->id.toLatin1().constData());
    const Machine machine = resolve(text.document.build, m_catalogue);
    const std::optional<Placement> placement = bestPlacement(machine, Work::DataParallel);
    QVERIFY(placement);
    QCOMPARE(QSet<int>(placement->connectors.begin(), placement->connectors.end()).size(), 8);
    QCOMPARE(placement->score.impossible, 0);
    // None of them behind the chipset, whose slot has four lanes.
    for (const int connector : placement->connectors)
        QVERIFY(machine.board->part->connectors[static_cast<std::size_t>(connector)].upstream != FromChipset);
}

void PlacerTest::drivesWithoutAConnectorLeaveTheCardsFree()
{
    Figures figures;
    const Document document =
        whole().with(Kind::Card, "card", "B").with(Kind::Drive, "nvme").with(Kind::Drive, "nvme", "M").document;
    const Machine machine = resolve(document.build, figures.catalogue());
    const std::optional<Placement> placement = bestPlacement(machine, Work::DataParallel);
    QVERIFY(placement);
    QCOMPARE(placesOf(machine, *placement), QStringLiteral("A - M"));
}

RIG_TEST(PlacerTest)
#include "tst_placer.moc"
