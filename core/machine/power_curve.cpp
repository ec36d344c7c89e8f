// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_curve.h"

#include "core/base/median.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// Neighbours whose mean stands for them.
struct Block
{
    double sum = 0;
    int count = 0;

    [[nodiscard]] double mean() const { return sum / count; }
};

bool suits(const PowerCurve &curve, Work work) { return curve.training != (work == Work::Inference); }

} // namespace

CurveFit::CurveFit(const std::vector<PowerPoint> &points) : m_points(points)
{
    std::vector<Block> blocks;
    for (const PowerPoint &point : points) {
        Block block{point.speed, 1};
        while (!blocks.empty() && blocks.back().mean() > block.mean()) {
            block.sum += blocks.back().sum;
            block.count += blocks.back().count;
            blocks.pop_back();
        }
        blocks.push_back(block);
    }
    std::size_t at = 0;
    for (const Block &block : blocks) {
        for (int i = 0; i < block.count; ++i)
            m_points[at++].speed = block.mean();
    }
}

std::optional<double> CurveFit::speedAt(Watts limit) const
{
    if (m_points.empty() || limit < m_points.front().limit || limit > m_points.back().limit)
        return std::nullopt;
    const auto after = std::lower_bound(m_points.begin(), m_points.end(), limit,
                                        [](const PowerPoint &point, Watts watts) { return point.limit < watts; });
    if (after->limit == limit)
        return after->speed;
    const auto before = after - 1;
    const double way = (limit - before->limit) / (after->limit - before->limit);
    return before->speed + way * (after->speed - before->speed);
}

std::optional<FitError> leaveOneOut(const std::vector<PowerPoint> &points)
{
    std::vector<double> errors;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        std::vector<PowerPoint> others = points;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        errors.push_back(100 * std::abs(*CurveFit(others).speedAt(points[i].limit) - points[i].speed));
    }
    if (errors.empty())
        return std::nullopt;
    return FitError{*medianOf(errors), *std::max_element(errors.begin(), errors.end())};
}

std::vector<LimitedSpeed> speedsAtLimit(const Catalogue &catalogue, const QString &chip, Watts limit, Watts rating,
                                        Work work)
{
    std::vector<LimitedSpeed> speeds;
    bool otherEnds = false;
    for (const PowerCurve &curve : catalogue.powerCurves) {
        if (curve.gpu != chip || curve.points.empty() || !suits(curve, work))
            continue;
        otherEnds = otherEnds || curve.points.front().limit > limit;
        const CurveFit fit(curve.points);
        const Watts reference = std::min(rating, curve.points.back().limit);
        const std::optional<double> whole = fit.speedAt(reference);
        const std::optional<double> limited = fit.speedAt(limit);
        const std::optional<FitError> error = leaveOneOut(curve.points);
        if (whole && limited && error && *whole > 0)
            speeds.push_back({&curve, *limited / *whole, reference, *error, false});
    }
    std::stable_sort(speeds.begin(), speeds.end(),
                     [](const LimitedSpeed &a, const LimitedSpeed &b) { return a.share < b.share; });
    for (LimitedSpeed &speed : speeds)
        speed.mayBeLess = otherEnds;
    return speeds;
}

std::optional<LimitedSpeed> speedAtLimit(const Catalogue &catalogue, const QString &chip, Watts limit, Watts rating,
                                         Work work)
{
    const std::vector<LimitedSpeed> speeds = speedsAtLimit(catalogue, chip, limit, rating, work);
    return speeds.empty() ? std::nullopt : std::optional(speeds.front());
}

std::optional<Watts> ratingOf(const Card &card, const Chip *chip)
{
    if (card.tdp)
        return card.tdp.value;
    return chip ? chip->tdp.value : std::nullopt;
}

} // namespace rig
