// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/first_start.h"

#include "core/names/vendors.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

FirstStartStep stepOf(FirstStep step, const QString &command, bool onWindows = true)
{
    FirstStartStep made;
    made.step = step;
    made.command = command;
    made.onWindows = onWindows;
    return made;
}

/// Limits are set anew after each start: one for all cards in one line, else a line a card.
void addLimits(std::vector<FirstStartStep> &steps, const Machine &machine)
{
    std::vector<const Device *> cards;
    for (const Device &device : machine.devices) {
        if (isNvidiaCard(device))
            cards.push_back(&device);
    }
    const bool alike = cards.size() > 1 && std::all_of(cards.begin(), cards.end(), [&](const Device *card) {
                           return card->powerLimit && card->powerLimit == cards.front()->powerLimit;
                       });
    for (const Device *card : cards) {
        if (!card->powerLimit)
            continue;
        const QString which = alike ? QString() : u"-i %1 "_s.arg(card->number - 1);
        steps.push_back(stepOf(
            FirstStep::Limit, u"nvidia-smi %1-pl %2"_s.arg(which, QString::number(qRound(card->powerLimit->value())))));
        if (alike)
            return;
        steps.back().item = card->item;
    }
}

void addListings(std::vector<FirstStartStep> &steps, const Machine &machine, const Assessment &assessment)
{
    std::vector<int> vendors;
    for (const Link &link : assessment.lanes.links) {
        const int vendor = vendorOf(machine.devices[static_cast<std::size_t>(link.device)]);
        if (vendor != 0 && !link.dark && std::find(vendors.begin(), vendors.end(), vendor) == vendors.end())
            vendors.push_back(vendor);
    }
    for (const int vendor : vendors) {
        const QString number = u"%1"_s.arg(vendor, 4, 16, QLatin1Char('0'));
        steps.push_back(stepOf(FirstStep::Lspci, u"sudo lspci -vv -d %1: | grep LnkSta:"_s.arg(number), false));
        steps.back().vendor = vendor;
    }
}

const DetectedGpu &gpuOfRow(const RealityRow &row, const Detected &detected)
{
    return detected.gpus[static_cast<std::size_t>(row.gpu)];
}

bool isNvidiaRow(const RealityRow &row, const Machine &machine)
{
    return row.device >= 0 && isNvidiaCard(machine.devices[static_cast<std::size_t>(row.device)]);
}

void judgeMemory(FirstStartStep &step, const Machine &machine, const Detected &detected)
{
    double mib = detected.seen.memoryMib.value_or(0);
    for (const SeenMemory &module : detected.seen.memory) {
        mib += detected.seen.memoryMib ? 0 : module.mib;
        step.evidence = module.evidence;
    }
    step.expected = memoryOf(machine);
    if (mib <= 0 || !step.expected)
        return;
    step.seen = mib / 1024;
    // Firmware and graphics keep some for themselves; a module less is more than a tenth of any machine.
    step.verdict = *step.seen >= 0.9 * *step.expected ? StepVerdict::Good : StepVerdict::Bad;
}

void judgeList(FirstStartStep &step, const Machine &machine, const Reality &reality, const Detected &detected)
{
    int planned = 0, found = 0, absent = 0;
    for (const RealityRow &row : reality.rows) {
        if (!isNvidiaRow(row, machine))
            continue;
        ++planned;
        found += row.gpu >= 0 && row.verdict != RealVerdict::Absent ? 1 : 0;
        if (row.verdict != RealVerdict::Absent)
            continue;
        ++absent;
        step.device = row.device;
        step.evidence = row.evidence;
    }
    step.expected = planned;
    step.seen = found;
    if (found == planned)
        step.verdict = StepVerdict::Good;
    else if (absent > 0)
        step.verdict = StepVerdict::Bad;
    if (step.verdict == StepVerdict::Good && !detected.gpus.empty())
        step.evidence = detected.gpus.front().seen.evidence;
}

/// Bad where one card has lost something, good where all were seen at their planned links under load.
void judgeLinks(FirstStartStep &step, const Machine &machine, const Reality &reality, const Detected &detected)
{
    bool all = true, any = false;
    for (const RealityRow &row : reality.rows) {
        const bool meant =
            row.device >= 0 && row.gpu >= 0 &&
            (step.vendor == 0 ? isNvidiaRow(row, machine) : gpuOfRow(row, detected).seen.vendor == step.vendor);
        if (!meant)
            continue;
        any = true;
        if (row.verdict == RealVerdict::LostLanes || row.verdict == RealVerdict::LostGeneration) {
            step.verdict = StepVerdict::Bad;
            step.device = row.device;
            step.evidence = row.evidence;
            return;
        }
        all = all && (row.verdict == RealVerdict::AsPlanned || row.verdict == RealVerdict::Elsewhere);
        step.evidence = row.evidence;
    }
    if (any && all)
        step.verdict = StepVerdict::Good;
}

