// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/card_scaling.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr std::array UsualWays{CardWay{3, 4},  CardWay{3, 8}, CardWay{3, 16}, CardWay{4, 4}, CardWay{4, 8},
                               CardWay{4, 16}, CardWay{5, 8}, CardWay{5, 16}, CardWay{3, 1}};

Bounds scaled(const Bounds &bounds, double by) { return {bounds.low * by, bounds.high * by}; }

ScalingAnswer::Verdict verdictOf(const std::optional<Bounds> &bounds)
{
    if (!bounds)
        return ScalingAnswer::Verdict::CannotSay;
    if (bounds->high < 1)
        return ScalingAnswer::Verdict::Slower;
    return bounds->low < 1 ? ScalingAnswer::Verdict::MaybeSlower : ScalingAnswer::Verdict::Faster;
}

ScalingRow measuredRow(const ScalingFound &found, const MeasuredScalings &scalings)
{
    ScalingRow row;
    row.basis = found.sameGpu ? ScalingRow::Basis::MeasuredHere : ScalingRow::Basis::MeasuredElsewhere;
    row.times = {found.low, found.high};
    row.median = found.median;
    row.cases = found.cases;
    for (const int source : found.sources)
        row.sources << scalings.sources[static_cast<std::size_t>(source)].publisher;
    row.sources.removeDuplicates();
    return row;
}

void addStated(ScalingAnswer &answer, Software software, ScalingRow::Basis basis)
{
    if (const std::optional<Bounds> stated = statedSpeedup(answer.cards, software))
        answer.rows.push_back({basis, *stated});
}

/// What the link's rate comes to for these cards; nullopt: not known.
std::optional<Bounds> reachedOver(const ScalingQuestion &question, const Chip *chip)
{
    if (question.nvlink) {
        // The chip's figure counts both directions.
        const double own = chip && chip->nvlink ? chip->nvlink->value() / 2 : 0;
        const double rate = question.linkGbS.value_or(own);
        return rate > 0 ? std::optional(Bounds{rate, rate}) : std::nullopt;
    }
    if (!question.linkGbS)
        return std::nullopt;
    return chip ? reachedOverPcie(*chip, *question.linkGbS) : Bounds{*question.linkGbS, *question.linkGbS};
}

/// By a link that reaches something between these rates.
std::optional<Bounds> speedupOver(DataParallelStep step, const Bounds &link)
{
    step.linkGbS = link.low;
    const std::optional<Bounds> slow = dataParallelSpeedup(step);
    step.linkGbS = link.high;
    const std::optional<Bounds> fast = dataParallelSpeedup(step);
    return slow && fast ? std::optional(Bounds{slow->low, fast->high}) : std::nullopt;
}

/// Between what the speed of one of `gpus` lies; of a bound the bound.
Bounds speedOfOne(const SpeedEstimate &speed, int gpus)
{
    const double low = speed.low > 0 ? speed.low : speed.perSecond;
    return scaled({low, std::max(low, speed.high)}, 1.0 / gpus);
}

/// Several cards on one run; `perCard` is 0 where the card's speed is not known, `one` between what it lies.
void addOneRun(ScalingAnswer &answer, const WorkloadNeed &need, const QString &chip, double perCard, const Bounds &one,
               const MeasuredScalings &scalings, const std::optional<Bounds> &link)
{
    std::optional<Bounds> bounds;
    if (perCard > 0 && link && need.gradients > 0)
        bounds = speedupOver({answer.cards, need.samplesInStep / perCard, need.gradients, link->low}, *link);
    answer.verdict = verdictOf(bounds);
    if (bounds)
        answer.rows.push_back(
            {ScalingRow::Basis::Link, *bounds, Bounds{bounds->low * one.low, bounds->high * one.high}});
    if (const auto found = measuredSpeedup(scalings, chip, answer.cards, need.family))
        answer.rows.push_back(measuredRow(*found, scalings));
    addStated(answer, Software::Framework, ScalingRow::Basis::Framework2016);
    addStated(answer, Software::Research, ScalingRow::Basis::Tuned2016);
}

} // namespace

QString CardWay::key() const { return u"%1x%2"_s.arg(QString::number(generation), QString::number(width)); }

QString CardWay::name() const { return u"PCIe %1.0 x%2"_s.arg(QString::number(generation), QString::number(width)); }

double CardWay::gigabytesPerSecond() const { return laneRate(generation).value() * width; }

std::span<const CardWay> cardWays() { return UsualWays; }

std::optional<CardWay> cardWayFrom(QStringView key)
{
    const qsizetype times = key.indexOf(u'x');
    if (times < 0)
        return std::nullopt;
    const CardWay way{key.left(times).toInt(), key.mid(times + 1).toInt()};
    constexpr std::array Widths{1, 2, 4, 8, 16};
    const bool exists =
        laneRate(way.generation).value() > 0 && std::find(Widths.begin(), Widths.end(), way.width) != Widths.end();
    return exists ? std::optional(way) : std::nullopt;
}

std::optional<double> slowestWay(const Lanes &lanes)
{
    std::optional<double> slowest;
    for (const PeerPath &path : lanes.peers) {
        if (!path.bandwidth)
            return std::nullopt;
        slowest = std::min(slowest.value_or(path.bandwidth->value()), path.bandwidth->value());
    }
    return slowest;
}

bool joinedByNvLink(const Lanes &lanes)
{
    return !lanes.peers.empty() && std::all_of(lanes.peers.begin(), lanes.peers.end(),
                                               [](const PeerPath &path) { return path.way == PeerWay::NvLink; });
}

