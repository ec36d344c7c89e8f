// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"
#include "core/metrics/frontier.h"

#include <array>

namespace rig {

/// The kinds of net of which training speeds are carried, as SpeedRatio::model names them.
enum class Net { Cnn, Rnn, Transformer };
inline constexpr std::array AllNets{Net::Cnn, Net::Rnn, Net::Transformer};
/// "cnn", "rnn", "transformer"
[[nodiscard]] QLatin1StringView netKey(Net net);

/// A training speed as it was measured, relative to the same GPU for all.
struct MeasuredSpeed
{
    double times = 0;
    std::vector<SourceIndex> sources;
};

/// What a metric is made of: a chip and what is known of it besides its figures.
struct Subject
{
    const Chip *chip = nullptr;
    std::optional<double> dollars{}; ///< its price under the chart's policy
    SourceIndex priceSource = NoSource;
    double restOfMachine = 0;                      ///< in dollars, see ChartPricing
    std::array<const MeasuredSpeed *, 3> speeds{}; ///< by Net; null: not measured
};

/// What a figure is divided by.
enum class Per { Nothing, Dollar, Watt, Gibibyte, MachineDollar };
inline constexpr std::array AllPers{Per::Nothing, Per::Dollar, Per::Watt, Per::Gibibyte, Per::MachineDollar};

/// A number of a chip that can stand on an axis: a figure ("fp32_tflops"), or one divided by another
/// ("fp32_gflops_per_usd": quotients are a thousand times as fine as their figure).
struct Metric
{
    QString key;
    int figure = 0; ///< number in the table of metrics.cpp
    Per per = Per::Nothing;
    Better better = Better::Neither;

    /// A field of the chip as it stands in the catalogue.
    [[nodiscard]] bool isField() const;
    /// A quotient counts in units so many times as fine as its figure's; 1 for what is no quotient.
    [[nodiscard]] double fineTimes() const;
    /// Takes part in no price of dollars; false for what changes with the price that counts.
    [[nodiscard]] bool usesPrice() const;
    [[nodiscard]] std::optional<double> of(const Subject &subject) const;
    /// Of the chip alone, at its launch price.
    [[nodiscard]] std::optional<double> of(const Chip &chip) const;
    /// Where its figures were read, without NoSource.
    [[nodiscard]] std::vector<SourceIndex> sources(const Subject &subject) const;
};

[[nodiscard]] std::span<const Metric> chipMetrics();
[[nodiscard]] const Metric *findMetric(QStringView key);
/// The same figure divided by something else; null where that makes no sense.
[[nodiscard]] const Metric *withPer(const Metric &metric, Per per);

/// Which way a figure is better for its buyer: the metric's own; Neither for what is no metric, or does not compare
/// across makes (clocks, cores, bus widths).
[[nodiscard]] Better betterWay(QStringView key);
/// The best of the known numbers; nullopt where fewer than two are known or all are equal.
[[nodiscard]] std::optional<double> bestOf(const std::vector<Value> &values, Better way);

/// "FP32 per watt", "Launch price"
[[nodiscard]] QString metricName(const Metric &metric);
/// "GFLOPS/W"; empty where there is none
[[nodiscard]] QString metricUnit(const Metric &metric);
/// "dollar", "watt": for a list of what a figure can be divided by
[[nodiscard]] QString perName(Per per);

} // namespace rig
