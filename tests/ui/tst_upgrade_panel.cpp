// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/pages/advisor/upgrade_panel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTranslator>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

/// The panel with what its tests touch.
struct Room
{
    explicit Room(const Catalogue &catalogue = shipped()) : workspace(catalogue), panel(workspace)
    {
        panel.resize(1100, 700);
        panel.show();
    }

    template <class T> T *find(const char *name) { return panel.findChild<T *>(QString::fromLatin1(name)); }
    /// Whether a line may end between a number and its unit is no matter here.
    QString text(const char *name)
    {
        return find<QLabel>(name)->text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    }
    QTableWidget &table() { return *find<QTableWidget>("upgradeTable"); }
    QString cell(int row, int column) { return table().item(row, column)->text(); }

    /// Types into a list of GPUs and leaves it.
    void type(const char *combo, const QString &name)
    {
        auto *edit = find<QComboBox>(combo)->lineEdit();
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    void own(const QString &name) { type("upgradeOwned", name); }
    void add(const QString &name) { type("upgradeCandidate", name); }

    void enter(const char *field, const QString &value)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setText(value);
        emit edit->editingFinished();
    }

    /// As a user picks an entry of a list.
    void pick(const char *name, const QVariant &data)
    {
        auto *combo = find<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(data));
        emit combo->activated(combo->currentIndex());
    }

    Workspace workspace;
    UpgradePanel panel;
};

} // namespace

class TestUpgradePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theAnswerStandsFirst();
    void severalAreOwned();
    void tellsEachCandidate();
    void theWholePath();       // S12
    void theSourceSaysNo();    // S16
    void memoryOfTheNextOne(); // S19
    void flopsAreTheoretical();
    void misprintsAreUnderstood();
    void anEntryOfTheCompletionsIsTaken();
    void badInputIsSaidAndTheAnswerStays();
    void atMostSixCandidates();
    void candidatesAreRemoved();
    void allWithinABudget();
    void rowsOpenTheChip();
    void whatWasChosenIsRemembered();
    void theOwnedCardOfTheMachine();
    void theCurrencyOfTheAnswer();
    void aCatalogueWithoutThem();
    void everythingHasAName();
    void wordsAreMadeAgain();

private:
    QTemporaryDir m_folder;
};

void TestUpgradePanel::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"test"_s);
    QCoreApplication::setApplicationName(u"test"_s);
}

void TestUpgradePanel::init() { QSettings().clear(); }

void TestUpgradePanel::theAnswerStandsFirst()
{
    Room room;
    QCOMPARE(room.text("answer"), u"Which card do you own?"_s);
    QVERIFY(!room.table().isVisible());
    room.own(u"GTX 1080 Ti"_s);
    QVERIFY2(room.text("answer").startsWith(u"Replace your GeForce GTX 1080 Ti with "_s),
             qPrintable(room.text("answer")));
    QVERIFY(room.table().rowCount() > 10); // at once, without a budget or a candidate
    QVERIFY(room.find<QLabel>("upgradeLeft")->isVisible());
    QVERIFY(room.text("answer").contains(room.cell(0, 0)));
}

void TestUpgradePanel::severalAreOwned()
{
    Room room;
    room.own(u"RTX 3090"_s);
    QVERIFY(room.text("answer").startsWith(u"Add one more "_s)); // memory is what it has most need of
    QVERIFY(room.text("answer").contains(u"48 GiB in all"_s));
    QVERIFY(room.cell(1, 0).startsWith(u"one more "_s));
    room.find<QSpinBox>("upgradeCount")->setValue(3);
    QVERIFY(room.text("answer").contains(u"96 GiB in all"_s));
    QVERIFY(room.text("answerReasons").contains(u"your 3 × GeForce RTX 3090"_s));
    room.add(u"RTX 4090"_s);
    QCOMPARE(room.table().rowCount(), 1);
    QCOMPARE(room.cell(0, 0), u"3 × GeForce RTX 4090"_s);
}

