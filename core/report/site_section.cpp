// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/power_verdicts.h"
#include "core/machine/cost.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/report/sections.h"
#include "core/words/power_answer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::report {

namespace {

struct SiteWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportSite)
};

/// The socket that belongs to a circuit: knownCircuits() names plug and fuse of the others; 5 is 125 V and 6 is 250 V
/// in ANSI/NEMA WD 6, the number behind it the amperes.
QString socketOf(const Circuit &circuit)
{
    struct Socket
    {
        QLatin1StringView circuit;
        const char *name;
    };
    static constexpr std::array sockets{
        Socket{QLatin1StringView("us-15a"), "NEMA 5-15"},      Socket{QLatin1StringView("us-20a"), "NEMA 5-20"},
        Socket{QLatin1StringView("us-240v-20a"), "NEMA 6-20"}, Socket{QLatin1StringView("us-240v-30a"), "NEMA 6-30"},
        Socket{QLatin1StringView("eu-16a"), "Schuko"},         Socket{QLatin1StringView("uk-13a"), "BS 1363"},
        Socket{QLatin1StringView("cn-10a"), "GB 1002 10 A"},   Socket{QLatin1StringView("cn-16a"), "GB 1002 16 A"}};
    for (const Socket &socket : sockets) {
        if (circuit.id == socket.circuit)
            return QString::fromLatin1(socket.name);
    }
    return {};
}

QString amperesAt(const Watts &watts, const Circuit &circuit, double powerFactor = PowerFactor)
{
    return SiteWords::tr("%1, %2 A at %3 V", "watts, amperes, volts")
        .arg(names::watts(watts), names::number(watts.value() / powerFactor / circuit.volts.value(), 1),
             names::number(circuit.volts.value()));
}

/// "8.5": what the electrician reckons with.
QString amperesOf(const Watts &watts, const Circuit &circuit)
{
    return names::number(watts.value() / PowerFactor / circuit.volts.value(), 1);
}

/// The same of a draw of which the rest is not known.
QString atLeastAmperes(const Watts &watts, const Circuit &circuit)
{
    return SiteWords::tr("at least %1", "watts, amperes, volts").arg(amperesAt(watts, circuit));
}

void addRow(ReportTable &table, const QString &what, const QString &value)
{
    if (!value.isEmpty())
        table.rows.push_back({what, value});
}

/// "16 A at 230 V, socket Schuko"
QString circuitText(const Circuit &circuit)
{
    const QString volts = names::number(circuit.volts.value());
    const QString amperes = names::number(circuit.amperes.value());
    const QString socket = socketOf(circuit);
    return socket.isEmpty()
               ? SiteWords::tr("%1 A at %2 V", "amperes, volts").arg(amperes, volts)
               : SiteWords::tr("%1 A at %2 V, socket %3", "amperes, volts, kind of socket").arg(amperes, volts, socket);
}

QString circuitValue(const Circuit &circuit)
{
    const QString name = names::circuit(circuit);
    return circuit.assumed ? SiteWords::tr("%1, assumed: it has not been chosen", "a circuit").arg(name) : name;
}

/// Each supply has a cable of its own to the wall; empty where there is none.
QString plugsText(const Machine &machine)
{
    int supplies = 0;
    for (const Placed<Supply> &placed : machine.supplies)
        supplies += placed.count;
    return supplies == 0 ? QString() : SiteWords::tr("%n, one for each power supply", nullptr, supplies);
}

/// Where the losses of the supply are not known, what is drawn at the least, as the first page has it.
QString wallText(const std::optional<Watts> &known, Watts atLeast, const Circuit &circuit)
{
    if (known)
        return amperesAt(*known, circuit);
    return atLeast > Watts(0) ? atLeastAmperes(atLeast, circuit) : notKnown();
}

/// No supply loses less than the best one does.
Watts worstAtLeast(const Power &power) { return std::max(power.wallAtLeast, power.worst.atLeast / BestEfficiency); }

/// The most that it may be, where a part's highest draw is not known.
bool isBound(const Power &power) { return power.wallWorst && !power.worst.complete; }

