// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/search.h"

#include "app/bench/timing.h"
#include "ui/models/part_table_model.h"

#include <QElapsedTimer>

#include <algorithm>

namespace rig::bench {

namespace {

constexpr int ScreenRows = 40;

void readScreen(const ui::PartTableModel &model)
{
    const int rows = std::min(ScreenRows, model.rowCount());
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            static_cast<void>(model.data(model.index(row, column)));
    }
}

double millisecondsOf(ui::PartTableModel &model, const QString &text)
{
    QElapsedTimer timer;
    timer.start();
    ui::PartFilter filter;
    filter.text = text;
    model.setFilter(filter);
    readScreen(model);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

Catalogue largeCatalogue(const Catalogue &catalogue, int rows)
{
    Catalogue large = catalogue;
    const std::vector<PartHandle> &originals = catalogue.parts(Kind::Card);
    for (int i = 0; !originals.empty() && static_cast<int>(large.parts(Kind::Card).size()) < rows; ++i) {
        const auto &original = static_cast<const Card &>(*originals[static_cast<std::size_t>(i) % originals.size()]);
        auto card = std::make_shared<Card>(original);
        card->id += QStringLiteral("-copy-%1").arg(i);
        card->name += QStringLiteral(" %1").arg(i);
        large.add(std::move(card));
    }
    return large;
}

KeystrokeTimes typeSearch(const Catalogue &catalogue)
{
    ui::PartTableModel model;
    model.setColumns(ui::PartTableModel::allColumns(Kind::Card));
    // The page gets them from another thread, before the first key.
    model.setCatalogue(catalogue, Kind::Card, std::make_shared<const SearchTexts>(catalogue, Kind::Card));
    std::vector<double> times;
    for (const QString &typed :
         {QStringLiteral("rtx 3090 turbo"), QStringLiteral("asus 4090"), QStringLiteral("24gb 7")}) {
        for (qsizetype length = 1; length <= typed.size(); ++length)
            times.push_back(millisecondsOf(model, typed.left(length)));
        times.push_back(millisecondsOf(model, QString())); // the field is cleared
    }
    const double worst = *std::max_element(times.begin(), times.end());
    return {median(std::move(times)), worst};
}

} // namespace rig::bench
