// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/machines_apart.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// One name may be the other one shortened, or with its maker before it.
bool areAlike(const QString &a, const QString &b) { return a.contains(b) || b.contains(a); }

/// Without what newer drivers and longer columns add. Empty where it names nothing: "Device 2b85".
QString plainName(QString name)
{
    if (name.endsWith("..."_L1))
        name.chop(3);
    if (name.startsWith("NVIDIA "_L1))
        name.remove(0, 7);
    return name.startsWith("Device "_L1) ? QString() : name.trimmed();
}

/// What tells a machine from another one.
class Traits
{
public:
    Traits() = default;
    explicit Traits(const Piece &piece)
    {
        const QString tool = QString(toolKey(piece.section.tool)) + u' ';
        for (const SeenDevice &device : piece.seen.devices) {
            if (!device.address)
                continue;
            const QString address = device.address->text();
            if (device.vendor && device.device)
                m_ids.insert(address, (*device.vendor << 16) | *device.device);
            else if (const QString name = plainName(device.name); !name.isEmpty())
                m_names.insert(tool + address, name);
        }
        for (const SeenBoard &board : piece.seen.boards) {
            if (m_board.isEmpty())
                m_board = board.product;
            if (m_system.isEmpty())
                m_system = board.systemProduct;
        }
        if (!piece.seen.processors.empty() && piece.section.tool != Tool::Dmi)
            m_names.insert(tool, piece.seen.processors.front().name);
        m_tools.insert(static_cast<int>(piece.section.tool));
        if (!piece.section.host.isEmpty())
            m_hosts.insert(piece.section.host);
    }

    [[nodiscard]] bool saysNothing() const
    {
        return m_ids.isEmpty() && m_names.isEmpty() && m_board.isEmpty() && m_system.isEmpty() && m_hosts.isEmpty();
    }

    void add(const Traits &other)
    {
        m_ids.insert(other.m_ids);
        m_names.insert(other.m_names);
        m_hosts.unite(other.m_hosts);
        m_tools.unite(other.m_tools);
        if (m_board.isEmpty())
            m_board = other.m_board;
        if (m_system.isEmpty())
            m_system = other.m_system;
    }

    /// One machine cannot be both.
    [[nodiscard]] bool contradicts(const Traits &other) const
    {
        if (!m_board.isEmpty() && !other.m_board.isEmpty()) {
            if (!areAlike(m_board, other.m_board))
                return true;
        } else if (!m_system.isEmpty() && !other.m_system.isEmpty() && !areAlike(m_system, other.m_system)) {
            return true;
        }
        const auto differs = [](auto a, auto b) { return a != b; };
        const auto isAnother = [](const QString &a, const QString &b) { return !areAlike(a, b); };
        if (anyShared(m_ids, other.m_ids, differs) || anyShared(m_names, other.m_names, isAnother))
            return true;
        const bool otherHost = !m_hosts.isEmpty() && !other.m_hosts.isEmpty() && !m_hosts.intersects(other.m_hosts);
        return otherHost && (m_tools.intersects(other.m_tools) || !sharesDevice(other));
    }

    /// Something that speaks for one machine, beside that nothing speaks against it.
    [[nodiscard]] bool shares(const Traits &other) const
    {
        return m_hosts.intersects(other.m_hosts) || (!m_board.isEmpty() && !other.m_board.isEmpty()) ||
               sharesDevice(other);
    }

