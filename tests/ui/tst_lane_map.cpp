// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/move_options.h"
#include "small_machine.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/drawings/lane_key.h"
#include "ui/drawings/lane_layout.h"
#include "ui/drawings/lane_map.h"
#include "ui/drawings/lane_words.h"
#include "ui/pages/build/links_view.h"
#include "ui/widgets/strokes.h"

#include <QLabel>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableWidget>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;
using namespace Qt::StringLiterals;

namespace {

/// The small catalogue and a board with two processors and a switch, and a riser.
Catalogue moreCatalogue()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/lane-parts.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The test's parts are missing.");
    const Result<Catalogue> read = withPartsFile(smallCatalogue(), file.readAll(), file.fileName(), Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

/// Four cards: two behind a switch, one at the chipset, one at the second processor.
Document twoProcessors()
{
    Document document;
    document.build.items = {item(1, Kind::Processor, "processor-a"), item(2, Kind::Processor, "processor-a"),
                            item(3, Kind::Motherboard, "board-2"),   item(4, Kind::Card, "card-a", "A1"),
                            item(5, Kind::Card, "card-a", "A2"),     item(6, Kind::Card, "card-a", "CHIP"),
                            item(7, Kind::Card, "card-a", "LOW")};
    return document;
}

LaneLayout layoutOf(const Workspace &workspace, double width = 800, bool paths = false)
{
    const QFont font = QGuiApplication::font();
    return layOutLanes(workspace.situation(), workspace.verdict().findings,
                       {width, QFontMetricsF(font), QFontMetricsF(fontFor(TextSize::Caption, font)), paths});
}

QStringList places(const LaneLayout &layout)
{
    QStringList found;
    for (const LaneRow &row : layout.rows)
        found << row.place;
    return found;
}

const LaneBox *boxOf(const LaneLayout &layout, Upstream upstream)
{
    for (const LaneBox &box : layout.boxes) {
        if (box.upstream == upstream)
            return &box;
    }
    return nullptr;
}

const LaneLine *lineOf(const LaneLayout &layout, const QString &place)
{
    for (const LaneLine &line : layout.lines) {
        if (line.row >= 0 && layout.rows[static_cast<std::size_t>(line.row)].place == place)
            return &line;
    }
    return nullptr;
}

/// The map in a window of its own.
struct Room
{
    explicit Room(const Document &document) : workspace(moreCatalogue()), map(workspace)
    {
        workspace.setDocument(document);
        QObject::connect(&workspace, &Workspace::documentChanged, &map, &LaneMap::refresh);
        map.refresh();
        map.resize(800, map.sizeHint().height());
        map.show();
        map.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&map);
    }

    void drag(const QPoint &from, const QPoint &to)
    {
        QTest::mousePress(&map, Qt::LeftButton, {}, from);
        QTest::mouseMove(&map, from + QPoint(QApplication::startDragDistance() + 1, 0));
        QTest::mouseMove(&map, to);
    }
    [[nodiscard]] QString placeOf(ItemId id) const { return workspace.document().build.item(id)->connector; }

    Workspace workspace;
    LaneMap map;
};

} // namespace

class TestLaneMap : public QObject
{
    Q_OBJECT

private slots:
    void connectorsStandUnderWhatTheyHangOn();
    void aHighViewLetsTheRowsBreathe();
    void boxesStandBesideTheirRowsOnly();
    void lineThicknessTellsTheWidth_data();
    void lineThicknessTellsTheWidth();
    void lostLanesAreDrawnBesideTheLine();
    void aLongLineCarriesItsRate();
    void aSharedConnectionIsBraided();
    void whatHangsOnARiserIsIndentedBelowIt();
    void aProcessorThatIsMissingIsSaidToBe();
    void devicesThatStandNowhereStandBelow();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void arcsJoinTheCards();
    void withManyCardsOnlyOnesPathsAreDrawn();
    void aDragShowsTheLinksAndMovesInOneStep();
    void aDragThatEndsElsewhereChangesNothing();
    void escapeEndsADrag();
    void aClickChoosesAndMovesNothing();
    void keysWalkPickUpAndDrop();
    void leavingTheMapEndsAMove();
    void aDeviceThatStandsNowhereIsDraggedOntoAConnector();
    void optionsSayWhatChangesForOthers();
    void theTipSaysTheReason();
    void theTableSaysWhatIsShared();
    void pathsAreShownOnDemand();
    void lightingLeavesTheRestAsItIs();
    void oddMachinesAreDrawn_data();
    void oddMachinesAreDrawn();
};

