// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_style.h"
#include "ui/document/own_data.h"
#include "ui/document/workspace.h"
#include "ui/pages/charts/saved_charts.h"
#include "ui/pages/charts_page.h"
#include "ui/widgets/filter_chip.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

Catalogue catalogue()
{
    Catalogue all;
    const auto add = [&](const char *id, const char *series, double price, double tflops, double watts) {
        auto chip = std::make_shared<Chip>();
        chip->id = chip->name = QString::fromLatin1(id);
        chip->series.value = QString::fromLatin1(series);
        chip->launchPriceUsd.value = price;
        chip->fp32.value = Teraflops(tflops);
        chip->tdp.value = Watts(watts);
        chip->memory.value = Gibibytes(tflops > 20 ? 24 : 8);
        all.add(chip);
    };
    add("gtx-1080", "GTX 10", 599, 8.87, 180);
    add("rtx-3090", "RTX 30", 1499, 35.58, 350);
    add("rtx-3080", "RTX 30", 699, 29.77, 320);
    return all;
}

/// The page with what its tests touch.
struct Room
{
    explicit Room(Catalogue all = catalogue()) : workspace(std::move(all)), page(workspace) { page.show(); }

    template <class T> T *find(const char *name) { return page.findChild<T *>(QString::fromLatin1(name)); }
    void draw(const ChartRequest &request) { page.setRequest(request); }

    /// As a user picks an entry of a list.
    void pick(const char *name, const QVariant &data)
    {
        auto *combo = find<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(data));
        emit combo->activated(combo->currentIndex());
    }

    Workspace workspace;
    ChartsPage page;
};

/// Of a combo the text that is chosen, and the room that its style leaves for it.
bool isCut(const QComboBox &combo)
{
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    const QRect room =
        combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
    return combo.currentIndex() >= 0 && combo.fontMetrics().horizontalAdvance(combo.currentText()) > room.width();
}

/// How much room is left behind all that stands in a row with this group.
int roomBehind(const QWidget &group)
{
    constexpr int SameRow = 10;
    int end = 0;
    for (const QObject *child : group.parentWidget()->children()) {
        const auto *other = qobject_cast<const QWidget *>(child);
        if (other && other->isVisible() &&
            std::abs(other->geometry().center().y() - group.geometry().center().y()) < SameRow)
            end = std::max(end, other->geometry().right() + 1);
    }
    return group.parentWidget()->width() - end;
}

void nothingIsCut(Room &room, const QString &what)
{
    for (const char *name : {"chartQuestion", "chartY", "chartYPer", "chartX", "chartXPer", "chartNormaliser"}) {
        const auto *combo = room.find<QComboBox>(name);
        if (!combo->isVisible() || !isCut(*combo))
            continue;
        const int left = roomBehind(*combo->parentWidget());
        QVERIFY2(left <= 2, qPrintable(u"%1, %2: %3 px left"_s.arg(what, QString::fromLatin1(name)).arg(left)));
    }
}

QStringList rowsOf(const QTableView &table, int column)
{
    QStringList texts;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        texts << table.model()->index(row, column).data().toString();
    return texts;
}

ChartRequest wattsAgainstFlops()
{
    ChartRequest request;
    request.x = u"tdp_w"_s;
    return request;
}

} // namespace

class TestChartsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(u"test"_s);
        QCoreApplication::setApplicationName(u"test"_s);
    }

    void init() { QSettings().clear(); }

    void allThatAreChosenAreCounted()
    {
        Catalogue all;
        for (int i = 0; i < 99; ++i) {
            auto chip = std::make_shared<Chip>();
            chip->id = chip->name = u"GPU %1"_s.arg(i);
            chip->launchPriceUsd.value = 100 + i;
            chip->fp32.value = Teraflops(10 + i);
            all.add(chip);
        }
        Room room(all);
        room.draw({});
        auto *only = room.find<QCheckBox>("chartOnlyChosen");
        QVERIFY(!only->isEnabled());
        room.find<QTableView>("chartTable")->selectAll();
        QVERIFY2(only->text().contains(u"99"_s), qPrintable(only->text()));
        only->click();
        QVERIFY2(only->text().contains(u"99"_s), qPrintable(only->text()));
        QCOMPARE(room.find<QTableView>("chartTable")->model()->rowCount(), 99);
    }

    void thePageDrawsWhatIsChosen()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        QCOMPARE(room.page.chart().x.key, u"tdp_w"_s);
        QCOMPARE(room.page.chart().series.size(), std::size_t(2));
        room.pick("chartY", u"memory_gib"_s);
        QCOMPARE(room.page.chart().y.key, u"memory_gib"_s);
        room.pick("chartYPer", QString::number(static_cast<int>(Per::Dollar)));
        QCOMPARE(room.page.chart().y.key, u"memory_mib_per_usd"_s);
        // Another figure goes on to be told per dollar.
        room.pick("chartY", u"fp32_tflops"_s);
        QCOMPARE(room.page.chart().y.key, u"fp32_gflops_per_usd"_s);
        // No line of the first sentence begins with a price.
        ChartRequest most;
        most.frontier = true;
        room.draw(most);
        QVERIFY(room.find<QLabel>("chartAnswer")->text().contains(u"29.8\u00a0TFLOPS\u00a0for\u00a0$699"_s));
    }

    void menusThatAreFilledAnewDoNotPileUp()
    {
        Room room;
        ChartRequest bars = wattsAgainstFlops();
        bars.form = ChartRequest::Form::Bars;
        const auto menus = [&] {
            room.draw(bars);
            QTest::qWait(10); // for what is deleted later
            return room.page.findChildren<QMenu *>().size();
        };
        const qsizetype before = menus();
        QVERIFY(before > 3);
        QCOMPARE(menus(), before);
    }

    void whatCannotBeDrawnIsSaidAndChangesNothing()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        QSignalSpy said(&room.page, &Page::said);
        ChartRequest wrong;
        wrong.y = u"beauty"_s;
        room.draw(wrong);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.at(0).at(0).toString().contains(u"beauty"_s));
        QCOMPARE(room.page.chart().x.key, u"tdp_w"_s);
    }

    void theKeySwitchesSeries()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        auto *series = room.find<QListWidget>("chartSeries");
        QCOMPARE(series->count(), 2);
        series->item(0)->setCheckState(Qt::Unchecked);
        QCOMPARE(room.page.chart().series.size(), std::size_t(1));
        QCOMPARE(room.page.chart().series[0].style, 1); // colour and shape stay
        series->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(room.page.chart().isEmpty());
        QVERIFY(room.page.chart().captions.join(u' ').contains(u"Nothing is chosen"_s));
        series->item(0)->setCheckState(Qt::Checked);
        QCOMPARE(room.page.chart().series[0].name, u"GTX 10"_s);
    }

    void questionsAnswerAtOnce()
    {
        Room room;
        auto *questions = room.find<QComboBox>("chartQuestion");
        const std::vector<ChartQuestion> all = chartQuestions();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int index = questions->findText(all[i].title);
            QVERIFY2(index >= 0, qPrintable(all[i].title));
            QSignalSpy said(&room.page, &Page::said);
            emit questions->activated(index);
            // Those that need a GPU which this small catalogue lacks say so.
            if (said.isEmpty()) {
                QVERIFY(room.page.request() == all[i].request);
                QCOMPARE(questions->currentText(), all[i].title);
            }
        }
        room.draw(wattsAgainstFlops());
        QCOMPARE(questions->currentIndex(), -1);
    }

    /// What is chosen is cut only where its row has no room left for it.
    void nothingIsCutBesideRoom()
    {
        const QScopeGuard back([] { applyTheme(*qApp, Scheme::Light, 100); });
        applyTheme(*qApp, Scheme::Light, 150);
        Room room(test::shipped());
        for (const int wide : {1288, 900}) {
            room.page.resize(wide, 700);
            for (const ChartQuestion &question : chartQuestions()) {
                room.draw(question.request);
                QTest::qWait(0);
                nothingIsCut(room, question.id);
            }
        }
    }

    /// Where there are two rows anyway, a group goes to the second one rather than be cut in the first.
    void aGroupGoesToTheNextRowRatherThanIsCut()
    {
        const QScopeGuard back([] { applyTheme(*qApp, Scheme::Light, 100); });
        applyTheme(*qApp, Scheme::Light, 150);
        Room room(test::shipped());
        room.page.resize(1288, 700);
        const ChartQuestion question = chartQuestions().front();
        QCOMPARE(question.id, u"today-new"_s);
        room.draw(question.request);
        QTest::qWait(0);
        for (const char *name : {"chartQuestion", "chartY", "chartYPer", "chartX", "chartXPer"})
            QVERIFY2(!isCut(*room.find<QComboBox>(name)), name);
        // And what is whole does not keep the page wide.
        QVERIFY(room.page.minimumSizeHint().width() < room.page.width());
    }

    /// Up to thirteen series of a question differ in shape, so that grey print and a deuteranope tell them apart.
    void seriesOfAQuestionDifferInShape()
    {
        for (const ChartQuestion &question : chartQuestions()) {
            const Result<ChartData> chart = answeringChart(test::shipped(), question.request);
            QVERIFY2(chart, qPrintable(question.id));
            if (chart->series.size() > 13)
                continue;
            QSet<int> shapes;
            for (const ChartSeries &series : chart->series)
                shapes << static_cast<int>(seriesStyle(series.style, false).marker);
            QVERIFY2(static_cast<std::size_t>(shapes.size()) == chart->series.size(), qPrintable(question.id));
        }
    }

    void theTableIsTheTwinOfThePicture()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        auto *table = room.find<QTableView>("chartTable");
        QCOMPARE(rowsOf(*table, 1), QStringList({u"gtx-1080"_s, u"rtx-3080"_s, u"rtx-3090"_s}));
        QSignalSpy chosen(&room.page, &Page::partChosen);
        table->selectRow(2);
        QCOMPARE(room.page.findChild<ChartView *>()->selectedIds(), QStringList{u"rtx-3090"_s});
        QCOMPARE(chosen.size(), 1);
        emit room.page.findChild<ChartView *>()->picked(u"gtx-1080"_s);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table->selectionModel()->selectedRows().front().row(), 0);
        // Sorting by a number sorts by its value.
        table->sortByColumn(2, Qt::DescendingOrder);
        QCOMPARE(rowsOf(*table, 2), QStringList({u"350"_s, u"320"_s, u"180"_s}));
    }

    void manyThatAreChosenCanBeShownAlone()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        emit room.page.findChild<ChartView *>()->selected({u"rtx-3080"_s, u"rtx-3090"_s});
        room.find<QToolButton>("chartSettings")->setChecked(true);
        auto *only = room.find<QCheckBox>("chartOnlyChosen");
        QVERIFY(only->isVisibleTo(&room.page));
        only->click();
        QCOMPARE(room.page.request().parts, QStringList({u"rtx-3080"_s, u"rtx-3090"_s}));
        QCOMPARE(room.page.chart().series.size(), std::size_t(1));
        only->click();
        QVERIFY(room.page.request().parts.isEmpty());
    }

    void theSearchFilters()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        room.page.search(u"3090"_s);
        QCOMPARE(rowsOf(*room.find<QTableView>("chartTable"), 1), QStringList{u"rtx-3090"_s});
        room.page.search({});
        QCOMPARE(rowsOf(*room.find<QTableView>("chartTable"), 1).size(), 3);
    }

    void filtersMeanAtLeastAndStayWithTheChart()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        auto *memory = room.find<FilterChip>("filter_memory_gib");
        QVERIFY(memory);
        memory->setValue(24.0);
        QCOMPARE(room.page.request().conditions.size(), std::size_t(1));
        QCOMPARE(rowsOf(*room.find<QTableView>("chartTable"), 1), QStringList({u"rtx-3080"_s, u"rtx-3090"_s}));
        room.find<QPushButton>("filterClear")->click();
        QVERIFY(room.page.request().conditions.empty());
        // As words, too.
        room.page.search(u"≥ 24 GB"_s);
        QCOMPARE(rowsOf(*room.find<QTableView>("chartTable"), 1).size(), 2);
        room.page.search(u"≥ 25 GB"_s);
        QCOMPARE(rowsOf(*room.find<QTableView>("chartTable"), 1).size(), 0);
    }

    void thePictureHasThreeQuartersOfThePage()
    {
        Room room;
        room.page.resize(1232, 828); // of a window of 1440 × 900, less rail, menus and margins
        room.draw(wattsAgainstFlops());
        QTest::qWait(1);
        const auto *view = room.page.findChild<ChartView *>();
        QVERIFY2(view->height() >= room.page.height() * 3 / 4,
                 qPrintable(QStringLiteral("%1 of %2").arg(view->height()).arg(room.page.height())));
        // Folded out, the table stays so.
        room.find<QToolButton>("chartFold")->click();
        QVERIFY(room.find<QTableView>("chartTable")->isVisible());
        Room again;
        QVERIFY(again.find<QTableView>("chartTable")->isVisible());
    }

    void thereIsAWayBackWhileZoomed()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        auto *whole = room.find<QPushButton>("chartWhole");
        QVERIFY(!whole->isVisible());
        QTest::keyClick(room.page.findChild<QWidget *>(u"chartCanvas"_s), Qt::Key_Plus);
        QVERIFY(whole->isVisible());
        whole->click();
        QVERIFY(!room.page.findChild<ChartView *>()->isZoomed());
        QVERIFY(!whole->isVisible());
    }

    void linesAreTyped()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        auto *lines = room.find<QLineEdit>("chartLinesY");
        lines->setText(u"24 = enough"_s);
        emit lines->editingFinished();
        QCOMPARE(room.page.chart().lines.size(), std::size_t(1));
        QVERIFY(room.page.chart().lines[0] == (ChartLine{false, 24, u"enough"_s}));
        QSignalSpy said(&room.page, &Page::said);
        lines->setText(u"much"_s);
        emit lines->editingFinished();
        QCOMPARE(said.size(), 1);
        QCOMPARE(room.page.chart().lines.size(), std::size_t(1)); // the last good answer stays
    }

    void theChartBeforeComesBack()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        ChartRequest other = wattsAgainstFlops();
        other.y = u"memory_gib"_s;
        room.draw(other);
        QVERIFY(QTest::qWaitForWindowExposed(&room.page));
        QTest::keyClick(&room.page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(room.page.chart().y.key, u"fp32_tflops"_s);
        QTest::keyClick(&room.page, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(room.page.chart().y.key, u"memory_gib"_s);
    }

    void aPageThatIsNotSeenWaits()
    {
        Workspace workspace{Catalogue()};
        ChartsPage page(workspace);
        workspace.setCatalogue(catalogue());
        page.showPart(u"rtx-3090"_s);
        QVERIFY(page.chart().isEmpty());
        page.show();
        page.setRequest(wattsAgainstFlops());
        QCOMPARE(page.findChild<ChartView *>()->selectedIds(), QStringList{u"rtx-3090"_s}); // chosen meanwhile
    }

    void theChoiceIsRemembered()
    {
        {
            Room room;
            ChartRequest request = wattsAgainstFlops();
            request.frontier = true;
            room.draw(request);
        }
        const Room room;
        QCOMPARE(room.page.chart().x.key, u"tdp_w"_s);
        QVERIFY(room.page.chart().frontier);
    }

    void theFiguresAreCopied()
    {
        Room room;
        room.draw(wattsAgainstFlops());
        for (QAction *action : room.page.moreActions()) {
            if (action->shortcut() == QKeySequence(u"Ctrl+Shift+D"_s))
                action->trigger();
        }
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(data->data(u"text/csv"_s), chartAsCsv(room.page.chart()));
        QCOMPARE(data->text(), chartAsText(room.page.chart()));
    }

    void keptChartsStandAmongTheQuestions()
    {
        const QTemporaryDir store;
        Workspace workspace{Catalogue()};
        OwnData ownData(workspace);
        QVERIFY(ownData.open(catalogue(), store.path()));
        auto page = std::make_unique<ChartsPage>(workspace);
        page->setRequest(wattsAgainstFlops());
        keep(*page, u"Watts for my room"_s);
        auto *questions = page->findChild<QComboBox *>(u"chartQuestion"_s);
        QCOMPARE(questions->currentText(), u"Watts for my room"_s);

        // It is there in the next session, and draws what it drew.
        page.reset();
        QSettings().clear();
        OwnData later(workspace);
        QVERIFY(later.open(catalogue(), store.path()));
        page = std::make_unique<ChartsPage>(workspace);
        QVERIFY(page->request() != wattsAgainstFlops());
        page->show();
        questions = page->findChild<QComboBox *>(u"chartQuestion"_s);
        emit questions->activated(questions->findText(u"Watts for my room"_s));
        QVERIFY(page->request() == wattsAgainstFlops());

        // Pinned, it stands first; forgotten, it can be brought back.
        choose(*page, u"Watts for my room"_s, 1);
        QVERIFY(questions->itemText(0).contains(u"Watts for my room"_s));
        auto *saved = page->findChild<SavedCharts *>();
        choose(*page, u"★ Watts for my room"_s, 2);
        QVERIFY(saved->charts().empty());
        emit saved->menu()->aboutToShow();
        for (QAction *action : saved->menu()->actions()) {
            if (action->text().contains(u"forgotten"_s)) {
                action->trigger();
                break;
            }
        }
        QCOMPARE(saved->charts().size(), std::size_t(1));
        QVERIFY(saved->charts().front().pinned);
    }

private:
    static void keep(ChartsPage &page, const QString &name)
    {
        auto *saved = page.findChild<SavedCharts *>();
        saved->actions().front()->trigger();
        page.findChild<QLineEdit *>(u"savedChartName"_s)->setText(name);
        page.findChild<QPushButton *>(u"savedChartKeep"_s)->click();
    }

    /// The entry of a kept chart's menu: 0 show, 1 pin, 2 forget.
    static void choose(ChartsPage &page, const QString &name, int entry)
    {
        auto *saved = page.findChild<SavedCharts *>();
        emit saved->menu()->aboutToShow();
        for (QAction *action : saved->menu()->actions()) {
            if (action->menu() && action->text() == name) {
                action->menu()->actions().at(entry)->trigger();
                return;
            }
        }
        QFAIL(qPrintable(name));
    }

    QTemporaryDir m_folder;
};

RIG_TEST(TestChartsPage)
#include "tst_charts_page.moc"
