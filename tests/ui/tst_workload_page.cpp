// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_standing.h"
#include "core/catalogue/codec.h"
#include "core/names/names.h"
#include "db/catalogue_file.h"
#include "tests/core/gguf_bytes.h"
#include "tests/testing.h"
#include "tests/ui/shown.h"
#include "ui/document/workspace.h"
#include "ui/pages/workload/cards_model.h"
#include "ui/pages/workload/cards_panel.h"
#include "ui/pages/workload/memory_bar.h"
#include "ui/pages/workload/saver_row.h"
#include "ui/pages/workload/workload_form.h"
#include "ui/pages/workload/works_panel.h"
#include "ui/pages/workload_page.h"
#include "ui/widgets/answer_head.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestWorkloadPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void answersAtOnce();
    void theAnswerStandsFirst();
    void badNumbersAreSaidAtTheirField_data();
    void badNumbersAreSaidAtTheirField();
    void aListOfLayersIsReadAsItIsTyped();
    void theLanguageReachesTheLastAnswer();
    void theFormIsNeverCutOff();
    void statedNeedsAreNotDressedUp();
    void aConfigTakesThePlaceOfTheShape();
    void aFileWithWeightsIsRun();
    void anotherFileLeavesTheShape();
    void onlyThoseThatHoldIt();
    void theBestStandsFirstBesideSeveral();
    void searchFindsByName();
    void sixteenBitsAreOn(); // S9
    void generatingIsAnInterval();
    void oneCardStandsBesideSeveral(); // S68
    void runsSideBySide();             // S67
    void aMachineIsPlanned();
    void noMachineIsSaid();
    void saversAreCards();
    void whatWasSetComesBack();
    void aConfigComesBack();
    void aWorkIsKeptWithTheMachine();
    void nothingKeptIsSaidAtTheTop();
    void theCardHoldsTheOtherWorksToo();

private:
    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<WorkloadPage> m_page;

    [[nodiscard]] WorkloadForm &form() const { return *m_page->findChild<WorkloadForm *>(); }
    [[nodiscard]] QString headline() const { return m_page->findChild<QLabel *>(u"needHeadline"_s)->text(); }
    /// As it is read: what keeps a number beside its unit, and a name whole, is not seen.
    [[nodiscard]] QString answer() const
    {
        return m_page->findChild<AnswerHead *>()->sentence().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    }
    [[nodiscard]] QTableView &cards() const { return *m_page->findChild<QTableView *>(u"workloadCards"_s); }
    void type(const char *field, const QString &text) const
    {
        auto *edit = m_page->findChild<QLineEdit *>(u"field-"_s + QLatin1StringView(field));
        QVERIFY(edit);
        edit->selectAll();
        edit->insert(text); // as from the clipboard, in one go
    }
    [[nodiscard]] QLabel *complaint(const char *field) const
    {
        return m_page->findChild<QLabel *>(u"complaint-"_s + QLatin1StringView(field));
    }
    void choose(const QString &chip) const { m_page->showPart(chip); }
    void search(const QString &text) const { m_page->findChild<QLineEdit *>(u"search"_s)->setText(text); }
};

void TestWorkloadPage::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"Rigwright"_s);
    const Result<Catalogue> read =
        db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
}

void TestWorkloadPage::init()
{
    m_page.reset();
    QSettings().clear();
    m_workspace = std::make_unique<Workspace>(m_catalogue);
    m_page = std::make_unique<WorkloadPage>(*m_workspace);
    m_page->show();
}

void TestWorkloadPage::answersAtOnce()
{
    form().choosePreset(u"llama-2-7b"_s);
    const QString before = headline();
    QVERIFY(before.contains(u"GiB"_s));
    type("batch", u"16"_s);
    QVERIFY(headline() != before);
    QVERIFY(cards().model()->rowCount() > 0);
}

