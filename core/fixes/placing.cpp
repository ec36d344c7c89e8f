// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/placing.h"

#include "core/fixes/effect.h"
#include "core/machine/placer.h"

#include <algorithm>

namespace rig {

namespace {

/// Items that a search may not move.
std::vector<ItemId> lockedItems(const Build &build)
{
    std::vector<ItemId> locked;
    for (const Item &item : build.items) {
        if (item.locked)
            locked.push_back(item.id);
    }
    return locked;
}

/// The connectors of a placement, by item; what stands on a riser is not named.
QMap<ItemId, QString> placesOf(const Machine &machine, const Placement &placement)
{
    QMap<ItemId, QString> places;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Device &device = machine.devices[i];
        const int connector = placement.connectors[i];
        if (device.host < 0 && connector >= 0)
            places.insert(device.item, machine.board->part->connectors[static_cast<std::size_t>(connector)].label);
    }
    return places;
}

/// Where a board has not a place for each: one after the other into the best that is left, cards first.
QMap<ItemId, QString> asManyAsFit(Document document, const Catalogue &catalogue)
{
    std::vector<ItemId> unplaced;
    for (const Item &item : document.build.items) {
        if (standsInConnector(item.kind) && item.connector.isEmpty())
            unplaced.push_back(item.id);
    }
    std::stable_sort(unplaced.begin(), unplaced.end(), [&](ItemId a, ItemId b) {
        return document.build.item(a)->kind == Kind::Card && document.build.item(b)->kind != Kind::Card;
    });
    QMap<ItemId, QString> places;
    for (const ItemId item : unplaced) {
        const QString connector = bestConnector(document, item, catalogue);
        places.insert(item, connector);
        document = applied(std::move(document), MoveItem{item, connector});
    }
    return places;
}

} // namespace

ReplacePart replacementOf(const Document &document, ItemId item, const QString &part, const Catalogue &catalogue)
{
    ReplacePart edit{item, part};
    const Item *replaced = document.build.item(item);
    if (!replaced || replaced->kind != Kind::Motherboard)
        return edit;
    // The old board's labels mean nothing on the new one, whoever locked them.
    Document empty = document;
    for (Item &device : empty.build.items) {
        if (standsInConnector(device.kind) && !outputNamed(device.connector)) {
            device.connector.clear();
            edit.places.insert(device.id, QString());
        }
    }
    const Document bare = applied(empty, edit);
    const Machine machine = resolve(bare.build, catalogue);
    const std::optional<Placement> placement = bestPlacement(machine, document.use.work);
    const QMap<ItemId, QString> places = placement ? placesOf(machine, *placement) : asManyAsFit(bare, catalogue);
    for (auto it = places.begin(); it != places.end(); ++it)
        edit.places.insert(it.key(), it.value());
    return edit;
}

std::optional<PlaceDevices> bestPlaces(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const std::optional<Placement> placement = bestPlacement(machine, document.use.work, lockedItems(document.build));
    if (!machine.board || (placement && !(placement->score < scoreOf(machine, document.use.work))))
        return std::nullopt;
    PlaceDevices edit;
    const QMap<ItemId, QString> places = placement ? placesOf(machine, *placement) : asManyAsFit(document, catalogue);
    for (auto it = places.begin(); it != places.end(); ++it) {
        if (document.build.item(it.key())->connector != it.value())
            edit.places.insert(it.key(), it.value());
    }
    return edit.places.isEmpty() ? std::nullopt : std::optional(std::move(edit));
}

QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    std::vector<ItemId> others;
    for (const Device &device : machine.devices) {
        if (device.item != item)
            others.push_back(device.item);
    }
    const std::optional<Placement> placement = bestPlacement(machine, document.use.work, others);
    return placement ? placesOf(machine, *placement).value(item) : QString();
}

} // namespace rig
