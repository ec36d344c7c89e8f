// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/metrics.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/gpu_details.h"
#include "ui/pages/gpus_page.h"
#include "ui/pages/gpus_page_compare.h"
#include "ui/widgets/filter_chip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

std::shared_ptr<Chip> chip(const char *id, const char *name, const char *series, double memory, double price,
                           double tdp)
{
    auto made = std::make_shared<Chip>();
    made->id = QString::fromLatin1(id);
    made->name = QString::fromLatin1(name);
    made->vendor = QStringLiteral("NVIDIA");
    made->series = {QString::fromLatin1(series), 0};
    made->memory = {Gibibytes(memory), 0};
    made->launchPriceUsd = {price, 1};
    made->tdp = {Watts(tdp), 0};
    return made;
}

Catalogue catalogue()
{
    Catalogue all;
    all.sources = {{QStringLiteral("datasheet"), QStringLiteral("The datasheet"), QStringLiteral("NVIDIA"),
                    QStringLiteral("2020-09"), QStringLiteral("https://example.org/datasheet"), QString(),
                    SourceKind::Vendor},
                   {QStringLiteral("table"), QStringLiteral("A table <of> prices"), QStringLiteral("Somebody"),
                    QStringLiteral("2024"), QString(), QString(), SourceKind::Database}};
    auto first = chip("rtx-3090", "GeForce RTX 3090", "GeForce RTX 30", 24, 1499, 350);
    first->fp32 = {Teraflops(35.58), 0};
    all.add(first);
    all.add(chip("rtx-3080", "GeForce RTX 3080", "GeForce RTX 30", 10, 699, 320));
    all.add(chip("rtx-2080-ti", "GeForce RTX 2080 Ti", "GeForce RTX 20", 11, 999, 250));
    all.add(chip("gtx-1080", "GeForce GTX 1080", "GeForce GTX 10", 8, 599, 180));
    all.add(chip("gtx-1070", "GeForce GTX 1070", "GeForce GTX 10", 8, 379, 150));
    auto card = std::make_shared<Card>();
    card->id = QStringLiteral("rtx-3090-fe");
    card->name = QStringLiteral("GeForce RTX 3090 Founders Edition");
    card->gpu = {QStringLiteral("rtx-3090"), 0};
    card->length = {Millimetres(313), 0};
    all.add(card);
    return all;
}

} // namespace

class TestGpusPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        QCoreApplication::setApplicationName(QStringLiteral("test"));
    }

    void init()
    {
        QSettings().clear();
        m_workspace = std::make_unique<Workspace>(catalogue());
        m_page = std::make_unique<GpusPage>(*m_workspace);
        m_page->resize(1200, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        m_workspace.reset();
    }

    void searchAndFiltersNarrowTheTable()
    {
        QCOMPARE(table().model()->rowCount(), 5);
        m_page->search(QStringLiteral("30"));
        QCOMPARE(table().model()->rowCount(), 2);
        m_page->search(QStringLiteral("GTX 2080 Ti"));
        QCOMPARE(table().model()->rowCount(), 1);
        QVERIFY(label("gpuCount").contains(QStringLiteral("2080ti")));
        m_page->search({});
        auto *memory = m_page->findChild<FilterChip *>(QStringLiteral("filter_memory_gib"));
        memory->setValue(12);
        QCOMPARE(table().model()->rowCount(), 1);
        m_page->findChild<QPushButton *>(QStringLiteral("filterClear"))->click();
        QCOMPARE(table().model()->rowCount(), 5);
    }

    /// S29: one source puts compute first, another bandwidth, and both are named beside the order.
    void computeOrBandwidthFirst()
    {
        QPushButton *order = m_page->findChild<QPushButton *>(QStringLiteral("orderButton"));
        QVERIFY(order && order->isVisible());
        const auto *note = m_page->findChild<QLabel *>(QStringLiteral("gpuOrderNote"));
        QVERIFY(!note->isVisible());
        order->menu()->actions().at(0)->trigger();
        QCOMPARE(table().model()->index(0, 0).data().toString(),
                 QStringLiteral("GeForce RTX 3090")); // its FP32 is known
        QVERIFY(label("gpuAnswer").contains(QStringLiteral("FP32")));
        QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("Sources disagree on what counts first")),
                 qPrintable(note->text()));
        QVERIFY(note->text().contains(QStringLiteral("T. Dettmers, edition of 2016-06 (2016-06-25)")));
        order->menu()->actions().at(1)->trigger();
        const QString sorted =
            table().model()->headerData(table().horizontalHeader()->sortIndicatorSection(), Qt::Horizontal).toString();
        QVERIFY2(sorted.contains(QStringLiteral("bandwidth"), Qt::CaseInsensitive), qPrintable(sorted));
        QVERIFY(note->isVisible());
        order->menu()->actions().at(2)->trigger();
        QVERIFY(!note->isVisible());
    }

    /// What takes room from the table, as the details below it do, does not take the chosen row out of sight.
    void theChosenRowStaysInView()
    {
        const auto isSeen = [this] {
            const QRect row = table().visualRect(table().currentIndex());
            return row.top() >= 0 && row.bottom() < table().viewport()->height();
        };
        table().selectRow(4);
        QTRY_VERIFY(isSeen());
        table().setMaximumHeight(table().horizontalHeader()->height() + 2 * table().rowHeight(0));
        QTRY_VERIFY(table().viewport()->height() < 3 * table().rowHeight(0));
        QTRY_VERIFY(isSeen());
    }

    void theFocusAloneChoosesNothing()
    {
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QSignalSpy chosen(m_page.get(), &Page::partChosen);
        table().setFocus(Qt::TabFocusReason);
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(&table(), Qt::Key_Down); // a row that is lit
        QCOMPARE(chosen.size(), 1);
    }

    /// A click on a dotted name, and F1 on it, say what it means; F1 elsewhere is the window's.
    void aWordIsExplainedWhereItStands()
    {
        table().selectRow(0);
        auto *details = m_page->findChild<GpuDetails *>();
        emit details->anchorClicked(QUrl(QStringLiteral("word:tdp")));
        const QWidget *panel = details->findChild<QWidget *>(QStringLiteral("wordPanel"));
        QVERIFY(panel && panel->isVisible());
        QCOMPARE(panel->accessibleName(), QStringLiteral("TDP"));
        QVERIFY(!panel->accessibleDescription().isEmpty());
        QTest::keyClick(const_cast<QWidget *>(panel), Qt::Key_Escape);
        QTRY_VERIFY(!details->findChild<QWidget *>(QStringLiteral("wordPanel")));

        QTextCursor word = details->document()->find(QStringLiteral("Power"), 0, QTextDocument::FindWholeWords);
        while (!word.isNull() && !word.charFormat().anchorHref().startsWith(QStringLiteral("word:")))
            word = details->document()->find(QStringLiteral("Power"), word, QTextDocument::FindWholeWords);
        QVERIFY(!word.isNull());
        QCOMPARE(word.charFormat().underlineStyle(), QTextCharFormat::DotLine);
        details->setTextCursor(word);
        details->setFocus();
        QTest::keyClick(details, Qt::Key_F1);
        QVERIFY(details->findChild<QWidget *>(QStringLiteral("wordPanel")));
        QTest::keyClick(details->findChild<QWidget *>(QStringLiteral("wordPanel")), Qt::Key_Escape);
        QTRY_VERIFY(!details->findChild<QWidget *>(QStringLiteral("wordPanel")));
        details->moveCursor(QTextCursor::Start);
        QTest::keyClick(details, Qt::Key_F1);
        QVERIFY(!details->findChild<QWidget *>(QStringLiteral("wordPanel")));
    }

    void theDetailsBeginWithTheName_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside the table") << QSize(1400, 700);
        QTest::newRow("below the table") << QSize(900, 500);
    }

    void theDetailsBeginWithTheName()
    {
        QFETCH(const QSize, size);
        m_page->resize(size);
        table().selectRow(1);
        QCoreApplication::processEvents();
        const auto *details = m_page->findChild<GpuDetails *>();
        QVERIFY(details->isVisible() && details->verticalScrollBar()->maximum() > 0);
        QCOMPARE(details->verticalScrollBar()->value(), 0);
    }

    void theChosenRowShowsItsFiguresAndSources()
    {
        QSignalSpy chosen(m_page.get(), &Page::partChosen);
        table().selectRow(0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("rtx-3090"));
        const QString text = m_page->findChild<GpuDetails *>()->toPlainText();
        for (const char *expected : {"GeForce RTX 3090", "35.6", "The datasheet", "NVIDIA, 2020-09",
                                     "A table <of> prices", "Founders Edition", "313"})
            QVERIFY2(text.contains(QString::fromLatin1(expected)), qPrintable(text));
    }

    void theChoiceOutlivesSearchAndSorting()
    {
        table().selectRow(1);
        m_page->search(QStringLiteral("3080"));
        QCOMPARE(chosen(), QStringLiteral("rtx-3080"));
        m_page->search({});
        table().sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(chosen(), QStringLiteral("rtx-3080"));
    }

    void aPartChosenElsewhereIsFoundEvenBehindAFilter()
    {
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("search"));
        field->setText(QStringLiteral("1080"));
        QCOMPARE(table().model()->rowCount(), 1);
        m_page->showPart(QStringLiteral("rtx-3090"));
        QVERIFY(field->text().isEmpty());
        QCOMPARE(chosen(), QStringLiteral("rtx-3090"));
        QVERIFY(m_page->findChild<GpuDetails *>()->toPlainText().contains(QStringLiteral("35.6")));
    }

    /// What is better when there is more of it, and the newest day, stand first at the first click; prices the lowest.
    void theFirstClickBringsTheBest()
    {
        auto *model = static_cast<PartTableModel *>(table().model());
        const auto firstOrder = [&](const char *key) {
            const auto column = static_cast<int>(model->columns().indexOf(QString::fromLatin1(key)));
            return model->headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt();
        };
        for (const char *key : {"memory_gib", "tensor_fp16_dense_gflops_per_usd", "launch_date", "price_used_seen"})
            QCOMPARE(firstOrder(key), static_cast<int>(Qt::DescendingOrder));
        for (const char *key : {"name", "price_used", "price_new"})
            QCOMPARE(firstOrder(key), static_cast<int>(Qt::AscendingOrder));
    }

    void twoToFourCanBeCompared()
    {
        auto *button = m_page->findChild<QPushButton *>(QStringLiteral("compareButton"));
        choose({0});
        QVERIFY(!button->isEnabled());
        choose({0, 1, 2, 3, 4});
        QVERIFY(!button->isEnabled());
        choose({0, 1});
        QVERIFY(button->isEnabled());
        button->click();
        auto *compared = m_page->findChild<QTableWidget *>(QStringLiteral("compareTable"));
        QVERIFY(compared->isVisible());
        QCOMPARE(compared->columnCount(), 2);
        QVERIFY(cell(*compared, "GiB", 0).contains(QStringLiteral("better")));
        QVERIFY(!cell(*compared, "GiB", 1).contains(QStringLiteral("better")));
        // Less power and a lower price are better.
        QVERIFY(cell(*compared, "(W)", 1).contains(QStringLiteral("better")));
        QVERIFY(cell(*compared, "(USD)", 1).contains(QStringLiteral("better")));
        QVERIFY(
            m_page->findChild<QLabel *>(QStringLiteral("compareAnswer"))->text().contains(QStringLiteral("leads in")));
        // One known figure alone is no better than an unknown one.
        QCOMPARE(cell(*compared, "FP32 (TFLOPS)", 0), QStringLiteral("35.6"));
        QCOMPARE(cell(*compared, "FP32 (TFLOPS)", 1), QStringLiteral("–"));
        m_page->findChild<QPushButton *>(QStringLiteral("compareBack"))->click();
        QVERIFY(table().isVisible());
    }

    void whatIsBetter()
    {
        QCOMPARE(betterWay(u"memory_gib"), Better::Higher);
        QCOMPARE(betterWay(u"tdp_w"), Better::Lower);
        QCOMPARE(betterWay(u"fp32_gflops_per_w"), Better::Higher);
        QCOMPARE(betterWay(u"boost_mhz"), Better::Neither);
        QCOMPARE(betterWay(u"cores"), Better::Neither);
    }

    void rowsAreCopiedAsText()
    {
        choose({1, 3});
        m_page->activateWindow();
        table().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[1].startsWith(QStringLiteral("GeForce RTX 3080\t")));
        QVERIFY(lines[2].startsWith(QStringLiteral("GeForce GTX 1080\t")));
    }

    void whatOneGetsForTheMoneyIsAColumn()
    {
        // 1,000 USD used for 35.58 TFLOPS; the 3080 has the figure and no used price, the others have neither.
        Catalogue priced = catalogue();
        auto &first = const_cast<Part &>(*priced.find(QStringLiteral("rtx-3090")));
        first.prices = {{{1000, QStringLiteral("USD")}, QDate(2026, 9, 1), PriceBasis::Market, Condition::Used, 1}};
        static_cast<Chip &>(const_cast<Part &>(*priced.find(QStringLiteral("rtx-3080")))).fp32 = {Teraflops(29.8), 0};
        m_page.reset();
        m_workspace = std::make_unique<Workspace>(priced);
        QSettings().setValue(QStringLiteral("gpus/columns"),
                             QStringList{QStringLiteral("name"), QStringLiteral("fp32_gflops_per_usd")});
        m_page = std::make_unique<GpusPage>(*m_workspace);
        m_page->resize(1200, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));

        auto *used = m_page->findChild<FilterChip *>(QStringLiteral("filter_buying"));
        used->setValue(static_cast<int>(Buying::Used));
        const int column = table().model()->columnCount() - 1;
        table().sortByColumn(column, Qt::DescendingOrder);

        const auto text = [&](int row, int of) { return table().model()->index(row, of).data().toString(); };
        QCOMPARE(text(0, 0), QStringLiteral("GeForce RTX 3090"));
        QCOMPARE(text(0, column), QStringLiteral("36"));
        QCOMPARE(table().model()->index(0, column).data(PartTableModel::ShareRole).toDouble(), 1.0);
        QVERIFY(text(1, 0).contains(QStringLiteral("No used price"))); // a heading
        QCOMPARE(text(2, 0), QStringLiteral("GeForce RTX 3080"));
        QVERIFY(text(3, 0).contains(QStringLiteral("Not known")));
        QCOMPARE(table().model()->rowCount(), 7);
        QVERIFY(label("gpuAnswer").endsWith(QStringLiteral("GeForce\u00a0RTX\u00a03090")));
        QVERIFY(label("gpuCount").contains(QStringLiteral("All 5 GPUs")));

        // The keys pass over a heading; copying leaves it out.
        table().selectRow(0);
        QTest::keyClick(&table(), Qt::Key_Down);
        QCOMPARE(table().currentIndex().row(), 2);
        table().selectAll();
        m_page->activateWindow();
        table().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 6);

        // The filter is taken back by the delete key; the chip says so.
        QVERIFY(used->isSet());
        QTest::keyClick(used, Qt::Key_Delete);
        QVERIFY(!used->isSet());
    }

    void columnsAreChosenAndRemembered()
    {
        const int before = table().model()->columnCount();
        QMenu *menu = nullptr;
        for (QPushButton *button : m_page->findChildren<QPushButton *>()) {
            if (button->menu() && button->objectName() != QStringLiteral("orderButton"))
                menu = button->menu();
        }
        QVERIFY(menu);
        QAction *unchecked = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->isCheckable() && !action->isChecked() && !unchecked)
                unchecked = action;
        }
        QVERIFY(unchecked);
        unchecked->trigger();
        QCOMPARE(table().model()->columnCount(), before + 1);
        m_page = std::make_unique<GpusPage>(*m_workspace);
        QCOMPARE(table().model()->columnCount(), before + 1);
    }

    void aCardGoesIntoTheMachine()
    {
        QSignalSpy said(m_page.get(), &Page::said);
        emit m_page->findChild<GpuDetails *>()->cardWanted(QStringLiteral("rtx-3090-fe"));
        QCOMPARE(m_workspace->document().build.itemsOf(Kind::Card).size(), std::size_t(1));
        QCOMPARE(said.size(), 1);
        m_workspace->undoStack().undo();
        QVERIFY(m_workspace->document().build.items.empty());
    }

    void aNewCatalogueKeepsTheChoice()
    {
        table().selectRow(2);
        m_workspace->setCatalogue(catalogue());
        QCOMPARE(chosen(), QStringLiteral("rtx-2080-ti"));
    }

private:
    [[nodiscard]] QTableView &table() const { return *m_page->findChild<QTableView *>(QStringLiteral("gpuTable")); }
    [[nodiscard]] QString label(const char *name) const
    {
        return m_page->findChild<QLabel *>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] QString chosen() const
    {
        const QModelIndexList rows = table().selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.front().data(PartTableModel::PartIdRole).toString() : QString();
    }
    void choose(const QList<int> &rows) const
    {
        table().clearSelection();
        for (const int row : rows)
            table().selectionModel()->select(table().model()->index(row, 0),
                                             QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    [[nodiscard]] static QString cell(const QTableWidget &table, const char *heading, int column)
    {
        for (int row = 0; row < table.rowCount(); ++row) {
            if (table.verticalHeaderItem(row)->text().contains(QString::fromLatin1(heading)))
                return table.item(row, column)->text();
        }
        return {};
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<GpusPage> m_page;
};

RIG_TEST(TestGpusPage)
#include "tst_gpus_page.moc"