std::optional<bool> hasPeerAccess(const Chip &chip)
{
    if (chip.vendor != "NVIDIA"_L1)
        return std::nullopt;
    const double capability = chip.computeCapability ? chip.computeCapability->toDouble() : 0;
    if (!chip.name.contains("GeForce"_L1))
        return chip.segment && *chip.segment != "consumer"_L1 ? std::optional(true) : std::nullopt;
    constexpr double Turing = 7.5;
    return capability >= Turing ? std::optional(false) : std::nullopt;
}

Bounds reachedOverPcie(const Chip &chip, double linkGbS)
{
    constexpr Bounds OfLink{0.85, 0.89};
    constexpr Bounds MostThroughHost{7.5, 10.3};
    const Bounds direct{OfLink.low * linkGbS, OfLink.high * linkGbS};
    const Bounds copied{std::min(direct.low, MostThroughHost.low), std::min(linkGbS, MostThroughHost.high)};
    const std::optional<bool> access = hasPeerAccess(chip);
    if (access)
        return *access ? direct : copied;
    return {copied.low, direct.high};
}

ScalingAnswer scalingOf(const WorkloadNeed &need, const CardAnswer *card, const MeasuredScalings &scalings,
                        const ScalingQuestion &question)
{
    const SpeedEstimate *speed = card && card->speed ? &*card->speed : nullptr;
    const double perCard = speed ? speed->perSecond / std::max(1, need.gpus) : 0;
    const Bounds one = speed ? speedOfOne(*speed, std::max(1, need.gpus)) : Bounds();
    ScalingAnswer answer;
    answer.cards = question.cards;
    answer.aim = question.aim;
    answer.unit = need.unit;
    answer.gradients = need.gradients;
    answer.spreads = spreadsByData(need.family);
    if (perCard > 0) {
        answer.oneCard = speed->basis;
        answer.rows.push_back({ScalingRow::Basis::OneCard, {1, 1}, one});
    }
    if (question.aim == Aim::ManyRuns) {
        const double times = runsInTheTimeOfOne(question.cards, 1, Aim::ManyRuns);
        answer.verdict = ScalingAnswer::Verdict::SideBySide;
        answer.rows.push_back({ScalingRow::Basis::SideBySide,
                               {times, times},
                               perCard > 0 ? std::optional(scaled(one, question.cards)) : std::nullopt});
    } else if (question.cards > 1) {
        const Chip *chip = card ? card->chip.get() : nullptr;
        answer.throughHost = chip && !question.nvlink && !hasPeerAccess(*chip).value_or(true);
        addOneRun(answer, need, chip ? chip->id : QString(), perCard, one, scalings, reachedOver(question, chip));
    }
    return answer;
}

std::optional<SpeedInAll> speedInAll(const WorkloadNeed &need, const CardAnswer &card, bool training, int cards)
{
    if (!card.speed || need.gpus != 1 || !(card.speed->perSecond > 0))
        return std::nullopt;
    const SpeedEstimate &one = *card.speed;
    const auto [low, high] = speedOfOne(one, 1);
    const bool bound = one.basis == EstimateBasis::AtMost;
    if (!training)
        return SpeedInAll{{cards * low, cards * high}, bound};
    std::optional<Bounds> times;
    if (need.gradients > 0) {
        const Bounds link = reachedOverPcie(*card.chip, UsualCardWay.gigabytesPerSecond());
        times = speedupOver({cards, need.samplesInStep / one.perSecond, need.gradients, link.low}, link);
    }
    if (!times || bound)
        return SpeedInAll{{cards * low, cards * high}, true};
    return SpeedInAll{{times->low * low, times->high * high}, false};
}

QString speedText(const SpeedInAll &speed)
{
    SpeedEstimate estimate;
    estimate.perSecond = estimate.high = speed.perSecond.high;
    estimate.low = speed.atMost ? 0 : speed.perSecond.low;
    return speed.atMost ? u"≤ "_s + speedText(estimate) : speedText(estimate);
}

QLatin1StringView verdictKey(ScalingAnswer::Verdict verdict)
{
    switch (verdict) {
    case ScalingAnswer::Verdict::OneCardOnly:
        return "one-card"_L1;
    case ScalingAnswer::Verdict::SideBySide:
        return "side-by-side"_L1;
    case ScalingAnswer::Verdict::Slower:
        return "slower"_L1;
    case ScalingAnswer::Verdict::MaybeSlower:
        return "maybe-slower"_L1;
    case ScalingAnswer::Verdict::Faster:
        return "faster"_L1;
    case ScalingAnswer::Verdict::CannotSay:
        return "cannot-say"_L1;
    }
    return {};
}

QLatin1StringView basisName(ScalingRow::Basis basis)
{
    switch (basis) {
    case ScalingRow::Basis::OneCard:
        return "one-card"_L1;
    case ScalingRow::Basis::SideBySide:
        return "side-by-side"_L1;
    case ScalingRow::Basis::Link:
        return "link"_L1;
    case ScalingRow::Basis::MeasuredHere:
        return "measured"_L1;
    case ScalingRow::Basis::MeasuredElsewhere:
        return "measured-elsewhere"_L1;
    case ScalingRow::Basis::Framework2016:
        return "framework-2016"_L1;
    case ScalingRow::Basis::Tuned2016:
        return "tuned-2016"_L1;
    }
    return {};
}

} // namespace rig