    [[nodiscard]] bool isOfHost(const Traits &other) const { return m_hosts.intersects(other.m_hosts); }

private:
    /// Whether `holds` is true of the values of any key that both have.
    template <class Hash, class Holds> static bool anyShared(const Hash &a, const Hash &b, Holds holds)
    {
        const Hash &small = a.size() < b.size() ? a : b;
        const Hash &large = a.size() < b.size() ? b : a;
        for (auto each = small.cbegin(); each != small.cend(); ++each) {
            const auto found = large.constFind(each.key());
            if (found != large.cend() && holds(each.value(), found.value()))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool sharesDevice(const Traits &other) const
    {
        const auto isSame = [](auto a, auto b) { return a == b; };
        return anyShared(m_ids, other.m_ids, isSame) || anyShared(m_names, other.m_names, areAlike);
    }

    QHash<QString, int> m_ids;       ///< vendor and device by address
    QHash<QString, QString> m_names; ///< by tool and address, where there are no ids; by tool alone the processor's
    QString m_board, m_system;
    QSet<QString> m_hosts;
    QSet<int> m_tools;
};

struct MachineGroup
{
    Traits traits;
    std::vector<std::size_t> pieces;

    void add(const Traits &more, const std::vector<std::size_t> &indexes)
    {
        traits.add(more);
        pieces.insert(pieces.end(), indexes.begin(), indexes.end());
    }
};

/// The machine to which these traits belong beyond doubt; null where there is none.
MachineGroup *surely(std::vector<MachineGroup> &machines, const Traits &traits)
{
    for (const bool byHost : {true, false}) {
        const auto found = std::find_if(machines.begin(), machines.end(), [&](const MachineGroup &each) {
            return (byHost ? each.traits.isOfHost(traits) : each.traits.shares(traits)) &&
                   !each.traits.contradicts(traits);
        });
        if (found != machines.end())
            return &*found;
    }
    return nullptr;
}

/// The machines of one text.
std::vector<MachineGroup> machinesOf(const std::vector<Piece> &pieces, std::size_t from, std::size_t to)
{
    std::vector<MachineGroup> machines;
    std::vector<std::size_t> waiting; // what stands before anything that tells
    std::size_t now = 0;
    for (std::size_t i = from; i < to; ++i) {
        const Traits traits(pieces[i]);
        if (traits.saysNothing()) {
            (machines.empty() ? waiting : machines[now].pieces).push_back(i);
            continue;
        }
        if (machines.empty() || machines[now].traits.contradicts(traits)) {
            MachineGroup *known = surely(machines, traits);
            if (!known && machines.size() >= MostMachines)
                continue;
            if (!known)
                known = &machines.emplace_back();
            now = static_cast<std::size_t>(known - machines.data());
        }
        machines[now].add(traits, {i});
    }
    if (machines.empty() && !waiting.empty())
        machines.emplace_back();
    if (!waiting.empty())
        machines.front().pieces.insert(machines.front().pieces.begin(), waiting.begin(), waiting.end());
    return machines;
}

/// Puts the machines of a further text to those that are known. Where both are one machine, nothing has to speak for
/// it: files together are of one machine unless something speaks against it.
void join(std::vector<MachineGroup> &all, const std::vector<MachineGroup> &more)
{
    const bool oneEach = all.size() == 1 && more.size() == 1;
    for (const MachineGroup &machine : more) {
        MachineGroup *known = surely(all, machine.traits);
        if (!known && oneEach && !all.front().traits.contradicts(machine.traits))
            known = &all.front();
        if (!known && machine.traits.saysNothing() && !all.empty())
            known = &all.back();
        if (known)
            known->add(machine.traits, machine.pieces);
        else if (all.size() < MostMachines)
            all.push_back(machine);
    }
}

} // namespace

std::vector<Piece> piecesOf(const Section &section)
{
    std::vector<Piece> pieces;
    Section rest = section;
    for (;;) {
        Seen seen = readSection(rest);
        const auto second = std::find_if(seen.boards.begin(), seen.boards.end(), [&](const SeenBoard &board) {
            return !board.product.isEmpty() && !areAlike(board.product, seen.boards.front().product);
        });
        const int at = second == seen.boards.end() ? 0 : second->evidence.line - rest.firstLine;
        const bool parts = at > 0 && at < static_cast<int>(rest.lines.size()) && pieces.size() < MostMachines;
        if (!parts) {
            pieces.push_back({rest, std::move(seen)});
            return pieces;
        }
        Section first = rest;
        first.lines = rest.lines.first(static_cast<std::size_t>(at));
        rest.lines = rest.lines.subspan(static_cast<std::size_t>(at));
        rest.firstLine += at;
        pieces.push_back({first, readSection(first)});
    }
}

std::vector<std::vector<std::size_t>> machinesApart(const std::vector<Piece> &pieces)
{
    std::vector<MachineGroup> all;
    for (std::size_t from = 0, to = 0; from < pieces.size(); from = to) {
        while (to < pieces.size() && pieces[to].section.source == pieces[from].section.source)
            ++to;
        const std::vector<MachineGroup> more = machinesOf(pieces, from, to);
        if (all.empty())
            all = more;
        else
            join(all, more);
    }
    std::vector<std::vector<std::size_t>> indexes;
    for (MachineGroup &machine : all)
        indexes.push_back(std::move(machine.pieces));
    return indexes;
}

} // namespace rig::reality
