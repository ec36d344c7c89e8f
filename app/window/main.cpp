// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/end_on_signal.h"
#include "app/window/logging.h"
#include "core/base/version.h"
#include "db/newer_catalogue.h"
#include "ui/document/document_actions.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/widgets/platform.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QIcon>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <memory>

namespace {

using namespace rig;

struct Arguments
{
    QString file;
    QString language;
    QString dataFolder;
    QString page;
    bool leaveAfterFirstPaint = false; ///< for the benchmark
};

Arguments readArguments(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("Arguments", "Plans machines for deep learning before money is spent."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QCoreApplication::translate("Arguments", "Language of the window, one of: %1.")
                                          .arg(ui::languageCodes().join(QStringLiteral(", "))),
                                      QStringLiteral("code"));
    const QCommandLineOption data(
        QStringLiteral("data-dir"),
        QCoreApplication::translate("Arguments", "Folder for your own prices, the settings, the autosave and the log."),
        QStringLiteral("folder"));
    const QCommandLineOption page(
        QStringLiteral("page"),
        QCoreApplication::translate("Arguments",
                                    "First page: start, workload, advisor, rent, build, gpus, parts or charts."),
        QStringLiteral("id"));
    QCommandLineOption leave(QStringLiteral("exit-after-first-paint"));
    leave.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({language, data, page, leave});
    parser.addPositionalArgument(QStringLiteral("FILE.rig.json"),
                                 QCoreApplication::translate("Arguments", "The machine to open."),
                                 QStringLiteral("[FILE.rig.json]"));
    parser.process(application);
    return {parser.positionalArguments().value(0), parser.value(language), parser.value(data), parser.value(page),
            parser.isSet(leave)};
}

/// Whether only words are asked for, for which no display is needed.
bool asksForWordsOnly(int argc, char **argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char *argument) {
        const QLatin1StringView word(argument);
        return word == QLatin1StringView("--help") || word == QLatin1StringView("-h") ||
               word == QLatin1StringView("--version") || word == QLatin1StringView("-v");
    });
}

/// Settings and all else lie in the folder that was named, or where the platform keeps them.
QString chooseDataFolder(const QString &named)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (named.isEmpty())
        return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/rigwright");
    const QString folder = QDir(named).absolutePath();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    return folder;
}

/// The parts of `kinds` of the catalogue that counts; what went wrong is said in the window.
Catalogue readBelow(const db::KindSet &kinds, const QString &dataFolder, QStringList &problems)
{
    Result<db::CatalogueInUse> use = db::catalogueInUse(dataFolder, kinds);
    if (use && !use->problem.isEmpty())
        problems << use->problem;
    if (use)
        return std::move(use->catalogue);
    problems << use.error().sentence();
    return {};
}

/// What the first picture needs: the way in shows no part, other pages show chips.
db::KindSet shownFirst(const QString &page)
{
    const auto pages = ui::allPages();
    const bool other = std::any_of(pages.begin() + 1, pages.end(),
                                   [&](const ui::PageEntry &entry) { return page == QLatin1StringView(entry.id); });
    return other ? db::KindSet{Kind::Gpu} : db::KindSet{};
}

/// All parts, with the user's own over them.
void openOwnData(ui::OwnData &ownData, const QString &dataFolder, QStringList &problems)
{
    Catalogue below = readBelow(db::allKinds(), dataFolder, problems);
    if (const Result<void> opened = ownData.open(std::move(below), dataFolder); !opened)
        problems << opened.error().sentence();
    if (ownData.store()->state().kind != db::StoreState::Kind::Ready)
        problems << ownData.store()->state().message;
    problems << ownData.store()->leftOut();
}

/// Beside the window: a catalogue that a disk or a hand has changed gives wrong answers without a word.
void checkBelow(ui::MainWindow &window, const QString &dataFolder)
{
    const auto whole = std::make_shared<Result<void>>();
    QThread *thread = QThread::create([whole, dataFolder] {
        // That there is none is said already.
        if (db::findShippedCatalogue())
            *whole = db::checkCatalogueInUse(dataFolder, db::allKinds());
    });
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    QObject::connect(thread, &QThread::finished, &window, [&window, whole] {
        if (*whole)
            return;
        app::logWarning(whole->error().sentence());
        window.say(whole->error().sentence(), true);
    });
    thread->start();
}

