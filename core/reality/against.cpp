// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/against.h"

#include "core/reality/against_details.h"
#include "core/reality/causes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

struct PlannedCard
{
    int device = -1;
    const Link *link = nullptr;
};

class Comparison
{
public:
    Comparison(const Document &plan, const Catalogue &catalogue, const Detected &detected)
        : m_plan(plan)
        , m_catalogue(catalogue)
        , m_detected(detected)
        , m_machine(resolve(plan.build, catalogue))
        , m_assessment(assess(m_machine, plan.site, plan.use))
    {
    }

    std::vector<RealityRow> rows()
    {
        std::vector<PlannedCard> planned;
        for (int i = 0; i < static_cast<int>(m_machine.devices.size()); ++i) {
            if (m_machine.devices[static_cast<std::size_t>(i)].isCard())
                planned.push_back({i, m_assessment.lanes.linkOf(i)});
        }
        std::vector<int> found;
        for (int i = 0; i < static_cast<int>(m_detected.gpus.size()); ++i) {
            if (m_detected.gpus[static_cast<std::size_t>(i)].role == GpuRole::Card)
                found.push_back(i);
        }
        match(planned, found);
        std::vector<RealityRow> rows;
        for (const PlannedCard &card : planned)
            rows.push_back(rowOf(card));
        for (const int gpu : found) {
            if (std::find(m_matched.begin(), m_matched.end(), gpu) != m_matched.end())
                continue;
            RealityRow row;
            row.gpu = gpu;
            // A card of which only a number is known may be one that the plan has under its name.
            row.verdict = identified(gpu) ? RealVerdict::Extra : RealVerdict::Unknown;
            row.evidence = gpuAt(gpu).seen.evidence;
            row.foundConnector = connectorAt(gpu);
            if (row.verdict == RealVerdict::Unknown)
                row.causes.push_back({CauseKind::NotTold, {}});
            rows.push_back(std::move(row));
        }
        standInOneSlotOnly(rows);
        return rows;
    }

