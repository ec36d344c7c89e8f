// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/upgrade_named.h"

#include "core/advice/framework_support.h"
#include "core/advice/offers.h"
#include "core/catalogue/modified.h"
#include "core/catalogue/module.h"

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

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

double moneyFor(const UpgradeOption &option)
{
    return option.net ? std::max(option.net->amount, 0.0) : option.price->money.amount * option.cards;
}

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
        const double money = moneyFor(option);
        if (!found || money / *gained < least) {
            found = &option;
            least = money / *gained;
        }
    }
    return found;
}

bool isDear(const UpgradeOption &option, const UpgradeAnswer &answer)
{
    return !answer.budget && !(option.price && answer.most && option.price->money.amount <= answer.most->amount);
}

/// Why one who knows would not name it in place of the owned one, whatever for. `abroad`: prices of other countries
/// count as well.
std::optional<PassedOver> whyNotSensible(const UpgradeOption &option, const UpgradeAnswer &answer, bool abroad)
{
    const Chip &chip = *option.gpu;
    if (option.verdict == UpgradeVerdict::NotNeeded)
        return PassedOver::SourceSaysNo;
    if (!advice::standsInWorkstation(chip) && advice::standsInWorkstation(*answer.owned))
        return PassedOver::NoCard;
    if (advice::supportOf(chip, advice::Framework::Any) != advice::Support::Yes)
        return PassedOver::LeftBehind;
    if (!advice::runsCuda(chip) && advice::runsCuda(*answer.owned))
        return PassedOver::NoCuda;
    // No step sideways: what has no BF16 is left behind next.
    if (advice::lacksBf16(chip))
        return PassedOver::NoBf16;
    if (!abroad && (!option.price || option.price->elsewhere))
        return PassedOver::OtherMarket;
    return std::nullopt;
}

/// The same of the best: `least`: memory that it has to have.
std::optional<PassedOver> whyNotBest(const UpgradeOption &option, const UpgradeAnswer &answer, bool abroad,
                                     Gibibytes least)
{
    if (const std::optional<PassedOver> why = whyNotSensible(option, answer, abroad))
        return why;
    const std::optional<double> gain = gainOf(option);
    if (option.memoryGain.value_or(-1) < 0)
        return PassedOver::LessMemory;
    if (!gain || *gain < GainWorthIt)
        return PassedOver::LittleGain;
    const bool old = !hasTensorCores(*answer.owned).value_or(true);
    if (option.speed.basis == SpeedBasis::Theoretical && !(old && *gain >= TheoryCountsFrom - 1))
        return PassedOver::PeaksAlone;
    if (option.gpu->memory.valueOr(Gibibytes(0)) < least)
        return PassedOver::LittleMemory;
    return isDear(option, answer) ? std::optional(PassedOver::Dear) : std::nullopt;
}

/// Which is the best, as a place in the options; and why each of the others is none.
std::optional<std::size_t> findBest(UpgradeAnswer &answer)
{
    const auto isOneMore = [](const UpgradeOption &option) { return option.verdict == UpgradeVerdict::Another; };
    bool anyPrice = false;
    const UpgradeOption *best = nullptr;
    answer.leastMemory = Gibibytes(0);
    for (const Gibibytes least : {EnoughToday, Gibibytes(0)}) {
        // A price of another country counts where there is none of one's own.
        for (const bool abroad : {false, true}) {
            if (best)
                continue;
            best = cheapest(answer.options, [&](const UpgradeOption &option) {
                return isOneMore(option) || whyNotBest(option, answer, abroad, least) ? std::nullopt : gainOf(option);
            });
            if (best) {
                answer.leastMemory = least;
                anyPrice = abroad;
            }
        }
    }
    for (UpgradeOption &option : answer.options) {
        if (!isOneMore(option))
            option.passed = whyNotBest(option, answer, anyPrice || !best, answer.leastMemory);
    }
    return best ? std::optional(static_cast<std::size_t>(best - answer.options.data())) : std::nullopt;
}

