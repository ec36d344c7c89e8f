// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_case.h"
#include "small_machine.h"
#include "tests/testing.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/rent/limited_field.h"
#include "ui/pages/rent/offer_list.h"
#include "ui/pages/rent/offer_model.h"
#include "ui/pages/rent/rent_chart.h"
#include "ui/pages/rent/rent_form.h"
#include "ui/pages/rent_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

/// The page with what its tests touch.
struct Room
{
    explicit Room(const Document &document = {}) : workspace(smallCatalogue())
    {
        workspace.setDocument(document);
        page = std::make_unique<RentPage>(workspace);
        page->resize(1100, 800);
        page->show();
    }

    template <class T> T *find(const char *name) { return page->findChild<T *>(QString::fromLatin1(name)); }
    /// Without what keeps words together, which is not seen.
    QString label(const char *name)
    {
        return find<QLabel>(name)->text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    }
    void search(const QString &text) { find<QLineEdit>("search")->setText(text); }
    bool shows(const char *name) { return !find<QWidget>(name)->isHidden(); }
    LimitedField *field(const char *key) { return find<LimitedField>(key); }
    void type(const char *key, const QString &text)
    {
        auto *edit = field(key)->findChild<QLineEdit *>();
        // At once, as it is pasted: each keystroke would be an answer of its own.
        edit->setText(text);
        emit edit->textEdited(text);
    }
    void pick(const char *name, const QString &data)
    {
        auto *combo = find<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(data));
        emit combo->activated(combo->currentIndex());
    }
    void ownNumbers()
    {
        pick("rentBought", u"whole"_s);
        type("capital", u"3600"_s);
        type("rent_per_hour", u"1"_s);
        type("hours_per_week", u"23"_s); // 100.01 hours a month
    }
    int offers() { return find<QTableView>("offerTable")->model()->rowCount(); }

    Workspace workspace;
    std::unique_ptr<RentPage> page;
};

} // namespace

/// The page "Rent or buy". The S-numbers are those of the requirements.
class TestRentPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void itSaysWhatIsMissing();
    void anAnswerInASentence();
    void badNumbersLeaveTheLastAnswer_data();
    void badNumbersLeaveTheLastAnswer();
    void thePlannedMachineFillsTheFields();
    void offersAreFoundAndChosen();
    void oldPricesStandBehindASwitch();
    void aMarketPlaceAsksForThePrice(); // S110
    void aFileTakesThePlace();
    void aBadRowIsLeftOut();
    void badFilesLeaveThePrices_data();
    void badFilesLeaveThePrices();
    void regionFrameworkAndBudget(); // S108, S109, S112
    void manyGpus();                 // S111
    void aThirdWay();
    void whatWasEnteredIsRemembered();
    void everythingHasAName();
    void theChartIsDrawn();
    void tabGoesFromTopToBottom();
    void aNarrowPageStacks();
    void theOfferFollowsTheMachine();
    void theReportHasWhatIsTicked();

private:
    QTemporaryDir m_folder;
};

