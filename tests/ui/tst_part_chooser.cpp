// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "ui/document/workspace.h"
#include "ui/pages/build/candidate_details.h"
#include "ui/pages/build/candidate_model.h"
#include "ui/pages/build/candidates.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build_page.h"
#include "ui/widgets/filter_chip.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/price_box.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr int patienceMs = 20000;

/// Two more cards of a chip with figures, so that they can be sorted by them.
Catalogue withRatedCards()
{
    // Single quotes: moc loses a class after a raw string that holds a quote.
    QByteArray text =
        "{'rigwright_parts': 1,"
        "'gpus': [{'id': 'chip-r', 'name': 'Chip R', 'fp32_tflops': 40, 'memory_gib': 16, 'tdp_w': 200},"
        "{'id': 'chip-s', 'name': 'Chip S', 'fp32_tflops': 60, 'memory_gib': 48, 'tdp_w': 600}],"
        "'cards': [{'id': 'card-r', 'name': 'Card R', 'gpu': 'chip-r',"
        "'prices': [{'amount': 500, 'currency': 'USD', 'date': '2026-01-01', 'basis': 'list', 'condition': 'new'}]},"
        "{'id': 'card-s', 'name': 'Card S', 'gpu': 'chip-s',"
        "'prices': [{'amount': 3000, 'currency': 'USD', 'date': '2026-01-01', 'basis': 'list', 'condition': 'new'}]}]}";
    text.replace('\'', '"');
    const Result<Catalogue> read = withPartsFile(smallCatalogue(), text, QStringLiteral("test"), Origin::Own);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

struct Drawer
{
    explicit Drawer(const Document &document, const Opening &opening = {Kind::Card, 0})
    {
        chooser.resize(500, 800);
        chooser.show();
        chooser.open(opening, document, std::make_shared<const Catalogue>(withRatedCards()));
    }

    [[nodiscard]] QListView &list() { return *chooser.findChild<QListView *>(); }
    [[nodiscard]] CandidateDetails &details() { return *chooser.findChild<CandidateDetails *>(); }
    [[nodiscard]] QString said()
    {
        QStringList texts;
        for (const QLabel *label : details().findChildren<QLabel *>()) {
            if (!label->isHidden())
                texts << label->text();
        }
        return texts.join(u'\n').replace(QChar::Nbsp, u' '); // numbers hold their units
    }
    void sortBy(const char *id)
    {
        auto *order = chooser.findChild<QComboBox *>();
        order->setCurrentIndex(order->findData(QString::fromLatin1(id)));
    }
    [[nodiscard]] QString idAt(int row)
    {
        return list().model()->index(row, 0).data(CandidateModel::PartIdRole).toString();
    }
    void goTo(const QString &id)
    {
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            if (idAt(row) == id)
                list().setCurrentIndex(list().model()->index(row, 0));
        }
    }

    /// The chip of the row that is called so, as long as it is there.
    [[nodiscard]] FilterChip *chip(const char *title)
    {
        for (FilterChip *one : chooser.findChildren<FilterChip *>()) {
            if (!one->isHidden() && one->accessibleName().startsWith(QLatin1StringView(title) + u':'))
                return one;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList ids()
    {
        QStringList found;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            found << idAt(row);
        return found;
    }

    PartChooser chooser;
};

} // namespace

class TestPartChooser : public QObject
{
    Q_OBJECT

private slots:
    void cardsAreSortedByWhatIsAsked_data();
    void cardsAreSortedByWhatIsAsked();
    void theOrderStaysForTheNextOpening();
    void theBestStandsFirst();
    void eachKindHasItsChips();
    void everyChipHasItsPlace_data();
    void everyChipHasItsPlace();
    void theChipsNarrowTheList_data();
    void theChipsNarrowTheList();
    void whatFitsOnlyIsShownOnDemand();
    void aPriceCanBeTypedWhereNoneIsKnown();
    void eachKindHasItsOrders();
    void theDetailsSayWhatWouldChange();
    void aProblemThatGrowsIsSaid();
    void pointingShowsAnotherPart();
    void theDetailsMayShowThemselvesUnderThePointer();
    void whatTheNameHasStandsFirst();
    void whatMustChangeWithItIsOneStep();
    void aMisprintIsForgiven();
    void whatIsTypedBeforeItOpensIsHarmless();
    void aWidePageKeepsTheAnswersBesideTheDrawer();
    void aCardIsSoManySlotsThick();
};

void TestPartChooser::cardsAreSortedByWhatIsAsked_data()
{
    QTest::addColumn<QByteArray>("order");
    QTest::addColumn<QStringList>("first");
    // Card A has a price of 1,000, which its GPU's other cards take, and no FP32 rate: it stands after those that have
    // one.
    QTest::newRow("price") << QByteArray("price")
                           << QStringLiteral("card-r card-0-too-long card-a card-b card-s").split(u' ');
    QTest::newRow("FP32 per money") << QByteArray("fp32-per-money") << QStringLiteral("card-r card-s").split(u' ');
    QTest::newRow("FP32 per watt") << QByteArray("fp32-per-watt") << QStringLiteral("card-r card-s").split(u' ');
    QTest::newRow("memory per money") << QByteArray("vram-per-money")
                                      << QStringLiteral("card-r card-0-too-long card-a card-b card-s").split(u' ');
}

void TestPartChooser::cardsAreSortedByWhatIsAsked()
{
    QFETCH(const QByteArray, order);
    QFETCH(const QStringList, first);
    Drawer drawer(Document{});
    drawer.sortBy(order.constData());
    QStringList found;
    for (int row = 0; row < first.size(); ++row)
        found << drawer.idAt(row);
    QCOMPARE(found, first);
    if (order == "fp32-per-watt") { // the figure that decided stands in the row
        const QString line = drawer.list().model()->index(0, 0).data(Qt::UserRole + 2).toString();
        QVERIFY2(line.contains(QStringLiteral("· 200 GFLOPS/W ·")), qPrintable(line));
    }
}

void TestPartChooser::theOrderStaysForTheNextOpening()
{
    Drawer drawer(Document{});
    drawer.sortBy("price");
    const auto catalogue = std::make_shared<const Catalogue>(withRatedCards());
    drawer.chooser.open({Kind::Supply, 0}, {}, catalogue);
    QCOMPARE(drawer.chooser.findChild<QComboBox *>()->currentData().toString(), QStringLiteral("price"));
    QCOMPARE(drawer.idAt(0), QStringLiteral("supply-550"));
    drawer.sortBy("watts");
    QCOMPARE(drawer.idAt(0), QStringLiteral("supply-1600"));
    drawer.chooser.open({Kind::Card, 0}, {}, catalogue); // which cannot be sorted by watts
    QCOMPARE(drawer.chooser.findChild<QComboBox *>()->currentData().toString(), QStringLiteral("best"));
}

/// Of equal effect on the machine by what a card gives for the money; a card of the user's own of which next to nothing
/// is known stands behind all of which it is known that they work.
void TestPartChooser::theBestStandsFirst()
{
    Catalogue catalogue = withRatedCards();
    QByteArray own = "{'rigwright_parts': 1, 'cards': [{'id': 'aaa-own', 'name': 'AAA own', 'gpu': 'chip-s', 'prices': "
                     "[{'amount': 1, 'currency': 'USD', 'date': '2026-01-01', 'basis': 'list', 'condition': 'new'}]}]}";
    const Result<Catalogue> read =
        withPartsFile(std::move(catalogue), own.replace('\'', '"'), QStringLiteral("test"), Origin::Own);
    QVERIFY(read);
    Drawer drawer(oneCard());
    drawer.chooser.open({Kind::Card, 0}, oneCard(), std::make_shared<const Catalogue>(*read));
    QCOMPARE(drawer.chooser.findChild<QComboBox *>()->currentData().toString(), QStringLiteral("best"));
    QTRY_COMPARE_WITH_TIMEOUT(drawer.ids().back(), QStringLiteral("card-0-too-long"), patienceMs); // all are tried
    const QStringList ids = drawer.ids();
    QVERIFY2(ids.indexOf(QStringLiteral("card-a")) < ids.indexOf(QStringLiteral("aaa-own")),
             qPrintable(ids.join(u' ')));
    QVERIFY(ids.front() != QStringLiteral("aaa-own"));
}

void TestPartChooser::eachKindHasItsChips()
{
    Drawer drawer(Document{});
    for (const char *title : {"Memory", "Slots", "Length", "Price", "Vendor"}) {
        if (QLatin1StringView(title) != QLatin1StringView("Vendor")) // all chips here are of one
            QVERIFY2(drawer.chip(title), title);
    }
    drawer.chip("Memory")->setValue(48);
    drawer.chooser.open({Kind::Supply, 0}, {}, std::make_shared<const Catalogue>(withRatedCards()));
    QVERIFY(!drawer.chip("Memory"));
    QVERIFY(!drawer.chip("Slots"));
    QVERIFY(drawer.chip("Length"));
    QVERIFY2(drawer.list().model()->rowCount() > 1, "what narrowed the cards does not narrow the supplies");
}

void TestPartChooser::everyChipHasItsPlace_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("width");
    for (const int width : {360, 500, 900}) {
        for (const Kind kind : {Kind::Card, Kind::Supply, Kind::Case}) {
            QTest::addRow("%d, %d px", static_cast<int>(kind), width) << static_cast<int>(kind) << width;
        }
    }
}

