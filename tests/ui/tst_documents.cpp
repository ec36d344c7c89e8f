// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "core/build/edit.h"
#include "core/words/document_difference.h"
#include "ui/document/autosave.h"
#include "ui/document/document_actions.h"
#include "ui/document/document_files.h"
#include "ui/document/document_news.h"
#include "ui/document/settings.h"
#include "ui/report/report_file.h"

#include <QFileDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

/// A program's documents with everything that they need, in a folder of their own.
struct Program
{
    explicit Program(const QString &dataFolder)
        : workspace(smallCatalogue()), documents(new DocumentActions(workspace, window, dataFolder, writeReport))
    {
        QObject::connect(documents, &DocumentActions::said, [this](const QString &sentence, bool problem) {
            sentences << sentence;
            troubles += problem ? 1 : 0;
        });
        QObject::connect(documents, &DocumentActions::openFailed, documents, [this](const QString &sentence) {
            sentences << sentence;
            ++troubles;
        });
        QObject::connect(documents, &DocumentActions::bothKept, documents,
                         [this](const QString &sentence, const QString &theirs, const QString &ours) {
                             sentences << sentence;
                             both = {theirs, ours};
                         });
    }

    [[nodiscard]] QAction *file(qsizetype index) const { return documents->fileActions().at(index); }
    [[nodiscard]] QString said() const { return sentences.join(u'\n'); }

    Workspace workspace;
    QMainWindow window; // ends before the workspace, as in the program
    DocumentActions *documents;
    QStringList sentences;
    QStringList both; ///< files of a machine that two wrote
    int troubles = 0;
};

