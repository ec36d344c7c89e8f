// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_picture.h"

#include "core/machine/power_rules.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

/// The part in the machine that a share belongs to, with its number of pieces.
struct Owner
{
    const Device *device = nullptr;
    const Part *part = nullptr;
    int count = 1;
};

template <class T> void findIn(const std::vector<Placed<T>> &placed, ItemId item, Owner &owner)
{
    for (const Placed<T> &one : placed) {
        if (one.item == item)
            owner = {nullptr, one.part.get(), one.count};
    }
}

Owner ownerOf(const Share &share, const Machine &machine)
{
    Owner owner;
    if (share.item == 0)
        return owner;
    if (const Device *device = machine.device(share.item))
        return {device, &device->part(), 1};
    findIn(machine.processors, share.item, owner);
    findIn(machine.fans, share.item, owner);
    return owner;
}

QString countedName(int count, const QString &name)
{
    return count < 2 ? name : PowerBarTexts::tr("%1 × %2", "number, name of a part").arg(QString::number(count), name);
}

PowerPart partOf(const Share &share, const Owner &owner)
{
    PowerPart part;
    part.unknown = !share.training;
    if (share.item == 0) {
        part.name = part.detail = PowerBarTexts::tr("Board, memory, drives and fans");
        return part;
    }
    part.items = {share.item};
    if (owner.device) {
        part.name = names::device(*owner.device);
        part.detail = names::deviceName(*owner.device);
    } else if (owner.part) {
        part.name = part.detail = countedName(owner.count, names::shortName(*owner.part));
    }
    return part;
}

/// For many cards: those of the same model and the same draw are one part of the picture.
bool isLike(const Share &a, const Share &b, const Machine &machine)
{
    const Device *one = machine.device(a.item);
    const Device *other = machine.device(b.item);
    return one && other && one->isCard() && other->isCard() && one->part().id == other->part().id &&
           a.training == b.training;
}

/// The parts, and for each share the index of its part.
struct Parts
{
    std::vector<PowerPart> parts;
    std::vector<int> ofShare;
};

int partLike(const Share &share, std::size_t before, const std::vector<Share> &shares, const Parts &found,
             const Machine &machine)
{
    for (std::size_t i = 0; i < before; ++i) {
        if (isLike(shares[i], share, machine))
            return found.ofShare[i];
    }
    return -1;
}

void nameGroups(Parts &found, const Machine &machine)
{
    int others = 0;
    for (PowerPart &part : found.parts) {
        const Device *device = part.items.empty() ? nullptr : machine.device(part.items.front());
        const bool card = device && device->isCard();
        // Cards by their numbers, as everywhere; those that are drawn together by how many they are.
        part.letter = !card                   ? QString(QChar(u'A' + static_cast<char16_t>(others++ % 26)))
                      : part.items.size() > 1 ? PowerBarTexts::tr("%1×", "number of cards").arg(part.items.size())
                                              : QString::number(device->number);
        part.colour = part.items.empty() ? -1 : card ? 0 : 1;
        if (part.items.size() > 1 && device)
            part.name = part.detail =
                countedName(static_cast<int>(part.items.size()), names::shortName(device->part()));
    }
}

Parts partsOf(const Machine &machine, const Power &power)
{
    const auto cards = std::count_if(machine.devices.begin(), machine.devices.end(),
                                     [](const Device &device) { return device.isCard(); });
    Parts found;
    for (std::size_t i = 0; i < power.shares.size(); ++i) {
        const Share &share = power.shares[i];
        const int like = cards > CardsDrawnAlone ? partLike(share, i, power.shares, found, machine) : -1;
        if (like >= 0) {
            found.parts[static_cast<std::size_t>(like)].items.push_back(share.item);
            found.ofShare.push_back(like);
            continue;
        }
        found.parts.push_back(partOf(share, ownerOf(share, machine)));
        found.ofShare.push_back(static_cast<int>(found.parts.size()) - 1);
    }
    nameGroups(found, machine);
    return found;
}

