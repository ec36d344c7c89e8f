// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "ui/data/data_actions.h"
#include "ui/data/list_actions.h"
#include "ui/document/document_actions.h"
#include "ui/document/settings.h"
#include "ui/menu_corner.h"
#include "ui/models/search_index.h"
#include "ui/pages/page.h"
#include "ui/rail.h"
#include "ui/report/report_file.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr QSize Least(1024, 700);
constexpr QSize Usual(1440, 900);
/// What a window manager and a task bar take of the screen.
constexpr QSize ForTheFrame(0, 36);
/// Rails with names need so much window.
constexpr int NarrowBelow = 1200;

int indexOfPage(const QString &id)
{
    const std::span<const PageEntry> pages = allPages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&](const PageEntry &entry) { return id == QLatin1StringView(entry.id); });
    return found == pages.end() ? -1 : static_cast<int>(found - pages.begin());
}

/// The first file with one of these endings among what is dragged; empty when there is none.
QString draggedFile(const QMimeData &data, const QStringList &endings)
{
    for (const QUrl &url : data.urls()) {
        const QString path = url.toLocalFile();
        for (const QString &ending : endings) {
            if (path.endsWith(ending, Qt::CaseInsensitive))
                return path;
        }
    }
    return {};
}

QString machineFile(const QMimeData &data) { return draggedFile(data, {QStringLiteral(".rig.json")}); }

/// A part list of somebody's.
QString listFile(const QMimeData &data)
{
    return draggedFile(data, {QStringLiteral(".txt"), QStringLiteral(".md"), QStringLiteral(".csv"),
                              QStringLiteral(".html"), QStringLiteral(".htm")});
}

/// A layout asks the one around it for room only once it has been laid out itself, a turn of the event loop later. What
/// is painted in between jumps, and is painted again.
void settleLayouts()
{
    constexpr int deepest = 8;
    for (int i = 0; i < deepest; ++i)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

} // namespace

MainWindow::MainWindow(Workspace &workspace, LanguageSwitch &languages, const QString &dataFolder, const QString &page)
    : m_workspace(workspace)
    , m_languages(languages)
    , m_dataFolder(dataFolder)
    , m_documents(new DocumentActions(workspace, *this, dataFolder, writeReport))
    , m_data(new DataActions(workspace, this))
    , m_lists(new ListActions(workspace, this))
    , m_rail(new Rail(this))
    , m_corner(new MenuCorner(workspace, this))
    , m_index(new SearchIndex(this))
    , m_stack(new QStackedWidget(this))
    , m_pages(static_cast<qsizetype>(allPages().size()), nullptr)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_documents->setParent(this);
    makeCentre();
    menuBar()->setCornerWidget(m_corner, Qt::TopRightCorner);

    connect(m_documents, &DocumentActions::said, this, &MainWindow::say);
    connect(m_documents, &DocumentActions::openFailed, this, [this](const QString &sentence) {
        m_notice->say(sentence, true);
        m_openFailures << sentence;
    });
    connect(m_documents, &DocumentActions::opened, this, [this] {
        for (const QString &sentence : std::as_const(m_openFailures))
            m_notice->withdraw(sentence); // another machine is open: that is past
        m_openFailures.clear();
    });
    connect(m_documents, &DocumentActions::bothKept, this,
            [this](const QString &sentence, const QString &theirs, const QString &ours) {
                m_notice->say(sentence, true, {},
                              {{tr("Open the other"), [this, theirs] { m_documents->open(theirs); }},
                               {tr("Open yours"), [this, ours] { m_documents->open(ours); }}});
            });
    connect(m_data, &DataActions::said, this, &MainWindow::say);
    connect(m_lists, &ListActions::said, this, &MainWindow::say);
    connect(m_lists, &ListActions::made, this, [this](const Document &document, const Catalogue &catalogue) {
        OpenedBuild made;
        made.document = document;
        made.catalogue = catalogue;
        m_documents->takeUp(made);
    });
    connect(m_documents, &DocumentActions::opened, this, [this] { showPage(QStringLiteral("build")); });
    connect(m_rail, &Rail::pageChosen, this, &MainWindow::switchTo);
    connect(m_corner, &MenuCorner::searchWanted, this, &MainWindow::find);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] { m_indexed = false; });
    restore(page);
    retranslate();
}

