// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_subjects.h"

namespace rig {

/// Subjects that cannot be drawn, by reason.
struct LeftOut
{
    int x = 0;
    int y = 0;
    int both = 0;
    int notAboveZero = 0;

    [[nodiscard]] int total() const { return x + y + both + notAboveZero; }
};

/// "Shown: 80 of 290 GPUs." and why the others are not. A figure without a name: none of several is known.
[[nodiscard]] QStringList shownSentences(const LeftOut &leftOut, int total, bool processors, const QString &x,
                                         const QString &y);
/// Which prices these are, of which days, in which dollars; or that the figures are the vendors' ratings.
[[nodiscard]] QStringList basisSentences(const std::vector<const Metric *> &metrics, const ChartRequest &request,
                                         const ChartSubjects &subjects, const Catalogue &catalogue);
/// What the request leaves out by choice.
[[nodiscard]] QStringList filterSentences(const ChartRequest &request, qsizetype allGroups, const QString &currency);
/// One for each series with a trend, one for those that have too few points.
[[nodiscard]] QStringList trendSentences(const ChartData &chart, const QString &xUnit, const QString &yUnit);
[[nodiscard]] QStringList frontierSentences(const ChartData &chart, const QString &x, const QString &y);

} // namespace rig