/// The part of the picture that an item's share is drawn as.
std::size_t partOf(ItemId item, const Parts &found, const Power &power)
{
    const auto share =
        std::find_if(power.shares.begin(), power.shares.end(), [&](const Share &one) { return one.item == item; });
    return static_cast<std::size_t>(found.ofShare[static_cast<std::size_t>(share - power.shares.begin())]);
}

/// The bar of a draw, part by part: of the whole machine, or of what hangs on one supply.
PowerRow rowOf(const Parts &found, const Power &power, const SupplyLoad &load, bool worst)
{
    PowerRow row;
    std::vector<Watts> sums(found.parts.size());
    for (const Share &share : load.shares) {
        const Watts training = share.training.value_or(Watts(0));
        sums[partOf(share.item, found, power)] += worst ? share.worst.value_or(training) : training;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const PowerPart &part = found.parts[i];
        if (sums[i].value() > 0)
            row.segments.push_back({PowerSegment::What::Part, static_cast<int>(i), sums[i], part.name, part.items});
        row.sure += sums[i];
    }
    row.most = row.sure;
    return row;
}

void addSure(PowerRow &row, PowerSegment segment)
{
    if (segment.watts.value() <= 0)
        return;
    row.sure += segment.watts;
    row.most = row.sure;
    row.segments.push_back(std::move(segment));
}

/// Up to where the draw may come when a processor's highest one is not known; without such a bound the bar stays open.
void addDoubt(PowerRow &row, const Total &total, std::optional<Watts> most)
{
    if (total.complete || !most || *most <= row.sure)
        return;
    const Watts more = *most - row.sure;
    row.segments.push_back(
        {PowerSegment::What::UpTo, -1, more, PowerBarTexts::tr("up to %1 more", "watts").arg(names::watts(more)), {}});
    row.most = *most;
}

PowerRow worstRow(const Parts &found, const Power &power, const SupplyLoad &load)
{
    PowerRow row = rowOf(found, power, load, true);
    addDoubt(row, load.worst, load.worstAtMost);
    return row;
}

PowerRow peakRow(const Parts &found, const Machine &machine, const Power &power, const SupplyLoad &load, Window window,
                 Excursions mode)
{
    const Excursion &excursion = excursionOf(load.peaks[static_cast<std::size_t>(window)], mode);
    PowerRow row = rowOf(found, power, load, true);
    row.peak = excursion.surplus;
    if (const Device *card = machine.device(excursion.card)) {
        addSure(row, {PowerSegment::What::Peak,
                      static_cast<int>(partOf(excursion.card, found, power)),
                      excursion.surplus,
                      PowerBarTexts::tr("peak of %1", "\"Card 1\"").arg(names::device(*card)),
                      {excursion.card}});
    }
    addDoubt(row, load.worst, load.worstAtMost ? std::optional(*load.worstAtMost + excursion.surplus) : std::nullopt);
    return row;
}

void addOther(PowerRow &row, const Site &site)
{
    if (site.otherLoad)
        addSure(row, {PowerSegment::What::Other, -1, *site.otherLoad, keyText(PowerSegment::What::Other), {}});
}

PowerRow wallRow(const Parts &found, const Power &power, const Site &site)
{
    PowerRow row = rowOf(found, power, power, false);
    addSure(row, {PowerSegment::What::Loss,
                  -1,
                  power.wall.value_or(power.wallAtLeast) - row.sure,
                  keyText(PowerSegment::What::Loss),
                  {}});
    addOther(row, site);
    return row;
}

PowerRow worstWallRow(const Parts &found, const Power &power, const Site &site)
{
    PowerRow row = rowOf(found, power, power, true);
    // Where a draw is not known, what training loses is lost for sure.
    const Watts loss = checks::sureWorstAtWall(power) - row.sure;
    if (loss > Watts(0))
        addSure(row, {PowerSegment::What::Loss, -1, loss, keyText(PowerSegment::What::Loss), {}});
    const Watts rest = *power.wallWorst - row.sure;
    addOther(row, site);
    if (!power.worst.complete)
        addDoubt(row, power.worst, row.sure + rest);
    return row;
}

