// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/merged.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

constexpr std::size_t MostBoards = 64;          ///< more machines than anybody puts into one file
constexpr std::size_t MostNotUnderstood = 1000; ///< lines that are told

template <class T> void fill(std::optional<T> &field, const std::optional<T> &other)
{
    if (!field)
        field = other;
}

void fill(QString &field, const QString &other)
{
    if (field.isEmpty())
        field = other;
}

bool contradicts(const SeenDevice &a, const SeenDevice &b)
{
    return (a.vendor && b.vendor && *a.vendor != *b.vendor) || (a.device && b.device && *a.device != *b.device);
}

void takeMig(SeenMig &mig, const SeenMig &other)
{
    fill(mig.on, other.on);
    if (!mig.evidence)
        mig.evidence = other.evidence;
    // One tool lists the instances, another only that there are some.
    if (other.instances > mig.instances) {
        mig.instances = other.instances;
        mig.largestMib = other.largestMib ? other.largestMib : mig.largestMib;
    }
    fill(mig.largestMib, other.largestMib);
}

void take(SeenDevice &device, const SeenDevice &other)
{
    fill(device.address, other.address);
    if (device.index < 0)
        device.index = other.index;
    fill(device.label, other.label);
    // The vendor's tool says "3D" of all; what lspci says is the function's own.
    if (!device.classCode || (device.className.isEmpty() && !other.className.isEmpty()))
        device.classCode = other.classCode ? other.classCode : device.classCode;
    fill(device.className, other.className);
    // A name that was cut in a table gives way to a whole one.
    if (device.name.isEmpty() || (device.name.endsWith("..."_L1) && !other.name.isEmpty()))
        device.name = other.name;
    fill(device.vendorName, other.vendorName);
    fill(device.vendor, other.vendor);
    fill(device.device, other.device);
    fill(device.subVendor, other.subVendor);
    fill(device.subDevice, other.subDevice);
    fill(device.revision, other.revision);
    fill(device.subsystem, other.subsystem);
    if (device.port == Port::Unsaid)
        device.port = other.port;
    fill(device.parent, other.parent);
    fill(device.secondaryBus, other.secondaryBus);
    fill(device.lastBus, other.lastBus);
    if (device.link.width == std::nullopt && other.link.width) {
        device.link.width = other.link.width;
        device.link.evidence = other.link.evidence;
    }
    // Of two looks at one link the one that ran faster tells what it can do.
    if (other.link.generation && (!device.link.generation || *other.link.generation > *device.link.generation)) {
        device.link.generation = other.link.generation;
        device.idle = false;
    }
    fill(device.link.maxWidth, other.link.maxWidth);
    fill(device.link.maxGeneration, other.link.maxGeneration);
    fill(device.link.deviceMaxGeneration, other.link.deviceMaxGeneration);
    fill(device.link.hostMaxGeneration, other.link.hostMaxGeneration);
    if (!device.link.evidence)
        device.link.evidence = other.link.evidence;
    if (device.slotLink.isEmpty())
        device.slotLink = other.slotLink;
    fill(device.slot, other.slot);
    fill(device.memoryMib, other.memoryMib);
    fill(device.powerLimit, other.powerLimit);
    // Of several looks the one that saw the card work hardest tells what it draws.
    if (other.powerDraw && (!device.powerDraw || *other.powerDraw > *device.powerDraw)) {
        device.powerDraw = other.powerDraw;
        device.temperature = other.temperature ? other.temperature : device.temperature;
    }
    fill(device.temperature, other.temperature);
    fill(device.slowdownTemperature, other.slowdownTemperature);
    if (other.slowedByHeat)
        device.slowedByHeat = device.slowedByHeat.value_or(false) || *other.slowedByHeat;
    fill(device.bandwidth, other.bandwidth);
    fill(device.state, other.state);
    device.idle = device.idle || other.idle;
    device.lost = device.lost || other.lost;
    device.denied = device.denied && other.denied;
    device.virtualised = device.virtualised || other.virtualised;
    takeMig(device.mig, other.mig);
    if (!device.noAddresses)
        device.noAddresses = other.noAddresses;
    if (!device.external)
        device.external = other.external;
}