enum FileAction { NewAction = 0, OpenAction = 1, RecentAction = 2, SaveAction = 4, SaveAsAction = 5, ReportAction = 7 };

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Answers the next file dialog with a path.
void answerDialog(const QString &path)
{
    QTimer::singleShot(0, [path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void openTakesTheMachine();
    void openKeepsRatesAndSpeeds();
    void aBadFileIsSaidAndChangesNothing_data();
    void aBadFileIsSaidAndChangesNothing();
    void saveWritesWhatWasOpened();
    void saveAsAsksAndRemembers();
    void anEndingNeverReplacesAFileUnasked();
    void aFileThatOthersChangedIsNotOverwritten();
    void aChangeIsSaidWhenItHappens();
    void twoWindowsOnOneMachine();
    void aFileThatCannotBeWrittenIsSaid();
    void recentFilesAreTenAtMostAndMissingOnesAreMarked();
    void aMachineIsCalledByItsNameNotByItsFile();
    void unsavedWorkIsKeptWhenAnotherMachineComes();
    void closingKeepsUnsavedWorkForTheNextStart();
    void closingAfterSavingLeavesNothing();
    void aKilledProgramsWorkIsRecovered();
    void workThatItsFileHasIsNotUnsaved();
    void whatDiffersIsSaid();
    void theWorkOfARunningProgramIsLeftAlone();
    void unreadableWorkIsSetAside();
    void withNoPlaceToKeepClosingSaysSoOnce();
    void partsOfTheFileOnlyAreSaid();
    void changedFiguresAreListed();
    void theReportIsWritten();
    void undoIsNamedInTheMenu();
    void theTitleTellsNameAndUnsavedWork();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDocuments::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("rigwright-test"));
    QCoreApplication::setApplicationName(QStringLiteral("documents"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestDocuments::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    write(path(QStringLiteral("bench.rig.json")), writeBuildFile(oneCard(), smallCatalogue()));
}

void TestDocuments::openTakesTheMachine()
{
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(path(QStringLiteral("bench.rig.json"))));
    QVERIFY(program.workspace.document() == oneCard());
    QVERIFY2(program.sentences.isEmpty(), qPrintable(program.said()));
    QVERIFY(program.workspace.undoStack().isClean());
}

void TestDocuments::openKeepsRatesAndSpeeds()
{
    Program program(path(QStringLiteral("data")));
    Catalogue catalogue = program.workspace.catalogue();
    catalogue.rates = {{QStringLiteral("CNY"), 7.1, QDate(2025, 7, 23), 0}};
    catalogue.speeds = {{QStringLiteral("a"), QStringLiteral("b"), 0.5, QStringLiteral("training"), 0}};
    program.workspace.setCatalogue(catalogue);
    QVERIFY(program.documents->open(path(QStringLiteral("bench.rig.json"))));
    QCOMPARE(program.workspace.catalogue().rates, catalogue.rates);
    QCOMPARE(program.workspace.catalogue().speeds, catalogue.speeds);
}

void TestDocuments::aBadFileIsSaidAndChangesNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << writeBuildFile(oneCard(), smallCatalogue()).left(300);
    QTest::newRow("not JSON") << QByteArray("hello");
    QTest::newRow("an array") << QByteArray("[1, 2]");
    QTest::newRow("wrong encoding") << QByteArray("{\"rigwright_build\": 1, \"name\": \"\xff\xfe\"}");
    QTest::newRow("newer version") << QByteArray("{\"rigwright_build\": 99, \"items\": []}");
    QTest::newRow("deep") << QByteArray(10000, '[') + QByteArray(10000, ']');
    QTest::newRow("unknown part") << QByteArray(
        "{\"rigwright_build\": 1, \"items\": [{\"id\": 1, \"kind\": \"cards\", \"part\": \"nobody\"}]}");
}

void TestDocuments::aBadFileIsSaidAndChangesNothing()
{
    QFETCH(const QByteArray, text);
    write(path(QStringLiteral("bad.rig.json")), text);
    Program program(path(QStringLiteral("data")));
    program.workspace.setDocument(oneCard());
    program.workspace.edit(SetOwned{3, true});
    const Document before = program.workspace.document();
    QVERIFY(!program.documents->open(path(QStringLiteral("bad.rig.json"))));
    QCOMPARE(program.troubles, 1);
    QVERIFY2(program.said().contains(QLatin1StringView("bad.rig.json")), qPrintable(program.said()));
    QVERIFY(program.workspace.document() == before);
    QVERIFY(program.workspace.undoStack().canUndo());
}

void TestDocuments::saveWritesWhatWasOpened()
{
    const QString file = path(QStringLiteral("bench.rig.json"));
    QByteArray text = contentOf(file);
    text.replace("\"rigwright_build\"", "\"from_the_future\": [1, 2],\n    \"rigwright_build\"");
    write(file, text);
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(file));
    program.workspace.edit(SetOwned{3, true});
    program.file(SaveAction)->trigger();
    QVERIFY(program.workspace.undoStack().isClean());
    const Result<OpenedBuild> again = readBuildFile(contentOf(file), file, smallCatalogue());
    QVERIFY(again.has_value());
    QVERIFY(again->document.build.item(3)->owned);
    QVERIFY(contentOf(file).contains("from_the_future"));
}

void TestDocuments::saveAsAsksAndRemembers()
{
    Program program(path(QStringLiteral("data")));
    program.workspace.setDocument(oneCard());
    program.workspace.edit(SetOwned{3, true});
    answerDialog(path(QStringLiteral("mine")));
    program.file(SaveAction)->trigger();
    QVERIFY(QFile::exists(path(QStringLiteral("mine.rig.json"))));
    QVERIFY(program.workspace.undoStack().isClean());
    QCOMPARE(value(QSettings(), setting::recentFiles).value(0), path(QStringLiteral("mine.rig.json")));
}

