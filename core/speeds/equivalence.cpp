// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speeds/equivalence.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

// A grade is made of the kind of work, which weighs more, and the precision.
constexpr int Precisions = 4;
constexpr int NoGrade = 1000;

int workOf(int grade) { return grade / Precisions; }

template <class T> void addOnce(std::vector<T> &to, const T &value)
{
    if (std::find(to.begin(), to.end(), value) == to.end())
        to.push_back(value);
}

SpeedRelation relationOf(SpeedBasis basis, std::vector<SpeedStep> steps)
{
    double times = 1;
    Bounds between{1, 1};
    for (const SpeedStep &step : steps) {
        times *= step.times;
        between = {between.low * step.lowest, between.high * step.highest};
    }
    if (!std::isfinite(times) || !(times > 0))
        return {};
    between = {std::min(between.low, AtOtherWorks.low * times), std::max(between.high, AtOtherWorks.high * times)};
    return {basis, times, std::move(steps), {}, between};
}

} // namespace

QLatin1StringView speedBasisKey(SpeedBasis basis)
{
    switch (basis) {
    case SpeedBasis::Same:
        return "same"_L1;
    case SpeedBasis::Read:
        return "read"_L1;
    case SpeedBasis::Chained:
        return "chained"_L1;
    case SpeedBasis::Modelled:
        return "modelled"_L1;
    case SpeedBasis::Theoretical:
        return "theoretical"_L1;
    case SpeedBasis::Unknown:
        return "unknown"_L1;
    }
    return {};
}

bool SpeedRelation::otherWork() const
{
    return std::any_of(steps.begin(), steps.end(), [](const SpeedStep &step) { return step.otherWork; });
}

std::vector<SourceIndex> SpeedRelation::sources() const
{
    std::vector<SourceIndex> all;
    for (const SpeedStep &step : steps) {
        for (const SourceIndex source : step.sources)
            addOnce(all, source);
    }
    return all;
}

Equivalence::Equivalence(const Catalogue &catalogue)
{
    for (const SpeedRatio &ratio : catalogue.speeds) {
        if (!std::isfinite(ratio.times) || !(ratio.times > 0) || ratio.gpu == ratio.of)
            continue;
        Ratio one{ratio.times, ratio.work, ratio.model, ratio.precision, ratio.source};
        m_ratios[ratio.gpu][ratio.of].push_back(one);
        one.times = 1 / ratio.times;
        m_ratios[ratio.of][ratio.gpu].push_back(one);
    }
}

QStringList Equivalence::gpus() const
{
    QStringList ids;
    for (const auto &[id, others] : m_ratios)
        ids << id;
    return ids;
}

int Equivalence::gradeOf(const Ratio &ratio, std::optional<Net> net)
{
    const bool atLarge = ratio.model.isEmpty();
    int work = atLarge ? 0 : 1;
    if (net)
        work = ratio.model == netKey(*net) ? 0 : atLarge ? 1 : 2;
    int precision = 3;
    if (ratio.precision == "fp16"_L1 || atLarge)
        precision = 0;
    else if (ratio.precision == "fp32"_L1)
        precision = 1;
    else if (ratio.precision.isEmpty())
        precision = 2;
    return work * Precisions + precision;
}

SpeedStep Equivalence::meanOf(const QString &gpu, const QString &of, const Ratios &ratios, std::optional<Net> net)
{
    SpeedStep step{gpu, of, 0, ratios.front().times, ratios.front().times, static_cast<int>(ratios.size()), {}, {}};
    double logs = 0;
    for (const Ratio &ratio : ratios) {
        logs += std::log(ratio.times);
        step.lowest = std::min(step.lowest, ratio.times);
        step.highest = std::max(step.highest, ratio.times);
        if (!step.works.contains(ratio.work))
            step.works << ratio.work;
        addOnce(step.sources, ratio.source);
        step.otherWork = net && !ratio.model.isEmpty() && ratio.model != netKey(*net);
    }
    step.times = step.count == 1 ? ratios.front().times : std::exp(logs / step.count);
    return step;
}

