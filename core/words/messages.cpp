// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

const Part *partOf(ItemId item, const Machine &machine)
{
    if (const Device *device = machine.device(item))
        return &device->part();
    const auto in = [&](const auto &list) -> const Part * {
        for (const auto &placed : list) {
            if (placed.item == item)
                return placed.part.get();
        }
        return nullptr;
    };
    for (const Part *part : {in(machine.processors), in(machine.supplies), in(machine.memory), in(machine.fans),
                             in(machine.bridges), in(machine.cables)}) {
        if (part)
            return part;
    }
    if (machine.board && machine.board->item == item)
        return machine.board->part.get();
    if (machine.chassis && machine.chassis->item == item)
        return machine.chassis->part.get();
    if (machine.cooler && machine.cooler->item == item)
        return machine.cooler->part.get();
    return nullptr;
}

QString nameOf(ItemId item, const Situation &situation)
{
    const Part *part = partOf(item, situation.machine);
    if (!part)
        return Messages::tr("A part");
    const Device *device = situation.machine.device(item);
    if (!device)
        return part->name;
    return Messages::tr("%1 (%2)", "\"Card 2\", name").arg(names::device(*device), part->name);
}

QString subject(const Finding &finding, const Situation &situation, int index)
{
    return index < finding.subjects.size() ? nameOf(finding.subjects[index], situation) : QString();
}

QString connectorName(const Finding &finding, const Situation &situation, int index)
{
    if (index >= finding.connectors.size() || !situation.machine.board)
        return {};
    return situation.machine.board->part->connectors[static_cast<std::size_t>(finding.connectors[index])].label;
}

QString connectorNames(const Finding &finding, const Situation &situation, int from)
{
    QStringList labels;
    for (int i = from; i < finding.connectors.size(); ++i)
        labels << connectorName(finding, situation, i);
    return labels.join(u", "_s);
}

const Link *linkOf(const Finding &finding, const Situation &situation, int index)
{
    for (const Link &link : situation.assessment.lanes.links) {
        if (index < finding.subjects.size() &&
            situation.machine.devices[static_cast<std::size_t>(link.device)].item == finding.subjects[index])
            return &link;
    }
    return nullptr;
}

QString linkWithRate(const Finding &finding, const Situation &situation)
{
    const Link *found = linkOf(finding, situation);
    if (!found)
        return {};
    if (!found->bandwidth)
        return link(*found);
    return Messages::tr("%1 (%2 GB/s)", "link, bandwidth").arg(link(*found), number(found->bandwidth->value(), 1));
}

QString connectorList(const ConnectorCounts &counts) { return value(Value(counts)); }