QString worstText(const Power &power, const Circuit &circuit)
{
    const QString text = wallText(power.wallWorst, worstAtLeast(power), circuit);
    return isBound(power) ? SiteWords::tr("at most %1", "watts, amperes, volts").arg(text) : text;
}

/// What hangs on the circuit, with what else does.
struct WallLoad
{
    Watts wall;
    Watts worst;
    Watts other;
};

WallLoad loadOf(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    const auto other = subject.document.site.otherLoad.value_or(Watts(0));
    const Watts wall = power.wallAtLeast + other;
    return {wall, std::max(wall, power.wallWorst.value_or(worstAtLeast(power)) + other), other};
}

/// By its watts, as the checks judge it: hours of training and the worst case, with what else hangs on it.
bool carriesFor(const Circuit &circuit, const WallLoad &load)
{
    return load.wall <= circuit.continuous() &&
           std::max(load.wall, load.worst) <= checks::breakerLimit(circuit, load.other);
}

/// What hours under load take of it, in volt-amperes over volts: an electrician lays circuits by that.
Amperes currentOf(const WallLoad &load, const Circuit &circuit)
{
    return Amperes(((load.wall - load.other) / PowerFactor + load.other).value() / circuit.volts.value());
}

/// The same of what it carries for hours.
Amperes lastingCurrent(const Circuit &circuit) { return Amperes(circuit.amperes.value() * circuit.continuousShare); }

bool carriesCurrent(const Circuit &circuit, const WallLoad &load)
{
    return currentOf(load, circuit) <= lastingCurrent(circuit);
}

/// The smallest of the same country that carries both, by its amperes as well as its watts: these stand beside what is
/// advised. Null where none is known.
const Circuit *largerCircuit(const Circuit &chosen, const WallLoad &load)
{
    const QString country = chosen.id.section(u'-', 0, 0) + u'-';
    const Circuit *smallest = nullptr;
    for (const Circuit &circuit : knownCircuits()) {
        if (circuit.id.startsWith(country) && carriesFor(circuit, load) && carriesCurrent(circuit, load) &&
            (!smallest || circuit.rating() < smallest->rating()))
            smallest = &circuit;
    }
    return smallest;
}

/// What the electrician is advised: the chosen one where it carries the machine, or where no larger one is known.
const Circuit &advisedCircuit(const Subject &subject)
{
    const Circuit &chosen = subject.document.site.circuit;
    const WallLoad load = loadOf(subject);
    const Circuit *larger = carriesFor(chosen, load) ? nullptr : largerCircuit(chosen, load);
    return larger ? *larger : chosen;
}

/// "It draws 8.3 A under load, at most 10.8 A at the worst, at 120 V."
QString drawText(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    const Circuit &circuit = advisedCircuit(subject);
    const auto atLeast = [&](Watts watts) { return SiteWords::tr("at least %1 A").arg(amperesOf(watts, circuit)); };
    const QString load =
        power.wall ? SiteWords::tr("%1 A", "amperes").arg(amperesOf(*power.wall, circuit)) : atLeast(power.wallAtLeast);
    const QString worst = isBound(power)    ? SiteWords::tr("at most %1 A").arg(amperesOf(*power.wallWorst, circuit))
                          : power.wallWorst ? SiteWords::tr("%1 A", "amperes").arg(amperesOf(*power.wallWorst, circuit))
                                            : atLeast(worstAtLeast(power));
    const QString volts = names::number(circuit.volts.value());
    return load == worst ? SiteWords::tr("It draws %1 at %2 V.", "amperes, volts").arg(load, volts)
                         : SiteWords::tr("It draws %1 under load, %2 at the worst, at %3 V.", "amperes, amperes, volts")
                               .arg(load, worst, volts);
}