    [[nodiscard]] const Machine &machine() const { return m_machine; }
    [[nodiscard]] const Assessment &assessment() const { return m_assessment; }

private:
    [[nodiscard]] const DetectedGpu &gpuAt(int index) const { return m_detected.gpus[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Device &deviceAt(int index) const { return m_machine.devices[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool identified(int gpu) const
    {
        return gpuAt(gpu).chip.part != nullptr || !gpuAt(gpu).chip.candidates.empty();
    }
    [[nodiscard]] QString connectorAt(int gpu) const
    {
        return m_machine.board ? connectorOf(gpuAt(gpu), m_detected, *m_machine.board->part) : QString();
    }

    [[nodiscard]] bool canBe(int device, int gpu) const
    {
        const Device &planned = deviceAt(device);
        if (!planned.chip)
            return false;
        const DetectedGpu &found = gpuAt(gpu);
        if (found.chip.part)
            return found.chip.part->id == planned.chip->id;
        return std::any_of(found.chip.candidates.begin(), found.chip.candidates.end(),
                           [&](const PartHandle &part) { return part->id == planned.chip->id; });
    }

    void match(std::vector<PlannedCard> &planned, const std::vector<int> &found)
    {
        m_of.assign(m_machine.devices.size(), -1);
        const auto isFree = [&](int gpu) {
            return std::find(m_matched.begin(), m_matched.end(), gpu) == m_matched.end();
        };
        const auto take = [&](int device, int gpu) {
            m_of[static_cast<std::size_t>(device)] = gpu;
            m_matched.push_back(gpu);
        };
        // First those whose slot is told.
        for (const PlannedCard &card : planned) {
            const QString label = labelOf(deviceAt(card.device));
            for (const int gpu : found) {
                if (!label.isEmpty() && isFree(gpu) && canBe(card.device, gpu) && connectorAt(gpu) == label) {
                    take(card.device, gpu);
                    break;
                }
            }
        }
        // Then the widest with the widest.
        std::vector<PlannedCard> rest;
        for (const PlannedCard &card : planned) {
            if (m_of[static_cast<std::size_t>(card.device)] < 0)
                rest.push_back(card);
        }
        const auto width = [](const PlannedCard &card) { return card.link ? card.link->width.value_or(0) : 0; };
        std::stable_sort(rest.begin(), rest.end(), [&](const auto &a, const auto &b) { return width(a) > width(b); });
        std::vector<int> wide = found;
        std::stable_sort(wide.begin(), wide.end(), [&](int a, int b) {
            return gpuAt(a).link.seen.width.value_or(0) > gpuAt(b).link.seen.width.value_or(0);
        });
        for (const PlannedCard &card : rest) {
            for (const int gpu : wide) {
                if (isFree(gpu) && canBe(card.device, gpu)) {
                    take(card.device, gpu);
                    break;
                }
            }
        }
    }

    [[nodiscard]] QString labelOf(const Device &device) const
    {
        if (!m_machine.board || !device.isOnBoard())
            return {};
        return m_machine.board->part->connectors[static_cast<std::size_t>(device.connector)].label;
    }

    RealityRow rowOf(const PlannedCard &card)
    {
        const Device &device = deviceAt(card.device);
        RealityRow row;
        row.item = device.item;
        row.device = card.device;
        row.gpu = m_of[static_cast<std::size_t>(card.device)];
        row.plannedConnector = labelOf(device);
        if (card.link) {
            row.plannedWidth = card.link->width;
            row.plannedGeneration = card.link->generation;
        }
        if (row.gpu < 0) {
            judgeMissing(row);
            return row;
        }
        const DetectedGpu &gpu = gpuAt(row.gpu);
        row.foundConnector = connectorAt(row.gpu);
        row.evidence = gpu.link.seen.evidence ? gpu.link.seen.evidence : gpu.seen.evidence;
        judgeLink(row, gpu);
        judgeInstances(row, gpu);
        return row;
    }

    [[nodiscard]] int lostCards() const
    {
        int lost = 0;
        for (const SeenMissing &missing : m_detected.seen.missing)
            lost += missing.count;
        return lost;
    }

    /// A card that is not in the texts is absent only where they would have it: where they list cards, whole, all of
    /// them known, and nothing of the machine is hidden.
    void judgeMissing(RealityRow &row)
    {
        const bool cut = std::any_of(m_detected.texts.begin(), m_detected.texts.end(),
                                     [](const ReadText &text) { return text.cut; });
        const bool allKnown = std::all_of(m_detected.gpus.begin(), m_detected.gpus.end(), [](const DetectedGpu &gpu) {
            return gpu.role != GpuRole::Card || gpu.chip.part || !gpu.chip.candidates.empty();
        });
        // A text that speaks of one lost card tells nothing of a second one.
        if (m_lost < lostCards()) {
            ++m_lost;
            row.verdict = RealVerdict::Absent;
            row.evidence = m_detected.seen.missing.front().evidence;
            row.causes.push_back({CauseKind::OffTheBus, {}});
            return;
        }
        if (m_detected.gpus.empty() || cut || m_detected.partial || !allKnown || m_detected.isVirtual ||
            !deviceAt(row.device).chip) {
            row.causes.push_back({CauseKind::NotTold, {}});
            return;
        }
        row.verdict = RealVerdict::Absent;
        row.evidence = m_detected.gpus.front().seen.evidence;
        row.causes = {{CauseKind::Contact, {}}, {CauseKind::Addresses, {}}};
    }

    void judgeLink(RealityRow &row, const DetectedGpu &gpu) const
    {
        const SeenLink &link = gpu.link.seen;
        if (gpu.seen.lost) {
            row.verdict = RealVerdict::Absent;
            row.causes.push_back({CauseKind::OffTheBus, {}});
            return;
        }
        if (gpu.seen.noAddresses) {
            row.verdict = RealVerdict::Unusable;
            row.evidence = gpu.seen.noAddresses;
            row.causes.push_back({CauseKind::Addresses, {}, true, gpu.seen.noAddresses});
            return;
        }
        if (m_detected.isVirtual && link.width) {
            row.causes.push_back({CauseKind::VirtualMachine, {}});
            return;
        }
        if (!link.width) {
            row.causes.push_back({gpu.seen.denied ? CauseKind::NeedsRoot : CauseKind::NotTold, {}});
            return;
        }
        // The lowest state of an AMD card may have one lane: at rest its width says no more than its speed.
        const bool restsNarrow = gpu.seen.vendor == 0x1002 && link.generation == 1 && gpu.link.idle != false;
        // A card that has all of its own lanes lost none, whatever the plan took it for.
        const bool whole = link.maxWidth && *link.width >= *link.maxWidth;
        const bool narrow = row.plannedWidth && *link.width < *row.plannedWidth && !whole;
        if (narrow && restsNarrow) {
            row.verdict = RealVerdict::Idle;
            row.causes.push_back({CauseKind::AtRest, {}});
            return;
        }
        if (narrow && gpu.link.limitedBy != LinkLimit::Card) {
            row.verdict = RealVerdict::LostLanes;
            addCausesOfWidth(row, gpu, {m_plan, m_catalogue, m_detected, m_machine});
            return;
        }
        if (!row.plannedWidth && !whole) {
            row.causes.push_back({CauseKind::UnknownPlan, {}});
            return;
        }
        if (judgeGeneration(row, gpu))
            return;
        const bool elsewhere = !row.foundConnector.isEmpty() && !row.plannedConnector.isEmpty() &&
                               row.foundConnector != row.plannedConnector;
        row.verdict = elsewhere ? RealVerdict::Elsewhere : RealVerdict::AsPlanned;
        if (elsewhere)
            row.causes.push_back({CauseKind::OtherSlot, row.foundConnector, true});
    }

    /// MIG takes no lanes: what the link lost is told first, and then that a program sees a part of the card.
    static void judgeInstances(RealityRow &row, const DetectedGpu &gpu)
    {
        if (gpu.seen.mig.on != true || row.verdict == RealVerdict::Absent || row.verdict == RealVerdict::Unusable)
            return;
        const Cause instances{CauseKind::Instances, {}, true, gpu.seen.mig.evidence};
        if (row.isLoss()) {
            row.causes.push_back(instances);
            return;
        }
        row.verdict = RealVerdict::Divided;
        row.evidence = gpu.seen.mig.evidence;
        row.causes.insert(row.causes.begin(), instances);
    }

    /// True where the generation decides.
    bool judgeGeneration(RealityRow &row, const DetectedGpu &gpu) const
    {
        const SeenLink &link = gpu.link.seen;
        if (!row.plannedGeneration)
            return false;
        // What the card and the board together can do at most is no matter of rest.
        const std::optional<int> host = hostGenerationOf(gpu);
        const auto lost = [&](CauseKind first, CauseKind second) {
            row.verdict = RealVerdict::LostGeneration;
            if (gpu.external)
                row.causes.push_back({CauseKind::External, {}, true, gpu.external});
            row.causes.push_back({first, {}});
            if (deviceAt(row.device).host >= 0)
                row.causes.push_back({CauseKind::Riser, {}});
            row.causes.push_back({second, {}});
            return true;
        };
        if (host && *host < *row.plannedGeneration)
            return lost(CauseKind::HostGeneration, CauseKind::Firmware);
        if (!link.generation || *link.generation >= *row.plannedGeneration)
            return false;
        if (gpu.link.idle == false && link.maxGeneration && *link.generation < *link.maxGeneration)
            return lost(CauseKind::Firmware, CauseKind::Contact);
        if (gpu.link.idle == false) // it is at its own maximum, which is less than planned
            return lost(CauseKind::HostGeneration, CauseKind::Firmware);
        row.verdict = RealVerdict::Idle;
        row.causes.push_back({CauseKind::AtRest, {}});
        return true;
    }

    const Document &m_plan;
    const Catalogue &m_catalogue;
    const Detected &m_detected;
    Machine m_machine;
    Assessment m_assessment;
    std::vector<int> m_of; ///< GPU by device
    std::vector<int> m_matched;
    int m_lost = 0; ///< of the cards that the texts call lost, those that a row has
};

} // namespace

Reality planAgainst(const Document &plan, const Catalogue &catalogue, const Detected &detected)
{
    Comparison comparison(plan, catalogue, detected);
    Reality reality{comparison.rows(), {}, {}};
    addDetails(reality, comparison.machine(), comparison.assessment(), plan.use.work, detected);
    return reality;
}

} // namespace rig::reality
