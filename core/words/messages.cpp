// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/gather.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"
#include "core/words/subject_list.h"

#include <algorithm>
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

namespace {

/// Where the subject stands that a check set as its n-th, before others of its kind joined the first.
int placeOf(int index, const Finding &finding) { return index == 0 ? 0 : index + std::max(0, finding.members - 1); }

/// "PCIE1, PCIE3": where those stand that it is said of.
QString placesOfMembers(const Finding &finding, const Situation &situation)
{
    QStringList labels;
    for (int i = 0; i < finding.members; ++i) {
        const Device *device = situation.machine.device(finding.subjects[i]);
        if (device && device->connector >= 0)
            labels << situation.machine.board->part->connectors[static_cast<std::size_t>(device->connector)].label;
    }
    labels.removeDuplicates();
    return names::listed(labels);
}

} // namespace

QString subject(const Finding &finding, const Situation &situation, int index)
{
    if (index == 0 && finding.members > 1)
        return itemList({finding.subjects.data(), static_cast<std::size_t>(finding.members)}, situation);
    const int place = placeOf(index, finding);
    return place < finding.subjects.size() ? nameOf(finding.subjects[place], situation) : QString();
}

QString connectorName(const Finding &finding, const Situation &situation, int index)
{
    if (index >= finding.connectors.size() || !situation.machine.board)
        return {};
    if (index == 0 && finding.members > 1)
        return placesOfMembers(finding, situation);
    return situation.machine.board->part->connectors[static_cast<std::size_t>(finding.connectors[index])].label;
}

QString connectorNames(const Finding &finding, const Situation &situation, int from)
{
    QStringList labels;
    for (int i = from; i < finding.connectors.size(); ++i)
        labels << connectorName(finding, situation, i);
    return names::listed(labels);
}

