// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_rules.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// A supply of which one figure decides what it allows.
bool isAtx3(const Supply &supply) { return supply.atxVersion && supply.atxVersion->startsWith(u'3'); }

bool has16Pin(const Supply &supply)
{
    return supply.connectors &&
           (supply.connectors->value(u"12vhpwr"_s) > 0 || supply.connectors->value(u"12v-2x6"_s) > 0);
}

void addShares(const Machine &machine, const Use &use, Power &power)
{
    for (const Device &device : machine.devices) {
        if (device.isCard())
            power.shares.push_back({device.item, device.power(), device.power()});
    }
    for (const auto &processor : machine.processors) {
        const auto times = [&](const std::optional<Watts> &watts) {
            return watts ? std::optional(*watts * processor.count) : std::nullopt;
        };
        const std::optional<Watts> training = use.processorLoad ? use.processorLoad : times(processor.part->tdp.value);
        power.shares.push_back({processor.item, training, times(worstDraw(*processor.part))});
    }
    power.shares.push_back({0, RestOfPlatform, RestOfPlatform});
}

void addTotals(Power &power)
{
    for (const Share &share : power.shares) {
        power.training.atLeast += share.training.value_or(Watts(0));
        power.training.complete = power.training.complete && share.training;
        // A processor without a known maximum draws at least what it draws in training.
        power.worst.atLeast += share.worst.value_or(share.training.value_or(Watts(0)));
        power.worst.complete = power.worst.complete && share.worst;
    }
}

void addUpperBound(const Machine &machine, Power &power)
{
    Watts most = power.worst.atLeast;
    for (const auto &processor : machine.processors) {
        const std::optional<Watts> bound = worstDrawAtMost(*processor.part);
        if (!bound)
            return;
        most += (*bound - processor.part->pl2.valueOr(processor.part->tdp.valueOr(Watts(0)))) * processor.count;
    }
    if (power.training.complete)
        power.worstAtMost = most;
}

std::optional<Watts> ratingOf(const Machine &machine, const Site &site)
{
    if (machine.supplies.empty())
        return std::nullopt;
    Watts sum;
    for (const auto &supply : machine.supplies) {
        if (!supply.part->watts)
            return std::nullopt;
        Watts rating = *supply.part->watts;
        if (site.circuit.volts <= LowLine && supply.part->lowLine)
            rating = std::min(rating, *supply.part->lowLine);
        sum += rating * supply.count;
    }
    return sum;
}

/// The card with the highest draw makes the excursion.
Watts highestCard(const Machine &machine)
{
    Watts highest;
    for (const Device &device : machine.devices)
        highest = std::max(highest, device.isCard() ? device.power().value_or(Watts(0)) : Watts(0));
    return highest;
}

/// An excursion comes from the card's own rating: a limit lowers the average, not the peak (hardware rules, power
/// limiting).
Watts excursionBase(const Machine &machine)
{
    Watts highest;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        const std::optional<Watts> rated = device.card->tdp ? device.card->tdp.value
                                           : device.chip    ? device.chip->tdp.value
                                                            : std::nullopt;
        highest = std::max(highest, rated.value_or(device.power().value_or(Watts(0))));
    }
    return highest;
}

void addPeaks(const Machine &machine, Power &power)
{
    const Watts base = excursionBase(machine);
    const Watts others = power.worst.atLeast - highestCard(machine);
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        Peak &peak = power.peaks[i];
        peak.need = others + base * MeasuredExcursion[i];
        peak.needBySpecification = others + base * specifiedExcursion(WindowMicroseconds[i]);
        if (!power.supply || machine.supplies.empty())
            continue;
        const Supply &supply = *machine.supplies.front().part;
        const Allowance allowance = allowanceOf(supply);
        peak.allowedAtLeast = *power.supply * (*allowance.least)[i];
        peak.allowedAtMost = *power.supply * (*allowance.most)[i];
        if (allowance.least == allowance.most)
            peak.allowed = peak.allowedAtLeast;
    }
}

void addWall(const Machine &machine, const Site &site, Power &power)
{
    power.circuit = site.circuit.continuous();
    power.wallAtLeast = power.training.atLeast / BestEfficiency;
    if (!power.supply || *power.supply <= Watts(0))
        return;
    std::optional<double> efficiency;
    for (const auto &supply : machine.supplies) {
        if (!supply.part->efficiency)
            return;
        const std::optional<double> one =
            efficiencyAt(*supply.part->efficiency, power.training.atLeast / *power.supply, site.circuit.volts);
        efficiency = std::min(efficiency.value_or(1.0), one.value_or(0.0));
    }
    if (!efficiency || *efficiency <= 0)
        return;
    power.efficiency = efficiency;
    power.wallAtLeast = power.training.atLeast / *efficiency;
    if (power.training.complete)
        power.wall = power.wallAtLeast;
    if (site.tariff && power.wall)
        power.yearlyCost =
            Money{power.wall->value() / 1000 * site.hoursPerYear * site.tariff->amount, site.tariff->currency};
}