MainWindow::~MainWindow()
{
    // A field takes what was typed when it loses the focus: now, and not to a window of which half has gone.
    if (QWidget *focus = QApplication::focusWidget())
        focus->clearFocus();
}

void MainWindow::makeCentre()
{
    auto *centre = new QWidget(this);
    auto *right = new QWidget(centre);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    m_notice = new Notice(right);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(right, 1);
    setCentralWidget(centre);
}

void MainWindow::restore(const QString &page)
{
    const QSize room = screen() ? screen()->availableSize() : Usual;
    setMinimumSize(Least.boundedTo(room));
    const QSettings settings;
    if (!restoreGeometry(value(settings, setting::geometry)))
        resize(Usual.boundedTo(room - ForTheFrame).expandedTo(minimumSize()));
    const QString wanted = page.isEmpty() ? value(settings, setting::page) : page;
    if (!showPage(wanted))
        showPage(QString::fromLatin1(allPages().front().id));
}

bool MainWindow::showPage(const QString &id)
{
    const int index = indexOfPage(id);
    if (index < 0)
        return false;
    m_rail->setPage(index);
    return true;
}

QString MainWindow::currentPage() const
{
    return QString::fromLatin1(allPages()[static_cast<std::size_t>(std::max(0, m_rail->page()))].id);
}

void MainWindow::say(const QString &sentence, bool problem) { m_notice->say(sentence, problem); }

void MainWindow::makeTheRest()
{
    // The Machine menu is of these pages: it is there on every page, and its keys with it.
    for (const char *page : {"start", "build"})
        pageWidget(indexOfPage(QString::fromLatin1(page)));
    fillMenus();
}

QString MainWindow::idOf(const QWidget *page) const
{
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i] == page)
            return QString::fromLatin1(allPages()[static_cast<std::size_t>(i)].id);
    }
    return {};
}

QWidget *MainWindow::pageWidget(int index)
{
    if (m_pages[index])
        return m_pages[index];
    QWidget *made = allPages()[static_cast<std::size_t>(index)].make(m_workspace, m_stack);
    m_pages[index] = made;
    m_stack->addWidget(made);
    if (auto *page = qobject_cast<Page *>(made))
        connectPage(page);
    return made;
}

void MainWindow::connectPage(Page *page)
{
    if (!page->reachesEdges())
        page->setContentsMargins(PageMargin, 3 * Grid / 2, PageMargin, 3 * Grid / 2);
    connect(page, &Page::said, this,
            [this, page](const QString &sentence, bool problem) { m_notice->say(sentence, problem, idOf(page)); });
    connect(page, &Page::wanted, this, [this, page] { showPage(idOf(page)); });
    connect(page, &Page::pageWanted, this, &MainWindow::showPage);
    connect(page, &Page::partChosen, this, [this, page](const QString &id) { choosePart(page, id); });
    connect(page, &Page::partOpened, this, [this, page](const QString &id) { openPart(page, id); });
    connectPlans(page);
    if (!m_chosenPart.isEmpty())
        page->showPart(m_chosenPart);
}

