// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "tests/ui/shown.h"
#include "ui/document/workspace.h"
#include "ui/pages/advisor/advice_panel.h"
#include "ui/pages/advisor/offers_model.h"
#include "ui/pages/advisor_page.h"
#include "ui/pages/gpu_details.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;
using namespace Qt::StringLiterals;

namespace {

/// The page over the shipped catalogue, with what its tests touch.
struct Room
{
    Room() : workspace(shipped()), page(workspace)
    {
        page.resize(1200, 800);
        page.show();
    }

    /// A label of the panel's answer: the other tab has one as well.
    QLabel *answer(const char *name)
    {
        return find<QWidget>("advicePanel")->findChild<QLabel *>(QString::fromLatin1(name));
    }
    template <class T> T *find(const char *name) { return page.findChild<T *>(QString::fromLatin1(name)); }
    void choose(const char *name, const QString &key)
    {
        auto *combo = find<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(key));
    }
    QString sources() { return textOf(*find<QWidget>("adviceSources")); }
    QString conflicts() { return textOf(*find<QWidget>("adviceConflicts")); }
    QTableView *table() { return find<QTableView>("adviceTable"); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }

    Workspace workspace;
    AdvisorPage page;
};

} // namespace

class TestAdvisorPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        QCoreApplication::setApplicationName(QStringLiteral("test"));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void init() { QSettings().clear(); }

    void answersAtOnce();
    void theAnswerStandsFirst();
    void askedAgainTheListStandsAtItsTop();
    void yuanSurviveARestart();
    void chipsNarrowTheList();
    void oneCardASource();
    void theConflictPanel(); // S113, S1
    void badInputKeepsTheLastAnswer();
    void slidersReorder(); // S116
    void weightsFollowTheRole();
    void namesOpenTheGpu();
    void theChosenGpuIsTold();      // S25, S41, S73
    void racksAreAnswered();        // S11
    void aWarningForAWorkstation(); // S27
    void tpus();                    // S71
    void ownPricesCount();
    void theQuestionIsRemembered();
    void brokenSettingsAreHarmless();
    void everyControlHasAName();
    void everyLetterIsItsOwn();
    void smallWindowAndLargeType();
    void anEmptyCatalogue();
    void theGpusPageTellsTheRatio(); // S25

private:
    QTemporaryDir m_folder;
};