std::optional<SpeedStep> Equivalence::direct(const QString &gpu, const QString &of, std::optional<Net> net,
                                             int *grade) const
{
    const auto from = m_ratios.find(gpu);
    if (from == m_ratios.end())
        return std::nullopt;
    const auto found = from->second.find(of);
    if (found == from->second.end())
        return std::nullopt;
    *grade = NoGrade;
    Ratios best;
    for (const Ratio &ratio : found->second) {
        const int own = gradeOf(ratio, net);
        if (own > *grade)
            continue;
        if (own < *grade)
            best.clear();
        *grade = own;
        best.push_back(ratio);
    }
    return meanOf(gpu, of, best, net);
}

std::vector<SpeedStep> Equivalence::besideOne(const QString &gpu, const QString &of, std::optional<Net> net,
                                              int *grade) const
{
    *grade = NoGrade;
    std::vector<SpeedStep> steps;
    const auto from = m_ratios.find(gpu);
    const auto to = m_ratios.find(of);
    if (from == m_ratios.end() || to == m_ratios.end())
        return steps;
    for (const auto &[via, ofVia] : from->second) {
        const auto toVia = to->second.find(via);
        if (via == of || toVia == to->second.end())
            continue;
        std::map<int, std::pair<Ratios, Ratios>> byGrade; // of `gpu` and of `of`, in step
        for (const Ratio &a : ofVia) {
            for (const Ratio &b : toVia->second) {
                if (a.source == b.source && a.work == b.work && a.model == b.model && a.precision == b.precision) {
                    auto &[firsts, seconds] = byGrade[gradeOf(a, net)];
                    firsts.push_back(a);
                    seconds.push_back(b);
                    seconds.back().times = 1 / b.times;
                }
            }
        }
        if (byGrade.empty())
            continue;
        const auto &[best, both] = *byGrade.begin();
        const int count = static_cast<int>(both.first.size());
        if (best > *grade || (best == *grade && count <= steps.front().count))
            continue;
        *grade = best;
        steps = {meanOf(via, of, both.second, net), meanOf(gpu, via, both.first, net)};
    }
    return steps;
}

std::vector<SpeedStep> Equivalence::chain(const QString &gpu, const QString &of, std::optional<Net> net) const
{
    // Dijkstra: steps first, then how well their work and precision fit; the id makes it the same each time.
    using Cost = std::tuple<int, int, QString>;
    std::map<QString, Cost> costs{{of, {0, 0, of}}};
    std::map<QString, SpeedStep> cameBy;
    std::set<Cost> waiting{{0, 0, of}};
    while (!waiting.empty()) {
        const auto [length, penalty, at] = *waiting.begin();
        waiting.erase(waiting.begin());
        if (at == gpu)
            break;
        const auto next = m_ratios.find(at);
        if (next == m_ratios.end())
            continue;
        for (const auto &[other, ratios] : next->second) {
            int grade = NoGrade;
            const std::optional<SpeedStep> step = direct(other, at, net, &grade);
            const Cost cost{length + 1, penalty + grade, other};
            const auto known = costs.find(other);
            if (!step || (known != costs.end() && known->second <= cost))
                continue;
            if (known != costs.end())
                waiting.erase(known->second);
            costs[other] = cost;
            cameBy[other] = *step;
            waiting.insert(cost);
        }
    }
    std::vector<SpeedStep> steps;
    for (QString at = gpu; cameBy.count(at) > 0 && at != of; at = steps.back().of)
        steps.push_back(cameBy[at]);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

SpeedRelation Equivalence::relation(const QString &gpu, const QString &of, std::optional<Net> net) const
{
    if (gpu == of)
        return {SpeedBasis::Same, 1.0, {}, {}, Bounds{1, 1}};
    int readGrade = NoGrade;
    const std::optional<SpeedStep> read = direct(gpu, of, net, &readGrade);
    int besideGrade = NoGrade;
    const std::vector<SpeedStep> beside = besideOne(gpu, of, net, &besideGrade);
    if (read && workOf(readGrade) <= workOf(besideGrade))
        return relationOf(SpeedBasis::Read, {*read});
    if (!beside.empty())
        return relationOf(SpeedBasis::Chained, beside);
    const std::vector<SpeedStep> steps = chain(gpu, of, net);
    return steps.empty() ? SpeedRelation() : relationOf(SpeedBasis::Chained, steps);
}

} // namespace rig
