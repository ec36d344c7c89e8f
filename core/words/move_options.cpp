// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/move_options.h"

#include "core/build/edit.h"
#include "core/machine/adapters.h"
#include "core/machine/assessment.h"
#include "core/names/names.h"

#include <QCoreApplication>

namespace rig::words {

namespace {

struct MoveWords
{
    Q_DECLARE_TR_FUNCTIONS(MoveOptions)
};

QString rated(const Link &link)
{
    const QString text = names::link(link);
    return link.bandwidth
               ? MoveWords::tr("%1 · %2 GB/s", "link, rate").arg(text, names::number(link.bandwidth->value(), 1))
               : text;
}

const Link *linkOfItem(ItemId item, const Machine &machine, const Lanes &lanes)
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
    const QString nowhere = MoveWords::tr("not placed");
    const QString was = before ? names::link(*before) : nowhere;
    const bool narrower = before && after && !after->dark && !before->dark && before->generation && before->width &&
                          after->width && before->generation == after->generation;
    const QString becomes = narrower ? QStringLiteral("x%1").arg(*after->width) : after ? names::link(*after) : nowhere;
    return MoveWords::tr("%1 → %2", "link before, link after").arg(was, becomes);
}

/// The links of all others that would be others in the machine `then`.
void addChanges(MoveOption &option, const Device *swapped, ItemId moved, const Machine &now, const Lanes &lanes,
                const Machine &then, const Lanes &later)
{
    for (const Device &device : now.devices) {
        const bool swaps = swapped && device.item == swapped->item;
        if (device.item == moved || (device.riser && !swaps))
            continue;
        const Link *before = linkOfItem(device.item, now, lanes);
        const Link *after = linkOfItem(device.item, then, later);
        const bool same =
            device.riser || (before ? names::link(*before) : QString()) == (after ? names::link(*after) : QString());
        const QString name = names::device(device);
        const QString text =
            same ? name : MoveWords::tr("%1: %2", "device, how its link changes").arg(name, changeText(before, after));
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
    const QString label = names::placeText(connector, now);
    MoveOption option{connector, label, connector == item.connector};
    const Machine machine = resolve(applied(document, MoveItem{item.id, connector}).build, catalogue);
    const Lanes later = assessLanes(machine);
    const Link *own = linkOfItem(item.id, machine, later);
    const QString link = own && own->pcie ? names::link(*own) : QString();
    option.link = own && own->pcie ? rated(*own) : QString();
    const Device *there = otherAt(connector, item.id, document, now);
    addChanges(option, there, item.id, now, lanes, machine, later);
    if (there && link.isEmpty())
        option.text =
            MoveWords::tr("%1: changes places with %2", "connector, device").arg(label, names::deviceName(*there));
    else if (there)
        option.text = MoveWords::tr("%1: %2, changes places with %3", "connector, link, device")
                          .arg(label, link, names::deviceName(*there));
    else if (!link.isEmpty())
        option.text = MoveWords::tr("%1: %2", "connector, link").arg(label, link);
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

} // namespace rig::words