/// Chips, the switch and the button that clears: none hidden, none over another, none outside.
void TestPartChooser::everyChipHasItsPlace()
{
    QFETCH(const int, kind);
    QFETCH(const int, width);
    Drawer drawer(Document{});
    drawer.chooser.resize(width, 800);
    drawer.chooser.open({static_cast<Kind>(kind), 0}, {}, std::make_shared<const Catalogue>(withRatedCards()));
    QVERIFY(QTest::qWaitForWindowExposed(&drawer.chooser));
    auto *filters = drawer.chooser.findChild<PartFilters *>();
    QVERIFY(filters);
    QCoreApplication::processEvents();
    QRegion taken;
    for (const char *name : {"filterFits", "filterClear"}) {
        auto *button = filters->findChild<QWidget *>(QLatin1StringView(name));
        QVERIFY2(button && button->isVisible(), name);
    }
    for (const QWidget *child : filters->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!child->isVisible())
            continue;
        const QByteArray name = child->objectName().toUtf8();
        QVERIFY2(filters->rect().contains(child->geometry()), name.constData());
        QVERIFY2(!taken.intersects(child->geometry()), name.constData());
        QVERIFY2(child->width() >= std::min(child->sizeHint().width(), filters->width()), name.constData());
        taken += child->geometry();
    }
}