/// The plugs that are left while cards take theirs.
class Plugs
{
public:
    explicit Plugs(const Machine &machine)
    {
        for (const auto &supply : machine.supplies) {
            if (!supply.part->connectors)
                m_known = false;
            const ConnectorCounts counts = supply.part->connectors.valueOr({});
            for (auto it = counts.begin(); it != counts.end(); ++it)
                m_left[it.key()] += it.value() * supply.count;
        }
        m_known = m_known && !machine.supplies.empty();
    }

    [[nodiscard]] bool known() const { return m_known; }

    int take(const QString &key, int wanted)
    {
        const int taken = std::min(wanted, m_left.value(key));
        m_left[key] -= taken;
        return taken;
    }

    [[nodiscard]] int left(const QString &key) const { return m_left.value(key); }

private:
    ConnectorCounts m_left;
    bool m_known = true;
};

/// Gives one card its plugs: its own kind first, then what fits without an adapter, then adapters from 8-pin plugs.
class Feeder
{
public:
    Feeder(Feed &feed, Plugs &plugs, Watts draw) : m_feed(feed), m_plugs(plugs), m_draw(draw) {}

    void run()
    {
        for (auto it = m_feed.needs.begin(); it != m_feed.needs.end(); ++it)
            feedKind(it.key(), it.value());
    }

private:
    int native(const QString &kind, const QString &plug, int wanted)
    {
        const int taken = m_plugs.take(plug, wanted);
        if (taken > 0)
            m_feed.native[kind] += taken;
        return wanted - taken;
    }

    /// Adapters come in whole: `each` 8-pin plugs for one connector.
    int adapt(const QString &kind, int wanted, int each)
    {
        while (wanted > 0 && m_plugs.left(u"pcie-8"_s) >= each) {
            m_plugs.take(u"pcie-8"_s, each);
            ++m_feed.adapted[kind];
            --wanted;
        }
        return wanted;
    }

    void feedKind(const QString &kind, int wanted)
    {
        int left = wanted;
        if (is16Pin(kind)) {
            left = native(kind, u"12v-2x6"_s, left);
            left = native(kind, u"12vhpwr"_s, left);
            left = adapt(kind, left, std::clamp(static_cast<int>(std::ceil(m_draw / EightPin)), 2, 4));
        } else if (kind == "pcie-6"_L1) {
            left = native(kind, u"pcie-6"_s, left);
            left = native(kind, u"pcie-8"_s, left); // a 6+2 plug is a 6-pin one too
        } else if (kind == "eps-8"_L1) {
            left = native(kind, u"eps-8"_s, left);
            left = adapt(kind, left, 2); // NVIDIA's adapter for its EPS cards joins two 8-pin plugs
        } else {
            left = native(kind, kind, left);
        }
        if (left > 0)
            m_feed.missing[kind] += left;
    }

    Feed &m_feed;
    Plugs &m_plugs;
    Watts m_draw;
};

std::optional<Watts> feedRating(const Machine &machine, const ConnectorCounts &needs)
{
    Watts sum = SlotPower;
    for (auto it = needs.begin(); it != needs.end(); ++it) {
        std::optional<Watts> one = connectorRating(it.key());
        if (!one)
            return std::nullopt;
        if (is16Pin(it.key()) && !machine.supplies.empty())
            one = std::min(*one, machine.supplies.front().part->connector16pin.valueOr(*one));
        sum += *one * it.value();
    }
    return sum;
}

