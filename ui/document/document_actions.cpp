// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document_actions.h"

#include "core/base/shown_text.h"
#include "core/names/sentences.h"
#include "core/words/document_difference.h"
#include "core/workload/planned_works.h"
#include "ui/document/autosave.h"
#include "ui/document/document_files.h"
#include "ui/document/document_news.h"
#include "ui/document/edit_command.h"
#include "ui/document/examples.h"
#include "ui/document/opened_file.h"
#include "ui/document/settings.h"
#include "ui/widgets/save_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QTimer>

namespace rig::ui {

namespace {

constexpr int autosaveDelayMs = 3000;
/// A notice of more sentences is not read.
constexpr qsizetype mostDifferences = 6;

/// "&" would underline the next letter of a part's name.
QString forMenu(QString text) { return text.replace(u'&', QLatin1StringView("&&")); }

QAction *separator(QObject *parent)
{
    auto *action = new QAction(parent);
    action->setSeparator(true);
    return action;
}

} // namespace

struct DocumentActions::Private
{
    Private(DocumentActions &actions, Workspace &space, QMainWindow &mainWindow, const QString &dataFolder,
            SaveReport saveReport)
        : q(actions)
        , workspace(space)
        , window(mainWindow)
        , autosave(dataFolder)
        , opened(dataFolder)
        , reports(std::move(saveReport))
    {
    }

    DocumentActions &q;
    Workspace &workspace;
    QMainWindow &window;
    Autosave autosave;
    OpenedFile opened; ///< where the document lies
    QTimer timer;
    ReportWriter reports;
    std::optional<Document> offeredToLose; ///< the user was told that this cannot be kept; the next time it goes
    bool autosaveFailed = false;           ///< said once, not at every try
    bool taking = false;                   ///< a document is being put in place: its steps are none of the user's

    QAction *newOne = nullptr, *openOne = nullptr, *recent = nullptr, *save = nullptr, *saveAs = nullptr,
            *report = nullptr;
    QAction *beforeSave = nullptr, *beforeReport = nullptr; ///< separators
    QAction *undo = nullptr, *redo = nullptr;
    std::unique_ptr<QMenu> recentMenu;

    void makeActions();
    QAction *action(const QList<QKeySequence> &keys, void (Private::*run)());
    void retranslate();
    void nameSteps();
    void nameWindow();
    void fillRecent();

