// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots/more_shots.h"

#include "core/names/names.h"
#include "ui/command_palette.h"
#include "ui/data/dump_bar.h"
#include "ui/data/import_dialog.h"
#include "ui/data/imports_dialog.h"
#include "ui/data/offer_dialog.h"
#include "ui/data/part_list_dialog.h"
#include "ui/data/rates_dialog.h"
#include "ui/data/restore_dialog.h"
#include "ui/document/document_files.h"
#include "ui/document/history_dialog.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/parts_tree.h"
#include "ui/pages/build_page.h"
#include "ui/pages/parts/part_form.h"
#include "ui/pages/start/this_machine.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>

#include <array>

namespace rig::shots {

namespace {

/// What two machines printed, one after the other into one file.
constexpr auto TwoPrinted =
    "me@node-a:~$ sudo dmidecode\nHandle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n"
    "\tManufacturer: ASUSTeK COMPUTER INC.\n\tProduct Name: ProArt X870E-CREATOR WIFI\n\n"
    "Handle 0x0004, DMI type 4, 48 bytes\nProcessor Information\n\tVersion: AMD Ryzen 9 7900X 12-Core Processor\n\n"
    "me@node-a:~$ lspci -vv -nn\n"
    "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
    "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, Width x8 (downgraded)\n"
    "me@node-b:~$ sudo dmidecode\nHandle 0x0002, DMI type 2, 15 bytes\nBase Board Information\n"
    "\tManufacturer: ASUSTeK COMPUTER INC.\n\tProduct Name: Pro WS WRX90E-SAGE SE\n\n"
    "Handle 0x0004, DMI type 4, 48 bytes\nProcessor Information\n"
    "\tVersion: AMD Ryzen Threadripper PRO 7965WX 24-Cores\n\n"
    "me@node-b:~$ lspci -vv -nn\n"
    "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)\n"
    "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, Width x16\n";

QAction *actionOf(const ui::MainWindow &window, QAction::MenuRole role)
{
    for (const QAction *menu : window.menuBar()->actions()) {
        for (QAction *action : menu->menu()->actions()) {
            if (action->menuRole() == role)
                return action;
        }
    }
    return nullptr;
}

QAction *actionOf(const ui::MainWindow &window, const QKeySequence &key)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->shortcut() == key)
            return action;
    }
    return nullptr;
}

bool takePalette(ui::MainWindow &window, const QString &typed, const QString &file)
{
    if (QAction *find = actionOf(window, QKeySequence(Qt::CTRL | Qt::Key_K)))
        find->trigger();
    settle(100);
    auto *palette = window.findChild<ui::CommandPalette *>();
    if (!palette)
        return false;
    palette->findChild<QLineEdit *>()->setText(typed);
    const bool taken = takeOver(window, *palette, file);
    palette->reject();
    settle(50);
    return taken;
}

/// The form of a part of one's own lies over the whole window.
bool takeForm(ui::MainWindow &window, const Part &part, const QString &file)
{
    ui::PartForm form(&window);
    form.setAutoFillBackground(true);
    form.setContentsMargins(ui::Grid, ui::Grid, ui::Grid, ui::Grid);
    form.setGeometry(window.rect());
    form.open(part, {}, ui::PartForm::Purpose::New);
    form.show();
    settle(200);
    return window.grab().save(file);
}

} // namespace

