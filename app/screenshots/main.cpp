// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots/decide_shots.h"
#include "app/screenshots/more_shots.h"
#include "db/catalogue_file.h"
#include "ui/data/dump_bar.h"
#include "ui/document/document_actions.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/real_view.h"
#include "ui/pages/charts_page.h"
#include "ui/pages/page.h"
#include "ui/pages/start/this_machine.h"
#include "ui/widgets/platform.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>

// Renders every page, the Charts page with every question, and every tab of the Build page with each machine named on
// the command line, in a light and a dark palette and in each language, into the folder named first. The scale is
// QT_SCALE_FACTOR's: at 2, what a 4K screen shows. --only=PATTERN takes those alone whose file's name has it: a regular
// expression.

namespace {

using namespace rig;
using namespace rig::shots;

struct Shot
{
    const char *name;
    const char *page;
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
    if (auto *owned = window.findChild<QComboBox *>(QStringLiteral("upgradeOwned"))) {
        owned->setCurrentIndex(owned->findData(QStringLiteral("geforce-rtx-3080")));
        emit owned->activated(owned->currentIndex());
    }
}

void askMyPc(ui::MainWindow &window)
{
    if (auto *way = window.findChild<QAbstractButton *>(QStringLiteral("way-1")))
        way->click();
}

/// What a machine might print that has two RTX 3090, one of them in a slot that is too narrow.
constexpr auto Printed =
    "Handle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n\tManufacturer: ASUSTeK COMPUTER INC.\n"
    "\tProduct Name: ProArt X870E-CREATOR WIFI\n\nHandle 0x0004, DMI type 4, 48 bytes\nProcessor Information\n"
    "\tVersion: AMD Ryzen 9 7900X 12-Core Processor\n\n"
    "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
    "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 2.5GT/s (downgraded), Width x8 (downgraded)\n"
    "03:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
    "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, Width x4 (downgraded)\n";

void giveTexts(const QWidget &in)
{
    if (auto *bar = in.findChild<ui::DumpBar *>())
        bar->add({QStringLiteral("machine.txt"), Printed});
}

void readMachine(ui::MainWindow &window)
{
    if (auto *way = window.findChild<QPushButton *>(QStringLiteral("readMachine")))
        way->click();
    if (const auto *room = window.findChild<ui::ThisMachine *>())
        giveTexts(*room);
    settle(700);
}

void chooseInGuide(const ui::MainWindow &window, int row)
{
    if (auto *list = window.findChild<QListWidget *>(QStringLiteral("guideList")))
        list->setCurrentRow(row);
}

void askGuide(ui::MainWindow &window)
{
    if (auto *page = window.findChild<QWidget *>(QStringLiteral("guidePage")))
        page->findChild<QLineEdit *>(QStringLiteral("search"))->setText(QStringLiteral("RTX 5090"));
}

void readTable(ui::MainWindow &window) { chooseInGuide(window, 1); }

void readTopic(ui::MainWindow &window) { chooseInGuide(window, 4); }

template <const char *Topic> void readDrawing(ui::MainWindow &window)
{
    if (auto *page = window.findChild<ui::Page *>(QStringLiteral("guidePage")))
        page->showInGuide(QString::fromLatin1(Topic));
}
constexpr char Chips[] = "topic:simd-and-sm";
constexpr char Product[] = "topic:matrix-product";
constexpr char Theorem[] = "topic:convolution";

/// The sizes of the window and of type in which everything is shown.
struct Size
{
    const char *name;
    QSize size;
    int textPercent;
};
constexpr std::array Sizes{Size{"", QSize(1440, 900), 100},
                           Size{"-small", QSize(1366, 768), 100},
                           Size{"-least", QSize(1024, 768), 100},
                           Size{"-full", QSize(1920, 1080), 100},
                           Size{"-large-type", QSize(1366, 768), 150},
                           Size{"-full-large-type", QSize(1920, 1080), 150}};

constexpr std::array Shots{
    Shot{"start", "start", nothing},
    Shot{"start-recent", "guide", showRecent},
    Shot{"workload", "workload", nothing},
    Shot{"workload-parts", "workload", workloadTab<1>},
    Shot{"workload-several", "workload", workloadTab<2>},
    Shot{"workload-works", "workload", workloadTab<3>},
    Shot{"workload-layers", "workload", workloadLayers},
    Shot{"workload-serving", "workload", workloadServing},
    Shot{"advisor", "advisor", nothing},
    Shot{"advisor-racks", "advisor", adviceTab<1>},
    Shot{"advisor-said", "advisor", adviceTab<2>},
    Shot{"advisor-disagree", "advisor", adviceTab<3>},
    Shot{"upgrade", "advisor", secondTab},
    Shot{"rent", "rent", nothing},
    Shot{"rent-answer", "rent", askRent},
    Shot{"rent-answer-foot", "rent", askRentFoot},
    Shot{"gpus", "gpus", chooseGpu},
    Shot{"my-pc", "start", askMyPc},
    Shot{"my-pc-cards", "start", fillMyPc},
    Shot{"read-machine", "start", readMachine},
    Shot{"read-two", "start", readTwoMachines},
    Shot{"read-second", "start", readSecondOfTwo},
    Shot{"nothing", "build", nothing},
    Shot{"compare", "gpus", compareGpus},
    Shot{"parts", "parts", choosePart},
    Shot{"charts", "charts", nothing},
    Shot{"guide", "guide", askGuide},
    Shot{"guide-topic", "guide", readTopic},
    Shot{"guide-table", "guide", readTable},
    Shot{"guide-chips", "guide", readDrawing<Chips>},
    Shot{"guide-product", "guide", readDrawing<Product>},
    Shot{"guide-theorem", "guide", readDrawing<Theorem>},
    Shot{"finder", "finder", askFinder},
    Shot{"finder-frontier", "finder", askFrontier},
    Shot{"finder-why", "finder", askWhy},
    Shot{"finder-known", "finder", askKnown},
    Shot{"finder-owned", "finder", askWithOwned},
    Shot{"finder-none", "finder", askForTooLittle},
    Shot{"finder-none-why", "finder", askWhyNone},
    Shot{"finder-looking", "finder", askMuch},
    Shot{"finder-stopped", "finder", askAndStop},
};

QRegularExpression only; ///< in the names of the files that are wanted; empty: all

bool isWanted(const QString &file) { return QFileInfo(file).fileName().contains(only); }

bool take(const Shot &shot, QSize size, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &file)
{
    QSettings().clear(); // what the last window left, as where it was split, is of another size of type
    ui::MainWindow window(workspace, languages, {}, QString::fromLatin1(shot.page));
    window.resize(size);
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
bool takeMachine(QSize size, const QString &machine, ui::Workspace &workspace, ui::LanguageSwitch &languages,
                 const QString &file)
{
    ui::MainWindow window(workspace, languages, {}, QStringLiteral("build"));
    window.resize(size);
    window.show();
    settle(40);
    if (!window.documents().open(machine))
        return false;
    settle(1500);
    auto *tabs = window.findChild<QTabWidget *>();
    if (const auto *real = window.findChild<ui::RealView *>())
        giveTexts(*real);
    settle(800);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        settle(80);
        if (!window.grab().save(file.arg(tab + 1)))
            return false;
    }
    tabs->setCurrentIndex(0);
    if (!takeEditing(window, workspace, file))
        return false;
    workspace.edit(AddVariant{});
    window.showPage(QStringLiteral("build"));
    tabs->setCurrentIndex(tabs->count() - 1);
    settle(300);
    return window.grab().save(file.arg(QStringLiteral("-variants")));
}

} // namespace

