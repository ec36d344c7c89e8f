// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"
#include "core/machine/assessment.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

// A board with more than this is told to be looked at by hand; the largest of today have a tenth of it.
constexpr std::size_t MostCombinations = 1 << 17;

std::shared_ptr<const Card> trialCard()
{
    auto card = std::make_shared<Card>();
    card->id = u"trial-card"_s;
    return card;
}

std::shared_ptr<const Chip> trialChip(int width)
{
    auto chip = std::make_shared<Chip>();
    chip->pcieWidth.value = width;
    chip->pcieGeneration.value = 3;
    return chip;
}

std::shared_ptr<const Drive> trialDrive(const QString &bus, int width)
{
    auto drive = std::make_shared<Drive>();
    drive->bus.value = bus;
    drive->pcieWidth.value = width;
    drive->pcieGeneration.value = 3;
    return drive;
}

Device cardAt(int connector, int width)
{
    Device device;
    device.connector = connector;
    device.card = trialCard();
    device.chip = trialChip(width);
    return device;
}

Device driveAt(int connector, const QString &bus, int width)
{
    Device device;
    device.connector = connector;
    device.drive = trialDrive(bus, width);
    return device;
}

/// What may stand in a connector, an empty place apart.
struct Place
{
    int connector = 0;
    std::vector<Device> choices;
};

/// All conditions of a board.
std::vector<const BoardCondition *> conditionsOf(const Board &board)
{
    std::vector<const BoardCondition *> all;
    for (const SharingGroup &group : board.groups) {
        all.push_back(&group.when);
        for (const GroupRow &row : group.rows)
            all.push_back(&row.when);
    }
    return all;
}

/// The connectors whose occupation can change what a processor gives: those on a processor or moved to one, and those
/// that a condition asks about.
QSet<int> concerned(const Board &board)
{
    QSet<int> found;
    const auto fromProcessor = [](Upstream upstream) {
        return upstream == FromProcessor0 || upstream == FromProcessor1 || upstream >= 0;
    };
    for (std::size_t i = 0; i < board.connectors.size(); ++i) {
        if (fromProcessor(board.connectors[i].upstream))
            found.insert(static_cast<int>(i));
    }
    for (const SharingGroup &group : board.groups) {
        const bool touches =
            std::any_of(group.connectors.begin(), group.connectors.end(), [&](int c) { return found.contains(c); }) ||
            std::any_of(group.rows.begin(), group.rows.end(), [&](const GroupRow &row) {
                return std::any_of(row.upstreams.begin(), row.upstreams.end(),
                                   [&](const auto &upstream) { return upstream && fromProcessor(*upstream); });
            });
        if (touches)
            found.unite(QSet<int>(group.connectors.begin(), group.connectors.end()));
    }
    for (const BoardCondition *when : conditionsOf(board)) {
        found.unite(QSet<int>(when->occupied.begin(), when->occupied.end()));
        found.unite(QSet<int>(when->empty.begin(), when->empty.end()));
        for (const auto &[connector, bus] : when->drives)
            found.insert(connector);
        for (const auto &[connector, width] : when->cardWidthMax)
            found.insert(connector);
    }
    return found;
}

Place placeOf(const Board &board, int index)
{
    const Connector &connector = board.connectors[static_cast<std::size_t>(index)];
    Place place{index, {}};
    if (connector.kind == ConnectorKind::Slot)
        place.choices.push_back(cardAt(index, 16));
    else if (connector.kind == ConnectorKind::Sata)
        place.choices.push_back(driveAt(index, u"sata"_s, 0));
    else
        place.choices.push_back(driveAt(index, u"nvme"_s, connector.width.value_or(4)));
    for (const BoardCondition *when : conditionsOf(board)) {
        for (const auto &[asked, width] : when->cardWidthMax) {
            if (asked == index)
                place.choices.push_back(cardAt(index, width));
        }
        for (const auto &[asked, bus] : when->drives) {
            if (asked == index && bus == "sata"_L1)
                place.choices.push_back(driveAt(index, bus, 0));
        }
    }
    return place;
}

std::vector<Place> placesOf(const Board &board)
{
    std::vector<Place> places;
    const QSet<int> indexes = concerned(board);
    for (int i = 0; i < static_cast<int>(board.connectors.size()); ++i) {
        if (indexes.contains(i))
            places.push_back(placeOf(board, i));
    }
    return places;
}

/// Lanes that each processor gives, the uplinks of switches included.
std::array<int, 2> given(const Machine &machine, const Board &board)
{
    const Lanes lanes = assessLanes(machine);
    std::array<int, 2> sum = lanes.fromProcessor;
    for (std::size_t i = 0; i < board.switches.size(); ++i) {
        const Switch &one = board.switches[i];
        const bool used = std::any_of(lanes.links.begin(), lanes.links.end(), [&](const Link &link) {
            return link.upstream == static_cast<int>(i) && !link.dark;
        });
        if (used && (one.upstream == FromProcessor0 || one.upstream == FromProcessor1))
            sum[one.upstream == FromProcessor0 ? 0 : 1] += one.width.value_or(0);
    }
    return sum;
}

