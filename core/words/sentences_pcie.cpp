// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/above_4g.h"
#include "core/checks/bifurcation_setting.h"
#include "core/checks/chipset_slot.h"
#include "core/checks/connector_dark.h"
#include "core/checks/gather.h"
#include "core/checks/generation_downgrade.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/checks/nvlink_bridge.h"
#include "core/checks/peer_path.h"
#include "core/checks/processor_lanes.h"
#include "core/checks/riser_limit.h"
#include "core/checks/uplink_contention.h"
#include "core/names/lists.h"
#include "core/words/sentences_links.h"
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence connectorDark(const Finding &finding, const Situation &situation)
{
    namespace said = checks::connector_dark;
    const QString device = subject(finding, situation);
    const QString place = connectorName(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::LanesElsewhere:
        return {Messages::tr("%1: no lanes in %2, will not be seen.", "devices, connectors").arg(device, place),
                Messages::tr("What else is plugged in, or this processor, leaves %1 dark.", "connector").arg(place)};
    case said::Variant::NoProcessor:
        return {Messages::tr("%1: no lanes in %2, will not be seen.", "devices, connectors").arg(device, place),
                Messages::tr("%1 hangs on a processor that is not there.", "connector").arg(place)};
    case said::Variant::WrongConnector:
        return {Messages::tr("%1: %2 is no place for it.", "device, connector").arg(device, place), {}};
    case said::Variant::Unplaced:
        return {Messages::tr("%1: in no slot yet.", "devices").arg(device),
                Messages::tr("No free connector was found, or none was chosen.")};
    case said::Variant::NoSuchConnector:
        return {Messages::tr("%1: in a connector that this board does not have.", "devices").arg(device), {}};
    }
    return {};
}

Sentence processorLanes(const Finding &finding, const Situation &situation)
{
    namespace said = checks::processor_lanes;
    return {Messages::tr("The board's table deals %1 lanes; %2 has %3.", "lanes, processor, lanes")
                .arg(fact(finding, said::LanesDealt), subject(finding, situation), fact(finding, said::UsableLanes)),
            Messages::tr("The table does not print this processor: some links will be narrower than shown.")};
}

/// The switch on the board, or the switch board, that is shared.
QString nameOfSwitch(const Finding &finding, const Situation &situation)
{
    namespace said = checks::uplink_contention;
    const int adapter = finding.fact(said::AdapterIndex);
    return adapter >= 0 ? device(situation.machine.devices[static_cast<std::size_t>(adapter)])
                        : upstream(finding.fact(said::UpstreamIndex), *situation.machine.board->part);
}

/// The switches whose uplinks are short, each once.
QStringList switchesOf(const Finding &finding, const Situation &situation)
{
    QStringList switches;
    const std::vector<Finding> parts = ungathered(finding);
    for (const Finding &part : parts) {
        if (part.is(checks::uplink_contention::Id))
            switches << nameOfSwitch(part, situation);
    }
    switches.removeDuplicates();
    return switches;
}

Sentence uplinkContention(const Finding &finding, const Situation &situation)
{
    namespace said = checks::uplink_contention;
    const QString demand = fact(finding, said::DemandGbS, 1);
    const QString carries = fact(finding, said::UplinkGbS, 1);
    const QString who = subject(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::Chipset:
        return {Messages::tr("%1 share the chipset's uplink: together they can move %2 GB/s, it carries %3 GB/s.",
                             "devices, bandwidth, bandwidth")
                    .arg(who, demand, carries),
                Messages::tr("What works at the same time shares it; a slot of the processor does not.")};
    case said::Variant::BoardSwitch:
    case said::Variant::SwitchBoard: {
        const QStringList switches = switchesOf(finding, situation);
        const QString next = Messages::tr("Between themselves they have their full links.");
        if (switches.size() > 1)
            return {Messages::tr("%1 share their switches (%2): each has %3 GB/s to the processor, and the cards on it "
                                 "can move %4 GB/s.",
                                 "devices, switches, bandwidth, bandwidth")
                        .arg(who, names::listed(switches), carries, demand),
                    next};
        return {
            Messages::tr("%1 share the %2 GB/s of %3 on their way to the processor; together they can move %4 GB/s.",
                         "devices, bandwidth, switch, bandwidth")
                .arg(who, carries, names::listed(switches), demand),
            next};
    }
    }
    return {};
}

