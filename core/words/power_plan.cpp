// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"
#include "core/words/power_answer.h"
#include "core/words/sentences.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::words {

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(PowerPlan)
};

QString pieces(const Part &part, int count)
{
    return count < 2 ? names::shortName(part)
                     : PlanWords::tr("%1 × %2", "number of a part, its name")
                           .arg(QString::number(count), names::shortName(part));
}

template <class T> const Placed<T> *placedAs(const std::vector<Placed<T>> &all, ItemId item)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const Placed<T> &one) { return one.item == item; });
    return found == all.end() ? nullptr : &*found;
}

/// The plugs of a card's feed; empty where they are not known, or the slot does it.
QString plugsOf(const Power &power, const Machine &machine, ItemId item)
{
    for (const Feed &feed : power.feeds) {
        if (machine.devices[static_cast<std::size_t>(feed.device)].item == item)
            return feed.known && !feed.taken.isEmpty() ? connectorList(feed.taken) : QString();
    }
    return {};
}

/// Of the only processor as many as the board has inputs; "EPS" where that is not known.
QString epsPlugs(const Machine &machine)
{
    const auto inputs = machine.board ? machine.board->part->powerInputs.value : std::nullopt;
    const int eps = inputs && machine.processors.size() == 1 ? inputs->value(plugWord(Plug::Eps8)) : 0;
    return eps > 0 ? connectorList({{plugWord(Plug::Eps8), eps}}) : PlanWords::tr("EPS", "the processor's power plug");
}

PlanLine lineOf(const Machine &machine, const Power &power, std::size_t load, const Share &share)
{
    PlanLine line{load, share.item, {}, {}, {share.training.value_or(Watts(0)), share.training.has_value()}, {}};
    if (const Device *device = machine.device(share.item)) {
        line.what = names::deviceName(*device);
        line.plugs = plugsOf(power, machine, share.item);
    } else if (const Placed<Processor> *processor = placedAs(machine.processors, share.item)) {
        line.what = pieces(*processor->part, processor->count);
        line.plugs = epsPlugs(machine);
    } else if (const Placed<Fan> *fan = placedAs(machine.fans, share.item)) {
        line.what = pieces(*fan->part, fan->count);
    } else {
        line.what = PlanWords::tr("Board with its slots, memory, drives and fans");
        line.plugs = PlanWords::tr("24 pins", "the board's power plug");
    }
    return line;
}

PlanLine sumOf(const SupplyLoad &load, std::size_t index)
{
    PlanLine line{index, std::nullopt, PlanWords::tr("Together"), {}, load.training, {}};
    const QString draw = names::total(load.training);
    line.share =
        load.supply && load.supply->value() > 0
            ? PlanWords::tr("%1 of %2 (%3 %)", "watts, watts, percent")
                  .arg(draw, names::watts(*load.supply), names::number(100 * (load.training.atLeast / *load.supply)))
            : draw;
    return line;
}

} // namespace

QString supplyName(const Machine &machine, const Power &power, std::size_t load)
{
    const int placed = std::max(0, power.loads()[load].placed);
    const auto &supply = machine.supplies[static_cast<std::size_t>(placed)];
    const int count = piecesOf(machine, placed, power.loads()[load]);
    return PlanWords::tr("Supply %1: %2", "number, name of the part")
        .arg(QString::number(load + 1), pieces(*supply.part, count));
}

std::vector<PlanLine> supplyPlan(const Machine &machine, const Power &power)
{
    std::vector<PlanLine> lines;
    for (std::size_t i = 0; i < power.several.size(); ++i) {
        for (const Share &share : power.several[i].shares) {
            if (!share.slot)
                lines.push_back(lineOf(machine, power, i, share));
        }
        lines.push_back(sumOf(power.several[i], i));
    }
    return lines;
}

QStringList supplyPlanText(const Machine &machine, const Power &power)
{
    QStringList sentences;
    QStringList fed;
    for (const PlanLine &line : supplyPlan(machine, power)) {
        if (line.item) {
            fed << (line.plugs.isEmpty() ? line.what
                                         : PlanWords::tr("%1 (%2)", "part, its plugs").arg(line.what, line.plugs));
            continue;
        }
        const QString name = supplyName(machine, power, line.load);
        sentences << (fed.isEmpty()
                          ? PlanWords::tr("%1 feeds nothing.", "supply").arg(name)
                          : PlanWords::tr("%1 feeds %2; together %3.", "supply, list of parts, watts")
                                .arg(name, fed.join(PlanWords::tr(", ", "between entries of a list")), line.share));
        fed.clear();
    }
    return sentences;
}

QString planNote(const Power &power)
{
    const QString throughSlots =
        PlanWords::tr("A card's draw counts for the supply of its plugs; up to 75 W of it may come "
                      "through the slot instead, which the worst case of the board's supply has on "
                      "top.");
    switch (power.division.state) {
    case Division::State::NotNeeded:
        return {};
    case Division::State::Found:
        return PlanWords::tr("Divided so that the fullest supply is as little loaded as can be.") + u' ' + throughSlots;
    case Division::State::Chosen:
        return PlanWords::tr("Divided as you chose; what you left open is divided so that the fullest supply is as "
                             "little loaded as can be.") +
               u' ' + throughSlots;
    case Division::State::None:
        return PlanWords::tr("No division keeps each supply below its rating; this is the least bad one.") + u' ' +
               throughSlots;
    case Division::State::Unproven:
        return PlanWords::tr("Not all divisions were tried; this is the best one of those that were.") + u' ' +
               throughSlots;
    }
    return {};
}

} // namespace rig::words
