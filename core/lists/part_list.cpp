// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/part_list.h"

#include "core/lists/memory_figures.h"
#include "core/reality/own_part.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

/// More cards and the like stand in no machine that can be planned; kits and fans are counted.
constexpr int MostAlike = 16;
constexpr qsizetype LongestName = 120;
/// A file of a machine holds 256.
constexpr std::size_t MostItems = 200;

/// A line that talks about parts lists none: in a long sentence without label and price, what it names is asked.
bool isTalk(const ListLine &line) { return !line.kind && !line.price && line.name.count(u' ') >= 12; }

RowState stateOf(const FoundPart &found)
{
    if (found.part || found.chip)
        return RowState::Taken;
    if (!found.choices.empty() && found.certainty == Certainty::OneOf)
        return RowState::Asked;
    return found.kind ? RowState::Own : RowState::NotUnderstood;
}

ListRow rowOf(const ListLine &line, const QString &name, FoundPart found)
{
    ListRow row{line.number,      line.text,  name,       stateOf(found),
                std::move(found), line.count, line.price, line.priceDoubt};
    if (row.state == RowState::Taken && isTalk(line)) {
        row.state = RowState::Asked;
        PartHandle one = row.found.part ? row.found.part : PartHandle(row.found.chip);
        row.found.choices = {std::move(one)};
        row.found.part = nullptr;
        row.found.chip = nullptr;
        row.found.certainty = Certainty::OneOf;
    } else if (row.state == RowState::Own && isTalk(line)) {
        row.state = RowState::NotUnderstood;
    }
    return row;
}

/// "板U套装 A + B": both, where both are known and of different kinds. What the set costs is no price of either.
bool takeSet(const ListLine &line, const PartFinder &finder, std::vector<ListRow> &rows)
{
    static const QRegularExpression plus(u"\\s\\+\\s|＋"_s);
    const QStringList halves =
        line.name.split(line.set ? QRegularExpression(u"\\+(?!\\s*$)"_s) : plus, Qt::SkipEmptyParts);
    if (halves.size() != 2)
        return false;
    std::vector<ListRow> both;
    for (const QString &half : halves) {
        ListLine one = line;
        one.name = half.simplified();
        one.price.reset();
        both.push_back(rowOf(one, one.name, finder.find(one.name, std::nullopt)));
    }
    if (both[0].state != RowState::Taken || both[1].state != RowState::Taken ||
        both[0].found.kind == both[1].found.kind)
        return false;
    for (ListRow &row : both) {
        row.priceDoubt = line.price ? PriceDoubt::Several : PriceDoubt::None;
        rows.push_back(std::move(row));
    }
    return true;
}

std::shared_ptr<Part> ownMemory(const QString &name, int count)
{
    auto kit = reality::ownPart<MemoryKit>(name, {});
    const MemoryFigures figures = memoryFiguresIn(name);
    if (!figures.type.isEmpty())
        kit->type.value = figures.type;
    kit->modules.value = figures.modules;
    if (figures.moduleGib)
        kit->moduleSize.value = Gibibytes(*figures.moduleGib);
    else if (figures.totalGib && count > 1) { // several pieces of one size are modules; one may be a kit of any number
        kit->modules.value = 1;
        kit->moduleSize.value = Gibibytes(*figures.totalGib);
    }
    kit->transfers.value = figures.transfers;
    if (figures.registered)
        kit->registered.value = true;
    return kit;
}

std::shared_ptr<Part> ownDrive(const QString &name)
{
    auto drive = reality::ownPart<Drive>(name, {});
    const std::vector<double> sizes = gigabytesIn(name);
    if (sizes.size() == 1)
        drive->capacity.value = Gigabytes(sizes.front());
    if (name.contains("NVMe"_L1, Qt::CaseInsensitive))
        drive->bus.value = u"nvme"_s;
    else if (name.contains("SATA"_L1, Qt::CaseInsensitive))
        drive->bus.value = u"sata"_s;
    return drive;
}