// The dialog asks about what was typed. With the ending it is the name of a machine that is there already.
void TestDocuments::anEndingNeverReplacesAFileUnasked()
{
    Program program(path(QStringLiteral("data")));
    program.workspace.setDocument(twoCards());
    program.workspace.edit(SetOwned{3, true});
    const QByteArray there = contentOf(path(QStringLiteral("bench.rig.json")));
    answerDialog(path(QStringLiteral("bench")));
    QString askedAbout;
    QTimer::singleShot(300, [&askedAbout] {
        auto *again = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(again);
        askedAbout = again->selectedFiles().value(0);
        again->reject();
    });
    program.file(SaveAction)->trigger();
    QCOMPARE(askedAbout, path(QStringLiteral("bench.rig.json")));
    QCOMPARE(contentOf(path(QStringLiteral("bench.rig.json"))), there);
    QVERIFY(!program.workspace.undoStack().isClean());
}

void TestDocuments::aFileThatOthersChangedIsNotOverwritten()
{
    const QString file = path(QStringLiteral("machine.rig.json"));
    write(file, writeBuildFile(oneCard(), smallCatalogue()));
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(file));
    Document mine = oneCard();
    mine.build.items.pop_back();
    program.workspace.setDocument(mine);
    const QByteArray theirs = writeBuildFile(twoCards(), smallCatalogue());
    write(file, theirs);
    program.file(SaveAction)->trigger();
    QCOMPARE(contentOf(file), theirs);
    const QString beside = path(QStringLiteral("machine (2).rig.json"));
    QCOMPARE(contentOf(beside), writeBuildFile(mine, smallCatalogue()));
    QVERIFY2(program.said().contains(QDir::toNativeSeparators(beside)), qPrintable(program.said()));
    const QString card = smallCatalogue().find(QStringLiteral("card-a"))->name;
    QVERIFY2(program.said().contains(QStringLiteral("Only there: ")) && program.said().contains(card),
             qPrintable(program.said()));
    QCOMPARE(program.both, (QStringList{file, beside})); // either can be opened from the notice
    // From now on that is the machine's file.
    program.file(SaveAction)->trigger();
    QCOMPARE(contentOf(file), theirs);
    QVERIFY(!QFile::exists(path(QStringLiteral("machine (3).rig.json"))));
}

void TestDocuments::aChangeIsSaidWhenItHappens()
{
    const QString file = path(QStringLiteral("machine.rig.json"));
    write(file, writeBuildFile(oneCard(), smallCatalogue()));
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(file));
    program.sentences.clear();
    program.file(SaveAction)->trigger(); // its own writing is none
    QTest::qWait(100);
    QCOMPARE(program.said(), QString());
    write(file, writeBuildFile(twoCards(), smallCatalogue()));
    QTRY_VERIFY2(program.said().contains(QStringLiteral("was changed by another program")), qPrintable(program.said()));
}

void TestDocuments::twoWindowsOnOneMachine()
{
    const QString file = path(QStringLiteral("machine.rig.json"));
    write(file, writeBuildFile(oneCard(), smallCatalogue()));
    {
        Program first(path(QStringLiteral("data")));
        QVERIFY(first.documents->open(file));
        QVERIFY2(!first.said().contains(QStringLiteral("another window")), qPrintable(first.said()));
        Program second(path(QStringLiteral("data")));
        QVERIFY(second.documents->open(file));
        QVERIFY2(second.said().contains(QStringLiteral("another window")), qPrintable(second.said()));
    }
    Program third(path(QStringLiteral("data")));
    QVERIFY(third.documents->open(file));
    QVERIFY2(!third.said().contains(QStringLiteral("another window")), qPrintable(third.said()));
}

void TestDocuments::aFileThatCannotBeWrittenIsSaid()
{
    const QString file = path(QStringLiteral("bench.rig.json"));
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(file));
    program.workspace.edit(SetOwned{3, true});
    // A folder in the file's place cannot be written by anybody, root included.
    QVERIFY(QFile::remove(file) && QDir().mkpath(file));
    program.file(SaveAction)->trigger();
    QCOMPARE(program.troubles, 1);
    QVERIFY(!program.workspace.undoStack().isClean());
    QVERIFY(program.workspace.document().build.item(3)->owned);
}