void sayAll(ui::MainWindow &window, QStringList &problems)
{
    for (const QString &problem : problems) {
        app::logWarning(problem);
        window.say(problem, true);
    }
    problems.clear();
}

void sayBadEnd(ui::MainWindow &window)
{
    window.say(QCoreApplication::translate("Start",
                                           "Rigwright did not end properly last time. What happened before stands in "
                                           "the log: Help, Open log folder."),
               false);
}

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 128})
        icon.addFile(QStringLiteral(":/icons/rigwright-%1.png").arg(size), QSize(size, size));
    return icon;
}

} // namespace

int main(int argc, char *argv[])
{
    QElapsedTimer clock;
    clock.start();
    QCoreApplication::setApplicationVersion(rig::versionAndCommit());
    if (asksForWordsOnly(argc, argv)) {
        const QCoreApplication words(argc, argv);
        QCoreApplication::setApplicationName(QStringLiteral("rigwright"));
        readArguments(words);
    }
    ui::askPlatform();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("rigwright"));
    QApplication::setApplicationName(QStringLiteral("rigwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Rigwright"));
    QApplication::setDesktopFileName(QStringLiteral("rigwright"));

    const Arguments arguments = readArguments(application);
    const QString dataFolder = chooseDataFolder(arguments.dataFolder);
    QStringList problems;
    if (const Result<void> logging = app::startLogging(dataFolder); !logging)
        problems << logging.error().sentence();
    const app::RunningMarker marker(dataFolder);
    app::logInfo(QStringLiteral("Rigwright %1 starts, Qt %2, platform %3")
                     .arg(rig::versionAndCommit(), QString::fromLatin1(qVersion()), QApplication::platformName()));

    const QSettings settings;
    ui::applyTheme(application, ui::schemeFromName(value(settings, ui::setting::colours)),
                   value(settings, ui::setting::textPercent));
    ui::LanguageSwitch languages(application);
    languages.use(arguments.language.isEmpty() ? value(settings, ui::setting::language) : arguments.language);

    QStringList saidLater; // once all kinds are read
    const QString firstPage = arguments.page.isEmpty() ? value(settings, ui::setting::page) : arguments.page;
    Catalogue first = readBelow(shownFirst(firstPage), dataFolder, saidLater);
    const Place place = placeOf(territoryOf(languages.current(), QLocale::system()));
    first.prices = ui::keptPolicy(settings, QDate::currentDate(), place.currency, first.rates);
    ui::Workspace workspace(std::move(first));
    workspace.setPlace(place);
    ui::OwnData ownData(workspace);
    ui::MainWindow window(workspace, languages, dataFolder, arguments.page);
    sayAll(window, problems);

    // The other kinds, the icon, the user's own parts, and the document that needs them wait until there is something
    // to look at.
    QObject::connect(&window, &ui::MainWindow::firstPainted, &window, [&] {
        app::logInfo(QStringLiteral("First picture after %1 ms").arg(clock.elapsed()));
        if (arguments.leaveAfterFirstPaint)
            return QCoreApplication::exit();
        QApplication::setWindowIcon(programIcon());
        openOwnData(ownData, dataFolder, problems);
        sayAll(window, problems);
        // What a restart brings back is said once: with the work that is back, or that there was none.
        const bool recovered = window.documents().recover();
        if (marker.lastRunEndedBadly()) {
            app::logInfo(QStringLiteral("The last run did not end properly"));
            if (!recovered)
                sayBadEnd(window);
        }
        if (!recovered && !arguments.file.isEmpty())
            window.documents().open(arguments.file);
        if (!arguments.page.isEmpty())
            window.showPage(arguments.page);
        window.makeTheRest();
        checkBelow(window, dataFolder);
        app::logInfo(QStringLiteral("Ready after %1 ms").arg(clock.elapsed()));
    });
    const app::EndOnSignal ending([&window] { window.close(); });
    window.show();
    const int code = QApplication::exec();
    app::logInfo(QStringLiteral("Rigwright ends"));
    return code;
}
