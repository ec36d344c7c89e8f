// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/naming.h"

#include "core/build/edit.h"
#include "core/machine/adapters.h"
#include "core/machine/assessment.h"
#include "core/names/names.h"
#include "core/prices/price.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

struct Naming
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Naming)
};

QString rated(const Link &link)
{
    const QString text = names::link(link);
    return link.bandwidth
               ? Naming::tr("%1 · %2 GB/s", "link, rate").arg(text, names::number(link.bandwidth->value(), 1))
               : text;
}

const Link *linkOf(ItemId item, const Machine &machine, const Lanes &lanes)
{
    for (const Link &link : lanes.links) {
        if (machine.devices[static_cast<std::size_t>(link.device)].item == item)
            return &link;
    }
    return nullptr;
}

/// "PCIe 5.0 x16 → x8"; the generation stands only once where it stays.
QString changeText(const Link *before, const Link *after)
{
    const QString nowhere = Naming::tr("not placed");
    const QString was = before ? names::link(*before) : nowhere;
    const bool narrower = before && after && !after->dark && !before->dark && before->generation && before->width &&
                          after->width && before->generation == after->generation;
    const QString becomes = narrower ? QStringLiteral("x%1").arg(*after->width) : after ? names::link(*after) : nowhere;
    return Naming::tr("%1 → %2", "link before, link after").arg(was, becomes);
}

/// The links of all others that would be others in the machine `then`.
void addChanges(MoveOption &option, const Device *swapped, ItemId moved, const Machine &now, const Lanes &lanes,
                const Machine &then, const Lanes &later)
{
    for (const Device &device : now.devices) {
        const bool swaps = swapped && device.item == swapped->item;
        if (device.item == moved || (device.riser && !swaps))
            continue;
        const Link *before = linkOf(device.item, now, lanes);
        const Link *after = linkOf(device.item, then, later);
        const bool same =
            device.riser || (before ? names::link(*before) : QString()) == (after ? names::link(*after) : QString());
        const QString name = names::device(device);
        const QString text =
            same ? name : Naming::tr("%1: %2", "device, how its link changes").arg(name, changeText(before, after));
        if (swaps)
            option.swapsWith = text;
        else if (!same)
            option.changes << text;
    }
}

const Device *otherAt(const QString &connector, ItemId item, const Document &document, const Machine &now)
{
    for (const Item &other : document.build.items) {
        if (other.id != item && other.connector == connector && now.device(other.id))
            return now.device(other.id);
    }
    return nullptr;
}

/// A place with the link that the item would get there.
MoveOption optionFor(const QString &connector, const Document &document, const Item &item, const Machine &now,
                     const Lanes &lanes, const Catalogue &catalogue)
{
    const QString label = placeText(connector, now);
    MoveOption option{connector, label, connector == item.connector};
    const Machine machine = resolve(applied(document, MoveItem{item.id, connector}).build, catalogue);
    const Lanes later = assessLanes(machine);
    const Link *own = linkOf(item.id, machine, later);
    const QString link = own && own->pcie ? names::link(*own) : QString();
    option.link = own && own->pcie ? rated(*own) : QString();
    const Device *there = otherAt(connector, item.id, document, now);
    addChanges(option, there, item.id, now, lanes, machine, later);
    if (there && link.isEmpty())
        option.text = Naming::tr("%1: changes places with %2", "connector, device").arg(label, deviceName(*there));
    else if (there)
        option.text = Naming::tr("%1: %2, changes places with %3", "connector, link, device")
                          .arg(label, link, deviceName(*there));
    else if (!link.isEmpty())
        option.text = Naming::tr("%1: %2", "connector, link").arg(label, link);
    return option;
}

/// The outputs of the machine's risers and switch boards that take the device; none of its own, nor of what hangs on
/// it.
QStringList outputsFor(const Device &device, const Machine &machine)
{
    QStringList names;
    for (const Device &host : machine.devices) {
        if (!host.isAdapter() || !goesIntoOutput(device, host))
            continue;
        bool onItself = host.item == device.item;
        for (int up = host.host; up >= 0 && !onItself; up = machine.devices[static_cast<std::size_t>(up)].host)
            onItself = machine.devices[static_cast<std::size_t>(up)].item == device.item;
        for (int output = 1; output <= host.outputs() && !onItself; ++output)
            names << OutputName{host.item, output}.text();
    }
    return names;
}

} // namespace

