// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"

#include "core/checks/above_4g.h"
#include "core/checks/accelerator_support.h"
#include "core/checks/adapter.h"
#include "core/checks/airflow.h"
#include "core/checks/avoid_list.h"
#include "core/checks/bifurcation_setting.h"
#include "core/checks/board_format.h"
#include "core/checks/breaker_shared.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/card_support.h"
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
#include "core/checks/dataset_fits.h"
#include "core/checks/discontinued.h"
#include "core/checks/ecc.h"
#include "core/checks/eps_into_pcie.h"
#include "core/checks/eps_missing.h"
#include "core/checks/excursion.h"
#include "core/checks/firmware_version.h"
#include "core/checks/generation_downgrade.h"
#include "core/checks/incomplete.h"
#include "core/checks/input_derating.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/last_slot_overhang.h"
#include "core/checks/m2_count.h"
#include "core/checks/m2_link.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/checks/memory_per_card.h"
#include "core/checks/memory_slots.h"
#include "core/checks/memory_speed.h"
#include "core/checks/memory_type.h"
#include "core/checks/missing_part.h"
#include "core/checks/mixed_cards.h"
#include "core/checks/network_for_eight.h"
#include "core/checks/no_display_output.h"
#include "core/checks/noise.h"
#include "core/checks/nvlink_bridge.h"
#include "core/checks/open_slot_end.h"
#include "core/checks/over_budget.h"
#include "core/checks/part_without_price.h"
#include "core/checks/passive_card.h"
#include "core/checks/peer_path.h"
#include "core/checks/processor_lanes.h"
#include "core/checks/processor_overspend.h"
#include "core/checks/radiator_place.h"
#include "core/checks/rail_limit.h"
#include "core/checks/riser_limit.h"
#include "core/checks/room_heat.h"
#include "core/checks/sata_off.h"
#include "core/checks/several_supplies.h"
#include "core/checks/shared_cable.h"
#include "core/checks/single_thread.h"
#include "core/checks/slot_overlap.h"
#include "core/checks/slow_segment.h"
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
#include "core/checks/vram_floor.h"

#include <algorithm>
#include <array>

namespace rig {

namespace {

// clang-format off
// One a line, by group: pcie, power, fit, heat, platform, graphics, storage, money.
const std::array Checks{
    checks::connector_dark::check,
    checks::lane_downgrade::check,
    checks::generation_downgrade::check,
    checks::m2_takes_lanes::check,
    checks::chipset_slot::check,
    checks::processor_lanes::check,
    checks::uplink_contention::check,
    checks::riser_limit::check,
    checks::bifurcation_setting::check,
    checks::above_4g::check,
    checks::peer_path::check,
    checks::nvlink_bridge::check,
    checks::supply_capacity::check,
    checks::supply_headroom::check,
    checks::excursion::check,
    checks::vendor_minimum::check,
    checks::connector_missing::check,
    checks::adapter::check,
    checks::connector_rating::check,
    checks::shared_cable::check,
    checks::eps_missing::check,
    checks::eps_into_pcie::check,
    checks::rail_limit::check,
    checks::several_supplies::check,
    checks::circuit::check,
    checks::breaker_shared::check,
    checks::input_derating::check,
    checks::card_length::check,
    checks::slot_overlap::check,
    checks::case_slots::check,
    checks::open_slot_end::check,
    checks::board_format::check,
    checks::card_height::check,
    checks::cable_bend::check,
    checks::last_slot_overhang::check,
    checks::standoffs::check,
    checks::supply_form::check,
    checks::supply_length::check,
    checks::cooler_height::check,
    checks::radiator_place::check,
    checks::card_support::check,
    checks::stacked_open_air::check,
    checks::spacing::check,
    checks::passive_card::check,
    checks::airflow::check,
    checks::cooler_capacity::check,
    checks::room_heat::check,
    checks::noise::check,
    checks::socket::check,
    checks::memory_type::check,
    checks::incomplete::check,
    checks::missing_part::check,
    checks::firmware_version::check,
    checks::no_display_output::check,
    checks::cores_per_card::check,
    checks::single_thread::check,
    checks::memory_slots::check,
    checks::memory_speed::check,
    checks::memory_per_card::check,
    checks::ecc::check,
    checks::vram_floor::check,
    checks::avoid_list::check,
    checks::compute_capability::check,
    checks::slow_segment::check,
    checks::mixed_cards::check,
    checks::data_centre_licence::check,
    checks::accelerator_support::check,
    checks::m2_count::check,
    checks::m2_link::check,
    checks::sata_off::check,
    checks::dataset_fits::check,
    checks::network_for_eight::check,
    checks::over_budget::check,
    checks::processor_overspend::check,
    checks::part_without_price::check,
    checks::discontinued::check,
};
// clang-format on

} // namespace

std::span<const Check> allChecks() { return Checks; }

const Check *findCheck(std::string_view id)
{
    const auto found = std::find_if(Checks.begin(), Checks.end(), [&](const Check &check) { return id == check.id; });
    return found == Checks.end() ? nullptr : &*found;
}

} // namespace rig
