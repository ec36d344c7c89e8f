// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <QPointF>

#include <vector>

namespace rig::ui {

/// One mark of an axis. Positions are in the axis' own scale: log10 of the value on a logarithmic one.
struct Tick
{
    double position = 0;
    QString label;

    bool operator==(const Tick &) const = default;
};

struct AxisRange
{
    double low = 0; ///< in the axis' own scale
    double high = 1;
    std::vector<Tick> ticks; ///< 1-2-5 steps, ascending, all within the range
};

/// The value in the axis' own scale. Logarithmic axes take values above zero only.
[[nodiscard]] double scaled(double value, const ChartAxis &axis);

/// A range that holds `low`…`high` with a little air, and at most about `most` labelled ticks.
[[nodiscard]] AxisRange axisRange(double low, double high, const ChartAxis &axis, int most);

/// Labelled ticks within `low` … `high` (in the axis' own scale, exactly), at most about `most`. Years shorter than
/// three are told by months.
[[nodiscard]] std::vector<Tick> ticksWithin(double low, double high, const ChartAxis &axis, int most);

/// A value of an axis for people: "1,500", "0.05", a year without separators, a date for a hover text.
[[nodiscard]] QString axisValue(double value, const ChartAxis &axis);

} // namespace rig::ui
