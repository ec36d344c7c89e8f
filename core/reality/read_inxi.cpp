// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The parts of inxi's report: each begins a line, and what is said of it goes on in the lines that are indented.
constexpr std::array Parts{"System:"_L1,  "Machine:"_L1,   "Memory:"_L1,  "CPU:"_L1,    "Graphics:"_L1,
                           "Audio:"_L1,   "Network:"_L1,   "Drives:"_L1,  "RAID:"_L1,   "Bluetooth:"_L1,
                           "Battery:"_L1, "Partition:"_L1, "Sensors:"_L1, "Info:"_L1,   "Swap:"_L1,
                           "USB:"_L1,     "Repos:"_L1,     "Logical:"_L1, "Weather:"_L1};

QLatin1StringView partOf(QStringView word)
{
    const auto found = std::find(Parts.begin(), Parts.end(), word);
    return found == Parts.end() ? QLatin1StringView() : *found;
}

qsizetype indentOf(QStringView line)
{
    qsizetype blanks = 0;
    while (blanks < line.size() && line[blanks].isSpace())
        ++blanks;
    return blanks;
}

/// "Device-1:", "Card:", "Card-2:".
bool beginsDevice(QStringView word)
{
    return word.endsWith(u':') && (word.startsWith("Device-"_L1) || word == "Card:"_L1 || word.startsWith("Card-"_L1));
}

/// A report is pairs of a key, which ends in a colon, and words; lines are cut wherever the terminal ended.
class InxiReport
{
public:
    explicit InxiReport(const Section &section) : m_section(section) {}

    Seen read()
    {
        qsizetype indent = -1;
        for (std::size_t i = 0; i < m_section.lines.size() && m_seen.devices.size() < 256; ++i) {
            const QStringView line = m_section.lines[i];
            QList<QStringView> words = wordsOf(line.left(4096));
            if (words.isEmpty() || (i == 0 && !commandIn(line).isEmpty()))
                continue;
            m_here = m_section.at(i);
            const QLatin1StringView part = partOf(words.front());
            if (!part.isEmpty() && (indent < 0 || indentOf(line) == indent)) {
                endPair();
                indent = indentOf(line);
                m_part = part;
                m_ofDevice = false;
                words.removeFirst();
            }
            if (m_part == "Machine:"_L1 || m_part == "CPU:"_L1 || m_part == "Graphics:"_L1) {
                ++m_seen.understood;
                for (const QStringView word : std::as_const(words))
                    take(word);
            }
        }
        endPair();
        if (!m_board.isEmpty())
            m_seen.boards.push_back(std::move(m_board));
        return std::move(m_seen);
    }

private:
    void take(QStringView word)
    {
        // "[GeForce GT 1030]": a name has no colon; "<superuser required>" is a value.
        if (!word.endsWith(u':') || word.startsWith(u'[')) {
            m_words << word.toString();
            return;
        }
        // Keys of two words: "Display Server:", "GLX Renderer:".
        if (!m_words.isEmpty() && ((word == "Server:"_L1 && m_words.back() == "Display"_L1) ||
                                   (word == "Renderer:"_L1 && m_words.back() == "GLX"_L1)))
            m_words.removeLast();
        endPair();
        m_key = word.toString();
        m_begin = m_here;
    }

    void endPair()
    {
        const QString value = said(m_words.join(u' '));
        if (m_part == "Machine:"_L1)
            takeMachine(value);
        else if (m_part == "CPU:"_L1)
            takeProcessor(value);
        else if (m_part == "Graphics:"_L1)
            takeGraphics(value);
        m_key.clear();
        m_words.clear();
    }

    void takeMachine(const QString &value)
    {
        static constexpr std::array Virtual{"Kvm"_L1, "Qemu"_L1, "Vmware"_L1, "Virtualbox"_L1, "Hyper-v"_L1, "Xen"_L1};
        const bool isVirtual = std::any_of(Virtual.begin(), Virtual.end(), [&](QLatin1StringView each) {
            return value.compare(each, Qt::CaseInsensitive) == 0;
        });
        if (m_key == "Type:"_L1 && isVirtual)
            m_seen.hypervisor = value;
        else if (m_key == "System:"_L1)
            m_board.systemVendor = value;
        else if (m_key == "product:"_L1 && m_board.systemProduct.isEmpty())
            m_board.systemProduct = value;
        else if (m_key == "Mobo:"_L1)
            m_board.vendor = value;
        else if (m_key == "model:"_L1 && m_board.product.isEmpty())
            m_board.product = value;
        if (!m_board.evidence && !m_board.isEmpty())
            m_board.evidence = m_begin;
    }