void TestUpgradePanel::tellsEachCandidate()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.enter("upgradeResale", u"150"_s);
    room.pick("upgradeBuying", u"launch"_s);
    room.add(u"GTX 1080"_s);
    QVERIFY(room.table().isVisible());
    QVERIFY(!room.find<QLabel>("upgradeHint")->isVisible());
    QCOMPARE(room.table().rowCount(), 1);
    QCOMPARE(room.cell(0, 0), u"GeForce GTX 1080"_s);
    QCOMPARE(room.cell(0, 1), u"×2.50 (2.00–3.13)"_s); // 1 / 0.4
    QCOMPARE(room.cell(0, 2), u"read"_s);
    QCOMPARE(room.cell(0, 3), u"+4"_s);
    QCOMPARE(room.cell(0, 4), u"$449"_s);
    QCOMPARE(room.cell(0, 5), u"$30"_s); // 449 / 15
    QCOMPARE(room.cell(0, 6), u"$599 (at launch, 2016-05-27)"_s);
    QCOMPARE(room.cell(0, 7), u"+35"_s);
    QVERIFY(room.table().item(0, 4)->textAlignment() & Qt::AlignRight);
    QVERIFY(room.text("upgradeVerdict").contains(u"2.50 times as fast"_s));
    QVERIFY(room.text("upgradeDetails").contains(u"architectures differ"_s));
    QVERIFY(room.text("upgradeSaid").contains(u"Kaggle"_s));
}

void TestUpgradePanel::theWholePath()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.enter("upgradePaid", u"210"_s);
    room.enter("upgradeResale", u"150"_s);
    room.pick("upgradeBuying", u"launch"_s);
    room.add(u"GTX 1080"_s);
    QVERIFY(room.text("upgradeVerdict").contains(u"$659"_s)); // 210 − 150 + 599
    room.enter("upgradePaid", u"-1"_s);
    QVERIFY(room.find<QLabel>("upgradeProblem")->isVisible());
    QVERIFY(room.text("upgradeVerdict").contains(u"$659"_s));
    room.own(u"GTX 980"_s);
    QVERIFY(room.find<QLineEdit>("upgradePaid")->text().isEmpty());
    QVERIFY(!room.find<QLabel>("upgradeProblem")->isVisible());
}

void TestUpgradePanel::theSourceSaysNo()
{
    Room room;
    room.own(u"Titan X (Maxwell)"_s);
    room.add(u"Titan Xp"_s);
    QVERIFY(room.text("upgradeVerdict").contains(u"no upgrade, says a source"_s));
    QVERIFY(room.text("upgradeSaid").contains(u"no need to upgrade"_s));
    QVERIFY(room.text("upgradeSaid").contains(u"2018"_s));
}

void TestUpgradePanel::memoryOfTheNextOne()
{
    Room room;
    room.own(u"GTX 980 Ti"_s);
    room.add(u"GTX 1070"_s);
    QCOMPARE(room.cell(0, 3), u"+2"_s);
    QVERIFY(room.text("upgradeVerdict").contains(u"2 GiB more memory"_s));
    QVERIFY(room.text("upgradeSaid").contains(u"memory"_s));
}

void TestUpgradePanel::flopsAreTheoretical()
{
    Room room;
    room.own(u"RX 580"_s);
    room.add(u"RTX 5090"_s);
    QCOMPARE(room.cell(0, 2), u"theoretical"_s);
}

void TestUpgradePanel::misprintsAreUnderstood()
{
    Room room;
    room.own(u"GTX 2080 Ti"_s); // S114
    QCOMPARE(room.find<QComboBox>("upgradeOwned")->currentText(), u"NVIDIA GeForce RTX 2080 Ti"_s);
    QVERIFY(!room.find<QLabel>("upgradeProblem")->isVisible());
}

void TestUpgradePanel::anEntryOfTheCompletionsIsTaken()
{
    Room room;
    room.own(u"GTX 970"_s);
    auto *combo = room.find<QComboBox>("upgradeCandidate");
    QTest::keyClicks(combo->lineEdit(), u"3090"_s);
    QAbstractItemView *list = combo->completer()->popup();
    QTRY_VERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(room.table().rowCount(), 1);
    QVERIFY(room.cell(0, 0).contains(u"3090"_s));
    QVERIFY(combo->currentText().isEmpty());
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return); // nothing is left that could be added
    QCoreApplication::processEvents();
    QCOMPARE(room.table().rowCount(), 1);
}

