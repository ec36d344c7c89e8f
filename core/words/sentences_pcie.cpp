// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// The labels of all connectors after the first.
QString others(const Finding &finding, const Situation &situation)
{
    QStringList labels;
    for (int i = 1; i < finding.connectors.size(); ++i)
        labels << connectorName(finding, situation, i);
    return labels.join(u", "_s);
}

/// What is measured of a narrow link; said with the card that it was measured on.
QString measuredLoss(const Finding &finding)
{
    const double rate = finding.fact("bandwidth_gb_s");
    if (rate <= 0)
        return {};
    if (rate > 8)
        return Messages::tr("There is no measurement at %1 GB/s; at 7.9 GB/s a GTX 1080 took 2.2 % longer for an "
                            "epoch, and a faster card loses more.",
                            "bandwidth")
            .arg(number(rate, 1));
    if (rate >= 7.8)
        return Messages::tr("At 7.9 GB/s a GTX 1080 took 2.2 % longer for an epoch; a faster card loses more, and for "
                            "this one there is no measurement.");
    if (rate >= 3.9)
        return Messages::tr(
            "At 3.9 GB/s a GTX 1080 took 5 % longer for an epoch, two of them 8–10 %; a faster card loses more.");
    return Messages::tr("Already at 3.9 GB/s two GTX 1080 took 8–10 % longer for an epoch; this link is narrower.");
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
                        .arg(connectorName(finding, situation), others(finding, situation))
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
    return {message, card ? QStringLiteral("%1 %2").arg(why, measuredLoss(finding)).trimmed() : why};
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

constexpr std::array Words{
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
};

} // namespace

std::span<const CheckWords> pcieWords() { return Words; }

} // namespace rig::words
