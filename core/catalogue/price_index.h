// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

#include <QDate>

#include <optional>
#include <vector>

namespace rig {

/// The level of consumer prices in a year (the United States' CPI-U, 1982–84 = 100): what makes the dollars of two
/// years comparable.
struct IndexYear
{
    int year = 0;
    double value = 0;
    SourceIndex source = NoSource;

    bool operator==(const IndexYear &) const = default;
};

/// By how much an amount of `date`'s year grows to have the worth of `year`'s dollars. Years after the index count as
/// its last; nullopt where it lacks one.
[[nodiscard]] std::optional<double> inflation(const std::vector<IndexYear> &index, QDate date, int year);

} // namespace rig
