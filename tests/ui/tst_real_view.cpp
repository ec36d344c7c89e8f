// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "ui/data/dump_bar.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/real_view.h"
#include "ui/pages/start/this_machine.h"
#include "ui/pages/start_page.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/title_text.h"

#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What a machine says of itself, in the window: the plan beside it, and a machine made of it.
class TestRealView : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyViewSaysWhatToDo();
    void aLossIsToldWithItsLine();
    void ofTwoMachinesOneIsChosen();
    void anotherMachineForgetsTheTexts();
    void whatMayBeDropped();
    void hostileTextsAreText();
    void aMachineIsReadAndPlanned();

private:
    QTemporaryDir m_settings;
};

namespace {

constexpr int waitMs = 20000;

/// The made-up parts, their GPU under a name that listings print.
Catalogue parts()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/small-catalogue.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The test's parts are missing.");
    QByteArray text = file.readAll();
    text.replace("\"name\": \"Chip A\", \"vendor\": \"Maker\"",
                 "\"name\": \"NVIDIA GeForce RTX 3090\", \"vendor\": \"NVIDIA\"");
    const Result<Catalogue> read = withPartsFile({}, text, file.fileName(), Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

QByteArray listing(const QByteArray &now)
{
    return "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev "
           "a1)\n"
           "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: " +
           now + "\n";
}

bool give(const DumpBar &bar, const QByteArray &text)
{
    QSignalSpy read(&bar, &DumpBar::detected);
    const_cast<DumpBar &>(bar).add({u"a.txt"_s, text});
    return read.wait(waitMs);
}

} // namespace

void TestRealView::anEmptyViewSaysWhatToDo()
{
    Workspace workspace(parts());
    workspace.setDocument(oneCard());
    RealView view(workspace);
    view.refresh();
    QVERIFY(!view.findChild<QLabel *>(u"realAnswer"_s)->text().isEmpty());
    QVERIFY(view.findChild<QTableWidget *>(u"realCards"_s)->isHidden());
    QVERIFY(!view.worst());
    // What to run after the first start is told before anything was printed.
    QVERIFY(view.findChild<QTableWidget *>(u"firstStart"_s)->rowCount() > 0);
}

void TestRealView::aLossIsToldWithItsLine()
{
    Workspace workspace(parts());
    workspace.setDocument(oneCard());
    RealView view(workspace);
    connect(&workspace, &Workspace::foundChanged, &view, &RealView::refresh);
    QVERIFY(give(view.bar(), listing("Speed 16GT/s, Width x4 (downgraded)")));
    QVERIFY(workspace.found() != nullptr);
    const auto &cards = *view.findChild<QTableWidget *>(u"realCards"_s);
    QCOMPARE(cards.rowCount(), 1);
    QCOMPARE(view.worst(), std::optional(Severity::Caution));
    QCOMPARE(cards.item(0, 3)->text(), u"lanes lost"_s);
    const QString details = view.findChild<QLabel *>(u"realDetails"_s)->text();
    QVERIFY2(details.contains("LnkSta: Speed 16GT/s, Width x4"_L1), qPrintable(details));
    QVERIFY(details.contains("1. "_L1));
    // The console's words are the window's.
    const reality::Reality real = reality::planAgainst(workspace.document(), workspace.catalogue(), *workspace.found());
    QCOMPARE(
        view.findChild<QLabel *>(u"realAnswer"_s)->text(),
        heldText(titleOfNames(
            words::realityAnswer(real, workspace.machine(), *workspace.found(), workspace.document().use.work).text)));
}

void TestRealView::ofTwoMachinesOneIsChosen()
{
    Workspace workspace(parts());
    workspace.setDocument(oneCard());
    RealView view(workspace);
    view.resize(900, 600);
    view.show();
    auto &choice = *view.findChild<QComboBox *>(u"machineOfTexts"_s);
    auto &sentence = *view.findChild<QLabel *>(u"severalMachines"_s);
    QVERIFY(choice.isHidden() && sentence.isHidden());
    const QByteArray two = "me@node-a:~$ lspci -vv -nn\n" + listing("Speed 16GT/s, Width x16") +
                           "me@node-b:~$ lspci -vv -nn\n" + listing("Speed 16GT/s, Width x4 (downgraded)");
    QVERIFY(give(view.bar(), two));
    // Nothing is taken before somebody says which.
    QVERIFY(workspace.found() == nullptr);
    QVERIFY(!choice.isHidden() && sentence.text().startsWith(u"The text describes 2 machines"_s));
    QCOMPARE(choice.count(), 3);
    const QString second = choice.itemText(2);
    QVERIFY2(second.startsWith(u"2. node-b: 1 graphics card"_s) && second.endsWith(u" (a.txt, line 5)"_s),
             qPrintable(second));
    QVERIFY(choice.sizeHint().width() > choice.fontMetrics().horizontalAdvance(second)); // nothing of it is cut
    choice.setFocus();
    QTest::keyClick(&choice, Qt::Key_Down);
    QTest::keyClick(&choice, Qt::Key_Down);
    QVERIFY(workspace.found() != nullptr);
    QCOMPARE(workspace.found()->gpus.size(), std::size_t(1));
    QCOMPARE(workspace.found()->gpus[0].link.seen.width, std::optional(4));
    QTest::keyClick(&choice, Qt::Key_Up);
    QCOMPARE(workspace.found()->gpus[0].link.seen.width, std::optional(16));
    // A text of one machine in its place asks nothing.
    QVERIFY(give(view.bar(), listing("Speed 16GT/s, Width x8")));
    QVERIFY(choice.isHidden() && workspace.found()->gpus[0].link.seen.width == 8);
}

void TestRealView::anotherMachineForgetsTheTexts()
{
    Workspace workspace(parts());
    workspace.setDocument(oneCard());
    RealView view(workspace);
    QVERIFY(give(view.bar(), listing("Speed 16GT/s, Width x16")));
    QVERIFY(workspace.found() != nullptr);
    workspace.setDocument(twoCards());
    QVERIFY(workspace.found() == nullptr);
}

void TestRealView::whatMayBeDropped()
{
    QMimeData text;
    text.setText(u"01:00.0 VGA"_s);
    QVERIFY(DumpBar::takes(text));
    QMimeData nothing;
    nothing.setText(u"  "_s);
    QVERIFY(!DumpBar::takes(nothing));
    QMimeData machine;
    machine.setUrls({QUrl::fromLocalFile(u"/tmp/a.rig.json"_s)});
    QVERIFY(!DumpBar::takes(machine));
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(u"/tmp/a.txt"_s)});
    QVERIFY(DumpBar::takes(file));
}

