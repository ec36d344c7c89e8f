// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/document_actions.h"
#include "ui/document/own_data.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/build/parts_tree.h"
#include "ui/pages/page.h"
#include "ui/pages/start/template_table.h"
#include "ui/rail.h"
#include "ui/widgets/part_field.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

// What people come for, done by hand in the real window with what is shipped, in so many clicks and typed texts.

namespace {

constexpr int PatienceMs = 60000;

/// One who clicks what is in sight, and counts.
class Hand
{
public:
    explicit Hand(MainWindow &window) : m_window(window) {}

    [[nodiscard]] int clicks() const { return m_clicks; }
    [[nodiscard]] int texts() const { return m_texts; }

    void click(QWidget &widget, QPoint at)
    {
        // The wheel brings it into sight.
        for (QWidget *over = widget.parentWidget(); over; over = over->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(over))
                area->ensureWidgetVisible(&widget);
        }
        QWidget *inside = widget.childAt(at);
        QWidget &target = inside ? *inside : widget;
        const QPoint place = target.mapFrom(&widget, at);
        const QString name = QString::fromLatin1(target.metaObject()->className()) + u' ' + target.objectName();
        QVERIFY2(target.isVisible() && target.isEnabled(), qPrintable(name));
        QVERIFY2(target.visibleRegion().contains(place), qPrintable(name));
        ++m_clicks;
        QTest::mouseClick(&target, Qt::LeftButton, {}, place);
    }
    void click(QWidget &widget) { click(widget, widget.rect().center()); }
    void click(QAbstractItemView &view, const QModelIndex &index)
    {
        click(*view.viewport(), view.visualRect(index).center());
    }
    /// A button that is in sight, by its words.
    void clickButton(const QString &text)
    {
        for (auto *button : m_window.findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->text().remove(u'&').startsWith(text))
                return click(*button);
        }
        QFAIL(qPrintable(text));
    }
    /// A chip or a button with a menu, then its entry.
    void choose(QToolButton &button, const QString &entry)
    {
        QTimer::singleShot(200, &m_window, [this, entry] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction *action : menu->actions()) {
                if (action->text().startsWith(entry))
                    return click(*menu, menu->actionGeometry(action).center());
            }
            menu->close();
            QFAIL(qPrintable(entry));
        });
        click(button);
    }
    void type(QWidget &widget, const QString &text)
    {
        ++m_texts;
        if (auto *edit = qobject_cast<QLineEdit *>(&widget); edit && text.contains(u'≥')) // no key has it
            edit->insert(text);
        else
            QTest::keyClicks(&widget, text);
        QTest::keyClick(&widget, Qt::Key_Return);
    }
    void goTo(const char *page)
    {
        const auto pages = allPages();
        auto &rail = *m_window.findChild<Rail *>();
        for (int row = 0; row < rail.count(); ++row) {
            for (const PageEntry &entry : pages) {
                if (QLatin1StringView(entry.id) == QLatin1StringView(page) &&
                    rail.item(row)->text() == QCoreApplication::translate("Page", entry.title))
                    return click(rail, rail.indexFromItem(rail.item(row)));
            }
        }
        QFAIL(page);
    }
    /// Saves in the dialog that the next click opens, under the name that it proposes.
    void saveIn(const QString &folder)
    {
        QTimer::singleShot(300, &m_window, [this, folder] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const QString proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            QVERIFY2(!proposed.isEmpty(), "no name is proposed");
            dialog->setDirectory(folder);
            dialog->selectFile(proposed);
            auto *save = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
            click(*save);
        });
    }

private:
    MainWindow &m_window;
    int m_clicks = 0;
    int m_texts = 0;
};

struct Room
{
    explicit Room(const QString &first = u"start"_s)
        : workspace(shipped()), ownData(workspace), languages(*qApp), window(workspace, languages, {}, first)
    {
        if (!ownData.open(shipped(), folder.path()))
            qFatal("The store cannot be opened.");
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
        QTest::qWait(100);
    }
    template <class T> T &find(const char *name = "") { return *window.findChild<T *>(QString::fromLatin1(name)); }
    /// In the page that is in sight.
    template <class T> T &here(const char *name)
    {
        for (T *one : window.findChildren<T *>(QString::fromLatin1(name))) {
            if (one->isVisible())
                return *one;
        }
        qFatal("There is no %s", name);
    }
    [[nodiscard]] const Build &build() const { return workspace.document().build; }

