// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/report/report.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/drawings/lane_map.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/candidate_model.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_tree.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;

// The machine of the known answer 14 (an X870E board whose two slots and two M.2 sockets share 16 lanes), built from
// nothing in the real window with the shipped parts, by keyboard alone.

namespace {

constexpr int patienceMs = 20000;
constexpr const char *BoardWords = "crosshair x870e hero";
constexpr const char *SlotOne = "PCIEX16(G5)_1";
constexpr const char *SlotTwo = "PCIEX16(G5)_2";

struct Room
{
    explicit Room(const Catalogue &catalogue)
        : workspace(catalogue), languages(*qApp), window(workspace, languages, {}, QStringLiteral("build"))
    {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
    }

    [[nodiscard]] PartsTree &tree() { return *window.findChild<PartsTree *>(); }
    [[nodiscard]] LaneMap &map() { return *window.findChild<LaneMap *>(); }
    [[nodiscard]] const Build &build() const { return workspace.document().build; }

    /// Where the focus is, as for a user; the window itself where nothing has it.
    [[nodiscard]] QWidget *focused()
    {
        QWidget *widget = QApplication::focusWidget();
        return widget ? widget : &window;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focused(), key, modifiers);
    }
    void type(const QString &text) { QTest::keyClicks(focused(), text); }

    /// Walks the parts list down to the row that begins with these words.
    [[nodiscard]] bool walkTo(const QString &words)
    {
        press(Qt::Key_1, Qt::AltModifier);
        press(Qt::Key_Home);
        for (int i = 0; i < 60; ++i) {
            if (tree().currentIndex().data().toString().startsWith(words))
                return true;
            press(Qt::Key_Down);
        }
        return false;
    }
    /// The menu of what can be added, the kind, words, Enter.
    [[nodiscard]] bool add(Kind kind, const QString &words)
    {
        const std::size_t before = build().items.size();
        press(Qt::Key_1, Qt::AltModifier);
        press(Qt::Key_Insert);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        for (int i = 0; menu && i < 20 && menu->activeAction()->text() != names::kind(kind); ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        if (!menu || menu->activeAction()->text() != names::kind(kind))
            return false;
        QTest::keyClick(menu, Qt::Key_Return);
        type(words);
        press(Qt::Key_Return);
        return build().items.size() == before + 1;
    }
    /// Picks a device up in the lane map and drops it at a connector.
    [[nodiscard]] bool carry(ItemId item, const QString &to)
    {
        if (!goToInMap(item))
            return false;
        press(Qt::Key_Space);
        for (int i = 0; i < 30 && !map().hint().contains(to); ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < 30 && !map().hint().contains(to); ++i)
            press(Qt::Key_Up);
        if (!map().hint().contains(to))
            return false;
        press(Qt::Key_Return);
        return build().item(item)->connector == to;
    }
    [[nodiscard]] bool goToInMap(ItemId item)
    {
        press(Qt::Key_2, Qt::AltModifier);
        for (int i = 0; i < 10 && focused() != &map(); ++i)
            press(Qt::Key_Tab);
        press(Qt::Key_Home);
        for (int i = 0; i < 40; ++i) {
            if (tree().current().item == item)
                return true;
            press(Qt::Key_Down);
        }
        return false;
    }
    /// "5.0 x16": the link of what stands in a connector.
    [[nodiscard]] QString link(const QString &connector) const
    {
        for (const Item &item : build().items) {
            if (item.connector != connector)
                continue;
            for (std::size_t i = 0; i < workspace.machine().devices.size(); ++i) {
                const Link *found = workspace.assessment().lanes.linkOf(static_cast<int>(i));
                if (workspace.machine().devices[i].item == item.id && found)
                    return names::link(*found);
            }
        }
        return QStringLiteral("nothing there");
    }
    [[nodiscard]] QString slowestLink() { return window.findChild<BandView *>()->band().figures.back().value; }

    Workspace workspace;
    LanguageSwitch languages;
    MainWindow window;
};

} // namespace

class TestMachineByKeys : public QObject
{
    Q_OBJECT

private slots:
    void theMachineOfAnswer14();
    void aDriveIsDraggedByMouse();
    void fiftyEditsBackAndForth();
    void anAcceptedFindingIsInTheReport();

private:
    [[nodiscard]] bool beginWithOneCardAndADrive(Room &room);
};

bool TestMachineByKeys::beginWithOneCardAndADrive(Room &room)
{
    return room.add(Kind::Processor, QStringLiteral("ryzen 9 9950x")) &&
           room.add(Kind::Motherboard, QString::fromLatin1(BoardWords)) &&
           room.add(Kind::Card, QStringLiteral("rtx 5090 founders")) &&
           room.add(Kind::Drive, QStringLiteral("980 pro 500"));
}

