// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// "About 2–5 % longer for data-parallel training: …", or that nobody measured it.
QString costOfLink(const Finding &finding, const Situation &situation)
{
    const QString what = workInSentence(situation.use.work);
    if (finding.fact("cost_percent_high", -1) < 0)
        return Messages::tr("For %1 there is no measurement of this card and this link.", "kind of work").arg(what);
    const double low = finding.fact("cost_percent_low");
    const double high = finding.fact("cost_percent_high");
    const int decimals = high < 10 ? 1 : 0;
    const QString range = high - low < 0.05
                              ? number(high, decimals)
                              : Messages::tr("%1–%2", "from, to").arg(number(low, decimals), number(high, decimals));
    const LinkMeasurement &row = linkMeasurements()[static_cast<std::size_t>(finding.fact("measurement"))];
    const QString chip = QString::fromUtf8(row.chipName);
    if (finding.fact("carried_over") > 0)
        return Messages::tr(
                   "About %1 % more time for %2, reckoned by bandwidth and speed from what was measured on %3.",
                   "percent, kind of work, GPU")
            .arg(range, what, chip);
    return Messages::tr("About %1 % more time for %2, measured on %3.", "percent, kind of work, GPU")
        .arg(range, what, chip);
}

Sentence laneDowngrade(const Finding &finding, const Situation &situation)
{
    const QString message =
        Messages::tr("%1 runs at %2 instead of x%3.", "card, link, width")
            .arg(subject(finding, situation), linkWithRate(finding, situation), fact(finding, "max_width"));
    QString why;
    switch (finding.variant) {
    case 1:
        why = finding.connectors.size() > 1
                  ? Messages::tr("%1 shares its lanes with %2.", "slot, other connectors")
                        .arg(connectorName(finding, situation), connectorNames(finding, situation, 1))
                  : Messages::tr("The board gives %1 no more lanes in this arrangement.", "slot")
                        .arg(connectorName(finding, situation));
        break;
    case 2:
        why = Messages::tr("The processor has no more lanes for %1.", "slot").arg(connectorName(finding, situation));
        break;
    case 3: {
        const Link *narrow = linkOf(finding, situation);
        why = narrow && narrow->adapter >= 0
                  ? Messages::tr("%1 passes no more.", "riser")
                        .arg(device(situation.machine.devices[static_cast<std::size_t>(narrow->adapter)]))
                  : QString();
        break;
    }
    default:
        why = Messages::tr("%1 has x%2 lanes, whatever its length.", "slot, width")
                  .arg(connectorName(finding, situation), fact(finding, "width"));
    }
    const bool card = !finding.subjects.isEmpty() && situation.machine.device(finding.subjects[0]) &&
                      situation.machine.device(finding.subjects[0])->isCard();
    return {message, card ? QStringLiteral("%1 %2").arg(why, costOfLink(finding, situation)).trimmed() : why};
}

Sentence generationDowngrade(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 runs at PCIe %2.0 (%3 GB/s); it can do %4.0.", "card, generation, bandwidth, generation")
                .arg(subject(finding, situation), fact(finding, "generation"), fact(finding, "bandwidth_gb_s", 1),
                     fact(finding, "max_generation")),
            finding.variant == 1
                ? Messages::tr("The processor does no more than that.")
                : Messages::tr("%1 does no more than that.", "slot").arg(connectorName(finding, situation))};
}

Sentence connectorDark(const Finding &finding, const Situation &situation)
{
    const QString device = subject(finding, situation);
    const QString place = connectorName(finding, situation);
    switch (finding.variant) {
    case 0:
        return {Messages::tr("%1 gets no lanes in %2 and will not be seen.", "device, connector").arg(device, place),
                Messages::tr("What else is plugged in, or this processor, leaves %1 dark.", "connector").arg(place)};
    case 1:
        return {Messages::tr("%1 gets no lanes in %2 and will not be seen.", "device, connector").arg(device, place),
                Messages::tr("%1 hangs on a processor that is not there.", "connector").arg(place)};
    case 2:
        return {Messages::tr("%1 does not go into %2.", "device, connector").arg(device, place), {}};
    case 3:
        return {Messages::tr("%1 stands in no slot yet.", "device").arg(device),
                Messages::tr("No free connector was found for it, or none was chosen.")};
    default:
        return {Messages::tr("%1 stands in a connector that this board does not have.", "device").arg(device), {}};
    }
}

Sentence m2TakesLanes(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 in %2 takes lanes from %3, which falls to x%4.", "drive, connector, card, width")
                .arg(subject(finding, situation, 0), connectorName(finding, situation, 0),
                     subject(finding, situation, 1), fact(finding, "width")),
            Messages::tr("%1 and %2 share lanes; another M.2 connector may not.", "connector, slot")
                .arg(connectorName(finding, situation, 0), connectorName(finding, situation, 1))};
}

