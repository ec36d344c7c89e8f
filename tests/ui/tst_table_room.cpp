// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/find.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/models/text_rows_model.h"
#include "ui/pages/finder/found_parts.h"
#include "ui/pages/finder/found_table.h"
#include "ui/pages/finder/whole_names.h"
#include "ui/pages/start/template_table.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/even_rows.h"
#include "ui/widgets/rig_style.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/whole_rows.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyleOptionViewItem>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

// Whether what stands in tables and heads has its room: names before all, words beside their marks, air in tall rows.

namespace {

int needs(QTableView &table, int column)
{
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.font = table.font();
    int wide = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        wide = std::max(wide, table.itemDelegate()->sizeHint(option, table.model()->index(row, column)).width());
    return wide;
}

Item &add(Build &build, ItemId id, const char *card)
{
    Item item;
    item.id = id;
    item.kind = Kind::Card;
    item.part = QString::fromLatin1(card);
    return build.items.emplace_back(item);
}

finder::Found withCards(const char *card, int count)
{
    const Catalogue &catalogue = test::shipped();
    finder::Found found;
    found.card = std::static_pointer_cast<const Card>(catalogue.find(QString::fromLatin1(card)));
    found.chip =
        found.card ? std::static_pointer_cast<const Chip>(catalogue.find(found.card->gpu.valueOr({}))) : nullptr;
    found.cards = count;
    found.price = {2787, u"USD"_s};
    found.objective = 176;
    for (int i = 0; i < count; ++i)
        add(found.document.build, i + 1, card);
    return found;
}

} // namespace

class TestTableRoom : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Scheme::Light, 100); }
    void namesOfTemplatesAreWhole_data();
    void namesOfTemplatesAreWhole();
    void namesOfFoundCardsAreWhole_data();
    void namesOfFoundCardsAreWhole();
    void alikePartsAreOneRow();
    void wordsStandBesideTheirMark();
    void rowsOfSeveralLinesHaveAir();
    void columnsThatGaveWayAreMeasuredToo();
    void headingsStandAsTheirNumbers();
    void noLineEndsBeforeAUnit();
    void twoLinesOfTheLargestTypeStay();
    void aPageUnderAnAnswerStandsStill();
    void cardsOfARowFillIt();
    void aFlushWordBeginsAtTheEdge();
    void aMarkKeepsItsColourInAChosenRow();
    void filledAgainOnlyNewRowsAreNew();
    void aTableEndsWithARow();
};

void TestTableRoom::namesOfTemplatesAreWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("wide");
    for (const char *language : {"en", "zh_CN"}) {
        for (const int wide : {1366, 1920})
            QTest::addRow("%s %d", language, wide) << QString::fromLatin1(language) << wide;
    }
}

/// With the machine's picture before them, while the last column has room.
void TestTableRoom::namesOfTemplatesAreWhole()
{
    QFETCH(const QString, language);
    QFETCH(const int, wide);
    LanguageSwitch languages(*qApp);
    languages.use(language);
    const QScopeGuard back([&] { languages.use(u"en"_s); });
    Workspace workspace(test::shipped());
    MainWindow window(workspace, languages, {}, u"start"_s);
    window.resize(wide, 900);
    window.show();
    auto &table = *window.findChild<TemplateTable *>();
    QTRY_VERIFY(table.model()->rowCount() > 0);
    QVERIFY2(table.columnWidth(TemplateModel::NameColumn) >= needs(table, TemplateModel::NameColumn),
             qPrintable(u"%1 of %2"_s.arg(table.columnWidth(TemplateModel::NameColumn))
                            .arg(needs(table, TemplateModel::NameColumn))));
}

void TestTableRoom::namesOfFoundCardsAreWhole_data()
{
    QTest::addColumn<int>("wide");
    QTest::addRow("1366") << 842; // what the page leaves of such a window
    QTest::addRow("1920") << 1396;
    QTest::addRow("1024") << 560;
}

void TestTableRoom::namesOfFoundCardsAreWhole()
{
    QFETCH(const int, wide);
    FoundTable table;
    table.resize(wide, 300);
    table.QWidget::show();
    table.show(
        {withCards("gigabyte-rtx-4070-ti-super-eagle-oc", 2), withCards("nvidia-geforce-rtx-3090-founders-edition", 4)},
        finder::Question(), test::shipped());
    QCOMPARE(table.rowCount(), 2);
    const QFontMetrics metrics(table.font());
    for (int row = 0; row < table.rowCount(); ++row) {
        const QString text = table.item(row, 0)->text();
        QVERIFY2(metrics.horizontalAdvance(text) <= table.columnWidth(0), qPrintable(text));
    }
    // What does not fit is gone, not to be scrolled to.
    QVERIFY2(table.horizontalHeader()->length() <= table.viewport()->width(),
             qPrintable(QString::number(table.horizontalHeader()->length())));
}