void TestLaneMap::connectorsStandUnderWhatTheyHangOn()
{
    Workspace workspace(moreCatalogue());
    workspace.setDocument(twoProcessors());
    const LaneLayout layout = layoutOf(workspace);
    // The first processor's own, those of its switch, of its chipset, of the second processor: no line crosses another.
    // The empty SATA port is left out.
    QCOMPARE(places(layout), QStringList({u"SOMEWHERE"_s, u"A1"_s, u"A2"_s, u"CHIP"_s, u"LOW"_s}));
    for (std::size_t i = 1; i < layout.rows.size(); ++i)
        QVERIFY(layout.rows[i].area.top() >= layout.rows[i - 1].area.bottom());
}

void TestLaneMap::aHighViewLetsTheRowsBreathe()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    const auto heightIn = [&](double height) {
        const QFontMetricsF metrics(QGuiApplication::font());
        return layOutLanes(workspace.situation(), workspace.verdict().findings,
                           {800, metrics, metrics, false, -1, height});
    };
    const LaneLayout close = heightIn(0);
    QCOMPARE(close.height, close.least);
    const LaneLayout wide = heightIn(close.least * 1.2);
    QCOMPARE(wide.least, close.least);
    QVERIFY(wide.height > close.height && wide.height <= close.least * 1.2);
    QCOMPARE(wide.rows[0].nameArea.height(), close.rows[0].nameArea.height()); // spacing grows, type does not
    // Slots and what lies between them share it.
    const LaneLayout high = heightIn(close.least * 2);
    QVERIFY(high.height > close.least * 1.6 && high.height <= close.least * 2);
    QVERIFY(high.rows[0].area.height() > close.rows[0].area.height());
    QVERIFY(high.rows[1].area.top() - high.rows[0].area.bottom() >
            close.rows[1].area.top() - close.rows[0].area.bottom());
}

void TestLaneMap::boxesStandBesideTheirRowsOnly()
{
    Workspace workspace(moreCatalogue());
    workspace.setDocument(twoProcessors());
    const LaneLayout layout = layoutOf(workspace);
    QCOMPARE(layout.boxes.size(), std::size_t(4));
    const LaneBox *bridge = boxOf(layout, 0);
    QVERIFY(bridge);
    QCOMPARE(bridge->column, 1);
    QCOMPARE(bridge->area.top(), layout.rows[1].area.top());
    QCOMPARE(bridge->area.bottom(), layout.rows[2].area.bottom());
    QCOMPARE(boxOf(layout, FromChipset)->area.top(), layout.rows[3].area.top());
    // The first processor beside the switch and the chipset, the second one beside its slot.
    QCOMPARE(boxOf(layout, FromProcessor0)->column, 0);
    QCOMPARE(boxOf(layout, FromProcessor0)->area.bottom(), layout.rows[3].area.bottom());
    QCOMPARE(boxOf(layout, FromProcessor1)->area.top(), layout.rows[4].area.top());
    QVERIFY(boxOf(layout, FromProcessor0)->area.right() < bridge->area.left());
    QVERIFY(bridge->area.right() < layout.rows[1].area.left());
}

void TestLaneMap::lineThicknessTellsTheWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("pixels");
    QTest::newRow("x1") << 1 << 1.0;
    QTest::newRow("x2") << 2 << 2.0;
    QTest::newRow("x4") << 4 << 3.0;
    QTest::newRow("x8") << 8 << 5.0;
    QTest::newRow("x16") << 16 << 7.0;
}

void TestLaneMap::lineThicknessTellsTheWidth()
{
    QFETCH(const int, width);
    QFETCH(const double, pixels);
    QCOMPARE(laneThickness(width), pixels);
}

