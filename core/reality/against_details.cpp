// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/against_details.h"

#include "core/guide/card_software.h"
#include "core/reality/scan.h"

#include <QVersionNumber>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

const Device &deviceOf(const RealityRow &row, const Machine &machine)
{
    return machine.devices[static_cast<std::size_t>(row.device)];
}

const DetectedGpu &gpuOf(const RealityRow &row, const Detected &detected)
{
    return detected.gpus[static_cast<std::size_t>(row.gpu)];
}

/// A link at rest says nothing of its speed: it is then taken to reach the planned one.
int generationAtWork(const RealityRow &row, const DetectedGpu &gpu)
{
    const SeenLink &link = gpu.link.seen;
    const std::optional<int> host = hostGenerationOf(gpu);
    if (host && *host < *row.plannedGeneration)
        return *host;
    return gpu.link.idle == false && link.generation ? std::min(*link.generation, *row.plannedGeneration)
                                                     : *row.plannedGeneration;
}

std::optional<LinkCost> costOf(const RealityRow &row, const Device &device, const DetectedGpu &gpu, Work work,
                               int cards)
{
    const std::optional<int> width = gpu.link.seen.width;
    if (!device.chip || !width || !row.plannedWidth || !row.plannedGeneration)
        return {};
    const GigabytesPerSecond planned = laneRate(*row.plannedGeneration) * *row.plannedWidth;
    const GigabytesPerSecond found = laneRate(generationAtWork(row, gpu)) * std::min(*width, *row.plannedWidth);
    return linkCost(*device.chip, found, planned, work, cards);
}

void addFigures(RealityRow &row, const Device &device, const DetectedGpu &gpu)
{
    if (const std::optional<Watts> power = device.power())
        row.plannedLimit = power->value();
    row.foundLimit = gpu.seen.powerLimit;
    if (device.chip && device.chip->memory)
        row.plannedMemory = device.chip->memory.value->value();
    if (gpu.seen.memoryMib)
        row.foundMemory = *gpu.seen.memoryMib / 1024;
}

/// Ways that nvidia-smi prints for what is planned are as good; what it prints of one slot and another within a
/// processor differs by board.
bool isWorse(PeerWay planned, Way found, bool isVirtual)
{
    const bool throughHost = found == Way::HostBridge || found == Way::NumaNode || found == Way::Sockets;
    switch (planned) {
    case PeerWay::NvLink:
        return throughHost || found == Way::OneBridge || found == Way::Bridges;
    case PeerWay::SameSwitch:
        return throughHost && !isVirtual;
    case PeerWay::SameProcessor: // one processor of several NUMA nodes has "SYS", too
    case PeerWay::Chipset:
    case PeerWay::AcrossProcessors:
    case PeerWay::Unknown:
        return false;
    }
    return false;
}

/// The planned device that the tool calls "GPU0"; -1: none.
int deviceCalled(const QString &name, const Reality &reality, const Detected &detected)
{
    if (!name.startsWith("GPU"_L1))
        return -1;
    const std::optional<int> number = leadingInteger(QStringView(name).mid(3));
    const auto row = std::find_if(reality.rows.begin(), reality.rows.end(), [&](const RealityRow &each) {
        return number && each.device >= 0 && each.gpu >= 0 && gpuOf(each, detected).seen.index == *number;
    });
    return row == reality.rows.end() ? -1 : row->device;
}

void addWays(Reality &reality, const Assessment &assessment, const Detected &detected)
{
    for (const SeenWay &way : detected.seen.ways) {
        const int a = deviceCalled(way.a, reality, detected);
        const int b = deviceCalled(way.b, reality, detected);
        const auto &peers = assessment.lanes.peers;
        const auto planned = std::find_if(peers.begin(), peers.end(), [&](const PeerPath &path) {
            return (path.a == a && path.b == b) || (path.a == b && path.b == a);
        });
        const bool told = std::any_of(reality.ways.begin(), reality.ways.end(), [&](const RealityWay &each) {
            return (each.a == a && each.b == b) || (each.a == b && each.b == a);
        });
        if (a < 0 || b < 0 || a == b || planned == peers.end() || told)
            continue;
        reality.ways.push_back({a, b, planned->way, way.printed,
                                isWorse(planned->way, wayOf(way.printed), detected.isVirtual), way.evidence});
    }
}

