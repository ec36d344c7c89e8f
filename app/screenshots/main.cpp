// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "ui/document/document_actions.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/charts_page.h"
#include "ui/pages/page.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>

// Renders every page, the Charts page with every question, and every tab of the Build page with each machine named on
// the command line, in a light and a dark palette and in each language, into the folder named first. The scale is
// QT_SCALE_FACTOR's: at 2, what a 4K screen shows. --only=TEXT takes those alone whose file is named so.

namespace {

using namespace rig;

struct Shot
{
    const char *name;
    const char *page;
    QSize size;
    int textPercent;
    void (*prepare)(ui::MainWindow &);
};

void nothing(ui::MainWindow &) {}

void chooseGpu(ui::MainWindow &window)
{
    auto *table = window.findChild<QTableView *>(QStringLiteral("gpuTable"));
    if (table && table->model()->rowCount() > 0)
        table->selectRow(std::min(20, table->model()->rowCount() - 1));
}

void choosePart(ui::MainWindow &window)
{
    auto *table = window.findChild<QTableView *>(QStringLiteral("partTable"));
    if (table && table->model()->rowCount() > 0)
        table->selectRow(std::min(20, table->model()->rowCount() - 1));
}

void compareGpus(ui::MainWindow &window)
{
    auto *table = window.findChild<QTableView *>(QStringLiteral("gpuTable"));
    auto *button = window.findChild<QPushButton *>(QStringLiteral("compareButton"));
    if (!table || !button)
        return;
    const int rows = table->model()->rowCount();
    for (const int row : {rows / 4, rows / 2, rows - 1})
        table->selectionModel()->select(table->model()->index(row, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    button->click();
}

void secondTab(ui::MainWindow &window)
{
    if (auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("advisorTabs")))
        tabs->setCurrentIndex(1);
}

constexpr QSize Small{1024, 768};
constexpr QSize Large{1920, 1080};

constexpr std::array Shots{
    Shot{"gpus", "gpus", Large, 100, chooseGpu},
    Shot{"compare", "gpus", Large, 100, compareGpus},
    Shot{"parts", "parts", Large, 100, choosePart},
    Shot{"charts", "charts", Large, 100, nothing},
    Shot{"start", "start", Large, 100, nothing},
    Shot{"workload", "workload", Large, 100, nothing},
    Shot{"advisor", "advisor", Large, 100, nothing},
    Shot{"upgrade", "advisor", Large, 100, secondTab},
    Shot{"rent", "rent", Large, 100, nothing},
    Shot{"workload-small", "workload", Small, 100, nothing},
    Shot{"advisor-small", "advisor", Small, 100, nothing},
    Shot{"rent-small", "rent", Small, 100, nothing},
    Shot{"gpus-small", "gpus", Small, 100, chooseGpu},
    Shot{"parts-small", "parts", Small, 100, choosePart},
    Shot{"charts-small", "charts", Small, 100, nothing},
    Shot{"start-small", "start", Small, 100, nothing},
    Shot{"gpus-large-type", "gpus", Small, 200, chooseGpu},
    Shot{"parts-large-type", "parts", Small, 200, choosePart},
    Shot{"charts-large-type", "charts", Small, 200, nothing},
    Shot{"start-large-type", "start", Small, 200, nothing},
};

/// The sizes and sizes of type in which a machine is shown.
struct MachineShot
{
    const char *name;
    QSize size;
    int textPercent;
};
constexpr std::array MachineShots{MachineShot{"", Large, 100}, MachineShot{"-small", Small, 100},
                                  MachineShot{"-large-type", Small, 200}};

void settle(int milliseconds)
{
    // Layouts, polish events, and what pages work out beside: fixes are searched on another thread.
    QElapsedTimer clock;
    clock.start();
    do {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (clock.elapsed() < milliseconds);
}

QString only; ///< part of the names of the files that are wanted; empty: all

bool isWanted(const QString &file) { return QFileInfo(file).fileName().contains(only); }

bool take(const Shot &shot, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &file)
{
    ui::MainWindow window(workspace, languages, {}, QString::fromLatin1(shot.page));
    window.resize(shot.size);
    window.show();
    settle(40);
    shot.prepare(window);
    settle(60);
    return window.grab().save(file);
}

/// The Charts page with each question: `file` has %1 for the question.
bool takeQuestions(QSize size, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &file)
{
    ui::MainWindow window(workspace, languages, {}, QStringLiteral("charts"));
    window.resize(size);
    window.show();
    settle(40);
    auto *page = window.findChild<ui::ChartsPage *>();
    for (const ChartQuestion &question : chartQuestions()) {
        page->setRequest(question.request);
        settle(60);
        if (!window.grab().save(file.arg(question.id)))
            return false;
    }
    return true;
}

/// The Build page with a machine: a picture of each of its tabs. `file` has %1 for the tab's number.
bool takeMachine(const MachineShot &shot, const QString &machine, ui::Workspace &workspace,
                 ui::LanguageSwitch &languages, const QString &file)
{
    ui::MainWindow window(workspace, languages, {}, QStringLiteral("build"));
    window.resize(shot.size);
    window.show();
    settle(40);
    if (!window.documents().open(machine))
        return false;
    settle(1500);
    auto *tabs = window.findChild<QTabWidget *>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        settle(80);
        if (!window.grab().save(file.arg(tab + 1)))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QTextStream errors(stderr);
    QStringList arguments = QApplication::arguments();
    if (arguments.last().startsWith(QLatin1StringView("--only=")))
        only = arguments.takeLast().section(u'=', 1);
    if (arguments.size() < 2) {
        errors << "screenshot-maker FOLDER [MACHINE.rig.json]… [--only=TEXT]\n";
        return 2;
    }
    const QTemporaryDir settingsFolder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settingsFolder.path());
    QApplication::setOrganizationName(QStringLiteral("rigwright"));
    QApplication::setApplicationName(QStringLiteral("rigwright"));

    const Result<QString> path = db::findShippedCatalogue();
    const Result<Catalogue> catalogue = path ? db::readCatalogue(*path, db::allKinds()) : tl::unexpected(path.error());
    if (!catalogue) {
        errors << catalogue.error().sentence() << '\n';
        return 3;
    }
    const QDir folder(arguments[1]);
    folder.mkpath(QStringLiteral("."));
    ui::LanguageSwitch languages(application);
    const QString scale = QString::number(qRound(application.devicePixelRatio() * 100));
    const auto failed = [&](const QString &file) {
        errors << "cannot write " << file << '\n';
        return 3;
    };
    for (const QString &language : ui::languageCodes()) {
        languages.use(language);
        for (const auto &[scheme, schemeName] :
             {std::pair(ui::Scheme::Light, "light"), std::pair(ui::Scheme::Dark, "dark")}) {
            const QString rest = QStringLiteral("-%1-%2-%3.png").arg(language, QString::fromLatin1(schemeName), scale);
            for (const Shot &shot : Shots) {
                const QString file = folder.filePath(QString::fromLatin1(shot.name) + rest);
                if (!isWanted(file))
                    continue;
                ui::applyTheme(application, scheme, shot.textPercent);
                ui::Workspace workspace(*catalogue);
                if (!take(shot, workspace, languages, file))
                    return failed(file);
            }
            ui::applyTheme(application, scheme, 100);
            for (const auto &[size, sizeName] : {std::pair(Large, ""), std::pair(Small, "-small")}) {
                const QString file = folder.filePath(QStringLiteral("chart-%1") + QString::fromLatin1(sizeName) + rest);
                if (!isWanted(file))
                    continue;
                ui::Workspace workspace(*catalogue);
                if (!takeQuestions(size, workspace, languages, file))
                    return failed(file);
            }
            for (const QString &machine : arguments.mid(2)) {
                for (const MachineShot &shot : MachineShots) {
                    const QString name = QFileInfo(machine).fileName().section(u'.', 0, 0);
                    const QString file =
                        folder.filePath(name + QString::fromLatin1(shot.name) + QStringLiteral("-tab%1") + rest);
                    if (!isWanted(file))
                        continue;
                    ui::applyTheme(application, scheme, shot.textPercent);
                    ui::Workspace workspace(*catalogue);
                    if (!takeMachine(shot, machine, workspace, languages, file))
                        return failed(file);
                }
            }
        }
    }
    return 0;
}
