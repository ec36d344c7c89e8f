// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/part_lines.h"

#include "core/names/names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::report {

namespace {

PartLine lineOf(const Item &item, const Catalogue &catalogue)
{
    PartLine line{item.kind,  item.part,   catalogue.find(item.part), std::max(1, item.count), item.owned,
                  item.price, std::nullopt};
    if (line.part && !line.owned)
        line.price = priceOf(item, *line.part, catalogue);
    return line;
}

void addKind(std::vector<PartLine> &lines, const Build &build, Kind kind, const Catalogue &catalogue)
{
    const auto first = static_cast<std::ptrdiff_t>(lines.size());
    for (const Item *item : build.itemsOf(kind)) {
        const auto same = std::find_if(lines.begin() + first, lines.end(), [&](const PartLine &line) {
            return line.id == item->part && line.owned == item->owned && line.paid == item->price;
        });
        if (same == lines.end())
            lines.push_back(lineOf(*item, catalogue));
        else
            same->count += std::max(1, item->count);
    }
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
    return Money{price->money.amount * count, price->money.currency};
}

std::vector<PartLine> partLines(const Build &build, const Catalogue &catalogue)
{
    std::vector<PartLine> lines;
    std::array<bool, KindCount> done{};
    for (const Kind kind : {Kind::Card, Kind::Gpu, Kind::Processor, Kind::Motherboard, Kind::Memory, Kind::Drive,
                            Kind::Supply, Kind::Case, Kind::Cooler}) {
        addKind(lines, build, kind, catalogue);
        done[static_cast<std::size_t>(kind)] = true;
    }
    for (int kind = 0; kind < KindCount; ++kind) {
        if (!done[static_cast<std::size_t>(kind)])
            addKind(lines, build, static_cast<Kind>(kind), catalogue);
    }
    return lines;
}

int longestSum(const std::vector<PartLine> &lines)
{
    qsizetype longest = 0;
    for (const PartLine &line : lines) {
        if (line.price)
            longest = std::max(longest, names::money(*line.sum()).size());
    }
    return static_cast<int>(longest);
}

double asPrinted(double amount)
{
    constexpr double Cents = 100; // below ten they are printed
    return amount < 10 ? std::round(amount * Cents) / Cents : std::round(amount);
}

bool isPrintedAlike(double one, double other)
{
    constexpr double Half = 0.5; // of the least that a large sum shows
    return std::abs(one - other) < Half;
}

} // namespace rig::report
