// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include "ui/data/list_actions.h"
#include "ui/data/offer_dialog.h"
#include "ui/data/part_list_dialog.h"
#include "ui/widgets/web_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

/// Lists and offers of others in the window: what is doubtful is settled in its row, then it is a machine.
class TestPartListDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_folder); }
    void whatIsAskedIsSettledInItsRow();
    void whatIsNotThereTakesNoRoom();
    void aFileThatCannotBeReadIsSaid();
    void aMachineIsCopiedAsAList();
    void anOfferAndTheDayItArrives();

private:
    QTemporaryDir m_folder;
};

void TestPartListDialog::whatIsAskedIsSettledInItsRow()
{
    Workspace workspace(shipped());
    PartListDialog dialog(workspace);
    QSignalSpy made(&dialog, &PartListDialog::made);
    dialog.setText("CPU: AMD Ryzen 9 9950X ($539.00)\nGPU: RTX 3080\nhello there\n", QStringLiteral("list.txt"));
    const auto *rows = dialog.findChild<QTableWidget *>(QStringLiteral("partListRows"));
    QCOMPARE(rows->rowCount(), 2);
    const auto *answer = dialog.findChild<QLabel *>(QStringLiteral("partListAnswer"));
    QVERIFY2(answer->text().startsWith(QStringLiteral("Choose")), qPrintable(answer->text()));
    auto *chooser = dialog.findChild<QComboBox *>(QStringLiteral("row-2"));
    const int entry = chooser->findData(QStringLiteral("geforce-rtx-3080-12gb"));
    QVERIFY(entry > 0);
    chooser->setCurrentIndex(entry);
    emit chooser->activated(entry);
    QVERIFY2(!answer->text().startsWith(QStringLiteral("Choose")), qPrintable(answer->text()));
    dialog.findChild<QPushButton *>(QStringLiteral("takeUpList"))->click();
    QCOMPARE(made.size(), 1);
    const auto document = made[0][0].value<Document>();
    QCOMPARE(document.build.items.size(), std::size_t(2));
    QCOMPARE(document.build.items.front().price, std::optional(Money{539, QStringLiteral("USD")}));
    QCOMPARE(document.build.items.back().part, QStringLiteral("own-card-geforce-rtx-3080-12gb"));
}

/// Before anything is read a sentence stands in place of the rows; a list without prices has no column of them.
void TestPartListDialog::whatIsNotThereTakesNoRoom()
{
    constexpr int Price = 3;
    Workspace workspace(shipped());
    PartListDialog dialog(workspace);
    const auto *rows = dialog.findChild<QTableWidget *>(QStringLiteral("partListRows"));
    QVERIFY(rows->isHidden());
    dialog.setText("AMD Ryzen 9 7900X\n", QStringLiteral("list.txt"));
    QVERIFY(!rows->isHidden());
    QVERIFY(rows->isColumnHidden(Price));
    dialog.setText("CPU: AMD Ryzen 9 9950X ($539.00)\nAMD Ryzen 9 7900X\n", QStringLiteral("list.txt"));
    QVERIFY(!rows->isColumnHidden(Price));
    QCOMPARE(rows->item(0, Price)->text(), QStringLiteral("$539"));
    QCOMPARE(rows->item(1, Price)->text(), QStringLiteral("–"));
}

void TestPartListDialog::aFileThatCannotBeReadIsSaid()
{
    Workspace workspace(shipped());
    PartListDialog dialog(workspace);
    dialog.open(m_folder.filePath(QStringLiteral("none.txt")));
    QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("partListAnswer"))->text().isEmpty());
    QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("takeUpList"))->isEnabled());
}

void TestPartListDialog::aMachineIsCopiedAsAList()
{
    Workspace workspace(shipped());
    QWidget window;
    ListActions actions(workspace, &window);
    QAction *copy = actions.fileActions().at(1);
    QVERIFY(!copy->isEnabled());
    Item item;
    item.kind = Kind::Processor;
    item.part = QStringLiteral("amd-ryzen-9-9950x");
    workspace.edit(AddItem{item});
    QVERIFY(copy->isEnabled());
    copy->menu()->actions().first()->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("CPU: AMD Ryzen 9 9950X")));
}

void TestPartListDialog::anOfferAndTheDayItArrives()
{
    Workspace workspace(shipped());
    OfferDialog dialog(workspace);
    dialog.setOffer(QStringLiteral("RTX 2080 Ti 22GB blower\nUS $430.00"));
    const auto *answer = dialog.findChild<WebText *>(QStringLiteral("offerAnswer"));
    QVERIFY(answer->toPlainText().contains(QStringLiteral("warranty")));
    QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("copySheet"))->isEnabled());
    dialog.setPrinted(QStringLiteral("name, memory.total [MiB]\nNVIDIA GeForce RTX 2080 Ti, 11264 MiB\n"));
    QVERIFY(answer->toPlainText().contains(QStringLiteral("Claim it")));
    dialog.setOffer(QStringLiteral("a desk lamp"));
    QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("copySheet"))->isEnabled());
}

RIG_TEST(TestPartListDialog)
#include "tst_part_list_dialog.moc"