void TestAdvisorPage::answersAtOnce()
{
    Room room;
    QAbstractItemModelTester tester(room.table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(room.table()->model()->rowCount() > 20);
    room.choose("adviceRole", u"trying"_s);
    QVERIFY(room.sources().contains(u"Only trying"_s));
    QVERIFY(room.sources().contains(u"No GTX 1050 Ti had 2 GB"_s)); // S13
    room.choose("adviceMeans", u"almost-none"_s);
    QVERIFY(room.sources().contains(u"Google Colab"_s)); // S115
    QVERIFY(!room.sources().contains(u"Only trying"_s));
    room.find<QLineEdit>("adviceMemory")->setText(u"24"_s);
    for (int row = 0; row < room.table()->model()->rowCount(); ++row)
        QVERIFY(room.cell(row, OffersModel::Memory).toDouble() >= 24);
}

void TestAdvisorPage::theAnswerStandsFirst()
{
    Room room;
    auto *answer = room.answer("answer");
    QVERIFY2(answer->text().startsWith(u"Buy one "_s), qPrintable(answer->text()));
    // The first of the list is the one that the answer names, whatever prices are today.
    const QString first = room.cell(0, OffersModel::Name);
    const QString read = answer->text().replace(QChar::Nbsp, u' '); // what keeps a name whole is not seen
    QVERIFY2(!first.isEmpty() && read.contains(first), qPrintable(read + first));
    room.choose("adviceRole", u"kaggle"_s);
    QVERIFY2(answer->text().startsWith(u"Begin on free GPUs"_s), qPrintable(answer->text()));
    room.choose("adviceVendor", u"AMD"_s);
    QVERIFY(room.answer("answerReasons")->text().contains(u"ROCm"_s));
    QVERIFY(!room.answer("answerBasis")->text().isEmpty());
    // Seen without scrolling on a small screen.
    room.page.resize(1366 - 200, 768 - 80);
    QCoreApplication::processEvents();
    QVERIFY(answer->visibleRegion().boundingRect().height() >= answer->height() - 1);
}

void TestAdvisorPage::askedAgainTheListStandsAtItsTop()
{
    Room room;
    room.table()->setCurrentIndex(room.table()->model()->index(15, 0));
    room.table()->scrollToBottom();
    room.choose("adviceRole", u"researcher"_s);
    QCOMPARE(room.table()->currentIndex().row(), 0);
    QCOMPARE(room.table()->indexAt(QPoint(2, 2)).row(), 0);
}

void TestAdvisorPage::yuanSurviveARestart()
{
    {
        Room room;
        room.find<QComboBox>("adviceCurrency")->setCurrentText(u"CNY"_s);
        room.find<QLineEdit>("adviceBudget")->setText(u"10000"_s);
    }
    Room again;
    QCOMPARE(again.find<QComboBox>("adviceCurrency")->currentText(), u"CNY"_s);
    QCOMPARE(again.find<QLineEdit>("adviceBudget")->text().remove(u','), u"10000"_s);
    QVERIFY2(again.answer("answer")->text().contains(u"CNY "_s), qPrintable(again.answer("answer")->text()));
}

void TestAdvisorPage::chipsNarrowTheList()
{
    Room room;
    const int all = room.table()->model()->rowCount();
    const QString answer = room.find<QLabel>("answer")->text();
    auto *filters = room.page.findChild<PartFilters *>();
    filters->setChosen({PartCondition{u"vendor"_s, u"AMD"_s, {}}}, {});
    emit filters->changed();
    QVERIFY(room.table()->model()->rowCount() > 0);
    QVERIFY(room.table()->model()->rowCount() < all);
    for (int row = 0; row < room.table()->model()->rowCount(); ++row)
        QCOMPARE(room.workspace.catalogue()
                     .find(room.table()->model()->index(row, 0).data(OffersModel::IdRole).toString())
                     ->vendor,
                 u"AMD"_s);
    QCOMPARE(room.find<QLabel>("answer")->text(), answer); // the question is the form's
}

void TestAdvisorPage::oneCardASource()
{
    Room room;
    const QString text = room.sources();
    for (const char *name : {"T. Dettmers, edition of 2016-06 (2016-06-25)", "GPU guide, chapter 15 (2018)",
                             "Deep Learning 500 Questions, chapter 15 (2019)",
                             "T. Dettmers, edition of 2019-04 (2019-04-03)", "Lambda, advice of 2020-02 (2020-02)"})
        QVERIFY2(text.contains(QLatin1StringView(name)), name);
    QCOMPARE(text.count(u"The oldest:"_s), 1);
    QVERIFY(text.indexOf(u"The oldest:"_s) < text.indexOf(u"GPU guide, chapter 15"_s));
    QVERIFY(text.contains(u"These say nothing on this question:"_s));
    QVERIFY(text.contains(u"Nearest successor"_s)); // an old card has what is sold in its place
}

void TestAdvisorPage::theConflictPanel()
{
    Room room;
    const QString text = room.conflicts();
    QVERIFY(text.contains(u"Titan Xp: the best card, or one to avoid?"_s));
    QVERIFY(text.contains(u"GPU guide, chapter 15 (2018)"_s));
    QVERIFY(text.contains(u"do(es) not concern"_s) || text.contains(u"not concern"_s));
    auto *tabs = room.find<QTabWidget>("adviceTabs");
    QVERIFY(room.sources().contains(u"Sources disagree about this."_s)); // S1: the badge
    for (QLabel *label : room.find<QWidget>("adviceSources")->findChildren<QLabel *>())
        emit label->linkActivated(u"topics:"_s);
    QVERIFY(tabs->currentWidget()->isAncestorOf(room.find<QWidget>("adviceConflicts")));
}

void TestAdvisorPage::badInputKeepsTheLastAnswer()
{
    Room room;
    auto *budget = room.find<QLineEdit>("adviceBudget");
    budget->setText(u"700"_s);
    const int rows = room.table()->model()->rowCount();
    const QString best = room.cell(0, 0);
    QVERIFY(rows > 0);
    for (const char *bad : {"0", "-5", "nan", "inf", "many", "1e99"}) {
        budget->setText(QString::fromLatin1(bad));
        auto *problem = budget->parentWidget()->findChild<QLabel *>(u"problem"_s);
        QVERIFY2(!problem->isHidden(), bad);
        QVERIFY(problem->text().startsWith(u'■'));
        QCOMPARE(room.table()->model()->rowCount(), rows);
        QCOMPARE(room.cell(0, 0), best);
    }
    budget->setText(u"700"_s);
    QVERIFY(budget->parentWidget()->findChild<QLabel *>(u"problem"_s)->isHidden());
    budget->clear();
    QVERIFY(room.table()->model()->rowCount() > rows);
}

void TestAdvisorPage::slidersReorder()
{
    Room room;
    room.find<QLineEdit>("adviceBudget")->setText(u"100000"_s);
    for (const char *name : {"weightMemory", "weightBandwidth", "weightSpeed", "weightPrice"})
        room.find<QSlider>(name)->setValue(0);
    room.find<QSlider>("weightMemory")->setValue(10);
    const double memory = room.cell(0, OffersModel::Memory).toDouble();
    QVERIFY(memory >= 96);
    room.find<QSlider>("weightMemory")->setValue(0);
    room.find<QSlider>("weightPrice")->setValue(10);
    QVERIFY(room.cell(0, OffersModel::Memory).toDouble() < memory);
}

void TestAdvisorPage::weightsFollowTheRole()
{
    Room room;
    room.choose("adviceRole", u"trying"_s);
    QCOMPARE(room.find<QSlider>("weightPrice")->value(), 9);
    room.choose("adviceRole", u"cluster"_s);
    QCOMPARE(room.find<QSlider>("weightPrice")->value(), 2);
}

void TestAdvisorPage::namesOpenTheGpu()
{
    Room room;
    const QSignalSpy opened(&room.page, &Page::partOpened);
    const auto labels = room.find<QWidget>("adviceSources")->findChildren<QLabel *>();
    QVERIFY(!labels.isEmpty());
    emit labels.back()->linkActivated(u"gpu:geforce-gtx-1080"_s);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toString(), u"geforce-gtx-1080"_s);
    room.table()->setCurrentIndex(room.table()->model()->index(1, 0));
    emit room.table()->activated(room.table()->currentIndex());
    QCOMPARE(opened.size(), 2);
    QVERIFY(room.workspace.catalogue().find<Chip>(opened[1][0].toString()));
}

