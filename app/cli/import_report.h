// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"

namespace rig::cli {

/// What an import would do or did, for people: counts, then what was left out, by reason.
[[nodiscard]] QByteArray importAsText(const db::ImportPlan &plan, bool stored);
/// The same for programs, with every single entry.
[[nodiscard]] QByteArray importAsJson(const db::ImportPlan &plan, bool stored);

} // namespace rig::cli
