// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace rig::bench {

/// The chart alone, 1280×800, random points in 12 series on logarithmic axes: frames a second while it is dragged
/// about (median, and of the slowest frame), with 4,000 and with 30,000 points, and the time from setting a chart of
/// 30,000 to its first picture.
void measureCharts(QJsonObject &results);

} // namespace rig::bench
