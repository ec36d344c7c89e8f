// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_plugs.h"

#include "core/machine/power_rules.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

const QStringList &sixteenPins()
{
    static const QStringList kinds{u"12v-2x6"_s, u"12vhpwr"_s};
    return kinds;
}

/// The plugs that go into a socket of this kind.
QStringList plugsFor(const QString &kind)
{
    if (is16Pin(kind))
        return sixteenPins();
    if (kind == "pcie-6"_L1)
        return {kind, u"pcie-8"_s}; // a 6+2 plug is a 6-pin one too
    return {kind};
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
int sockets(const Cable &cable, const QString &kind)
{
    int sum = 0;
    const ConnectorCounts to = cable.to.valueOr({});
    for (const QString &plug : plugsFor(kind))
        sum += to.value(plug);
    return sum;
}

/// What the cable occupies at the supply. A maker's cable goes into sockets that carry two 8-pin plugs of 150 W each
/// otherwise, so it takes as many of these as its rating needs, whatever its own plugs are called.
ConnectorCounts occupies(const Cable &cable, CableFit fit)
{
    if (fit == CableFit::Adapter)
        return cable.from.valueOr({});
    return {{u"pcie-8"_s, static_cast<int>(std::ceil(cable.rating.valueOr(Most16Pin) / EightPin))}};
}

Watts fromRating(const ConnectorCounts &from)
{
    // A SATA plug carries 4.5 A on 12 V: 54 W.
    Watts sum;
    for (auto it = from.begin(); it != from.end(); ++it)
        sum += (it.key() == "sata"_L1 ? Watts(54) : connectorRating(it.key()).value_or(EightPin)) * it.value();
    return sum;
}

/// The sense rating of the supply's own 16-pin cable, of the supply or of the cable that it comes with.
std::optional<Watts> sense(const Machine &machine, const Supply &supply)
{
    if (supply.connector16pin)
        return std::min(*supply.connector16pin, Most16Pin);
    for (const auto &cable : machine.cables) {
        if (fitOf(*cable.part, supply) == CableFit::Model && sockets(*cable.part, sixteenPins().front()) > 0)
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

    void run()
    {
        for (auto it = m_feed.needs.begin(); it != m_feed.needs.end(); ++it)
            feedKind(it.key(), it.value());
        m_feed.ratingAtLeast = m_known ? std::optional(m_least) : std::nullopt;
        m_feed.ratingAtMost = m_known ? std::optional(m_most) : std::nullopt;
        m_feed.rating = m_known && m_least == m_most ? m_feed.ratingAtLeast : std::nullopt;
    }

private:
    void rate(Watts least, Watts most, int count)
    {
        m_least += least * count;
        m_most += most * count;
    }

    int native(const QString &kind, Watts standard, int wanted)
    {
        const int taken = takePlugs(m_unit.left, kind, wanted, &m_feed.taken);
        if (taken == 0)
            return wanted;
        m_feed.native[kind] += taken;
        if (!is16Pin(kind)) {
            rate(standard, standard, taken);
            return wanted - taken;
        }
        const std::optional<Watts> cable = sense(m_machine, m_supply);
        rate(cable.value_or(Least16Pin), cable.value_or(Most16Pin), taken);
        return wanted - taken;
    }

    bool occupy(const ConnectorCounts &plugs)
    {
        ConnectorCounts left = m_unit.left;
        ConnectorCounts taken = m_feed.taken;
        for (auto it = plugs.begin(); it != plugs.end(); ++it) {
            if (takePlugs(left, it.key(), it.value(), &taken) < it.value())
                return false;
        }
        m_unit.left = left;
        m_feed.taken = taken;
        return true;
    }

    int viaCables(const QString &kind, Watts standard, int wanted)
    {
        for (std::size_t i = 0; i < m_cables.size() && wanted > 0; ++i) {
            const Cable &cable = *m_machine.cables[i].part;
            const CableFit fit = fitOf(cable, m_supply);
            const int gives = sockets(cable, kind);
            const bool usable = fit == CableFit::Family || (fit == CableFit::Adapter && cable.from);
            if (!usable || gives == 0)
                continue;
            const ConnectorCounts from = occupies(cable, fit);
            while (wanted > 0 && m_cables[i] > 0 && occupy(from)) {
                --m_cables[i];
                const int made = std::min(wanted, gives);
                const Watts each = cable.rating.valueOr(fromRating(from)) / gives;
                rate(std::min(each, standard), std::min(each, standard), made);
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
        while (wanted > 0 && m_unit.left.value(u"pcie-8"_s) >= each) {
            takePlugs(m_unit.left, u"pcie-8"_s, each, &m_feed.taken);
            rate(EightPin * each, EightPin * each, 1);
            ++m_feed.adapted[kind];
            --wanted;
        }
        return wanted;
    }

    void feedKind(const QString &kind, int wanted)
    {
        const std::optional<Watts> standard = connectorRating(kind);
        m_known = m_known && standard;
        int left = native(kind, standard.value_or(Watts(0)), wanted);
        left = viaCables(kind, standard.value_or(Watts(0)), left);
        if (m_boxed && is16Pin(kind))
            left = viaBox(kind, left);
        if (left > 0)
            m_feed.missing[kind] += left;
        rate(standard.value_or(Watts(0)), standard.value_or(Watts(0)), left); // of a plug that is still to be found
    }

    const Machine &m_machine;
    const Supply &m_supply;
    Watts m_draw;
    PlugUnit &m_unit;
    std::vector<int> &m_cables;
    bool m_boxed;
    Feed &m_feed;
    Watts m_least = SlotPower;
    Watts m_most = SlotPower;
    bool m_known = true;
};

} // namespace

PlugStock::PlugStock(const Machine &machine)
{
    int modules = -1;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        const auto &placed = machine.supplies[static_cast<std::size_t>(i)];
        for (int copy = 0; copy < placed.count; ++copy) {
            PlugUnit unit{i, placed.part->connectors.known(), placed.part->connectors.valueOr({}), Watts(0)};
            if (!isModule(*placed.part) || modules < 0) {
                modules = isModule(*placed.part) ? static_cast<int>(units.size()) : modules;
                units.push_back(std::move(unit));
                continue;
            }
            PlugUnit &board = units[static_cast<std::size_t>(modules)];
            board.known = board.known && unit.known;
            for (auto it = unit.left.begin(); it != unit.left.end(); ++it)
                board.left[it.key()] += it.value();
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

void PlugStock::takeBoard(const ConnectorCounts &inputs)
{
    for (auto it = inputs.begin(); it != inputs.end(); ++it) {
        int wanted = it.value();
        for (PlugUnit &unit : units)
            wanted -= takePlugs(unit.left, it.key(), wanted);
    }
}

int plugCount(const ConnectorCounts &counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

int takePlugs(ConnectorCounts &left, const QString &kind, int wanted, ConnectorCounts *taken)
{
    int got = 0;
    for (const QString &plug : plugsFor(kind)) {
        const int some = std::min(wanted - got, left.value(plug));
        if (some <= 0)
            continue;
        left[plug] -= some;
        if (taken)
            (*taken)[plug] += some;
        got += some;
    }
    return got;
}

Boxed boxedAdapter(const Device &device)
{
    if (!device.chip || !device.chip->series)
        return Boxed::Unknown;
    const QString &series = *device.chip->series;
    const bool with = series == "GeForce RTX 30"_L1 || series == "GeForce RTX 40"_L1 || series == "GeForce RTX 50"_L1;
    return with ? Boxed::Yes : Boxed::No;
}

void feedCard(const Machine &machine, const Device &device, PlugUnit &unit, std::vector<int> &cables, bool boxed,
              Feed &feed)
{
    Feeder(machine, device, unit, cables, boxed, feed).run();
}

} // namespace rig