/// Of all cards the first that differs decides.
void judgeLimit(FirstStartStep &step, const Reality &reality)
{
    for (const RealityRow &row : reality.rows) {
        if ((step.item != 0 && row.item != step.item) || !row.plannedLimit || !row.foundLimit)
            continue;
        step.seen = row.foundLimit;
        step.expected = row.plannedLimit;
        step.device = row.device;
        step.evidence = row.evidence;
        step.verdict = row.limitDiffers() ? StepVerdict::Bad : StepVerdict::Good;
        if (step.verdict == StepVerdict::Bad)
            return;
    }
}

void judgeWays(FirstStartStep &step, const Reality &reality, std::size_t pairs)
{
    for (const RealityWay &way : reality.ways) {
        step.evidence = way.evidence;
        if (!way.worse)
            continue;
        step.verdict = StepVerdict::Bad;
        step.device = way.a;
        step.otherDevice = way.b;
        return;
    }
    if (!reality.ways.empty() && reality.ways.size() >= pairs)
        step.verdict = StepVerdict::Good;
}

/// The planned device that a test's GPU is: by its address, else nothing.
int deviceAt(const std::optional<PciAddress> &address, const Reality &reality, const Detected &detected)
{
    for (const RealityRow &row : reality.rows) {
        if (address && row.device >= 0 && row.gpu >= 0 && gpuOfRow(row, detected).seen.address &&
            gpuOfRow(row, detected).seen.address->isDeviceOf(*address))
            return row.device;
    }
    return -1;
}

/// The pair that reaches least of what its way carries decides.
void judgePeers(FirstStartStep &step, const Assessment &assessment, const Reality &reality, const Detected &detected)
{
    double least = 0;
    for (const SeenPeerRate &rate : detected.seen.peerRates) {
        const int a = deviceAt(rate.fromAddress, reality, detected);
        const int b = deviceAt(rate.toAddress, reality, detected);
        const auto &peers = assessment.lanes.peers;
        const auto path = std::find_if(peers.begin(), peers.end(), [&](const PeerPath &each) {
            return (each.a == a && each.b == b) || (each.a == b && each.b == a);
        });
        if (!rate.direct || a < 0 || b < 0 || path == peers.end() || !path->bandwidth)
            continue;
        const double share = rate.gigabytesPerSecond / path->bandwidth->value();
        if (step.seen && share >= least)
            continue;
        least = share;
        step.seen = rate.gigabytesPerSecond;
        step.expected = path->bandwidth->value();
        step.device = a;
        step.otherDevice = b;
        step.evidence = rate.evidence;
        step.verdict = share > LeastShareOfRate ? StepVerdict::Good : StepVerdict::Doubtful;
    }
}

/// A card that draws less than half of its limit does not work hard enough to tell.
void judgeLoad(FirstStartStep &step, const Reality &reality, const Detected &detected)
{
    bool all = true;
    for (const RealityRow &row : reality.rows) {
        if (row.device < 0 || row.gpu < 0 || !row.plannedLimit)
            continue;
        const std::optional<double> draw = gpuOfRow(row, detected).seen.powerDraw;
        if (!draw || *draw < 0.5 * *row.plannedLimit) {
            all = false;
            continue;
        }
        // Drivers hold the mean at the limit; what is printed is a moment of it.
        const bool over = *draw > 1.05 * *row.plannedLimit;
        if (step.seen && !over)
            continue;
        step.seen = draw;
        step.expected = row.plannedLimit;
        step.device = row.device;
        step.evidence = gpuOfRow(row, detected).seen.evidence;
        step.verdict = over ? StepVerdict::Bad : StepVerdict::Good;
        if (over)
            return;
    }
    if (!all)
        step.verdict = StepVerdict::NotSeen;
}

