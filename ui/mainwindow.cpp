// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "core/names/names.h"
#include "core/words/words.h"
#include "ui/data/data_actions.h"
#include "ui/document/document_actions.h"
#include "ui/document/settings.h"
#include "ui/pages/page.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>

namespace rig::ui {

namespace {

QString pageTitle(const PageEntry &entry) { return QCoreApplication::translate("Page", entry.title); }

int indexOfPage(const QString &id)
{
    const std::span<const PageEntry> pages = allPages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&](const PageEntry &entry) { return id == QLatin1StringView(entry.id); });
    return found == pages.end() ? -1 : static_cast<int>(found - pages.begin());
}

/// The machine file among what is dragged; empty when there is none.
QString machineFile(const QMimeData &data)
{
    for (const QUrl &url : data.urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QLatin1StringView(".rig.json"), Qt::CaseInsensitive))
            return path;
    }
    return {};
}

} // namespace

MainWindow::MainWindow(Workspace &workspace, LanguageSwitch &languages, const QString &dataFolder, const QString &page)
    : m_workspace(workspace)
    , m_languages(languages)
    , m_dataFolder(dataFolder)
    , m_documents(new DocumentActions(workspace, *this, dataFolder))
    , m_data(new DataActions(workspace, this))
    , m_sidebar(new QListWidget(this))
    , m_title(new Label(this))
    , m_search(new QLineEdit(this))
    , m_messages(new MessageBar(this))
    , m_stack(new QStackedWidget(this))
    , m_status(new Label(this))
    , m_pages(static_cast<qsizetype>(allPages().size()), nullptr)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_documents->setParent(this);
    makeCentre();
    m_status->setContentsMargins(Grid, 0, Grid, 0);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);

    connect(m_documents, &DocumentActions::said, this, &MainWindow::say);
    connect(m_data, &DataActions::said, this, &MainWindow::say);
    connect(m_documents, &DocumentActions::opened, this, [this] { showPage(QStringLiteral("build")); });
    connect(m_sidebar, &QListWidget::currentRowChanged, this, &MainWindow::switchTo);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_searches.insert(m_stack->currentWidget(), text);
        if (auto *current = qobject_cast<Page *>(m_stack->currentWidget()))
            current->search(text);
    });
    connect(&m_workspace, &Workspace::documentChanged, this, &MainWindow::updateStatus);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &MainWindow::updateStatus);
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
    m_sidebar->setObjectName(QStringLiteral("sidebar"));
    m_sidebar->setFrameShape(QFrame::NoFrame);
    m_sidebar->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sidebar->viewport()->setAutoFillBackground(false);
    m_sidebar->setSpacing(2);
    for (const PageEntry &entry : allPages())
        m_sidebar->addItem(new QListWidgetItem(lineIcon(QString::fromLatin1(entry.icon)), QString()));

    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout;
    column->setSpacing(Grid);
    column->addWidget(makeHeader());
    column->addWidget(m_messages);
    column->addWidget(m_stack, 1);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(Grid, Grid, Grid, Grid / 2);
    row->setSpacing(Grid);
    row->addWidget(m_sidebar);
    row->addLayout(column, 1);
    setCentralWidget(centre);
}

QWidget *MainWindow::makeHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    QSizePolicy policy = m_search->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the title keeps its height on every page
    m_search->setSizePolicy(policy);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_search, 2);
    return header;
}

void MainWindow::restore(const QString &page)
{
    const QSettings settings;
    if (!restoreGeometry(value(settings, setting::geometry))) {
        const QSize room = screen() ? screen()->availableSize() : QSize(1280, 800);
        resize(QSize(1280, 800).boundedTo(room));
    }
    const QString wanted = page.isEmpty() ? value(settings, setting::page) : page;
    if (!showPage(wanted))
        showPage(QString::fromLatin1(allPages().front().id));
}

bool MainWindow::showPage(const QString &id)
{
    const int index = indexOfPage(id);
    if (index < 0)
        return false;
    m_sidebar->setCurrentRow(index);
    return true;
}

QString MainWindow::currentPage() const
{
    return QString::fromLatin1(allPages()[static_cast<std::size_t>(std::max(0, m_sidebar->currentRow()))].id);
}

