// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// Every check; each stands in the file of its name. Adding one: its file, a line here and one in catalog.cpp, its
/// test.
namespace connector_dark {
extern const Check check;
}
namespace lane_downgrade {
extern const Check check;
}
namespace generation_downgrade {
extern const Check check;
}
namespace m2_takes_lanes {
extern const Check check;
}
namespace chipset_slot {
extern const Check check;
}
namespace processor_lanes {
extern const Check check;
}
namespace uplink_contention {
extern const Check check;
}
namespace riser_limit {
extern const Check check;
}
namespace bifurcation_setting {
extern const Check check;
}
namespace above_4g {
extern const Check check;
}
namespace peer_path {
extern const Check check;
}
namespace nvlink_bridge {
extern const Check check;
}
namespace supply_capacity {
extern const Check check;
}
namespace supply_headroom {
extern const Check check;
}
namespace excursion {
extern const Check check;
}
namespace vendor_minimum {
extern const Check check;
}
namespace connector_missing {
extern const Check check;
}
namespace adapter {
extern const Check check;
}
namespace connector_rating {
extern const Check check;
}
namespace shared_cable {
extern const Check check;
}
namespace eps_missing {
extern const Check check;
}
namespace eps_into_pcie {
extern const Check check;
}
namespace rail_limit {
extern const Check check;
}
namespace several_supplies {
extern const Check check;
}
namespace circuit {
extern const Check check;
}
namespace breaker_shared {
extern const Check check;
}
namespace input_derating {
extern const Check check;
}
namespace card_length {
extern const Check check;
}
namespace slot_overlap {
extern const Check check;
}
namespace case_slots {
extern const Check check;
}
namespace open_slot_end {
extern const Check check;
}
namespace board_format {
extern const Check check;
}
namespace card_height {
extern const Check check;
}
namespace cable_bend {
extern const Check check;
}
namespace last_slot_overhang {
extern const Check check;
}
namespace standoffs {
extern const Check check;
}
namespace supply_form {
extern const Check check;
}
namespace supply_length {
extern const Check check;
}
namespace cooler_height {
extern const Check check;
}
namespace radiator_place {
extern const Check check;
}
namespace card_support {
extern const Check check;
}
namespace stacked_open_air {
extern const Check check;
}
namespace spacing {
extern const Check check;
}
namespace passive_card {
extern const Check check;
}
namespace airflow {
extern const Check check;
}
namespace cooler_capacity {
extern const Check check;
}
namespace room_heat {
extern const Check check;
}
namespace noise {
extern const Check check;
}
namespace socket {
extern const Check check;
}
namespace memory_type {
extern const Check check;
}
namespace incomplete {
extern const Check check;
}
namespace missing_part {
extern const Check check;
}
namespace firmware_version {
extern const Check check;
}
namespace no_display_output {
extern const Check check;
}
namespace cores_per_card {
extern const Check check;
}
namespace single_thread {
extern const Check check;
}
namespace memory_slots {
extern const Check check;
}
namespace memory_speed {
extern const Check check;
}
namespace memory_per_card {
extern const Check check;
}
namespace ecc {
extern const Check check;
}
namespace vram_floor {
extern const Check check;
}
namespace avoid_list {
extern const Check check;
}
namespace compute_capability {
extern const Check check;
}
namespace slow_segment {
extern const Check check;
}
namespace mixed_cards {
extern const Check check;
}
namespace data_centre_licence {
extern const Check check;
}
namespace accelerator_support {
extern const Check check;
}
namespace m2_count {
extern const Check check;
}
namespace m2_link {
extern const Check check;
}
namespace sata_off {
extern const Check check;
}
namespace dataset_fits {
extern const Check check;
}
namespace network_for_eight {
extern const Check check;
}
namespace over_budget {
extern const Check check;
}
namespace processor_overspend {
extern const Check check;
}
namespace part_without_price {
extern const Check check;
}
namespace discontinued {
extern const Check check;
}

} // namespace rig::checks
