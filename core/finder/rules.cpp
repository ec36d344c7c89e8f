// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/rules.h"

#include "core/checks/airflow.h"
#include "core/checks/board_format.h"
#include "core/checks/breaker_shared.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/case_slots.h"
#include "core/checks/circuit.h"
#include "core/checks/compute_capability.h"
#include "core/checks/connector_dark.h"
#include "core/checks/connector_missing.h"
#include "core/checks/connector_rating.h"
#include "core/checks/cooler_capacity.h"
#include "core/checks/cooler_height.h"
#include "core/checks/cores_per_card.h"
#include "core/checks/data_centre_licence.h"
#include "core/checks/ecc.h"
#include "core/checks/eps_missing.h"
#include "core/checks/excursion.h"
#include "core/checks/firmware_version.h"
#include "core/checks/generation_downgrade.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/last_slot_overhang.h"
#include "core/checks/m2_count.h"
#include "core/checks/memory_per_card.h"
#include "core/checks/memory_slots.h"
#include "core/checks/memory_type.h"
#include "core/checks/no_display_output.h"
#include "core/checks/open_slot_end.h"
#include "core/checks/passive_card.h"
#include "core/checks/peer_path.h"
#include "core/checks/radiator_place.h"
#include "core/checks/rail_limit.h"
#include "core/checks/shared_cable.h"
#include "core/checks/slot_overlap.h"
#include "core/checks/socket.h"
#include "core/checks/spacing.h"
#include "core/checks/stacked_open_air.h"
#include "core/checks/standoffs.h"
#include "core/checks/supply_capacity.h"
#include "core/checks/supply_form.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/supply_length.h"
#include "core/checks/vendor_minimum.h"

#include "core/machine/fit_rules.h"
#include "core/machine/heat_rules.h"

#include <algorithm>
#include <cmath>
#include <string_view>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

constexpr Slots C = bit(Slot::Cards);
constexpr Slots B = bit(Slot::Board);
constexpr Slots P = bit(Slot::Processor);
constexpr Slots K = bit(Slot::Case);
constexpr Slots S = bit(Slot::Supply);
constexpr Slots L = bit(Slot::Cooler);
constexpr Slots M = bit(Slot::Memory);
constexpr Slots D = bit(Slot::Drive);
constexpr Slots F = bit(Slot::Fans);

// clang-format off
// One a line, by what it reads. What draws power only adds up, so that a supply which is too small for a part of the
// machine is too small for all of it.
const std::array Rules{
    EarlyRule{C, &checks::compute_capability::check},
    EarlyRule{C, &checks::data_centre_licence::check},
    EarlyRule{B | P, &checks::socket::check},
    EarlyRule{B | P, &checks::firmware_version::check},
    EarlyRule{C | P, &checks::cores_per_card::check},
    EarlyRule{C | B | P, &checks::no_display_output::check},
    EarlyRule{B | M, &checks::memory_slots::check},
    EarlyRule{B | P | M, &checks::memory_type::check},
    EarlyRule{B | P | M, &checks::ecc::check},
    EarlyRule{C | M, &checks::memory_per_card::check},
    EarlyRule{P | L, &checks::cooler_capacity::check},
    EarlyRule{K | L, &checks::cooler_height::check},
    EarlyRule{K | L, &checks::radiator_place::check},
    EarlyRule{B | K, &checks::board_format::check},
    EarlyRule{B | K, &checks::standoffs::check},
    EarlyRule{C | K, &checks::card_length::check},
    EarlyRule{C | K, &checks::card_height::check},
    EarlyRule{C | K, &checks::cable_bend::check},
    EarlyRule{C | K | L, &checks::card_length::check},
    EarlyRule{K | S, &checks::supply_form::check},
    EarlyRule{K | S, &checks::supply_length::check},
    EarlyRule{C | S, &checks::supply_capacity::check},
    EarlyRule{C | S, &checks::supply_headroom::check},
    EarlyRule{C | S, &checks::vendor_minimum::check},
    EarlyRule{C | S, &checks::connector_missing::check},
    EarlyRule{C | S, &checks::connector_rating::check},
    EarlyRule{C | S, &checks::shared_cable::check},
    EarlyRule{C | S, &checks::circuit::check},
    EarlyRule{C | S, &checks::breaker_shared::check},
    EarlyRule{C | B | P | S, &checks::supply_capacity::check},
    EarlyRule{C | B | P | S, &checks::supply_headroom::check},
    EarlyRule{C | B | P | S, &checks::excursion::check},
    EarlyRule{C | B | P | S, &checks::eps_missing::check},
    EarlyRule{C | B | P | S, &checks::connector_missing::check},
    EarlyRule{C | B | P | S, &checks::rail_limit::check},
    EarlyRule{C | B | P | S, &checks::circuit::check},
    EarlyRule{C | B | P | S, &checks::breaker_shared::check},
    EarlyRule{ArrangingSlots, &checks::connector_dark::check},
    EarlyRule{ArrangingSlots, &checks::lane_downgrade::check},
    EarlyRule{ArrangingSlots, &checks::generation_downgrade::check},
    EarlyRule{ArrangingSlots, &checks::peer_path::check},
    EarlyRule{ArrangingSlots, &checks::slot_overlap::check},
    EarlyRule{ArrangingSlots, &checks::case_slots::check},
    EarlyRule{ArrangingSlots, &checks::open_slot_end::check},
    EarlyRule{ArrangingSlots, &checks::last_slot_overhang::check},
    EarlyRule{ArrangingSlots, &checks::stacked_open_air::check},
    EarlyRule{ArrangingSlots, &checks::spacing::check},
    EarlyRule{B | D, &checks::m2_count::check},
    EarlyRule{C | K | F, &checks::passive_card::check},
};
// clang-format on

