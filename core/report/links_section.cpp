// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

const Device &deviceOf(const Link &link, const Machine &machine)
{
    return machine.devices[static_cast<std::size_t>(link.device)];
}

QString bandwidthText(const Link &link)
{
    if (link.dark)
        return names::number(0);
    if (!link.pcie) // a drive for SATA, or a riser: no lanes of its own
        return {};
    return link.bandwidth ? names::number(link.bandwidth->value(), 1) : notKnown();
}

/// What the device itself could do, in the words of a link.
QString bestText(const Link &link)
{
    if (!link.pcie)
        return {};
    Link best;
    best.device = link.device;
    best.width = link.maxWidth;
    best.generation = link.maxGeneration;
    return names::link(best);
}

/// What keeps it narrow, and what keeps its lanes slow: beside "it could do PCIe 4.0 x16" both are asked.
QString limitText(const Link &link, const Subject &subject)
{
    QStringList limits{words::limitedBy(link, subject.situation())};
    if (!link.dark && link.generation && link.generationLimitedBy == LimitedBy::Slot)
        limits << QCoreApplication::translate("Report", "the board's PCIe %1.0", "what limits a link")
                      .arg(*link.generation);
    if (!link.dark && link.generation && link.generationLimitedBy == LimitedBy::Processor)
        limits << QCoreApplication::translate("Report", "the processor's PCIe %1.0", "what limits a link")
                      .arg(*link.generation);
    limits.removeAll(QString());
    return names::apart(limits);
}

QStringList rowOf(const Link &link, const Subject &subject)
{
    const Board &board = *subject.machine.board->part;
    const Device &device = deviceOf(link, subject.machine);
    return {names::placeOf(device, subject.machine),
            names::deviceName(device),
            names::linkOf(link, device),
            bandwidthText(link),
            bestText(link),
            names::upstream(link.upstream, board),
            limitText(link, subject)};
}

QString switchedOff(const Lanes &lanes, const Board &board)
{
    QStringList labels;
    for (const auto &[effect, label] : lanes.off) {
        const QString &text = board.effects[static_cast<std::size_t>(effect)].off[label];
        if (!labels.contains(text))
            labels << text;
    }
    return names::listed(labels);
}

ReportTable linkTable(const Subject &subject)
{
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Connector"),
                      QCoreApplication::translate("Report", "Device"),
                      QCoreApplication::translate("Report", "Link"),
                      QCoreApplication::translate("Report", "GB/s", "heading of a column of bandwidths"),
                      QCoreApplication::translate("Report", "It could do", "the best link of the device itself"),
                      QCoreApplication::translate("Report", "Hangs on", "what a connector gets its lanes from"),
                      QCoreApplication::translate("Report", "Limited by")};
    table.numeric = {false, false, false, true, false, false, false};
    table.shares = {17, 24, 12, 7, 12, 11, 17};
    for (const Link &link : subject.assessment.lanes.links)
        table.rows.push_back(rowOf(link, subject));
    return table;
}

} // namespace

QString unplacedNames(const Machine &machine)
{
    QStringList names;
    for (const Device &device : machine.devices) {
        if (device.connector < 0)
            names << names::deviceName(device);
    }
    return names::listed(names);
}

ReportSection linksSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Lanes");
    if (!subject.machine.board) {
        section.paragraphs << QCoreApplication::translate("Report", "No motherboard has been chosen yet.");
        return section;
    }
    const Lanes &lanes = subject.assessment.lanes;
    const Board &board = *subject.machine.board->part;
    section.drawings = {ReportDrawing::Lanes};
    if (lanes.links.empty())
        section.paragraphs << QCoreApplication::translate("Report", "No card or drive stands on the motherboard yet.");
    else
        section.table = linkTable(subject);

    const bool inferred = std::any_of(lanes.links.begin(), lanes.links.end(),
                                      [](const Link &link) { return link.basis == Basis::Inferred; });
    if (inferred) {
        section.notes << QCoreApplication::translate(
            "Report", "Some of these links do not stand in the board's manual as such; they follow from its tables.");
    }
    if (const QString off = switchedOff(lanes, board); !off.isEmpty())
        section.notes
            << QCoreApplication::translate("Report", "Switched off by what is plugged in elsewhere: %1.").arg(off);
    if (const QString names = unplacedNames(subject.machine); !names.isEmpty())
        section.notes << QCoreApplication::translate("Report", "Not placed on the motherboard yet: %1.").arg(names);
    return section;
}

ReportSection pathsSection(const Subject &subject)
{
    ReportSection section;
    section.title = ReportWords::tr("Ways between the cards");
    const std::vector<PeerPath> &peers = subject.assessment.lanes.peers;
    if (peers.empty())
        return section;
    ReportTable table;
    table.headings = {ReportWords::tr("Pairs of cards"), ReportWords::tr("Way"),
                      ReportWords::tr("GB/s", "heading of a column of bandwidths")};
    table.numeric = {false, false, true};
    table.shares = {48, 37, 15};
    const auto number = [&](int device) {
        return QString::number(subject.machine.devices[static_cast<std::size_t>(device)].number);
    };
    // Pairs with the same way stand together: eight cards have 28 of them.
    std::vector<QStringList> pairs;
    for (const PeerPath &path : peers) {
        const QString pair = QStringLiteral("%1–%2").arg(number(path.a), number(path.b));
        const QString way = names::peerWay(path.way);
        const QString rate = path.bandwidth ? names::number(path.bandwidth->value(), 1) : notKnown();
        const auto same = std::find_if(table.rows.begin(), table.rows.end(),
                                       [&](const QStringList &row) { return row[1] == way && row[2] == rate; });
        if (same == table.rows.end()) {
            table.rows.push_back({QString(), way, rate});
            pairs.push_back({pair});
        } else {
            pairs[static_cast<std::size_t>(same - table.rows.begin())] << pair;
        }
    }
    for (std::size_t i = 0; i < pairs.size(); ++i)
        table.rows[i].front() = names::listed(pairs[i]);
    section.table = std::move(table);
    return section;
}

} // namespace rig::report
