// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/fit_rules.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

const Connector &connectorOf(const Machine &machine, const Device &device)
{
    return machine.board->part->connectors[static_cast<std::size_t>(device.connector)];
}

/// In a slot of the board itself; not in an M.2 connector, not on a cable.
bool standsInSlot(const Machine &machine, const Device &device)
{
    return machine.board && device.isOnBoard() && connectorOf(machine, device).kind == ConnectorKind::Slot;
}

/// Thunderbolt and OCuLink lead out of the case, mostly into a box with room and supply of its own.
bool leadsOutside(const Machine &machine, const Device &device)
{
    for (int host = device.host; host >= 0; host = machine.devices[static_cast<std::size_t>(host)].host) {
        const QString plug = machine.devices[static_cast<std::size_t>(host)].plug();
        if (plug.startsWith("usb4"_L1) || plug.startsWith("oculink"_L1))
            return true;
    }
    return false;
}

CardFit placed(const Machine &machine, int index)
{
    const Device &device = machine.devices[static_cast<std::size_t>(index)];
    CardFit card;
    card.device = index;
    card.onCable = device.host >= 0;
    card.outside = leadsOutside(machine, device);
    card.places = placesOf(device);
    if (!machine.board || !device.isOnBoard())
        return card;
    if (const std::optional<double> position = connectorOf(machine, device).position)
        card.first = static_cast<int>(std::lround(*position));
    return card;
}

/// What hangs over the board's lower edge. The board reaches down to its lowest slot at least, whatever its format.
void addOverhang(CardFit &card, const Machine &machine, std::optional<int> boardPlaces)
{
    if (!card.first || !card.places)
        return;
    double lowest = boardPlaces.value_or(1);
    for (const Connector &connector : machine.board->part->connectors) {
        if (connector.kind == ConnectorKind::Slot)
            lowest = std::max(lowest, connector.position.value_or(0));
    }
    const int over = std::max(0, *card.first + *card.places - 1 - static_cast<int>(std::lround(lowest)));
    if (boardPlaces || over == 0)
        card.overhang = over;
}

void addOverlaps(CardFit &card, const Fit &fit)
{
    if (!card.first || !card.places)
        return;
    for (const std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (const CardFit &other : *list) {
            if (other.first && *other.first > *card.first && *other.first < *card.first + *card.places)
                card.overlaps.push_back(other.device);
        }
    }
}

/// A riser cable's plug is low enough to let the air pass.
bool letsAirPass(const Device &device) { return device.riser && device.gives().startsWith("slot"_L1); }

void addGap(CardFit &card, const Fit &fit, const Machine &machine)
{
    if (!card.first)
        return;
    std::optional<int> next;
    for (const std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (const CardFit &other : *list) {
            if (!other.first || *other.first <= *card.first || (next && *other.first >= *next) ||
                letsAirPass(machine.devices[static_cast<std::size_t>(other.device)]))
                continue;
            next = other.first;
            card.below = other.device;
        }
    }
    const std::optional<Millimetres> thickness = thicknessOf(machine.devices[static_cast<std::size_t>(card.device)]);
    if (next && thickness)
        card.gapBelow = SlotPitch * (*next - *card.first) - *thickness;
}

/// The case's own figure, else what its limit for coolers says. Of a rack chassis, whose board lies flat, its own
/// height is an upper bound. No such bound follows from another case's size: in a small one the card may stand in a
/// chamber of its own.
LengthBounds cardHeightRoom(const Case &chassis)
{
    if (chassis.maxCardHeight)
        return {*chassis.maxCardHeight, *chassis.maxCardHeight};
    LengthBounds room;
    if (chassis.type.valueOr({}) == QLatin1StringView("rack"))
        room.atMost = chassis.height.value;
    if (chassis.maxCoolerHeight)
        room.atLeast = *chassis.maxCoolerHeight - CardBelowCooler;
    return room;
}

/// The number that a radiator place begins with: "360 front".
int sizeOf(const QString &place) { return place.section(u' ', 0, 0).toInt(); }

/// The fans of a radiator of this length: 120 or 140 mm; 0 where it is made of neither.
int fanOf(int radiator) { return radiator % 140 == 0 ? 140 : radiator % 120 == 0 ? 120 : 0; }

