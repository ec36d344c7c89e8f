// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_words.h"

#include "core/checks/gather.h"
#include "core/checks/uplink_contention.h"
#include "core/names/names.h"
#include "core/words/words.h"
#include "ui/drawings/lane_boxes.h"
#include "ui/drawings/lane_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct LaneWords
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::LaneWords)
};

QString gigabytes(GigabytesPerSecond rate) { return names::number(rate.value(), 1); }

/// What the connector itself offers.
QString connectorText(const LaneRow &row, const Machine &machine)
{
    if (row.host >= 0)
        return names::placeText(row.place, machine);
    const Connector &connector = machine.board->part->connectors[static_cast<std::size_t>(row.connector)];
    if (!connector.width || !connector.generation)
        return connector.label;
    return LaneWords::tr("%1: at most PCIe %2.0 x%3, from: %4.", "connector, generation, width, processor or chipset")
        .arg(connector.label, QString::number(*connector.generation), QString::number(*connector.width),
             names::upstream(row.upstream, *machine.board->part));
}

/// A slot that is not in its physical order, while others are.
bool isPlaceUnknown(const LaneRow &row, const Machine &machine)
{
    if (row.connector < 0 || row.host >= 0)
        return false;
    const std::vector<Connector> &connectors = machine.board->part->connectors;
    const Connector &own = connectors[static_cast<std::size_t>(row.connector)];
    return own.kind == ConnectorKind::Slot && !own.position &&
           std::any_of(connectors.begin(), connectors.end(), [](const Connector &one) { return one.position; });
}

void addLink(QStringList &lines, const Link &link, const Device &device, const Situation &situation)
{
    QString text = names::linkOf(link, device);
    if (link.bandwidth)
        text = LaneWords::tr("%1, %2 GB/s in each direction", "link, rate").arg(text, gigabytes(*link.bandwidth));
    lines << QStringLiteral("%1: %2").arg(names::deviceName(device), text);
    if (link.wrongConnector)
        lines << LaneWords::tr("It does not go in here.");
    const bool slower = link.generation && link.maxGeneration && *link.generation < *link.maxGeneration;
    if ((lostLanes(link) > 0 || slower) && link.maxWidth && link.maxGeneration)
        lines << LaneWords::tr("It could do PCIe %1.0 x%2 itself.", "generation, width")
                     .arg(QString::number(*link.maxGeneration), QString::number(*link.maxWidth));
    if (const QString limit = words::limitedBy(link, situation); !limit.isEmpty())
        lines << LaneWords::tr("Limited by: %1.").arg(limit);
    if (link.uplink < 0)
        return;
    const QString shared = sharedText(situation.assessment.lanes.uplinks[static_cast<std::size_t>(link.uplink)]);
    if (!shared.isEmpty())
        lines << LaneWords::tr("Its way to the processor is %1.", "\"shared: 15.8 GB/s; 31.5 could be used\"")
                     .arg(shared);
}

void addReasons(QStringList &lines, ItemId item, const Situation &situation, const std::vector<Finding> &findings)
{
    for (const Finding &finding : findings) {
        const bool concerns =
            std::find(finding.subjects.begin(), finding.subjects.end(), item) != finding.subjects.end();
        if (!concerns || finding.severity == Severity::Note || !QByteArrayView(finding.check).startsWith("pcie."))
            continue;
        const QString text = words::message(finding, situation);
        if (!text.isEmpty() && !lines.contains(text))
            lines << words::shape(finding.severity) + u' ' + text;
    }
}

} // namespace

QString sharedText(const Uplink &uplink)
{
    const int devices = static_cast<int>(uplink.devices.size());
    if (devices < 2)
        return {};
    if (!uplink.capacity)
        return LaneWords::tr("shared by %n device(s), what it carries is not known", "an uplink", devices);
    return LaneWords::tr("shared: %1 GB/s; %2 could be used", "an uplink")
        .arg(gigabytes(*uplink.capacity), gigabytes(uplink.demand));
}

QString sharedShort(const Uplink &uplink)
{
    if (uplink.devices.size() < 2 || !uplink.capacity)
        return {};
    // Elsewhere "7.9 of 31.5 GB/s" is what is left of a card's own: here it would be more than there is.
    return LaneWords::tr("shared: %1 GB/s", "an uplink").arg(gigabytes(*uplink.capacity));
}

std::optional<Meaning> sharedMeaning(const Uplink &uplink, const std::vector<Finding> &findings)
{
    namespace said = checks::uplink_contention;
    const std::vector<Finding> each = ungathered(findings);
    for (const Finding &finding : each) {
        if (!finding.is(said::Id) || finding.severity == Severity::Unknown)
            continue;
        if (finding.fact(said::AdapterIndex) == uplink.adapter &&
            (uplink.adapter >= 0 || finding.fact(said::UpstreamIndex) == uplink.board))
            return meaningOf(finding.severity);
    }
    return std::nullopt;
}

QString pathText(const PeerPath &path, const Machine &machine)
{
    const QString a = names::device(deviceOf(machine, path.a));
    const QString b = names::device(deviceOf(machine, path.b));
    if (!path.bandwidth)
        return LaneWords::tr("%1 – %2: %3", "card, card, way between them").arg(a, b, names::peerWay(path.way));
    return LaneWords::tr("%1 – %2: %3, %4 GB/s", "card, card, way between them, rate")
        .arg(a, b, names::peerWay(path.way), gigabytes(*path.bandwidth));
}

QString rowTip(const LaneRow &row, const Situation &situation, const std::vector<Finding> &findings)
{
    QStringList lines;
    if (row.connector >= 0)
        lines << connectorText(row, situation.machine);
    if (isPlaceUnknown(row, situation.machine))
        lines << LaneWords::tr("Where it stands on the board was not read: it is drawn after the others.");
    if (row.device < 0)
        return lines.join(u'\n');
    const Device &device = deviceOf(situation.machine, row.device);
    if (const Link *link = situation.assessment.lanes.linkOf(row.device))
        addLink(lines, *link, device, situation);
    else
        lines << row.said;
    addReasons(lines, device.item, situation, findings);
    return lines.join(u'\n');
}

QString boxTip(const LaneBox &box, const Situation &situation)
{
    const Board &board = *situation.machine.board->part;
    QStringList lines{names::upstream(box.upstream, board)};
    if (box.upstream == FromChipset && board.chipset)
        lines << *board.chipset;
    if (box.there && (box.upstream == FromProcessor0 || box.upstream == FromProcessor1)) {
        const Processor &processor = processorOf(box.upstream, situation.machine);
        lines << processor.name;
        if (processor.usableLanes)
            lines << LaneWords::tr("%n lane(s) to share out", "of a processor", *processor.usableLanes);
    }
    if (!box.there && box.upstream != FromUnknown)
        lines << LaneWords::tr("It is not in this machine.");
    if (box.upstream == FromChipset && board.processorCount.valueOr(1) > 1)
        lines << LaneWords::tr("It is drawn at the first processor: the board's figures do not say on which it hangs.");
    if (const auto [generation, width] = uplinkOf(box.upstream, board); generation && width)
        lines << LaneWords::tr("It hangs on PCIe %1.0 x%2.", "generation, width of an uplink")
                     .arg(QString::number(*generation), QString::number(*width));
    if (box.uplink >= 0)
        lines << sharedText(situation.assessment.lanes.uplinks[static_cast<std::size_t>(box.uplink)]);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace rig::ui
