// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import_plan.h"

namespace rig::db {

bool ImportPlan::isEmpty() const
{
    for (int kind = 0; kind < KindCount; ++kind) {
        if (!parts.parts(static_cast<Kind>(kind)).empty())
            return false;
    }
    return fills.empty() && prices.empty();
}

} // namespace rig::db
