// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/successor.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

bool canReplace(const Chip &one, const Chip &other)
{
    if (other.id == one.id || other.vendor != one.vendor || !one.segment || other.segment.value != one.segment.value ||
        other.form.value != one.form.value)
        return false;
    if (!one.launchDate || !other.launchDate || !(*other.launchDate > *one.launchDate))
        return false;
    return one.memory && other.memory && *other.memory >= *one.memory;
}

double launchPriceDistance(const Chip &one, const Chip &other)
{
    constexpr double Far = 1e6;
    if (!one.launchPriceUsd || !other.launchPriceUsd || *one.launchPriceUsd <= 0 || *other.launchPriceUsd <= 0)
        return Far;
    return std::abs(std::log(*other.launchPriceUsd / *one.launchPriceUsd));
}

std::shared_ptr<const Chip> successorOf(const Chip &chip, const Catalogue &catalogue)
{
    if (!chip.availability || *chip.availability != "discontinued"_L1)
        return nullptr;
    const PartHandle *best = nullptr;
    double nearest = 0;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const Chip &other = static_cast<const Chip &>(*part);
        if (!other.availability || *other.availability != "sold"_L1 || !canReplace(chip, other))
            continue;
        const double distance = launchPriceDistance(chip, other);
        if (!best || distance < nearest) {
            best = &part;
            nearest = distance;
        }
    }
    return best ? std::static_pointer_cast<const Chip>(*best) : nullptr;
}

} // namespace rig