void TestTableRoom::alikePartsAreOneRow()
{
    Build build = withCards("nvidia-geforce-rtx-3090-founders-edition", 3).document.build;
    add(build, 9, "nvidia-geforce-rtx-3090-founders-edition").owned = true;
    const std::vector<QStringList> rows = foundParts(build, test::shipped());
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY2(rows[0][1].startsWith(u"3 × "_s), qPrintable(rows[0][1]));
    QVERIFY(rows[0][2].contains(u'$') && !rows[0][3].isEmpty());
    QVERIFY(!rows[1][1].contains(u'×'));
    QVERIFY(rows[1][3].isEmpty()); // what is owned has no price
}

void TestTableRoom::wordsStandBesideTheirMark()
{
    QTableWidget table;
    makeAnswerTable(table, u"table"_s);
    fill(table, {u"Verdict"_s}, {{{u"Works"_s, false, Meaning::Fine, {}}}});
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.rect = QRect(0, 0, 200, 32);
    option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration;
    option.text = u"Works"_s;
    option.icon = table.item(0, 0)->icon();
    option.decorationSize = table.iconSize();
    const QRect mark = table.style()->subElementRect(QStyle::SE_ItemViewItemDecoration, &option, &table);
    const QRect text = table.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &table);
    const int margin = table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &table) + 1;
    const int apart = text.left() + margin - mark.right();
    QVERIFY2(apart > 2 && apart <= Grid, qPrintable(QString::number(apart)));
}

void TestTableRoom::rowsOfSeveralLinesHaveAir()
{
    QTableWidget table(2, 1);
    table.setWordWrap(true);
    table.setColumnWidth(0, 90);
    table.setItem(0, 0, new QTableWidgetItem(u"one"_s));
    table.setItem(1, 0, new QTableWidgetItem(u"a sentence of several lines"_s));
    table.resizeRowsToContents();
    const int line = table.fontMetrics().lineSpacing();
    QVERIFY2(table.rowHeight(0) <= 33, qPrintable(QString::number(table.rowHeight(0)))); // 32, and the grid's line
    const int lines = table.rowHeight(1) / line;
    QVERIFY2(table.rowHeight(1) - lines * line >= 4, qPrintable(QString::number(table.rowHeight(1))));
}

void TestTableRoom::columnsThatGaveWayAreMeasuredToo()
{
    QTableWidget table(1, 2);
    table.setItem(0, 0, new QTableWidgetItem(u"name"_s));
    table.setColumnHidden(1, true);
    table.setItem(0, 1, new QTableWidgetItem(u"a text that is longer than a column is at first"_s));
    measureColumns(table);
    QVERIFY(table.columnWidth(1) > table.fontMetrics().horizontalAdvance(table.item(0, 1)->text()));
}