    QTemporaryDir folder;
    Workspace workspace;
    OwnData ownData;
    LanguageSwitch languages;
    MainWindow window;
    Hand hand{window};
};

} // namespace

class TestTasksByHand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void init() { QSettings().clear(); }
    void whatThisIsStandsThereAtOnce();
    void aSecondCardIntoOnesOwnPc();
    void fourCardsOfATemplateBecomeOthers();
    void aUsedPriceIsCorrected();
    void mostForUsedMoneyWithTwentyFourGigabytes();
    void theFrontierIsExported();
    void thePdf();

private:
    QTemporaryDir m_settings;
};

void TestTasksByHand::whatThisIsStandsThereAtOnce()
{
    Room room(QString{});
    QCOMPARE(room.window.currentPage(), u"start"_s);
    bool said = false;
    for (const QLabel *label : room.window.findChildren<QLabel *>())
        said |= label->isVisible() && label->text().contains(u"before you pay"_s);
    QVERIFY(said);
    QVERIFY(room.find<QAbstractButton>("way-0").isVisible());
    QCOMPARE(room.hand.clicks() + room.hand.texts(), 0);
}

void TestTasksByHand::aSecondCardIntoOnesOwnPc()
{
    Room room;
    room.hand.click(room.find<QAbstractButton>("way-1"));
    // The focus stands in the first field, and Return brings it to the next.
    for (const char *text : {"b550 tomahawk", "5800x", "rm750x", "define 7", "3060"}) {
        auto *field = qobject_cast<PartField *>(room.window.focusWidget());
        QVERIFY2(field, text);
        room.hand.type(*field, QString::fromLatin1(text));
    }
    auto &list = room.find<QListWidget>("cardsThatFit");
    QTRY_VERIFY_WITH_TIMEOUT(list.isVisible() && list.isEnabled() && list.count() > 0, PatienceMs);
    room.hand.click(list, list.model()->index(0, 0));
    QCOMPARE(room.window.currentPage(), u"build"_s);
    QCOMPARE(room.build().itemsOf(Kind::Card).size(), std::size_t(2));
    QVERIFY2(room.hand.clicks() <= 6 && room.hand.texts() <= 5,
             qPrintable(u"%1 clicks, %2 texts"_s.arg(room.hand.clicks()).arg(room.hand.texts())));
    qInfo("second card: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
}

/// The template of four RTX 3090 with four of another card.
void TestTasksByHand::fourCardsOfATemplateBecomeOthers()
{
    Room room;
    auto &templates = *room.window.findChild<TemplateTable *>();
    QTRY_VERIFY_WITH_TIMEOUT(templates.model()->rowCount() > 0, PatienceMs);
    int row = 0;
    while (!templates.model()->index(row, 0).data().toString().startsWith(u"Four used RTX 3090"_s))
        QVERIFY(++row < templates.model()->rowCount());
    room.hand.click(templates, templates.model()->index(row, 0));
    QCOMPARE(room.window.currentPage(), u"build"_s);
    const std::vector<const Item *> cards = room.build().itemsOf(Kind::Card);
    QCOMPARE(cards.size(), std::size_t(4));
    auto &tree = *room.window.findChild<PartsTree *>();
    const QString before = cards.front()->part;
    const QList<QTreeWidgetItem *> rows = tree.findItems(u"3090"_s, Qt::MatchContains | Qt::MatchRecursive);
    QVERIFY(!rows.isEmpty());
    room.hand.click(tree, tree.indexFromItem(rows.front()));
    QTest::qWait(50); // for what the click brings
    room.hand.clickButton(u"for all 4 cards"_s);
    QTest::qWait(50);
    room.hand.clickButton(u"Replace all 4"_s);
    auto &search = room.here<QLineEdit>("search");
    QTest::qWait(50);
    QTRY_COMPARE(room.window.focusWidget(), &search); // it may be typed at once
    room.hand.type(search, u"4090"_s);                // Return takes the first
    const std::vector<const Item *> after = room.build().itemsOf(Kind::Card);
    QCOMPARE(after.size(), std::size_t(4));
    for (const Item *card : after) {
        QVERIFY(card->part != before);
        QCOMPARE(card->part, after.front()->part);
    }
    QVERIFY2(room.hand.clicks() <= 8, qPrintable(QString::number(room.hand.clicks())));
    qInfo("four cards: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
}

/// What a used RTX 3090 costs where one lives: it counts from then on, and a second one takes its place.
void TestTasksByHand::aUsedPriceIsCorrected()
{
    Room room;
    room.hand.goTo("gpus");
    auto &table = room.find<QTableView>("gpuTable");
    room.hand.type(room.here<QLineEdit>("search"), u"rtx 3090"_s);
    auto &model = static_cast<PartTableModel &>(*table.model());
    int row = 0;
    while (model.partAt(row) && model.partAt(row)->id != u"geforce-rtx-3090"_s)
        ++row;
    QVERIFY(model.partAt(row));
    room.hand.click(table, model.index(row, 0));
    QTest::qWait(50); // for what the click brings
    auto &price = room.here<QWidget>("ownPrice");
    const auto ownPrices = [&] {
        QStringList found;
        for (const Price &one : room.workspace.catalogue().find(u"geforce-rtx-3090"_s)->prices) {
            if (one.source == NoSource)
                found << u"%1 %2"_s.arg(one.money.amount).arg(one.condition == Condition::Used ? u"used" : u"new");
        }
        return found;
    };
    room.hand.click(price);
    QTest::qWait(50); // for what the click brings
    room.hand.type(price, u"750"_s);
    QTRY_COMPARE(ownPrices(), QStringList{u"750 used"_s});
    QVERIFY2(room.hand.clicks() <= 4, qPrintable(QString::number(room.hand.clicks())));
    qInfo("a used price: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
    room.hand.click(table, model.index(row, 0));
    QTest::qWait(50);
    room.hand.click(price);
    QTest::qWait(50); // for what the click brings
    room.hand.type(price, u"700"_s);
    QTRY_COMPARE(ownPrices(), QStringList{u"700 used"_s});
}

void TestTasksByHand::mostForUsedMoneyWithTwentyFourGigabytes()
{
    Room room;
    room.hand.goTo("gpus");
    auto &table = room.find<QTableView>("gpuTable");
    room.hand.type(room.here<QLineEdit>("search"), u"≥ 24 GB"_s);
    room.hand.choose(room.here<QToolButton>("filter_buying"), u"Used"_s);
    auto &model = static_cast<PartTableModel &>(*table.model());
    const auto column = static_cast<int>(model.columns().indexOf(u"tensor_fp16_dense_gflops_per_usd"_s));
    QHeaderView &header = *table.horizontalHeader();
    room.hand.click(*header.viewport(),
                    {header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2});
    QVERIFY(room.here<QLabel>("gpuAnswer").text().contains(u"highest first"_s));
    QVERIFY(model.partAt(0));
    const auto best = std::static_pointer_cast<const Chip>(model.partAt(0));
    QVERIFY(best->memory->value() >= 24);
    QVERIFY2(room.hand.clicks() <= 4, qPrintable(QString::number(room.hand.clicks())));
    qInfo("most for the money: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
}

void TestTasksByHand::theFrontierIsExported()
{
    Room room;
    room.hand.goTo("charts");
    QTest::qWait(300);
    room.hand.saveIn(room.folder.path());
    room.hand.click(room.find<QAbstractButton>("chartSave"));
    QTRY_VERIFY(!QDir(room.folder.path()).entryList({u"*.png"_s, u"*.svg"_s, u"*.pdf"_s}).isEmpty());
    QVERIFY2(room.hand.clicks() <= 4, qPrintable(QString::number(room.hand.clicks())));
    qInfo("the frontier: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
}

void TestTasksByHand::thePdf()
{
    Room room(u"build"_s);
    QVERIFY(room.window.documents().open(u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/one-card.rig.json"_s));
    QTest::qWait(300);
    room.hand.saveIn(room.folder.path());
    room.hand.clickButton(u"Report (PDF)"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(room.folder.path()).entryList({u"*.pdf"_s}).isEmpty(), PatienceMs);
    QVERIFY2(room.hand.clicks() <= 2, qPrintable(QString::number(room.hand.clicks())));
    qInfo("the report: %d clicks, %d texts", room.hand.clicks(), room.hand.texts());
}

RIG_TEST(TestTasksByHand)
#include "tst_tasks_by_hand.moc"
