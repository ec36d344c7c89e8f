// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"
#include "ui/data/restore_dialog.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableView>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

class TestRestoreDialog : public QObject
{
    Q_OBJECT

private slots:
    void withoutCopiesItSaysSo();
    void aCopyComesBack();
};

namespace {

Price usd(double amount)
{
    return {{amount, u"USD"_s}, QDate(2026, 11, 2), PriceBasis::Market, Condition::New, NoSource};
}

std::size_t pricesOf(const WithStore &with) { return with.part("card-a")->prices.size(); }

} // namespace

void TestRestoreDialog::withoutCopiesItSaysSo()
{
    WithStore with;
    const RestoreDialog dialog(with.ownData);
    QVERIFY(dialog.findChild<QLabel *>(u"emptyTitle"_s)->text().contains(u"no backups"_s));
    QVERIFY2(button(dialog, "restoreCopy").isHidden(), "There is nothing that it could do");
}

void TestRestoreDialog::aCopyComesBack()
{
    WithStore with;
    const std::size_t shipped = pricesOf(with);
    QVERIFY(with.ownData.addPrice(u"card-a"_s, usd(7)));
    // What a version of the program leaves before it changes the store.
    QVERIFY(with.ownData.store()->restore(with.folder.filePath(u"rigwright.sqlite"_s)));
    QVERIFY(with.ownData.removePrice(u"card-a"_s, usd(7)));
    QCOMPARE(pricesOf(with), shipped);
    RestoreDialog dialog(with.ownData);
    dialog.show();
    auto *table = dialog.findChild<QTableView *>(u"copyTable"_s);
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, 3).data().toString(), u"1"_s); // prices
    table->setCurrentIndex(table->model()->index(0, 0));
    QVERIFY(button(dialog, "restoreCopy").isEnabled());
    const QSignalSpy changed(&with.ownData, &OwnData::changed);
    button(dialog, "restoreCopy").click();
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(pricesOf(with), shipped + 1);
    QCOMPARE(table->model()->rowCount(), 2); // and one of what was there before
}

RIG_TEST(TestRestoreDialog)
#include "tst_restore_dialog.moc"