void TestRentPage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::setOrganizationName(u"rigwright-tests"_s);
    QCoreApplication::setApplicationName(u"tst_rent_page"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestRentPage::itSaysWhatIsMissing()
{
    Room room;
    QVERIFY(room.shows("rentTrouble"));
    QVERIFY(room.field("capital")->complaint().contains(u"is not known: enter what the machine costs."_s));
    QVERIFY(!room.shows("rentChart"));
    room.type("capital", u"3600"_s);
    QVERIFY(room.field("capital")->complaint().isEmpty());
    QVERIFY(room.field("hours_per_week")->complaint().contains(u"hours a week"_s));
    room.type("hours_per_week", u"23"_s);
    QVERIFY(room.field("rent_per_hour")->complaint().contains(u"choose an offer"_s));
}

void TestRentPage::anAnswerInASentence()
{
    Room room;
    room.ownNumbers();
    QVERIFY(!room.shows("rentTrouble"));
    QVERIFY(room.shows("rentHeadline"));
    QCOMPARE(room.label("rentHeadline"),
             u"Buying is cheaper after 36.0 months at the earliest (3,600 hours of use)."_s);
    room.type("working_w", u"0"_s);
    room.type("tariff_per_kwh", u"0.3"_s);
    QCOMPARE(room.label("rentHeadline"), u"Buying is cheaper after 36.0 months (3,600 hours of use)."_s);
    room.type("tariff_per_kwh", {});
    QVERIFY(room.label("rentAssumed").contains(u"Nothing for resale is counted."_s));
    QVERIFY(room.label("rentAssumed").contains(u"Electricity is not counted"_s));
    auto *years = room.find<QTableView>("rentYears");
    QCOMPARE(years->model()->rowCount(), 3);
    room.type("resale_percent", u"20"_s);
    QCOMPARE(years->model()->rowCount(), 4); // with what the resale brings
    QCOMPARE(years->model()->index(3, 0).data().toString(), u"with resale"_s);
}

void TestRentPage::badNumbersLeaveTheLastAnswer_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("a negative price") << QByteArray("capital") << u"-1"_s << u"must be a number from 0"_s;
    QTest::newRow("no number") << QByteArray("capital") << u"cheap"_s << u"must be a number, not “cheap”"_s;
    QTest::newRow("nan") << QByteArray("rent_per_hour") << u"nan"_s << u"must be a number, not “nan”"_s;
    QTest::newRow("infinity") << QByteArray("rent_per_hour") << u"inf"_s << u"must be a number, not “inf”"_s;
    QTest::newRow("no hours") << QByteArray("hours_per_week") << u"0"_s << u"above 0 and at most 168"_s;
    QTest::newRow("169 hours a week") << QByteArray("hours_per_week") << u"169"_s << u"above 0 and at most 168"_s;
    QTest::newRow("half a GPU") << QByteArray("gpus") << u"0.5"_s << u"must be a whole number"_s;
    QTest::newRow("no speed") << QByteArray("speed") << u"0"_s << u"from 0.001"_s;
}

void TestRentPage::badNumbersLeaveTheLastAnswer()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, text);
    QFETCH(QString, says);
    Room room;
    room.ownNumbers();
    const QString before = room.label("rentHeadline");
    room.type(field.constData(), text);
    QVERIFY2(room.field(field.constData())->complaint().contains(says),
             qPrintable(room.field(field.constData())->complaint()));
    QVERIFY(room.shows("rentTrouble"));
    QVERIFY(room.label("rentTrouble").contains(u"the last answer"_s));
    QCOMPARE(room.label("rentHeadline"), before);
    QVERIFY(room.shows("rentHeadline"));
}

void TestRentPage::thePlannedMachineFillsTheFields()
{
    Document document = oneCard();
    document.site.tariff = Money{0.25, u"USD"_s};
    document.site.hoursPerYear = 2087.142857142857; // 40 hours a week
    Room room(document);
    QCOMPARE(room.find<QComboBox>("rentBought")->currentData().toString(), u"planned"_s);
    const auto empty = [&](const char *key) { return room.field(key)->findChild<QLineEdit *>()->placeholderText(); };
    QCOMPARE(empty("tariff_per_kwh"), u"0.2500 (planned)"_s);
    QVERIFY2(empty("hours_per_week").startsWith(u"40"_s), qPrintable(empty("hours_per_week")));
    QCOMPARE(empty("gpus"), u"1 (planned)"_s);
    room.type("capital", u"2000"_s);
    room.type("rent_per_hour", u"2"_s);
    QVERIFY2(room.label("rentHeadline").startsWith(u"Buying is cheaper after"_s),
             qPrintable(room.label("rentHeadline")));
    QVERIFY(room.label("rentAssumed").contains(u"of the planned machine have no price"_s) == false); // own price
    // The machine changes, and so does the answer.
    const QString before = room.label("rentAssumed");
    document.site.tariff = Money{0.5, u"USD"_s};
    room.workspace.setDocument(document);
    QVERIFY(room.label("rentAssumed") != before);
}