void TestDocuments::recentFilesAreTenAtMostAndMissingOnesAreMarked()
{
    Program program(path(QStringLiteral("data")));
    for (int i = 0; i < 12; ++i) {
        const QString file = path(QStringLiteral("m%1.rig.json").arg(i));
        QVERIFY(QFile::copy(path(QStringLiteral("bench.rig.json")), file));
        QVERIFY(program.documents->open(file));
    }
    QFile::remove(path(QStringLiteral("m11.rig.json")));
    QMenu *menu = program.file(RecentAction)->menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 10);
    QVERIFY(menu->actions().first()->text().contains(QLatin1StringView("no longer there")));
    QVERIFY(!menu->actions().last()->text().contains(QLatin1StringView("no longer there")));
    menu->actions().first()->trigger();
    QCOMPARE(program.troubles, 1);
    menu->actions().last()->trigger();
    QCOMPARE(program.troubles, 1);
}

void TestDocuments::aMachineIsCalledByItsNameNotByItsFile()
{
    const auto named = [&](const QByteArray &text) {
        QFile file(path(QStringLiteral("some-file.rig.json")));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        file.close();
        return written ? machineNameIn(file.fileName()) : QString();
    };
    QCOMPARE(named("{\"rigwright_build\": 1, \"name\": \"The bench\"}"), QStringLiteral("The bench"));
    QCOMPARE(named("{\"rigwright_build\": 1}"), QStringLiteral("some-file"));
    QCOMPARE(named("no machine"), QStringLiteral("some-file"));
    QCOMPARE(machineNameIn(path(QStringLiteral("gone.rig.json"))), QStringLiteral("gone"));
}

void TestDocuments::unsavedWorkIsKeptWhenAnotherMachineComes()
{
    Program program(path(QStringLiteral("data")));
    program.workspace.setDocument(oneCard());
    program.workspace.edit(SetOwned{3, true});
    const Document unsaved = program.workspace.document();
    program.file(NewAction)->trigger();
    QVERIFY(program.workspace.document().build.items.empty());
    QVERIFY(program.workspace.document().site.circuit.assumed);
    QCOMPARE(program.sentences.size(), 1);
    const QString kept = value(QSettings(), setting::recentFiles).value(0);
    QVERIFY(program.documents->open(kept));
    QVERIFY(program.workspace.document() == unsaved);
    // It never had a file of its own, so it is still unsaved.
    QVERIFY(!program.workspace.undoStack().isClean());
}

void TestDocuments::closingKeepsUnsavedWorkForTheNextStart()
{
    const QString data = path(QStringLiteral("data"));
    Document unsaved;
    {
        Program program(data);
        QVERIFY(program.documents->open(path(QStringLiteral("bench.rig.json"))));
        program.workspace.edit(SetOwned{3, true});
        unsaved = program.workspace.document();
        QVERIFY(program.documents->mayClose());
        QVERIFY(program.sentences.isEmpty());
    }
    Program next(data);
    QVERIFY(next.documents->recover());
    QVERIFY(next.workspace.document() == unsaved);
    QCOMPARE(next.sentences.size(), 1);
    QCOMPARE(next.troubles, 0);
    // It is still the file that it was: saving asks nothing.
    next.file(SaveAction)->trigger();
    QVERIFY(contentOf(path(QStringLiteral("bench.rig.json"))).contains("\"owned\": true"));
    QVERIFY(next.documents->mayClose());
    Program third(data);
    QVERIFY(!third.documents->recover());
}

void TestDocuments::closingAfterSavingLeavesNothing()
{
    const QString data = path(QStringLiteral("data"));
    Program program(data);
    QVERIFY(program.documents->open(path(QStringLiteral("bench.rig.json"))));
    QVERIFY(program.documents->mayClose());
    QVERIFY(QDir(data + QStringLiteral("/autosave")).entryList({QStringLiteral("*.rig.json")}).isEmpty());
}

