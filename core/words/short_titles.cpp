// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/short_titles.h"

#include "core/names/sentences.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// "Cards 1 and 3"; of parts of several kinds their number.
QString whoOf(std::span<const ItemId> items, const Situation &situation)
{
    std::vector<const Device *> devices;
    for (const ItemId item : items) {
        if (const Device *device = situation.machine.device(item))
            devices.push_back(device);
    }
    if (devices.empty()) {
        const Part *part = items.empty() ? nullptr : partOf(items.front(), situation.machine);
        return part ? kind(part->kind) : Messages::tr("A part");
    }
    const Kind first = devices.front()->part().kind;
    const bool alike =
        std::all_of(devices.begin(), devices.end(), [&](const Device *device) { return device->part().kind == first; });
    return alike ? names::devices(devices)
                 : Messages::tr("%n part(s)", "in slots, of several kinds", static_cast<int>(devices.size()));
}

const ShortTitle *shortTitleOf(std::string_view id)
{
    constexpr std::array<std::span<const ShortTitle> (*)(), 4> all{linkTitles, powerTitles, roomTitles, partTitles};
    for (const auto group : all) {
        for (const ShortTitle &row : group()) {
            if (row.id == id)
                return &row;
        }
    }
    return nullptr;
}

/// "Motherboard: position of the slot", "Not chosen: Processor"
QString titleOfMissing(const Finding &finding, const Situation &situation)
{
    const QString key = QString(QLatin1StringView(finding.missing.figure));
    if (const std::optional<Kind> missing = kindFromKey(key); missing && finding.missing.item == 0)
        return Messages::tr("Not chosen: %1", "kind of part").arg(kind(*missing));
    return Messages::tr("%1: %2", "part, the figure of it that is not known")
        .arg(finding.missing.item == 0 ? who(finding, situation) : whoOf(std::array{finding.missing.item}, situation),
             figureName(key));
}

} // namespace

QString who(const Finding &finding, const Situation &situation)
{
    const auto members = std::min<qsizetype>(std::max(1, finding.members), finding.subjects.size());
    return whoOf({finding.subjects.data(), static_cast<std::size_t>(members)}, situation);
}

QString whoAll(const Finding &finding, const Situation &situation)
{
    return whoOf({finding.subjects.data(), static_cast<std::size_t>(finding.subjects.size())}, situation);
}

QString whereText(const Finding &finding, const Situation &situation)
{
    if (!finding.connectors.isEmpty() && situation.machine.board)
        return connectorName(finding, situation);
    const Part *part = finding.subjects.isEmpty() ? nullptr : partOf(finding.subjects[0], situation.machine);
    return part ? shortName(*part) : QString();
}

QString shortTitle(const Finding &finding, const Situation &situation)
{
    if (finding.severity == Severity::Unknown)
        return names::typeset(titleOfMissing(finding, situation));
    const ShortTitle *row = shortTitleOf(finding.check);
    return row ? names::typeset(row->text(finding, situation)) : checkTitle(finding.check);
}

} // namespace rig::words
