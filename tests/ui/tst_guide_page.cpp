// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/pages/guide/picture_object.h"
#include "ui/pages/guide/text_shapes.h"
#include "ui/pages/guide_page.h"
#include "ui/widgets/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QToolButton>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

/// The small catalogue with a chip of NVIDIA in its card.
Catalogue catalogueWith(const char *capability)
{
    QByteArray text =
        "{'rigwright_parts': 1, 'sources': [{'id': 's', 'title': 'T', 'publisher': 'P', 'kind': 'vendor'}], "
        "'gpus': [{'id': 'chip-n', 'name': 'NVIDIA Chip 90', 'vendor': 'NVIDIA', 'memory_gib': 24, "
        "'compute_capability': '" +
        QByteArray(capability) +
        "', 'sources': {'*': 's'}}], 'cards': [{'id': 'card-n', 'name': 'Card N', 'gpu': 'chip-n', "
        "'sources': {'*': 's'}}]}";
    const auto read = withPartsFile(smallCatalogue(), text.replace('\'', '"'), u"n.json"_s, Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

struct Room
{
    explicit Room(const char *capability = "12.0", bool withCard = true) : workspace(catalogueWith(capability))
    {
        Document document;
        if (withCard)
            document.build.items = {item(1, Kind::Card, "card-n")};
        workspace.setDocument(document);
        page = std::make_unique<GuidePage>(workspace);
        page->resize(1100, 700);
        page->show();
    }

    template <class T> T *find(const char *name) const { return page->findChild<T *>(QString::fromLatin1(name)); }
    [[nodiscard]] QString text() const { return find<QTextBrowser>("guideText")->toPlainText(); }
    [[nodiscard]] QStringList listed() const
    {
        QStringList texts;
        for (int row = 0; row < find<QListWidget>("guideList")->count(); ++row)
            texts << find<QListWidget>("guideList")->item(row)->text();
        return texts;
    }
    void search(const QString &typed) const { find<QLineEdit>("search")->setText(typed); }
    /// The first link whose address begins so.
    [[nodiscard]] QUrl link(const QString &begin) const
    {
        const QTextDocument *document = find<QTextBrowser>("guideText")->document();
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (const QString address = part.fragment().charFormat().anchorHref(); address.startsWith(begin))
                    return QUrl(address);
            }
        }
        return {};
    }

    Workspace workspace;
    std::unique_ptr<GuidePage> page;
};

} // namespace

/// The page "Guide". The S-numbers are those of the requirements.
class TestGuidePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        // Windows keeps nothing for a program without these.
        QCoreApplication::setOrganizationName(u"test"_s);
        QCoreApplication::setApplicationName(u"test"_s);
    }
    void init() { QSettings().clear(); }
    void itBeginsWithTheMachine();
    void theSystemChangesTheSteps();
    void anOldCardIsTold();
    void withoutACardItSaysWhatToDo();
    void aTopicIsWhole();
    void questionsAreAnswered_data();
    void questionsAreAnswered();
    void linksLeadOn();
    void frameworksSortAndNarrow(); // S91
    void largeTypeKeepsWhatAFrameworkRunsOn();
    void commandsWrapAtBlanks();
    void topicsHaveTheirDrawings_data();
    void topicsHaveTheirDrawings(); // S125

private:
    QTemporaryDir m_folder;
};

void TestGuidePage::itBeginsWithTheMachine()
{
    Room room;
    QVERIFY2(room.text().contains(u"Chip 90 (compute capability 12.0): CUDA 12.8 or newer, driver 570 or newer"_s),
             qPrintable(room.text()));
    QVERIFY(room.text().contains(u"To install it under Ubuntu 24.04"_s));
    QVERIFY(room.text().contains(u"sudo ubuntu-drivers install"_s));
    // A command by one click, and all of them by one.
    QSignalSpy said(room.page.get(), &Page::said);
    emit room.find<QTextBrowser>("guideText")->anchorClicked(room.link(u"copy:"_s));
    QCOMPARE(QGuiApplication::clipboard()->text(), u"mokutil --sb-state"_s);
    room.find<QPushButton>("guideCopyAll")->click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"pip install torch torchvision"_s));
    QCOMPARE(said.count(), 2);
}