void TestAdvisorPage::theChosenGpuIsTold()
{
    Room room;
    auto *model = qobject_cast<OffersModel *>(room.table()->model());
    const auto told = [&](const char *id) {
        const int row = model->rowOf(QString::fromLatin1(id));
        if (row < 0)
            return QString();
        room.table()->setCurrentIndex(model->index(row, 0));
        return room.find<QLabel>("adviceDetails")->text();
    };
    QCOMPARE(told("geforce-gtx-1080"), QString()); // no current framework runs on it
    QVERIFY(told("quadro-rtx-6000").contains(u"times the launch price"_s));
    QCOMPARE(told("tesla-v100-pcie-16gb"), QString()); // it has no fans, and this is a workstation
    room.choose("adviceHousing", u"server"_s);
    QVERIFY(told("a100-pcie-80gb").contains(u"A100"_s));
    room.choose("adviceHousing", u"workstation"_s);
    const QString amd = told("radeon-rx-7900-xtx");
    QVERIFY(amd.contains(u"no Tensor Cores"_s));
    QVERIFY(amd.contains(u"PyTorch: yes"_s));
    QVERIFY(told("titan-rtx").contains(u"advised against"_s)); // S15
}

void TestAdvisorPage::racksAreAnswered()
{
    Room room;
    auto *answer = room.find<QLabel>("rackAnswer");
    QVERIFY(answer->text().startsWith(u"Say on the left"_s));
    room.choose("adviceRole", u"cluster"_s);
    QVERIFY(room.sources().contains(u"The rack planner"_s));
    room.find<QSpinBox>("adviceMachines")->setValue(12);
    room.find<QSpinBox>("adviceGpus")->setValue(4);
    QVERIFY2(answer->text().contains(u"12 machines with 48 GPUs"_s), qPrintable(answer->text()));
    for (const char *word : {"kW", "Racks:", "Circuits:", "Network:"})
        QVERIFY2(answer->text().contains(QLatin1StringView(word)), word);
    room.find<QDoubleSpinBox>("rackKilowatts")->setValue(0.5);
    QVERIFY(answer->text().startsWith(u'■'));
}