void TestRealView::hostileTextsAreText()
{
    Workspace workspace(parts());
    workspace.setDocument(oneCard());
    RealView view(workspace);
    connect(&workspace, &Workspace::foundChanged, &view, &RealView::refresh);
    QVERIFY(give(view.bar(),
                 "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation <img src=x>\x1b[2J\xe2\x80\xae "
                 "[10de:1234]\n\tLnkSta: Speed 16GT/s, Width x63\n"));
    for (const QLabel *label : view.findChildren<QLabel *>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'), qPrintable(label->text()));
        QVERIFY(!label->text().contains(QChar(0x202e)) && !label->text().contains(QChar(0x1b)));
    }
}

void TestRealView::aMachineIsReadAndPlanned()
{
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    Workspace workspace(parts());
    LanguageSwitch languages(*qApp);
    languages.use(u"en"_s);
    MainWindow window(workspace, languages, QString(), u"start"_s);
    window.resize(1300, 800);
    window.show();
    window.findChild<QPushButton *>(u"readMachine"_s)->click();
    const auto *room = window.findChild<ThisMachine *>();
    QVERIFY(room && room->isVisible());
    QVERIFY(give(*room->findChild<DumpBar *>(), listing("Speed 16GT/s, Width x16") +
                                                    "05:00.0 VGA compatible controller [0300]: NVIDIA Corporation "
                                                    "Unheard Of [10de:4321]\n"));
    QCOMPARE(room->findChild<QTableWidget *>(u"machineParts"_s)->rowCount(), 2);
    QVERIFY(!room->findChild<QLabel *>(u"machineGaps"_s)->text().isEmpty());
    auto *board = room->findChild<PartField *>(u"asked-%1"_s.arg(static_cast<int>(Kind::Motherboard)));
    QVERIFY(board && board->isVisible());
    board->setPart(u"board-a"_s);
    room->findChild<QPushButton *>(u"planThisMachine"_s)->click();
    QCOMPARE(window.currentPage(), u"build"_s);
    const Build &build = workspace.document().build;
    QCOMPARE(build.itemsOf(Kind::Card).size(), std::size_t(2));
    QCOMPARE(build.itemsOf(Kind::Motherboard).front()->part, u"board-a"_s);
    QVERIFY(std::all_of(build.items.begin(), build.items.end(), [](const Item &each) { return each.owned; }));
    // A card that the catalogue lacks is a part of the machine's own.
    for (const Item *card : build.itemsOf(Kind::Card))
        QVERIFY2(workspace.catalogue().find(card->part) != nullptr, qPrintable(card->part));
}

RIG_TEST(TestRealView)
#include "tst_real_view.moc"
