// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_plugs.h"

#include "core/machine/power_rules.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

int &at(PlugCounts &counts, Plug plug) { return counts[static_cast<std::size_t>(plug)]; }
int at(const PlugCounts &counts, Plug plug) { return counts[static_cast<std::size_t>(plug)]; }

/// Takes plugs for so many sockets, as far as there are.
int takePlugs(PlugCounts &left, Plug socket, int wanted, PlugCounts &taken)
{
    int got = 0;
    for (const Plug plug : kindOf(socket).from) {
        const int some = std::clamp(wanted - got, 0, std::max(0, at(left, plug)));
        at(left, plug) -= some;
        at(taken, plug) += some;
        got += some;
    }
    return got;
}

/// Whether a maker's cable, made for certain supplies, is this supply's: its model, or "Corsair Type 4" of a Corsair.
enum class CableFit { Adapter, Model, Family, Other };

CableFit fitOf(const Cable &cable, const Supply &supply)
{
    if (!cable.supplies || cable.supplies->isEmpty())
        return CableFit::Adapter;
    for (const QString &family : *cable.supplies) {
        if (!supply.name.isEmpty() &&
            (supply.name.contains(family, Qt::CaseInsensitive) || family.contains(supply.name, Qt::CaseInsensitive)))
            return CableFit::Model;
        if (!supply.vendor.isEmpty() && family.startsWith(supply.vendor + u' ', Qt::CaseInsensitive) &&
            family.contains(" type "_L1, Qt::CaseInsensitive))
            return CableFit::Family;
    }
    return CableFit::Other;
}

/// How many sockets of this kind one such cable feeds.
int sockets(const Cable &cable, Plug socket)
{
    const PlugCounts to = plugCounts(cable.to.valueOr({}));
    const auto [first, second] = kindOf(socket).from;
    return at(to, first) + (second == first ? 0 : at(to, second));
}

/// What the cable occupies at the supply. A maker's cable goes into sockets that carry two 8-pin plugs of 150 W each
/// otherwise, so it takes as many of these as its rating needs, whatever its own plugs are called.
PlugCounts occupies(const Cable &cable, CableFit fit)
{
    if (fit == CableFit::Adapter)
        return plugCounts(cable.from.valueOr({}));
    PlugCounts plugs{};
    at(plugs, Plug::Pcie8) = static_cast<int>(std::ceil(cable.rating.valueOr(Most16Pin) / EightPin));
    return plugs;
}

Watts fromRating(const PlugCounts &from)
{
    Watts sum;
    for (const PlugKind &kind : PlugTable)
        sum += carriedBy(kind.plug) * at(from, kind.plug);
    return sum;
}

/// The sense rating of the supply's own 16-pin cable, of the supply or of the cable that it comes with.
std::optional<Watts> sense(const Machine &machine, const Supply &supply)
{
    if (supply.connector16pin)
        return std::min(*supply.connector16pin, Most16Pin);
    for (const auto &cable : machine.cables) {
        if (fitOf(*cable.part, supply) == CableFit::Model && sockets(*cable.part, Plug::Pin12v2x6) > 0)
            return cable.part->rating.value;
    }
    return std::nullopt;
}

/// Gives one card its plugs, socket by socket, and adds up what they are rated for.
class Feeder
{
public:
    Feeder(const Machine &machine, const Device &device, PlugUnit &unit, std::vector<int> &cables, bool boxed,
           Feed &feed)
        : m_machine(machine)
        , m_supply(*machine.supplies[static_cast<std::size_t>(unit.supply)].part)
        , m_draw(device.power().value_or(Watts(0)))
        , m_unit(unit)
        , m_cables(cables)
        , m_boxed(boxed)
        , m_feed(feed)
    {
    }

    PlugCounts run()
    {
        for (auto it = m_feed.needs.begin(); it != m_feed.needs.end(); ++it)
            feedKind(it.key(), it.value());
        m_feed.ratingAtLeast = m_known ? std::optional(m_least) : std::nullopt;
        m_feed.ratingAtMost = m_known ? std::optional(m_most) : std::nullopt;
        m_feed.rating = m_known && m_least == m_most ? m_feed.ratingAtLeast : std::nullopt;
        return m_taken;
    }

private:
    void rate(Watts least, Watts most, int count)
    {
        m_least += least * count;
        m_most += most * count;
    }

    int native(Plug socket, const QString &kind, Watts standard, int wanted)
    {
        const int taken = takePlugs(m_unit.left, socket, wanted, m_taken);
        if (taken == 0)
            return wanted;
        m_feed.native[kind] += taken;
        const std::optional<Watts> cable =
            hasSixteenPins(socket) ? sense(m_machine, m_supply) : std::optional(standard);
        rate(cable.value_or(Least16Pin), cable.value_or(Most16Pin), taken);
        return wanted - taken;
    }

    bool occupy(const PlugCounts &plugs)
    {
        PlugCounts left = m_unit.left;
        PlugCounts taken = m_taken;
        for (std::size_t i = 0; i < PlugKinds; ++i) {
            if (plugs[i] > 0 && takePlugs(left, static_cast<Plug>(i), plugs[i], taken) < plugs[i])
                return false;
        }
        m_unit.left = left;
        m_taken = taken;
        return true;
    }

    int viaCables(Plug socket, const QString &kind, Watts standard, int wanted)
    {
        for (std::size_t i = 0; i < m_cables.size() && wanted > 0; ++i) {
            const Cable &cable = *m_machine.cables[i].part;
            const CableFit fit = fitOf(cable, m_supply);
            const int gives = sockets(cable, socket);
            const bool usable = fit == CableFit::Family || (fit == CableFit::Adapter && cable.from);
            if (!usable || gives == 0)
                continue;
            const PlugCounts from = occupies(cable, fit);
            while (wanted > 0 && m_cables[i] > 0 && occupy(from)) {
                --m_cables[i];
                const int made = std::min(wanted, gives);
                const Watts each = std::min(standard, cable.rating.valueOr(fromRating(from)) / gives);
                rate(each, each, made);
                m_feed.adapted[kind] += made;
                wanted -= made;
            }
        }
        return wanted;
    }

