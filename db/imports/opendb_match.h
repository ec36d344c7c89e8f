// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"
#include "db/imports/part_index.h"

namespace rig::db {

/// What a figure of a data set that should be the same says otherwise, as a sentence; empty where nothing contradicts.
/// Only figures that make another product of it: watts, socket, capacity.
[[nodiscard]] QString contradiction(const Part &known, const Part &imported);

/// The figures of `imported` that `known` lacks.
[[nodiscard]] std::vector<Fill> fillsFor(const Part &known, const Part &imported);

/// Whether the two say the same, whatever their sources.
[[nodiscard]] bool sameFigures(const Part &a, const Part &b);

} // namespace rig::db
