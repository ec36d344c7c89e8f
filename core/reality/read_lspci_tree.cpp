// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The bus that what hangs on a branch stands on.
struct Branch
{
    qsizetype column = 0; ///< of its "+" or "\"; -1: the root
    bool root = false;    ///< what follows names a root bus
    quint32 domain = 0;
    int bus = 0;
    std::optional<PciAddress> parent;
};

/// "[0000:40]", "[01]", "[01-08]": the first bus, and the domain where it is named.
struct BusRange
{
    std::optional<quint32> domain;
    int first = 0;
    int last = 0;
    qsizetype size = 0;
};

std::optional<BusRange> busRange(QStringView text)
{
    const qsizetype close = text.left(24).indexOf(u']');
    if (!text.startsWith(u'[') || close < 3)
        return {};
    QStringView inside = text.mid(1, close - 1);
    BusRange range;
    range.size = close + 1;
    if (const qsizetype colon = inside.indexOf(u':'); colon > 0) {
        range.domain = hexNumber(inside.left(colon));
        if (!range.domain)
            return {};
        inside = inside.mid(colon + 1);
    }
    const qsizetype dash = inside.indexOf(u'-');
    const auto first = hexNumber(dash > 0 ? inside.left(dash) : inside);
    const auto last = dash > 0 ? hexNumber(inside.mid(dash + 1)) : first;
    if (!first || !last || *first > 0xff || *last > 0xff)
        return {};
    range.first = static_cast<int>(*first);
    range.last = static_cast<int>(*last);
    return range;
}

/// "01.1", at most at the text's beginning: device and function.
std::optional<std::pair<int, int>> deviceAndFunction(QStringView text)
{
    if (text.size() < 4 || text[2] != u'.' || text[3] < u'0' || text[3] > u'7')
        return {};
    const auto device = hexNumber(text.left(2));
    if (!device || *device > 0x1f || (text.size() > 4 && text[4].isLetterOrNumber()))
        return {};
    return std::pair(static_cast<int>(*device), text[3].digitValue());
}

class TreeReader
{
public:
    explicit TreeReader(const Section &section) : m_section(section) {}

    Seen read()
    {
        for (std::size_t i = 0; i < m_section.lines.size() && m_seen.devices.size() < MostDevices; ++i) {
            const QStringView line = m_section.lines[i];
            if (line.trimmed().isEmpty())
                continue;
            if (isTreeLine(line) && takeLine(line, m_section.at(i)))
                ++m_seen.understood;
            else
                m_seen.notUnderstood.push_back(m_section.at(i));
        }
        return std::move(m_seen);
    }

private:
    bool takeLine(QStringView line, Evidence evidence)
    {
        qsizetype at = 0;
        while (at < line.size() && (line[at] == u' ' || line[at] == u'|' || line[at] == u'\t'))
            ++at;
        if (at >= line.size())
            return true;
        Branch branch;
        if (line[at] == u'-') { // the first line of a tree
            m_branches.clear();
            branch.root = true;
            return takeChain(line, at, branch, evidence);
        }
        if (line[at] != u'+' && line[at] != u'\\')
            return false;
        while (!m_branches.empty() && m_branches.back().column > at)
            m_branches.pop_back();
        if (m_branches.empty() || m_branches.back().column != at)
            return false;
        branch = m_branches.back();
        return takeChain(line, at + 1, branch, evidence);
    }

    /// What stands in a line from `at` on: buses and devices, each below the one before it.
    bool takeChain(QStringView line, qsizetype at, Branch branch, Evidence evidence)
    {
        bool any = false;
        int depth = 0;
        while (at < line.size() && ++depth < 4096) {
            const QChar c = line[at];
            if (c == u'-') {
                ++at;
            } else if (c == u'+' || c == u'\\') {
                branch.column = at;
                if (m_branches.size() < 256)
                    m_branches.push_back(branch);
                ++at;
            } else if (c == u'[') {
                const auto range = busRange(line.mid(at));
                if (!range)
                    return any;
                if (range->domain)
                    branch.domain = *range->domain;
                branch.bus = range->first;
                branch.root = false;
                if (branch.parent && !m_seen.devices.empty() && m_seen.devices.back().address == branch.parent) {
                    m_seen.devices.back().secondaryBus = range->first;
                    m_seen.devices.back().lastBus = range->last;
                    m_seen.devices.back().classCode = 0x0604;
                }
                at += range->size;
                any = true;
            } else if (const auto found = deviceAndFunction(line.mid(at)); found && !branch.root) {
                SeenDevice device;
                device.address = PciAddress{branch.domain, branch.bus, found->first, found->second};
                device.parent = branch.parent;
                device.evidence = evidence;
                at += 4;
                any = true;
                if (at >= line.size() || line[at] == u' ') {
                    setName(device, line.mid(at).trimmed());
                    m_seen.devices.push_back(std::move(device));
                    return true;
                }
                branch.parent = device.address;
                m_seen.devices.push_back(std::move(device));
            } else {
                return any;
            }
        }
        return any;
    }

    static void setName(SeenDevice &device, QStringView name)
    {
        if (const qsizetype open = name.lastIndexOf(u'['); open >= 0) { // lspci -tvnn
            if (const auto ids = pciIds(name.mid(open + 1))) {
                device.vendor = ids->first;
                device.device = ids->second;
                name = name.left(open).trimmed();
            }
        }
        device.name = name.toString().left(200);
    }

    const Section &m_section;
    Seen m_seen;
    std::vector<Branch> m_branches;
};

} // namespace

bool isTreeLine(QStringView line)
{
    qsizetype at = 0;
    while (at < line.size() && (line[at] == u' ' || line[at] == u'|' || line[at] == u'\t'))
        ++at;
    if (at >= line.size())
        return false;
    const QStringView rest = line.mid(at);
    if (rest.startsWith("-["_L1) || rest.startsWith("-+-["_L1))
        return true;
    if (!rest.startsWith("+-"_L1) && !rest.startsWith("\\-"_L1))
        return false;
    return rest.size() > 2 && (rest[2] == u'[' || deviceAndFunction(rest.mid(2)));
}

Seen readLspciTree(const Section &section) { return TreeReader(section).read(); }

} // namespace rig::reality