void TestRentPage::offersAreFoundAndChosen()
{
    Room room;
    const int all = room.offers();
    QVERIFY(all >= 60);
    room.search(u"lambda"_s);
    QVERIFY(room.offers() > 0 && room.offers() < all);
    room.search(u"no such provider"_s);
    QCOMPARE(room.offers(), 0);
    QVERIFY(room.label("offerState").contains(u"No offer fits"_s));
    room.search({});
    room.pick("offerRegion", u"us-east-1"_s);
    QVERIFY(room.offers() > 0 && room.offers() < all);
    auto *table = room.find<QTableView>("offerTable");
    // The GPU stands below the offer's name, which is whole.
    const QModelIndex first = table->model()->index(0, OfferModel::Name);
    const QString second = first.data(OfferModel::SecondRole).toString();
    const QString gpu = table->model()->index(0, OfferModel::Gpu).data().toString();
    QVERIFY2(second.contains(gpu), qPrintable(second));
    QVERIFY(table->fontMetrics().horizontalAdvance(first.data().toString()) < table->columnWidth(OfferModel::Name));
    QVERIFY(table->isColumnHidden(OfferModel::Gpu));
    room.ownNumbers();
    room.type("rent_per_hour", {});
    table->selectRow(0);
    QVERIFY2(!room.shows("rentTrouble"), qPrintable(room.field("rent_per_hour")->complaint()));
    // A price is told with its date and its age.
    QVERIFY2(room.label("rentAssumed").contains(u"price of 20"_s), qPrintable(room.label("rentAssumed")));
    QVERIFY(room.label("rentAssumed").contains(u"Ask for the present price"_s));
}

void TestRentPage::oldPricesStandBehindASwitch()
{
    Room room;
    room.search(u"g2.2xlarge"_s);
    QCOMPARE(room.offers(), 0);
    room.find<QCheckBox>("offerOld")->setChecked(true);
    QVERIFY(room.offers() > 0);
}

void TestRentPage::aMarketPlaceAsksForThePrice()
{
    Room room;
    room.ownNumbers();
    room.type("rent_per_hour", {});
    room.search(u"vast.ai market place"_s);
    QCOMPARE(room.offers(), 1);
    room.find<QTableView>("offerTable")->selectRow(0);
    QVERIFY2(room.field("rent_per_hour")->complaint().contains(u"Enter the price of an hour that you see there"_s),
             "S110: the user enters the hourly price");
    room.type("rent_per_hour", u"0.4"_s);
    QVERIFY(room.field("rent_per_hour")->complaint().isEmpty());
    QVERIFY(room.label("rentAssumed").contains(u"your own price"_s));
}

void TestRentPage::aFileTakesThePlace()
{
    Room room;
    const QString path = m_folder.filePath(u"mine.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("provider;name;gpu;gpus;price_per_hour;currency;date\nMine;box;RTX 4090;2;1.5;USD;2026-11-01\n");
    file.close();
    auto &offers = *room.page->findChild<OfferList *>();
    QVERIFY(offers.readFile(path).has_value());
    QCOMPARE(room.offers(), 1);
    QVERIFY(room.label("offerState").contains(u"mine.csv"_s));
    offers.useShipped();
    QVERIFY(room.offers() >= 60);
}

void TestRentPage::aBadRowIsLeftOut()
{
    Room room;
    const QString path = m_folder.filePath(u"rows.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("供应商,实例,显卡,卡数,时价,币种,日期\nMine,box,RTX 4090,2,1.5,USD,2026-11-01\n"
               "Mine,other,RTX 4090,2,nan,USD,2026-11-01\n");
    file.close();
    auto &offers = *room.page->findChild<OfferList *>();
    QVERIFY(offers.readFile(path).has_value());
    QCOMPARE(room.offers(), 1);
    QVERIFY(room.shows("offerTrouble"));
    const QString said = room.label("offerTrouble");
    QVERIFY2(said.contains(u"line 3, price_per_hour"_s), qPrintable(said));
}

void TestRentPage::badFilesLeaveThePrices_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << u"is empty"_s;
    QTest::newRow("spaces") << QByteArray("  \n\n ") << u"is empty"_s;
    QTest::newRow("no JSON") << QByteArray("{nonsense") << u"is not valid JSON"_s;
    QTest::newRow("another CSV") << QByteArray("a,b\n1,2\n") << u"has no column “provider”"_s;
    QTest::newRow("headings only") << QByteArray("provider,name,gpu,gpus,price_per_hour,currency,date\n")
                                   << u"holds no price"_s;
    QTest::newRow("a price that is none")
        << QByteArray("provider,name,gpu,gpus,price_per_hour,currency,date\nA,b,c,1,nan,USD,2026-01-01\n")
        << u"line 2, price_per_hour"_s;
    QTest::newRow("too large") << QByteArray("{" + QByteArray(17 * 1024 * 1024, ' ')) << u"is larger than the 16 MB"_s;
}

