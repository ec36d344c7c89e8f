// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

enum class Block { None, Firmware, System, Board, Processor, Slot, Memory, Other };

Block blockOf(QStringView title)
{
    struct Row
    {
        QLatin1StringView title;
        Block block;
    };
    static constexpr Row Rows[]{
        {"BIOS Information"_L1, Block::Firmware},    {"System Information"_L1, Block::System},
        {"Base Board Information"_L1, Block::Board}, {"Processor Information"_L1, Block::Processor},
        {"System Slot Information"_L1, Block::Slot}, {"Memory Device"_L1, Block::Memory}};
    for (const Row &row : Rows) {
        if (title == row.title)
            return row.block;
    }
    return Block::None;
}

/// "x16 PCI Express 4 x16", "x4 PCI Express 3 x16", "x4 M.2 Socket 3", "x16 PCI Express": wired lanes, generation,
/// mechanical size.
void takeType(SeenSlot &slot)
{
    const QStringView type(slot.type);
    if (type.startsWith(u'x'))
        slot.wired = lanesOf(leadingInteger(type.mid(1)));
    if (const auto rest = after(type, "PCI Express"_L1)) {
        if (!rest->startsWith(u'x'))
            slot.generation = generationOf(leadingInteger(*rest));
        if (const qsizetype x = rest->lastIndexOf(u'x'); x >= 0)
            slot.length = lanesOf(leadingInteger(rest->mid(x + 1)));
    }
}

/// "16 GB", "16384 MB", "No Module Installed".
std::optional<double> mebibytesOf(QStringView value)
{
    const auto number = leadingNumber(value);
    if (!number)
        return {};
    if (value.contains("TB"_L1))
        return *number * 1024 * 1024;
    if (value.contains("GB"_L1) || value.contains("GiB"_L1))
        return *number * 1024;
    return value.contains("MB"_L1) || value.contains("MiB"_L1) ? number : std::nullopt;
}

class DmiTable
{
public:
    explicit DmiTable(const Section &section) : m_section(section) {}

    Seen read()
    {
        for (std::size_t i = 0; i < m_section.lines.size(); ++i) {
            const QStringView line = m_section.lines[i].trimmed();
            if (line.isEmpty())
                continue;
            ++m_seen.understood;
            if (line.startsWith("Handle 0x"_L1)) {
                close();
                m_block = Block::None;
                continue;
            }
            if (const Block block = blockOf(line); block != Block::None) {
                close();
                m_block = block;
                m_at = m_section.at(i);
                continue;
            }
            const auto pair = keyValue(line);
            if (takeSlotLine(line, m_section.at(i)) || !pair)
                continue;
            // What a filter left of the table of slots: each begins with its designation.
            if (pair->key == "Designation"_L1 && (m_block == Block::None || m_block == Block::Slot)) {
                if (m_block == Block::None || !m_slot.label.isEmpty())
                    close();
                m_block = Block::Slot;
                m_at = m_section.at(i);
            }
            take(pair->key, pair->value);
        }
        close();
        if (!m_board.isEmpty())
            m_seen.boards.insert(m_seen.boards.begin(), m_board);
        return std::move(m_seen);
    }

private:
    /// What a script makes of the table, a slot a line: "SLOT1 PCI-E 3.0 X16 In Use 0000:3d:00.0".
    bool takeSlotLine(QStringView line, Evidence evidence)
    {
        if (m_block != Block::None || !(line.contains("slot"_L1, Qt::CaseInsensitive) || line.contains("PCI"_L1)))
            return false;
        const QList<QStringView> words = wordsOf(line);
        const auto address = std::find_if(words.begin(), words.end(), [](QStringView word) {
            while (!word.isEmpty() && (word.endsWith(u',') || word.endsWith(u';') || word.endsWith(u'|')))
                word.chop(1);
            return pciAddress(word).has_value();
        });
        if (address == words.end())
            return false;
        SeenSlot slot;
        const auto bus = addressIn(*address);
        slot.bus = bus && !bus->isDummy() ? bus : std::nullopt;
        const qsizetype at = address->data() - line.data();
        QStringView label = at > 0 ? line.left(at) : line.mid(at + address->size());
        for (const QLatin1StringView usage : {"In Use"_L1, "Available"_L1, "Unavailable"_L1}) {
            if (const qsizetype found = label.indexOf(usage); found >= 0) {
                slot.usage = usage;
                label = found > 0 ? label.left(found) : label.mid(usage.size());
            }
        }
        const auto isMark = [](QChar c) { return c.isSpace() || QStringView(u":|,;=->").contains(c); };
        while (!label.isEmpty() && isMark(label.front()))
            label = label.mid(1);
        while (!label.isEmpty() && isMark(label.back()))
            label.chop(1);
        slot.label = label.toString().left(100);
        slot.evidence = evidence;
        if (!slot.label.isEmpty() && m_seen.slotRows.size() < MostDevices)
            m_seen.slotRows.push_back(std::move(slot));
        return true;
    }