void TestGuidePage::theSystemChangesTheSteps()
{
    Room room;
    auto *system = room.find<QComboBox>("guidePlatform");
    system->setCurrentIndex(system->findData(u"windows-11"_s));
    QVERIFY(room.text().contains(u"Activate.ps1"_s) && !room.text().contains(u"ubuntu-drivers"_s));
    // It is remembered.
    room.page.reset();
    const Room next;
    QCOMPARE(next.find<QComboBox>("guidePlatform")->currentData().toString(), u"windows-11"_s);
}

void TestGuidePage::anOldCardIsTold()
{
    const Room room("2.0");
    QVERIFY2(room.text().contains(u"no framework of today runs on it"_s), qPrintable(room.text()));
    QVERIFY(!room.find<QPushButton>("guideCopyAll")->isVisible());
}

void TestGuidePage::withoutACardItSaysWhatToDo()
{
    Room room("8.6", false);
    QVERIFY2(room.text().contains(u"has no graphics card yet"_s), qPrintable(room.text()));
    Document document;
    document.build.items = {item(1, Kind::Card, "card-n")};
    room.workspace.setDocument(document);
    QVERIFY2(room.text().contains(u"compute capability 8.6"_s), qPrintable(room.text()));
}

void TestGuidePage::aTopicIsWhole()
{
    const Room room;
    room.search(u"cuDNN"_s);
    QVERIFY2(room.text().startsWith(u"cuDNN"_s), qPrintable(room.text().left(100)));
    for (const QString &part : {u"For this machine"_s, u"Today"_s, u"As of 2026"_s,
                                u"What “Deep Learning 500 Questions” (2019) said"_s, u"Sources"_s})
        QVERIFY2(room.text().contains(part), qPrintable(part));
    QVERIFY(!room.text().contains(u"[^"_s) && !room.text().contains(u"**"_s) && !room.text().contains(u"```"_s));
}

void TestGuidePage::questionsAreAnswered_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("title");
    QTest::newRow("framework") << u"TensorFlow or PyTorch for a factory?"_s << u"Choosing a framework"_s;
    QTest::newRow("old card") << u"does my M40 still work?"_s << u"Old cards"_s;
    QTest::newRow("a card") << u"I have a Chip 90 and Ubuntu 22.04"_s << u"Chip 90"_s;
    QTest::newRow("a word") << u"bifurcation"_s << u"bifurcation"_s;
    QTest::newRow("nothing") << u"qqqqqq"_s << u"Nothing in the guide answers this"_s;
}

void TestGuidePage::questionsAreAnswered()
{
    QFETCH(QString, typed);
    QFETCH(QString, title);
    const Room room;
    room.search(typed);
    QVERIFY2(room.text().startsWith(title, Qt::CaseInsensitive) || room.listed().mid(0, 2).join(u' ').contains(title),
             qPrintable(room.text().left(200) + room.listed().join(u", "_s)));
    room.search({});
    QVERIFY(room.listed().size() > 40 && room.listed().contains(u"Table of frameworks"_s));
}

void TestGuidePage::linksLeadOn()
{
    const Room room;
    emit room.find<QTextBrowser>("guideText")->anchorClicked(room.link(u"topic:"_s));
    QVERIFY(room.find<QListWidget>("guideList")->currentItem()->data(Qt::UserRole).toString().startsWith(u"topic:"_s));
    // Nothing but the web is opened, and that after a look.
    QVERIFY(room.link(u"source:"_s).isValid());
    emit room.find<QTextBrowser>("guideText")->anchorClicked(QUrl(u"file:///etc/passwd"_s));
    QVERIFY(!room.page->findChild<QWidget *>(u"addressDialog"_s));
    emit room.find<QTextBrowser>("guideText")->anchorClicked(room.link(u"source:"_s));
    QVERIFY(room.page->findChild<QWidget *>(u"addressDialog"_s));
}