void TestTableRoom::headingsStandAsTheirNumbers()
{
    TextRowsModel model;
    model.setHeadings({u"What"_s, u"Times"_s}, {1});
    const auto side = [&](int column) {
        return Qt::Alignment(model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    };
    QVERIFY(side(0).testFlag(Qt::AlignLeft));
    QVERIFY(side(1).testFlag(Qt::AlignRight));
}

void TestTableRoom::noLineEndsBeforeAUnit()
{
    QCOMPARE(titleText(u"Tesla M40 24 GB at 80 W, 3 cards"_s), u"Tesla M40 24\u00a0GB at 80\u00a0W, 3 cards"_s);
    QCOMPARE(titleText(u"RTX 4080 Wide"_s), u"RTX 4080 Wide"_s);
    QCOMPARE(titleText(u"Buy 3 × used RTX A5000"_s), u"Buy 3\u00a0× used RTX A5000"_s);
    QCOMPARE(wholeNames(u"With it: 2 × Crucial"_s), u"With it: 2\u00a0×\u00a0Crucial"_s);
    QCOMPARE(wholeNames(u"Design Define 7 (owned), D.F. X 1200W, Beast 32 GiB (2x16)"_s),
             u"Design Define\u00a07 (owned), D.F. X\u00a01200W, Beast 32\u00a0GiB\u00a0(2x16)"_s);
    QCOMPARE(wholeNames(u"Design Define 7（已有）"_s), u"Design Define\u00a07\u2060（已\u2060有）"_s);
    QCOMPARE(titleOfNames(u"RX 9070 XT or RTX 3080 Ti"_s), u"RX\u00a09070\u00a0XT or RTX\u00a03080\u00a0Ti"_s);
    QCOMPARE(heldName(u"Tesla M40 24 GB"_s), u"Tesla\u00a0M40\u00a024\u00a0GB"_s);
    QCOMPARE(unbroken(u"Why"_s), u"Why"_s);
    QCOMPARE(unbroken(u"原因"_s), u"原\u2060因"_s);
    QCOMPARE(titleText(u"有2 条"_s), u"有 2 条"_s);
    QCOMPARE(titleOfNames(u"RTX PRO 6000 and Tesla M40 24 GB"_s),
             u"RTX\u00a0PRO\u00a06000 and Tesla\u00a0M40 24\u00a0GB"_s);
    QCOMPARE(titleOfNames(u"70–80 % of 12 GFLOPS/USD"_s), u"70\u2060–\u206080\u00a0% of 12\u00a0GFLOPS/\u2060USD"_s);
    QCOMPARE(titleOfNames(u"RX 570（$399）"_s), u"RX\u00a0570\u2060（$399）"_s);
    QCOMPARE(titleOfNames(u"ASUS WS C422 SAGE/10G"_s), u"ASUS WS C422 SAGE/\u206010G"_s);
    QCOMPARE(titleText(u"16 条通道"_s), u"16 条通\u2060道"_s);
    QCOMPARE(narrowText(u"used GeForce RTX 3080 Ti: 963–1,873 tokens/s"_s),
             u"used GeForce RTX\u00a03080\u00a0Ti: 963\u2060–\u20601,873\u00a0tokens/\u2060s"_s);
    QCOMPARE(titleText(u"after 11.5 years (12,000 hours of use), 16 bits"_s),
             u"after 11.5\u00a0years (12,000\u00a0hours of use), 16\u00a0bits"_s);
    QCOMPARE(titleText(u"12,000 小时，二手"_s), u"12,000\u00a0小\u2060时，二\u2060手"_s);
    QCOMPARE(titleText(u"1,113–3,874 token/s，20 图片/秒（已有）"_s),
             u"1,113–3,874\u00a0token/s，20\u00a0图片/秒（已\u2060有）"_s);
    AnswerHead head;
    head.setAnswer(u"Buy it"_s, {}, u"market, used"_s);
    QCOMPARE(head.findChild<QLabel *>(u"answerBasis"_s)->text(), u"Market, used"_s);
}

void TestTableRoom::twoLinesOfTheLargestTypeStay()
{
    AnswerHead head;
    head.setAnswer(u"One used GeForce RTX 3090 does it, for about $1,250 (2026-09)"_s, {});
    const auto *sentence = head.findChild<QLabel *>(u"answer"_s);
    const QFont large = fontFor(TextSize::PageTitle, head.font());
    const int one = QFontMetrics(large).horizontalAdvance(sentence->text());
    const auto at = [&](int width) {
        head.resize(width, 400);
        head.show();
        QCoreApplication::processEvents();
        return sentence->font();
    };
    QCOMPARE(at(2 * one), large);
    QCOMPARE(at(one * 7 / 10), large);
    QCOMPARE(at(one / 3), fontFor(TextSize::Section, head.font()));
}

void TestTableRoom::aPageUnderAnAnswerStandsStill()
{
    QScrollArea page;
    auto *whole = new QWidget;
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    auto *head = new AnswerHead;
    auto *rest = new QWidget;
    rest->setMinimumHeight(100);
    column->addWidget(head);
    column->addWidget(rest, 1);
    page.setWidget(whole);
    page.setWidgetResizable(true);
    page.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    head->setAnswer(u"One used GeForce RTX 3090 does it, for about $1,250 (2026-09)"_s, {});
    page.show();
    const auto *sentence = head->findChild<QLabel *>(u"answer"_s);
    const int one = QFontMetrics(fontFor(TextSize::PageTitle, head->font())).horizontalAdvance(sentence->text());
    int least = 0;
    for (int width = one; width > one / 4; --width) {
        QVERIFY2(head->layout()->totalHeightForWidth(width) >= least, qPrintable(u"at %1"_s.arg(width)));
        least = head->layout()->totalHeightForWidth(width);
    }
    const int line = head->fontMetrics().height();
    for (int width = one / 3; width < one * 4 / 5; width += 2) {
        for (int height = 100 + line; height < 100 + 5 * line; height += 2) {
            page.resize(width, height);
            QCOMPARE(page.size(), QSize(width, height));
        }
    }
}

void TestTableRoom::cardsOfARowFillIt()
{
    QWidget room;
    auto *row = new EvenRows(&room, Grid);
    row->setContentsMargins(0, 0, 0, 0);
    std::array<QWidget *, 2> cards{};
    for (QWidget *&card : cards) {
        card = new QWidget;
        card->setMinimumSize(100, 20);
        row->addWidget(card);
    }
    room.resize(800, 100);
    room.show();
    QCoreApplication::processEvents();
    QCOMPARE(cards[1]->geometry().right(), row->contentsRect().right());
    cards[1]->hide(); // one alone does not run across the page
    QCoreApplication::processEvents();
    QCOMPARE(cards[0]->width(), 100); // what it needs
}

void TestTableRoom::aFlushWordBeginsAtTheEdge()
{
    QPushButton quiet(u"Read it"_s);
    quiet.setProperty("quiet", true);
    QPushButton flush(u"Read it"_s);
    flush.setProperty("quiet", true);
    flush.setProperty("flush", true);
    QVERIFY(flush.sizeHint().width() <= quiet.sizeHint().width() - Grid);
    QVERIFY(flush.sizeHint().width() >= flush.fontMetrics().horizontalAdvance(flush.text()));
    QCOMPARE(flush.sizeHint().height(), quiet.sizeHint().height());
}

void TestTableRoom::aMarkKeepsItsColourInAChosenRow()
{
    QPixmap mark(16, 16);
    mark.fill(QColor(0xB3, 0x26, 0x1E));
    RigStyle style;
    QStyleOption option;
    QCOMPARE(style.generatedIconPixmap(QIcon::Selected, mark, &option).toImage(), mark.toImage());
    QVERIFY(style.generatedIconPixmap(QIcon::Disabled, mark, &option).toImage() != mark.toImage());
}

/// Rows come and go where they differ; the others keep their items, and the current one stays with its text.
void TestTableRoom::filledAgainOnlyNewRowsAreNew()
{
    QTableWidget table;
    makeAnswerTable(table, u"table"_s);
    const auto show = [&](const QStringList &texts, const QStringList &headings) {
        std::vector<TableRow> rows;
        for (const QString &text : texts)
            rows.push_back(TableRow(static_cast<std::size_t>(headings.size()), Cell{text, false, {}, {}}));
        fill(table, headings, rows);
        QStringList shown;
        for (int row = 0; row < table.rowCount(); ++row)
            shown << table.item(row, 0)->text();
        return shown == texts;
    };
    const QStringList headings{u"one"_s, u"two"_s};
    QVERIFY(show({u"a"_s, u"b"_s, u"c"_s}, headings));
    table.selectRow(2);
    const QTableWidgetItem *first = table.item(0, 0);
    const QTableWidgetItem *last = table.item(2, 0);
    QVERIFY(show({u"a"_s, u"x"_s, u"b"_s, u"c"_s}, headings));
    QCOMPARE(table.item(0, 0), first);
    QCOMPARE(table.item(3, 0), last);
    QCOMPARE(table.currentRow(), 3);
    QVERIFY(show({u"a"_s, u"c"_s}, headings));
    QCOMPARE(table.item(1, 0), last);
    QCOMPARE(table.currentRow(), 1);
    QVERIFY(show({}, headings));
    QVERIFY(show({u"d"_s, u"e"_s}, {u"one"_s}));
}

/// No row is cut at the foot of a table, and there is no empty ground below the last one.
void TestTableRoom::aTableEndsWithARow()
{
    auto *table = new QTableWidget(10, 2);
    WholeRows room(*table, 4);
    const int row = table->rowHeight(0);
    QVERIFY(room.minimumSizeHint().height() > 4 * row);
    QVERIFY(room.minimumSizeHint().height() < 6 * row);
    room.resize(600, 6 * row + row / 2);
    room.show();
    QTRY_VERIFY(table->viewport()->height() > 0);
    QCOMPARE(table->viewport()->height() % row, 0);
    QVERIFY(table->height() <= room.height());
    QVERIFY(table->height() > room.height() - row);
    table->setRowCount(3);
    QTRY_COMPARE(table->viewport()->height(), 3 * row);
    QCOMPARE(room.maximumHeight(), table->height());
}

RIG_TEST(TestTableRoom)
#include "tst_table_room.moc"
