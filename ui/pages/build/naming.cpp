// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/naming.h"

#include "core/build/edit.h"
#include "core/machine/assessment.h"
#include "core/market/price.h"
#include "core/words/words.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

struct Naming
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Naming)
};

bool takes(const Connector &connector, Kind kind)
{
    switch (connector.kind) {
    case ConnectorKind::Slot:
    case ConnectorKind::Thunderbolt:
        return kind == Kind::Card;
    case ConnectorKind::Oculink:
    case ConnectorKind::Mcio:
    case ConnectorKind::Slimsas:
        return true;
    case ConnectorKind::M2:
    case ConnectorKind::U2:
    case ConnectorKind::Sata:
        return kind == Kind::Drive;
    }
    return false;
}

MoveOption optionFor(const Connector &connector, const Document &document, const Item &item, const Machine &now,
                     const Catalogue &catalogue)
{
    MoveOption option{connector.label, connector.label, connector.label == item.connector};
    const Document after = applied(document, MoveItem{item.id, connector.label});
    const Machine machine = resolve(after.build, catalogue);
    const Lanes lanes = assessLanes(machine);
    QString link;
    for (const Link &candidate : lanes.links) {
        if (machine.devices[static_cast<std::size_t>(candidate.device)].item == item.id)
            link = words::link(candidate);
    }
    const Device *there = now.deviceAt(now.board->part->connectorIndex(connector.label));
    if (there && there->item != item.id)
        option.text = Naming::tr("%1: %2, changes places with %3", "connector, link, device")
                          .arg(connector.label, link, deviceName(*there));
    else if (!link.isEmpty())
        option.text = Naming::tr("%1: %2", "connector, link").arg(connector.label, link);
    return option;
}

} // namespace

QString deviceName(const Device &device)
{
    return Naming::tr("%1: %2", "\"Card 2\", name of the part").arg(words::device(device), shortName(device.part()));
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
        marks << Naming::tr("limited to %1", "watts").arg(words::watts(*item.powerLimit));
    return marks.join(QStringLiteral(" · "));
}

QString priceText(const Item &item, const Catalogue &catalogue)
{
    if (item.owned)
        return Naming::tr("owned");
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(*part) : std::nullopt;
    if (!pick)
        return Naming::tr("no price known");
    Money money = pick->price.money;
    money.amount *= item.count;
    return words::money(money);
}

std::vector<MoveOption> moveOptions(const Document &document, ItemId id, const Catalogue &catalogue)
{
    const Item *item = document.build.item(id);
    const Machine now = resolve(document.build, catalogue);
    if (!item || !now.board)
        return {};
    std::vector<MoveOption> options;
    for (const Connector &connector : now.board->part->connectors) {
        if (takes(connector, item->kind))
            options.push_back(optionFor(connector, document, *item, now, catalogue));
    }
    return options;
}

const std::vector<Kind> &listedKinds()
{
    static const std::vector<Kind> kinds{Kind::Processor, Kind::Motherboard, Kind::Card,   Kind::Supply,
                                         Kind::Case,      Kind::Cooler,      Kind::Memory, Kind::Drive};
    return kinds;
}

bool mayAdd(Kind kind, const Machine &machine, const Build &build)
{
    const std::size_t there = build.itemsOf(kind).size();
    switch (kind) {
    case Kind::Gpu:
    case Kind::Fan:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
    case Kind::System:
        return false;
    case Kind::Processor: {
        const int sockets = machine.board ? machine.board->part->processorCount.valueOr(1) : 1;
        return there < static_cast<std::size_t>(sockets);
    }
    case Kind::Motherboard:
    case Kind::Case:
    case Kind::Cooler:
        return there == 0;
    case Kind::Card:
    case Kind::Supply:
    case Kind::Memory:
    case Kind::Drive:
        return true;
    }
    return false;
}

} // namespace rig::ui
