// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

namespace rig {

/// A chart that answers a buyer's question at one click; most repeat a figure of the source documents on the parts of
/// this catalogue.
struct ChartQuestion
{
    QString id;    ///< stable: settings and the console name it
    QString title; ///< "What does FP32 cost? GTX 900, GTX 10, RTX 20"
    ChartRequest request;
};

[[nodiscard]] std::vector<ChartQuestion> chartQuestions();
/// The question that asks for just this; null in all other cases. The rest of the machine's price is the user's own and
/// does not count, nor do the words and conditions that filter.
[[nodiscard]] const ChartQuestion *questionOf(const std::vector<ChartQuestion> &questions, const ChartRequest &request);

/// The chart, with the title and the readings of the question that it answers, where it answers one.
[[nodiscard]] Result<ChartData> answeringChart(const Catalogue &catalogue, const ChartRequest &request,
                                               const Chips &machines = {});

/// What the chart of a question says, beside what its source document said of it: "Median GFLOPS per dollar: …; the
/// document says about 2." Empty where there is nothing to compare.
[[nodiscard]] QStringList readingsOf(const ChartQuestion &question, const ChartData &chart, const Catalogue &catalogue);

/// Median y / x of a series by its name; nullopt where the chart has no such series.
[[nodiscard]] std::optional<double> medianQuotient(const ChartData &chart, const QString &series);

} // namespace rig
