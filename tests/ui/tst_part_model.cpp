// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_search.h"
#include "tests/testing.h"
#include "ui/models/part_table_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

std::shared_ptr<Chip> chip(const QString &id, const QString &name, std::optional<double> memory,
                           const QString &date = {})
{
    auto made = std::make_shared<Chip>();
    made->id = id;
    made->name = name;
    made->vendor = name.startsWith(QStringLiteral("Radeon")) ? QStringLiteral("AMD") : QStringLiteral("NVIDIA");
    if (memory)
        made->memory.value = Gibibytes(*memory);
    if (!date.isEmpty())
        made->launchDate.value = QDate::fromString(date, Qt::ISODate);
    return made;
}

Catalogue fewChips()
{
    Catalogue catalogue;
    catalogue.add(
        chip(QStringLiteral("rtx-2080-ti"), QStringLiteral("GeForce RTX 2080 Ti"), 11, QStringLiteral("2018-09-20")));
    catalogue.add(
        chip(QStringLiteral("rtx-2080"), QStringLiteral("GeForce RTX 2080"), 8, QStringLiteral("2018-09-20")));
    catalogue.add(
        chip(QStringLiteral("gtx-1080"), QStringLiteral("GeForce GTX 1080"), 8, QStringLiteral("2016-05-27")));
    catalogue.add(
        chip(QStringLiteral("rx-7900-xtx"), QStringLiteral("Radeon RX 7900 XTX"), 24, QStringLiteral("2022-12-13")));
    auto v100 = chip(QStringLiteral("v100"), QStringLiteral("Tesla V100"), std::nullopt);
    v100->aliases = QStringList{QStringLiteral("Volta card")};
    catalogue.add(v100);
    return catalogue;
}

QString names(const PartTableModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (const PartHandle part = model.partAt(row)) // none in a heading
            ids << part->id;
    }
    return ids.join(QLatin1Char(' '));
}

} // namespace

class TestPartModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_model = std::make_unique<PartTableModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setColumns(QStringList{QStringLiteral("name"), QStringLiteral("memory_gib"), QStringLiteral("price")});
        m_model->setCatalogue(fewChips(), Kind::Gpu);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void search_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("all") << QString() << QStringLiteral("rtx-2080-ti rtx-2080 gtx-1080 rx-7900-xtx v100");
        QTest::newRow("number") << QStringLiteral("2080") << QStringLiteral("rtx-2080-ti rtx-2080");
        QTest::newRow("number and suffix") << QStringLiteral("2080 ti") << QStringLiteral("rtx-2080-ti");
        QTest::newRow("written together") << QStringLiteral("2080TI") << QStringLiteral("rtx-2080-ti");
        QTest::newRow("prefix written together") << QStringLiteral("rtx2080ti") << QStringLiteral("rtx-2080-ti");
        QTest::newRow("wrong prefix") << QStringLiteral("GTX 2080 Ti") << QStringLiteral("rtx-2080-ti");
        QTest::newRow("misspelt prefix") << QStringLiteral("gefroce 1080") << QStringLiteral("gtx-1080");
        QTest::newRow("right prefix tells apart") << QStringLiteral("gtx 1080") << QStringLiteral("gtx-1080");
        QTest::newRow("alias") << QStringLiteral("volta") << QStringLiteral("v100");
        QTest::newRow("memory") << QStringLiteral("24gb") << QStringLiteral("rx-7900-xtx");
        QTest::newRow("memory at least") << QStringLiteral("≥ 11 GB") << QStringLiteral("rtx-2080-ti rx-7900-xtx");
        QTest::newRow("memory above") << QStringLiteral(">=11.1GB") << QStringLiteral("rx-7900-xtx");
        QTest::newRow("memory at most") << QStringLiteral("<= 8 GB") << QStringLiteral("rtx-2080 gtx-1080");
        QTest::newRow("memory at least, of a vendor")
            << QStringLiteral("nvidia ≥11GB") << QStringLiteral("rtx-2080-ti");
        QTest::newRow("vendor and number") << QStringLiteral("amd 7900") << QStringLiteral("rx-7900-xtx");
        QTest::newRow("nothing") << QStringLiteral("matrox") << QString();
    }

    void search()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        m_model->setFilter({typed, {}});
        QCOMPARE(names(*m_model), found);
    }

    void aTolerantSearchSaysWhatItLookedFor()
    {
        m_model->setFilter({QStringLiteral("GTX 2080 Ti"), {}});
        QCOMPARE(m_model->searchedInstead(), QStringLiteral("2080ti"));
        m_model->setFilter({QStringLiteral("RTX 2080 Ti"), {}});
        QVERIFY(m_model->searchedInstead().isEmpty());
    }

    void conditions()
    {
        m_model->setFilter({{}, {{QStringLiteral("vendor"), QStringLiteral("AMD"), std::nullopt}}});
        QCOMPARE(names(*m_model), QStringLiteral("rx-7900-xtx"));
        m_model->setFilter({{}, {{QStringLiteral("memory_gib"), {}, 11}}});
        QCOMPARE(names(*m_model), QStringLiteral("rtx-2080-ti rx-7900-xtx"));
        m_model->setFilter({{}, {{QStringLiteral("launch_date"), {}, 2018}}});
        QCOMPARE(names(*m_model), QStringLiteral("rtx-2080-ti rtx-2080 rx-7900-xtx"));
    }

    void unknownStandsLastBothWays()
    {
        m_model->sort(1, Qt::AscendingOrder);
        QCOMPARE(names(*m_model), QStringLiteral("rtx-2080 gtx-1080 rtx-2080-ti rx-7900-xtx v100"));
        QCOMPARE(m_model->headings(), QList<int>{4});
        QVERIFY(m_model->index(4, 0).data().toString().contains(QStringLiteral("Not known")));
        QVERIFY(!m_model->index(4, 0).flags().testFlag(Qt::ItemIsSelectable));
        m_model->sort(1, Qt::DescendingOrder);
        QCOMPARE(names(*m_model), QStringLiteral("rx-7900-xtx rtx-2080-ti rtx-2080 gtx-1080 v100"));
        m_model->sort(-1, Qt::AscendingOrder);
        QCOMPARE(names(*m_model), QStringLiteral("rtx-2080-ti rtx-2080 gtx-1080 rx-7900-xtx v100"));
        QVERIFY(m_model->headings().isEmpty());
    }

    void namesSortByTheirNumbers()
    {
        m_model->sort(0, Qt::AscendingOrder);
        QCOMPARE(names(*m_model), QStringLiteral("gtx-1080 rtx-2080 rtx-2080-ti rx-7900-xtx v100"));
    }

    void sortingKeepsWhatIsChosen()
    {
        const QPersistentModelIndex chosen = m_model->index(m_model->rowOf(QStringLiteral("v100")), 0);
        m_model->sort(1, Qt::DescendingOrder);
        QCOMPARE(chosen.data(PartTableModel::PartIdRole).toString(), QStringLiteral("v100"));
    }

    void theFilterKeepsTheOrder()
    {
        m_model->sort(1, Qt::DescendingOrder);
        m_model->setFilter({QStringLiteral("2080"), {}});
        QCOMPARE(names(*m_model), QStringLiteral("rtx-2080-ti rtx-2080"));
    }

    void unknownIsADashAndNotZero()
    {
        const int row = m_model->rowOf(QStringLiteral("v100"));
        QCOMPARE(m_model->index(row, 1).data().toString(), QStringLiteral("–"));
        QCOMPARE(m_model->index(row, 2).data().toString(), QStringLiteral("–"));
        QVERIFY(m_model->index(row, 1).data(Qt::AccessibleTextRole).toString() != QStringLiteral("–"));
        QCOMPARE(m_model->index(row, 1).data(PartTableModel::KnownRole).toBool(), false);
    }

    void numbersStandRightWithTheUnitInTheHeading()
    {
        QCOMPARE(m_model->index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight, int(Qt::AlignRight));
        QCOMPARE(m_model->index(0, 0).data(Qt::TextAlignmentRole).toInt() & Qt::AlignLeft, int(Qt::AlignLeft));
        QVERIFY(m_model->headerData(1, Qt::Horizontal).toString().contains(QStringLiteral("GiB")));
        QCOMPARE(m_model->index(0, 1).data().toString(), QStringLiteral("11"));
    }

    /// Figures of one column have equally many decimals, unless hardly one of them has any.
    void decimalsAreEqualInAColumn()
    {
        Catalogue catalogue;
        const auto card = [&](const QString &id, double slot, double length) {
            auto made = std::make_shared<Card>();
            made->id = id;
            made->slotCount.value = slot;
            made->length.value = Millimetres(length);
            catalogue.add(made);
        };
        card(QStringLiteral("two"), 2, 225.7);
        card(QStringLiteral("more"), 2.1, 212);
        const auto cell = [&](int row, int column) { return m_model->index(row, column).data().toString(); };
        m_model->setColumns({QStringLiteral("name"), QStringLiteral("slots"), QStringLiteral("length_mm")});
        m_model->setCatalogue(catalogue, Kind::Card);
        QCOMPARE(cell(0, 1), QStringLiteral("2.00"));
        QCOMPARE(cell(1, 1), QStringLiteral("2.10"));
        QCOMPARE(cell(0, 2), QStringLiteral("225.7"));
        QCOMPARE(cell(1, 2), QStringLiteral("212.0"));
        for (int i = 0; i < 40; ++i)
            card(QStringLiteral("whole-%1").arg(i), 2, 200);
        m_model->setCatalogue(catalogue, Kind::Card);
        QCOMPARE(cell(0, 1), QStringLiteral("2"));
        QCOMPARE(cell(1, 1), QStringLiteral("2.10"));
    }

    void aChipCostsWhatItsCheapestCardCosts()
    {
        Catalogue catalogue = fewChips();
        for (const double amount : {900.0, 700.0, 800.0}) {
            auto card = std::make_shared<Card>();
            card->id = QStringLiteral("card-%1").arg(amount);
            card->gpu.value = QStringLiteral("rtx-2080");
            card->prices.push_back({Money{amount, QStringLiteral("USD")}, QDate(2026, 1, 1), PriceBasis::Market});
            catalogue.add(card);
        }
        m_model->setCatalogue(catalogue, Kind::Gpu);
        QVERIFY(m_model->index(1, 2).data().toString().contains(QStringLiteral("700")));
        m_model->sort(2, Qt::DescendingOrder);
        QCOMPARE(m_model->partAt(0)->id, QStringLiteral("rtx-2080"));
    }

    void rowsAsText()
    {
        const QString text = m_model->asText({1});
        const QStringList lines = text.split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3); // heading, row, the end of the last line
        QVERIFY(lines[0].contains(QStringLiteral("GiB")));
        QCOMPARE(lines[1], QStringLiteral("GeForce RTX 2080\t8\t–"));
    }

    void manyRows()
    {
        Catalogue catalogue;
        for (int i = 0; i < 30000; ++i)
            catalogue.add(chip(QStringLiteral("chip-%1").arg(i), QStringLiteral("GeForce RTX %1").arg(i), i % 48 + 1));
        m_tester.reset(); // it looks at every cell after every change
        m_model->setCatalogue(catalogue, Kind::Gpu);
        m_model->sort(1, Qt::AscendingOrder);
        m_model->setFilter({QStringLiteral("rtx 1234"), {{QStringLiteral("memory_gib"), {}, 2}}});
        QCOMPARE(m_model->rowCount(), 13);
    }

private:
    std::unique_ptr<PartTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

RIG_TEST(TestPartModel)
#include "tst_part_model.moc"