constexpr Slots MemorySlots = C | M;
constexpr Slots CoolerSlots = P | L;

Gibibytes memoryOf(const Option &option)
{
    const auto &kit = static_cast<const MemoryKit &>(*option.part);
    return kit.moduleSize.valueOr(Gibibytes(0)) * kit.modules.valueOr(0) * option.count;
}

bool hasMemory(const Option &cards, const Option &memory, const Question &question)
{
    const Gibibytes ofCards = cards.chip->memory.valueOr(Gibibytes(0)) * cards.count;
    return memoryOf(memory) >= question.memory.value_or(std::max(LeastMemory, ofCards));
}

/// A cooler that is bought is rated for the highest draw of its processor.
bool isCooled(const Option &processor, const Option &cooler)
{
    const auto &heat = static_cast<const Processor &>(*processor.part);
    const auto &rated = static_cast<const Cooler &>(*cooler.part);
    return cooler.owned || (rated.tdp && heat.tdp && *rated.tdp >= heat.pl2.valueOr(*heat.tdp));
}

/// What the check of sockets says of most pairs, at the price of a comparison.
bool haveOneSocket(const Option &board, const Option &processor)
{
    const auto &one = static_cast<const Board &>(*board.part);
    const auto &other = static_cast<const Processor &>(*processor.part);
    return !one.socket || !other.socket || *one.socket == *other.socket;
}

/// The same of kinds of memory. Registered modules go only into boards of which it is known that they take them.
bool takesMemory(const Option &board, const Option &memory)
{
    const auto &one = static_cast<const Board &>(*board.part);
    const auto &kit = static_cast<const MemoryKit &>(*memory.part);
    const bool otherType = one.memoryType && kit.type && !one.memoryType->split(u'/').contains(*kit.type);
    const bool mayBeRegistered = !memory.owned && kit.registered.valueOr(true);
    return !otherType && (!mayBeRegistered || one.memoryModule);
}

/// Places from one card's slot to the next one's, at the least, so that neither is refused.
int stepOf(const Card &card, const Question &question)
{
    int step = placesOf(card).value_or(1);
    const bool needsAir = card.cooling.valueOr({}) == "open-air"_L1 && card.thickness &&
                          question.refused.contains(QLatin1StringView(checks::stacked_open_air::Id.name));
    while (needsAir && SlotPitch * step - *card.thickness < FreeSlot)
        ++step;
    return step;
}