void TestLaneMap::lostLanesAreDrawnBesideTheLine()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    const LaneLayout layout = layoutOf(workspace, 1200);
    const LaneLine *second = lineOf(layout, u"SLOT2"_s);
    QVERIFY(second && second->lost);
    QCOMPARE(*second->width, 8);
    QVERIFY(second->lostShift.y() > laneThickness(8) / 2);
    QVERIFY2(second->label.startsWith(u"4.0 x8"_s) && second->label.contains(u"15.8"_s), qPrintable(second->label));
    QCOMPARE(lineOf(layout, u"SLOT3"_s)->look, LaneLine::Look::Empty);
    const LaneRow &row = layout.rows[static_cast<std::size_t>(second->row)];
    QCOMPARE(*row.meaning, Meaning::Caution);
    QVERIFY2(row.said.contains(u"x8 of x16"_s), qPrintable(row.said));
    QCOMPARE(row.lanes, u"x8 of x16"_s); // at a glance, at the right edge
    QVERIFY(row.lanesArea.right() <= row.area.right() && row.lanesArea.left() > row.nameArea.right());
    // Where the lines have no room for it, the rate stands with the link.
    const LaneLayout narrow = layoutOf(workspace, 380);
    QVERIFY(lineOf(narrow, u"SLOT2"_s)->label.isEmpty());
    QCOMPARE(lineOf(narrow, u"SLOT2"_s)->look, LaneLine::Look::Trained);
    // "PCIe …" says nothing: it is left out, unless it is marked, and the connector has its room.
    for (const double width : {160.0, 200.0, 240.0, 280.0, 320.0, 380.0}) {
        for (const LaneRow &one : layoutOf(workspace, width).rows)
            QVERIFY2(one.meaning || !one.tail.contains(QChar(0x2026)), qPrintable(one.tail));
    }
}

/// A line that runs past the chipset's column has room for its label, however narrow the whole is.
void TestLaneMap::aLongLineCarriesItsRate()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    const LaneLayout layout = layoutOf(workspace, QFontMetricsF(QGuiApplication::font()).averageCharWidth() * 90);
    for (const QString &slot : {u"SLOT1"_s, u"SLOT2"_s}) {
        const LaneLine *line = lineOf(layout, slot);
        QVERIFY2(line && line->label.contains(u"15.8 GB/s"_s), qPrintable(slot));
        QVERIFY(line->labelArea.left() > boxOf(layout, FromProcessor0)->area.right());
        const LaneRow &row = layout.rows[static_cast<std::size_t>(line->row)];
        QVERIFY(line->labelArea.right() < row.area.left() && line->labelArea.top() >= row.area.top() - Grid / 2.0);
        QVERIFY2(!row.tail.contains(u"GB/s"_s), qPrintable(row.tail)); // it is said once
    }
}

void TestLaneMap::aSharedConnectionIsBraided()
{
    Workspace workspace(moreCatalogue());
    workspace.setDocument(twoProcessors());
    const LaneLayout layout = layoutOf(workspace, 1000);
    int braids = 0;
    for (const LaneLine &line : layout.lines) {
        if (line.box >= 0 && layout.boxes[static_cast<std::size_t>(line.box)].upstream == 0) {
            QCOMPARE(line.strands, 2);
            ++braids;
        } else {
            QCOMPARE(line.strands, 1);
        }
    }
    QCOMPARE(braids, 1);
    const QString last = boxOf(layout, 0)->lines.last();
    QVERIFY2(last.contains(u"shared: 31.5 GB/s"_s), qPrintable(last));
    // The checks call that a note; so does the drawing.
    QCOMPARE(*boxOf(layout, 0)->meaning, Meaning::Note);
}