void addPower(ReportTable &table, const Subject &subject)
{
    const Power &power = subject.assessment.power;
    const Site &site = subject.document.site;
    addRow(table, SiteWords::tr("Circuit"), circuitValue(site.circuit));
    const Watts trips = checks::breakerLimit(site.circuit, site.otherLoad.value_or(Watts(0)));
    if (site.circuit.continuous() < trips)
        addRow(table, SiteWords::tr("A load of hours may take"), names::watts(site.circuit.continuous()));
    addRow(table, SiteWords::tr("The breaker carries"),
           SiteWords::tr("%1 VA, %2 A at %3 V", "apparent power, amperes, volts")
               .arg(names::number(site.circuit.rating().value()), names::number(site.circuit.amperes.value()),
                    names::number(site.circuit.volts.value())));
    addRow(table, SiteWords::tr("It trips beyond, at a power factor of %1").arg(names::number(PowerFactor, 2)),
           names::watts(trips));
    addRow(table, SiteWords::tr("Plugs at the wall"), plugsText(subject.machine));
    addRow(table, SiteWords::tr("At the wall, under load"), wallText(power.wall, power.wallAtLeast, site.circuit));
    addRow(table, SiteWords::tr("At the wall, at the worst"), worstText(power, site.circuit));
    if (site.otherLoad)
        addRow(table, SiteWords::tr("What else hangs on the circuit"), amperesAt(*site.otherLoad, site.circuit, 1));
    if (power.upsVa)
        addRow(table, SiteWords::tr("An uninterruptible supply carries at least"),
               SiteWords::tr("%1 VA: the worst case at the wall", "apparent power")
                   .arg(names::number(std::ceil(*power.upsVa))));
}

void addHeat(ReportTable &table, const Subject &subject)
{
    const Heat &heat = subject.assessment.heat;
    const Power &power = subject.assessment.power;
    const Site &site = subject.document.site;
    if (heat.btuPerHour && power.wall)
        addRow(table, SiteWords::tr("Heat into the room, under load"),
               SiteWords::tr("%1 = %2 BTU/h", "watts, the same in British thermal units")
                   .arg(names::watts(*power.wall), names::number(*heat.btuPerHour)));
    else if (power.wallAtLeast > Watts(0))
        addRow(table, SiteWords::tr("Heat into the room, under load"), heatAtLeast(power.wallAtLeast));
    if (site.roomCooling)
        addRow(table, SiteWords::tr("The room's cooling takes away"), names::watts(*site.roomCooling));
    const bool known = heat.noiseAtLeast && heat.noiseAtLeast == heat.noiseAtMost;
    addRow(table, SiteWords::tr("Noise of the chosen fans at full speed"),
           known ? SiteWords::tr("%1 dB(A)").arg(names::number(*heat.noiseAtLeast)) : notKnown());
}

/// With the tariff: who pays another one sees what the cost rests on.
QString yearText(const QString &energy, const Money &cost, const Money &tariff)
{
    return SiteWords::tr("%1, %2 at %3 a kWh", "energy, money, money")
        .arg(energy, names::money(cost), names::tariff(tariff.amount, tariff.currency));
}

void addYear(ReportTable &table, const Subject &subject)
{
    const Power &power = subject.assessment.power;
    const Site &site = subject.document.site;
    const QString what =
        SiteWords::tr("Electricity for %1 hours under load a year").arg(names::number(site.hoursPerYear));
    if (!power.kwhPerYear) {
        const QString energy = names::number(kwhAtLeast(subject));
        const std::optional<Money> cost = yearlyCostAtLeast(subject);
        if (power.wallAtLeast > Watts(0))
            addRow(table, what,
                   cost ? SiteWords::tr("at least %1: what the supply loses is not known", "energy and its cost")
                              .arg(yearText(SiteWords::tr("%1 kWh", "energy").arg(energy), *cost, *site.tariff))
                        : SiteWords::tr("at least %1 kWh: what the supply loses is not known; no tariff is stated",
                                        "energy")
                              .arg(energy));
        return;
    }
    const QString energy = SiteWords::tr("%1 kWh", "energy").arg(names::number(*power.kwhPerYear));
    addRow(table, what,
           power.yearlyCost ? yearText(energy, *power.yearlyCost, *site.tariff)
                            : SiteWords::tr("%1; no tariff is stated", "energy").arg(energy));
}