void TestRentPage::badFilesLeaveThePrices()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    Room room;
    const int before = room.offers();
    const QString path = m_folder.filePath(u"bad.txt"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
    file.close();
    auto &offers = *room.page->findChild<OfferList *>();
    QVERIFY(!offers.readFile(path));
    QVERIFY(room.shows("offerTrouble"));
    QVERIFY2(room.label("offerTrouble").contains(says), qPrintable(room.label("offerTrouble")));
    QCOMPARE(room.offers(), before);
    QVERIFY(!offers.readFile(m_folder.filePath(u"not-there.json"_s)));
    QCOMPARE(room.offers(), before);
}

void TestRentPage::regionFrameworkAndBudget()
{
    Room room;
    QVERIFY(room.label("services").contains(u"Google Colab"_s));
    QVERIFY(!room.label("services").contains(u"From mainland China"_s));
    room.pick("rentRegion", u"CN"_s);
    QVERIFY2(room.label("services").contains(u"From mainland China"_s), "S108: Colab warns of the network");
    QVERIFY(!room.label("services").contains(u"Not for you"_s));
    room.pick("rentFramework", u"pytorch"_s);
    QVERIFY2(room.label("services").contains(u"Not for you: Only PaddlePaddle"_s), "S109: AI Studio is excluded");
    QVERIFY(!room.shows("rentAdvice"));
    room.pick("rentBudget", u"low"_s);
    QVERIFY(room.shows("rentAdvice"));
    QCOMPARE(room.label("rentAdvice").count(u"•"_s), 3); // S112
    room.find<QCheckBox>("servicesOld")->setChecked(true);
    QVERIFY2(room.label("services").contains(u"$10 a month"_s), "S108: 10 USD a month");
}

void TestRentPage::manyGpus()
{
    Room room;
    room.type("gpus", u"8"_s);
    QVERIFY(!room.shows("rentAdvice"));
    room.type("gpus", u"9"_s);
    QVERIFY2(room.label("rentAdvice").contains(u"AWS P3"_s), "S111: P3 and G4 of the source");
    QVERIFY2(room.label("rentAdvice").count(u"•"_s) > 1, "S111: beside what the file has with 8 GPUs and more");
}

void TestRentPage::aThirdWay()
{
    Room room;
    room.ownNumbers();
    room.pick("rentSubscription", u"colab-pro-2020"_s);
    QCOMPARE(room.find<QTableView>("rentYears")->model()->columnCount(), 5);
    QVERIFY(room.label("rentDetails").contains(u"The subscription costs $360"_s)); // 36 · $10
}

void TestRentPage::whatWasEnteredIsRemembered()
{
    {
        Room room;
        room.ownNumbers();
        room.pick("rentCurrency", u"EUR"_s);
    }
    Room room;
    QCOMPARE(room.field("capital")->text(), u"3600"_s);
    QCOMPARE(room.find<QComboBox>("rentCurrency")->currentData().toString(), u"EUR"_s);
    QVERIFY(room.label("rentHeadline").startsWith(u"Buying is cheaper"_s));
}

void TestRentPage::everythingHasAName()
{
    Room room;
    for (const QLineEdit *edit : room.page->findChildren<QLineEdit *>()) {
        if (!qobject_cast<QComboBox *>(edit->parent()))
            QVERIFY2(!edit->accessibleName().isEmpty(), qPrintable(edit->parent()->objectName()));
    }
    for (const QComboBox *box : room.page->findChildren<QComboBox *>())
        QVERIFY2(!box->accessibleName().isEmpty(), qPrintable(box->objectName()));
    for (const QTableView *table : room.page->findChildren<QTableView *>()) {
        if (!qobject_cast<const QComboBox *>(table->parent()))
            QVERIFY2(!table->accessibleName().isEmpty(), qPrintable(table->objectName()));
    }
}