Sentence riserLimit(const Finding &finding, const Situation &situation)
{
    namespace said = checks::riser_limit;
    return {
        Messages::tr("%1 is made for PCIe %2.0; %3 would train at %4.0 and lose its link.",
                     "riser, generation, card, generation")
            .arg(subject(finding, situation, 1), fact(finding, said::Generation), subject(finding, situation),
                 fact(finding, said::MaxGeneration)),
        Messages::tr("Set the slot to PCIe %1.0 in the firmware, or take a riser for %2.0.", "generation, generation")
            .arg(fact(finding, said::Generation), fact(finding, said::MaxGeneration))};
}

Sentence bifurcationSetting(const Finding &finding, const Situation &situation)
{
    namespace said = checks::bifurcation_setting;
    const int devices = finding.fact(said::Devices);
    switch (finding.variant(said::Id)) {
    case said::Variant::ToBeSet:
        return {
            Messages::tr("%1 works only when the firmware splits %2 for its %n device(s).", "carrier, slot", devices)
                .arg(subject(finding, situation), connectorName(finding, situation)),
            Messages::tr("Look for “PCIe bifurcation” or “RAID mode” of this slot before the first start.")};
    case said::Variant::SomeDark:
        return {Messages::tr("%1 in %2 holds %n device(s), and the slot can be split for %3 of them.",
                             "carrier, slot, count", devices)
                    .arg(subject(finding, situation), connectorName(finding, situation), fact(finding, said::Lit)),
                Messages::tr("The others get no lanes. A carrier with a switch chip needs no split.")};
    }
    return {};
}

Sentence above4g(const Finding &finding, const Situation &)
{
    namespace said = checks::above_4g;
    return {Messages::tr("Turn on “Above 4G Decoding” in the firmware for %n card(s) with up to %1 GiB.", "memory",
                         finding.fact(said::Cards))
                .arg(fact(finding, said::MemoryGib)),
            Messages::tr("Without it, the machine may not start or may not find all cards.")};
}

Sentence peerPath(const Finding &finding, const Situation &situation)
{
    namespace said = checks::peer_path;
    const int pairs = finding.fact(said::Pairs);
    const std::optional<GigabytesPerSecond> bandwidth = finding.factIfKnown(said::BandwidthGbS);
    const QString rate = bandwidth ? number(bandwidth->value(), 1) : value(Value());
    const QString a = subject(finding, situation);
    const QString b = subject(finding, situation, 1);
    const QString why = Messages::tr("In %1 the cards wait for it at every step.", "kind of work")
                            .arg(workInSentence(situation.use.work));
    switch (finding.variant(said::Id)) {
    case said::Variant::ThroughChipset:
        return {Messages::tr("%1 and %2 talk through the chipset, at most %3 GB/s; %n pair(s) do.",
                             "card, card, bandwidth", pairs)
                    .arg(a, b, rate),
                why};
    case said::Variant::AcrossProcessors:
        return {Messages::tr("%1 and %2 talk across the link between the processors, at most %3 GB/s; "
                             "%n pair(s) do.",
                             "card, card, bandwidth", pairs)
                    .arg(a, b, rate),
                why};
    }
    return {};
}

