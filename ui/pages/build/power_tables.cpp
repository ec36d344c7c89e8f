// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/power_tables.h"

#include "core/names/names.h"
#include "core/words/power_answer.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct PowerTables
{
    Q_DECLARE_TR_FUNCTIONS(PowerTables)
};

Cell textCell(const QString &text) { return {text, false, std::nullopt, {}}; }

Cell wattsCell(const std::optional<Watts> &watts)
{
    return {watts ? names::number(watts->value()) : PowerTables::tr("not known"), true, std::nullopt, {}};
}

Cell sumCell(const Total &total)
{
    const QString watts = names::number(total.atLeast.value());
    return {total.complete ? watts : PowerTables::tr("≥ %1", "watts").arg(watts), true, std::nullopt, {}};
}

QString rangeText(Watts from, Watts to)
{
    return PowerTables::tr("%1 to %2", "watts").arg(names::number(from.value()), names::number(to.value()));
}

Cell needCell(const PowerRow &row)
{
    if (row.most > row.sure)
        return {rangeText(row.sure, row.most), true, std::nullopt, {}};
    return sumCell({row.sure, !row.atLeast});
}

Cell limitCell(const PowerRow &row)
{
    if (row.doubtful && row.marks.size() == 2)
        return {rangeText(row.marks[0].watts, row.marks[1].watts), true, std::nullopt,
                PowerTables::tr("The supply's ATX version is not known.")};
    return wattsCell(row.limit);
}

Cell verdictCell(const PowerRow &row)
{
    return {words::strainText(row), false, row.meaning, row.meaning ? row.value : QString()};
}

TableRow barRow(const PowerRow &row)
{
    return {textCell(row.name), needCell(row), wattsCell(row.peak.value() > 0 ? std::optional(row.peak) : Watts(0)),
            limitCell(row), verdictCell(row)};
}

QString letterOf(ItemId item, const PowerPicture &picture)
{
    for (const PowerPart &part : picture.parts) {
        const bool rest = item == 0 && part.items.empty();
        if (rest || std::find(part.items.begin(), part.items.end(), item) != part.items.end())
            return part.letter;
    }
    return {};
}

/// One by one, also where the drawing takes cards together.
QString shareName(const Share &share, const PowerPicture &picture, const Machine &machine)
{
    if (const Device *device = machine.device(share.item))
        return names::deviceName(*device);
    for (const PowerPart &part : picture.parts) {
        if (share.item == 0 ? part.items.empty() : part.items == std::vector<ItemId>{share.item})
            return part.detail;
    }
    return {};
}

QString counts(const ConnectorCounts &connectors)
{
    QStringList texts;
    for (auto it = connectors.begin(); it != connectors.end(); ++it) {
        if (it.value() > 0)
            texts << PowerTables::tr("%1 × %2", "number of connectors, their type")
                         .arg(QString::number(it.value()), names::plugName(it.key()));
    }
    return texts.join(QStringLiteral(", "));
}

Cell feedVerdict(const Feed &feed)
{
    if (!feed.known)
        return {PowerTables::tr("cannot be checked"), false, Meaning::CannotCheck, {}};
    if (const QString missing = counts(feed.missing); !missing.isEmpty())
        return {PowerTables::tr("missing: %1", "connectors").arg(missing), false, Meaning::Blocker, {}};
    if (const QString adapted = counts(feed.adapted); !adapted.isEmpty())
        return {PowerTables::tr("by adapter: %1", "connectors").arg(adapted), false, Meaning::Caution, {}};
    return {PowerTables::tr("fits"), false, Meaning::Fine, {}};
}

Cell feederCell(const Feed &feed, const Machine &machine, const Power &power)
{
    if (feed.split)
        return textCell(PowerTables::tr("several"));
    return textCell(feed.supply < 0 ? PowerTables::tr("not known")
                                    : words::supplyName(machine, power, static_cast<std::size_t>(feed.load)));
}