    void take(QStringView key, QStringView value)
    {
        switch (m_block) {
        case Block::Firmware:
            if (key == "Version"_L1)
                m_board.firmware = said(value);
            break;
        case Block::System:
            takeSystem(key, value);
            break;
        case Block::Board:
            takeBoard(key, value);
            break;
        case Block::Processor:
            takeProcessor(key, value);
            break;
        case Block::Slot:
            takeSlot(key, value);
            break;
        case Block::Memory:
            takeMemory(key, value);
            break;
        case Block::None:
        case Block::Other:
            break;
        }
    }

    void takeSystem(QStringView key, QStringView value)
    {
        if (key == "Manufacturer"_L1) {
            m_board.systemVendor = said(value);
            if (value.contains("QEMU"_L1) || value.contains("VMware"_L1) || value.contains("innotek"_L1) ||
                value.contains("Xen"_L1))
                m_seen.hypervisor = said(value);
        } else if (key == "Product Name"_L1) {
            m_board.systemProduct = said(value);
            if (value.contains("Virtual Machine"_L1) || value.contains("KVM"_L1) || value.contains("VirtualBox"_L1))
                m_seen.hypervisor = said(value);
        } else if (key == "Version"_L1) {
            m_board.systemVersion = said(value);
        }
        if (!m_board.evidence)
            m_board.evidence = m_at;
    }

    void takeBoard(QStringView key, QStringView value)
    {
        if (key == "Manufacturer"_L1)
            m_read.vendor = said(value);
        else if (key == "Product Name"_L1)
            m_read.product = said(value);
        else if (key == "Version"_L1)
            m_read.version = said(value);
        else if (key == "Type"_L1)
            m_isMain = value == "Motherboard"_L1 || saysNothing(value);
    }

    void takeProcessor(QStringView key, QStringView value)
    {
        if (key == "Version"_L1)
            m_processor.name = said(value);
        else if (key == "Socket Designation"_L1)
            m_processor.socket = said(value);
        else if (key == "Core Count"_L1)
            m_processor.cores = leadingInteger(value);
        else if (key == "Thread Count"_L1)
            m_processor.threads = leadingInteger(value);
        else if (key == "Status"_L1)
            m_isEmpty = value.contains("Unpopulated"_L1);
    }

    void takeSlot(QStringView key, QStringView value)
    {
        if (key == "Designation"_L1)
            m_slot.label = value.toString().left(100);
        else if (key == "Type"_L1)
            m_slot.type = value.toString().simplified().left(100);
        else if (key == "Current Usage"_L1)
            m_slot.usage = said(value);
        else if (key == "Bus Address"_L1) {
            const auto address = pciAddress(value);
            m_slot.bus = address && !address->isDummy() ? address : std::nullopt;
        }
    }

    void takeMemory(QStringView key, QStringView value)
    {
        if (key == "Size"_L1)
            m_memory.mib = mebibytesOf(value).value_or(0);
        else if (key == "Locator"_L1)
            m_memory.locator = said(value);
        else if (key == "Type"_L1)
            m_memory.type = said(value);
        else if (key == "Speed"_L1)
            m_memory.transfers = leadingInteger(value);
        else if (key == "Configured Memory Speed"_L1 || key == "Configured Clock Speed"_L1)
            m_memory.configured = leadingInteger(value);
        else if (key == "Manufacturer"_L1)
            m_memory.maker = said(value);
        else if (key == "Part Number"_L1)
            m_memory.partNumber = said(value);
    }

    /// Puts what a block said where it belongs.
    void close()
    {
        if (m_block == Block::Board && !m_read.product.isEmpty()) {
            m_read.evidence = m_at;
            if (m_board.product.isEmpty() || (m_isMain && !m_boardIsMain)) {
                m_board.vendor = m_read.vendor;
                m_board.product = m_read.product;
                m_board.version = m_read.version;
                m_board.evidence = m_at;
                m_boardIsMain = m_isMain;
            }
        } else if (m_block == Block::Processor && !m_isEmpty && !m_processor.name.isEmpty()) {
            m_processor.evidence = m_at;
            m_seen.processors.push_back(m_processor);
        } else if (m_block == Block::Slot && !m_slot.label.isEmpty() && m_seen.slotRows.size() < MostDevices) {
            takeType(m_slot);
            m_slot.evidence = m_at;
            m_seen.slotRows.push_back(m_slot);
        } else if (m_block == Block::Memory && m_memory.mib > 0 && m_memory.type != "Flash"_L1 &&
                   m_seen.memory.size() < MostDevices) {
            m_memory.evidence = m_at;
            m_seen.memory.push_back(m_memory);
        }
        m_read = {};
        m_processor = {};
        m_slot = {};
        m_memory = {};
        m_isMain = true;
        m_isEmpty = false;
        m_block = Block::None;
    }

    const Section &m_section;
    Seen m_seen;
    Block m_block = Block::None;
    Evidence m_at;
    SeenBoard m_board; ///< of the machine
    SeenBoard m_read;  ///< of the block that is being read
    SeenProcessor m_processor;
    SeenSlot m_slot;
    SeenMemory m_memory;
    bool m_isMain = true;
    bool m_boardIsMain = false;
    bool m_isEmpty = false;
};

} // namespace

Seen readDmi(const Section &section) { return DmiTable(section).read(); }

} // namespace rig::reality