void TestLaneMap::whatHangsOnARiserIsIndentedBelowIt()
{
    Document document = oneCard();
    document.build.items[2].connector = u"@9:2"_s;
    document.build.items.push_back(item(9, Kind::Riser, "riser-2", "SLOT1"));
    Workspace workspace(moreCatalogue());
    workspace.setDocument(document);
    const LaneLayout layout = layoutOf(workspace);
    QCOMPARE(places(layout).first(3), QStringList({u"SLOT1"_s, u"@9:1"_s, u"@9:2"_s}));
    QCOMPARE(layout.rows[1].device, -1); // an empty output can take something
    QCOMPARE(layout.rows[2].hostRow, 0);
    QVERIFY(layout.rows[2].area.left() > layout.rows[0].area.left());
    QVERIFY(layout.rows[2].area.top() > layout.rows[0].area.bottom());
    QVERIFY2(layout.rows[2].said.contains(u"Riser 1"_s), qPrintable(layout.rows[2].said));
    // The line to the riser has the look of what it passes on.
    const Link *card = workspace.assessment().lanes.linkOf(layout.rows[2].device);
    QCOMPARE(lineOf(layout, u"SLOT1"_s)->width, card->width);
}

void TestLaneMap::aProcessorThatIsMissingIsSaidToBe()
{
    Document document = twoProcessors();
    document.build.items.erase(document.build.items.begin() + 1);
    Workspace workspace(moreCatalogue());
    workspace.setDocument(document);
    const LaneLayout layout = layoutOf(workspace);
    QVERIFY(boxOf(layout, FromProcessor0)->there);
    QVERIFY(!boxOf(layout, FromProcessor1)->there);
    QCOMPARE(boxOf(layout, FromProcessor1)->lines.last(), u"not installed"_s);
}

void TestLaneMap::devicesThatStandNowhereStandBelow()
{
    Document document = twoCards();
    document.build.items.push_back(item(8, Kind::Card, "card-a"));
    document.build.items.push_back(item(9, Kind::Card, "card-a", "NOWHERE"));
    Workspace workspace(smallCatalogue());
    workspace.setDocument(document);
    const LaneLayout layout = layoutOf(workspace);
    QVERIFY(!layout.notPlaced.isEmpty());
    const std::size_t count = layout.rows.size();
    QVERIFY(layout.rows[count - 2].place.isEmpty() && layout.rows[count - 1].place.isEmpty());
    QVERIFY(layout.rows[count - 2].area.top() > layout.notPlacedArea.top());
    QVERIFY(layout.notPlacedArea.top() > layout.rows[count - 3].area.bottom());
    QVERIFY2(layout.rows[count - 1].said.contains(u"not on this board"_s), qPrintable(layout.rows[count - 1].said));
    QVERIFY(layout.height >= layout.rows.back().area.bottom());
}

void TestLaneMap::nothingOverlaps_data()
{
    QTest::addColumn<int>("characters");
    QTest::addColumn<bool>("paths");
    QTest::newRow("narrow") << 62 << false;
    QTest::newRow("narrow, paths") << 62 << true;
    QTest::newRow("wide") << 180 << false;
    QTest::newRow("wide, paths") << 180 << true;
}

void TestLaneMap::nothingOverlaps()
{
    QFETCH(const int, characters);
    QFETCH(const bool, paths);
    const double width = QFontMetricsF(QGuiApplication::font()).averageCharWidth() * characters;
    Workspace workspace(moreCatalogue());
    workspace.setDocument(twoProcessors());
    const LaneLayout layout = layoutOf(workspace, width, paths);
    std::vector<QRectF> areas;
    for (const LaneBox &box : layout.boxes)
        areas.push_back(box.area);
    for (const LaneRow &row : layout.rows)
        areas.push_back(row.area);
    for (const LaneLine &line : layout.lines) {
        if (line.row >= 0 && !line.label.isEmpty())
            areas.push_back(line.labelArea);
    }
    for (const LaneArc &arc : layout.arcs) {
        if (!arc.label.isEmpty())
            areas.push_back(arc.labelArea);
        QVERIFY(arc.path.boundingRect().right() <= width);
    }
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QVERIFY(areas[i].left() >= 0 && areas[i].right() <= width && areas[i].bottom() <= layout.height);
        for (std::size_t j = i + 1; j < areas.size(); ++j)
            QVERIFY2(!areas[i].intersects(areas[j]), qPrintable(u"%1 and %2"_s.arg(i).arg(j)));
    }
    for (const LaneLine &line : layout.lines) {
        for (const LaneBox &box : layout.boxes) {
            const QRectF inside = box.area.adjusted(2, 2, -2, -2);
            QVERIFY2(!line.path.intersects(inside), qPrintable(box.lines.first()));
        }
    }
}

