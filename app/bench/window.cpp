// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/window.h"

#include "app/bench/search.h"
#include "app/bench/timing.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/part_chooser.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QListView>
#include <QScrollBar>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

namespace rig::bench {

namespace {

constexpr int Edits = 500;
constexpr int DrawerCards = 3800;
constexpr int Openings = 15;

struct Times
{
    std::vector<double> values;

    void write(QJsonObject &results, const QString &name) const
    {
        const auto rounded = [](double value) { return std::round(value * 1000) / 1000; };
        results[name + QStringLiteral("_ms")] = rounded(median(values));
        results[name + QStringLiteral("_worst_ms")] = rounded(*std::max_element(values.begin(), values.end()));
    }
};

/// All that an event brings about: layouts, then the picture.
void paintAll()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
}

template <class Act> double millisecondsOf(Act act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    paintAll();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// What users do in turn: a limit, the place of a card, a mark; each second edit takes the one before it back.
Edit editNumber(int number, const Document &document)
{
    const std::vector<const Item *> cards = document.build.itemsOf(Kind::Card);
    const Item &card = *cards[static_cast<std::size_t>(number) % cards.size()];
    switch (number % 3) {
    case 0:
        return SetPowerLimit{{card.id}, card.powerLimit ? std::nullopt : std::optional(Watts(250))};
    case 1:
        return MoveItem{card.id, cards[static_cast<std::size_t>(number + 1) % cards.size()]->connector};
    default:
        return SetOwned{card.id, !card.owned};
    }
}

void measureEdits(QJsonObject &results, ui::Workspace &workspace, ui::MainWindow &window)
{
    auto &tabs = *window.findChild<QTabWidget *>();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        tabs.setCurrentIndex(tab);
        paintAll();
        Times times;
        for (int i = 0; i < Edits; ++i) {
            const Edit edit = editNumber(i, workspace.document());
            times.values.push_back(millisecondsOf([&] { workspace.edit(edit); }));
        }
        times.write(results, QStringLiteral("edit_repainted_tab%1").arg(tab + 1));
    }
}

void measureDrawer(QJsonObject &results, const Document &document, const Catalogue &catalogue)
{
    const auto large = std::make_shared<const Catalogue>(largeCatalogue(catalogue, DrawerCards));
    ui::PartChooser drawer;
    drawer.resize(520, 900);
    drawer.show();
    paintAll();
    Times opening;
    for (int i = 0; i < Openings; ++i)
        opening.values.push_back(millisecondsOf([&] { drawer.open({Kind::Card, 0}, document, large); }));
    opening.write(results, QStringLiteral("drawer_open"));

    // While the effects are still being tried, which is when it could stall.
    QScrollBar &bar = *drawer.findChild<QListView *>()->verticalScrollBar();
    Times scrolling;
    for (int at = 0; at < bar.maximum(); at += std::max(1, bar.maximum() / 300))
        scrolling.values.push_back(millisecondsOf([&] { bar.setValue(at); }));
    scrolling.write(results, QStringLiteral("drawer_scroll"));
    results[QLatin1StringView("drawer_cards")] = DrawerCards;
}

} // namespace

void measureWindow(QJsonObject &results, const Document &document, const Catalogue &catalogue)
{
    ui::Workspace workspace(catalogue);
    ui::LanguageSwitch languages(*qApp);
    ui::MainWindow window(workspace, languages, {}, QStringLiteral("build"));
    window.resize(1920, 1080);
    window.show();
    workspace.setDocument(document);
    paintAll();
    measureEdits(results, workspace, window);
    measureDrawer(results, document, catalogue);
}

} // namespace rig::bench