QString placeText(const QString &connector, const Machine &machine)
{
    const std::optional<OutputName> output = outputNamed(connector);
    const Device *host = output ? machine.device(output->item) : nullptr;
    if (!host)
        return connector;
    return host->outputs() > 1 ? Naming::tr("%1, output %2", "\"Riser 1\", number")
                                     .arg(names::device(*host), QString::number(output->output))
                               : names::device(*host);
}

QString deviceName(const Device &device)
{
    return Naming::tr("%1: %2", "\"Card 2\", name of the part").arg(names::device(device), shortName(device.part()));
}

QString shortName(const Part &part)
{
    const QString vendor = part.vendor + u' ';
    return part.name.startsWith(vendor) && part.name.size() > vendor.size() ? part.name.mid(vendor.size()) : part.name;
}

QString partName(const Item &item, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(item.part);
    return part ? part->name : Naming::tr("%1 (not in the catalogue)", "id of a part").arg(item.part);
}

QString marksOf(const Item &item)
{
    QStringList marks;
    if (item.locked)
        marks << Naming::tr("locked");
    if (item.powerLimit)
        marks << Naming::tr("limited to %1", "watts").arg(names::watts(*item.powerLimit));
    return marks.join(QStringLiteral(" · "));
}

QString priceText(const Item &item, const Catalogue &catalogue)
{
    if (item.owned)
        return Naming::tr("owned");
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(*part, catalogue) : std::nullopt;
    if (!pick)
        return Naming::tr("no price known");
    Money money = pick->money;
    money.amount *= item.count;
    return names::money(money);
}

std::vector<MoveOption> moveOptions(const Document &document, ItemId id, const Catalogue &catalogue)
{
    const Item *item = document.build.item(id);
    const Machine now = resolve(document.build, catalogue);
    if (!item || !now.board)
        return {};
    std::vector<MoveOption> options;
    const Device *device = now.device(id);
    if (!device)
        return {};
    const Lanes lanes = assessLanes(now);
    for (const Connector &connector : now.board->part->connectors) {
        if (goesInto(*device, connector))
            options.push_back(optionFor(connector.label, document, *item, now, lanes, catalogue));
    }
    for (const QString &output : outputsFor(*device, now))
        options.push_back(optionFor(output, document, *item, now, lanes, catalogue));
    return options;
}

const std::vector<Kind> &listedKinds()
{
    static const std::vector<Kind> kinds{Kind::Processor, Kind::Motherboard, Kind::Card,  Kind::Supply,  Kind::Case,
                                         Kind::Cooler,    Kind::Memory,      Kind::Drive, Kind::Network, Kind::Riser,
                                         Kind::Switch,    Kind::Bridge,      Kind::Cable, Kind::Fan};
    return kinds;
}

bool isSeldom(Kind kind)
{
    return kind == Kind::Network || kind == Kind::Riser || kind == Kind::Switch || kind == Kind::Bridge ||
           kind == Kind::Cable || kind == Kind::Fan;
}

bool isCounted(Kind kind)
{
    return kind == Kind::Memory || kind == Kind::Fan || kind == Kind::Cable || kind == Kind::Bridge ||
           kind == Kind::Supply;
}

bool mayAdd(Kind kind, const Machine &machine, const Build &build)
{
    const std::size_t there = build.itemsOf(kind).size();
    switch (kind) {
    case Kind::Gpu:
    case Kind::System:
        return false;
    case Kind::Processor: {
        const int sockets = machine.board ? machine.board->part->processorCount.valueOr(1) : 1;
        int taken = 0; // an item may stand for several
        for (const Item *item : build.itemsOf(kind))
            taken += item->count;
        return taken < sockets;
    }
    case Kind::Motherboard:
    case Kind::Case:
    case Kind::Cooler:
        return there == 0;
    case Kind::Card:
    case Kind::Supply:
    case Kind::Memory:
    case Kind::Drive:
    case Kind::Fan:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
        return true;
    }
    return false;
}

} // namespace rig::ui