const Link *linkOf(const Finding &finding, const Situation &situation, int index)
{
    const int place = placeOf(index, finding);
    for (const Link &link : situation.assessment.lanes.links) {
        if (place < finding.subjects.size() &&
            situation.machine.devices[static_cast<std::size_t>(link.device)].item == finding.subjects[place])
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

QString connectorList(const ConnectorCounts &counts)
{
    QStringList entries;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        entries << u"%1 × %2"_s.arg(QString::number(it.value()), plugName(it.key()));
    return entries.isEmpty() ? value(Value(counts)) : names::listed(entries);
}

namespace {

/// The connectors of which a figure is missing, those of alike findings too.
QString connectorsLacking(const Finding &finding, const Situation &situation)
{
    QStringList labels;
    const std::vector<Finding> parts = ungathered(finding);
    for (const Finding &part : parts)
        labels << situation.machine.board->part->connectors[static_cast<std::size_t>(part.missing.connector)].label;
    return names::listed(labels);
}

/// A figure that is missing.
Sentence missingFigure(const Finding &finding, const Situation &situation)
{
    const QLatin1StringView key(finding.missing.figure);
    QStringList blocked;
    for (const char *check : finding.blocked)
        blocked << checkTitle(check);
    const QString why =
        Messages::tr("Without it this cannot be checked: %1.", "list of checks").arg(names::listed(blocked));
    if (const std::optional<Kind> missing = kindFromKey(QString(key)); missing && finding.missing.item == 0)
        return {Messages::tr("Nothing is chosen yet: %1.", "kind of part").arg(kind(*missing)),
                Messages::tr("What depends on it cannot be checked.")};
    const QString figure = figureName(QString(key));
    if (finding.missing.connector >= 0 && situation.machine.board)
        return {Messages::tr("Not known of %1, %2: %3.", "board, connectors, figure")
                    .arg(nameOf(finding.missing.item, situation), connectorsLacking(finding, situation), figure),
                why};
    return {Messages::tr("Not known of %1: %2.", "part, figure").arg(subject(finding, situation), figure), why};
}

/// What was not checked for want of figures that nobody waits for, each with the part that lacks it.
Sentence notChecked(const Finding &finding, const Situation &situation)
{
    struct Lacking
    {
        QString checks, part;
        QStringList figures;
    };
    std::vector<Lacking> all;
    for (const Finding &part : finding.parts) {
        QStringList titles;
        for (const char *check : part.blocked)
            titles << checkTitle(check);
        // The figure is one of the part, whichever of its cards the check came upon first.
        const Part *lacks =
            part.members > 1 || part.subjects.isEmpty() ? nullptr : partOf(part.subjects.front(), situation.machine);
        const Lacking one{names::listed(titles), lacks ? lacks->name : subject(part, situation), {}};
        auto same = std::find_if(all.begin(), all.end(), [&](const Lacking &other) {
            return other.checks == one.checks && other.part == one.part;
        });
        if (same == all.end())
            same = all.insert(same, one);
        if (const QString figure = figureName(QString(QLatin1StringView(part.missing.figure)));
            !same->figures.contains(figure))
            same->figures << figure;
    }
    QStringList list;
    for (const Lacking &one : all)
        list << Messages::tr("%1 (%2: %3)", "checks, part, figures")
                    .arg(one.checks, one.part, names::listed(one.figures));
    return {Messages::tr("Not checked, for want of figures: %1.", "list of checks with part and figure")
                .arg(list.join(Messages::tr("; ", "between the entries of a list"))),
            Messages::tr("Few makers print these, and builders do not wait for them: look them up if one of them "
                         "worries you.")};
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
    if (finding.is(NotChecked))
        return notChecked(finding, situation);
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

/// Who measured what the finding says of the cost of links.
QStringList costSources(const Finding &finding)
{
    QStringList sources;
    const std::vector<Finding> parts = ungathered(finding);
    for (const Finding &part : parts) {
        const std::optional<int> row = part.factIfKnown(checks::lane_downgrade::MeasurementIndex);
        if (!row)
            continue;
        const LinkMeasurement &measured = linkMeasurements()[static_cast<std::size_t>(*row)];
        sources << Messages::tr("Measured: %1 (%2).", "source, what ran")
                       .arg(QString::fromUtf8(measured.source),
                            QCoreApplication::translate("Evidence", measured.workload));
    }
    sources.removeDuplicates();
    return sources;
}

/// With the full stop that it has not when it stands alone.
QString ended(const QString &text)
{
    return text.isEmpty() || text.endsWith(u'.') || text.endsWith(QChar(0x3002))
               ? text
               : Messages::tr("%1.", "a rule").arg(text);
}

} // namespace

QString message(const Finding &finding, const Situation &situation)
{
    return names::typeset(sentenceOf(finding, situation).message);
}

QString reason(const Finding &finding, const Situation &situation)
{
    return names::typeset(sentenceOf(finding, situation).reason);
}

QString evidence(const Finding &finding, const Situation &situation)
{
    if (finding.is(NotChecked)) {
        QStringList rules;
        for (const Finding &part : finding.parts)
            rules << ended(evidence(part, situation));
        rules.removeDuplicates();
        return names::afterEachOther(rules);
    }
    const Check *check = findCheck(finding.check);
    const QString rule = check ? QCoreApplication::translate("Evidence", check->evidence) : QString();
    const QStringList measured = costSources(finding);
    QStringList all{laneSource(finding, situation), measured.isEmpty() ? rule : ended(rule)};
    all.removeAll(QString());
    return names::afterEachOther(all + measured);
}

QString checkTitle(std::string_view id)
{
    if (id == NotChecked.name)
        return Messages::tr("Not checked");
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
        return Messages::tr("wiring of %1", "slot").arg(label);
    case LimitedBy::Sharing: {
        QStringList takers;
        for (const int taker : link.takenBy)
            takers << board.connectors[static_cast<std::size_t>(taker)].label;
        return takers.isEmpty() ? Messages::tr("the board's lane table")
                                : Messages::tr("shared with %1", "connectors").arg(names::listed(takers));
    }
    case LimitedBy::Processor:
        return Messages::tr("the processor's lanes");
    case LimitedBy::Setting:
        return Messages::tr("a setting of the board");
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
