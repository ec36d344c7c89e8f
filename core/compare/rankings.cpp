// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/rankings.h"

#include "core/speeds/speed_estimate.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

struct RankWords
{
    Q_DECLARE_TR_FUNCTIONS(Rankings)
};

std::optional<double> asNumber(std::optional<bool> has) { return has ? std::optional(*has ? 1.0 : 0.0) : std::nullopt; }

template <class T> std::optional<double> asNumber(const Figure<T> &figure)
{
    return figure ? std::optional(figure->value()) : std::nullopt;
}

std::optional<double> valueOf(const Chip &chip, RankKey key)
{
    switch (key) {
    case RankKey::TensorCores:
        return asNumber(hasTensorCores(chip));
    case RankKey::Flops:
        return asNumber(chip.fp32);
    case RankKey::Bandwidth:
        return asNumber(chip.memoryBandwidth);
    case RankKey::SixteenBit:
        return asNumber(hasSixteenBit(chip));
    case RankKey::Cache:
        return 0; // of nobody: all are equal
    }
    return std::nullopt;
}

std::optional<RankKey> missingOf(const Ranking &ranking, const Chip &chip)
{
    const auto missing =
        std::find_if(ranking.keys.begin(), ranking.keys.end(), [&](RankKey key) { return !valueOf(chip, key); });
    return missing == ranking.keys.end() ? std::nullopt : std::optional(*missing);
}

} // namespace

std::optional<RankKey> decidingKey(const Ranking &ranking, const Chip &a, const Chip &b)
{
    for (const RankKey key : ranking.keys) {
        const std::optional<double> one = valueOf(a, key);
        const std::optional<double> other = valueOf(b, key);
        if (!one || !other)
            return std::nullopt;
        if (*one != *other)
            return key;
    }
    return std::nullopt;
}

RankedGpus ranked(const Ranking &ranking, const std::vector<std::shared_ptr<const Chip>> &gpus)
{
    RankedGpus result;
    result.ranking = &ranking;
    for (const auto &gpu : gpus) {
        if (const auto missing = missingOf(ranking, *gpu))
            result.unranked.push_back({gpu, *missing});
        else
            result.order.push_back(gpu);
    }
    std::stable_sort(result.order.begin(), result.order.end(), [&](const auto &a, const auto &b) {
        const std::optional<RankKey> key = decidingKey(ranking, *a, *b);
        return key && *valueOf(*a, *key) > *valueOf(*b, *key);
    });
    return result;
}

QString rankKeyText(RankKey key)
{
    switch (key) {
    case RankKey::TensorCores:
        return RankWords::tr("Tensor Cores");
    case RankKey::Flops:
        return RankWords::tr("FLOPS");
    case RankKey::Bandwidth:
        return RankWords::tr("memory bandwidth");
    case RankKey::SixteenBit:
        return RankWords::tr("16-bit capability");
    case RankKey::Cache:
        return RankWords::tr("cache");
    }
    return {};
}

} // namespace rig