/// Of a chosen circuit that carries the machine.
QString carriedText(const Subject &subject, const WallLoad &load)
{
    const Circuit &chosen = subject.document.site.circuit;
    const Power &power = subject.assessment.power;
    // Half is a threshold of ours: what takes more leaves no room for another machine like it.
    const Watts left = std::min(chosen.continuous() - load.wall, checks::breakerLimit(chosen, load.other) - load.worst);
    if (power.wall && power.wallWorst && load.worst - load.other <= left)
        return SiteWords::tr("%1; %2 are left for what else hangs on it", "amperes, volts, socket; watts")
            .arg(circuitText(chosen), names::watts(left));
    return SiteWords::tr("one circuit of its own: %1", "amperes, volts, socket").arg(circuitText(chosen));
}

/// Of one whose watts suffice and whose amperes do not.
QString tightText(const Circuit &chosen, const WallLoad &load)
{
    const QString tight =
        SiteWords::tr(
            "%1 carries the load by watts, but not by current: at a power factor of %2 it is %3 A, and for hours "
            "the circuit carries %4 A",
            "amperes, volts, socket; factor, amperes, amperes")
            .arg(circuitText(chosen), names::number(PowerFactor, 2), names::number(currentOf(load, chosen).value(), 1),
                 names::number(lastingCurrent(chosen).value(), 1));
    const Circuit *larger = largerCircuit(chosen, load);
    return names::apart(
        {tight, larger ? SiteWords::tr("one circuit of its own with room for both: %1", "amperes, volts, socket")
                             .arg(circuitText(*larger))
                       : SiteWords::tr("an electrician must say what carries both")});
}

} // namespace

double kwhAtLeast(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    return power.kwhPerYear.value_or(power.wallAtLeast.value() / 1000 * subject.document.site.hoursPerYear);
}

std::optional<Money> yearlyCostAtLeast(const Subject &subject)
{
    const std::optional<Money> &tariff = subject.document.site.tariff;
    const double energy = kwhAtLeast(subject);
    return tariff && energy > 0 ? std::optional(Money{energy * tariff->amount, tariff->currency}) : std::nullopt;
}

QString heatAtLeast(Watts watts)
{
    return SiteWords::tr("%1 = %2 BTU/h", "watts, the same in British thermal units")
        .arg(names::total({watts, false}), names::number(watts.value() * BtuPerHourPerWatt));
}

QString circuitForElectrician(const Subject &subject)
{
    const Circuit &chosen = subject.document.site.circuit;
    const WallLoad load = loadOf(subject);
    if (carriesFor(chosen, load))
        return carriesCurrent(chosen, load) ? carriedText(subject, load) : tightText(chosen, load);
    const Circuit *larger = largerCircuit(chosen, load);
    if (!larger)
        return SiteWords::tr("%1 carries too little; an electrician must say what does", "amperes, volts, socket")
            .arg(circuitText(chosen));
    return SiteWords::tr("%1 carries too little; one circuit of its own that does: %2", "amperes, volts, socket")
        .arg(circuitText(chosen), circuitText(*larger));
}

bool circuitCarries(const Subject &subject) { return carriesFor(subject.document.site.circuit, loadOf(subject)); }

QString circuitThatCarries(const Subject &subject)
{
    const Circuit *larger = largerCircuit(subject.document.site.circuit, loadOf(subject));
    return larger ? circuitText(*larger) : QString();
}

QString electricianText(const Subject &subject)
{
    if (subject.assessment.power.training.atLeast <= Watts(0))
        return {};
    return names::afterEachOther(
        {SiteWords::tr("For the electrician: %1.", "one circuit of its own").arg(circuitForElectrician(subject)),
         drawText(subject)});
}

ReportSection siteSection(const Subject &subject)
{
    ReportSection section;
    section.title = SiteWords::tr("Wall, circuit and heat");
    section.paragraphs
        << SiteWords::tr("For the electrician: %1.", "one circuit of its own").arg(circuitForElectrician(subject));
    ReportTable table;
    table.headings = {SiteWords::tr("What"), SiteWords::tr("How much")};
    table.numeric = {false, false};
    table.shares = {45, 55};
    addPower(table, subject);
    addHeat(table, subject);
    addYear(table, subject);
    section.table = std::move(table);
    return section;
}

} // namespace rig::report