void judgeHeat(FirstStartStep &step, const Reality &reality, const Detected &detected)
{
    bool all = true, any = false;
    for (const RealityRow &row : reality.rows) {
        if (row.device < 0 || row.gpu < 0)
            continue;
        any = true;
        const SeenDevice &seen = gpuOfRow(row, detected).seen;
        const bool works = seen.powerDraw && row.plannedLimit && *seen.powerDraw >= 0.5 * *row.plannedLimit;
        const bool hot = seen.slowedByHeat == true || (seen.temperature && seen.slowdownTemperature &&
                                                       *seen.temperature >= *seen.slowdownTemperature);
        if (hot || !step.seen || (seen.temperature && *seen.temperature > *step.seen)) {
            step.seen = seen.temperature;
            step.expected = seen.slowdownTemperature;
            step.device = row.device;
            step.evidence = seen.evidence;
        }
        if (hot) {
            step.verdict = StepVerdict::Bad;
            return;
        }
        all = all && works && (seen.slowedByHeat || (seen.temperature && seen.slowdownTemperature));
    }
    if (any && all)
        step.verdict = StepVerdict::Good;
}

} // namespace

int vendorOf(const Device &device)
{
    if (!device.isCard() || !device.chip)
        return 0;
    switch (chipVendorOf(device.chip->vendor)) {
    case ChipVendor::Nvidia:
        return 0x10de;
    case ChipVendor::Amd:
        return 0x1002;
    case ChipVendor::Intel:
        return 0x8086;
    default:
        return 0;
    }
}

bool isNvidiaCard(const Device &device) { return vendorOf(device) == 0x10de; }

std::optional<double> memoryOf(const Machine &machine)
{
    double gigabytes = 0;
    for (const Placed<MemoryKit> &kit : machine.memory) {
        if (!kit.part->modules || !kit.part->moduleSize)
            return {};
        gigabytes += kit.count * *kit.part->modules.value * kit.part->moduleSize->value();
    }
    return gigabytes > 0 ? std::optional(gigabytes) : std::nullopt;
}

std::vector<FirstStartStep> firstStart(const Machine &machine, const Assessment &assessment)
{
    std::vector<FirstStartStep> steps;
    const auto nvidia = std::count_if(machine.devices.begin(), machine.devices.end(), isNvidiaCard);
    if (memoryOf(machine))
        steps.push_back(stepOf(FirstStep::Memory, u"free -g · systeminfo"_s));
    if (nvidia > 0)
        steps.push_back(stepOf(FirstStep::List, u"nvidia-smi -L"_s));
    addLimits(steps, machine); // before the links, beside which the limit is printed
    if (nvidia > 0) {
        steps.push_back(stepOf(
            FirstStep::Links,
            u"nvidia-smi --query-gpu=name,pci.bus_id,pcie.link.gen.current,pcie.link.gen.max,pcie.link.width.current,"
            "pcie.link.width.max,power.limit --format=csv"_s));
    }
    addListings(steps, machine, assessment);
    if (nvidia > 1) {
        steps.push_back(stepOf(FirstStep::Ways, u"nvidia-smi topo -m"_s, false));
        steps.push_back(stepOf(FirstStep::Peers, u"./p2pBandwidthLatencyTest"_s, false));
    }
    if (nvidia > 0) {
        steps.push_back(stepOf(FirstStep::Load, u"nvidia-smi -q"_s, false));
        steps.push_back(stepOf(FirstStep::Heat, u"nvidia-smi -q"_s));
    }
    return steps;
}

void judgeFirstStart(std::vector<FirstStartStep> &steps, const Machine &machine, const Assessment &assessment,
                     const Reality &reality, const Detected &detected)
{
    for (FirstStartStep &step : steps) {
        switch (step.step) {
        case FirstStep::Memory:
            judgeMemory(step, machine, detected);
            break;
        case FirstStep::List:
            judgeList(step, machine, reality, detected);
            break;
        case FirstStep::Links:
        case FirstStep::Lspci:
            judgeLinks(step, machine, reality, detected);
            break;
        case FirstStep::Limit:
            judgeLimit(step, reality);
            break;
        case FirstStep::Ways:
            judgeWays(step, reality,
                      static_cast<std::size_t>(std::count_if(
                          assessment.lanes.peers.begin(), assessment.lanes.peers.end(), [&](const PeerPath &path) {
                              return isNvidiaCard(machine.devices[static_cast<std::size_t>(path.a)]) &&
                                     isNvidiaCard(machine.devices[static_cast<std::size_t>(path.b)]);
                          })));
            break;
        case FirstStep::Peers:
            judgePeers(step, assessment, reality, detected);
            break;
        case FirstStep::Load:
            judgeLoad(step, reality, detected);
            break;
        case FirstStep::Heat:
            judgeHeat(step, reality, detected);
            break;
        }
    }
}

} // namespace rig::reality
