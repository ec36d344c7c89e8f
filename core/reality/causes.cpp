// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/causes.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The root port that a card hangs on, by the tree or by the kernel's word.
std::optional<PciAddress> rootOf(const DetectedGpu &gpu, const Detected &detected)
{
    if (!gpu.path.empty() && gpu.path.back().bus == 0)
        return gpu.path.back();
    for (const SeenLimit &limit : detected.seen.limits) {
        if (gpu.seen.address && limit.device.isDeviceOf(*gpu.seen.address) && limit.at && limit.at->bus == 0)
            return limit.at;
    }
    return {};
}

/// The kernel's line where it names one narrow port for the card and for a device on another bus: both hang on a switch
/// below it, mostly the chipset.
Evidence sharedUplinkAt(const DetectedGpu &gpu, const Detected &detected)
{
    const auto &limits = detected.seen.limits;
    const auto own = std::find_if(limits.begin(), limits.end(), [&](const SeenLimit &each) {
        return gpu.seen.address && each.at && each.device.isDeviceOf(*gpu.seen.address);
    });
    const bool shared = own != limits.end() && std::any_of(limits.begin(), limits.end(), [&](const SeenLimit &each) {
                            return each.at == own->at && each.device.bus != own->device.bus;
                        });
    return shared ? own->evidence : Evidence();
}

/// The line of another card that hangs on another function of the card's root port: the lanes of one slot are dealt
/// among them.
Evidence splitAt(const DetectedGpu &gpu, const Detected &detected)
{
    const std::optional<PciAddress> root = rootOf(gpu, detected);
    for (const DetectedGpu &each : detected.gpus) {
        const std::optional<PciAddress> other = each.role == GpuRole::Card ? rootOf(each, detected) : std::nullopt;
        if (root && other && other->isDeviceOf(*root) && other->function != root->function)
            return each.seen.evidence;
    }
    return {};
}

/// The width that the plan's own lane model gives the card once `build` is the machine.
std::optional<int> widthIn(const CauseGround &ground, const Build &build, const Catalogue &catalogue, ItemId item)
{
    const Machine machine = resolve(build, catalogue);
    const Assessment assessment = assess(machine, ground.plan.site, ground.plan.use);
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        if (machine.devices[static_cast<std::size_t>(i)].item == item) {
            const Link *link = assessment.lanes.linkOf(i);
            return link ? link->width : std::nullopt;
        }
    }
    return {};
}

/// More drives in the machine than in the plan make a taker likelier than a wrong slot.
bool hasMoreDrives(const CauseGround &ground)
{
    const auto planned = std::count_if(ground.machine.devices.begin(), ground.machine.devices.end(),
                                       [](const Device &device) { return device.isDrive(); });
    return static_cast<long>(ground.detected.drives.size()) > planned;
}

/// The line of a card beside this one, where the machine has more cards than the plan: it stands in a slot that the
/// plan leaves empty.
Evidence cardMore(const RealityRow &row, const CauseGround &ground)
{
    const auto planned = std::count_if(ground.machine.devices.begin(), ground.machine.devices.end(),
                                       [](const Device &device) { return device.chip != nullptr; });
    Evidence other;
    long found = 0;
    for (int i = 0; i < static_cast<int>(ground.detected.gpus.size()); ++i) {
        const DetectedGpu &gpu = ground.detected.gpus[static_cast<std::size_t>(i)];
        found += gpu.role == GpuRole::Card ? 1 : 0;
        if (gpu.role == GpuRole::Card && i != row.gpu && !other)
            other = gpu.seen.evidence;
    }
    return found > planned ? other : Evidence();
}

/// Connectors that the plan leaves empty and that would take just these lanes.
void addTakers(RealityRow &row, int found, const CauseGround &ground)
{
    if (!ground.machine.board || row.plannedConnector.isEmpty())
        return;
    Catalogue catalogue = ground.catalogue;
    auto drive = std::make_shared<Drive>();
    drive->id = u"own-drive-in-question"_s;
    drive->name = drive->id;
    drive->bus.value = u"nvme"_s;
    drive->pcieWidth.value = 4;
    catalogue.add(drive);
    const PartHandle card = ground.catalogue.find(ground.plan.build.item(row.item)->part);
    const Evidence drives = hasMoreDrives(ground) ? ground.detected.drives.front().evidence : Evidence();
    const Evidence cards = cardMore(row, ground);
    const Board &board = *ground.machine.board->part;
    for (const Connector &connector : board.connectors) {
        const bool drivePlace = connector.kind == ConnectorKind::M2 || connector.kind == ConnectorKind::U2;
        const bool slot = connector.kind == ConnectorKind::Slot;
        if ((!drivePlace && !slot) || ground.machine.deviceAt(board.connectorIndex(connector.label)) ||
            connector.label == row.plannedConnector)
            continue;
        Build build = ground.plan.build;
        Item item;
        item.id = build.nextId();
        item.kind = drivePlace ? Kind::Drive : Kind::Card;
        item.part = drivePlace ? drive->id : card->id;
        item.connector = connector.label;
        build.items.push_back(item);
        if (widthIn(ground, build, catalogue, row.item) == found)
            row.causes.push_back({CauseKind::TakenBy, connector.label, false, drivePlace ? drives : cards});
    }
}

