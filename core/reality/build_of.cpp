// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/build_of.h"

#include "core/reality/own_part.h"
#include "core/reality/scan.h"
#include "core/reality/seat_cards.h"
#include "core/search/part_search.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

class Builder
{
public:
    Builder(const Detected &detected, const Catalogue &catalogue) : m_detected(detected)
    {
        m_made.catalogue = catalogue;
    }

    std::optional<DetectedBuild> make()
    {
        addBoard();
        addProcessors();
        for (std::size_t i = 0; i < m_detected.gpus.size(); ++i) {
            if (m_detected.gpus[i].role == GpuRole::Card)
                addCard(static_cast<int>(i));
        }
        addMemory();
        addDrives();
        if (build().items.empty())
            return {};
        // No sentence: what a file holds is the same in every language.
        build().name =
            m_detected.board ? m_detected.board->name : m_made.catalogue.find(build().items.front().part)->name;
        return std::move(m_made);
    }

private:
    [[nodiscard]] Build &build() { return m_made.document.build; }

    Item &add(Kind kind, const PartHandle &part)
    {
        Item item;
        item.id = build().nextId();
        item.kind = kind;
        item.part = part->id;
        item.owned = true;
        build().items.push_back(item);
        return build().items.back();
    }

    PartHandle known(const std::shared_ptr<Part> &part) { return knownIn(m_made.catalogue, part); }

    void addBoard()
    {
        if (!m_detected.board)
            return;
        PartHandle part = m_detected.board->recognised.part;
        if (!part)
            part = known(ownPart<Board>(m_detected.board->name, {}));
        m_board = std::static_pointer_cast<const Board>(part);
        add(Kind::Motherboard, part);
    }

    void addProcessors()
    {
        for (const DetectedPart &processor : m_detected.processors) {
            PartHandle part = processor.recognised.part;
            if (!part)
                part = known(ownPart<Processor>(plainProcessorName(processor.name), {}));
            add(Kind::Processor, part);
        }
    }

    PartHandle cardFor(const DetectedGpu &gpu)
    {
        if (gpu.card.part)
            return gpu.card.part;
        PartHandle chip = gpu.chip.part;
        const QString name = gpu.name.isEmpty() ? u"GPU"_s : gpu.name;
        if (!chip) {
            auto own = ownPart<Chip>(name, {});
            if (gpu.seen.memoryMib)
                own->memory.value = Gibibytes(std::round(*gpu.seen.memoryMib / 1024));
            own->pcieWidth.value = gpu.link.seen.maxWidth;
            own->pcieGeneration.value =
                gpu.link.seen.deviceMaxGeneration ? gpu.link.seen.deviceMaxGeneration : gpu.link.seen.maxGeneration;
            chip = known(own);
        }
        // Which card it is the text does not say; its chip it does.
        return known(ownCardOf(*chip, gpu.maker));
    }

    void addCard(int index)
    {
        const DetectedGpu &gpu = m_detected.gpus[static_cast<std::size_t>(index)];
        Item &item = add(Kind::Card, cardFor(gpu));
        CardPlace place;
        place.item = item.id;
        place.gpu = index;
        place.width = gpu.link.seen.width;
        if (m_board && !m_board->connectors.empty()) {
            place.connector = connectorOf(gpu, m_detected, *m_board);
            const bool taken = std::any_of(m_made.places.begin(), m_made.places.end(), [&](const CardPlace &each) {
                return !place.connector.isEmpty() && each.connector == place.connector;
            });
            if (taken)
                place.connector.clear();
            item.connector = place.connector;
            if (place.connector.isEmpty())
                place.choices = choicesFor(gpu);
            // The only place that it can have is its place.
            if (place.choices.size() == 1)
                item.connector = place.connector = place.choices.front();
        }
        m_made.places.push_back(std::move(place));
    }

    /// Slots that have the lanes that the card runs with, and that nothing known stands in.
    [[nodiscard]] QStringList choicesFor(const DetectedGpu &gpu) const
    {
        QStringList choices;
        for (const Connector &connector : m_board->connectors) {
            const bool wide = !gpu.link.seen.width || !connector.width || *connector.width >= *gpu.link.seen.width;
            const bool free = std::none_of(m_made.places.begin(), m_made.places.end(),
                                           [&](const CardPlace &each) { return each.connector == connector.label; });
            if (connector.kind == ConnectorKind::Slot && wide && free)
                choices << connector.label;
        }
        return choices;
    }

    void addMemory()
    {
        std::map<std::pair<QString, double>, std::vector<const SeenMemory *>> kinds;
        for (const SeenMemory &module : m_detected.seen.memory)
            kinds[{module.type, module.mib}].push_back(&module);
        for (const auto &[key, modules] : kinds) {
            const double gib = key.second / 1024;
            const QString type = key.first;
            const QString name =
                u"%1 × %2 GB %3"_s.arg(QString::number(modules.size()), QString::number(gib), type).trimmed();
            auto kit = ownPart<MemoryKit>(name, modules.front()->maker);
            if (type.startsWith("DDR"_L1))
                kit->type.value = type;
            kit->modules.value = static_cast<int>(modules.size());
            kit->moduleSize.value = Gibibytes(gib);
            kit->transfers.value = modules.front()->transfers;
            add(Kind::Memory, known(kit));
        }
    }

    void addDrives()
    {
        for (const DetectedPart &drive : m_detected.drives) {
            if (drive.name.isEmpty())
                continue;
            auto part = ownPart<Drive>(drive.name, {});
            if (drive.address)
                part->bus.value = u"nvme"_s;
            part->pcieWidth.value = drive.link.seen.maxWidth;
            part->pcieGeneration.value = drive.link.seen.maxGeneration;
            add(Kind::Drive, known(part));
        }
    }

    const Detected &m_detected;
    DetectedBuild m_made;
    std::shared_ptr<const Board> m_board;
};

/// The firmware writes a slot's name in its own capitals, and may say behind it what the slot is: "SLOT2 PCIe3 x16
/// CPU0".
bool isLabelOf(const Connector &connector, const QString &printed)
{
    const std::string own = folded(connector.label);
    std::string begin;
    for (const QString &word : printed.split(u' ', Qt::SkipEmptyParts)) {
        begin += folded(word);
        if (begin == own)
            return true;
    }
    return false;
}

} // namespace

QString connectorOf(const DetectedGpu &gpu, const Detected &detected, const Board &board)
{
    if (!gpu.seen.address)
        return {};
    QStringList found;
    for (const SeenSlot &slot : detected.seen.slotRows) {
        if (!slot.bus)
            continue;
        const bool own = slot.bus->isDeviceOf(*gpu.seen.address);
        const bool above = std::any_of(gpu.path.begin(), gpu.path.end(),
                                       [&](const PciAddress &bridge) { return *slot.bus == bridge; });
        if (!own && !above)
            continue;
        for (const Connector &connector : board.connectors) {
            if (isLabelOf(connector, slot.label) && !found.contains(connector.label))
                found << connector.label;
        }
    }
    return found.size() == 1 ? found.front() : QString();
}

std::optional<DetectedBuild> buildOf(const Detected &detected, const Catalogue &catalogue)
{
    std::optional<DetectedBuild> made = Builder(detected, catalogue).make();
    if (made)
        seatCards(*made);
    return made;
}

} // namespace rig::reality
