// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/rules.h"

#include "core/checks/airflow.h"
#include "core/checks/board_format.h"
#include "core/checks/breaker_shared.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/case_slots.h"
#include "core/checks/chipset_slot.h"
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
#include "core/checks/input_derating.h"
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
#include "core/checks/processor_lanes.h"
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
#include "core/checks/uplink_contention.h"
#include "core/checks/vendor_minimum.h"

#include "core/machine/peers.h"

#include <algorithm>
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
    EarlyRule{C, &checks::data_centre_licence::check, OnlyParts, false},
    EarlyRule{B | P, &checks::socket::check},
    EarlyRule{B | P, &checks::firmware_version::check},
    EarlyRule{C | P, &checks::cores_per_card::check, OnlyParts, false},
    EarlyRule{C | B | P, &checks::no_display_output::check},
    EarlyRule{B | M, &checks::memory_slots::check},
    EarlyRule{B | P | M, &checks::memory_type::check},
    EarlyRule{B | P | M, &checks::ecc::check},
    EarlyRule{C | M, &checks::memory_per_card::check, OnlyParts, false},
    EarlyRule{P | L, &checks::cooler_capacity::check},
    EarlyRule{K | L, &checks::cooler_height::check},
    EarlyRule{K | L, &checks::radiator_place::check},
    EarlyRule{B | K, &checks::board_format::check},
    EarlyRule{B | K, &checks::standoffs::check},
    EarlyRule{C | K, &checks::card_length::check, OfFit},
    EarlyRule{C | K, &checks::card_height::check, OfFit},
    EarlyRule{C | K, &checks::cable_bend::check, OfFit},
    EarlyRule{C | K | L, &checks::card_length::check, OfFit},
    EarlyRule{K | S, &checks::supply_form::check},
    EarlyRule{K | S, &checks::supply_length::check},
    EarlyRule{C | S, &checks::supply_capacity::check, OfPower},
    EarlyRule{C | S, &checks::supply_headroom::check, OfPower, false},
    EarlyRule{C | S, &checks::vendor_minimum::check, OfPower, false},
    EarlyRule{C | S, &checks::connector_missing::check, OfPower},
    EarlyRule{C | S, &checks::connector_rating::check, OfPower, false},
    EarlyRule{C | S, &checks::shared_cable::check, OfPower},
    EarlyRule{C | S, &checks::circuit::check, OfPower},
    EarlyRule{C | S, &checks::breaker_shared::check, OfPower},
    EarlyRule{C | B | P | S, &checks::supply_capacity::check, OfPower},
    EarlyRule{C | B | P | S, &checks::supply_headroom::check, OfPower, false},
    EarlyRule{C | B | P | S, &checks::excursion::check, OfPower, false},
    EarlyRule{C | B | P | S, &checks::eps_missing::check, OfPower},
    EarlyRule{C | B | P | S, &checks::connector_missing::check, OfPower},
    EarlyRule{C | B | P | S, &checks::rail_limit::check, OfPower},
    EarlyRule{C | B | P | S, &checks::input_derating::check, OfPower},
    EarlyRule{C | B | P | S, &checks::circuit::check, OfPower},
    EarlyRule{C | B | P | S, &checks::breaker_shared::check, OfPower},
    EarlyRule{ArrangingSlots, &checks::connector_dark::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::lane_downgrade::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::generation_downgrade::check, OfLanes, false},
    EarlyRule{ArrangingSlots, &checks::peer_path::check, OfLanes, false},
    EarlyRule{ArrangingSlots, &checks::slot_overlap::check, OfFit},
    EarlyRule{ArrangingSlots, &checks::case_slots::check, OfFit},
    EarlyRule{ArrangingSlots, &checks::open_slot_end::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::processor_lanes::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::chipset_slot::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::uplink_contention::check, OfLanes},
    EarlyRule{ArrangingSlots, &checks::last_slot_overhang::check, OfFit, false},
    EarlyRule{ArrangingSlots, &checks::stacked_open_air::check, OfFit | OfHeat, false},
    EarlyRule{ArrangingSlots, &checks::spacing::check, OfFit | OfHeat, false},
    EarlyRule{B | D, &checks::m2_count::check},
    EarlyRule{C | K | F, &checks::passive_card::check, OfFit},
    EarlyRule{C | P | K | L | F, &checks::airflow::check, OfFit | OfPower | OfHeat, false},
};
// clang-format on

} // namespace

std::span<const EarlyRule> earlyRules() { return Rules; }

bool mayRefuse(const EarlyRule &rule, const Question &question)
{
    const std::string_view id = rule.check->id;
    const bool opens = rule.check->lack == Lack::Governs && rule.check->worst != Severity::Note;
    return rule.blocks || isRefused(id, question) || (opens && isEssential(id, question));
}

Assessment assessedFor(unsigned reads, const Machine &machine, const Site &site, const Use &use)
{
    Assessment assessment;
    if (reads & OfLanes) {
        assessment.lanes = assessLanes(machine);
        addLinkCosts(machine, use.work, assessment.lanes);
    }
    if (reads & OfPower)
        assessment.power = assessPower(machine, site, use);
    if (reads & (OfFit | OfHeat))
        assessment.fit = assessFit(machine);
    if (reads & OfHeat)
        assessment.heat = assessHeat(machine, assessment.fit, assessment.power);
    return assessment;
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
