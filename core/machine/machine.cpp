// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine.h"

#include "core/catalogue/successor.h"

#include <algorithm>

namespace rig {

namespace {

template <class T> std::optional<Placed<T>> placed(const Item &item, const Catalogue &catalogue, Machine &machine)
{
    std::shared_ptr<const T> part = catalogue.find<T>(item.part);
    if (part) {
        std::optional<PricePick> price = priceOf(item, *part, catalogue);
        return Placed<T>{item.id, std::move(part), item.count, item.owned, std::move(price), item.supply};
    }
    machine.unresolved.push_back(item.id);
    return std::nullopt;
}

template <class T>
void collect(std::vector<Placed<T>> &into, const Item &item, const Catalogue &catalogue, Machine &machine)
{
    if (std::optional<Placed<T>> found = placed<T>(item, catalogue, machine))
        into.push_back(std::move(*found));
}

/// False where the catalogue does not have the part.
bool takePart(Device &device, const Item &item, const Catalogue &catalogue)
{
    switch (item.kind) {
    case Kind::Card:
        device.card = catalogue.find<Card>(item.part);
        device.chip = device.card ? catalogue.chipOf(*device.card) : nullptr;
        if (device.chip && !item.owned)
            device.successor = successorOf(*device.chip, catalogue);
        return device.card != nullptr;
    case Kind::Drive:
        device.drive = catalogue.find<Drive>(item.part);
        return device.drive != nullptr;
    case Kind::Network:
        device.network = catalogue.find<Network>(item.part);
        return device.network != nullptr;
    case Kind::Riser:
        device.riser = catalogue.find<Riser>(item.part);
        return device.riser != nullptr;
    case Kind::Switch:
        device.switchBoard = catalogue.find<SwitchBoard>(item.part);
        return device.switchBoard != nullptr;
    case Kind::Gpu:
    case Kind::Processor:
    case Kind::Motherboard:
    case Kind::Supply:
    case Kind::Case:
    case Kind::Cooler:
    case Kind::Fan:
    case Kind::Memory:
    case Kind::Bridge:
    case Kind::Cable:
    case Kind::System:
        return false;
    }
    return false;
}

/// Equal parts cost the same, but where one has a price of its own: of eight cards only the first is looked up.
std::optional<PricePick> priceIn(const Machine &machine, const Item &item, const Part &part, const Catalogue &catalogue)
{
    const auto same = std::find_if(machine.devices.begin(), machine.devices.end(), [&](const Device &other) {
        return &other.part() == &part && !(other.price && other.price->paid);
    });
    return item.price || same == machine.devices.end() ? priceOf(item, part, catalogue) : same->price;
}

void addDevice(Machine &machine, const Item &item, const Catalogue &catalogue)
{
    Device device;
    device.item = item.id;
    device.powerLimit = item.powerLimit;
    device.owned = item.owned;
    device.supply = item.supply;
    if (!takePart(device, item, catalogue)) {
        machine.unresolved.push_back(item.id);
        return;
    }
    device.price = priceIn(machine, item, device.part(), catalogue);
    const auto last = std::find_if(machine.devices.rbegin(), machine.devices.rend(),
                                   [&](const Device &other) { return other.kind() == item.kind; });
    device.number = last == machine.devices.rend() ? 1 : last->number + 1;
    if (machine.board && !item.connector.isEmpty() && !outputNamed(item.connector)) {
        device.connector = machine.board->part->connectorIndex(item.connector);
        device.badConnector = device.connector < 0;
    }
    machine.devices.push_back(std::move(device));
}

int deviceIndex(const Machine &machine, ItemId item)
{
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        if (machine.devices[i].item == item)
            return static_cast<int>(i);
    }
    return -1;
}

/// Puts the devices that stand in an output onto their hosts; the hosts are all there by now.
void hangOnHosts(Machine &machine, const Build &build)
{
    for (const Item &item : build.items) {
        const std::optional<OutputName> name = outputNamed(item.connector);
        const int index = name ? deviceIndex(machine, item.id) : -1;
        if (index < 0)
            continue;
        Device &device = machine.devices[static_cast<std::size_t>(index)];
        const int host = deviceIndex(machine, name->item);
        const bool there = host >= 0 && host != index && machine.devices[static_cast<std::size_t>(host)].isAdapter() &&
                           name->output <= machine.devices[static_cast<std::size_t>(host)].outputs();
        device.badConnector = !there;
        device.host = there ? host : -1;
        device.output = there ? name->output - 1 : 0;
    }
}

/// The board's connector in which the chain of adapters ends; adapters that hang on each other in a circle stand
/// nowhere.
void findConnectors(Machine &machine)
{
    for (Device &device : machine.devices) {
        const Device *end = &device;
        for (std::size_t step = 0; end->host >= 0 && step <= machine.devices.size(); ++step)
            end = &machine.devices[static_cast<std::size_t>(end->host)];
        if (end->host >= 0)
            device.badConnector = true;
        else
            device.connector = end->connector;
    }
    for (Device &device : machine.devices) {
        if (device.badConnector)
            device.host = -1;
    }
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
    case Kind::Fan:
        return collect(machine.fans, item, catalogue, machine);
    case Kind::Bridge:
        return collect(machine.bridges, item, catalogue, machine);
    case Kind::Cable:
        return collect(machine.cables, item, catalogue, machine);
    case Kind::Card:
    case Kind::Drive:
    case Kind::Network:
    case Kind::Riser:
    case Kind::Switch:
        return addDevice(machine, item, catalogue);
    case Kind::Motherboard:
    case Kind::Gpu:
    case Kind::System:
        return; // the board is there already; the others are not parts of a machine
    }
}

} // namespace