/// Counts through all combinations of something, digit by digit; false after the last.
bool next(std::vector<int> &digits, const std::vector<int> &ends)
{
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (++digits[i] < ends[i])
            return true;
        digits[i] = 0;
    }
    return false;
}

bool takes(const Board &board, const Processor &processor)
{
    if (!board.socket || !processor.socket || *board.socket != *processor.socket || !processor.usableLanes)
        return false;
    return !board.processorFamilies || (processor.family && board.processorFamilies->contains(*processor.family));
}

/// One processor of each sort that a lane table can tell apart.
std::vector<std::shared_ptr<const Processor>> processorsFor(const Board &board, const Catalogue &catalogue)
{
    std::vector<std::shared_ptr<const Processor>> chosen;
    QSet<QString> seen;
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        const auto processor = std::static_pointer_cast<const Processor>(part);
        const QString sort = u"%1/%2/%3/%4"_s.arg(
            processor->family.valueOr({}), QString::number(processor->pcieLanes.valueOr(0)),
            QString::number(processor->usableLanes.valueOr(0)), QString::number(processor->slotLanes.valueOr(0)));
        if (!takes(board, *processor) || seen.contains(sort))
            continue;
        seen.insert(sort);
        chosen.push_back(processor);
    }
    return chosen;
}

/// The hungriest combination for one processor.
struct Worst
{
    int lanes = 0;
    QStringList connectors;
};

void tryAll(Machine &machine, const Board &board, const std::vector<Place> &places, Worst &worst)
{
    std::vector<int> ends;
    for (const Place &place : places)
        ends.push_back(static_cast<int>(place.choices.size()) + 1);
    std::vector<int> digits(places.size(), 0);
    do {
        machine.devices.clear();
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (digits[i] > 0)
                machine.devices.push_back(places[i].choices[static_cast<std::size_t>(digits[i] - 1)]);
        }
        const std::array<int, 2> lanes = given(machine, board);
        const int most = std::max(lanes[0], lanes[1]);
        if (most <= worst.lanes)
            continue;
        worst.lanes = most;
        worst.connectors.clear();
        for (const Device &device : machine.devices)
            worst.connectors << board.connectors[static_cast<std::size_t>(device.connector)].label;
    } while (next(digits, ends));
}

std::size_t combinations(const Board &board, const std::vector<Place> &places)
{
    std::size_t count = 1;
    for (const Place &place : places)
        count = std::min(count * (place.choices.size() + 1), MostCombinations + 1);
    for (const Setting &setting : board.settings)
        count = std::min(count * static_cast<std::size_t>(std::max<qsizetype>(setting.values.size(), 1)),
                         MostCombinations + 1);
    return count;
}

Worst worstWith(const std::shared_ptr<const Processor> &processor, const std::shared_ptr<const Board> &board,
                const std::vector<Place> &places)
{
    Worst worst;
    std::vector<int> ends;
    for (const Setting &setting : board->settings)
        ends.push_back(std::max(1, static_cast<int>(setting.values.size())));
    for (int installed = 1; installed <= std::min(2, board->processorCount.valueOr(1)); ++installed) {
        Machine machine;
        machine.processors.push_back({.item = 0, .part = processor, .count = installed});
        machine.board = Placed<Board>{.item = 0, .part = board};
        machine.settings.assign(board->settings.size(), 0);
        do {
            tryAll(machine, *board, places, worst);
        } while (next(machine.settings, ends));
    }
    return worst;
}

} // namespace

std::vector<Complaint> lintLanes(const Board &board, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    const std::vector<Place> places = placesOf(board);
    if (combinations(board, places) > MostCombinations) {
        complaints.push_back(
            {Complaint::Severity::Warning, board.id, u"groups"_s,
             Lint::tr("has too many combinations to try them all; whether lanes are conserved is not known.")});
        return complaints;
    }
    const auto shared = std::make_shared<const Board>(board);
    for (const auto &processor : processorsFor(board, catalogue)) {
        const Worst worst = worstWith(processor, shared, places);
        if (worst.lanes <= *processor->usableLanes)
            continue;
        // Where the board's processors were not read, it may not take this one at all.
        const auto severity = board.processorFamilies ? Complaint::Severity::Error : Complaint::Severity::Warning;
        complaints.push_back({severity, board.id, u"groups"_s,
                              Lint::tr("takes %1 lanes from %2, which has %3 to give, when %4 are occupied.")
                                  .arg(QString::number(worst.lanes), processor->name,
                                       QString::number(*processor->usableLanes), worst.connectors.join(u", "_s))});
    }
    return complaints;
}

} // namespace rig