void TestLaneMap::arcsJoinTheCards()
{
    Workspace workspace(moreCatalogue());
    workspace.setDocument(twoProcessors());
    QVERIFY(layoutOf(workspace, 1200).arcs.empty());
    const LaneLayout layout = layoutOf(workspace, 1200, true);
    QCOMPARE(layout.arcs.size(), std::size_t(6));
    QCOMPARE(layout.pathsOf, -1);
    QMap<PeerWay, int> ways;
    for (const LaneArc &arc : layout.arcs) {
        ++ways[arc.way];
        QVERIFY(arc.from < arc.to);
        QVERIFY(!arc.label.isEmpty());
        QCOMPARE(arc.path.elementAt(0).x, layout.rows[static_cast<std::size_t>(arc.from)].area.right());
    }
    QCOMPARE(ways[PeerWay::SameSwitch], 1);
    QCOMPARE(ways[PeerWay::Chipset], 3);
    QCOMPARE(ways[PeerWay::AcrossProcessors], 2);
    QVERIFY(layout.rows[0].area.right() < layoutOf(workspace, 1200).rows[0].area.right());
}

void TestLaneMap::withManyCardsOnlyOnesPathsAreDrawn()
{
    Document document = twoProcessors();
    document.build.items.push_back(item(8, Kind::Switch, "switch-4", "SOMEWHERE"));
    for (const auto &[id, output] : {std::pair(9, "@8:1"), std::pair(10, "@8:2"), std::pair(11, "@8:3")})
        document.build.items.push_back(item(id, Kind::Card, "card-a", output));
    Workspace workspace(moreCatalogue());
    workspace.setDocument(document);
    QCOMPARE(workspace.assessment().lanes.peers.size(), std::size_t(21)); // of seven cards
    const LaneLayout layout = layoutOf(workspace, 1200, true);
    const int first = workspace.assessment().lanes.peers.front().a;
    QCOMPARE(layout.pathsOf, first);
    QCOMPARE(layout.arcs.size(), std::size_t(6));
    std::vector<QRectF> labels;
    for (const LaneArc &arc : layout.arcs) {
        QVERIFY(layout.rows[static_cast<std::size_t>(arc.from)].device == first ||
                layout.rows[static_cast<std::size_t>(arc.to)].device == first);
        for (const QRectF &other : labels)
            QVERIFY(!other.intersects(arc.labelArea));
        labels.push_back(arc.labelArea);
    }
    // What three devices share behind the switch board is a braid of three.
    QCOMPARE(lineOf(layout, u"SOMEWHERE"_s)->strands, 3);

    LaneMap map(workspace);
    map.resize(1200, map.sizeHint().height());
    map.setPathsShown(true);
    QVERIFY2(map.hint().contains(u"Card 1"_s), qPrintable(map.hint()));
    map.refresh();
    QTest::mouseClick(&map, Qt::LeftButton, {}, map.deviceArea(7).center());
    QVERIFY2(map.hint().contains(u"Card 4"_s), qPrintable(map.hint()));
}

void TestLaneMap::aDragShowsTheLinksAndMovesInOneStep()
{
    Room room(twoCards());
    const QString before = room.map.hint();
    room.drag(room.map.deviceArea(7).center(), room.map.connectorArea(u"SLOT3"_s).center());
    const QString during = room.map.hint();
    QVERIFY2(during.contains(u"SLOT3"_s) && during.contains(u"PCIe 3.0 x4"_s), qPrintable(during));
    QVERIFY2(during.contains(u"Card 1: PCIe 4.0 x8 → x16"_s), qPrintable(during));
    QCOMPARE(room.placeOf(7), u"SLOT2"_s); // not yet
    QTest::mouseRelease(&room.map, Qt::LeftButton, {}, room.map.connectorArea(u"SLOT3"_s).center());
    QCOMPARE(room.placeOf(7), u"SLOT3"_s);
    QCOMPARE(room.workspace.undoStack().count(), 1);
    QCOMPARE(room.map.deviceArea(7), room.map.connectorArea(u"SLOT3"_s));
    room.workspace.undoStack().undo();
    QVERIFY(room.workspace.document() == twoCards());
    QVERIFY(room.map.hint() != during && !before.isEmpty());
}

