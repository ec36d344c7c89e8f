// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/enterprise_ratio.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

constexpr int SameTime = 2; // years

bool isComplete(const Chip &chip)
{
    return chip.segment && chip.launchDate && chip.launchPriceUsd && *chip.launchPriceUsd > 0 && chip.fp32 &&
           chip.fp32->value() > 0;
}

} // namespace

std::optional<EnterpriseRatio> enterpriseRatio(const Chip &chip, const Catalogue &catalogue)
{
    if (!isComplete(chip) || *chip.segment == "consumer"_L1)
        return std::nullopt;
    std::optional<EnterpriseRatio> nearest;
    double distance = 0;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto other = std::static_pointer_cast<const Chip>(part);
        if (!isComplete(*other) || *other->segment != "consumer"_L1 || other->vendor != chip.vendor)
            continue;
        if (*other->launchDate < chip.launchDate->addYears(-SameTime) ||
            *other->launchDate > chip.launchDate->addYears(SameTime))
            continue;
        const double compute = *chip.fp32 / *other->fp32;
        if (nearest && std::abs(std::log(compute)) >= distance)
            continue;
        distance = std::abs(std::log(compute));
        nearest = EnterpriseRatio{other, *chip.launchPriceUsd / *other->launchPriceUsd, compute};
    }
    return nearest;
}

} // namespace rig::advice