void TestUpgradePanel::badInputIsSaidAndTheAnswerStays()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.enter("upgradeResale", u"150"_s);
    room.pick("upgradeBuying", u"launch"_s);
    room.add(u"GTX 1080"_s);
    for (const QString &bad : {u"-5"_s, u"much"_s, u"nan"_s, u"inf"_s, u"1e300"_s}) {
        room.enter("upgradeResale", bad);
        QVERIFY2(room.find<QLabel>("upgradeProblem")->isVisible(), qPrintable(bad));
        QVERIFY(room.text("upgradeProblem").contains(bad));
        QCOMPARE(room.cell(0, 4), u"$449"_s);
    }
    room.enter("upgradeResale", u"0"_s);
    QVERIFY(!room.find<QLabel>("upgradeProblem")->isVisible());
    QCOMPARE(room.cell(0, 4), u"$599"_s);
    room.add(u"no such card"_s);
    QVERIFY(room.text("upgradeProblem").contains(u"no such card"_s));
    room.enter("upgradeResale", u"1"_s); // right, but it is the candidate that is wrong
    QVERIFY(room.find<QLabel>("upgradeProblem")->isVisible());
    room.own(u"gibberish"_s);
    QVERIFY(room.text("upgradeProblem").contains(u"gibberish"_s));
    QCOMPARE(room.table().rowCount(), 1);
}

void TestUpgradePanel::atMostSixCandidates()
{
    Room room;
    room.own(u"GTX 970"_s);
    for (const QString &name :
         {u"GTX 1080"_s, u"GTX 1070"_s, u"RTX 2080"_s, u"RTX 2080 Ti"_s, u"RTX 3090"_s, u"RTX 4090"_s})
        room.add(name);
    QCOMPARE(room.table().rowCount(), 6);
    room.add(u"RTX 5090"_s);
    QCOMPARE(room.table().rowCount(), 6);
    QVERIFY(room.find<QLabel>("upgradeProblem")->isVisible());
    room.add(u"GTX 1080"_s);
    QVERIFY(room.text("upgradeProblem").contains(u"already"_s));
}

void TestUpgradePanel::candidatesAreRemoved()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.add(u"GTX 1080"_s);
    room.add(u"GTX 1070"_s);
    room.table().selectRow(0);
    const QString gone = room.cell(0, 0);
    QTest::mouseClick(room.find<QPushButton>("upgradeRemove"), Qt::LeftButton);
    QCOMPARE(room.table().rowCount(), 1);
    QVERIFY(room.cell(0, 0) != gone);
    QTest::mouseClick(room.find<QPushButton>("upgradeRemove"), Qt::LeftButton);
    QVERIFY(room.table().rowCount() > 10); // all again
    QVERIFY(!room.find<QPushButton>("upgradeRemove")->isVisible());
}

void TestUpgradePanel::allWithinABudget()
{
    Room room;
    room.own(u"GTX 1080 Ti"_s);
    room.enter("upgradeResale", u"150"_s);
    const int all = room.table().rowCount() + room.text("upgradeLeft").section(u' ', 0, 0).toInt();
    room.enter("upgradeBudget", u"200"_s);
    QVERIFY(room.table().rowCount() > 1);
    const int few = room.table().rowCount() + room.text("upgradeLeft").section(u' ', 0, 0).toInt();
    QVERIFY2(few < all, qPrintable(u"%1 of %2"_s.arg(few).arg(all)));
    QVERIFY(!room.find<QPushButton>("upgradeRemove")->isVisible());
    room.enter("upgradeBudget", u"1"_s);
    room.enter("upgradeResale", u"0"_s);
    QVERIFY(room.text("answer").startsWith(u"Keep your GeForce GTX 1080 Ti: for $1"_s));
    QVERIFY(room.text("upgradeHint").startsWith(u"No card"_s));
    room.enter("upgradeBudget", QString());
    QVERIFY(room.text("answer").startsWith(u"Replace"_s));
}

void TestUpgradePanel::rowsOpenTheChip()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.add(u"GTX 1080"_s);
    QSignalSpy opened(&room.panel, &UpgradePanel::partOpened);
    emit room.table().cellActivated(0, 0);
    QTest::mouseClick(room.find<QPushButton>("upgradeOpen"), Qt::LeftButton);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened.front().front().toString(), u"geforce-gtx-1080"_s);
}