/// The options that are named, best, one more and the roomier one, before those that could be, and these before what
/// was passed over: the sentence and the list follow one rule.
void putInOrder(UpgradeAnswer &answer, const std::array<const UpgradeOption *, 3> &named, std::size_t most)
{
    std::vector<UpgradeOption> ordered;
    const std::array<std::optional<std::size_t> *, 3> places{&answer.best, &answer.another, &answer.roomier};
    for (std::size_t i = 0; i < named.size(); ++i) {
        places[i]->reset();
        if (!named[i])
            continue;
        if (ordered.size() < most)
            *places[i] = ordered.size();
        ordered.push_back(*named[i]);
    }
    for (const bool passed : {false, true}) {
        for (const UpgradeOption &option : answer.options) {
            const bool stands = std::find(named.begin(), named.end(), &option) != named.end();
            if (!stands && option.passed.has_value() == passed)
                ordered.push_back(option);
        }
    }
    answer.left = static_cast<int>(ordered.size() - std::min(ordered.size(), most));
    ordered.resize(std::min(ordered.size(), most));
    answer.options = std::move(ordered);
}

} // namespace

std::optional<double> moneyForGain(const UpgradeOption &option)
{
    const std::optional<double> gain = option.price ? gainOf(option) : std::nullopt;
    return gain ? std::optional(moneyFor(option) / *gain) : std::nullopt;
}

std::optional<NotListed> whyNotListed(const Chip &chip, const Chip &owned)
{
    if (isModified(chip))
        return NotListed::Modified;
    if (!advice::standsInWorkstation(owned) || advice::standsInWorkstation(chip))
        return std::nullopt;
    const QString form = chip.form.valueOr({});
    if (isModule(chip) || form == "mxm"_L1)
        return NotListed::Module;
    // What is a computer of its own, or of a form that is not known, may be listed.
    return form == "pcie"_L1 ? std::optional(NotListed::ForServer) : std::nullopt;
}

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
    const double worth = answer.resale ? MostTimesWorth * answer.resale->money.amount : 0;
    const auto price = std::find_if(answer.options.begin(), answer.options.end(),
                                    [](const UpgradeOption &option) { return option.price.has_value(); });
    if (!answer.budget && price != answer.options.end())
        answer.most = Money{std::max(worth, usual), price->price->money.currency};
    const Figure<Gibibytes> &each = answer.owned->memory;
    const double memory = each ? each->value() * answer.ownedCount : 0;
    const auto replaces = [](const UpgradeOption &option) { return option.verdict != UpgradeVerdict::Another; };
    const std::optional<std::size_t> bestAt = findBest(answer);
    const UpgradeOption *best = bestAt ? &answer.options[*bestAt] : nullptr;
    const auto roomFor = [&](const UpgradeOption &option, bool abroad) -> std::optional<double> {
        const bool worthIt = replaces(option) && !whyNotSensible(option, answer, abroad) && !isDear(option, answer) &&
                             &option != best && memory > 0 && option.memoryGain.value_or(0) >= memory * MemoryWorthIt &&
                             (!best || option.memoryGain.value_or(0) > best->memoryGain.value_or(0)) &&
                             option.speed.times.value_or(0) >= 1 - LeastGain;
        return worthIt ? option.memoryGain : std::nullopt;
    };
    const UpgradeOption *roomier = nullptr;
    for (const bool abroad : {false, true}) {
        if (!roomier)
            roomier = cheapest(answer.options, [&](const UpgradeOption &option) { return roomFor(option, abroad); });
    }
    const auto another = std::find_if_not(answer.options.begin(), answer.options.end(), replaces);
    // No more money for a chip that today's software leaves behind, where another one can be had.
    const advice::Support support = advice::supportOf(*answer.owned, advice::Framework::Any);
    const bool runsToday = support != advice::Support::OldVersions && support != advice::Support::No;
    const UpgradeOption *more = another == answer.options.end() || (best && !runsToday) ? nullptr : &*another;
    putInOrder(answer, {best, more, roomier}, static_cast<std::size_t>(std::max(most, 0)));
}

} // namespace rig
