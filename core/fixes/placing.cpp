// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/placing.h"

#include "core/fixes/effect.h"
#include "core/machine/adapters.h"
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

/// Cards that a bridge joins.
std::vector<ItemId> joinedCards(const Machine &machine)
{
    std::vector<ItemId> cards;
    for (const BridgeUse &bridge : assessLanes(machine).bridges) {
        if (bridge.state != BridgeUse::State::Joins)
            continue;
        for (const int device : {bridge.a, bridge.b})
            cards.push_back(machine.devices[static_cast<std::size_t>(device)].item);
    }
    return cards;
}

std::vector<ItemId> drivesOf(const Machine &machine)
{
    std::vector<ItemId> drives;
    for (const Device &device : machine.devices) {
        if (device.isDrive())
            drives.push_back(device.item);
    }
    return drives;
}

bool isDark(const Link *link) { return !link || link->dark || link->wrongConnector; }

/// Whether this item, or a device that has lanes while the item stands nowhere, has none with the devices in these
/// connectors.
bool darkens(Machine machine, const std::vector<int> &connectors, ItemId item)
{
    const auto place = [&](bool there) {
        for (std::size_t i = 0; i < machine.devices.size(); ++i) {
            if (machine.devices[i].host < 0)
                machine.devices[i].connector = machine.devices[i].item == item && !there ? -1 : connectors[i];
        }
        return assessLanes(machine);
    };
    const Lanes without = place(false);
    const Lanes with = place(true);
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const int device = static_cast<int>(i);
        const bool lit = machine.devices[i].item == item || !isDark(without.linkOf(device));
        if (lit && machine.devices[i].host < 0 && isDark(with.linkOf(device)))
            return true;
    }
    return false;
}

QString bestConnectorOf(const Machine &machine, Work work, ItemId item)
{
    std::vector<ItemId> others;
    for (const Device &device : machine.devices) {
        if (device.item != item)
            others.push_back(device.item);
    }
    const std::optional<Placement> placement = bestPlacement(machine, work, others);
    const QString connector = placement ? placesOf(machine, *placement).value(item) : QString();
    return connector.isEmpty() || darkens(machine, placement->connectors, item) ? QString() : connector;
}

/// Whether a connector of the board that takes the item is empty.
bool mayStand(const Machine &machine, ItemId item)
{
    const Device *device = machine.device(item);
    if (!device || !machine.board)
        return false;
    const std::vector<Connector> &connectors = machine.board->part->connectors;
    for (std::size_t i = 0; i < connectors.size(); ++i) {
        if (goesInto(*device, connectors[i]) && !machine.deviceAt(static_cast<int>(i)))
            return true;
    }
    return false;
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
    Machine machine = resolve(document.build, catalogue);
    for (const ItemId item : unplaced) {
        const QString connector =
            mayStand(machine, item) ? bestConnectorOf(machine, document.use.work, item) : QString();
        places.insert(item, connector);
        if (connector.isEmpty())
            continue;
        document = applied(std::move(document), MoveItem{item, connector});
        machine = resolve(document.build, catalogue);
    }
    return places;
}

/// Whether these places are shown to be better: nothing is spoilt, no lanes are lost to a device that needs them less,
/// and it can be said why.
bool isShownBetter(const Document &document, const Machine &machine, const PlaceDevices &edit,
                   const Catalogue &catalogue)
{
    const Machine after = resolve(applied(document, edit).build, catalogue);
    const auto connectors = [](const Machine &one) {
        std::vector<int> places;
        for (const Device &device : one.devices)
            places.push_back(device.connector);
        return places;
    };
    if (!whyWorse(machine, connectors(after), connectors(machine)))
        return false;
    Effect effect = effectOf(document, edit, catalogue);
    const auto isUnplaced = [&](ItemId item) { return document.build.item(item)->connector.isEmpty(); };
    if (std::any_of(edit.places.keyBegin(), edit.places.keyEnd(), isUnplaced))
        effect.unanswered.clear(); // of what stands nowhere nothing is known that could be lost
    return !spoils(effect);
}

/// What stands in an item's outputs, in their order.
std::vector<const Item *> hostedBy(const Item &host, const Build &build)
{
    std::vector<const Item *> hosted;
    for (const Item &item : build.items) {
        const std::optional<OutputName> output = outputNamed(item.connector);
        if (output && output->item == host.id)
            hosted.push_back(&item);
    }
    std::sort(hosted.begin(), hosted.end(), [](const Item *a, const Item *b) { return a->connector < b->connector; });
    return hosted;
}

/// Two of the same, with the same in their outputs: it does not matter which stands where.
bool areAlike(const Item &a, const Item &b, const Build &build)
{
    const auto bare = [](Item item) {
        item.id = 0;
        item.connector.clear();
        item.owned = false;
        return item;
    };
    if (!(bare(a) == bare(b)))
        return false;
    const std::vector<const Item *> ofA = hostedBy(a, build);
    const std::vector<const Item *> ofB = hostedBy(b, build);
    return std::equal(ofA.begin(), ofA.end(), ofB.begin(), ofB.end(),
                      [&](const Item *one, const Item *other) { return areAlike(*one, *other, build); });
}

/// The same places, dealt so that of items which are alike as many as can stay where they stand.
QMap<ItemId, QString> withoutNeedlessMoves(QMap<ItemId, QString> places, const Build &build)
{
    const QList<ItemId> items = places.keys();
    for (const ItemId id : items) {
        const Item &item = *build.item(id);
        const auto there = std::find_if(items.begin(), items.end(), [&](ItemId other) {
            return other != id && !item.connector.isEmpty() && places.value(other) == item.connector &&
                   areAlike(item, *build.item(other), build);
        });
        if (there != items.end())
            std::swap(places[id], places[*there]);
    }
    return places;
}

std::optional<PlaceDevices> betterPlaces(const Document &document, const Machine &machine,
                                         const std::vector<ItemId> &fixed, const Catalogue &catalogue)
{
    const std::optional<Placement> placement = bestPlacement(machine, document.use.work, fixed);
    if (placement && !(placement->score < scoreOf(machine, document.use.work)))
        return std::nullopt;
    PlaceDevices edit;
    const QMap<ItemId, QString> places = withoutNeedlessMoves(
        placement ? placesOf(machine, *placement) : asManyAsFit(document, catalogue), document.build);
    for (auto it = places.begin(); it != places.end(); ++it) {
        if (document.build.item(it.key())->connector != it.value())
            edit.places.insert(it.key(), it.value());
    }
    const bool better = !edit.places.isEmpty() && isShownBetter(document, machine, edit, catalogue);
    return better ? std::optional(std::move(edit)) : std::nullopt;
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
    if (!machine.board)
        return std::nullopt;
    std::vector<ItemId> fixed = lockedItems(document.build);
    std::optional<PlaceDevices> places = betterPlaces(document, machine, fixed, catalogue);
    for (const std::vector<ItemId> &more : {joinedCards(machine), drivesOf(machine)}) {
        if (places || more.empty())
            continue;
        fixed.insert(fixed.end(), more.begin(), more.end());
        places = betterPlaces(document, machine, fixed, catalogue);
    }
    return places;
}

QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue)
{
    return bestConnectorOf(resolve(document.build, catalogue), document.use.work, item);
}

} // namespace rig