int main(int argc, char *argv[])
{
    ui::askPlatform();
    QApplication application(argc, argv);
    QTextStream errors(stderr);
    QStringList arguments = QApplication::arguments();
    if (arguments.last().startsWith(QLatin1StringView("--only=")))
        only.setPattern(arguments.takeLast().section(u'=', 1));
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
    Result<Catalogue> catalogue = path ? db::readCatalogue(*path, db::allKinds()) : tl::unexpected(path.error());
    if (!catalogue) {
        errors << catalogue.error().sentence() << '\n';
        return 3;
    }
    catalogue->prices.today = QDate::currentDate(); // as the window has it
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
            const auto fileOf = [&](const QString &name, const Size &size) {
                return folder.filePath(name + QString::fromLatin1(size.name) + rest);
            };
            for (const Size &size : Sizes) {
                ui::applyTheme(application, scheme, size.textPercent);
                for (const Shot &shot : Shots) {
                    const QString file = fileOf(QString::fromLatin1(shot.name), size);
                    ui::Workspace workspace(*catalogue);
                    if (isWanted(file) && !take(shot, size.size, workspace, languages, file))
                        return failed(file);
                }
                if (const QString file = fileOf(QStringLiteral("chart-%1"), size); isWanted(file)) {
                    ui::Workspace workspace(*catalogue);
                    if (!takeQuestions(size.size, workspace, languages, file))
                        return failed(file);
                }
                if (const QString file = fileOf(QStringLiteral("dialog-%1"), size); isWanted(file)) {
                    ui::Workspace workspace(*catalogue);
                    if (!takeDialogs(size.size, workspace, languages, file))
                        return failed(file);
                }
                for (const QString &machine : arguments.mid(2)) {
                    const QString name = QFileInfo(machine).fileName().section(u'.', 0, 0);
                    const QString file = fileOf(name + QStringLiteral("-tab%1"), size);
                    ui::Workspace workspace(*catalogue);
                    if (isWanted(file) && !takeMachine(size.size, machine, workspace, languages, file))
                        return failed(file);
                }
            }
        }
    }
    return 0;
}