void settle(int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    do {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (clock.elapsed() < milliseconds);
}

bool takeOver(ui::MainWindow &window, QWidget &dialog, const QString &file)
{
    dialog.show();
    settle(700);
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    const QPoint at((window.width() - dialog.width()) / 2, (window.height() - dialog.height()) / 2);
    painter.drawPixmap(at, dialog.grab());
    painter.setPen(window.palette().color(QPalette::Mid));
    painter.drawRect(QRect(at, dialog.size()).adjusted(-1, -1, 0, 0));
    painter.end();
    return picture.save(file);
}

void showRecent(ui::MainWindow &window)
{
    QSettings settings;
    setValue(settings, ui::setting::recentFiles, QApplication::arguments().mid(2));
    window.showPage(QStringLiteral("start"));
    settle(300);
    setValue(settings, ui::setting::recentFiles, QStringList());
}

void fillMyPc(ui::MainWindow &window)
{
    if (auto *way = window.findChild<QAbstractButton *>(QStringLiteral("way-1")))
        way->click();
    const std::array parts{std::pair(Kind::Motherboard, "msi-mag-b550-tomahawk"),
                           std::pair(Kind::Processor, "amd-ryzen-7-5800x"),
                           std::pair(Kind::Supply, "corsair-rm850-2019"), std::pair(Kind::Case, "fractal-define-7"),
                           std::pair(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")};
    for (const auto &[kind, id] : parts) {
        const QString name = QStringLiteral("own-%1").arg(static_cast<int>(kind));
        if (auto *field = window.findChild<ui::PartField *>(name)) {
            field->setPart(QString::fromLatin1(id));
            emit field->changed();
        }
    }
    settle(4000);
}

void readTwoMachines(ui::MainWindow &window)
{
    if (auto *way = window.findChild<QPushButton *>(QStringLiteral("readMachine")))
        way->click();
    if (const auto *room = window.findChild<ui::ThisMachine *>()) {
        if (auto *bar = room->findChild<ui::DumpBar *>())
            bar->add({QStringLiteral("two-machines.txt"), TwoPrinted});
    }
    settle(900);
}

void readSecondOfTwo(ui::MainWindow &window)
{
    readTwoMachines(window);
    if (const auto *room = window.findChild<ui::ThisMachine *>()) {
        auto *box = room->findChild<QComboBox *>(QStringLiteral("machineOfTexts"));
        box->setCurrentIndex(2);
        emit box->activated(2);
    }
    settle(300);
}

bool takeDialogs(QSize size, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &file)
{
    const QTemporaryDir folder;
    ui::OwnData ownData(workspace);
    if (!ownData.open(workspace.catalogue(), folder.path()))
        return false;
    const QString list = folder.filePath(QStringLiteral("prices.csv"));
    QFile text(list);
    if (!text.open(QIODevice::WriteOnly))
        return false;
    text.write("Card,Price,Currency,Date\nNVIDIA GeForce RTX 3090,690,USD,2026-11-01\nNo such card,1,USD,2026-11-01\n");
    text.close();
    ui::MainWindow window(workspace, languages, {}, QStringLiteral("start"));
    window.resize(size);
    window.show();
    settle(100);
    ui::ImportDialog importing(ownData, workspace.catalogue(), &window);
    importing.previewPrices(list);
    ui::RestoreDialog restore(ownData, &window);
    ui::PartListDialog parts(workspace, &window);
    parts.setText("2x RTX 3090\nAMD Ryzen 9 7900X\nASUS ProArt X870E-Creator WiFi\n64 GB DDR5\n", {});
    ui::PartListDialog empty(workspace, &window);
    ui::RatesDialog rates(workspace, ownData, &window);
    ui::ImportsDialog imports(ownData, &window);
    ui::OfferDialog offer(workspace, &window);
    offer.setOffer(QStringLiteral("RTX 3090 Founders Edition 24GB, used for mining, 650 USD, no returns"));
    ui::HistoryDialog history(workspace, &window);
    for (const auto &[name, dialog] :
         {std::pair<const char *, QDialog *>("import", &importing),
          std::pair<const char *, QDialog *>("restore", &restore),
          std::pair<const char *, QDialog *>("part-list", &parts),
          std::pair<const char *, QDialog *>("part-list-empty", &empty),
          std::pair<const char *, QDialog *>("rates", &rates), std::pair<const char *, QDialog *>("imports", &imports),
          std::pair<const char *, QDialog *>("offer", &offer),
          std::pair<const char *, QDialog *>("history", &history)}) {
        if (!takeOver(window, *dialog, file.arg(QString::fromLatin1(name))))
            return false;
        dialog->hide();
    }
    if (!takePalette(window, {}, file.arg(QStringLiteral("palette"))) ||
        !takePalette(window, QStringLiteral("3090"), file.arg(QStringLiteral("palette-typed"))))
        return false;
    if (QAction *about = actionOf(window, QAction::AboutRole))
        about->trigger();
    settle(100);
    auto *dialog = window.findChild<QDialog *>(QStringLiteral("aboutDialog"));
    if (dialog && !takeOver(window, *dialog, file.arg(QStringLiteral("about"))))
        return false;
    return takeForm(window, Board(), file.arg(QStringLiteral("form-board"))) &&
           takeForm(window, Card(), file.arg(QStringLiteral("form-card")));
}

bool takeEditing(ui::MainWindow &window, ui::Workspace &workspace, const QString &file)
{
    auto *parts = window.findChild<ui::PartsPanel *>();
    auto *tree = window.findChild<ui::PartsTree *>();
    auto *page = window.findChild<ui::BuildPage *>();
    const auto save = [&](const char *name) {
        settle(200);
        return window.grab().save(file.arg(QString::fromLatin1(name)));
    };
    for (const auto &[kind, name] : {std::pair(Kind::Motherboard, "-board"), std::pair(Kind::Card, "-card"),
                                     std::pair(Kind::Supply, "-supply"), std::pair(Kind::Processor, "-processor")}) {
        const std::vector<const Item *> items = workspace.document().build.itemsOf(kind);
        if (items.empty())
            continue;
        parts->setCurrentItem(items.front()->id);
        if (!save(name))
            return false;
    }
    const int rows = tree->topLevelItemCount();
    for (const auto &[row, name] : {std::pair(rows - 2, "-site"), std::pair(rows - 1, "-use")}) {
        tree->setCurrentItem(tree->topLevelItem(row));
        if (!save(name))
            return false;
    }
    if (page) {
        page->showFinding(0);
        settle(1200);
        if (!save("-finding"))
            return false;
    }
    emit parts->chooserWanted({Kind::Card, 0});
    settle(1500);
    if (!save("-picker"))
        return false;
    emit parts->chooserWanted({Kind::Supply, 0});
    settle(1000);
    const bool taken = save("-picker-supply");
    emit window.findChild<ui::PartChooser *>()->closed();
    return taken;
}

} // namespace rig::shots