void TestLaneMap::aDragThatEndsElsewhereChangesNothing()
{
    Room room(twoCards());
    for (const QPoint &end :
         {QPoint(2, 2), room.map.connectorArea(u"M2_1"_s).center(), room.map.deviceArea(7).center()}) {
        room.drag(room.map.deviceArea(7).center(), end);
        QTest::mouseRelease(&room.map, Qt::LeftButton, {}, end);
        QCOMPARE(room.workspace.undoStack().count(), 0);
    }
    QVERIFY(room.workspace.document() == twoCards());
}

void TestLaneMap::escapeEndsADrag()
{
    Room room(twoCards());
    const QPoint end = room.map.connectorArea(u"SLOT3"_s).center();
    room.drag(room.map.deviceArea(7).center(), end);
    QTest::keyClick(&room.map, Qt::Key_Escape);
    QTest::mouseMove(&room.map, end - QPoint(5, 0));
    QTest::mouseRelease(&room.map, Qt::LeftButton, {}, end);
    QCOMPARE(room.workspace.undoStack().count(), 0);
}

void TestLaneMap::aClickChoosesAndMovesNothing()
{
    Room room(twoCards());
    QSignalSpy chosen(&room.map, &LaneMap::deviceChosen);
    QTest::mouseClick(&room.map, Qt::LeftButton, {}, room.map.deviceArea(7).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toInt(), 7);
    QTest::mouseClick(&room.map, Qt::LeftButton, {}, room.map.connectorArea(u"SLOT3"_s).center()); // empty
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(room.workspace.undoStack().count(), 0);
}

void TestLaneMap::keysWalkPickUpAndDrop()
{
    Room room(twoCards());
    QSignalSpy chosen(&room.map, &LaneMap::deviceChosen);
    room.map.setFocus();
    QTest::keyClick(&room.map, Qt::Key_Home);
    QCOMPARE(chosen.last().first().toInt(), 3);
    QTest::keyClick(&room.map, Qt::Key_Down);
    QCOMPARE(chosen.last().first().toInt(), 7);
    QVERIFY2(room.map.accessibleDescription().contains(u"SLOT2"_s), qPrintable(room.map.accessibleDescription()));
    QTest::keyClick(&room.map, Qt::Key_Space);
    QTest::keyClick(&room.map, Qt::Key_Down);
    QVERIFY2(room.map.accessibleDescription().contains(u"SLOT3: → PCIe 3.0 x4"_s),
             qPrintable(room.map.accessibleDescription()));
    QTest::keyClick(&room.map, Qt::Key_Down); // an M.2 does not take a card
    QTest::keyClick(&room.map, Qt::Key_Escape);
    QCOMPARE(room.workspace.undoStack().count(), 0);
    QTest::keyClick(&room.map, Qt::Key_Return);
    QTest::keyClick(&room.map, Qt::Key_End);
    QTest::keyClick(&room.map, Qt::Key_Return);
    QCOMPARE(room.placeOf(7), u"SLOT3"_s);
    QCOMPARE(room.workspace.undoStack().count(), 1);
    QTest::keyClick(&room.map, Qt::Key_Return); // what was moved is still the current one
    QTest::keyClick(&room.map, Qt::Key_Home);
    QTest::keyClick(&room.map, Qt::Key_Return);
    QCOMPARE(room.placeOf(7), u"SLOT1"_s);
    QCOMPARE(room.placeOf(3), u"SLOT3"_s);
}