void TestPartChooser::theChipsNarrowTheList_data()
{
    QTest::addColumn<QByteArray>("chip");
    QTest::addColumn<int>("value");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char *name, const char *chip, int value, const char *ids) {
        QTest::newRow(name) << QByteArray(chip) << value << QString::fromLatin1(ids).split(u' ', Qt::SkipEmptyParts);
    };
    // The made-up cards A and B have a GPU of 24 GB, and Card A's price of 1,000; R has 16 GB for 500, S 48 for 3,000.
    row("at the limit", "Memory", 48, "card-s");
    row("one under", "Memory", 24, "card-0-too-long card-a card-b card-s");
    row("a price, at the limit", "Price", 500, "card-r");
    row("not known is not met", "Slots", 2, "card-0-too-long card-a card-b"); // nobody knows those of R and S
}

void TestPartChooser::theChipsNarrowTheList()
{
    QFETCH(const QByteArray, chip);
    QFETCH(const int, value);
    QFETCH(const QStringList, ids);
    Drawer drawer(Document{});
    const qsizetype all = drawer.ids().size();
    drawer.chip(chip.constData())->setValue(value);
    QStringList found = drawer.ids();
    found.sort();
    QCOMPARE(found, ids);
    drawer.chip(chip.constData())->setValue({});
    QCOMPARE(drawer.ids().size(), all);
}

void TestPartChooser::whatFitsOnlyIsShownOnDemand()
{
    Drawer drawer(oneCard());
    QTRY_COMPARE_WITH_TIMEOUT(drawer.ids().back(), QStringLiteral("card-0-too-long"), patienceMs); // all are tried
    auto *fits = drawer.chooser.findChild<QToolButton *>(QStringLiteral("filterFits"));
    fits->click();
    QVERIFY(!drawer.ids().contains(QStringLiteral("card-0-too-long")));
    QVERIFY(drawer.ids().contains(QStringLiteral("card-a")));
    drawer.chooser.findChild<QPushButton *>(QStringLiteral("filterClear"))->click();
    QVERIFY(!fits->isChecked());
    QVERIFY(drawer.ids().contains(QStringLiteral("card-0-too-long")));
}