void TestAdvisorPage::aWarningForAWorkstation()
{
    Room room;
    auto *gpus = room.find<QSpinBox>("adviceGpus");
    gpus->setValue(4);
    QVERIFY(!room.sources().contains(u"A workstation holds 4 GPUs at most"_s));
    gpus->setValue(5);
    QVERIFY(room.sources().contains(u"A workstation holds 4 GPUs at most"_s));
    room.find<QCheckBox>("adviceDataCentre")->setChecked(true);
    QVERIFY(room.sources().contains(u"not licensed for datacenter deployment"_s)); // S26
}

void TestAdvisorPage::tpus()
{
    Room room;
    room.choose("adviceAccelerators", u"tpu"_s);
    room.choose("adviceNet", u"cnn"_s);
    QVERIFY(room.table()->model()->rowCount() > 0);
    QVERIFY(room.cell(0, 0).contains(u"TPU"_s));
    QVERIFY(!room.cell(0, OffersModel::Remarks).contains(u"less suited"_s));
    room.choose("adviceNet", u"rnn"_s);
    QVERIFY(room.cell(0, OffersModel::Remarks).contains(u"▲ less suited"_s));
}

void TestAdvisorPage::ownPricesCount()
{
    Room room;
    Catalogue catalogue = shipped();
    auto mine = std::make_shared<Chip>(*catalogue.find<Chip>(u"geforce-rtx-5090"_s));
    mine->prices.push_back({{1.5, u"USD"_s}, QDate(2026, 11, 1), PriceBasis::Market, Condition::New, NoSource});
    catalogue.add(mine);
    room.workspace.setCatalogue(catalogue);
    QCOMPARE(room.cell(0, 0), names::shortName(*mine));
    QVERIFY(room.cell(0, OffersModel::Seen).contains(u"your own"_s));
}

void TestAdvisorPage::theQuestionIsRemembered()
{
    {
        Room room;
        room.choose("adviceRole", u"nlp"_s);
        room.find<QLineEdit>("adviceMemory")->setText(u"20"_s);
        room.find<QSlider>("weightPrice")->setValue(1);
        room.find<QSpinBox>("adviceMachines")->setValue(3);
    }
    Room again;
    QCOMPARE(again.find<QComboBox>("adviceRole")->currentData().toString(), u"nlp"_s);
    QCOMPARE(again.find<QLineEdit>("adviceMemory")->text(), u"20"_s);
    QCOMPARE(again.find<QSlider>("weightPrice")->value(), 1);
    QCOMPARE(again.find<QSpinBox>("adviceMachines")->value(), 3);
}

void TestAdvisorPage::brokenSettingsAreHarmless()
{
    QSettings().setValue(u"advisor/question"_s, QVariantMap{{u"role"_s, u"king"_s},
                                                            {u"budget"_s, -3},
                                                            {u"machines"_s, u"many"_s},
                                                            {u"weightPrice"_s, 10000},
                                                            {u"currency"_s, u"???"_s}});
    Room room;
    QCOMPARE(room.find<QComboBox>("adviceRole")->currentData().toString(), u"overall"_s);
    QVERIFY(room.table()->model()->rowCount() > 20);
}

