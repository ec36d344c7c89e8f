// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace rig {

/// Which end of an axis a buyer wants.
enum class Better { Higher, Lower, Neither };

struct FrontierPoint
{
    double x = 0;
    double y = 0;
};

/// Which points lie on the Pareto frontier: those that no other point dominates. A point dominates another when it is
/// no worse on both axes and better on one; points at the same place do not dominate each other. On an axis where
/// neither end is better nothing dominates: all false.
[[nodiscard]] std::vector<bool> paretoFrontier(std::span<const FrontierPoint> points, Better x, Better y);

} // namespace rig
