// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/catalogue/source.h"

#include <vector>

namespace rig {

/// One measured point: the speed under a power limit, as a share of the speed at the highest limit measured.
struct PowerPoint
{
    Watts limit;
    double speed = 0;

    bool operator==(const PowerPoint &) const = default;
};

/// What a source measured of a GPU under several power limits, at one kind of work.
struct PowerCurve
{
    QString gpu;           ///< id of a chip
    QString workload;      ///< what ran, in a few words
    bool training = false; ///< else serving: never shown as the speed of training
    int cards = 1;
    std::vector<PowerPoint> points; ///< by limit, ascending; at least three
    SourceIndex source = NoSource;

    bool operator==(const PowerCurve &) const = default;
};

} // namespace rig
