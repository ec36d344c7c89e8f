// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/machine_line.h"
#include "ui/about_dialog.h"
#include "ui/data/data_actions.h"
#include "ui/data/list_actions.h"
#include "ui/document/document_actions.h"
#include "ui/document/history_dialog.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/findables.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/menu_corner.h"
#include "ui/models/search_index.h"
#include "ui/pages/page.h"
#include "ui/rail.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr std::array TextPercents{100, 125, 150, 175, 200};

} // namespace

void MainWindow::fillMenus()
{
    menuBar()->clear();
    // The menu that was just used may be among them: it goes when its turn of the event loop is over. A dialog that it
    // opened runs a loop of its own within that turn.
    if (thread()->loopLevel() <= 1) {
        for (QMenu *menu : m_oldMenus + m_menus)
            menu->deleteLater();
        m_oldMenus.clear();
    } else {
        m_oldMenus += m_menus;
    }
    m_menus.clear();

    QMenu *file = addMenu(tr("&File"), m_documents->fileActions());
    file->addSeparator();
    file->addActions(m_lists->fileActions());
    file->addSeparator();
    QAction *quit = file->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
    quit->setMenuRole(QAction::QuitRole);
    QMenu *edit = addMenu(tr("&Edit"), m_documents->editActions());
    edit->addAction(tr("&History…"), QKeySequence(Qt::CTRL | Qt::Key_H), this, &MainWindow::showHistory);
    edit->addSeparator();
    edit->addAction(tr("&Find"), QKeySequence(Qt::CTRL | Qt::Key_F), this, &MainWindow::focusSearch);
    fillViewMenu();

    QMenu *machine = addMenu(tr("&Machine"), {});
    QList<QAction *> data;
    bool hasBuildPage = false;
    for (QWidget *widget : m_pages) {
        const auto *page = qobject_cast<Page *>(widget);
        if (!page)
            continue;
        hasBuildPage = hasBuildPage || idOf(widget) == QStringLiteral("build");
        machine->addActions(page->machineActions());
        data << page->dataActions();
    }
    // On every page the same menus: this one waits for its page.
    if (!hasBuildPage)
        connect(machine, &QMenu::aboutToShow, this, &MainWindow::makeTheRest);
    machine->addSeparator();
    machine->addActions(m_lists->machineActions());
    QMenu *dataMenu = addMenu(tr("&Data"), m_data->actions());
    if (!data.isEmpty())
        dataMenu->addSeparator();
    dataMenu->addActions(data);
    fillHelpMenu();
}

QMenu *MainWindow::addMenu(const QString &title, const QList<QAction *> &actions)
{
    QMenu *menu = menuBar()->addMenu(title);
    menu->addActions(actions);
    m_menus << menu;
    return menu;
}

void MainWindow::fillViewMenu()
{
    QMenu *view = addMenu(tr("&View"), {});
    addPageActions(view);
    view->addSeparator();
    addLanguageMenu(view);
    addColoursMenu(view);
    addTextSizeMenu(view);
}

void MainWindow::addPageActions(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    int number = 0;
    for (const PageEntry &entry : allPages()) {
        QAction *action = menu->addAction(lineIcon(QString::fromLatin1(entry.icon)),
                                          QCoreApplication::translate("Page", entry.title));
        action->setCheckable(true);
        action->setChecked(number == m_rail->page());
        // The tenth has the key that stands after the ninth.
        action->setShortcut(
            QKeySequence(Qt::CTRL | (number == 9 ? Qt::Key_0 : static_cast<Qt::Key>(Qt::Key_1 + number))));
        group->addAction(action);
        const QString id = QString::fromLatin1(entry.id);
        connect(action, &QAction::triggered, this, [this, id] { showPage(id); });
        ++number;
    }
}

void MainWindow::addLanguageMenu(QMenu *view)
{
    // Both languages' word, so that whoever lands in the wrong one finds the way back.
    QMenu *menu = view->addMenu(tr("Language / 语言"));
    auto *group = new QActionGroup(menu);
    for (const Language &language : knownLanguages()) {
        QAction *action = menu->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.code == m_languages.current());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = language.code] {
            QSettings settings;
            setValue(settings, setting::language, code);
            m_languages.use(code);
        });
    }
}

void MainWindow::addColoursMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("&Colours"));
    auto *group = new QActionGroup(menu);
    const QString current = value(QSettings(), setting::colours);
    const std::array<std::pair<QString, QString>, 3> schemes{{{QStringLiteral("system"), tr("As the &system")},
                                                              {QStringLiteral("light"), tr("&Light")},
                                                              {QStringLiteral("dark"), tr("&Dark")}}};
    for (const auto &[name, title] : schemes) {
        QAction *action = menu->addAction(title);
        action->setCheckable(true);
        action->setChecked(schemeFromName(current) == schemeFromName(name));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [name = name] {
            QSettings settings;
            setValue(settings, setting::colours, name);
            applyTheme(*qApp, schemeFromName(name), value(settings, setting::textPercent));
        });
    }
}