Sentence chipsetSlot(const Finding &finding, const Situation &situation)
{
    const QString message = Messages::tr("%1 in %2 hangs on the chipset.", "card, slot")
                                .arg(subject(finding, situation), connectorName(finding, situation));
    if (finding.fact("uplink_gb_s") <= 0)
        return {message, Messages::tr("It shares the chipset's uplink with drives and network.")};
    return {message, Messages::tr("It shares the chipset's uplink of %1 GB/s with drives and network.")
                         .arg(fact(finding, "uplink_gb_s", 1))};
}

Sentence processorLanes(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("The board's table deals %1 lanes; %2 has %3.", "lanes, processor, lanes")
                .arg(fact(finding, "lanes"), subject(finding, situation), fact(finding, "usable_lanes")),
            Messages::tr("The table does not print this processor: some links will be narrower than shown.")};
}

/// "card 1, drive 2 and 3" as names in a row.
QString allSubjects(const Finding &finding, const Situation &situation)
{
    QStringList names;
    for (const ItemId item : finding.subjects) {
        const Device *found = situation.machine.device(item);
        names << (found ? device(*found) : nameOf(item, situation));
    }
    return names.join(u", "_s);
}

Sentence uplinkContention(const Finding &finding, const Situation &situation)
{
    const QString demand = fact(finding, "demand_gb_s", 1);
    const QString carries = fact(finding, "uplink_gb_s", 1);
    const QString who = allSubjects(finding, situation);
    if (finding.variant == 0)
        return {Messages::tr("%1 share the chipset's uplink: together they can move %2 GB/s, it carries %3 GB/s.",
                             "devices, bandwidth, bandwidth")
                    .arg(who, demand, carries),
                Messages::tr("What works at the same time shares it; a slot of the processor does not.")};
    const int adapter = static_cast<int>(finding.fact("adapter", -1));
    const QString name =
        adapter >= 0 ? device(situation.machine.devices[static_cast<std::size_t>(adapter)])
                     : upstream(static_cast<Upstream>(finding.fact("upstream")), *situation.machine.board->part);
    return {Messages::tr("%1 share the %2 GB/s of %3 on their way to the processor; together they can move %4 GB/s.",
                         "devices, bandwidth, switch, bandwidth")
                .arg(who, carries, name, demand),
            Messages::tr("Between themselves they have their full links.")};
}

Sentence riserLimit(const Finding &finding, const Situation &situation)
{
    return {
        Messages::tr("%1 is made for PCIe %2.0; %3 would train at %4.0 and lose its link.",
                     "riser, generation, card, generation")
            .arg(subject(finding, situation, 1), fact(finding, "generation"), subject(finding, situation),
                 fact(finding, "max_generation")),
        Messages::tr("Set the slot to PCIe %1.0 in the firmware, or take a riser for %2.0.", "generation, generation")
            .arg(fact(finding, "generation"), fact(finding, "max_generation"))};
}

Sentence bifurcationSetting(const Finding &finding, const Situation &situation)
{
    const int devices = static_cast<int>(finding.fact("devices"));
    if (finding.variant == 1)
        return {Messages::tr("%1 in %2 holds %n device(s), and the slot can be split for %3 of them.",
                             "carrier, slot, count", devices)
                    .arg(subject(finding, situation), connectorName(finding, situation), fact(finding, "lit")),
                Messages::tr("The others get no lanes. A carrier with a switch chip needs no split.")};
    return {Messages::tr("%1 works only when the firmware splits %2 for its %n device(s).", "carrier, slot", devices)
                .arg(subject(finding, situation), connectorName(finding, situation)),
            Messages::tr("Look for “PCIe bifurcation” or “RAID mode” of this slot before the first start.")};
}

Sentence above4g(const Finding &finding, const Situation &)
{
    return {Messages::tr("Turn on “Above 4G Decoding” in the firmware for %n card(s) with up to %1 GiB.", "memory",
                         static_cast<int>(finding.fact("cards")))
                .arg(fact(finding, "memory_gib")),
            Messages::tr("Without it a machine may not start, or not find all cards.")};
}

