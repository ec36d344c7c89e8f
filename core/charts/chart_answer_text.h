// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "core/metrics/metrics.h"
#include "core/prices/chip_price.h"

#include <QCoreApplication>

namespace rig {

/// A sentence about a chart, and whom it names.
struct Told
{
    QString text;      ///< empty: nothing can be said
    QStringList ids{}; ///< of the points, in the order of the sentence
};

/// Of those that an answer names after each other in classes of price: so many times the one before, or it says
/// nothing.
inline constexpr double ClearlyMore = 1.5;

/// The translator's context of the sentences above charts, and what several of them say alike.
struct Answer
{
    Q_DECLARE_TR_FUNCTIONS(ChartAnswer)

public:
    /// The key of an axis also says which price counts, and in dollars of which year: without them it is a metric's.
    [[nodiscard]] static const Metric *metricOf(const ChartAxis &axis);
    /// Which price an axis counts; Launch where it counts none.
    [[nodiscard]] static ChartPrice basisOf(const ChartAxis &axis);
    /// A figure as it stands within a sentence; a quotient says at which prices: "FP32 per dollar at launch".
    [[nodiscard]] static QString figureOf(const ChartAxis &axis);
    /// `figure`, which was made with the prices that `axis` counts.
    [[nodiscard]] static QString atPrices(const QString &figure, const ChartAxis &axis);
    /// The price under any basis.
    [[nodiscard]] static bool isPrice(const ChartAxis &axis);
    /// Three digits that count.
    [[nodiscard]] static QString number(double value);
    /// The same with a unit, which may be empty.
    [[nodiscard]] static QString amount(double value, const QString &unit);
    /// The same with the unit of its axis; a year without its month, a price in whole dollars.
    [[nodiscard]] static QString valueOf(double value, const ChartAxis &axis);
};

/// What a chart with a frontier says. By a price (or what else is the less the better): in each third of its range who
/// gives most for it, "Most memory bandwidth for the launch price: Arc A580, 512 GB/s for $179; …". By years: the
/// record, how often it is the one of ten years before, and whether none was better since.
[[nodiscard]] Told frontierAnswer(const ChartData &chart);

/// What a chart without a frontier says; empty where nothing can be said in a sentence.
/// Of trends by year: "Growth of memory bandwidth a year: GPUs 15 %, Processors 19 %".
/// Of two figures of which one is worth more the more there is of the other: which gives most of it.
/// Of speeds under power limits: at which limits 90 % are left.
[[nodiscard]] Told plainAnswer(const ChartData &chart);

} // namespace rig