void MainWindow::connectPlans(Page *page)
{
    connect(page, &Page::openWanted, this, [this](const QString &path) {
        if (path.isEmpty())
            m_documents->askOpen();
        else
            m_documents->open(path);
    });
    connect(page, &Page::reportWanted, m_documents, &DocumentActions::askReport);
    connect(page, &Page::ownMachineWanted, this, [this] {
        showPage(QStringLiteral("start"));
        if (auto *start = qobject_cast<Page *>(m_stack->currentWidget()))
            start->enterOwnMachine();
    });
    connect(page, &Page::finderWanted, this, [this](const PlannedWork &work) {
        showPage(QStringLiteral("finder"));
        if (auto *finder = qobject_cast<Page *>(m_stack->currentWidget()))
            finder->findFor(work);
    });
    connect(page, &Page::newWanted, m_documents, &DocumentActions::startNew);
    const auto showMachine = [this](bool taken, const QString &sentence) {
        if (!taken)
            return;
        showPage(QStringLiteral("build"));
        if (!sentence.isEmpty())
            m_notice->say(sentence, false, QStringLiteral("build"));
    };
    connect(page, &Page::machinePlanned, this, [this, showMachine](const Document &document, const QString &sentence) {
        showMachine(m_documents->takeUp(document), sentence);
    });
    connect(page, &Page::machineRead, this, [this, showMachine](const OpenedBuild &machine, const QString &sentence) {
        showMachine(m_documents->takeUp(machine), sentence);
    });
}

/// A chip's figures stand among the GPUs, those of all else among the parts.
void MainWindow::openPart(const Page *from, const QString &id)
{
    const PartHandle part = m_workspace.catalogue().find(id);
    showPage(part && part->kind != Kind::Gpu ? QStringLiteral("parts") : QStringLiteral("gpus"));
    choosePart(from, id);
}

void MainWindow::choosePart(const Page *from, const QString &id)
{
    m_chosenPart = id;
    for (QWidget *widget : m_pages) {
        auto *page = qobject_cast<Page *>(widget);
        if (page && page != from)
            page->showPart(id);
    }
}

void MainWindow::switchTo(int index)
{
    if (index < 0)
        return;
    m_stack->setCurrentWidget(pageWidget(index));
    // Only the page that is seen says how small the window may be.
    for (QWidget *page : std::as_const(m_pages)) {
        const auto policy = page == m_stack->currentWidget() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        if (page)
            page->setSizePolicy(policy, policy);
    }
    m_notice->setPage(currentPage());
    fillMenus();
}

void MainWindow::focusSearch()
{
    // Every page that can be searched has a field of that name.
    auto *field = m_stack->currentWidget()->findChild<QLineEdit *>(QStringLiteral("search"));
    // One that is hidden would get what is typed all the same.
    if (!field || !field->isVisible())
        return;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void MainWindow::fitRail() { m_rail->setNarrow(width() < scaled(NarrowBelow, font())); }

void MainWindow::retranslate()
{
    m_rail->retranslate();
    m_corner->retranslate();
    m_documents->retranslate();
    m_data->retranslate();
    m_lists->retranslate();
    fillMenus();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest)
        settleLayouts();
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::Paint && !m_painted) {
        m_painted = true;
        // The children are painted within the same turn of the event loop.
        QTimer::singleShot(0, this, &MainWindow::firstPainted);
    }
    return handled;
}

bool MainWindow::focusNextPrevChild(bool next)
{
    if (!QMainWindow::focusNextPrevChild(next))
        return false;
    QWidget *now = focusWidget();
    for (QWidget *around = now; around && !around->isWindow(); around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(now);
    }
    return true;
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        fitRail();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_documents->mayClose()) {
        event->ignore();
        return;
    }
    QSettings settings;
    setValue(settings, setting::geometry, saveGeometry());
    setValue(settings, setting::page, currentPage());
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitRail();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!machineFile(*event->mimeData()).isEmpty() || !listFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = machineFile(*event->mimeData());
    const QString list = listFile(*event->mimeData());
    if (path.isEmpty() && list.isEmpty())
        return;
    event->acceptProposedAction();
    if (path.isEmpty())
        m_lists->openList(list);
    else
        m_documents->open(path);
}

} // namespace rig::ui