void MainWindow::addTextSizeMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("&Text size"));
    const int current = value(QSettings(), setting::textPercent);
    const auto step = [this](int direction) {
        const int now = value(QSettings(), setting::textPercent);
        const auto at = std::lower_bound(TextPercents.begin(), TextPercents.end(), now) - TextPercents.begin();
        const auto next = std::clamp<std::ptrdiff_t>(at + direction, 0, std::ssize(TextPercents) - 1);
        setTextPercent(TextPercents[static_cast<std::size_t>(next)]);
    };
    menu->addAction(tr("&Larger"), QKeySequence(Qt::CTRL | Qt::Key_Plus), this, [step] { step(1); });
    menu->addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this, [step] { step(-1); });
    menu->addSeparator();
    auto *group = new QActionGroup(menu);
    for (const int percent : TextPercents) {
        QAction *action = menu->addAction(tr("%1 %", "size of the text").arg(percent));
        action->setCheckable(true);
        action->setChecked(percent == current);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, percent] { setTextPercent(percent); });
    }
}

void MainWindow::setTextPercent(int percent)
{
    QSettings settings;
    setValue(settings, setting::textPercent, percent);
    applyTheme(*qApp, schemeFromName(value(settings, setting::colours)), percent);
    fillMenus();
}

void MainWindow::fillHelpMenu()
{
    QMenu *help = addMenu(tr("&Help"), {});
    help->addAction(tr("&Help…"), QKeySequence(Qt::Key_F1), this, &MainWindow::findHelp);
    help->addAction(tr("Find &anything…"), QKeySequence(Qt::CTRL | Qt::Key_K), this, &MainWindow::find);
    help->addSeparator();
    if (!m_dataFolder.isEmpty())
        help->addAction(tr("Open &log folder"), this, &MainWindow::openLogFolder);
    help->addAction(tr("&About Rigwright"), this, &MainWindow::showAbout)->setMenuRole(QAction::AboutRole);
}

void MainWindow::showHistory()
{
    auto *open = findChild<HistoryDialog *>();
    if (!open)
        open = new HistoryDialog(m_workspace, this);
    open->show();
    open->raise();
    open->activateWindow();
}

std::vector<Findable> MainWindow::findableCommands() const
{
    std::vector<Command> commands;
    const PageEntry &entry = allPages()[static_cast<std::size_t>(std::max(0, m_rail->page()))];
    if (const auto *page = qobject_cast<Page *>(m_stack->currentWidget()))
        commands = commandsOf(page->moreActions(), QCoreApplication::translate("Page", entry.title));
    QList<QAction *> menus = menuBar()->actions();
    menus << m_corner->prices()->menuAction();
    for (const Command &command : commandsOf(menus))
        commands.push_back(command);
    std::vector<Findable> found;
    found.reserve(commands.size());
    for (const Command &command : commands)
        found.push_back(findable(command));
    return found;
}

void MainWindow::openPalette(const QString &hint, std::vector<Findable> first)
{
    if (!m_indexed)
        m_index->setCatalogue(m_workspace.catalogue());
    m_indexed = true;
    const auto showInGuide = [this](const QString &what) {
        showPage(QStringLiteral("guide"));
        if (auto *page = qobject_cast<Page *>(m_stack->currentWidget()))
            page->showInGuide(what);
    };
    const auto more = [this, showInGuide, guide = FindableGuide()](const QString &typed) {
        std::vector<Findable> found =
            findableParts(typed, m_workspace, *m_index, [this](const QString &id) { openPart(nullptr, id); });
        const std::vector<Findable> told = guide(typed, showInGuide);
        found.insert(found.end(), told.begin(), told.end());
        return found;
    };
    auto *palette = new CommandPalette(hint, std::move(first), more, this);
    palette->open();
}

void MainWindow::find()
{
    std::vector<Findable> all = findableCommands();
    const auto add = [&all](const std::vector<Findable> &more) { all.insert(all.end(), more.begin(), more.end()); };
    add(findableTemplates([this](const QString &path) { m_documents->open(path); }));
    add(findableFindings(m_workspace, [this](int finding) {
        showPage(QStringLiteral("build"));
        if (auto *page = qobject_cast<Page *>(m_stack->currentWidget()))
            page->showFinding(finding);
    }));
    add(findableHelp());
    openPalette(tr("Find parts, templates, settings, help"), std::move(all));
}

void MainWindow::findHelp()
{
    std::vector<Findable> all = findableHelp();
    for (const Findable &command : findableCommands())
        all.push_back(command);
    openPalette(tr("Find help: a key, a check, a command"), std::move(all));
}

void MainWindow::showAbout()
{
    const Catalogue &catalogue = m_workspace.catalogue();
    const auto imported = m_workspace.ownData() ? m_workspace.ownData()->importedCatalogue() : std::nullopt;
    const AboutDialog::Days days{catalogue.date, imported && imported->counts ? imported->shipped : QDate(),
                                 newestPrice(catalogue)};
    (new AboutDialog(catalogue.sources, days, this))->show();
}

void MainWindow::openLogFolder()
{
    const QString folder = QDir(m_dataFolder).filePath(QStringLiteral("logs"));
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        say(tr("No program here opens folders. The log lies in %1.").arg(folder), false);
}

} // namespace rig::ui