void TestGuidePage::frameworksSortAndNarrow()
{
    const Room room;
    room.find<QListWidget>("guideList")->setCurrentRow(1);
    auto *table = room.find<QTableView>("frameworksTable");
    QVERIFY(table->isVisible());
    const int all = table->model()->rowCount();
    QVERIFY(all >= 19);
    room.find<QToolButton>("frameworkActive")->click();
    const int active = table->model()->rowCount();
    QVERIFY(active > 0 && active < all);
    table->sortByColumn(0, Qt::DescendingOrder);
    QVERIFY(table->model()->index(0, 0).data().toString() > table->model()->index(active - 1, 0).data().toString());
    table->setCurrentIndex(table->model()->index(0, 0));
    const QString name = table->model()->index(0, 0).data().toString();
    QVERIFY(room.find<QTextBrowser>("frameworkText")->toPlainText().startsWith(name));
}

/// Its text wraps before its column goes, and nothing is to be scrolled to.
void TestGuidePage::largeTypeKeepsWhatAFrameworkRunsOn()
{
    const QScopeGuard back([] { applyTheme(*qApp, Scheme::Light, 100); });
    applyTheme(*qApp, Scheme::Light, 150);
    const Room room;
    room.page->resize(1288, 708); // what a window of 1366 leaves of itself
    room.find<QListWidget>("guideList")->setCurrentRow(1);
    auto *table = room.find<QTableView>("frameworksTable");
    QTRY_VERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
    constexpr int RunsOn = 6;
    QVERIFY(!table->isColumnHidden(RunsOn));
    QVERIFY(table->columnWidth(RunsOn) >= 12 * table->fontMetrics().averageCharWidth());
}

/// A path stays whole, and what the mouse takes of it is what a terminal understands.
void TestGuidePage::commandsWrapAtBlanks()
{
    const QString joiner(QChar(0x2060));
    QCOMPARE(commandLine(u"nvidia-smi -L"_s), u"nvidia-smi -L"_s);
    const QString command = u"pip install torch --index-url https://download.pytorch.org/whl/xpu"_s;
    const QString joined = commandLine(command);
    QCOMPARE(QString(joined).remove(QChar(0x2060)), command);
    QVERIFY(joined.contains(u"whl%1/%1xpu"_s.arg(joiner)));
    QVERIFY(!joined.contains(joiner + u' ') && !joined.contains(u' ' + joiner) && !joined.contains(joiner + joiner));
    const Room room;
    auto *text = room.find<QTextBrowser>("guideText");
    QVERIFY(text->toPlainText().contains(joiner));
    for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().contains(joiner)) // its face is another, and higher
            continue;
        QCOMPARE(block.blockFormat().lineHeightType(), int(QTextBlockFormat::FixedHeight));
        // Nor does it lift the command over the foot of the line above.
        QVERIFY(text->document()->documentLayout()->blockBoundingRect(block).height() > 0);
        QVERIFY(block.layout()->lineAt(0).y() >= 0);
    }
    text->selectAll();
    text->copy();
    QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
    QVERIFY(!QGuiApplication::clipboard()->text().contains(joiner));
}

void TestGuidePage::topicsHaveTheirDrawings_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("pictures");
    QTest::newRow("chips and cores") << u"SIMD, SM and CUDA core"_s
                                     << QStringList{u"processor-and-gpu"_s, u"cuda-core"_s};
    QTest::newRow("product") << u"The matrix product, tile by tile"_s << QStringList{u"matrix-tiles"_s};
    QTest::newRow("convolution") << u"Convolution, its theorem and cuDNN"_s << QStringList{u"convolution-theorem"_s};
}

void TestGuidePage::topicsHaveTheirDrawings()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, pictures);
    const Room room;
    room.search(typed);
    QTextDocument *document = room.find<QTextBrowser>("guideText")->document();
    QStringList found;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const auto picture = PictureObject::pictureOf(part.fragment().charFormat());
            if (!picture)
                continue;
            found << QString(guide::key(*picture));
            // It has room of its own, within the page.
            const QRectF place = document->documentLayout()->blockBoundingRect(block);
            QVERIFY(place.height() > 100 && place.right() <= document->textWidth());
            // Its twin in words follows.
            QVERIFY(block.next().text().replace(QChar::Nbsp, u' ').contains(guide::pictureText(*picture)));
        }
    }
    QCOMPARE(found, pictures);
}

RIG_TEST(TestGuidePage)
#include "tst_guide_page.moc"