    [[nodiscard]] bool unsaved() const { return !workspace.undoStack().isClean(); }
    void onStep();
    [[nodiscard]] Result<void> writeAutosave();
    void autosaveNow();
    [[nodiscard]] bool mayLetGo(QStringList &news);
    void take(const OpenedBuild &made, const QString &file, const QByteArray &text, bool unsavedWork);
    void startNew();
    void askOpen();
    void saveNow();
    void askSaveAs();
    bool saveTo(const QString &file);
    void saveBeside();
    bool takeBack(const OpenedBuild &made, const UnsavedWork &work);
    [[nodiscard]] QString differenceText(const OpenedBuild &there) const;
    void askReport();
    [[nodiscard]] QString suggestedPath(QLatin1StringView suffix) const;
};

QAction *DocumentActions::Private::action(const QList<QKeySequence> &keys, void (Private::*run)())
{
    auto *made = new QAction(&q);
    made->setShortcuts(keys);
    QObject::connect(made, &QAction::triggered, &q, [this, run] { (this->*run)(); });
    return made;
}

void DocumentActions::Private::makeActions()
{
    // Explicit sequences: several of Qt's standard keys are empty on one platform or another.
    newOne = action({Qt::CTRL | Qt::Key_N}, &Private::startNew);
    openOne = action({Qt::CTRL | Qt::Key_O}, &Private::askOpen);
    save = action({Qt::CTRL | Qt::Key_S}, &Private::saveNow);
    saveAs = action({Qt::CTRL | Qt::SHIFT | Qt::Key_S}, &Private::askSaveAs);
    report = action({Qt::CTRL | Qt::Key_P}, &Private::askReport);
    beforeSave = separator(&q);
    beforeReport = separator(&q);
    undo = new QAction(&q);
    undo->setShortcuts({Qt::CTRL | Qt::Key_Z});
    redo = new QAction(&q);
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    QObject::connect(undo, &QAction::triggered, &workspace.undoStack(), &QUndoStack::undo);
    QObject::connect(redo, &QAction::triggered, &workspace.undoStack(), &QUndoStack::redo);
    recentMenu = std::make_unique<QMenu>();
    recent = new QAction(&q);
    recent->setMenu(recentMenu.get());
    QObject::connect(recentMenu.get(), &QMenu::aboutToShow, &q, [this] { fillRecent(); });
}

void DocumentActions::Private::retranslate()
{
    newOne->setText(tr("&New machine"));
    openOne->setText(tr("&Open…"));
    recent->setText(tr("Open &recent"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    report->setText(tr("Report as &PDF…"));
    nameSteps();
    nameWindow();
}

void DocumentActions::Private::nameSteps()
{
    const QUndoStack &stack = workspace.undoStack();
    undo->setEnabled(stack.canUndo());
    redo->setEnabled(stack.canRedo());
    undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(forMenu(stepName(stack, stack.index() - 1))) : tr("&Undo"));
    redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(forMenu(stepName(stack, stack.index()))) : tr("&Redo"));
}

void DocumentActions::Private::nameWindow()
{
    window.setWindowTitle(tr("%1[*] – Rigwright", "[*] is where the mark of unsaved work stands; keep it")
                              .arg(shownLine(shownName(workspace.document(), opened.path()))));
    window.setWindowModified(unsaved());
}

void DocumentActions::Private::fillRecent()
{
    recentMenu->clear();
    const QStringList files = recentFiles();
    for (const QString &file : files) {
        const QString shown = forMenu(shownLine(QDir::toNativeSeparators(file)));
        QAction *entry = recentMenu->addAction(QFile::exists(file) ? shown : tr("%1 (no longer there)").arg(shown));
        QObject::connect(entry, &QAction::triggered, &q, [this, file] { q.open(file); });
    }
    if (files.isEmpty())
        recentMenu->addAction(tr("No machine was opened or saved yet"))->setEnabled(false);
}

void DocumentActions::Private::onStep()
{
    if (taking)
        return;
    nameSteps();
    nameWindow();
    if (!unsaved()) {
        timer.stop();
        autosave.clear();
    } else if (!timer.isActive()) {
        timer.start();
    }
}

Result<void> DocumentActions::Private::writeAutosave()
{
    return autosave.write(writeBuildFile(workspace.document(), workspace.catalogue()), opened.path());
}

void DocumentActions::Private::autosaveNow()
{
    if (!unsaved())
        return;
    const Result<void> written = writeAutosave();
    if (!written && !autosaveFailed)
        emit q.said(written.error().sentence(), true);
    autosaveFailed = !written.has_value();
}

/// Before another document takes the place of this one: unsaved work is moved aside, never asked about. Where it cannot
/// be kept, that is said, and doing the same again lets it go.
bool DocumentActions::Private::mayLetGo(QStringList &news)
{
    if (!unsaved() || offeredToLose == workspace.document())
        return true;
    const Result<void> written = autosave.isOn() ? writeAutosave() : Result<void>(ioFailure({}, {}));
    const Result<QString> kept = written ? autosave.keep() : Result<QString>(tl::unexpected(written.error()));
    if (!kept) {
        offeredToLose = workspace.document();
        emit q.said(
            tr("%1 has changes that are not saved and cannot be kept. Save it, or do the same again to let them go.")
                .arg(shownName(workspace.document(), opened.path())),
            true);
        return false;
    }
    rememberRecent(*kept);
    news << tr("The unsaved changes to %1 are kept; Open recent has them.")
                .arg(shownName(workspace.document(), opened.path()));
    return true;
}

/// `text` is what stands in the file.
void DocumentActions::Private::take(const OpenedBuild &made, const QString &file, const QByteArray &text,
                                    bool unsavedWork)
{
    opened.take(file, text);
    offeredToLose.reset();
    taking = true;
    workspace.setCatalogue(made.catalogue);
    workspace.setDocument(made.document);
    if (unsavedWork)
        workspace.undoStack().resetClean();
    taking = false;
    onStep();
    emit q.opened();
}

void DocumentActions::Private::startNew()
{
    QStringList news;
    if (!mayLetGo(news))
        return;
    OpenedBuild fresh;
    fresh.document = freshDocument(workspace.place());
    fresh.catalogue = workspace.catalogue().without(Origin::File);
    take(fresh, {}, {}, false);
    if (!news.isEmpty())
        emit q.said(news.join(u'\n'), false);
}

void DocumentActions::Private::askOpen()
{
    const QString file =
        QFileDialog::getOpenFileName(&window, tr("Open a machine"), value(QSettings(), setting::lastFolder),
                                     tr("Machines (*.rig.json);;All files (*)"));
    if (!file.isEmpty())
        q.open(file);
}

void DocumentActions::Private::saveNow()
{
    if (opened.path().isEmpty())
        askSaveAs();
    else if (opened.wasChanged())
        saveBeside();
    else
        saveTo(opened.path());
}

QString DocumentActions::Private::suggestedPath(QLatin1StringView suffix) const
{
    QString name = shownName(workspace.document(), opened.path());
    for (const QChar forbidden : QStringLiteral("\\/:*?\"<>|"))
        name.replace(forbidden, u'-');
    return QDir(value(QSettings(), setting::lastFolder)).filePath(name + suffix);
}

void DocumentActions::Private::askSaveAs()
{
    const QString file = askSavePath(&window, {tr("Save this machine"),
                                               opened.path().isEmpty() ? suggestedPath(MachineEnding) : opened.path(),
                                               tr("Machines (*.rig.json)"), withEnding});
    if (!file.isEmpty())
        saveTo(file);
}

bool DocumentActions::Private::saveTo(const QString &file)
{
    const QByteArray text = writeBuildFile(workspace.document(), workspace.catalogue());
    const Result<void> written = writeFile(file, text);
    if (!written) {
        emit q.said(written.error().sentence(), true);
        return false;
    }
    opened.take(file, text);
    rememberRecent(file);
    rememberFolder(file);
    workspace.undoStack().setClean();
    onStep();
    return true;
}

QString DocumentActions::Private::differenceText(const OpenedBuild &there) const
{
    QStringList sentences = words::whatDiffers(there.document, workspace.document(), there.catalogue);
    const qsizetype more = sentences.size() - mostDifferences;
    if (more > 0) {
        sentences.resize(mostDifferences);
        sentences << tr("And %n more difference(s).", nullptr, static_cast<int>(more));
    }
    return names::afterEachOther(sentences);
}

/// Somebody else has changed the file since it was read: his stays, and this one gets a file beside it.
void DocumentActions::Private::saveBeside()
{
    const QString theirs = opened.path();
    const QString ours = freeNameBeside(theirs);
    const Result<QByteArray> text = readFile(theirs);
    const Result<OpenedBuild> there = text ? readMachine(*text, theirs, workspace.catalogue().without(Origin::File))
                                           : Result<OpenedBuild>(tl::unexpected(text.error()));
    const QString differs = there ? differenceText(*there) : QString();
    if (!saveTo(ours))
        return;
    rememberRecent(theirs); // "Open recent" has both, the own one first
    rememberRecent(ours);
    emit q.bothKept(tr("%1 was changed by another program since it was opened, and stays as it is. Yours is saved as"
                       " %2. %3",
                       "file, file, what differs")
                        .arg(QDir::toNativeSeparators(theirs), QDir::toNativeSeparators(ours), differs)
                        .trimmed(),
                    theirs, ours);
}

/// Autosaved work belongs to the file as it was then; what stands there now is somebody else's where it differs. False
/// where the file has it all: then nothing is unsaved.
bool DocumentActions::Private::takeBack(const OpenedBuild &made, const UnsavedWork &work)
{
    const Result<QByteArray> text = work.origin.isEmpty() ? QByteArray() : readFile(work.origin);
    const Result<OpenedBuild> there = text && !work.origin.isEmpty() ? readMachine(*text, work.origin, made.catalogue)
                                                                     : Result<OpenedBuild>(ioFailure({}, {}));
    const bool saved = there && there->document == made.document;
    const bool older = text && (saved || QFileInfo(work.origin).lastModified() <= work.written);
    take(made, work.origin, older ? *text : QByteArray(), !saved);
    return !saved;
}

void DocumentActions::Private::askReport()
{
    const auto withSuffix = [](const QString &path) {
        return QFileInfo(path).suffix().isEmpty() ? path + QLatin1StringView(".pdf") : path;
    };
    const QString whole = askSavePath(&window, {tr("Report on this machine"), suggestedPath(QLatin1StringView(".pdf")),
                                                tr("PDF (*.pdf);;Web page (*.html)"), withSuffix});
    if (whole.isEmpty())
        return;
    reports.write(workspace.document(), workspace.catalogue(), whole, workspace.found(), workspace.rent());
}

DocumentActions::DocumentActions(Workspace &workspace, QMainWindow &window, const QString &dataFolder,
                                 SaveReport saveReport)
    : QObject(&window), m(std::make_shared<Private>(*this, workspace, window, dataFolder, std::move(saveReport)))
{
    m->makeActions();
    m->timer.setSingleShot(true);
    m->timer.setInterval(autosaveDelayMs);
    connect(&m->timer, &QTimer::timeout, this, [this] { m->autosaveNow(); });
    connect(&m->opened, &OpenedFile::changed, this, [this] {
        emit said(
            tr("%1 was changed by another program. It stays as it is: what you save here goes to a file beside it.")
                .arg(QDir::toNativeSeparators(m->opened.path())),
            true);
    });
    connect(&workspace.undoStack(), &QUndoStack::indexChanged, this, [this] { m->onStep(); });
    connect(&workspace.undoStack(), &QUndoStack::cleanChanged, this, [this] { m->onStep(); });
    connect(&m->reports, &ReportWriter::written, this, [this](const QString &file, const QString &failure) {
        emit said(failure.isEmpty() ? tr("The report is in %1.").arg(QDir::toNativeSeparators(file)) : failure,
                  !failure.isEmpty());
    });
    m->retranslate();
}

QList<QAction *> DocumentActions::fileActions() const
{
    return {m->newOne, m->openOne, m->recent, m->beforeSave, m->save, m->saveAs, m->beforeReport, m->report};
}

QList<QAction *> DocumentActions::editActions() const { return {m->undo, m->redo}; }

void DocumentActions::askReport() { m->askReport(); }

void DocumentActions::askOpen() { m->askOpen(); }

void DocumentActions::startNew() { m->startNew(); }

bool DocumentActions::takeUp(const Document &document)
{
    OpenedBuild planned;
    planned.document = document;
    planned.catalogue = m->workspace.catalogue().without(Origin::File);
    return takeUp(planned);
}

bool DocumentActions::takeUp(const OpenedBuild &machine)
{
    QStringList news;
    if (!m->mayLetGo(news))
        return false;
    m->take(machine, {}, {}, true);
    if (!news.isEmpty())
        emit said(news.join(u'\n'), false);
    return true;
}

bool DocumentActions::open(const QString &path)
{
    const Result<QByteArray> text = readFile(path);
    if (!text) {
        forgetRecent(path);
        emit openFailed(text.error().sentence());
        return false;
    }
    const Result<OpenedBuild> opened =
        readMachine(*text, QFileInfo(path).fileName(), m->workspace.catalogue().without(Origin::File));
    if (!opened) {
        emit openFailed(opened.error().sentence());
        return false;
    }
    QStringList news;
    if (!m->mayLetGo(news))
        return false;
    const bool kept = m->autosave.holds(path);
    if (kept || isExample(path)) {
        OpenedBuild fresh = *opened;
        if (!kept)
            fresh.document = begunFrom(std::move(fresh.document), m->workspace.place());
        m->take(fresh, {}, {}, kept);
    } else {
        m->take(*opened, QFileInfo(path).absoluteFilePath(), *text, false);
        rememberRecent(path);
        rememberFolder(path);
        if (m->opened.isOpenElsewhere())
            news << tr("This machine is open in another window, too. Whoever saves second gets a file of his own.");
    }
    news << newsOf(*opened);
    news.removeAll(QString());
    if (!news.isEmpty())
        emit said(news.join(u'\n'), false);
    return true;
}

bool DocumentActions::recover()
{
    QStringList others;
    const std::optional<UnsavedWork> work = m->autosave.takeLeft(others);
    for (const QString &other : others)
        rememberRecent(other);
    if (!work)
        return false;
    const Result<OpenedBuild> opened =
        readMachine(work->text, tr("the unsaved machine"), m->workspace.catalogue().without(Origin::File));
    if (!opened) {
        const Result<QString> kept = m->autosave.keep();
        emit said(tr("Unsaved work was found but cannot be read: %1 It was left in %2.")
                      .arg(opened.error().sentence(), kept ? QDir::toNativeSeparators(*kept) : QString()),
                  true);
        return false;
    }
    QStringList news;
    if (m->takeBack(*opened, *work))
        news << tr("The unsaved changes to %1 of %2 are back. Save them, or start a new machine.")
                    .arg(shownName(opened->document, work->origin),
                         QLocale().toString(work->written, QLocale::ShortFormat));
    if (!others.isEmpty())
        news << tr("%n more unsaved machine(s) were found; Open recent has them.", nullptr,
                   static_cast<int>(others.size()));
    news << newsOf(*opened);
    news.removeAll(QString());
    if (!news.isEmpty())
        emit said(news.join(u'\n'), false);
    return true;
}

bool DocumentActions::mayClose()
{
    if (!m->unsaved()) {
        m->autosave.clear();
        return true;
    }
    if (m->offeredToLose == m->workspace.document())
        return true;
    if (m->autosave.isOn() && m->writeAutosave())
        return true;
    m->offeredToLose = m->workspace.document();
    emit said(tr("%1 has changes that are not saved and cannot be kept for the next start. Save it, or close once more "
                 "to let "
                 "them go.")
                  .arg(shownName(m->workspace.document(), m->opened.path())),
              true);
    return false;
}

void DocumentActions::retranslate() { m->retranslate(); }

} // namespace rig::ui
