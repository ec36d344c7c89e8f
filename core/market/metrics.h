// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QDate>

namespace rig {

/// A number of a chip that can stand on an axis: a figure, or one derived from two.
struct Metric
{
    const char *key; ///< "fp32_tflops", "fp32_tflops_per_w", "fp32_gflops_per_usd"
    bool derived;
    std::optional<double> (*of)(const Chip &);
};

[[nodiscard]] std::span<const Metric> chipMetrics();
[[nodiscard]] const Metric *findMetric(QStringView key);

/// "FP32 per watt", "Launch price"
[[nodiscard]] QString metricName(const Metric &metric);
/// "GFLOPS/W"; empty where there is none
[[nodiscard]] QString metricUnit(const Metric &metric);

} // namespace rig
