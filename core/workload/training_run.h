// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/speed.h"

namespace rig {

/// How much is trained on.
struct TrainingAmount
{
    double samples = 0; ///< tokens or images of one pass; 0: not asked
    int epochs = 1;
    double tariff = 0; ///< money for a kWh, in the user's currency; 0: not asked

    [[nodiscard]] double all() const { return samples * epochs; }
};
[[nodiscard]] Result<void> checkAmount(const TrainingAmount &amount);

/// What a run costs on GPUs of one kind, as bounds.
struct TrainingCost
{
    double samples = 0;
    Bounds hours;
    /// Of the GPUs alone, at their rated draw; nullopt: not known.
    std::optional<Bounds> kilowattHours{};
    std::optional<Bounds> money{}; ///< nullopt: no tariff
};
/// `gpus` of `chip` that reach `speed` together. nullopt: nothing asked, or the speed is only bounded.
[[nodiscard]] std::optional<TrainingCost> trainingCost(const TrainingAmount &amount, const SpeedEstimate &speed,
                                                       const Chip &chip, int gpus);
/// "1,000,000 images take 1.5–2.0 hours, 0.5–0.7 kWh at the GPUs' rated draw."; `images`: else tokens.
[[nodiscard]] QString trainingCostText(const TrainingCost &cost, bool images);

} // namespace rig
