// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "ui/pages/own_price_row.h"
#include "ui/widgets/price_box.h"

#include <QComboBox>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

struct Row
{
    Row() { show(); }
    void show() { row.setPart(store.part("card-a"), store.workspace.catalogue(), &store.ownData); }

    [[nodiscard]] PriceBox &box() { return *row.findChild<PriceBox *>(); }
    void choose(int condition)
    {
        auto *conditions = row.findChild<QComboBox *>();
        conditions->setCurrentIndex(condition);
        emit conditions->activated(condition);
    }
    void type(double amount)
    {
        box().setValue(amount);
        emit box().editingFinished();
        show(); // as its page does when the catalogue has changed
    }
    [[nodiscard]] QStringList own()
    {
        QStringList found;
        for (const Price &price : store.part("card-a")->prices) {
            if (price.source == NoSource)
                found << QStringLiteral("%1 %2 %3")
                             .arg(price.money.amount)
                             .arg(price.money.currency)
                             .arg(price.condition == Condition::Used ? u"used" : u"new");
        }
        found.sort();
        return found;
    }

    WithStore store;
    OwnPriceRow row;
};

} // namespace

class TestOwnPriceRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_folder); }

    void whatIsTypedCountsAndTakesTheOldOnesPlace()
    {
        Row row;
        QCOMPARE(row.box().value(), 0.0);
        row.choose(1);
        row.type(700);
        QCOMPARE(row.own(), QStringList{QStringLiteral("700 USD used")});
        row.type(650);
        QCOMPARE(row.own(), QStringList{QStringLiteral("650 USD used")});
        QCOMPARE(row.box().value(), 650.0);
    }

    void newAndUsedAreTwoPrices()
    {
        Row row;
        row.type(900);
        row.choose(1);
        QCOMPARE(row.box().value(), 0.0);
        row.type(700);
        QCOMPARE(row.own(), QStringList({QStringLiteral("700 USD used"), QStringLiteral("900 USD new")}));
    }

    void nothingTakesItAway()
    {
        Row row;
        row.type(900);
        row.type(0);
        QCOMPARE(row.own(), QStringList());
    }

    void leavingTheFieldAloneChangesNothing()
    {
        Row row;
        emit row.box().editingFinished();
        QVERIFY(!row.store.ownData.canUndo());
    }

    void withoutAStoreNothingCanBeTyped()
    {
        WithStore store;
        OwnPriceRow row;
        row.setPart(store.part("card-a"), store.workspace.catalogue(), nullptr);
        QVERIFY(!row.isEnabled());
    }

private:
    QTemporaryDir m_folder;
};

RIG_TEST(TestOwnPriceRow)
#include "tst_own_price_row.moc"