void TestWorkloadPage::badNumbersAreSaidAtTheirField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("no batch") << u"batch"_s << u"0"_s;
    QTest::newRow("negative batch") << u"batch"_s << u"-3"_s;
    QTest::newRow("a sequence of 10⁹") << u"sequence"_s << u"1000000000"_s;
    QTest::newRow("a word") << u"sequence"_s << u"long"_s;
    QTest::newRow("nothing") << u"batch"_s << u" "_s;
    QTest::newRow("no layers") << u"layers"_s << u"0"_s;
}

void TestWorkloadPage::badNumbersAreSaidAtTheirField()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    form().choosePreset(u"llama-2-7b"_s);
    const QString before = headline();
    const QByteArray name = field.toLatin1();
    type(name.constData(), typed);
    QVERIFY(!complaint(name.constData())->isHidden());
    QVERIFY(complaint(name.constData())->text().size() > 10);
    QCOMPARE(headline(), before); // the last good answer stays
    type(name.constData(), u"4"_s);
    QVERIFY(complaint(name.constData())->isHidden());
}

void TestWorkloadPage::aListOfLayersIsReadAsItIsTyped()
{
    form().choosePreset(u"#layers"_s);
    auto *lines = m_page->findChild<QPlainTextEdit *>(u"field-net"_s);
    QVERIFY(lines && lines->isVisible());
    lines->setPlainText(u"input 3x32x32\nconv 16 3x3"_s);
    QVERIFY(complaint("net")->isHidden());
    const QString before = headline();
    lines->setPlainText(u"input 3x32x32\nconv 16 3x3\nconv 16 99x99"_s);
    QVERIFY(!complaint("net")->isHidden());
    QVERIFY(complaint("net")->text().contains(u"3"_s)); // the line
    QCOMPARE(headline(), before);
}

/// A list of layers that cannot be read leaves the last answer, which speaks the new language as the rest does.
void TestWorkloadPage::theLanguageReachesTheLastAnswer()
{
    class Marking : public QTranslator
    {
    public:
        using QTranslator::QTranslator;
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
        {
            return u"¤"_s + QString::fromUtf8(text);
        }
    } marking;
    auto *what = form().findChild<QComboBox *>();
    what->setCurrentIndex(what->findData(u"#layers"_s));
    emit what->activated(what->currentIndex());
    auto *layers = form().findChild<QPlainTextEdit *>();
    QVERIFY(!headline().isEmpty());
    layers->setPlainText(u"nonsense 3"_s);
    QCoreApplication::installTranslator(&marking);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    QTRY_VERIFY2(headline().startsWith(u'¤'), qPrintable(headline()));
    QCoreApplication::removeTranslator(&marking);
}

/// Whatever runs: at the width of a usual screen the form has the room that it needs, and no other one.
void TestWorkloadPage::theFormIsNeverCutOff()
{
    m_page->resize(1788, 1000);
    m_page->show();
    auto *what = form().findChild<QComboBox *>();
    const int wide = form().minimumSizeHint().width();
    for (int i = 0; i < what->count(); ++i) {
        if (!what->itemData(i).isValid())
            continue;
        what->setCurrentIndex(i);
        emit what->activated(i);
        QCoreApplication::processEvents();
        QVERIFY2(form().width() >= form().minimumSizeHint().width(), qPrintable(what->itemText(i)));
        QVERIFY2(form().parentWidget()->width() >= form().minimumSizeHint().width(), qPrintable(what->itemText(i)));
        QVERIFY2(form().minimumSizeHint().width() == wide, qPrintable(what->itemText(i)));
    }
}

void TestWorkloadPage::statedNeedsAreNotDressedUp()
{
    form().choosePreset(u"guide-partly-sunny"_s);
    QVERIFY(headline().contains(u"6.00"_s));
    QVERIFY(textOf(*m_page).contains(u"guide of 2016"_s));
}

