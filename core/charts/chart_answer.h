// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

namespace rig {

/// What a chart says, in a sentence: of a frontier over a price who gives most in each class of price, of bars who
/// leads; else its title. "Most FP32 for the launch price: RX 7650 GRE, 22.1 TFLOPS for $249; RX 7900 GRE, 46.0 for
/// $549".
[[nodiscard]] QString chartAnswer(const ChartData &chart);
/// The ids of the points that this sentence names, as far as they are marks of the chart: they have their names first.
[[nodiscard]] QStringList namedInAnswer(const ChartData &chart);

/// By which rule the sentence names some of many; empty where it says all by itself.
[[nodiscard]] QStringList rulesOfAnswer(const ChartData &chart);
/// How many the sentence passes over, and why: some of them may lead in the picture. Empty where it passes over none.
[[nodiscard]] QString leftOutOfAnswer(const ChartData &chart);

/// "GeForce RTX 3090" beside a mark reads "RTX 3090": the series says the rest.
[[nodiscard]] QString shortLabel(QString name);

/// The point that is better than this one in both figures and has the most of the vertical one; null where none is, and
/// where the axes do not say which way is better.
[[nodiscard]] const ChartPoint *betterThan(const ChartPoint &point, const ChartData &chart);

} // namespace rig