Sentence peerPath(const Finding &finding, const Situation &situation)
{
    const int pairs = static_cast<int>(finding.fact("pairs"));
    const QString rate = finding.fact("bandwidth_gb_s") > 0 ? fact(finding, "bandwidth_gb_s", 1) : value(Value());
    const QString a = subject(finding, situation);
    const QString b = subject(finding, situation, 1);
    const QString what = finding.variant == 0
                             ? Messages::tr("%1 and %2 talk through the chipset, at most %3 GB/s; %n pair(s) do.",
                                            "card, card, bandwidth", pairs)
                                   .arg(a, b, rate)
                             : Messages::tr("%1 and %2 talk across the link between the processors, at most %3 GB/s; "
                                            "%n pair(s) do.",
                                            "card, card, bandwidth", pairs)
                                   .arg(a, b, rate);
    return {what, Messages::tr("In %1 the cards wait for it at every step.", "kind of work")
                      .arg(workInSentence(situation.use.work))};
}

Sentence nvlinkBridge(const Finding &finding, const Situation &situation)
{
    if (finding.variant == 1)
        return {Messages::tr("There are no two cards in slots of the board that %1 fits.", "bridge")
                    .arg(subject(finding, situation)),
                Messages::tr("A bridge joins two cards of the kind that it is made for.")};
    return {Messages::tr("%1 spans %2 slots; %3 and %4 stand %5 apart.", "bridge, count, card, card, count")
                .arg(subject(finding, situation), fact(finding, "span_slots"), subject(finding, situation, 1),
                     subject(finding, situation, 2), fact(finding, "distance_slots")),
            Messages::tr("A bridge does not bend: move a card, or take one of that length.")};
}

constexpr std::array PcieRows{
    CheckWords{"pcie.connector-dark", QT_TRANSLATE_NOOP("Messages", "Device without lanes"),
               QT_TRANSLATE_NOOP(
                   "Messages",
                   "A device in a connector that gets no lanes, in one that it does not go into, or in none at all."),
               connectorDark},
    CheckWords{"pcie.lane-downgrade", QT_TRANSLATE_NOOP("Messages", "Lanes lost"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A device whose link trains with fewer lanes than it can use, and why: the "
                                 "slot's wiring, what else is plugged in, or the processor."),
               laneDowngrade},
    CheckWords{"pcie.generation-downgrade", QT_TRANSLATE_NOOP("Messages", "Lower PCIe generation"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A link that trains at a lower PCIe generation than the device can do; a caution "
                                 "below 7.8 GB/s, else a note."),
               generationDowngrade},
    CheckWords{"pcie.m2-takes-lanes", QT_TRANSLATE_NOOP("Messages", "M.2 takes lanes"),
               QT_TRANSLATE_NOOP("Messages", "A drive in an M.2 connector that takes lanes from a card's slot."),
               m2TakesLanes},
    CheckWords{"pcie.chipset-slot", QT_TRANSLATE_NOOP("Messages", "Card behind the chipset"),
               QT_TRANSLATE_NOOP("Messages", "A card in a slot behind the chipset, whose one uplink it shares."),
               chipsetSlot},
    CheckWords{"pcie.processor-lanes", QT_TRANSLATE_NOOP("Messages", "Processor's lanes"),
               QT_TRANSLATE_NOOP("Messages", "A board's table that deals more lanes than this processor has."),
               processorLanes},
    CheckWords{"pcie.uplink-contention", QT_TRANSLATE_NOOP("Messages", "Shared uplink"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Devices behind a chipset or a switch that together can move more than its "
                                 "connection to the processor carries."),
               uplinkContention},
    CheckWords{"pcie.riser-limit", QT_TRANSLATE_NOOP("Messages", "Riser too slow"),
               QT_TRANSLATE_NOOP("Messages", "A card behind a riser that is made for a lower PCIe generation."),
               riserLimit},
    CheckWords{
        "pcie.bifurcation-setting", QT_TRANSLATE_NOOP("Messages", "Slot to be split"),
        QT_TRANSLATE_NOOP("Messages", "A carrier for several devices that needs the firmware to split its slot."),
        bifurcationSetting},
    CheckWords{
        "pcie.above-4g", QT_TRANSLATE_NOOP("Messages", "Above 4G Decoding"),
        QT_TRANSLATE_NOOP("Messages", "Four cards or more, or a card of 16 GiB or more: a setting of the firmware."),
        above4g},
    CheckWords{
        "pcie.peer-path", QT_TRANSLATE_NOOP("Messages", "Way between cards"),
        QT_TRANSLATE_NOOP("Messages", "Cards that talk to each other through the chipset or across two processors."),
        peerPath},
    CheckWords{"pcie.nvlink-bridge", QT_TRANSLATE_NOOP("Messages", "NVLink bridge"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A bridge whose length is not the distance of the cards, or that fits none of them."),
               nvlinkBridge},
};

} // namespace

std::span<const CheckWords> pcieWords() { return PcieRows; }

} // namespace rig::words