void TestWorkloadPage::aConfigTakesThePlaceOfTheShape()
{
    const QString path = m_folder.filePath(u"config.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray text("{'model_type':'gpt2','n_embd':768,'n_layer':11,'n_head':12,'n_positions':1024,'vocab_size':50257,"
                    "'some_limit':[0.0, Infinity]}"); // as Python writes it
    file.write(text.replace('\'', '"'));
    file.close();
    QSignalSpy said(&form(), &WorkloadForm::said);
    QVERIFY(form().openModel(path));
    QCOMPARE(form().workload().transformer.layers, 11);
    const QStringList saved = form().saved();
    form().choosePreset(u"llama-3-8b"_s);
    form().restore(saved);
    QCOMPARE(form().workload().transformer.layers, 11);
    QCOMPARE(said.count(), 1);
    QVERIFY(!said.first().at(1).toBool());
}

/// Weights as they lie in the file; what is kept of it comes back without the file.
void TestWorkloadPage::aFileWithWeightsIsRun()
{
    const QString path = m_folder.filePath(u"Tiny-Q4_K_M.gguf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(gguf::header(gguf::llama(), {gguf::tensor("token_embd.weight", 256, 1000, 12, 0)}));
    QVERIFY(file.resize(10'000'000));
    file.close();
    QVERIFY(form().openModel(path));
    const Workload opened = form().workload();
    QVERIFY(!opened.training);
    QCOMPARE(opened.transformerInference.weights, NumberFormat::AsStored);
    QCOMPARE(opened.transformer.file->bytes, 144'000.0);
    const QStringList saved = form().saved();
    QFile::remove(path);
    form().choosePreset(u"llama-3-8b"_s);
    form().restore(saved);
    QVERIFY(form().workload().transformer.file.has_value());
    QCOMPARE(form().workload().transformer.file->bytes, 144'000.0);
    QVERIFY(file.open(QIODevice::WriteOnly)); // cut within its header
    file.write("GGUF\3\0\0\0");
    file.close();
    QSignalSpy said(&form(), &WorkloadForm::said);
    QVERIFY(!form().openModel(path));
    QCOMPARE(form().workload().transformer.file->bytes, 144'000.0);
    QVERIFY(said.first().at(1).toBool());
}

void TestWorkloadPage::anotherFileLeavesTheShape()
{
    const int layers = form().workload().transformer.layers;
    const QString path = m_folder.filePath(u"package.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"name\": \"something else\"}");
    file.close();
    QSignalSpy said(&form(), &WorkloadForm::said);
    QVERIFY(!form().openModel(path));
    QVERIFY(!form().openModel(m_folder.filePath(u"nobody.json"_s)));
    QCOMPARE(form().workload().transformer.layers, layers);
    QCOMPARE(said.count(), 2);
    QVERIFY(said.first().at(1).toBool());
}

void TestWorkloadPage::onlyThoseThatHoldIt()
{
    form().choosePreset(u"llama-2-70b"_s);
    const int holding = cards().model()->rowCount();
    QVERIFY(holding < 40);
    m_page->findChild<QCheckBox *>(u"onlyFitting"_s)->click();
    QVERIFY(cards().model()->rowCount() > 300);
}

/// Old cards are cheap, and what is written today does not run on them.
void TestWorkloadPage::theBestStandsFirstBesideSeveral()
{
    form().choosePreset(u"llama-3.1-8b"_s);
    const QAbstractItemModel &model = *cards().model();
    const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
        return model.index(row, column).data(role).toString();
    };
    const auto careOf = [&](int row) {
        return advice::careRank(*m_catalogue.find<Chip>(cell(row, 0, CardsModel::IdRole)));
    };
    QCOMPARE(careOf(0), 0);
    bool care = false;
    for (int row = 1; row < model.rowCount(); ++row) {
        QVERIFY(careOf(row) >= careOf(row - 1));
        care = care || cell(row, CardsModel::Name, CardsModel::SecondRole).contains(u"old versions"_s);
    }
    QVERIFY2(care, "it is said in the row");
    QVERIFY(cell(0, CardsModel::Two).contains(u"–"_s) || cell(0, CardsModel::Two).startsWith(u"≤ "_s));
    const auto money = [](QString text) { return text.remove(u'$').remove(u',').toDouble(); };
    QCOMPARE(money(cell(0, CardsModel::Four, CardsModel::SecondRole)), 4 * money(cell(0, CardsModel::Price)));
    type("data_parallel", u"2"_s); // the work says how many
    QVERIFY(cards().isColumnHidden(CardsModel::Four));
}

void TestWorkloadPage::searchFindsByName()
{
    form().choosePreset(u"gpt2-124m"_s);
    search(u"rtx 3090"_s);
    QCOMPARE(cards().model()->rowCount(), 2); // 3090 and 3090 Ti
    search(u"nobody"_s);
    QCOMPARE(cards().model()->rowCount(), 0);
    QVERIFY(textOf(*m_page).contains(u"nobody"_s));
}

void TestWorkloadPage::sixteenBitsAreOn()
{
    for (const char *model : {"llama-2-7b", "bert-large"}) {
        form().choosePreset(QString::fromLatin1(model));
        QCOMPARE(form().workload().transformerTraining.precision, Precision::Mixed);
    }
}

void TestWorkloadPage::generatingIsAnInterval()
{
    form().choosePreset(u"llama-2-7b"_s);
    auto *purpose = m_page->findChild<QComboBox *>(u"field-purpose"_s);
    purpose->setCurrentIndex(purpose->findData(u"inference"_s));
    emit purpose->activated(purpose->currentIndex());
    search(u"rtx 3090"_s);
    QCOMPARE(cards().model()->index(0, CardsModel::Speed).data(CardsModel::SecondRole).toString(), u"modelled"_s);
    const QStringList ends = cards().model()->index(0, CardsModel::Speed).data().toString().split(u'–');
    QCOMPARE(ends.size(), 2);
    QVERIFY(ends[0].toInt() > 30 && ends[0].toInt() < ends[1].toInt() && ends[1].toInt() < 71); // 936 GB/s over 13.2 GB
}

void TestWorkloadPage::oneCardStandsBesideSeveral()
{
    form().choosePreset(u"resnet-50"_s);
    choose(u"geforce-rtx-3090"_s);
    auto *table = m_page->findChild<QTableView *>(u"cardsTable"_s);
    QVERIFY(table->model()->rowCount() >= 2);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"1 ×"_s);
    auto *count = m_page->findChild<QSpinBox *>(u"cardCount"_s);
    count->setValue(4);
    bool hasStated = false;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        hasStated = hasStated || table->model()->index(row, 1).data().toString().contains(u"2.50–3.00"_s);
    QVERIFY(hasStated); // S65
    // A link too slow for the step.
    form().choosePreset(u"vgg-16"_s);
    type("batch", u"1"_s);
    auto *link = m_page->findChild<QComboBox *>(u"cardLink"_s);
    link->setCurrentIndex(link->findText(u"PCIe 3.0 x1"_s));
    QVERIFY(m_page->findChild<QLabel *>(u"cardsAnswer"_s)->text().contains(u"slower than one"_s));
}

void TestWorkloadPage::runsSideBySide()
{
    form().choosePreset(u"resnet-50"_s);
    choose(u"geforce-rtx-3090"_s);
    m_page->findChild<QSpinBox *>(u"cardCount"_s)->setValue(4);
    m_page->findChild<QComboBox *>(u"cardAim"_s)->setCurrentIndex(1);
    auto *table = m_page->findChild<QTableView *>(u"cardsTable"_s);
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(1, 1).data().toString(), u"4.00 ×"_s);
}

void TestWorkloadPage::aMachineIsPlanned()
{
    form().choosePreset(u"resnet-50"_s);
    auto *plan = m_page->findChild<QPushButton *>(u"planMachine"_s);
    Document planned;
    QString sentence;
    connect(m_page.get(), &Page::machinePlanned, m_page.get(), [&](const Document &document, const QString &said) {
        planned = document;
        sentence = said;
    });
    // With the card that the answer names, or with the one that was chosen in its place.
    plan->click();
    QVERIFY(!sentence.isEmpty());
    QCOMPARE(planned.use.works.size(), std::size_t(1));
    QVERIFY(planned.use.works[0].need && planned.use.works[0].need->low > Gibibytes(1));
    QVERIFY(!planned.use.memoryNeed);
    const auto chipOf = [&] {
        const auto card = m_catalogue.find<Card>(planned.build.itemsOf(Kind::Card).front()->part);
        return card ? card->gpu.valueOr({}) : QString();
    };
    const QString name = names::shortName(*m_catalogue.find(chipOf()));
    QVERIFY2(answer().contains(name), qPrintable(answer() + name));
    choose(u"geforce-rtx-4090"_s);
    plan->click();
    QCOMPARE(chipOf(), u"geforce-rtx-4090"_s);
}

void TestWorkloadPage::theAnswerStandsFirst()
{
    form().choosePreset(u"llama-3.1-8b"_s);
    type("batch", u"8"_s);
    QVERIFY2(answer().contains(u"$"_s), qPrintable(answer()));
    // A way to need less is one click; what is chosen then holds it.
    auto *saver = m_page->findChild<QCheckBox *>(u"saver-0"_s);
    QVERIFY(saver->isVisible() && !saver->isChecked());
    QVERIFY2(saver->text().contains(u" GiB · "_s), qPrintable(saver->text()));
    const QString before = headline();
    saver->click();
    QVERIFY(headline() != before);
    QVERIFY2(saver->isChecked(), "it stays, to be taken back");
    QCOMPARE(form().workload().transformerTraining.batch, 1);
    QCOMPARE(form().workload().transformerTraining.accumulation, 8);
    // What is ticked tells what it spares all over.
    const auto *plain = m_page->findChild<QLabel *>(u"saversPlain"_s);
    QVERIFY2(plain->isVisible() && plain->text().contains(u"GiB"_s), qPrintable(plain->text()));
    saver->click();
    QCOMPARE(headline(), before);
    QCOMPARE(form().workload().transformerTraining.batch, 8);
}

void TestWorkloadPage::saversAreCards()
{
    form().choosePreset(u"llama-3.1-8b"_s);
    type("batch", u"8"_s);
    for (const int wide : {1180, 1720}) {
        m_page->resize(wide, 800);
        QCoreApplication::processEvents();
        const QList<QCheckBox *> cards = m_page->findChild<SaverRow *>()->findChildren<QCheckBox *>();
        QVERIFY(cards.size() >= 2);
        for (const QCheckBox *card : cards) {
            if (!card->isVisible())
                continue;
            QCOMPARE(card->width(), cards.front()->width());
            QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
            QVERIFY(card->geometry().right() <= card->parentWidget()->width());
        }
    }
    // All of a card is clicked, not its box alone.
    QCheckBox *first = m_page->findChild<QCheckBox *>(u"saver-0"_s);
    const bool was = first->isChecked();
    QTest::mouseClick(first, Qt::LeftButton, {}, QPoint(first->width() - 4, first->height() / 2));
    QCOMPARE(m_page->findChild<QCheckBox *>(u"saver-0"_s)->isChecked(), !was);
}

void TestWorkloadPage::noMachineIsSaid()
{
    form().choosePreset(u"llama-2-7b"_s);
    choose(u"b200"_s);
    QSignalSpy said(m_page.get(), &Page::said);
    QSignalSpy planned(m_page.get(), &Page::machinePlanned);
    m_page->findChild<QPushButton *>(u"planMachine"_s)->click();
    QCOMPARE(planned.count(), 0);
    QCOMPARE(said.count(), 1);
}

void TestWorkloadPage::whatWasSetComesBack()
{
    form().choosePreset(u"mistral-7b-v0.1"_s);
    type("batch", u"7"_s);
    m_page.reset();
    m_page = std::make_unique<WorkloadPage>(*m_workspace);
    QCOMPARE(form().preset(), u"mistral-7b-v0.1"_s);
    QCOMPARE(form().workload().transformerTraining.batch, 7);
}

void TestWorkloadPage::aConfigComesBack()
{
    const QString path = m_folder.filePath(u"config.json"_s);
    QFile config(path);
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write(QByteArray("{'model_type': 'gemma2', 'num_hidden_layers': 8, 'hidden_size': 1024, "
                            "'num_attention_heads': 8, 'num_key_value_heads': 4, 'head_dim': 128, "
                            "'intermediate_size': 4096, 'vocab_size': 32000, 'sliding_window': 512}")
                     .replace('\'', '"'));
    config.close();
    QVERIFY(form().openModel(path));
    const QString before = headline();
    const int sliding = form().workload().transformer.slidingLayers;
    m_page.reset();
    m_page = std::make_unique<WorkloadPage>(*m_workspace);
    QCOMPARE(headline(), before);
    QCOMPARE(form().workload().transformer.slidingLayers, sliding);
    QVERIFY(!form().config().isEmpty());
}

void TestWorkloadPage::aWorkIsKeptWithTheMachine()
{
    auto *keep = m_page->findChild<QPushButton *>(u"keepWork"_s);
    auto *works = m_page->findChild<QTableView *>(u"worksOfMachine"_s);
    const auto kept = [&] { return m_workspace->document().use.works.size(); };
    form().choosePreset(u"mistral-7b-v0.1"_s);
    QVERIFY(keep->isEnabled());
    keep->click();
    QCOMPARE(kept(), std::size_t(1));
    QCOMPARE(works->model()->rowCount(), 1);
    QVERIFY(!keep->isEnabled()); // it is there already
    form().choosePreset(u"resnet-50"_s);
    keep->click();
    QCOMPARE(kept(), std::size_t(2));
    auto *way = m_page->findChild<QComboBox *>(u"worksWay"_s);
    way->setCurrentIndex(1);
    emit way->activated(1);
    QVERIFY(m_workspace->document().use.worksAtOnce);
    m_workspace->undoStack().undo();
    QVERIFY(!m_workspace->document().use.worksAtOnce);
    // Back on the left as it was kept.
    works->setCurrentIndex(works->model()->index(0, 0));
    m_page->findChild<QPushButton *>(u"showWork"_s)->click();
    QCOMPARE(form().preset(), u"mistral-7b-v0.1"_s);
    m_page->findChild<QPushButton *>(u"removeWork"_s)->click();
    QCOMPARE(kept(), std::size_t(1));
    m_workspace->undoStack().undo();
    QCOMPARE(kept(), std::size_t(2));
    m_workspace->undoStack().undo();
    m_workspace->undoStack().undo();
    QCOMPARE(kept(), std::size_t(0));
}

void TestWorkloadPage::nothingKeptIsSaidAtTheTop()
{
    m_page->resize(1180, 728);
    auto *works = m_page->findChild<WorksPanel *>();
    m_page->findChild<QTabWidget *>()->setCurrentWidget(works);
    QCoreApplication::processEvents();
    const auto *title = works->findChild<QLabel *>(u"emptyTitle"_s);
    QVERIFY(title->isVisible());
    QVERIFY2(title->mapTo(works, QPoint()).y() < 3 * title->fontMetrics().lineSpacing(),
             qPrintable(QString::number(title->mapTo(works, QPoint()).y())));
    QVERIFY(title->height() >= title->heightForWidth(title->width()));
}

void TestWorkloadPage::theCardHoldsTheOtherWorksToo()
{
    form().choosePreset(u"resnet-50"_s);
    const QString alone = answer();
    Use use = m_workspace->document().use;
    PlannedWork other;
    other.name = u"Another"_s;
    other.kind = u"own"_s;
    other.values = {{u"own_gib"_s, u"70"_s}};
    other.need = PlannedNeed{Gibibytes(70), Gibibytes(70), 1};
    use.works = {other};
    m_workspace->edit(SetUse{use});
    QVERIFY2(answer() != alone, qPrintable(alone));
    use.works.clear();
    m_workspace->edit(SetUse{use});
    QCOMPARE(answer(), alone);
}

RIG_TEST(TestWorkloadPage)
#include "tst_workload_page.moc"