void TestRentPage::theChartIsDrawn()
{
    RentOrBuy question;
    question.capital = 1000;
    question.rentPerHour = 1;
    question.hoursPerMonth = 100;
    const auto answer = rentOrBuy(question);
    QVERIFY(answer);
    RentChart chart;
    chart.setAnswer(*answer, u"USD"_s);
    chart.resize(600, 300);
    const QImage image = chart.grab().toImage();
    int coloured = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            coloured += image.pixelColor(x, y).hslSaturation() > 100;
    }
    QVERIFY(coloured > 500); // two lines across
    QVERIFY(chart.accessibleDescription().contains(u"cross after 10.0 months"_s));
    question.hoursPerMonth = 0.001; // flat lines and tiny sums do not divide by zero
    const auto tiny = rentOrBuy(question);
    QVERIFY(tiny);
    chart.setAnswer(*tiny, u"USD"_s);
    QVERIFY(!chart.grab().isNull());
}

void TestRentPage::tabGoesFromTopToBottom()
{
    Room room;
    auto *form = room.page->findChild<RentForm *>();
    QWidget *at = room.page->findChild<QComboBox *>(u"rentUse"_s);
    int last = -1;
    int seen = 0;
    QWidget *next = at;
    do {
        const bool takesTab = next->focusPolicy() & Qt::TabFocus && next->isVisible() && !next->focusProxy();
        if (takesTab && form->isAncestorOf(next) && !qobject_cast<QComboBox *>(next->parent())) {
            const int y = next->mapTo(form, QPoint(0, next->height() / 2)).y();
            QVERIFY2(y >= last - 8, qPrintable(next->objectName() + u' ' + next->accessibleName()));
            last = y;
            ++seen;
        }
        next = next->nextInFocusChain();
    } while (next != at);
    QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
}

void TestRentPage::aNarrowPageStacks()
{
    Room room;
    auto *split = room.page->findChild<QSplitter *>();
    QCOMPARE(split->orientation(), Qt::Horizontal);
    room.page->resize(400, 800);
    QCOMPARE(split->orientation(), Qt::Vertical); // as with large type in a small window
    room.page->resize(1200, 800);
    QCOMPARE(split->orientation(), Qt::Horizontal);
}

void TestRentPage::theOfferFollowsTheMachine()
{
    Room room; // nothing is planned: own numbers, and no offer
    QCOMPARE(room.find<QComboBox>("rentBought")->currentData().toString(), u"whole"_s);
    auto &offers = *room.page->findChild<OfferList *>();
    QVERIFY(!offers.chosen());
    offers.chooseNearest(u"l4"_s);
    QVERIFY(offers.chosen() && offers.isSuggested());
    QCOMPARE(offers.chosen()->gpu, u"l4"_s);
    QCOMPARE(offers.chosen()->term, u"on-demand"_s);
    room.workspace.setDocument(oneCard());
    QCOMPARE(room.find<QComboBox>("rentBought")->currentData().toString(), u"planned"_s);
    QVERIFY(!offers.chosen()); // nobody rents the made-up chip
    room.pick("rentBought", u"per-gpu"_s);
    QVERIFY(room.shows("gpu_price") && !room.shows("capital"));
    room.workspace.setDocument(twoCards());
    QCOMPARE(room.find<QComboBox>("rentBought")->currentData().toString(), u"per-gpu"_s); // his own choice stays
}

void TestRentPage::theReportHasWhatIsTicked()
{
    Room room(oneCard());
    room.type("capital", u"2000"_s);
    room.type("rent_per_hour", u"2"_s);
    auto *inReport = room.find<QCheckBox>("rentInReport");
    QVERIFY(inReport && !inReport->isHidden());
    QVERIFY(!room.workspace.rent()); // nobody asked
    inReport->click();
    QVERIFY(room.workspace.rent());
    QCOMPARE(room.workspace.rent()->pricePerGpuHour, std::optional(2.0));
    room.type("rent_per_hour", u"3"_s);
    QCOMPARE(room.workspace.rent()->pricePerGpuHour, std::optional(3.0));
    // What is bought is no longer this machine.
    room.pick("rentBought", u"whole"_s);
    QVERIFY(inReport->isHidden() && !room.workspace.rent());
    room.pick("rentBought", u"planned"_s);
    QVERIFY(room.workspace.rent());
    room.workspace.setDocument(twoCards());
    QVERIFY(!room.workspace.rent() && !inReport->isChecked());
}

RIG_TEST(TestRentPage)
#include "tst_rent_page.moc"