void TestDocuments::aKilledProgramsWorkIsRecovered()
{
    // What a killed program leaves: its work, and a lock that nobody holds.
    const QString folder = path(QStringLiteral("data/autosave"));
    QVERIFY(QDir().mkpath(folder));
    write(folder + QStringLiteral("/old.running.rig.json"), writeBuildFile(twoCards(), smallCatalogue()));
    write(folder + QStringLiteral("/old.running.origin"), path(QStringLiteral("bench.rig.json")).toUtf8());
    write(folder + QStringLiteral("/old.running.lock"),
          "999999999\nrigwright\n\n"); // of this machine: Qt takes its name otherwise on Windows
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->recover());
    QVERIFY(program.workspace.document() == twoCards());
    QVERIFY(!program.workspace.undoStack().isClean());
    QVERIFY(QFile::exists(folder + QStringLiteral("/old.running.rig.json"))); // until it is saved
}

/// It was saved after the last autosave, or what was done was undone: nothing is unsaved, and nothing is said.
void TestDocuments::workThatItsFileHasIsNotUnsaved()
{
    const QString file = path(QStringLiteral("machine.rig.json"));
    write(file, writeBuildFile(twoCards(), smallCatalogue()));
    const QString folder = path(QStringLiteral("data/autosave"));
    QVERIFY(QDir().mkpath(folder));
    write(folder + QStringLiteral("/old.running.rig.json"), writeBuildFile(twoCards(), smallCatalogue()));
    write(folder + QStringLiteral("/old.running.origin"), file.toUtf8());
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->recover());
    QVERIFY(program.workspace.document() == twoCards());
    QVERIFY(program.workspace.undoStack().isClean());
    QCOMPARE(program.said(), QString());
    QVERIFY(!QFile::exists(folder + QStringLiteral("/old.running.rig.json")));
    program.workspace.edit(SetOwned{3, true});
    program.file(SaveAction)->trigger(); // it is this machine's file still
    QVERIFY(!QFile::exists(path(QStringLiteral("machine (2).rig.json"))));
}

/// Parts, and what is said of a part that both have.
void TestDocuments::whatDiffersIsSaid()
{
    const Catalogue catalogue = smallCatalogue();
    QVERIFY(words::whatDiffers(twoCards(), twoCards(), catalogue).isEmpty());
    Document here = twoCards();
    here = applied(here, SetOwned{3, true});
    here = applied(here, SetPowerLimit{{3}, Watts(280)});
    here = applied(here, RemoveItem{6});
    here = applied(here, Rename{QStringLiteral("Other")});
    const QString said = words::whatDiffers(twoCards(), here, catalogue).join(u'\n');
    for (const char *part : {"Only there: ", "owned: no there, yes in yours", "power limit: none there, 280 W in yours",
                             "It is called “Bench” there."})
        QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
    QVERIFY(!said.contains(QStringLiteral("Only in yours")));
}

void TestDocuments::theWorkOfARunningProgramIsLeftAlone()
{
    const QString data = path(QStringLiteral("data"));
    Autosave running(data);
    QVERIFY(running.write(writeBuildFile(twoCards(), smallCatalogue()), {}).has_value());
    Program program(data);
    QVERIFY(!program.documents->recover());
    QVERIFY(program.workspace.document().build.items.empty());
}

void TestDocuments::unreadableWorkIsSetAside()
{
    const QString folder = path(QStringLiteral("data/autosave"));
    QVERIFY(QDir().mkpath(folder));
    write(folder + QStringLiteral("/old.running.rig.json"), "{ torn");
    Program program(path(QStringLiteral("data")));
    QVERIFY(!program.documents->recover());
    QCOMPARE(program.troubles, 1);
    QCOMPARE(QDir(folder).entryList({QStringLiteral("kept-*.rig.json")}).size(), 1);
    Program next(path(QStringLiteral("data")));
    QVERIFY(!next.documents->recover());
    QCOMPARE(next.troubles, 0);
}