void TestUpgradePanel::whatWasChosenIsRemembered()
{
    {
        Room room;
        room.own(u"GTX 970"_s);
        room.enter("upgradeResale", u"99"_s);
        room.find<QSpinBox>("upgradeCount")->setValue(2);
        room.pick("upgradeNet", u"rnn"_s);
        room.pick("upgradeBuying", u"used"_s);
        room.add(u"GTX 1080"_s);
    }
    Room room;
    QCOMPARE(room.find<QComboBox>("upgradeOwned")->currentText(), u"NVIDIA GeForce GTX 970"_s);
    QCOMPARE(room.find<QSpinBox>("upgradeCount")->value(), 2);
    QCOMPARE(room.find<QLineEdit>("upgradeResale")->text(), u"99"_s);
    QCOMPARE(room.find<QComboBox>("upgradeNet")->currentData().toString(), u"rnn"_s);
    QCOMPARE(room.find<QComboBox>("upgradeBuying")->currentData().toString(), u"used"_s);
    QCOMPARE(room.table().rowCount(), 1);
    room.own(u"GTX 980"_s); // another card brings something else
    QVERIFY(room.find<QLineEdit>("upgradeResale")->text().isEmpty());
}

void TestUpgradePanel::theOwnedCardOfTheMachine()
{
    Workspace workspace(shipped());
    Document document = MachineText().with(Kind::Card, "nvidia-geforce-rtx-2080-ti-founders-edition").document;
    document.build.items.back().owned = true;
    workspace.setDocument(document);
    UpgradePanel panel(workspace);
    QCOMPARE(panel.findChild<QComboBox *>(u"upgradeOwned"_s)->currentText(), u"NVIDIA GeForce RTX 2080 Ti"_s);
}

void TestUpgradePanel::theCurrencyOfTheAnswer()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.enter("upgradeResale", u"1000"_s);
    room.add(u"GTX 1080"_s);
    room.pick("upgradeBuying", u"launch"_s);
    room.pick("upgradeCurrency", u"CNY"_s);
    QVERIFY(room.cell(0, 6).startsWith(u"CNY "_s));
    QVERIFY(room.text("answerBasis").contains(u"CNY ("_s)); // the rate and its date
}

void TestUpgradePanel::aCatalogueWithoutThem()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.add(u"GTX 1080"_s);
    room.workspace.setCatalogue(Catalogue());
    QVERIFY(!room.table().isVisible());
    QCOMPARE(room.text("answer"), u"Which card do you own?"_s);
}

void TestUpgradePanel::everythingHasAName()
{
    Room room;
    room.own(u"GTX 970"_s);
    room.add(u"GTX 1080"_s);
    QVERIFY(!room.table().accessibleName().isEmpty());
    QVERIFY(!room.find<QPushButton>("upgradeOpen")->accessibleName().isEmpty());
    for (const char *name : {"upgradeOwned", "upgradeResale", "upgradePaid", "upgradeCurrency", "upgradeBuying",
                             "upgradeNet", "upgradeCandidate", "upgradeCount", "upgradeBudget"}) {
        const auto labels = room.panel.findChildren<QLabel *>();
        const auto *field = room.find<QWidget>(name);
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [&](const QLabel *label) { return label->buddy() == field && !label->text().isEmpty(); }),
                 name);
    }
}

void TestUpgradePanel::wordsAreMadeAgain()
{
    /// Puts a mark before every text.
    struct Marker : QTranslator
    {
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
        {
            return u"§"_s + QString::fromUtf8(text);
        }
    };
    Room room;
    room.own(u"GTX 970"_s);
    room.add(u"GTX 1080"_s);
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::sendPostedEvents();
    QVERIFY(room.find<QPushButton>("upgradeAdd")->text().startsWith(u'§'));
    QVERIFY(room.find<QComboBox>("upgradeBuying")->itemText(0).startsWith(u'§'));
    QVERIFY(room.table().horizontalHeaderItem(0)->text().startsWith(u'§'));
    QVERIFY(room.text("upgradeVerdict").startsWith(u'§'));
    QCoreApplication::removeTranslator(&marker);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!room.text("upgradeVerdict").startsWith(u'§'));
    QCOMPARE(room.table().rowCount(), 1);
}

RIG_TEST(TestUpgradePanel)
#include "tst_upgrade_panel.moc"
