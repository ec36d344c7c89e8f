// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "ui/document_actions.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/page.h"
#include "ui/settings.h"
#include "ui/theme.h"
#include "ui/workspace.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>

// Renders every page, in a light and a dark palette and in each language, into the folder named on the command line;
// the machine named after it stands on the Build page. The scale is QT_SCALE_FACTOR's.

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

constexpr std::array Shots{
    Shot{"gpus", "gpus", {1280, 800}, 100, chooseGpu},
    Shot{"compare", "gpus", {1280, 800}, 100, compareGpus},
    Shot{"parts", "parts", {1280, 800}, 100, choosePart},
    Shot{"charts", "charts", {1280, 800}, 100, nothing},
    Shot{"build", "build", {1280, 800}, 100, nothing},
    Shot{"gpus-small", "gpus", {1024, 768}, 100, chooseGpu},
    Shot{"parts-small", "parts", {1024, 768}, 100, choosePart},
    Shot{"charts-small", "charts", {1024, 768}, 100, nothing},
    Shot{"build-small", "build", {1024, 768}, 100, nothing},
    Shot{"gpus-large-type", "gpus", {1024, 768}, 200, chooseGpu},
    Shot{"parts-large-type", "parts", {1024, 768}, 200, choosePart},
    Shot{"charts-large-type", "charts", {1024, 768}, 200, nothing},
    Shot{"build-large-type", "build", {1024, 768}, 200, nothing},
};

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

bool take(const Shot &shot, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &machine,
          const QString &file)
{
    ui::MainWindow window(workspace, languages, {}, QString::fromLatin1(shot.page));
    window.resize(shot.size);
    window.show();
    settle(40);
    if (!machine.isEmpty())
        window.documents().open(machine);
    window.showPage(QString::fromLatin1(shot.page));
    settle(40);
    shot.prepare(window);
    settle(window.currentPage() == QStringLiteral("build") ? 1500 : 60);
    return window.grab().save(file);
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QTextStream errors(stderr);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2) {
        errors << "screenshot-maker FOLDER [MACHINE.rig.json]\n";
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
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        languages.use(language);
        for (const auto &[scheme, schemeName] :
             {std::pair(ui::Scheme::Light, "light"), std::pair(ui::Scheme::Dark, "dark")}) {
            for (const Shot &shot : Shots) {
                ui::applyTheme(application, scheme, shot.textPercent);
                ui::Workspace workspace(*catalogue);
                const QString file = folder.filePath(
                    QStringLiteral("%1-%2-%3-%4.png")
                        .arg(QString::fromLatin1(shot.name), language, QString::fromLatin1(schemeName), scale));
                if (!take(shot, workspace, languages, arguments.value(2), file)) {
                    errors << "cannot write " << file << '\n';
                    return 3;
                }
            }
        }
    }
    return 0;
}
