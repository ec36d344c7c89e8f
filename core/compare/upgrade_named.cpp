// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/upgrade_named.h"

#include "core/advice/framework_support.h"
#include "core/advice/offers.h"

#include <algorithm>
#include <functional>

namespace rig {

namespace {

/// Less than a hundredth is no gain: no measurement is as exact.
constexpr double LeastGain = 0.01;
/// A third more is felt; below, one keeps what one has.
constexpr double GainWorthIt = 1.0 / 3;
constexpr double MemoryWorthIt = 0.5;
/// With less, one soon changes the model to fit the card (advice/question.h): no other card with as little is named,
/// however fast, where there is one with as much.
constexpr Gibibytes EnoughToday(16);
constexpr double MostTimesWorth = 4;
/// A ratio of peaks alone is believed to mean a gain from here on.
constexpr double TheoryCountsFrom = 2;

/// What is given for what is gained, with the least of it: where the resale is not known, of the whole price.
const UpgradeOption *cheapest(const std::vector<UpgradeOption> &options,
                              const std::function<std::optional<double>(const UpgradeOption &)> &gain)
{
    const UpgradeOption *found = nullptr;
    double least = 0;
    for (const UpgradeOption &option : options) {
        const std::optional<double> gained = option.price ? gain(option) : std::nullopt;
        if (!gained)
            continue;
        const double money = option.net ? std::max(option.net->amount, 0.0) : option.price->money.amount * option.cards;
        if (!found || money / *gained < least) {
            found = &option;
            least = money / *gained;
        }
    }
    return found;
}

/// What one who knows would name in place of the owned one. `usual`: money for a card, in the answer's currency;
/// `abroad`: prices of other countries count as well.
bool isSensible(const UpgradeOption &option, const UpgradeAnswer &answer, double usual, bool abroad)
{
    const Chip &chip = *option.gpu;
    const bool stands = advice::standsInWorkstation(chip) || !advice::standsInWorkstation(*answer.owned);
    const bool runs = advice::supportOf(chip, advice::Framework::Any) == advice::Support::Yes &&
                      (advice::runsCuda(chip) || !advice::runsCuda(*answer.owned));
    // No step sideways: what has no BF16 is left behind next.
    const bool ofToday = !advice::lacksBf16(chip);
    const double worth = answer.resale ? MostTimesWorth * answer.resale->money.amount : 0;
    const bool sold = abroad || (option.price && !option.price->elsewhere);
    const bool affordable = answer.budget || (option.price && option.price->money.amount <= std::max(worth, usual));
    return stands && runs && ofToday && sold && affordable && option.verdict != UpgradeVerdict::Another &&
           option.verdict != UpgradeVerdict::NotNeeded;
}

} // namespace

std::optional<double> gainOf(const UpgradeOption &option)
{
    if (!option.speed.times || *option.speed.times - 1 < LeastGain)
        return std::nullopt;
    return *option.speed.times - 1;
}

bool secondLeads(const UpgradeAnswer &answer)
{
    constexpr Gibibytes WorthDoubling(24);
    constexpr double DearerForMemory = 4.0 / 3;
    if (!answer.best || !answer.another || !answer.owned->memory || *answer.owned->memory < WorthDoubling ||
        advice::lacksBf16(*answer.owned))
        return false;
    const UpgradeOption &best = answer.options[*answer.best];
    const UpgradeOption &more = answer.options[*answer.another];
    if (!best.price || !more.price)
        return false;
    const double money = best.net ? best.net->amount : best.price->money.amount * best.cards;
    const double memory = answer.owned->memory->value() * answer.ownedCount;
    return best.memoryGain.value_or(0) < MemoryWorthIt * memory && more.price->money.amount <= DearerForMemory * money;
}

void nameOptions(UpgradeAnswer &answer, int most, double usual)
{
    const Figure<Gibibytes> &each = answer.owned->memory;
    const double memory = each ? each->value() * answer.ownedCount : 0;
    const auto replaces = [](const UpgradeOption &option) { return option.verdict != UpgradeVerdict::Another; };
    const bool old = !hasTensorCores(*answer.owned).value_or(true);
    const auto gainFor = [&](const UpgradeOption &option, bool abroad, Gibibytes least) -> std::optional<double> {
        const std::optional<double> gain = gainOf(option);
        const bool worth = isSensible(option, answer, usual, abroad) && gain && *gain >= GainWorthIt &&
                           option.memoryGain.value_or(-1) >= 0 && option.gpu->memory.valueOr(Gibibytes(0)) >= least &&
                           (option.speed.basis != SpeedBasis::Theoretical || (old && *gain >= TheoryCountsFrom - 1));
        return worth ? gain : std::nullopt;
    };
    const UpgradeOption *best = nullptr;
    const auto roomFor = [&](const UpgradeOption &option, bool abroad) -> std::optional<double> {
        const bool worth = isSensible(option, answer, usual, abroad) && &option != best && memory > 0 &&
                           option.memoryGain.value_or(0) >= memory * MemoryWorthIt &&
                           (!best || option.memoryGain.value_or(0) > best->memoryGain.value_or(0)) &&
                           option.speed.times.value_or(0) >= 1 - LeastGain;
        return worth ? option.memoryGain : std::nullopt;
    };
    // A price of another country counts where there is none of one's own.
    const auto cheapestBy = [&](const auto &gain) {
        const UpgradeOption *here =
            cheapest(answer.options, [&](const UpgradeOption &option) { return gain(option, false); });
        return here ? here : cheapest(answer.options, [&](const UpgradeOption &option) { return gain(option, true); });
    };
    for (const Gibibytes least : {EnoughToday, Gibibytes(0)}) {
        if (!best)
            best = cheapestBy([&](const UpgradeOption &option, bool abroad) { return gainFor(option, abroad, least); });
    }
    const UpgradeOption *roomier = cheapestBy(roomFor);
    const auto another = std::find_if_not(answer.options.begin(), answer.options.end(), replaces);
    std::vector<UpgradeOption> named;
    const auto take = [&](const UpgradeOption *option) -> std::optional<std::size_t> {
        if (!option)
            return std::nullopt;
        named.push_back(*option);
        return named.size() - 1;
    };
    answer.best = take(best);
    // No more money for a chip that today's software leaves behind, where another one can be had.
    const bool runsToday = advice::supportOf(*answer.owned, advice::Framework::Any) != advice::Support::OldVersions &&
                           advice::supportOf(*answer.owned, advice::Framework::Any) != advice::Support::No;
    answer.another = take(another == answer.options.end() || (best && !runsToday) ? nullptr : &*another);
    answer.roomier = take(roomier);
    for (const UpgradeOption &option : answer.options) {
        if (&option != best && &option != roomier && (replaces(option) || !answer.another))
            named.push_back(option);
    }
    const auto kept = static_cast<std::size_t>(std::max(most, 0));
    answer.left = static_cast<int>(named.size() - std::min(named.size(), kept));
    named.resize(named.size() - static_cast<std::size_t>(answer.left));
    answer.options = std::move(named);
    for (std::optional<std::size_t> *at : {&answer.best, &answer.another, &answer.roomier}) {
        if (*at && **at >= kept)
            at->reset();
    }
}

} // namespace rig