void TestLaneMap::leavingTheMapEndsAMove()
{
    Room room(twoCards());
    room.map.setFocus();
    QTest::keyClick(&room.map, Qt::Key_Home);
    QTest::keyClick(&room.map, Qt::Key_Space);
    QTest::keyClick(&room.map, Qt::Key_Down);
    const QString during = room.map.hint();
    room.map.clearFocus();
    QVERIFY(room.map.hint() != during);
    room.map.setFocus();
    QTest::keyClick(&room.map, Qt::Key_Down); // walks again
    QVERIFY(room.workspace.document() == twoCards());
}

void TestLaneMap::aDeviceThatStandsNowhereIsDraggedOntoAConnector()
{
    Document document = oneCard();
    document.build.items.push_back(item(8, Kind::Card, "card-a"));
    Room room(document);
    QVERIFY(!room.map.deviceArea(8).isEmpty());
    const QPoint slot = room.map.connectorArea(u"SLOT2"_s).center();
    room.drag(room.map.deviceArea(8).center(), slot);
    QTest::mouseRelease(&room.map, Qt::LeftButton, {}, slot);
    QCOMPARE(room.placeOf(8), u"SLOT2"_s);
}

void TestLaneMap::optionsSayWhatChangesForOthers()
{
    const std::vector<words::MoveOption> options = words::moveOptions(twoCards(), 7, smallCatalogue());
    QCOMPARE(options.size(), std::size_t(3));
    QCOMPARE(options[0].swapsWith, u"Card 1"_s); // x8 in either place
    QVERIFY(options[0].changes.isEmpty());
    QVERIFY(options[1].current && options[1].changes.isEmpty() && options[1].swapsWith.isEmpty());
    QCOMPARE(options[2].link, u"PCIe 3.0 x4 · 3.9 GB/s"_s);
    QCOMPARE(options[2].changes, QStringList(u"Card 1: PCIe 4.0 x8 → x16"_s));
    // What comes from nowhere puts out what stands there.
    Document document = oneCard();
    document.build.items.push_back(item(8, Kind::Card, "card-a"));
    const std::vector<words::MoveOption> waiting = words::moveOptions(document, 8, smallCatalogue());
    QCOMPARE(waiting[0].swapsWith, u"Card 1: PCIe 4.0 x16 → not placed"_s);
    QCOMPARE(waiting[1].changes, QStringList(u"Card 1: PCIe 4.0 x16 → x8"_s));
}

void TestLaneMap::theTipSaysTheReason()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    const LaneLayout layout = layoutOf(workspace);
    const QString tip = rowTip(layout.rows[0], workspace.situation(), workspace.verdict().findings);
    QVERIFY2(tip.contains(u"shared with SLOT2"_s), qPrintable(tip));
    QVERIFY2(tip.contains(u"PCIe 4.0 x16"_s), qPrintable(tip));
    QVERIFY2(boxTip(*boxOf(layout, FromProcessor0), workspace.situation()).contains(u"Processor A"_s), "processor");
    QVERIFY(!tip.contains(u"was not read"_s));
    // What the drawing assumes is said.
    Workspace two(moreCatalogue());
    two.setDocument(twoProcessors());
    const LaneLayout other = layoutOf(two);
    const QString somewhere = rowTip(other.rows.front(), two.situation(), {});
    QVERIFY2(somewhere.contains(u"was not read"_s), qPrintable(somewhere));
    QVERIFY(boxTip(*boxOf(other, FromChipset), two.situation()).contains(u"drawn at the first processor"_s));
}

void TestLaneMap::theTableSaysWhatIsShared()
{
    Workspace workspace(moreCatalogue());
    LinksView view(workspace);
    workspace.setDocument(twoProcessors());
    view.refresh();
    const auto &table = *view.findChild<QTableWidget *>();
    QCOMPARE(table.rowCount(), 4);
    const QString limit = table.item(0, 4)->text().replace(QChar::Nbsp, u' '); // its last words are bound together
    QVERIFY2(limit.contains(u"31.5 GB/s; 63.0 could be used"_s), qPrintable(limit));
    QCOMPARE(table.item(0, 5)->text(), u"SW"_s);
    QVERIFY(!table.item(3, 4)->text().contains(u"63.0"_s));
    QCOMPARE(table.item(3, 5)->text(), names::upstream(FromProcessor1, *workspace.machine().board->part));
}

