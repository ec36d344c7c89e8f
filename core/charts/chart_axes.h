// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/charts/chart_data.h"
#include "core/metrics/metrics.h"
#include "core/prices/chip_price.h"

#include <QHash>

namespace rig {

/// The axis of a metric, its title with the unit. A date never stands on a logarithmic one: a calendar has no zero to
/// measure from.
[[nodiscard]] ChartAxis axisOf(const Metric &metric, bool logarithmic);
/// "FP32 (TFLOPS)"
[[nodiscard]] QString metricTitle(const Metric &metric);
/// The axis of a chart with processors beside GPUs, whose memory has another name in some languages.
void nameForBoth(ChartAxis &axis, const Metric &metric);
/// Says in title and key of an axis which price it rests on, where it does: "Price (USD), market, used".
void namePrice(ChartAxis &axis, const Metric &metric, const ChartPricing &price);
/// Names those that there are.
[[nodiscard]] tl::unexpected<Failure> noSuchMetric(const QString &key);

/// The titles of the sources that a chart's points cite, each once.
class SourceTitles
{
public:
    explicit SourceTitles(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// The first four that the metrics of a subject rest on.
    [[nodiscard]] std::array<int, 4> numbersOf(const std::vector<const Metric *> &metrics, const Subject &subject);
    /// −1 where there is none.
    [[nodiscard]] int numberOf(SourceIndex source);
    [[nodiscard]] const QStringList &titles() const { return m_titles; }

private:
    const Catalogue &m_catalogue;
    QHash<SourceIndex, int> m_numbers;
    QStringList m_titles;
};

} // namespace rig