PowerRow segmentsOf(const words::PowerBar &bar, const Parts &found, const Machine &machine, const Power &power,
                    const Site &site, const Use &use)
{
    const SupplyLoad &load = power.loads()[bar.load];
    switch (bar.what) {
    case words::PowerBar::What::Training:
        return rowOf(found, power, load, false);
    case words::PowerBar::What::Worst:
        return worstRow(found, power, load);
    case words::PowerBar::What::Peak:
        return peakRow(found, machine, power, load, *bar.window, use.excursions);
    case words::PowerBar::What::Wall:
        return wallRow(found, power, site);
    case words::PowerBar::What::WorstWall:
        return worstWallRow(found, power, site);
    }
    return {};
}

std::optional<Meaning> meaningFor(const checks::PowerVerdict &verdict)
{
    if (verdict.severity)
        return meaningOf(*verdict.severity);
    return verdict.strain == checks::Strain::Fine ? std::optional(Meaning::Fine) : std::nullopt;
}

PowerRow dressed(PowerRow row, const words::PowerBar &bar)
{
    const Watts sure = row.sure;
    const Watts most = row.most;
    static_cast<words::PowerBar &>(row) = bar;
    row.sure = sure;
    row.most = most;
    row.meaning = meaningFor(bar.verdict);
    return row;
}

} // namespace

bool isAtWall(const PowerRow &row)
{
    return row.what == words::PowerBar::What::Wall || row.what == words::PowerBar::What::WorstWall;
}

QString keyText(PowerSegment::What what)
{
    switch (what) {
    case PowerSegment::What::Part:
        return {};
    case PowerSegment::What::Peak:
        return PowerBarTexts::tr("peak of one card");
    case PowerSegment::What::Loss:
        return PowerBarTexts::tr("lost in the supply");
    case PowerSegment::What::Other:
        return PowerBarTexts::tr("other load on the circuit");
    case PowerSegment::What::UpTo:
        return PowerBarTexts::tr("may come on top: the processor's highest draw is not known");
    case PowerSegment::What::Open:
        return PowerBarTexts::tr("comes on top: nobody knows how much");
    }
    return {};
}

PowerPicture powerPicture(const Machine &machine, const Power &power, const Site &site, const Use &use)
{
    Parts found = partsOf(machine, power);
    PowerPicture picture;
    for (const words::PowerBar &bar : words::powerAnswer(machine, power, site, use)) {
        PowerRow row = dressed(segmentsOf(bar, found, machine, power, site, use), bar);
        (bar.window == Window::Ms100 ? picture.longWindow : picture.rows.emplace_back()) = std::move(row);
    }
    std::stable_sort(picture.rows.begin(), picture.rows.end(), [](const PowerRow &one, const PowerRow &other) {
        return std::pair(isAtWall(one), one.load) < std::pair(isAtWall(other), other.load);
    });
    for (std::size_t load = 0; load < power.several.size(); ++load)
        picture.loads.push_back(words::supplyName(machine, power, load));
    picture.parts = std::move(found.parts);
    for (const auto &supply : machine.supplies)
        picture.supplies.push_back(supply.item);
    return picture;
}

LongestBars longestWithoutLimits(const Document &document, const Catalogue &catalogue)
{
    Build build = document.build;
    for (Item &item : build.items)
        item.powerLimit.reset();
    const Machine machine = resolve(build, catalogue);
    const Power power = assess(machine, document.site, document.use).power;
    LongestBars longest;
    const PowerPicture picture = powerPicture(machine, power, document.site, document.use);
    for (const PowerRow &row : picture.rows) {
        if (!isAtWall(row))
            longest.supplies.resize(std::max(longest.supplies.size(), row.load + 1));
        Watts &most = isAtWall(row) ? longest.wall : longest.supplies[row.load];
        most = std::max(most, row.most);
    }
    return longest;
}

} // namespace rig::ui
