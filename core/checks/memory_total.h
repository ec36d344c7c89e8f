// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/support.h"

namespace rig::checks {

/// The modules of all kits together; what is not known counts as one module and as no memory.
struct MemoryTotal
{
    int modules = 0;
    Gibibytes size;
    ItemId kit = 0;              ///< the first kit that lacks a figure
    const char *lacks = nullptr; ///< "modules", "module_gib"; null: both sums are whole

    [[nodiscard]] Finding unknown(const char *check) const { return checks::unknown(check, kit, lacks); }
};

[[nodiscard]] inline MemoryTotal memoryTotal(const Machine &machine)
{
    MemoryTotal total;
    for (const auto &kit : machine.memory) {
        const int modules = kit.part->modules.valueOr(1) * kit.count;
        total.modules += modules;
        total.size += kit.part->moduleSize.valueOr(Gibibytes(0)) * modules;
        if (total.lacks || (kit.part->modules && kit.part->moduleSize))
            continue;
        total.kit = kit.item;
        total.lacks = kit.part->modules ? "module_gib" : "modules";
    }
    return total;
}

} // namespace rig::checks