/// The card that asks for the newest driver decides.
void addDriver(Reality &reality, const Machine &machine, const Detected &detected)
{
    if (detected.seen.driver.isEmpty())
        return;
    RealityDriver driver{detected.seen.driver, {}, 0, false};
    const auto version = [](const QString &text) { return QVersionNumber::fromString(text); };
    for (const RealityRow &row : reality.rows) {
        if (row.device < 0 || !deviceOf(row, machine).chip)
            continue;
        const QString branch =
            guide::softwareFor(*deviceOf(row, machine).chip, guide::shippedCompatibility()).firstDriver;
        if (branch.isEmpty() || (!driver.needed.isEmpty() && version(branch) <= version(driver.needed)))
            continue;
        driver.needed = branch;
        driver.item = row.item;
    }
    driver.old = !driver.needed.isEmpty() && !version(driver.found).isNull() &&
                 version(driver.found).majorVersion() < version(driver.needed).majorVersion();
    reality.driver = driver;
}

} // namespace

std::optional<int> hostGenerationOf(const DetectedGpu &gpu)
{
    if (gpu.link.seen.hostMaxGeneration)
        return gpu.link.seen.hostMaxGeneration;
    return gpu.external ? std::nullopt : gpu.link.portGeneration;
}

QLatin1StringView realVerdictKey(RealVerdict verdict)
{
    constexpr std::array Keys{"as-planned"_L1, "idle"_L1,      "lost-lanes"_L1, "lost-generation"_L1, "divided"_L1,
                              "unusable"_L1,   "elsewhere"_L1, "absent"_L1,     "extra"_L1,           "unknown"_L1};
    static_assert(Keys.size() == static_cast<std::size_t>(RealVerdict::Unknown) + 1);
    return Keys[static_cast<std::size_t>(verdict)];
}

QLatin1StringView causeKey(CauseKind kind)
{
    constexpr std::array Keys{"at-rest"_L1,          "instances"_L1,       "external"_L1,        "off-the-bus"_L1,
                              "other-slot"_L1,       "taken-by"_L1,        "shared-uplink"_L1,   "split"_L1,
                              "slot-has-no-more"_L1, "host-generation"_L1, "riser"_L1,           "firmware"_L1,
                              "addresses"_L1,        "contact"_L1,         "virtual-machine"_L1, "needs-root"_L1,
                              "not-told"_L1,         "unknown-plan"_L1};
    static_assert(Keys.size() == static_cast<std::size_t>(CauseKind::UnknownPlan) + 1);
    return Keys[static_cast<std::size_t>(kind)];
}

bool Reality::hasLoss() const
{
    return std::any_of(rows.begin(), rows.end(), [](const RealityRow &row) { return row.isLoss(); });
}

void addDetails(Reality &reality, const Machine &machine, const Assessment &assessment, Work work,
                const Detected &detected)
{
    const auto cards = std::count_if(machine.devices.begin(), machine.devices.end(),
                                     [](const Device &device) { return device.isCard(); });
    for (RealityRow &row : reality.rows) {
        if (row.device < 0 || row.gpu < 0)
            continue;
        const Device &device = deviceOf(row, machine);
        const DetectedGpu &gpu = gpuOf(row, detected);
        addFigures(row, device, gpu);
        if (row.verdict == RealVerdict::LostLanes || row.verdict == RealVerdict::LostGeneration)
            row.cost = costOf(row, device, gpu, work, static_cast<int>(cards));
    }
    addWays(reality, assessment, detected);
    addDriver(reality, machine, detected);
}

} // namespace rig::reality