void TestDocuments::withNoPlaceToKeepClosingSaysSoOnce()
{
    write(path(QStringLiteral("wall")), "a file, so no folder can be made here");
    Program program(path(QStringLiteral("wall/data")));
    program.workspace.setDocument(oneCard());
    QVERIFY(program.documents->mayClose()); // nothing to lose
    program.workspace.edit(SetOwned{3, true});
    QVERIFY(!program.documents->mayClose());
    QCOMPARE(program.troubles, 1);
    program.workspace.edit(SetOwned{4, true});
    QVERIFY(!program.documents->mayClose()); // there is more to lose now
    QVERIFY(program.documents->mayClose());
}

void TestDocuments::partsOfTheFileOnlyAreSaid()
{
    QByteArray text = contentOf(path(QStringLiteral("bench.rig.json")));
    text.replace("card-a", "card-gone");
    write(path(QStringLiteral("gone.rig.json")), text);
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(path(QStringLiteral("gone.rig.json"))));
    QCOMPARE(program.sentences.size(), 1);
    QVERIFY2(program.said().contains(QLatin1StringView("Maker Card A")), qPrintable(program.said()));
    QVERIFY(program.workspace.catalogue().find(QStringLiteral("card-gone")));
    // The next document starts from the catalogue alone.
    program.file(NewAction)->trigger();
    QVERIFY(!program.workspace.catalogue().find(QStringLiteral("card-gone")));
    QVERIFY(program.workspace.catalogue().find(QStringLiteral("card-a")));
}

void TestDocuments::changedFiguresAreListed()
{
    QByteArray text = contentOf(path(QStringLiteral("bench.rig.json")));
    QVERIFY(text.contains("\"watts\": 1600"));
    text.replace("\"watts\": 1600", "\"watts\": 1550");
    write(path(QStringLiteral("older.rig.json")), text);
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(path(QStringLiteral("older.rig.json"))));
    QVERIFY2(program.said().contains(QStringLiteral("1550 → 1600")), qPrintable(program.said()));
    QCOMPARE(*program.workspace.machine().supplies.front().part->watts, Watts(1600));
}

void TestDocuments::theReportIsWritten()
{
    Program program(path(QStringLiteral("data")));
    QVERIFY(program.documents->open(path(QStringLiteral("bench.rig.json"))));
    answerDialog(path(QStringLiteral("report")));
    program.file(ReportAction)->trigger();
    QTRY_COMPARE(program.sentences.size(), 1); // it is made and written beside the window's work
    QVERIFY(contentOf(path(QStringLiteral("report.pdf"))).startsWith("%PDF"));
    QCOMPARE(program.troubles, 0);
}

void TestDocuments::undoIsNamedInTheMenu()
{
    Program program({});
    program.workspace.setDocument(oneCard());
    QAction *undo = program.documents->editActions().first();
    QAction *redo = program.documents->editActions().last();
    QVERIFY(!undo->isEnabled());
    program.workspace.edit(SetOwned{3, true});
    QVERIFY(undo->isEnabled());
    QVERIFY2(undo->text().size() > QStringLiteral("&Undo: ").size(), qPrintable(undo->text()));
    undo->trigger();
    QVERIFY(program.workspace.document() == oneCard());
    QVERIFY(redo->isEnabled());
    redo->trigger();
    QVERIFY(program.workspace.document().build.item(3)->owned);
}

void TestDocuments::theTitleTellsNameAndUnsavedWork()
{
    Program program({});
    program.workspace.setDocument(oneCard());
    program.workspace.edit(Rename{QStringLiteral("Bench two")});
    QVERIFY(program.window.windowTitle().contains(QLatin1StringView("Bench two")));
    QVERIFY(program.window.isWindowModified());
    program.workspace.undoStack().undo();
    QVERIFY(!program.window.isWindowModified());
}

RIG_TEST(TestDocuments)
#include "tst_documents.moc"