const Part &Device::part() const
{
    if (card)
        return *card;
    if (drive)
        return *drive;
    if (network)
        return *network;
    if (riser)
        return *riser;
    return *switchBoard;
}

int Device::outputs() const
{
    return riser ? riser->outputCount.valueOr(1) : switchBoard ? switchBoard->outputCount.valueOr(1) : 0;
}

std::optional<int> Device::outputWidth() const
{
    return riser ? riser->outputWidth.value : switchBoard ? switchBoard->outputWidth.value : std::nullopt;
}

QString Device::plug() const
{
    return riser ? riser->host.valueOr({}) : switchBoard ? switchBoard->host.valueOr({}) : QString();
}

QString Device::gives() const
{
    return riser ? riser->gives.valueOr({}) : switchBoard ? switchBoard->gives.valueOr({}) : QString();
}

std::optional<int> Device::width() const
{
    if (drive)
        return drive->pcieWidth.value;
    if (network)
        return network->pcieWidth.value;
    if (switchBoard)
        return switchBoard->uplinkWidth.value;
    return chip ? chip->pcieWidth.value : std::nullopt;
}

std::optional<int> Device::generation() const
{
    if (drive)
        return drive->pcieGeneration.value;
    if (network)
        return network->pcieGeneration.value;
    if (switchBoard)
        return switchBoard->pcieGeneration.value;
    return chip ? chip->pcieGeneration.value : std::nullopt;
}

std::optional<Watts> Device::power() const
{
    if (network)
        return network->power.value;
    if (switchBoard)
        return switchBoard->power.value;
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
    const auto found = std::find_if(devices.begin(), devices.end(), [&](const Device &device) {
        return device.connector == connector && device.isOnBoard();
    });
    return found == devices.end() ? nullptr : &*found;
}

namespace {

QString familiesDateOf(const Board &board, const Catalogue &catalogue)
{
    const SourceIndex index = board.excludedFamilies ? board.excludedFamilies.source : board.processorFamilies.source;
    const Source *source = catalogue.source(index);
    return source ? source->date : QString();
}

} // namespace

Machine resolve(const Build &build, const Catalogue &catalogue)
{
    Machine machine;
    machine.today = catalogue.prices.today;
    machine.rates = catalogue.rates;
    for (const Item &item : build.items) {
        if (item.kind == Kind::Motherboard && !machine.board)
            machine.board = placed<Board>(item, catalogue, machine);
    }
    for (const Item &item : build.items)
        addItem(machine, item, catalogue);
    hangOnHosts(machine, build);
    findConnectors(machine);
    if (!machine.board)
        return machine;
    machine.familiesDate = familiesDateOf(*machine.board->part, catalogue);
    for (const Setting &setting : machine.board->part->settings) {
        const qsizetype chosen = setting.values.indexOf(build.settings.value(setting.id));
        machine.settings.push_back(static_cast<int>(std::max<qsizetype>(0, chosen)));
    }
    return machine;
}

} // namespace rig