void TestPartChooser::aPriceCanBeTypedWhereNoneIsKnown()
{
    Workspace workspace(withRatedCards());
    workspace.setDocument(oneCard());
    BuildPage page(workspace);
    page.resize(1400, 900);
    page.show();
    auto *chooser = page.findChild<PartChooser *>();
    emit page.findChild<PartsPanel *>()->chooserWanted({Kind::Processor, 1});
    auto *box = chooser->findChild<PriceBox *>();
    QVERIFY2(box->isVisibleTo(chooser), "processor A has no price");
    box->setValue(310);
    auto *list = chooser->findChild<QListView *>();
    const QString part = list->currentIndex().data(CandidateModel::PartIdRole).toString();
    emit list->activated(list->currentIndex());
    const Item *item = workspace.document().build.item(1);
    QCOMPARE(item->part, part);
    QVERIFY(item->price);
    QCOMPARE(item->price->amount, 310.0);
    QCOMPARE(workspace.undoStack().count(), 1);
    workspace.undoStack().undo();
    QVERIFY(workspace.document() == oneCard());
}

void TestPartChooser::eachKindHasItsOrders()
{
    for (int i = 0; i < KindCount; ++i) {
        const auto orders = ordersOf(static_cast<Kind>(i));
        QVERIFY(!orders.empty());
        for (const CandidateOrder &order : orders)
            QVERIFY(!orderName(order).isEmpty());
    }
    QCOMPARE(orderText(ordersOf(Kind::Supply)[2], 850.0), QStringLiteral("850 W"));
    QVERIFY(orderText(ordersOf(Kind::Supply)[2], std::nullopt).isEmpty());
}

void TestPartChooser::theDetailsSayWhatWouldChange()
{
    Drawer drawer(oneCard());
    drawer.goTo(QStringLiteral("card-r"));
    const QString said = drawer.said();
    QVERIFY2(said.contains(QStringLiteral("Card R")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("546 W → 746 W")), qPrintable(said)); // 350 + 100 + 96, and 200 more
    QVERIFY2(said.contains(QStringLiteral("New limit: ")) || said.contains(QStringLiteral("Not known then: ")),
             qPrintable(said));
}

/// Two cards take 896 W from a supply of 550; with another of 200 W it lacks as much more.
void TestPartChooser::aProblemThatGrowsIsSaid()
{
    Drawer drawer(twoCards());
    drawer.goTo(QStringLiteral("card-r"));
    const QString said = drawer.said();
    QVERIFY2(said.contains(QStringLiteral("Worse: Supply 546 W short, 200 W more than now.")), qPrintable(said));
    const auto isBlocked = [&] {
        const int row = static_cast<int>(drawer.ids().indexOf(QStringLiteral("card-r")));
        return drawer.list().model()->index(row, 0).data(CandidateModel::BlockedRole).toBool();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isBlocked(), patienceMs);
}

