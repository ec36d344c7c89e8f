// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/relative_speed.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// All comparisons of two GPUs.
struct Comparison
{
    double logs = 0;
    int count = 0;
    std::vector<SourceIndex> sources;

    [[nodiscard]] double mean() const { return std::exp(logs / count); }
};

using Comparisons = std::map<std::pair<QString, QString>, Comparison>; ///< (gpu, of)

Comparisons comparisonsOf(const Catalogue &catalogue, Net net)
{
    Comparisons comparisons;
    for (const SpeedRatio &ratio : catalogue.speeds) {
        if (ratio.model != netKey(net) || ratio.precision != "fp16"_L1 || !(ratio.times > 0))
            continue;
        Comparison &one = comparisons[{ratio.gpu, ratio.of}];
        one.logs += std::log(ratio.times);
        ++one.count;
        if (std::find(one.sources.begin(), one.sources.end(), ratio.source) == one.sources.end())
            one.sources.push_back(ratio.source);
    }
    return comparisons;
}

QString mostCompared(const Comparisons &comparisons)
{
    std::map<QString, int> counts;
    for (const auto &[pair, comparison] : comparisons)
        ++counts[pair.second];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? QString() : most->first;
}

MeasuredSpeed onward(const MeasuredSpeed &from, double times, const Comparison &by)
{
    MeasuredSpeed speed{from.times * times, from.sources};
    for (const SourceIndex source : by.sources) {
        if (std::find(speed.sources.begin(), speed.sources.end(), source) == speed.sources.end())
            speed.sources.push_back(source);
    }
    return speed;
}

/// Breadth first: the way with the fewest comparisons between counts.
QHash<QString, MeasuredSpeed> reachedFrom(const QString &reference, const Comparisons &comparisons)
{
    QHash<QString, MeasuredSpeed> reached;
    if (reference.isEmpty())
        return reached;
    reached.insert(reference, {1, {}});
    std::queue<QString> waiting;
    waiting.push(reference);
    while (!waiting.empty()) {
        const QString at = waiting.front();
        waiting.pop();
        const MeasuredSpeed from = reached.value(at);
        const auto reach = [&](const QString &chip, double times, const Comparison &by) {
            if (reached.contains(chip))
                return;
            reached.insert(chip, onward(from, times, by));
            waiting.push(chip);
        };
        for (const auto &[pair, comparison] : comparisons) {
            if (pair.second == at)
                reach(pair.first, comparison.mean(), comparison);
            else if (pair.first == at)
                reach(pair.second, 1 / comparison.mean(), comparison);
        }
    }
    return reached;
}

} // namespace

RelativeSpeeds::RelativeSpeeds(const Catalogue &catalogue)
{
    for (const Net net : AllNets) {
        const Comparisons comparisons = comparisonsOf(catalogue, net);
        Speeds &speeds = m_speeds[static_cast<std::size_t>(net)];
        speeds.reference = mostCompared(comparisons);
        speeds.byChip = reachedFrom(speeds.reference, comparisons);
    }
}

const MeasuredSpeed *RelativeSpeeds::of(const QString &chip, Net net) const
{
    const QHash<QString, MeasuredSpeed> &speeds = m_speeds[static_cast<std::size_t>(net)].byChip;
    const auto found = speeds.constFind(chip);
    return found == speeds.constEnd() ? nullptr : &*found;
}

QString RelativeSpeeds::reference(Net net) const { return m_speeds[static_cast<std::size_t>(net)].reference; }

} // namespace rig