void TestAdvisorPage::everyControlHasAName()
{
    Room room;
    for (const QWidget *widget : room.page.findChildren<QWidget *>()) {
        const bool control = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
                             qobject_cast<const QAbstractSpinBox *>(widget) ||
                             qobject_cast<const QAbstractSlider *>(widget) || qobject_cast<const QTableView *>(widget);
        if (!control || widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(u"qt_"_s))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        for (const QLabel *label : room.page.findChildren<QLabel *>())
            named = named || (label->buddy() == widget && !label->text().isEmpty());
        QVERIFY2(named, qPrintable(QString::fromLatin1(widget->metaObject()->className()) + widget->objectName()));
    }
}

void TestAdvisorPage::everyLetterIsItsOwn()
{
    Room room;
    QString taken = u"FEVDHM"_s; // the menus'
    const auto take = [&](const QString &text) {
        const QKeySequence keys = QKeySequence::mnemonic(text);
        if (keys.isEmpty())
            return;
        const QChar letter = keys.toString().back().toUpper();
        QVERIFY2(!taken.contains(letter), qPrintable(text));
        taken += letter;
    };
    const auto *panel = room.page.findChild<AdvicePanel *>(); // the tab that is seen
    for (const QLabel *label : panel->findChildren<QLabel *>()) {
        if (label->buddy())
            take(label->text());
    }
    for (const QAbstractButton *button : panel->findChildren<QAbstractButton *>())
        take(button->text());
    QVERIFY(taken.size() > 15);
}

void TestAdvisorPage::smallWindowAndLargeType()
{
    Room room;
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSizeF(2 * before.pointSizeF());
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    QVERIFY2(room.page.minimumSizeHint().width() <= 840,
             qPrintable(QString::number(room.page.minimumSizeHint().width())));
    QVERIFY2(room.page.minimumSizeHint().height() <= 620,
             qPrintable(QString::number(room.page.minimumSizeHint().height())));
    room.page.resize(840, 620);
    QVERIFY(room.find<QTabWidget>("adviceTabs")->indexOf(room.find<QWidget>("adviceForm")) >= 0);
    // In a low window the list is a tab, and has rows that can be compared: the page scrolls.
    large.setPointSizeF(1.5 * before.pointSizeF());
    QApplication::setFont(large);
    room.page.resize(1290, 690);
    QCoreApplication::processEvents();
    const QTableView &list = *room.table();
    QVERIFY(room.find<QTabWidget>("adviceTabs")->currentWidget()->isAncestorOf(&list));
    QTRY_VERIFY(list.viewport()->height() >= 5 * list.rowHeight(0));
    QCOMPARE(list.viewport()->height() % list.rowHeight(0), 0);
    QCOMPARE(list.horizontalScrollBar()->maximum(), 0); // figures and long names gave way
    room.page.resize(1290, 1600);
    QCoreApplication::processEvents();
    QVERIFY(!room.find<QTabWidget>("adviceTabs")->isAncestorOf(&list));
    QVERIFY(list.isVisible());
    QVERIFY(!room.page.grab().isNull());
    QApplication::setFont(before);
}

void TestAdvisorPage::anEmptyCatalogue()
{
    Workspace workspace{Catalogue()};
    AdvisorPage page(workspace);
    page.show();
    QCOMPARE(page.findChild<QTableView *>(u"adviceTable"_s)->model()->rowCount(), 0);
    QVERIFY(textOf(page).contains(u"No GPU of the catalogue answers"_s));
    QVERIFY(textOf(*page.findChild<QWidget *>(u"adviceSources"_s)).contains(u"geforce-gtx-1080"_s)); // by id
}

void TestAdvisorPage::theGpusPageTellsTheRatio()
{
    GpuDetails details;
    details.setChip(shipped().find<Chip>(u"tesla-v100-pcie-16gb"_s), shipped());
    QVERIFY(details.toPlainText().contains(u"times the launch price of the nearest consumer card"_s));
    details.setChip(shipped().find<Chip>(u"geforce-gtx-1080"_s), shipped());
    QVERIFY(!details.toPlainText().contains(u"nearest consumer card"_s));
}

RIG_TEST(TestAdvisorPage)
#include "tst_advisor_page.moc"