void addFeeds(const Machine &machine, Power &power)
{
    Plugs plugs(machine);
    // The board's own inputs come first; a board that does not say takes at least one.
    const ConnectorCounts board =
        machine.board ? machine.board->part->powerInputs.valueOr({{u"eps-8"_s, 1}}) : ConnectorCounts{{u"eps-8"_s, 1}};
    plugs.take(u"eps-8"_s, board.value(u"eps-8"_s));
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        if (machine.devices[static_cast<std::size_t>(i)].isCard())
            order.push_back(i);
    }
    const auto draw = [&](int index) {
        return machine.devices[static_cast<std::size_t>(index)].power().value_or(Watts(0));
    };
    // The hungriest card gets the native plugs: an adapter is least at risk on the smallest.
    const auto item = [&](int index) { return machine.devices[static_cast<std::size_t>(index)].item; };
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return draw(a) != draw(b) ? draw(a) > draw(b) : item(a) < item(b); });
    for (const int index : order) {
        const Device &device = machine.devices[static_cast<std::size_t>(index)];
        Feed feed;
        feed.device = index;
        feed.known = device.card->powerConnectors.known() && plugs.known();
        feed.needs = device.card->powerConnectors.valueOr({});
        if (device.card->powerConnectors)
            feed.rating = feedRating(machine, feed.needs);
        if (plugs.known())
            Feeder(feed, plugs, draw(index)).run();
        power.feeds.push_back(std::move(feed));
    }
}

} // namespace

bool is16Pin(const QString &connector) { return connector == "12vhpwr"_L1 || connector == "12v-2x6"_L1; }

std::optional<Watts> connectorRating(const QString &connector)
{
    // CEM: 6-pin 75 W, 8-pin 150 W; Intel ATX design guide 2.1a: 600 W at the most on 16 pins; EPS: 300 W, the middle
    // of the three ratings in print (235, 300, 336 W).
    static const QMap<QString, Watts> ratings{{u"pcie-6"_s, Watts(75)},
                                              {u"pcie-8"_s, EightPin},
                                              {u"12vhpwr"_s, Watts(600)},
                                              {u"12v-2x6"_s, Watts(600)},
                                              {u"eps-8"_s, Watts(300)}};
    const auto found = ratings.find(connector);
    return found == ratings.end() ? std::nullopt : std::optional(*found);
}

std::optional<Watts> worstDraw(const Processor &processor) { return processor.pl2.value; }

std::optional<Watts> worstDrawAtMost(const Processor &processor)
{
    if (processor.pl2 || !processor.tdp)
        return processor.pl2.value;
    for (const DesignBudget &budget : DesignBudgets) {
        if (*processor.tdp <= budget.tdp)
            return budget.worst;
    }
    return std::nullopt;
}

double specifiedExcursion(int microseconds) { return 4.0 - 0.5 * std::log10(static_cast<double>(microseconds)); }

Allowance allowanceOf(const Supply &supply)
{
    if (isAtx3(supply))
        return has16Pin(supply) && supply.watts && *supply.watts > Watts(450)
                   ? Allowance{&Atx3With16Pin, &Atx3With16Pin}
                   : Allowance{&Atx3Others, &Atx3Others};
    if (supply.atxVersion)
        return {&Atx2, &Atx2};
    return {&Atx2, &Atx3With16Pin};
}

std::optional<double> efficiencyAt(const QString &label, double load, Volts mains)
{
    struct Row
    {
        QLatin1StringView label;
        std::array<double, 3> at115; ///< at 20, 50, 100 % load
        std::array<double, 3> at230;
    };
    // 80 PLUS certification levels: 115 V internal; 230 V EU internal non-redundant.
    static constexpr std::array rows{
        Row{"80plus"_L1, {0.80, 0.80, 0.80}, {0.82, 0.85, 0.82}},
        Row{"bronze"_L1, {0.82, 0.85, 0.82}, {0.85, 0.88, 0.85}},
        Row{"silver"_L1, {0.85, 0.88, 0.85}, {0.87, 0.90, 0.87}},
        Row{"gold"_L1, {0.87, 0.90, 0.87}, {0.90, 0.92, 0.89}},
        Row{"platinum"_L1, {0.90, 0.92, 0.89}, {0.92, 0.94, 0.90}},
        Row{"titanium"_L1, {0.92, 0.94, 0.90}, {0.94, 0.96, 0.94}},
    };
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const Row &candidate) { return candidate.label == label; });
    if (row == rows.end())
        return std::nullopt;
    const std::array<double, 3> &at = mains <= LowLine ? row->at115 : row->at230;
    if (load <= 0.2)
        return at[0];
    if (load <= 0.5)
        return at[0] + (at[1] - at[0]) * (load - 0.2) / 0.3;
    if (load <= 1.0)
        return at[1] + (at[2] - at[1]) * (load - 0.5) / 0.5;
    return at[2];
}

Power assessPower(const Machine &machine, const Site &site, const Use &use)
{
    Power power;
    addShares(machine, use, power);
    addTotals(power);
    addUpperBound(machine, power);
    power.supply = ratingOf(machine, site);
    addPeaks(machine, power);
    addWall(machine, site, power);
    addFeeds(machine, power);
    return power;
}

} // namespace rig