void TestMachineByKeys::theMachineOfAnswer14()
{
    Room room(test::shipped());
    QVERIFY(beginWithOneCardAndADrive(room));
    QCOMPARE(room.build().item(2)->part, QStringLiteral("asus-rog-crosshair-x870e-hero"));
    const QString one = QString::fromLatin1(SlotOne);
    const QString two = QString::fromLatin1(SlotTwo);
    QCOMPARE(room.build().item(3)->connector, one);

    QVERIFY(room.carry(4, QStringLiteral("M.2_2")));
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x8"));
    QCOMPARE(room.slowestLink(), QStringLiteral("5.0 x8"));

    QVERIFY(room.carry(4, QStringLiteral("M.2_1")));
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x16"));
    QCOMPARE(room.slowestLink(), QStringLiteral("5.0 x16"));

    QVERIFY(room.add(Kind::Card, QStringLiteral("rtx 5090 founders")));
    QCOMPARE(room.build().item(5)->connector, two);
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x8"));
    QCOMPARE(room.link(two), QStringLiteral("PCIe 5.0 x8"));

    QVERIFY(room.add(Kind::Drive, QStringLiteral("980 pro 500")));
    QVERIFY(room.carry(6, QStringLiteral("M.2_3")));
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x8"));
    QCOMPARE(room.link(two), QStringLiteral("PCIe 5.0 x4"));
    QCOMPARE(room.slowestLink(), QStringLiteral("5.0 x4"));
}

void TestMachineByKeys::aDriveIsDraggedByMouse()
{
    Room room(test::shipped());
    QVERIFY(beginWithOneCardAndADrive(room));
    const auto drag = [&](ItemId item, const QString &to) {
        LaneMap &map = room.map();
        const QPoint from = map.deviceArea(item).center();
        const QPoint target = map.connectorArea(to).center();
        QTest::mousePress(&map, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(&map, (from + target) / 2);
        QTest::mouseMove(&map, target);
        const QString promised = map.hint();
        QTest::mouseRelease(&map, Qt::LeftButton, Qt::NoModifier, target);
        return promised;
    };
    const QString one = QString::fromLatin1(SlotOne);
    const QString promised = drag(4, QStringLiteral("M.2_2"));
    QVERIFY2(promised.contains(QStringLiteral("M.2_2")) && promised.contains(QStringLiteral("x8")),
             qPrintable(promised)); // what it would do to the card is said before
    QCOMPARE(room.build().item(4)->connector, QStringLiteral("M.2_2"));
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x8"));
    drag(4, QStringLiteral("M.2_1"));
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x16"));
    room.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.link(one), QStringLiteral("PCIe 5.0 x8"));
}

void TestMachineByKeys::fiftyEditsBackAndForth()
{
    Room room(test::shipped());
    QVERIFY(beginWithOneCardAndADrive(room));
    std::vector<Document> states{room.workspace.document()};
    QVERIFY(room.walkTo(test::shipped().find(room.build().item(3)->part)->name));
    for (int i = 0; i < 50; ++i) {
        if (i % 2 == 0)
            room.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); // owned
        else
            room.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier); // locked
        QVERIFY(!(room.workspace.document() == states.back()));
        states.push_back(room.workspace.document());
    }
    for (int i = 50; i > 0; --i) {
        QVERIFY(room.workspace.document() == states[static_cast<std::size_t>(i)]);
        room.press(Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(room.workspace.document() == states.front());
    for (int i = 0; i < 50; ++i)
        room.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(room.workspace.document() == states.back());
}

void TestMachineByKeys::anAcceptedFindingIsInTheReport()
{
    Room room(test::shipped());
    QVERIFY(beginWithOneCardAndADrive(room));
    QVERIFY(room.carry(4, QStringLiteral("M.2_2")));
    const auto current = [&] { return qobject_cast<FindingCard *>(room.focused()); };
    room.press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(current());
    // Past each finding's buttons to the next finding.
    for (int i = 0; i < 200; ++i) {
        if (current() && std::string_view(current()->finding().check) == "pcie.lane-downgrade")
            break;
        room.press(Qt::Key_Tab);
    }
    QVERIFY(current() && std::string_view(current()->finding().check) == "pcie.lane-downgrade");
    const std::size_t findings = room.workspace.verdict().findings.size();
    room.press(Qt::Key_Space); // opens it
    for (int i = 0; i < 20; ++i) {
        const auto *button = qobject_cast<QToolButton *>(room.focused());
        if (button && button->text().startsWith(QStringLiteral("Accept")))
            break;
        room.press(Qt::Key_Tab);
    }
    room.press(Qt::Key_Space);
    QVERIFY(qobject_cast<QLineEdit *>(room.focused()));
    room.type(QStringLiteral("the drive came first"));
    room.press(Qt::Key_Return);
    QCOMPARE(room.workspace.verdict().findings.size(), findings - 1);
    const Report report = makeReport(room.workspace.document(), room.workspace.catalogue(), QDate(2026, 11, 21));
    QVERIFY(reportAsHtml(report).contains(QStringLiteral("the drive came first")));
}

RIG_TEST(TestMachineByKeys)
#include "tst_machine_by_keys.moc"
