// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots/decide_shots.h"

#include "app/screenshots/more_shots.h"
#include "core/build/edit.h"
#include "ui/document/document_actions.h"
#include "ui/mainwindow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>

#include <array>

namespace rig::shots {

namespace {

QTabWidget *tabsOf(const ui::MainWindow &window, const char *page)
{
    const auto *whole = window.findChild<QWidget *>(QString::fromLatin1(page));
    return whole ? whole->findChild<QTabWidget *>() : nullptr;
}

void type(const ui::MainWindow &window, const char *field, const char *text)
{
    auto *found = window.findChild<QWidget *>(QString::fromLatin1(field));
    auto *edit = qobject_cast<QLineEdit *>(found);
    if (found && !edit)
        edit = found->findChild<QLineEdit *>(); // of a field with its unit
    if (!edit)
        return;
    edit->setText(QString::fromLatin1(text));
    emit edit->textEdited(edit->text());
    emit edit->editingFinished();
}

void choose(const ui::MainWindow &window, const char *name, const char *data)
{
    auto *box = window.findChild<QComboBox *>(QString::fromLatin1(name));
    const int at = box ? box->findData(QString::fromLatin1(data)) : -1;
    if (at < 0)
        return;
    box->setCurrentIndex(at);
    emit box->activated(at);
}

/// Half a minute is more than any search takes.
void waitForFinder(const ui::MainWindow &window, const char *stopsBy = "finderStop")
{
    const auto *stop = window.findChild<QPushButton *>(QString::fromLatin1(stopsBy));
    for (int i = 0; stop && i < 300 && (i < 6 || stop->isEnabled()); ++i)
        settle(100);
}

void showFinderTab(const ui::MainWindow &window, int tab)
{
    if (QTabWidget *tabs = tabsOf(window, "finderPage"))
        tabs->setCurrentIndex(tab);
}

} // namespace

void showWorkloadTab(ui::MainWindow &window, int tab)
{
    if (QTabWidget *tabs = tabsOf(window, "workloadPage"))
        tabs->setCurrentIndex(tab);
}

void showAdviceTab(ui::MainWindow &window, int tab)
{
    if (auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("adviceTabs")))
        tabs->setCurrentIndex(tab + tabs->count() - 4); // behind the question and the list, where these are tabs
}

void workloadLayers(ui::MainWindow &window)
{
    choose(window, "workloadModel", "resnet-50");
    settle(200);
    showWorkloadTab(window, 4);
}

void workloadServing(ui::MainWindow &window)
{
    choose(window, "field-purpose", "inference");
    settle(200);
}

void askRent(ui::MainWindow &window)
{
    choose(window, "rentBought", "whole");
    type(window, "hours_per_week", "20");
    type(window, "rent_per_hour", "0.4");
    type(window, "capital", "3000");
    type(window, "working_w", "500");
    type(window, "tariff_per_kwh", "0.3");
    settle(600);
}

void askRentFoot(ui::MainWindow &window)
{
    askRent(window);
    if (const auto *page = window.findChild<QWidget *>(QStringLiteral("rentPage"))) {
        for (const QScrollArea *area : page->findChildren<QScrollArea *>())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    }
}

void askFinder(ui::MainWindow &window)
{
    type(window, "finderBudget", "3000");
    waitForFinder(window);
}

void askFrontier(ui::MainWindow &window)
{
    askFinder(window);
    showFinderTab(window, 1);
    waitForFinder(window);
}

void askWhy(ui::MainWindow &window)
{
    askFinder(window);
    showFinderTab(window, 2);
    waitForFinder(window, "whyStop");
}

void askKnown(ui::MainWindow &window)
{
    askFinder(window);
    showFinderTab(window, 3);
}

void askWithOwned(ui::MainWindow &window)
{
    constexpr std::array parts{
        std::pair(Kind::Processor, "amd-ryzen-5-3600"), std::pair(Kind::Motherboard, "msi-mag-b550-tomahawk"),
        std::pair(Kind::Card, "asus-dual-rtx-3060-oc-edition-12gb"), std::pair(Kind::Supply, "corsair-rm850-2019"),
        std::pair(Kind::Case, "fractal-define-7")};
    Document document;
    for (const auto &[kind, part] : parts) {
        Item item;
        item.id = static_cast<ItemId>(document.build.items.size() + 1);
        item.kind = kind;
        item.part = QString::fromLatin1(part);
        item.owned = true;
        document.build.items.push_back(item);
    }
    window.documents().takeUp(document); // which leads to Build
    window.showPage(QStringLiteral("finder"));
    settle(100);
    if (auto *own = window.findChild<QCheckBox *>(QStringLiteral("finderOwn")))
        own->setChecked(true);
    type(window, "finderSale-asus-dual-rtx-3060-oc-edition-12gb", "250");
    type(window, "finderBudget", "1500");
    waitForFinder(window);
}

void askForTooLittle(ui::MainWindow &window)
{
    type(window, "finderBudget", "200");
    waitForFinder(window);
}

void askWhyNone(ui::MainWindow &window)
{
    askForTooLittle(window);
    showFinderTab(window, 2);
    waitForFinder(window, "whyStop");
}

void askMuch(ui::MainWindow &window)
{
    if (auto *most = window.findChild<QSpinBox *>(QStringLiteral("finderMost")))
        most->setValue(8);
    if (auto *limit = window.findChild<QCheckBox *>(QStringLiteral("finderLimit")))
        limit->setChecked(true);
    choose(window, "finderCircuit", "us-240v-30a");
    type(window, "finderBudget", "30000");
    const auto *progress = window.findChild<QLabel *>(QStringLiteral("finderProgress"));
    for (int i = 0; progress && i < 100 && progress->text().size() < 20; ++i)
        settle(100); // until it says how far it is
}

void askAndStop(ui::MainWindow &window)
{
    askMuch(window);
    if (auto *stop = window.findChild<QPushButton *>(QStringLiteral("finderStop")))
        stop->click();
    waitForFinder(window);
}

} // namespace rig::shots
