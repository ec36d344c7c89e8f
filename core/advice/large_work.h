// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/work_market.h"

namespace rig::advice {

/// The cheapest that a cloud lends by the hour and that holds the work, one machine with up to eight of them; of those
/// with CUDA, for which nearly all is written, where there is one.
[[nodiscard]] std::optional<RentedForWork> cheapestRented(const Workload &work, const WorkMarket &market,
                                                          const SoldWhere &where, const Catalogue &catalogue);
/// Eight that one could buy, with a server around them.
[[nodiscard]] std::optional<WorkCard> eightInServer(const Workload &work, const WorkMarket &market);
/// The cheapest card where a mixture's experts stand in the system's memory, in four bits where they are too many for a
/// desktop's board; nullopt: it has none, or no board carries them.
[[nodiscard]] std::optional<WorkCard> besideMemory(const Workload &work, const WorkMarket &market);

} // namespace rig::advice