std::shared_ptr<Part> ownSupply(const QString &name)
{
    auto supply = reality::ownPart<Supply>(name, {});
    static const QRegularExpression watts(u"(?<!\\d)(\\d{3,4})\\s?W(?:att)?\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (const auto match = watts.match(name); match.hasMatch())
        supply->watts.value = Watts(match.captured(1).toDouble());
    return supply;
}

/// A part that the catalogue does not have, with what its line says of it and no more.
PartHandle ownOf(const ListRow &row, Catalogue &catalogue)
{
    const QString name = row.name.left(LongestName);
    const auto add = [&](const std::shared_ptr<Part> &part) {
        if (part->id == "own-"_L1 || part->id == "own"_L1) // no letter of it is Latin
            part->id = u"own-line-%1"_s.arg(row.line);
        return reality::knownIn(catalogue, part);
    };
    switch (*row.found.kind) {
    case Kind::Memory:
        return add(ownMemory(name, row.count));
    case Kind::Drive:
        return add(ownDrive(name));
    case Kind::Supply:
        return add(ownSupply(name));
    case Kind::Card: {
        auto chip = reality::ownPart<Chip>(name, {});
        const std::vector<double> sizes = gigabytesIn(name);
        if (sizes.size() == 1)
            chip->memory.value = Gibibytes(sizes.front());
        const PartHandle known = add(chip);
        return reality::knownIn(catalogue, reality::ownCardOf(*known, {}));
    }
    default: {
        std::shared_ptr<Part> part = emptyPart(*row.found.kind);
        part->name = name;
        part->id = reality::ownId(name);
        part->origin = Origin::File;
        return add(part);
    }
    }
}

PartHandle partOf(const ListRow &row, const Choice *choice, Catalogue &catalogue)
{
    PartHandle part = choice ? choice->part : row.found.part;
    if (!part && !choice && row.found.chip)
        part = row.found.chip;
    if (!part)
        return ownOf(row, catalogue);
    return part->kind == Kind::Gpu ? reality::knownIn(catalogue, reality::ownCardOf(*part, row.found.maker)) : part;
}

void addItems(Build &build, const Part &part, const ListRow &row)
{
    const bool counted = part.kind == Kind::Memory || part.kind == Kind::Fan || part.kind == Kind::Cable;
    const int items = counted || isOnceInAMachine(part.kind) ? 1 : std::min(row.count, MostAlike);
    for (int i = 0; i < items; ++i) {
        Item item;
        item.id = build.nextId();
        item.kind = part.kind;
        item.part = part.id;
        item.count = counted ? row.count : 1;
        item.price = row.price;
        build.items.push_back(std::move(item));
    }
}

/// What a list's machine is called: no sentence, for what a file holds is the same in every language.
QString nameOf(const Build &build, const Catalogue &catalogue, const std::optional<QDate> &date)
{
    std::vector<const Item *> naming = build.itemsOf(Kind::Motherboard);
    if (naming.empty())
        naming = build.itemsOf(Kind::Card);
    if (naming.empty())
        return {};
    const QString name = catalogue.find(naming.front()->part)->name;
    return date ? name + u" ("_s + date->toString(Qt::ISODate) + u')' : name;
}

} // namespace

QLatin1StringView rowStateKey(RowState state)
{
    constexpr std::array Keys{"taken"_L1, "asked"_L1, "own"_L1, "other"_L1, "not-understood"_L1};
    return Keys[static_cast<std::size_t>(state)];
}

int PartList::countOf(RowState state) const
{
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [&](const ListRow &row) { return row.state == state; }));
}

Result<PartList> readPartList(const QByteArray &text, const QString &name, const PartFinder &finder,
                              const QString &currency)
{
    const Result<PlainText> plain = plainTextOf(text, name);
    if (!plain)
        return tl::unexpected(plain.error());
    const ListLines lines = linesOf(*plain, currency);
    PartList list;
    list.date = lines.date;
    list.pricesOfOneSure = lines.pricesOfOneSure;
    list.cut = lines.cut;
    for (const ListLine &line : lines.lines) {
        if (line.role == LineRole::Other)
            list.rows.push_back({line.number, line.text, line.name, RowState::Other, {}, line.count, line.price, {}});
        if (line.role != LineRole::Part || takeSet(line, finder, list.rows))
            continue;
        list.rows.push_back(rowOf(line, line.name, finder.find(line.name, line.kind)));
    }
    return list;
}

ListBuild buildOf(const PartList &list, const Choices &choices, const Catalogue &catalogue, const Document &fresh)
{
    ListBuild made{fresh, catalogue, {}};
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        const ListRow &row = list.rows[i];
        if (row.state == RowState::Other || row.state == RowState::NotUnderstood)
            continue;
        const auto choice = choices.find(i);
        const Choice *chosen = choice == choices.end() ? nullptr : &choice->second;
        if (chosen && !chosen->part && (!chosen->asWritten || !row.found.kind))
            continue;
        if (row.state == RowState::Asked && !chosen) {
            made.open.push_back(i);
            continue;
        }
        const PartHandle part = partOf(row, chosen, made.catalogue);
        if (isOnceInAMachine(part->kind) && !made.document.build.itemsOf(part->kind).empty()) {
            made.open.push_back(i);
            continue;
        }
        if (isPlaceable(part->kind) && made.document.build.items.size() < MostItems)
            addItems(made.document.build, *part, row);
    }
    made.document.build.name = nameOf(made.document.build, made.catalogue, list.date);
    return made;
}

} // namespace rig::lists