void MainWindow::say(const QString &sentence, bool problem) { m_messages->say(sentence, problem); }

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
    connect(page, &Page::said, this, &MainWindow::say);
    connect(page, &Page::searchDropped, this, [this, page] {
        m_searches.remove(page);
        if (m_stack->currentWidget() == page)
            m_search->clear();
    });
    connect(page, &Page::wanted, this, [this, page] {
        const qsizetype index = m_pages.indexOf(page);
        showPage(QString::fromLatin1(allPages()[static_cast<std::size_t>(index)].id));
    });
    connect(page, &Page::partChosen, this, [this, page](const QString &id) { choosePart(page, id); });
    connect(page, &Page::openWanted, this, [this](const QString &path) {
        if (path.isEmpty())
            m_documents->askOpen();
        else
            m_documents->open(path);
    });
    connect(page, &Page::machinePlanned, this, [this](const Document &document, const QString &sentence) {
        if (!m_documents->takeUp(document))
            return;
        showPage(QStringLiteral("build"));
        say(sentence, false);
    });
    connect(page, &Page::partOpened, this, [this, page](const QString &id) {
        showPage(QString::fromLatin1(allPages().front().id));
        choosePart(page, id);
    });
    if (!m_chosenPart.isEmpty())
        page->showPart(m_chosenPart);
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
    updateHeader();
    fillMenus();
}

void MainWindow::updateHeader()
{
    const int index = std::max(0, m_sidebar->currentRow());
    m_title->setText(pageTitle(allPages()[static_cast<std::size_t>(index)]));
    m_title->setFont(fontFor(TextSize::PageTitle, font()));
    const auto *page = qobject_cast<Page *>(m_stack->currentWidget());
    const QString hint = page ? page->searchHint() : QString();
    m_search->setVisible(!hint.isEmpty());
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
    m_search->setMaximumWidth(60 * fontMetrics().averageCharWidth());
    const QSignalBlocker blocker(m_search); // the page knows its search already
    m_search->setText(m_searches.value(m_stack->currentWidget()));
}

void MainWindow::focusSearch()
{
    QLineEdit *field = m_search;
    // A page with a field of its own names it "search" too.
    if (!m_search->isVisible())
        field = m_stack->currentWidget()->findChild<QLineEdit *>(QStringLiteral("search"));
    // One that is hidden would get what is typed all the same.
    if (!field || !field->isVisible())
        return;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void MainWindow::fitSidebar()
{
    const bool narrow = width() < 80 * fontMetrics().averageCharWidth();
    const int side = fontMetrics().height() + Grid / 2;
    m_sidebar->setIconSize(QSize(side, side));
    for (int i = 0; i < m_sidebar->count(); ++i) {
        const QString title = pageTitle(allPages()[static_cast<std::size_t>(i)]);
        m_sidebar->item(i)->setText(narrow ? QString() : title);
        m_sidebar->item(i)->setToolTip(plainTip(narrow ? title : QString()));
        m_sidebar->item(i)->setData(Qt::AccessibleTextRole, title);
        m_sidebar->item(i)->setSizeHint(QSize(0, side + Grid));
    }
    int widest = 0;
    for (int i = 0; i < m_sidebar->count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_sidebar->item(i)->text()));
    m_sidebar->setFixedWidth(side + widest + 3 * Grid + (narrow ? 0 : 2 * Grid));
}

void MainWindow::updateStatus()
{
    const QString gpus = names::number(static_cast<double>(m_workspace.catalogue().parts(Kind::Gpu).size()));
    if (m_workspace.document().build.items.empty()) {
        m_status->setText(tr("The catalogue holds %1 GPUs.").arg(gpus));
        return;
    }
    m_status->setText(words::verdict(m_workspace.verdict()));
}

void MainWindow::retranslate()
{
    m_sidebar->setAccessibleName(tr("Pages"));
    fitSidebar();
    updateHeader();
    updateStatus();
    m_documents->retranslate();
    m_data->retranslate();
    fillMenus();
}

bool MainWindow::event(QEvent *event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::Paint && !m_painted) {
        m_painted = true;
        // The children are painted within the same turn of the event loop.
        QTimer::singleShot(0, this, &MainWindow::firstPainted);
    }
    return handled;
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        fitSidebar();
        updateHeader();
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
    fitSidebar();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!machineFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = machineFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    m_documents->open(path);
}

} // namespace rig::ui
