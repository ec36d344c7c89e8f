// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/part_lines.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

PartLine lineOf(const Item &item, const Catalogue &catalogue)
{
    PartLine line{item.kind, item.part, catalogue.find(item.part), std::max(1, item.count), item.owned, std::nullopt};
    if (line.part && !line.owned)
        line.price = priceOf(*line.part);
    return line;
}

void addKind(std::vector<PartLine> &lines, const Build &build, Kind kind, const Catalogue &catalogue)
{
    const auto first = static_cast<std::ptrdiff_t>(lines.size());
    for (const Item *item : build.itemsOf(kind)) {
        const auto same = std::find_if(lines.begin() + first, lines.end(), [&](const PartLine &line) {
            return line.id == item->part && line.owned == item->owned;
        });
        if (same == lines.end())
            lines.push_back(lineOf(*item, catalogue));
        else
            same->count += std::max(1, item->count);
    }
}

QString basisName(const Price &price)
{
    const bool used = price.condition == Condition::Used;
    switch (price.basis) {
    case PriceBasis::Launch:
        return QCoreApplication::translate("Report", "launch", "a price at launch");
    case PriceBasis::List:
        return QCoreApplication::translate("Report", "list", "a list price");
    case PriceBasis::Market:
        return used ? QCoreApplication::translate("Report", "market, used", "a market price of a used part")
                    : QCoreApplication::translate("Report", "market", "a market price");
    }
    return {};
}

} // namespace

QString PartLine::name() const
{
    if (!part)
        return id;
    if (part->vendor.isEmpty() || part->name.startsWith(part->vendor, Qt::CaseInsensitive))
        return part->name;
    return part->vendor + u' ' + part->name;
}

std::optional<Money> PartLine::sum() const
{
    if (!price)
        return std::nullopt;
    return Money{price->price.money.amount * count, price->price.money.currency};
}

std::vector<PartLine> partLines(const Build &build, const Catalogue &catalogue)
{
    std::vector<PartLine> lines;
    for (const Kind kind : {Kind::Card, Kind::Gpu, Kind::Processor, Kind::Motherboard, Kind::Memory, Kind::Drive,
                            Kind::Supply, Kind::Case, Kind::Cooler})
        addKind(lines, build, kind, catalogue);
    return lines;
}

QString priceBasis(const PricePick &pick)
{
    const QString basis = pick.ownPrice ? QCoreApplication::translate("Report", "your own", "the user's own price")
                                        : basisName(pick.price);
    if (!pick.price.date.isValid())
        return basis;
    return QCoreApplication::translate("Report", "%1, %2", "basis of a price, its date")
        .arg(basis, pick.price.date.toString(Qt::ISODate));
}

} // namespace rig::report