namespace {

/// A figure that is missing.
Sentence missingFigure(const Finding &finding, const Situation &situation)
{
    const QLatin1StringView key(finding.missing.figure);
    QStringList blocked;
    for (const char *check : finding.blocked)
        blocked << checkTitle(check);
    const QString why =
        Messages::tr("Without it this cannot be checked: %1.", "list of checks").arg(blocked.join(u", "_s));
    if (const std::optional<Kind> missing = kindFromKey(QString(key)); missing && finding.missing.item == 0)
        return {Messages::tr("Nothing is chosen yet: %1.", "kind of part").arg(kind(*missing)),
                Messages::tr("What depends on it cannot be checked.")};
    if (finding.missing.connector >= 0 && situation.machine.board) {
        const Connector &connector =
            situation.machine.board->part->connectors[static_cast<std::size_t>(finding.missing.connector)];
        return {Messages::tr("Not known of %1, %2: %3.", "board, connector, figure")
                    .arg(nameOf(finding.missing.item, situation), connector.label, figureName(QString(key))),
                why};
    }
    return {Messages::tr("Not known of %1: %2.", "part, figure")
                .arg(nameOf(finding.missing.item, situation), figureName(QString(key))),
            why};
}

const std::array<std::span<const CheckWords> (*)(), 8> Groups{pcieWords,     powerWords,    fitWords,     heatWords,
                                                              platformWords, graphicsWords, storageWords, moneyWords};

const CheckWords *rowOf(std::string_view id)
{
    for (const auto group : Groups) {
        for (const CheckWords &row : group()) {
            if (row.id == id)
                return &row;
        }
    }
    return nullptr;
}

Sentence sentenceOf(const Finding &finding, const Situation &situation)
{
    if (finding.severity == Severity::Unknown)
        return missingFigure(finding, situation);
    const CheckWords *row = rowOf(finding.check);
    return row && row->sentence ? row->sentence(finding, situation) : Sentence{};
}

/// The source of the board's lane table, with the page of the group that decided.
QString laneSource(const Finding &finding, const Situation &situation)
{
    if (!std::string_view(finding.check).starts_with("pcie."))
        return {};
    const Link *found = linkOf(finding, situation, finding.is(checks::m2_takes_lanes::Id) ? 1 : 0);
    if (!found || found->group < 0 || !situation.machine.board)
        return {};
    const SharingGroup &group = situation.machine.board->part->groups[static_cast<std::size_t>(found->group)];
    QString text = group.page.isEmpty()
                       ? Messages::tr("Lane table of %1.", "board").arg(situation.machine.board->part->name)
                       : Messages::tr("Lane table of %1, page %2.", "board, page")
                             .arg(situation.machine.board->part->name, group.page);
    if (found->basis == Basis::Inferred)
        text += u' ' + Messages::tr("This combination is not printed there: it follows from the table.");
    return text;
}

/// Who measured what the finding says of a link's cost.
QString costSource(const Finding &finding)
{
    const std::optional<int> row = finding.factIfKnown(checks::lane_downgrade::MeasurementIndex);
    if (!row)
        return {};
    const LinkMeasurement &measured = linkMeasurements()[static_cast<std::size_t>(*row)];
    return Messages::tr("Measured: %1 (%2).", "source, what ran")
        .arg(QString::fromUtf8(measured.source), QString::fromUtf8(measured.workload));
}

} // namespace

QString message(const Finding &finding, const Situation &situation) { return sentenceOf(finding, situation).message; }

QString reason(const Finding &finding, const Situation &situation) { return sentenceOf(finding, situation).reason; }

QString evidence(const Finding &finding, const Situation &situation)
{
    const Check *check = findCheck(finding.check);
    const QString rule = check ? QString::fromUtf8(check->evidence) : QString();
    QStringList all{laneSource(finding, situation), rule, costSource(finding)};
    all.removeAll(QString());
    return all.join(u' ');
}

QString checkTitle(std::string_view id)
{
    const CheckWords *row = rowOf(id);
    return row ? QCoreApplication::translate("Messages", row->title)
               : QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString checkAbout(std::string_view id)
{
    const CheckWords *row = rowOf(id);
    return row ? QCoreApplication::translate("Messages", row->about) : QString();
}

QString limitedBy(const Link &link, const Situation &situation)
{
    if (!situation.machine.board || link.connector < 0)
        return {};
    const Board &board = *situation.machine.board->part;
    const QString label = board.connectors[static_cast<std::size_t>(link.connector)].label;
    switch (link.limitedBy) {
    case LimitedBy::Nothing:
        return {};
    case LimitedBy::Slot:
        return Messages::tr("%1 is wired that way", "slot").arg(label);
    case LimitedBy::Sharing: {
        QStringList takers;
        for (const int taker : link.takenBy)
            takers << board.connectors[static_cast<std::size_t>(taker)].label;
        return takers.isEmpty() ? Messages::tr("the board's lane table")
                                : Messages::tr("shared with %1", "connectors").arg(takers.join(u", "_s));
    }
    case LimitedBy::Processor:
        return Messages::tr("the processor's lanes");
    case LimitedBy::Adapter:
        return link.adapter < 0 ? QString()
                                : Messages::tr("%1 in between", "riser")
                                      .arg(device(situation.machine.devices[static_cast<std::size_t>(link.adapter)]));
    case LimitedBy::Uplink:
        return Messages::tr("the uplink of %1", "chipset or switch").arg(upstream(link.upstream, board));
    case LimitedBy::Unknown:
        return Messages::tr("not known");
    }
    return {};
}

} // namespace rig::words
