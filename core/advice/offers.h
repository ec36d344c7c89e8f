// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/framework_support.h"
#include "core/advice/market_today.h"
#include "core/advice/remarks.h"

#include <map>

namespace rig::advice {

/// A chip that answers the question today.
struct Offer
{
    std::shared_ptr<const Chip> chip;
    std::optional<PriceSeen> price;
    SaleState sale;
    Support support = Support::NotKnown;
    std::optional<double> speed; ///< tera-operations in theory: Tensor Cores at FP16, else the faster of FP16 and FP32
    std::optional<double> score; ///< 0…100; nullopt: `missing` says why
    const char *missing = nullptr;    ///< key of the figure without which there is no score; "price": no recent one
    bool lessSuited = false;          ///< a source says so for the kind of net
    bool advisedAgainst = false;      ///< by at least one source
    bool noDataCentreLicence = false; ///< a consumer card of NVIDIA, asked for in a data centre
};

/// Why a chip does not answer.
enum class LeftOut { OtherKind, ForServers, TooLittleMemory, MemoryNotKnown, Framework, OverBudget, PriceNotKnown };

struct Offers
{
    std::vector<Offer> offers; ///< ranked ones first, best first; then those without a score
    std::map<LeftOut, int> leftOut;
};

/// What today's catalogue gives. A score is the weighted geometric mean of memory, bandwidth, speed and cheapness, each
/// relative to the best among those that answer; a weight of 0 asks for nothing. What is rented only has no price, and
/// is ranked by the rest. Only recent prices are reckoned with. What current frameworks do not run on follows what they
/// do, and in a workstation cards for data centres, which have no fans, do not answer.
[[nodiscard]] Offers offersFor(const Question &question, const Library &library, const MarketToday &market);

/// The speed that Offer::speed speaks of.
[[nodiscard]] std::optional<double> theoreticalSpeed(const Chip &chip);

} // namespace rig::advice
