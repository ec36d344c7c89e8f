// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine.h"

#include <algorithm>

namespace rig {

namespace {

template <class T> std::optional<Placed<T>> placed(const Item &item, const Catalogue &catalogue, Machine &machine)
{
    std::shared_ptr<const T> part = catalogue.find<T>(item.part);
    if (part)
        return Placed<T>{item.id, std::move(part), item.count, item.owned};
    machine.unresolved.push_back(item.id);
    return std::nullopt;
}

template <class T>
void collect(std::vector<Placed<T>> &into, const Item &item, const Catalogue &catalogue, Machine &machine)
{
    if (std::optional<Placed<T>> found = placed<T>(item, catalogue, machine))
        into.push_back(std::move(*found));
}

void addDevice(Machine &machine, const Item &item, const Catalogue &catalogue)
{
    Device device;
    device.item = item.id;
    device.powerLimit = item.powerLimit;
    device.owned = item.owned;
    if (item.kind == Kind::Card) {
        device.card = catalogue.find<Card>(item.part);
        device.chip = device.card ? catalogue.chipOf(*device.card) : nullptr;
    } else {
        device.drive = catalogue.find<Drive>(item.part);
    }
    if (!device.card && !device.drive) {
        machine.unresolved.push_back(item.id);
        return;
    }
    device.number =
        1 + static_cast<int>(std::count_if(machine.devices.begin(), machine.devices.end(),
                                           [&](const Device &other) { return other.isCard() == device.isCard(); }));
    if (machine.board && !item.connector.isEmpty()) {
        device.connector = machine.board->part->connectorIndex(item.connector);
        device.badConnector = device.connector < 0;
    }
    machine.devices.push_back(std::move(device));
}

void addItem(Machine &machine, const Item &item, const Catalogue &catalogue)
{
    switch (item.kind) {
    case Kind::Processor:
        return collect(machine.processors, item, catalogue, machine);
    case Kind::Supply:
        return collect(machine.supplies, item, catalogue, machine);
    case Kind::Case:
        machine.chassis = placed<Case>(item, catalogue, machine);
        return;
    case Kind::Cooler:
        machine.cooler = placed<Cooler>(item, catalogue, machine);
        return;
    case Kind::Memory:
        return collect(machine.memory, item, catalogue, machine);
    case Kind::Card:
    case Kind::Drive:
        return addDevice(machine, item, catalogue);
    case Kind::Motherboard:
    case Kind::Gpu:
    case Kind::Fan:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
    case Kind::System:
        return; // the board is there already; the others are not parts of a machine
    }
}

} // namespace

std::optional<int> Device::width() const
{
    if (drive)
        return drive->pcieWidth.value;
    return chip ? chip->pcieWidth.value : std::nullopt;
}

std::optional<int> Device::generation() const
{
    if (drive)
        return drive->pcieGeneration.value;
    return chip ? chip->pcieGeneration.value : std::nullopt;
}

std::optional<Watts> Device::power() const
{
    if (!card)
        return std::nullopt;
    if (powerLimit)
        return powerLimit;
    if (card->tdp)
        return *card->tdp;
    return chip ? chip->tdp.value : std::nullopt;
}

const Device *Machine::device(ItemId item) const
{
    const auto found =
        std::find_if(devices.begin(), devices.end(), [&](const Device &device) { return device.item == item; });
    return found == devices.end() ? nullptr : &*found;
}

const Device *Machine::deviceAt(int connector) const
{
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [&](const Device &device) { return device.connector == connector; });
    return found == devices.end() || connector < 0 ? nullptr : &*found;
}

Machine resolve(const Build &build, const Catalogue &catalogue)
{
    Machine machine;
    for (const Item &item : build.items) {
        if (item.kind == Kind::Motherboard && !machine.board)
            machine.board = placed<Board>(item, catalogue, machine);
    }
    for (const Item &item : build.items)
        addItem(machine, item, catalogue);
    if (!machine.board)
        return machine;
    for (const Setting &setting : machine.board->part->settings) {
        const qsizetype chosen = setting.values.indexOf(build.settings.value(setting.id));
        machine.settings.push_back(static_cast<int>(std::max<qsizetype>(0, chosen)));
    }
    return machine;
}

} // namespace rig
