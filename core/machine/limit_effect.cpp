// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/limit_effect.h"

#include <algorithm>

namespace rig {

LimitEffect limitEffect(const Machine &machine, const Site &site, const Use &use, const std::vector<ItemId> &items)
{
    Machine free = machine;
    Watts change;
    bool known = true;
    for (Device &device : free.devices) {
        if (std::find(items.begin(), items.end(), device.item) == items.end())
            continue;
        const std::optional<Watts> limited = device.power();
        device.powerLimit.reset();
        const std::optional<Watts> rated = device.power();
        known = known && limited && rated;
        if (known)
            change += *limited - *rated;
    }
    LimitEffect effect;
    if (known)
        effect.training = change;
    const Power with = assessPower(machine, site, use);
    const Power without = assessPower(free, site, use);
    if (with.yearlyCost && without.yearlyCost)
        effect.yearly = Money{with.yearlyCost->amount - without.yearlyCost->amount, with.yearlyCost->currency};
    return effect;
}

} // namespace rig