class Merging
{
public:
    void add(const Seen &seen)
    {
        for (const SeenDevice &device : seen.devices)
            addDevice(device);
        const auto append = [](auto &to, const auto &from) { to.insert(to.end(), from.begin(), from.end()); };
        addBoards(seen);
        addProcessors(seen);
        if (m_all.memory.empty())
            append(m_all.memory, seen.memory);
        if (m_all.slotRows.empty())
            append(m_all.slotRows, seen.slotRows);
        append(m_all.ways, seen.ways);
        append(m_all.peerRates, seen.peerRates);
        append(m_all.limits, seen.limits);
        append(m_all.drives, seen.drives);
        append(m_all.missing, seen.missing);
        for (std::size_t i = 0; i < seen.notUnderstood.size() && m_all.notUnderstood.size() < MostNotUnderstood; ++i)
            m_all.notUnderstood.push_back(seen.notUnderstood[i]);
        fill(m_all.driver, seen.driver);
        fill(m_all.cuda, seen.cuda);
        fill(m_all.hypervisor, seen.hypervisor);
        fill(m_all.memoryMib, seen.memoryMib);
        m_all.understood += seen.understood;
        m_all.cut = m_all.cut || seen.cut;
    }

    Seen finish() { return std::move(m_all); }

private:
    void addDevice(const SeenDevice &device)
    {
        if (const int same = indexOf(device); same >= 0) {
            take(m_all.devices[static_cast<std::size_t>(same)], device);
            remember(same);
            return;
        }
        if (m_all.devices.size() >= MostDevices) {
            m_all.cut = true;
            return;
        }
        m_all.devices.push_back(device);
        remember(static_cast<int>(m_all.devices.size()) - 1);
    }

    static QString numberKey(const SeenDevice &device)
    {
        return QString::number(device.vendor.value_or(0)) + u'#' + QString::number(device.index);
    }

    [[nodiscard]] int indexOf(const SeenDevice &device) const
    {
        int found = -1;
        if (device.address)
            found = m_byAddress.value(device.address->text(), -1);
        // A tool that prints no addresses counts the cards in its own order.
        if (found < 0 && device.index >= 0) {
            found = m_byNumber.value(numberKey(device), -1);
            if (found >= 0 && device.address && m_all.devices[static_cast<std::size_t>(found)].address)
                found = -1;
        }
        if (found >= 0 && contradicts(m_all.devices[static_cast<std::size_t>(found)], device))
            return -1;
        return found;
    }

    void remember(int index)
    {
        const SeenDevice &device = m_all.devices[static_cast<std::size_t>(index)];
        if (device.address)
            m_byAddress.insert(device.address->text(), index);
        if (device.index >= 0)
            m_byNumber.insert(numberKey(device), index);
    }

    void addBoards(const Seen &seen)
    {
        for (const SeenBoard &board : seen.boards) {
            if (m_all.boards.size() >= MostBoards)
                return;
            const auto same = std::find_if(m_all.boards.begin(), m_all.boards.end(), [&](const SeenBoard &each) {
                return each.product == board.product || each.product.isEmpty() || board.product.isEmpty() ||
                       board.product.contains(each.product) || each.product.contains(board.product);
            });
            if (same == m_all.boards.end()) {
                m_all.boards.push_back(board);
                continue;
            }
            fill(same->vendor, board.vendor);
            if (same->product.isEmpty())
                same->evidence = board.evidence;
            fill(same->product, board.product);
            fill(same->version, board.version);
            fill(same->systemVendor, board.systemVendor);
            fill(same->systemProduct, board.systemProduct);
            fill(same->systemVersion, board.systemVersion);
            fill(same->firmware, board.firmware);
        }
    }

    void addProcessors(const Seen &seen)
    {
        // Two tools tell of the same processors; the longer list counts.
        if (seen.processors.size() > m_all.processors.size())
            m_all.processors = seen.processors;
    }

    Seen m_all;
    QHash<QString, int> m_byAddress;
    QHash<QString, int> m_byNumber;
};

} // namespace

Seen merged(const std::vector<Seen> &all)
{
    Merging merging;
    for (const Seen &seen : all)
        merging.add(seen);
    return merging.finish();
}

int parentOf(const Seen &seen, int device)
{
    const SeenDevice &child = seen.devices[static_cast<std::size_t>(device)];
    if (!child.address)
        return -1;
    int best = -1;
    int bestSpan = 0x10000;
    for (std::size_t i = 0; i < seen.devices.size(); ++i) {
        const SeenDevice &bridge = seen.devices[i];
        if (static_cast<int>(i) == device || !bridge.address)
            continue;
        if (child.parent && bridge.address == child.parent)
            return static_cast<int>(i);
        if (!bridge.secondaryBus || bridge.address->domain != child.address->domain)
            continue;
        const int last = bridge.lastBus.value_or(*bridge.secondaryBus);
        const int span = last - *bridge.secondaryBus;
        if (child.address->bus == *bridge.secondaryBus && span < bestSpan) {
            best = static_cast<int>(i);
            bestSpan = span;
        }
    }
    return best;
}

} // namespace rig::reality
