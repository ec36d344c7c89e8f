// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/compare_answer.h"

#include "core/metrics/metrics.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::words {

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(CompareAnswer)
};

/// What decides for deep learning, the first first.
constexpr std::array Deciding{"memory_gib", "memory_bandwidth_gb_s", "tensor_fp16_dense_tflops", "fp32_tflops"};

/// The one that has the best of it; null where it is known of one alone, or two are equal.
const Chip *leaderIn(const Metric &metric, const std::vector<std::shared_ptr<const Chip>> &chips)
{
    std::vector<Value> values;
    for (const auto &chip : chips) {
        const std::optional<double> value = metric.of(*chip);
        values.push_back(value ? Value(*value) : Value());
    }
    const std::optional<double> best = bestOf(values, metric.better);
    if (!best || std::count(values.begin(), values.end(), Value(*best)) != 1)
        return nullptr;
    return chips[static_cast<std::size_t>(std::find(values.begin(), values.end(), Value(*best)) - values.begin())]
        .get();
}

/// "memory, memory bandwidth and FP32"
QString together(QStringList figures)
{
    const QString last = figures.takeLast();
    return figures.isEmpty()
               ? last
               : CompareWords::tr("%1 and %2", "figures, the last figure").arg(names::listed(figures), last);
}

} // namespace

QString compareSentence(const std::vector<std::shared_ptr<const Chip>> &chips)
{
    std::vector<std::pair<const Chip *, QStringList>> leaders;
    for (const char *key : Deciding) {
        const Metric *metric = findMetric(QString::fromLatin1(key));
        const Chip *leader = metric ? leaderIn(*metric, chips) : nullptr;
        if (!leader)
            continue;
        const QString figure = names::figureWithin(metricName(*metric));
        const auto known =
            std::find_if(leaders.begin(), leaders.end(), [&](const auto &one) { return one.first == leader; });
        if (known == leaders.end())
            leaders.push_back({leader, {figure}});
        else
            known->second << figure;
    }
    if (leaders.empty())
        return CompareWords::tr("%n GPU(s) side by side", "", static_cast<int>(chips.size()));
    QStringList told;
    for (const auto &[leader, figures] : leaders)
        told << (told.isEmpty() ? CompareWords::tr("%1 leads in %2", "GPU, figures")
                                : CompareWords::tr("%1 in %2", "GPU, figures"))
                    .arg(names::shortName(*leader), together(figures));
    return names::typeset(names::apart(told));
}

} // namespace rig::words