Sentence nvlinkBridge(const Finding &finding, const Situation &situation)
{
    namespace said = checks::nvlink_bridge;
    switch (finding.variant(said::Id)) {
    case said::Variant::WrongDistance:
        return {Messages::tr("%1 spans %2 slots; %3 and %4 stand %5 apart.", "bridge, count, card, card, count")
                    .arg(subject(finding, situation), fact(finding, said::SpanSlots), subject(finding, situation, 1),
                         subject(finding, situation, 2), fact(finding, said::DistanceSlots)),
                Messages::tr("A bridge does not bend: move a card, or take one of that length.")};
    case said::Variant::NoPair:
        return {Messages::tr("There are no two cards in slots of the board that %1 fits.", "bridge")
                    .arg(subject(finding, situation)),
                Messages::tr("A bridge joins two cards of the kind that it is made for.")};
    }
    return {};
}

constexpr std::array PcieRows{
    CheckWords{checks::connector_dark::Id, QT_TRANSLATE_NOOP("Messages", "Device without lanes"),
               QT_TRANSLATE_NOOP(
                   "Messages",
                   "A device in a connector that gets no lanes, in one that it does not go into, or in none at all."),
               connectorDark},
    CheckWords{checks::lane_downgrade::Id, QT_TRANSLATE_NOOP("Messages", "Lanes lost"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A device whose link trains with fewer lanes than it can use, and why: the "
                                 "slot's wiring, what else is plugged in, or the processor."),
               laneDowngrade},
    CheckWords{checks::generation_downgrade::Id, QT_TRANSLATE_NOOP("Messages", "Lower PCIe generation"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A link that trains at a lower PCIe generation than the device can do; a caution "
                                 "below 7.8 GB/s, else a note."),
               generationDowngrade},
    CheckWords{checks::m2_takes_lanes::Id, QT_TRANSLATE_NOOP("Messages", "M.2 takes lanes"),
               QT_TRANSLATE_NOOP("Messages", "A drive in an M.2 connector that takes lanes from a card's slot."),
               m2TakesLanes},
    CheckWords{checks::chipset_slot::Id, QT_TRANSLATE_NOOP("Messages", "Card behind the chipset"),
               QT_TRANSLATE_NOOP("Messages", "A card in a slot behind the chipset, whose one uplink it shares."),
               chipsetSlot},
    CheckWords{checks::processor_lanes::Id, QT_TRANSLATE_NOOP("Messages", "Processor's lanes"),
               QT_TRANSLATE_NOOP("Messages", "A board's table that deals more lanes than this processor has."),
               processorLanes},
    CheckWords{checks::uplink_contention::Id, QT_TRANSLATE_NOOP("Messages", "Shared uplink"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Devices behind a chipset or a switch that together can move more than its "
                                 "connection to the processor carries."),
               uplinkContention},
    CheckWords{checks::riser_limit::Id, QT_TRANSLATE_NOOP("Messages", "Riser too slow"),
               QT_TRANSLATE_NOOP("Messages", "A card behind a riser that is made for a lower PCIe generation."),
               riserLimit},
    CheckWords{
        checks::bifurcation_setting::Id, QT_TRANSLATE_NOOP("Messages", "Slot to be split"),
        QT_TRANSLATE_NOOP("Messages", "A carrier for several devices that needs the firmware to split its slot."),
        bifurcationSetting},
    CheckWords{
        checks::above_4g::Id, QT_TRANSLATE_NOOP("Messages", "Above 4G Decoding"),
        QT_TRANSLATE_NOOP("Messages", "Four cards or more, or a card of 16 GiB or more: a setting of the firmware."),
        above4g},
    CheckWords{
        checks::peer_path::Id, QT_TRANSLATE_NOOP("Messages", "Way between cards"),
        QT_TRANSLATE_NOOP("Messages", "Cards that talk to each other through the chipset or across two processors."),
        peerPath},
    CheckWords{checks::nvlink_bridge::Id, QT_TRANSLATE_NOOP("Messages", "NVLink bridge"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A bridge whose length is not the distance of the cards, or that fits none of them."),
               nvlinkBridge},
};

} // namespace

std::span<const CheckWords> pcieWords() { return PcieRows; }

} // namespace rig::words
