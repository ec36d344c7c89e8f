// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_values.h"
#include "app/cli/section_json.h"
#include "core/names/names.h"
#include "core/words/link_answer.h"

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QLatin1StringView limitKey(LimitedBy limit)
{
    switch (limit) {
    case LimitedBy::Nothing:
        return "nothing"_L1;
    case LimitedBy::Slot:
        return "slot"_L1;
    case LimitedBy::Sharing:
        return "sharing"_L1;
    case LimitedBy::Processor:
        return "processor"_L1;
    case LimitedBy::Setting:
        return "setting"_L1;
    case LimitedBy::Adapter:
        return "riser"_L1;
    case LimitedBy::Uplink:
        return "uplink"_L1;
    case LimitedBy::Unknown:
        return "unknown"_L1;
    }
    return {};
}

QJsonValue upstreamAsJson(Upstream upstream, const Board *board)
{
    if (upstream == FromProcessor0)
        return u"cpu0"_s;
    if (upstream == FromProcessor1)
        return u"cpu1"_s;
    if (upstream == FromChipset)
        return u"chipset"_s;
    if (board && upstream >= 0 && upstream < static_cast<int>(board->switches.size()))
        return board->switches[static_cast<std::size_t>(upstream)].label;
    return QJsonValue::Null;
}

/// What a narrow link costs the work, in percent of its time, and whose measurement says so.
QJsonValue costAsJson(const std::optional<LinkCost> &cost)
{
    if (!cost)
        return QJsonValue::Null;
    const LinkMeasurement &row = linkMeasurements()[static_cast<std::size_t>(cost->measurement)];
    return QJsonObject{{"low"_L1, rounded(cost->low, 1)},
                       {"high"_L1, rounded(cost->high, 1)},
                       {"measured_on"_L1, QString::fromUtf8(row.chip)},
                       {"carried_over"_L1, cost->carriedOver},
                       {"source"_L1, QString::fromUtf8(row.source)}};
}

QJsonObject linkAsJson(const Link &link, const Machine &machine)
{
    const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
    const Board *board = boardOf(machine);
    // One word for the script that wants one: the width's limit, or where the width is whole, the generation's.
    const LimitedBy limit = link.limitedBy == LimitedBy::Nothing ? link.generationLimitedBy : link.limitedBy;
    return {{"item"_L1, device.item},
            {"part"_L1, device.part().id},
            {"name"_L1, names::deviceName(device)},
            {"connector"_L1, labelOf(link.connector, board)},
            {"width"_L1, link.dark ? QJsonValue(0) : orNull(link.width)},
            {"generation"_L1, orNull(link.generation)},
            {"bandwidth_gb_s"_L1, orNull(link.bandwidth, 2)},
            {"max_width"_L1, orNull(link.maxWidth)},
            {"max_generation"_L1, orNull(link.maxGeneration)},
            {"upstream"_L1, upstreamAsJson(link.upstream, board)},
            {"limited_by"_L1, QString(limitKey(limit))},
            {"generation_limited_by"_L1, QString(limitKey(link.generationLimitedBy))},
            {"riser"_L1, link.adapter < 0 ? QJsonValue(QJsonValue::Null)
                                          : QJsonValue(machine.devices[static_cast<std::size_t>(link.adapter)].item)},
            {"uplink"_L1, link.uplink < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(link.uplink)},
            {"cost_percent"_L1, costAsJson(link.cost)},
            {"basis"_L1, link.basis == Basis::Read ? u"read"_s : u"inferred"_s}};
}

QLatin1StringView wayKey(PeerWay way)
{
    switch (way) {
    case PeerWay::NvLink:
        return "nvlink"_L1;
    case PeerWay::SameSwitch:
        return "switch"_L1;
    case PeerWay::SameProcessor:
        return "processor"_L1;
    case PeerWay::Chipset:
        return "chipset"_L1;
    case PeerWay::AcrossProcessors:
        return "across-processors"_L1;
    case PeerWay::Unknown:
        return "unknown"_L1;
    }
    return {};
}

int itemOf(int device, const Machine &machine) { return machine.devices[static_cast<std::size_t>(device)].item; }

} // namespace

QJsonArray linksAsJson(const Lanes &lanes, const Machine &machine)
{
    QJsonArray links;
    for (const Link &link : lanes.links)
        links.append(linkAsJson(link, machine));
    return links;
}

QJsonValue worstLinkAsJson(const Checked &checked)
{
    const words::WorstLinkAnswer worst =
        words::worstLink(checked.machine, checked.assessment.lanes, checked.opened.document.use);
    if (!worst.link)
        return QJsonValue::Null;
    return QJsonObject{{"item"_L1, worst.item},
                       {"text"_L1, worst.text},
                       {"severity"_L1, severityAsJson(worst.severity)},
                       {"cards_not_known"_L1, worst.doubtful}};
}

QJsonArray uplinksAsJson(const Lanes &lanes, const Machine &machine)
{
    QJsonArray uplinks;
    for (const Uplink &uplink : lanes.uplinks) {
        QJsonArray items;
        for (const int device : uplink.devices)
            items.append(itemOf(device, machine));
        uplinks.append(QJsonObject{{"upstream"_L1, upstreamAsJson(uplink.board, boardOf(machine))},
                                   {"switch_item"_L1, uplink.adapter < 0 ? QJsonValue(QJsonValue::Null)
                                                                         : QJsonValue(itemOf(uplink.adapter, machine))},
                                   {"capacity_gb_s"_L1, orNull(uplink.capacity, 2)},
                                   {"demand_gb_s"_L1, rounded(uplink.demand.value(), 2)},
                                   {"items"_L1, items}});
    }
    return uplinks;
}

QJsonArray peersAsJson(const Lanes &lanes, const Machine &machine)
{
    QJsonArray peers;
    for (const PeerPath &path : lanes.peers)
        peers.append(QJsonObject{{"items"_L1, QJsonArray{itemOf(path.a, machine), itemOf(path.b, machine)}},
                                 {"way"_L1, QString(wayKey(path.way))},
                                 {"bandwidth_gb_s"_L1, orNull(path.bandwidth, 2)}});
    return peers;
}

} // namespace rig::cli