/// Slots in which the card would have just these lanes.
void addOtherSlots(RealityRow &row, int found, const CauseGround &ground)
{
    if (!ground.machine.board || row.plannedConnector.isEmpty())
        return;
    const Board &board = *ground.machine.board->part;
    for (const Connector &connector : board.connectors) {
        if (connector.kind != ConnectorKind::Slot || ground.machine.deviceAt(board.connectorIndex(connector.label)))
            continue;
        Build build = ground.plan.build;
        for (Item &item : build.items) {
            if (item.id == row.item)
                item.connector = connector.label;
        }
        if (widthIn(ground, build, ground.catalogue, row.item) == found)
            row.causes.push_back({CauseKind::OtherSlot, connector.label});
    }
}

/// What the texts say comes first, then what the plan's lanes explain, then what is always possible. Where the machine
/// has more in it than the plan, that is likelier than a slot of which no text says that anything stands in it.
int rankOf(const Cause &cause, bool hasMore)
{
    switch (cause.kind) {
    case CauseKind::External:
    case CauseKind::SharedUplink:
        return 0;
    case CauseKind::OtherSlot:
        return hasMore ? 2 : 0;
    case CauseKind::TakenBy:
        return hasMore && !cause.evidence ? 2 : 1;
    case CauseKind::Split:
        return 1;
    default:
        return 3;
    }
}

} // namespace

void addCausesOfWidth(RealityRow &row, const DetectedGpu &gpu, const CauseGround &ground)
{
    const int found = *gpu.link.seen.width;
    if (gpu.external)
        row.causes.push_back({CauseKind::External, {}, true, gpu.external});
    if (!row.foundConnector.isEmpty() && row.foundConnector != row.plannedConnector)
        row.causes.push_back({CauseKind::OtherSlot, row.foundConnector, true});
    const Evidence shared = sharedUplinkAt(gpu, ground.detected);
    const Evidence split = shared ? Evidence() : splitAt(gpu, ground.detected);
    if (shared)
        row.causes.push_back({CauseKind::SharedUplink, {}, true, shared});
    else if (split)
        row.causes.push_back({CauseKind::Split, {}, true, split});
    addTakers(row, found, ground);
    if (row.foundConnector.isEmpty())
        addOtherSlots(row, found, ground);
    // Of a port of a cable the width is that of the cable.
    if (gpu.link.limitedBy == LinkLimit::Slot && !gpu.external)
        row.causes.push_back({CauseKind::SlotHasNoMore, {}});
    if (row.device >= 0 && ground.machine.devices[static_cast<std::size_t>(row.device)].host >= 0)
        row.causes.push_back({CauseKind::Riser, {}});
    row.causes.push_back({CauseKind::Firmware, {}});
    row.causes.push_back({CauseKind::Contact, {}});
    const bool hasMore = row.foundConnector.isEmpty() && (hasMoreDrives(ground) || cardMore(row, ground));
    std::stable_sort(row.causes.begin(), row.causes.end(),
                     [&](const Cause &a, const Cause &b) { return rankOf(a, hasMore) < rankOf(b, hasMore); });
}

void standInOneSlotOnly(std::vector<RealityRow> &rows)
{
    const auto guesses = [](const Cause &cause) { return cause.kind == CauseKind::OtherSlot && !cause.told; };
    QHash<QString, int> named;
    for (const RealityRow &row : rows) {
        for (const Cause &cause : row.causes)
            named[cause.connector] += guesses(cause) ? 1 : 0;
    }
    for (RealityRow &row : rows)
        std::stable_partition(row.causes.begin(), row.causes.end(),
                              [&](const Cause &cause) { return !guesses(cause) || named.value(cause.connector) < 2; });
}

} // namespace rig::reality