void TestPartChooser::pointingShowsAnotherPart()
{
    Drawer drawer(oneCard());
    drawer.goTo(QStringLiteral("card-a"));
    QVERIFY(drawer.said().startsWith(QStringLiteral("Maker Card A")));
    for (int row = 0; row < drawer.list().model()->rowCount(); ++row) {
        if (drawer.idAt(row) == QStringLiteral("card-b"))
            emit drawer.list().entered(drawer.list().model()->index(row, 0));
    }
    QVERIFY(drawer.said().startsWith(QStringLiteral("Maker Card B")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(drawer.list().viewport(), &leave);
    QTRY_VERIFY(drawer.said().startsWith(QStringLiteral("Maker Card A")));
}

/// The details below the list lay themselves out under the pointer, at which Qt says again that it left the list.
void TestPartChooser::theDetailsMayShowThemselvesUnderThePointer()
{
    Drawer drawer(oneCard());
    drawer.goTo(QStringLiteral("card-a"));
    QWidget *watched = drawer.list().viewport();
    int depth = 0;
    int deepest = 0;
    // As Qt does: each label that appears sends another Leave to the widget that the pointer was in.
    class Echo : public QObject
    {
    public:
        Echo(QWidget *to, int &depth, int &deepest) : m_to(to), m_depth(depth), m_deepest(deepest) {}
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() != QEvent::Show || m_depth > 20)
                return false;
            m_deepest = std::max(m_deepest, ++m_depth);
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(m_to, &leave);
            --m_depth;
            return false;
        }

    private:
        QWidget *m_to;
        int &m_depth;
        int &m_deepest;
    } echo(watched, depth, deepest);
    for (QLabel *label : drawer.details().findChildren<QLabel *>())
        label->installEventFilter(&echo);
    drawer.goTo(QStringLiteral("card-b"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(watched, &leave);
    QTest::qWait(20);
    QVERIFY2(deepest <= 1, qPrintable(QString::number(deepest)));
    QVERIFY(drawer.said().startsWith(QStringLiteral("Maker Card B")));
}

void TestPartChooser::whatTheNameHasStandsFirst()
{
    Drawer drawer(Document{});
    drawer.chooser.findChild<QLineEdit *>()->setText(QStringLiteral("maker")); // the vendor of all, in two names
    QCOMPARE(drawer.idAt(0), QStringLiteral("card-a"));
    QCOMPARE(drawer.idAt(1), QStringLiteral("card-b"));
    QCOMPARE(drawer.idAt(2), QStringLiteral("card-0-too-long")); // "Longmaker" is its vendor only
}

void TestPartChooser::whatMustChangeWithItIsOneStep()
{
    Workspace workspace(withRatedCards());
    Document document = oneCard();
    document.build.items[3].part = QStringLiteral("supply-550");
    workspace.setDocument(document);
    QVERIFY(workspace.verdict().kind != Verdict::Kind::Blocked);
    BuildPage page(workspace);
    page.resize(1400, 900);
    page.show();
    for (QAction *action : page.machineActions()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A))
            action->trigger();
    }
    auto *chooser = page.findChild<PartChooser *>();
    auto *list = chooser->findChild<QListView *>();
    chooser->findChild<QLineEdit *>()->setText(QStringLiteral("alpha"));
    QCOMPARE(list->currentIndex().data(CandidateModel::PartIdRole).toString(), QStringLiteral("card-a"));
    auto *take = chooser->findChild<QPushButton *>(QStringLiteral("takeWith"));
    QTRY_VERIFY_WITH_TIMEOUT(!take->isHidden(), patienceMs);
    take->click();
    QCOMPARE(workspace.undoStack().count(), 1);
    QCOMPARE(workspace.document().build.itemsOf(Kind::Card).size(), std::size_t(2));
    QCOMPARE(workspace.document().build.item(4)->part, QStringLiteral("supply-1600"));
    QVERIFY(workspace.verdict().kind != Verdict::Kind::Blocked);
    workspace.undoStack().undo();
    QVERIFY(workspace.document() == document);
}

void TestPartChooser::aMisprintIsForgiven()
{
    Drawer drawer(Document{});
    auto *search = drawer.chooser.findChild<QLineEdit *>();
    search->setText(QStringLiteral("makre"));
    QVERIFY(drawer.list().model()->rowCount() > 0);
    QString said;
    for (const QLabel *label : drawer.chooser.findChildren<QLabel *>())
        said += label->text() + u'\n';
    QVERIFY2(said.contains(QStringLiteral("makre")) && said.contains(QStringLiteral("maker")), qPrintable(said));
    search->setText(QStringLiteral("qqqqqqqq"));
    QCOMPARE(drawer.list().model()->rowCount(), 0);
}

void TestPartChooser::whatIsTypedBeforeItOpensIsHarmless()
{
    PartChooser chooser;
    chooser.findChild<QLineEdit *>()->setText(QStringLiteral("card"));
    QCOMPARE(chooser.findChild<QListView *>()->model()->rowCount(), 0);
}

void TestPartChooser::aWidePageKeepsTheAnswersBesideTheDrawer()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    BuildPage page(workspace);
    page.resize(230 * page.fontMetrics().averageCharWidth(), 900);
    page.show();
    auto *tabs = page.findChild<QTabWidget *>();
    auto *chooser = page.findChild<PartChooser *>();
    QVERIFY(!chooser->isVisible());
    page.machineActions().front()->trigger();
    QVERIFY(chooser->isVisible() && tabs->isVisible());
    page.resize(120 * page.fontMetrics().averageCharWidth(), 900);
    QVERIFY(chooser->isVisible() && !tabs->isVisible());
}

/// Few are of whole slots: their thickness is told as a count, too, without noughts that say nothing.
void TestPartChooser::aCardIsSoManySlotsThick()
{
    Card card;
    card.slotCount.value = 2.9;
    QCOMPARE(keyFigures(card, Catalogue()), QStringLiteral("2.9 slots"));
    card.slotCount.value = 2.75;
    QCOMPARE(keyFigures(card, Catalogue()), QStringLiteral("2.75 slots"));
}

RIG_TEST(TestPartChooser)
#include "tst_part_chooser.moc"