void TestLaneMap::pathsAreShownOnDemand()
{
    Workspace workspace(moreCatalogue());
    LinksView view(workspace);
    view.resize(900, 800);
    view.show();
    auto *button = view.findChild<QToolButton *>(); // the only one
    auto *paths = view.findChildren<QTableWidget *>().last();
    auto *key = view.findChild<LaneKey *>();
    workspace.setDocument(oneCard());
    view.refresh();
    QVERIFY(!button->isVisible()); // one card has no way to another
    workspace.setDocument(twoProcessors());
    view.refresh();
    QVERIFY(button->isVisible() && !paths->isVisible() && !key->isVisible());
    button->click();
    QVERIFY(paths->isVisible() && key->isVisible());
    QCOMPARE(paths->rowCount(), 6);
    QVERIFY2(paths->item(0, 0)->text().contains(u"Card 1"_s), qPrintable(paths->item(0, 0)->text()));
    QCOMPARE(paths->item(0, 2)->text(), names::peerWay(PeerWay::SameSwitch));
    QCOMPARE(paths->item(0, 3)->text(), u"31.5"_s);
    QVERIFY2(key->accessibleName().contains(names::peerWay(PeerWay::AcrossProcessors)),
             qPrintable(key->accessibleName()));
    button->click();
    QVERIFY(!paths->isVisible());
}

void TestLaneMap::lightingLeavesTheRestAsItIs()
{
    Room room(twoCards());
    const QImage full = room.map.grab().toImage();
    room.map.light({7});
    const QImage lit = room.map.grab().toImage();
    const QRect other = room.map.deviceArea(3);
    const QRect own = room.map.deviceArea(7);
    QCOMPARE(lit.copy(other), full.copy(other)); // nothing fades
    QVERIFY(lit.copy(own) != full.copy(own));
    QCOMPARE(lit.pixelColor(own.right() - 4, own.top() + 4), litGround(room.map.palette()));
    room.map.light({});
    QCOMPARE(room.map.grab().toImage(), full);
}

void TestLaneMap::oddMachinesAreDrawn_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("board");
    QTest::newRow("nothing") << 0 << QString();
    QTest::newRow("no board") << 2 << QString();
    QTest::newRow("no card") << 0 << u"board-a"_s;
    QTest::newRow("more cards than slots") << 6 << u"board-a"_s;
    QTest::newRow("sixteen cards, two processors") << 16 << u"board-2"_s;
    QTest::newRow("unknown board") << 2 << u"no-such-board"_s;
}

void TestLaneMap::oddMachinesAreDrawn()
{
    QFETCH(const int, cards);
    QFETCH(const QString, board);
    Document document;
    if (!board.isEmpty())
        document.build.items.push_back(item(1, Kind::Motherboard, qPrintable(board)));
    for (int i = 0; i < cards; ++i)
        document.build.items.push_back(
            item(2 + i, Kind::Card, i == 3 ? "not-in-the-catalogue" : "card-a", i < 2 ? "SLOT1" : ""));
    Workspace workspace(moreCatalogue());
    LinksView view(workspace);
    view.resize(700, 600);
    view.show();
    workspace.setDocument(document);
    view.refresh();
    auto *map = view.findChild<LaneMap *>();
    map->setPathsShown(true);
    QVERIFY(!view.grab().isNull());
    const bool drawn = workspace.machine().board.has_value();
    QCOMPARE(map->isVisible(), drawn);
    int rows = 0;
    for (const Item &part : document.build.items)
        rows += part.kind == Kind::Card && !map->deviceArea(part.id).isEmpty();
    QCOMPARE(rows, drawn ? static_cast<int>(workspace.machine().devices.size()) : 0);
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Space, Qt::Key_Down, Qt::Key_Escape, Qt::Key_End, Qt::Key_Return,
                              Qt::Key_Up, Qt::Key_Escape})
        QTest::keyClick(map, key);
    QVERIFY(workspace.document() == document);
}

RIG_TEST(TestLaneMap)
#include "tst_lane_map.moc"
