// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "ui/command_palette.h"
#include "ui/document/history_dialog.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void everyActionOfTheMenusIsACommand();
    void aKeyIsNotPartOfTheName_data();
    void aKeyIsNotPartOfTheName();
    void aCommandIsFoundAndRun();
    void aCommandThatWentIsNotRun();
    void commandsReachTheChosenPart();
    void theHistoryGoesBackAndForth();
};

void TestCommands::everyActionOfTheMenusIsACommand()
{
    QMenu menu(QStringLiteral("&View"));
    QAction *one = menu.addAction(QStringLiteral("&One"));
    menu.addSeparator();
    menu.addAction(QStringLiteral("Off"))->setEnabled(false);
    QMenu *inner = menu.addMenu(QStringLiteral("&Colours"));
    QAction *late = nullptr;
    connect(inner, &QMenu::aboutToShow, inner, [&] {
        inner->clear();
        late = inner->addAction(QStringLiteral("Dark"));
    });
    const std::vector<Command> commands = commandsOf({menu.menuAction()});
    QCOMPARE(commands.size(), std::size_t(2));
    QCOMPARE(commands[0].action, one);
    QCOMPARE(commands[0].path, QStringLiteral("View"));
    QCOMPARE(commands[1].action, late);
    QCOMPARE(commands[1].path, QStringLiteral("View › Colours"));
}

void TestCommands::aKeyIsNotPartOfTheName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("a key") << QStringLiteral("&Open…") << QStringLiteral("Open…");
    QTest::newRow("a real one") << QStringLiteral("Fish && Chips") << QStringLiteral("Fish & Chips");
    QTest::newRow("in brackets") << QStringLiteral("打开(&O)") << QStringLiteral("打开");
    QTest::newRow("in brackets, before dots") << QStringLiteral("打开(&O)…") << QStringLiteral("打开…");
    QTest::newRow("none") << QStringLiteral("Quit") << QStringLiteral("Quit");
}

void TestCommands::aKeyIsNotPartOfTheName()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    const QAction action(text);
    QCOMPARE(plainText(action), plain);
}

namespace {

struct Room
{
    Room() : workspace(smallCatalogue()), languages(*qApp), window(workspace, languages, {}, QStringLiteral("build"))
    {
        workspace.setDocument(twoCards());
        window.resize(1300, 800);
        window.show();
        window.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
    }
    [[nodiscard]] QLineEdit *openPalette()
    {
        // The last one has gone, and the window is in front again.
        window.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
        QTest::qWait(20);
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        auto *palette = window.findChild<CommandPalette *>();
        return palette ? palette->findChild<QLineEdit *>() : nullptr;
    }

    Workspace workspace;
    LanguageSwitch languages;
    MainWindow window;
};

} // namespace

void TestCommands::aCommandIsFoundAndRun()
{
    Room room;
    QLineEdit *search = room.openPalette();
    QVERIFY(search);
    QTest::keyClicks(search, QStringLiteral("view chart"));
    auto *list = room.window.findChild<CommandPalette *>()->findChild<QListWidget *>();
    QCOMPARE(list->count(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(room.window.currentPage(), QStringLiteral("charts"));
    QTRY_VERIFY(!room.window.findChild<CommandPalette *>());

    search = room.openPalette();
    QVERIFY(search);
    QTest::keyClicks(search, QStringLiteral("no such thing at all"));
    QCOMPARE(room.window.findChild<CommandPalette *>()->findChild<QListWidget *>()->count(), 0);
    QTest::keyClick(search, Qt::Key_Escape);
    QTRY_VERIFY(!room.window.findChild<CommandPalette *>());
    QCOMPARE(room.window.currentPage(), QStringLiteral("charts"));

    // A command of a page that is not seen brings that page up.
    search = room.openPalette();
    QTest::keyClicks(search, QStringLiteral("add a card"));
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(room.window.currentPage(), QStringLiteral("build"));
}

// Menus are filled anew while the palette is open: when an import ends, when another window writes.
void TestCommands::aCommandThatWentIsNotRun()
{
    QWidget window;
    window.resize(600, 400);
    auto going = std::make_unique<QAction>(QStringLiteral("Going"));
    QAction staying(QStringLiteral("Staying"));
    int ran = 0;
    connect(&staying, &QAction::triggered, &window, [&ran] { ++ran; });
    std::vector<Findable> all;
    for (const Command &command : commandsOf({going.get(), &staying}))
        all.push_back(findable(command));
    CommandPalette palette(QString(), all, {}, &window);
    going.reset();
    auto *search = palette.findChild<QLineEdit *>();
    search->setText(QStringLiteral("ing")); // listed anew, by names that were taken before
    QTest::keyClick(search, Qt::Key_Return);
    all[0].run();
    QCOMPARE(ran, 0);
    all[1].run();
    QCOMPARE(ran, 1);
}

void TestCommands::commandsReachTheChosenPart()
{
    Room room;
    QTest::keyClick(&room.window, Qt::Key_1, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    QLineEdit *search = room.openPalette();
    QVERIFY(search);
    QTest::keyClicks(search, QStringLiteral("owned"));
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(room.workspace.document().build.item(1)->owned);
}

void TestCommands::theHistoryGoesBackAndForth()
{
    Room room;
    room.workspace.edit(SetOwned{3, true});
    room.workspace.edit(SetLocked{3, true});
    QTest::keyClick(&room.window, Qt::Key_H, Qt::ControlModifier);
    auto *history = room.window.findChild<HistoryDialog *>();
    QVERIFY(history);
    auto *list = history->findChild<QListWidget *>();
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->currentRow(), 2);
    QVERIFY2(list->item(1)->text().contains(QStringLiteral("owned")), qPrintable(list->item(1)->text()));
    list->setCurrentRow(0);
    QVERIFY(room.workspace.document() == twoCards());
    list->setCurrentRow(1);
    QVERIFY(room.workspace.document().build.item(3)->owned);
    QVERIFY(!room.workspace.document().build.item(3)->locked);
    room.workspace.edit(SetLocked{7, true}); // a new step ends those that were undone
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->currentRow(), 2);
}

RIG_TEST(TestCommands)
#include "tst_commands.moc"