    /// Two to four 8-pin plugs for one 16-pin socket, as many as the card draws at 150 W each.
    int viaBox(const QString &kind, int wanted)
    {
        const int each = std::clamp(static_cast<int>(std::ceil(m_draw / EightPin)), 2, 4);
        while (wanted > 0 && at(m_unit.left, Plug::Pcie8) >= each) {
            takePlugs(m_unit.left, Plug::Pcie8, each, m_taken);
            rate(EightPin * each, EightPin * each, 1);
            ++m_feed.adapted[kind];
            --wanted;
        }
        return wanted;
    }

    void feedKind(const QString &kind, int wanted)
    {
        const std::optional<Plug> socket = plugNamed(kind);
        const std::optional<Watts> rating = connectorRating(kind);
        m_known = m_known && rating;
        const Watts standard = rating.value_or(Watts(0));
        int left = wanted;
        if (socket) {
            left = native(*socket, kind, standard, left);
            left = viaCables(*socket, kind, standard, left);
            left = m_boxed && hasSixteenPins(*socket) ? viaBox(kind, left) : left;
        }
        if (left > 0)
            m_feed.missing[kind] += left;
        rate(standard, standard, left); // of a plug that is still to be found
    }

    const Machine &m_machine;
    const Supply &m_supply;
    Watts m_draw;
    PlugUnit &m_unit;
    std::vector<int> &m_cables;
    bool m_boxed;
    Feed &m_feed;
    PlugCounts m_taken{};
    Watts m_least = SlotPower;
    Watts m_most = SlotPower;
    bool m_known = true;
};

} // namespace

PlugCounts plugCounts(const ConnectorCounts &connectors)
{
    PlugCounts counts{};
    for (auto it = connectors.begin(); it != connectors.end(); ++it) {
        if (const std::optional<Plug> plug = plugNamed(it.key()))
            at(counts, *plug) += it.value();
    }
    return counts;
}

ConnectorCounts connectorCounts(const PlugCounts &plugs)
{
    ConnectorCounts counts;
    for (std::size_t i = 0; i < PlugKinds; ++i) {
        if (plugs[i] > 0)
            counts.insert(plugWords()[static_cast<qsizetype>(i)], plugs[i]);
    }
    return counts;
}

PlugStock::PlugStock(const Machine &machine)
{
    int modules = -1;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        const auto &placed = machine.supplies[static_cast<std::size_t>(i)];
        PlugUnit unit{i, 0, placed.part->connectors.known(), plugCounts(placed.part->connectors.valueOr({}))};
        for (int copy = 0; copy < placed.count; ++copy) {
            if (!isModule(*placed.part) || modules < 0) {
                unit.piece = isModule(*placed.part) || placed.count == 1 ? 0 : copy + 1;
                modules = isModule(*placed.part) ? static_cast<int>(units.size()) : modules;
                units.push_back(unit);
                continue;
            }
            PlugUnit &board = units[static_cast<std::size_t>(modules)];
            board.known = board.known && unit.known;
            for (std::size_t plug = 0; plug < PlugKinds; ++plug)
                board.left[plug] += unit.left[plug];
        }
    }
    // The order of a build says nothing about its supplies: the one that was chosen first leads.
    std::stable_sort(units.begin(), units.end(), [&](const PlugUnit &a, const PlugUnit &b) {
        return machine.supplies[static_cast<std::size_t>(a.supply)].item <
               machine.supplies[static_cast<std::size_t>(b.supply)].item;
    });
    for (const auto &cable : machine.cables)
        cables.push_back(cable.count);
}

void PlugStock::takeBoard(const ConnectorCounts &inputs, const Division &division)
{
    if (units.empty())
        return;
    const QVarLengthArray<int, 4> ofEps = division.ofEps();
    PlugCounts taken{};
    for (auto it = inputs.begin(); it != inputs.end(); ++it) {
        const std::optional<Plug> plug = plugNamed(it.key());
        const bool eps = plug == Plug::Eps8 || plug == Plug::Eps4;
        for (int i = 0; plug && i < it.value(); ++i) {
            const int unit = eps ? ofEps[i % ofEps.size()] : division.board;
            takePlugs(units[static_cast<std::size_t>(unit)].left, *plug, 1, taken);
        }
    }
}

void PlugStock::takeAnywhere(const PlugCounts &plugs)
{
    for (std::size_t i = 0; i < PlugKinds; ++i) {
        int wanted = plugs[i];
        for (PlugUnit &unit : units) {
            const int some = std::min(wanted, unit.left[i]);
            unit.left[i] -= some;
            wanted -= some;
        }
    }
}

int plugCount(const ConnectorCounts &counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

Boxed boxedAdapter(const Device &device)
{
    if (!device.chip || !device.chip->series)
        return Boxed::Unknown;
    const QString &series = *device.chip->series;
    const bool with = series == "GeForce RTX 30"_L1 || series == "GeForce RTX 40"_L1 || series == "GeForce RTX 50"_L1;
    return with ? Boxed::Yes : Boxed::No;
}

PlugCounts feedCard(const Machine &machine, const Device &device, PlugUnit &unit, std::vector<int> &cables, bool boxed,
                    Feed &feed)
{
    return Feeder(machine, device, unit, cables, boxed, feed).run();
}

} // namespace rig