/// Cards of which it is known that they hang on a supply; `all`: no other can.
Cell cardsCell(int cards, bool all)
{
    const QString count = QString::number(cards);
    const QString text = all          ? count
                         : cards == 0 ? PowerTables::tr("not known")
                                      : PowerTables::tr("≥ %1", "number of cards").arg(count);
    return {text, true, std::nullopt, {}};
}

QString lastingWatts(Work work)
{
    return PowerTables::tr("%1, W", "\"Training\" or \"Under load\"").arg(words::lastingDraw(work));
}

} // namespace

TableText barsTable(const PowerPicture &picture)
{
    TableText table{{PowerTables::tr("Draw"), PowerTables::tr("Need, W"),
                     PowerTables::tr("Peak, W", "what one card's excursion adds"), PowerTables::tr("Allowed, W"),
                     PowerTables::tr("Verdict")},
                    {}};
    bool before = true;
    for (const PowerRow &row : picture.rows) {
        if (before && row.what == words::PowerBar::What::Peak) {
            table.rows.push_back(barRow(picture.longWindow));
            before = false;
        }
        table.rows.push_back(barRow(row));
    }
    return table;
}

TableText sharesTable(const PowerPicture &picture, const Machine &machine, const Power &power, Work work)
{
    TableText table{{PowerTables::tr("Key", "letter of a part in a drawing"), PowerTables::tr("Part"),
                     lastingWatts(work), PowerTables::tr("Worst case, W")},
                    {}};
    for (const Share &share : power.shares)
        table.rows.push_back({textCell(letterOf(share.item, picture)), textCell(shareName(share, picture, machine)),
                              wattsCell(share.training), wattsCell(share.worst)});
    table.rows.push_back(
        {textCell({}), textCell(PowerTables::tr("Sum")), sumCell(power.training), sumCell(power.worst)});
    return table;
}

std::vector<ItemId> sharesItems(const Power &power)
{
    std::vector<ItemId> items;
    for (const Share &share : power.shares)
        items.push_back(share.item);
    items.push_back(0);
    return items;
}

TableText feedsTable(const Machine &machine, const Power &power)
{
    const bool several = !power.several.empty();
    TableText table{{PowerTables::tr("Card"), PowerTables::tr("Needs"), PowerTables::tr("Carries, W")}, {}};
    if (several)
        table.headings << PowerTables::tr("Fed by");
    table.headings << PowerTables::tr("Verdict");
    for (const Feed &feed : power.feeds) {
        const QString needs = counts(feed.needs);
        TableRow row{textCell(names::deviceName(machine.devices[static_cast<std::size_t>(feed.device)])),
                     textCell(needs.isEmpty() && feed.known ? PowerTables::tr("none") : needs), wattsCell(feed.rating)};
        if (several)
            row.push_back(feederCell(feed, machine, power));
        row.push_back(feedVerdict(feed));
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableText suppliesTable(const Machine &machine, const Power &power, Work work)
{
    TableText table{{PowerTables::tr("Supply"), PowerTables::tr("Carries, W"), PowerTables::tr("Cards on its plugs"),
                     lastingWatts(work), PowerTables::tr("Worst case, W")},
                    {}};
    // Else a card may hang on any of them.
    const bool known = std::all_of(power.feeds.begin(), power.feeds.end(),
                                   [](const Feed &feed) { return feed.supply >= 0 || feed.split; });
    for (std::size_t i = 0; i < power.several.size(); ++i) {
        const SupplyLoad &load = power.several[i];
        const auto cards = std::count_if(power.feeds.begin(), power.feeds.end(), [&](const Feed &feed) {
            return feed.supply >= 0 && feed.load == static_cast<int>(i);
        });
        table.rows.push_back({textCell(words::supplyName(machine, power, i)), wattsCell(load.supply),
                              cardsCell(static_cast<int>(cards), known), sumCell(load.training), sumCell(load.worst)});
    }
    return table;
}

} // namespace rig::ui
