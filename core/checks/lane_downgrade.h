// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::lane_downgrade {

enum class Variant {
    Slot,      ///< the slot is wired that way
    Sharing,   ///< lanes are shared with what else is plugged in
    Processor, ///< the processor has no more
    Setting,   ///< of the firmware, or a jumper
    Adapter    ///< a riser or a carrier in between passes no more
};

inline constexpr CheckId<Variant> Id{"pcie.lane-downgrade"};

inline constexpr FactKey<int> Width{"width"};
inline constexpr FactKey<int> MaxWidth{"max_width"};
inline constexpr FactKey<int> Generation{"generation"};                      ///< only where it is known
inline constexpr FactKey<GigabytesPerSecond> BandwidthGbS{"bandwidth_gb_s"}; ///< only where it is known
// What it costs: all four or none.
inline constexpr FactKey<double> CostPercentLow{"cost_percent_low"};
inline constexpr FactKey<double> CostPercentHigh{"cost_percent_high"};
inline constexpr FactKey<int> MeasurementIndex{"measurement"}; ///< index in linkMeasurements()
inline constexpr FactKey<bool> CarriedOver{"carried_over"};

extern const Check check;

} // namespace rig::checks::lane_downgrade