    /// "model: AMD Ryzen 5 5600X"; before 2018 "Quad core Intel Core i7-4790 (-HT-MCP-)".
    void takeProcessor(const QString &value)
    {
        QString name;
        if (m_key == "model:"_L1 && m_seen.processors.empty()) {
            name = value;
        } else if (m_key.isEmpty()) {
            const qsizetype core = value.indexOf(" core "_L1, 0, Qt::CaseInsensitive);
            name = core < 0 ? QString() : value.mid(core + 6);
            const qsizetype open = name.indexOf(" (-"_L1);
            name = open < 0 ? name : name.left(open);
        } else if (m_key == "Info:"_L1 || m_key == "Topology:"_L1) {
            m_sockets = value.startsWith("2x"_L1) ? 2 : 1;
        }
        if (name.isEmpty() || !m_seen.processors.empty())
            return;
        for (int socket = 0; socket < m_sockets; ++socket)
            m_seen.processors.push_back({name, {}, {}, {}, m_begin});
    }

    /// "NVIDIA Device 1b00": a list that is older than the card.
    static void takeName(SeenDevice &device, const QString &value)
    {
        static constexpr std::array Makers{std::pair{"NVIDIA Device "_L1, 0x10de}, std::pair{"AMD Device "_L1, 0x1002},
                                           std::pair{"Intel Device "_L1, 0x8086}};
        for (const auto &[begin, vendor] : Makers) {
            const auto number = value.startsWith(begin) && value.size() == begin.size() + 4
                                    ? hexNumber(QStringView(value).mid(begin.size()))
                                    : std::nullopt;
            if (number) {
                device.vendor = vendor;
                device.device = static_cast<int>(*number);
                return;
            }
        }
        device.name = value;
    }

    void takeGraphics(const QString &value)
    {
        if (beginsDevice(m_key)) {
            SeenDevice device;
            takeName(device, value);
            device.classCode = 0x0300;
            device.evidence = m_begin;
            m_seen.devices.push_back(std::move(device));
            m_ofDevice = true;
            m_most = false;
            return;
        }
        if (m_key == "Display:"_L1 || m_key == "Server:"_L1 || m_key == "API:"_L1 || m_key == "OpenGL:"_L1)
            m_ofDevice = false;
        if (!m_ofDevice)
            return;
        if (m_key == "type:"_L1 && value.startsWith("USB"_L1)) { // a camera
            m_seen.devices.pop_back();
            m_ofDevice = false;
            return;
        }
        SeenDevice &device = m_seen.devices.back();
        if (m_key == "vendor:"_L1) {
            device.subsystem = value;
        } else if (m_key == "pcie:"_L1) {
            m_most = false;
        } else if (m_key == "link-max:"_L1) {
            m_most = true;
        } else if (m_key == "gen:"_L1) {
            (m_most ? device.link.maxGeneration : device.link.generation) = generationOf(leadingInteger(value));
        } else if (m_key == "lanes:"_L1) {
            (m_most ? device.link.maxWidth : device.link.width) = lanesOf(leadingInteger(value));
            device.link.evidence = m_begin;
        } else if (m_key == "bus-ID:"_L1) {
            device.address = pciAddress(value);
        } else if (m_key == "chip-ID:"_L1) {
            if (const auto ids = pciIds(value)) {
                device.vendor = ids->first;
                device.device = ids->second;
            }
        }
    }

    const Section &m_section;
    Seen m_seen;
    SeenBoard m_board;
    QLatin1StringView m_part;
    QString m_key;
    QStringList m_words;
    Evidence m_here, m_begin;
    int m_sockets = 1;
    bool m_ofDevice = false;
    bool m_most = false; ///< what follows is the link at most
};

} // namespace

bool isInxiHead(QStringView line)
{
    const QList<QStringView> words = wordsOf(line.left(400));
    if (words.isEmpty())
        return false;
    const auto has = [&](std::initializer_list<QLatin1StringView> any) {
        return std::any_of(any.begin(), any.end(), [&](QLatin1StringView word) { return words.contains(word); });
    };
    const bool alone = words.size() == 1;
    if (words.front() == "Graphics:"_L1)
        return alone || beginsDevice(words[1]);
    if (words.front() == "Machine:"_L1)
        return alone || has({"Mobo:"_L1, "Type:"_L1, "System:"_L1, "Device:"_L1});
    if (words.front() == "System:"_L1)
        return has({"Kernel:"_L1, "Host:"_L1});
    return words.front() == "CPU:"_L1 && has({"Info:"_L1, "Topology:"_L1, "core"_L1});
}

Seen readInxi(const Section &section) { return InxiReport(section).read(); }

} // namespace rig::reality