/// Whether the board's slots lie so far apart that all cards could stand; yes where a place is not known. It spares the
/// search for places on most boards.
bool couldStand(const Option &cards, const Option &board, const Question &question)
{
    std::vector<int> places;
    for (const Connector &connector : static_cast<const Board &>(*board.part).connectors) {
        if (connector.kind != ConnectorKind::Slot)
            continue;
        if (!connector.position)
            return true;
        places.push_back(static_cast<int>(std::lround(*connector.position)));
    }
    std::sort(places.begin(), places.end());
    const int step = stepOf(static_cast<const Card &>(*cards.part), question);
    int standing = 0;
    int next = 0;
    for (const int place : places) {
        if (standing > 0 && place < next)
            continue;
        ++standing;
        next = place + step;
    }
    return standing >= cards.count;
}

bool isEssential(std::string_view check, const Question &question)
{
    return std::any_of(question.essential.begin(), question.essential.end(),
                       [&](const QString &group) { return check.starts_with(group.toStdString() + '.'); });
}

bool isRefused(std::string_view check, const Question &question)
{
    return question.refused.contains(QLatin1StringView(check.data(), qsizetype(check.size())));
}

} // namespace

std::span<const EarlyRule> earlyRules() { return Rules; }

std::span<const Slots> ruleSets()
{
    static const std::vector<Slots> sets = [] {
        std::vector<Slots> all{MemorySlots, CoolerSlots, C | B};
        for (const EarlyRule &rule : Rules)
            all.push_back(rule.reads);
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }();
    return sets;
}

const char *unmetCondition(Slots set, const Chosen &chosen, const Question &question)
{
    const auto option = [&](Slot slot) -> const Option & { return *chosen[std::size_t(slot)]; };
    if (set == MemorySlots && !hasMemory(option(Slot::Cards), option(Slot::Memory), question))
        return MemoryCondition;
    if (set == CoolerSlots && !isCooled(option(Slot::Processor), option(Slot::Cooler)))
        return CoolerCondition;
    if (set == (C | B) && !couldStand(option(Slot::Cards), option(Slot::Board), question))
        return PlacesCondition;
    if (set == (B | P) && !haveOneSocket(option(Slot::Board), option(Slot::Processor)))
        return checks::socket::Id;
    if (set == (B | M) && !takesMemory(option(Slot::Board), option(Slot::Memory)))
        return checks::memory_type::Id;
    return nullptr;
}

const char *unmetLinks(const Lanes &lanes, const Machine &machine, const Question &question)
{
    int cards = 0;
    for (const Link &link : lanes.links) {
        if (!machine.devices[std::size_t(link.device)].isCard())
            continue;
        ++cards;
        const int wanted = std::min(question.lanesEach, link.maxWidth.value_or(question.lanesEach));
        if (wanted > 0 && link.width.value_or(0) < wanted)
            return LanesCondition;
    }
    return cards > 1 && !cardLinkOf(lanes).gigabytesPerSecond ? LinkCondition : nullptr;
}

const char *refusedFor(const Finding &finding, const Question &question)
{
    switch (finding.severity) {
    case Severity::Blocker:
        return finding.check;
    case Severity::Caution:
        return isRefused(finding.check, question) ? finding.check : nullptr;
    case Severity::Unknown: {
        if (!finding.governs)
            return nullptr;
        if (finding.blocked.empty())
            return isEssential(finding.check, question) ? finding.check : nullptr;
        const auto essential = std::find_if(finding.blocked.begin(), finding.blocked.end(),
                                            [&](const char *check) { return isEssential(check, question); });
        return essential == finding.blocked.end() ? nullptr : *essential;
    }
    case Severity::Note:
        return nullptr;
    }
    return nullptr;
}

const char *refusedFor(const Check &check, const Situation &situation, const Question &question)
{
    std::vector<Finding> findings;
    check.run(situation, findings);
    for (Finding &finding : findings) {
        finding.governs = finding.governs && check.lack == Lack::Governs && check.worst != Severity::Note;
        if (const char *refused = refusedFor(finding, question))
            return refused;
    }
    return nullptr;
}

} // namespace rig::finder
