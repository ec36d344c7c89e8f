// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/profile.h"

#include <algorithm>

namespace rig::advice {

const Source *Profile::sourceOf(const QString &id) const
{
    const QString &wanted = id.isEmpty() ? source : id;
    const auto found =
        std::find_if(sources.begin(), sources.end(), [&](const Source &entry) { return entry.id == wanted; });
    return found == sources.end() ? nullptr : &*found;
}

const RegionRule *ruleAgainst(const Chip &chip, Region region, const Library &library)
{
    for (const RegionRule &rule : library.regionRules) {
        const bool named = std::any_of(rule.families.begin(), rule.families.end(),
                                       [&](const QString &family) { return chip.id.startsWith(family); });
        const bool wide =
            rule.overGbPerSecond && chip.memoryBandwidth && chip.memoryBandwidth->value() > *rule.overGbPerSecond;
        if (rule.region == region && (named || wide) && !rule.but.contains(chip.id))
            return &rule;
    }
    return nullptr;
}

} // namespace rig::advice