/// In front where every place that takes it is there.
std::optional<bool> radiatorInFront(const Machine &machine)
{
    if (!machine.cooler || !machine.cooler->part->radiator)
        return machine.cooler && machine.cooler->part->type.valueOr({}) == "liquid"_L1 ? std::nullopt
                                                                                       : std::optional(false);
    if (!machine.chassis->part->radiators)
        return std::nullopt;
    QStringList elsewhere;
    for (const QString &place : *machine.chassis->part->radiators) {
        if (!place.contains("front"_L1))
            elsewhere << place;
    }
    const Millimetres radiator = *machine.cooler->part->radiator;
    return radiatorPlaceOf(radiator, elsewhere) == RadiatorPlace::None &&
           radiatorPlaceOf(radiator, *machine.chassis->part->radiators) != RadiatorPlace::None;
}

void addCase(Fit &fit, const Machine &machine)
{
    const Case &chassis = *machine.chassis->part;
    fit.cardHeight = cardHeightRoom(chassis);
    fit.radiatorInFront = radiatorInFront(machine);
    for (std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (CardFit &card : *list) {
            const std::optional<Millimetres> length = lengthOf(machine.devices[static_cast<std::size_t>(card.device)]);
            if (chassis.maxCardLength && length && !card.outside)
                card.lengthMargin = *chassis.maxCardLength - *length;
        }
    }
}

} // namespace

std::optional<int> placesOf(const Card &card)
{
    if (card.slotCount) // the tolerance: a "3.1-slot" card stands 2 mm into the next place, a 3.5-slot one takes it
        return std::max(1, static_cast<int>(std::ceil(*card.slotCount - ThicknessTolerance / SlotPitch)));
    if (card.thickness)
        return std::max(1, static_cast<int>(std::ceil((*card.thickness - ThicknessTolerance) / SlotPitch)));
    return std::nullopt;
}

std::optional<int> placesOf(const Device &device) { return device.card ? placesOf(*device.card) : std::optional(1); }

std::optional<Millimetres> thicknessOf(const Device &device)
{
    if (!device.card)
        return SlotPitch;
    if (device.card->thickness)
        return device.card->thickness.value;
    return device.card->slotCount ? std::optional(SlotPitch * *device.card->slotCount) : std::nullopt;
}

std::optional<Millimetres> lengthOf(const Device &device)
{
    return device.card ? device.card->length.value : device.network ? device.network->length.value : std::nullopt;
}

std::optional<int> boardPlacesOf(const Board &board)
{
    static const std::array<std::pair<QLatin1StringView, int>, 7> fixed{{{"mini-ITX"_L1, 1},
                                                                         {"mini-DTX"_L1, 2},
                                                                         {"micro-ATX"_L1, 4},
                                                                         {"ATX"_L1, 7},
                                                                         {"E-ATX"_L1, 7},
                                                                         {"SSI-CEB"_L1, 7},
                                                                         {"SSI-EEB"_L1, 7}}};
    for (const auto &[format, places] : fixed) {
        if (board.formFactor.valueOr({}) == format)
            return places;
    }
    if (!board.width || board.formFactor.valueOr({}) == "proprietary"_L1)
        return std::nullopt;
    return 7 + static_cast<int>(std::lround((*board.width - Millimetres(304.8)) / SlotPitch));
}

RadiatorPlace radiatorPlaceOf(Millimetres radiator, const QStringList &places)
{
    const int size = static_cast<int>(std::lround(radiator.value()));
    RadiatorPlace best = RadiatorPlace::None;
    for (const QString &place : places) {
        const int room = sizeOf(place);
        if (room < size)
            continue;
        if (room == size || fanOf(room) == fanOf(size))
            return RadiatorPlace::Fits;
        if (fanOf(room) > fanOf(size))
            best = RadiatorPlace::Wider;
    }
    return best;
}

Fit assessFit(const Machine &machine)
{
    Fit fit;
    if (machine.board)
        fit.boardPlaces = boardPlacesOf(*machine.board->part);
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Device &device = machine.devices[i];
        if (device.isCard())
            fit.cards.push_back(placed(machine, static_cast<int>(i)));
        else if (standsInSlot(machine, device))
            fit.others.push_back(placed(machine, static_cast<int>(i)));
    }
    for (std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (CardFit &card : *list) {
            addOverhang(card, machine, fit.boardPlaces);
            addOverlaps(card, fit);
            addGap(card, fit, machine);
        }
    }
    for (const CardFit &card : fit.cards) {
        if (card.first && card.places)
            fit.lastPlace = std::max(fit.lastPlace.value_or(0), *card.first + *card.places - 1);
    }
    if (machine.chassis)
        addCase(fit, machine);
    return fit;
}

} // namespace rig
