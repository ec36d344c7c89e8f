// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/effect.h"

#include "core/checks/breaker_shared.h"
#include "core/checks/catalog.h"
#include "core/checks/circuit.h"
#include "core/checks/gather.h"
#include "core/checks/room_heat.h"
#include "core/checks/run_checks.h"
#include "core/checks/supply_capacity.h"
#include "core/prices/price.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Findings of `from` that `other` does not have, or has less severe.
std::vector<Finding> without(const std::vector<Finding> &from, const std::vector<Finding> &other)
{
    std::vector<Finding> left;
    // An edit changes little: what one has the other mostly has in the same order.
    auto next = other.begin();
    for (const Finding &finding : from) {
        const auto isIt = [&](const Finding &candidate) {
            return sameMatter(finding, candidate) && candidate.severity <= finding.severity;
        };
        auto found = std::find_if(next, other.end(), isIt);
        if (found == other.end()) {
            found = std::find_if(other.begin(), next, isIt);
            found = found == next ? other.end() : found;
        }
        if (found == other.end())
            left.push_back(finding);
        else
            next = found + 1;
    }
    return left;
}

/// What is said of the machine's circuit is the same matter whichever supplies draw from it.
bool isOfCircuit(const Finding &finding)
{
    return finding.is(checks::circuit::Id) || finding.is(checks::breaker_shared::Id);
}

/// What is said of all that the machine takes at the wall is the same matter too: it all becomes heat.
bool isOfWall(const Finding &finding) { return isOfCircuit(finding) || finding.is(checks::room_heat::Id); }

/// Findings of the wall that `other` has under other supplies are not left.
std::vector<Finding> withoutSameWall(std::vector<Finding> findings, const std::vector<Finding> &other)
{
    std::erase_if(findings, [&](const Finding &finding) {
        return isOfWall(finding) && finding.severity != Severity::Unknown &&
               std::any_of(other.begin(), other.end(), [&](const Finding &one) {
                   return std::string_view(one.check) == finding.check && one.severity <= finding.severity;
               });
    });
    return findings;
}

/// How many watts are lacking, of the blockers that tell it.
std::optional<Watts> lackingIn(const Finding &finding)
{
    if (finding.severity != Severity::Blocker)
        return std::nullopt;
    if (finding.is(checks::supply_capacity::Id))
        return finding.fact(checks::supply_capacity::NeedW) - finding.fact(checks::supply_capacity::SupplyW);
    if (finding.is(checks::circuit::Id))
        return finding.fact(checks::circuit::WallW) - finding.fact(checks::circuit::RatingW);
    if (finding.is(checks::breaker_shared::Id))
        return finding.fact(checks::breaker_shared::TogetherW) - finding.fact(checks::breaker_shared::RatingW);
    return std::nullopt;
}

std::vector<LinkState> linksOf(const Machine &machine, const Lanes &lanes)
{
    std::vector<LinkState> states;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Device &device = machine.devices[i];
        const Link *link = lanes.linkOf(static_cast<int>(i));
        LinkState state;
        state.item = device.item;
        state.kind = device.kind();
        state.number = device.number;
        state.dark = !link || link->dark || link->wrongConnector;
        if (device.chip)
            state.fp32 = device.chip->fp32.value;
        if (link && link->pcie && !state.dark) {
            state.width = link->width;
            state.generation = link->generation;
            state.bandwidth = link->bandwidth;
        }
        states.push_back(state);
    }
    return states;
}

template <class T> bool isLess(const std::optional<T> &after, const std::optional<T> &before)
{
    return before && (!after || *after < *before);
}

bool isWorse(const LinkState &after, const LinkState &before)
{
    if (before.dark || after.dark)
        return after.dark && !before.dark;
    return isLess(after.width, before.width) || isLess(after.bandwidth, before.bandwidth);
}

const LinkState *stateOf(ItemId item, const std::vector<LinkState> &links)
{
    const auto found = std::find_if(links.begin(), links.end(), [&](const LinkState &one) { return one.item == item; });
    return found == links.end() ? nullptr : &*found;
}

/// Whether a card with more FLOPS gets the lanes that this one had, and leaves it its own.
bool isSwap(const LinkState &loser, const LinkState &loserAfter, const LinkState &winner, const LinkState &winnerAfter)
{
    return loser.fp32 && winner.fp32 && loser.fp32->value() < winner.fp32->value() && loser.width &&
           !isLess(loser.width, winnerAfter.width) && !isLess(loserAfter.width, winner.width);
}

/// A card that gains what another device loses, and needs it more.
bool isTraded(const LinkState &loser, const LinkState &loserAfter, const std::vector<LinkState> &before,
              const std::vector<LinkState> &after)
{
    return std::any_of(after.begin(), after.end(), [&](const LinkState &card) {
        const LinkState *was = stateOf(card.item, before);
        if (card.kind != Kind::Card || !was || !isWorse(*was, card) || isWorse(card, *was))
            return false;
        return loser.kind != Kind::Card || isSwap(loser, loserAfter, *was, card);
    });
}

std::vector<LinkLoss> lossesBetween(const std::vector<LinkState> &before, const std::vector<LinkState> &after)
{
    std::vector<LinkLoss> losses;
    for (const LinkState &was : before) {
        const LinkState *is = stateOf(was.item, after);
        if (is && isWorse(*is, was))
            losses.push_back({was, *is, isTraded(was, *is, before, after)});
    }
    return losses;
}

bool lacks(const std::vector<Finding> &findings, const char *check, const MissingFigure &figure)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
        return finding.severity == Severity::Unknown && finding.missing == figure &&
               std::any_of(finding.blocked.begin(), finding.blocked.end(),
                           [&](const char *one) { return std::string_view(one) == check; });
    });
}

std::vector<const char *> unansweredIn(const std::vector<Finding> &findings, const std::vector<Finding> &before)
{
    std::vector<const char *> checks;
    for (const Finding &finding : findings) {
        for (const char *check : finding.blocked) {
            if (!lacks(before, check, finding.missing))
                checks.push_back(check);
        }
    }
    return checks;
}

/// Whether a check's answer may not be given up for an unknown: those on lanes, plugs, room, platform and drives.
bool mustBeAnswered(std::string_view check)
{
    constexpr std::array<std::string_view, 5> groups{"pcie.", "power.", "fit.", "platform.", "storage."};
    const bool concerned =
        std::any_of(groups.begin(), groups.end(), [&](std::string_view group) { return check.starts_with(group); });
    const Check *found = concerned ? findCheck(check) : nullptr;
    return found && found->worst != Severity::Note;
}

std::ptrdiff_t countOf(const std::vector<Finding> &findings, Severity severity)
{
    return std::count_if(findings.begin(), findings.end(),
                         [&](const Finding &finding) { return finding.severity == severity; });
}

/// By severity.
std::array<int, 4> countsOf(const std::vector<Finding> &shown)
{
    std::array<int, 4> counts{};
    for (const Finding &finding : shown)
        ++counts[static_cast<std::size_t>(finding.severity)];
    return counts;
}

std::vector<Finding> openOf(const std::vector<Finding> &shown)
{
    std::vector<Finding> open;
    std::copy_if(shown.begin(), shown.end(), std::back_inserter(open),
                 [](const Finding &finding) { return finding.severity == Severity::Unknown; });
    return open;
}

/// What is shown as open of which nothing is shown so any more.
std::vector<Finding> settledBetween(const std::vector<Finding> &before, const std::vector<Finding> &after)
{
    const std::vector<Finding> left = ungathered(openOf(after));
    std::vector<Finding> settled = openOf(before);
    std::erase_if(settled, [&](const Finding &finding) {
        const std::vector<Finding> parts = ungathered(finding);
        return std::any_of(parts.begin(), parts.end(), [&](const Finding &part) {
            return std::any_of(left.begin(), left.end(), [&](const Finding &one) { return sameMatter(part, one); });
        });
    });
    return settled;
}

/// A caution about a device that gives its lanes to one that needs them more.
bool isOfTrade(const Finding &finding, const std::vector<LinkLoss> &losses)
{
    return std::string_view(finding.check).starts_with("pcie.") &&
           std::all_of(finding.subjects.begin(), finding.subjects.end(), [&](ItemId subject) {
               return std::any_of(losses.begin(), losses.end(),
                                  [&](const LinkLoss &loss) { return loss.traded && loss.before.item == subject; });
           });
}

/// Price of a part that is to be bought; nullopt when it has none.
std::optional<Money> moneyOf(const Catalogue &catalogue, const QString &id)
{
    const PartHandle part = catalogue.find(id);
    const std::optional<PricePick> pick = part ? priceOf(*part, catalogue) : std::nullopt;
    return pick ? std::optional(pick->money) : std::nullopt;
}

std::optional<Money> moneyOf(const Catalogue &catalogue, const Item &item)
{
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(item, *part, catalogue) : std::nullopt;
    return pick ? std::optional(pick->money) : std::nullopt;
}

std::optional<Money> difference(const std::optional<Money> &now, const std::optional<Money> &before,
                                const std::vector<Rate> &rates)
{
    const std::optional<Conversion> was =
        now && before ? converted(*before, now->currency, rates) : std::optional<Conversion>();
    return was ? std::optional(Money{now->amount - was->money.amount, now->currency}) : std::nullopt;
}

} // namespace

std::optional<Money> priceOf(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    if (const auto *add = std::get_if<AddItem>(&edit)) {
        const std::optional<Money> one = moneyOf(catalogue, add->item);
        return add->item.owned ? Money{0, u"USD"_s}
               : one           ? std::optional(Money{one->amount * add->item.count, one->currency})
                               : std::nullopt;
    }
    if (const auto *replace = std::get_if<ReplacePart>(&edit)) {
        const Item *item = document.build.item(replace->item);
        if (!item)
            return std::nullopt;
        const std::optional<Money> now = moneyOf(catalogue, replace->part);
        const std::optional<Money> before = item->owned && now ? Money{0, now->currency} : moneyOf(catalogue, *item);
        const std::optional<Money> change = difference(now, before, catalogue.rates);
        return change ? std::optional(Money{change->amount * item->count, change->currency}) : std::nullopt;
    }
    if (const auto *remove = std::get_if<RemoveItem>(&edit)) {
        const Item *item = document.build.item(remove->item);
        const std::optional<Money> one = item ? moneyOf(catalogue, *item) : std::nullopt;
        return one && !item->owned ? std::optional(Money{-one->amount * item->count, one->currency}) : std::nullopt;
    }
    if (const auto *count = std::get_if<SetCount>(&edit)) {
        const Item *item = document.build.item(count->item);
        const std::optional<Money> one = item ? moneyOf(catalogue, *item) : std::nullopt;
        return one ? std::optional(Money{one->amount * (count->count - item->count), one->currency}) : std::nullopt;
    }
    return usesAnotherCircuit(edit, document.site) ? std::nullopt : std::optional(Money{0, u"USD"_s});
}

bool usesAnotherCircuit(const Edit &edit, const Site &site)
{
    const auto *change = std::get_if<SetSite>(&edit);
    return change && !(change->site.circuit == site.circuit);
}

bool sameMatter(const Finding &a, const Finding &b)
{
    // What mostly differs first: a search compares millions.
    return a.subjects == b.subjects && std::string_view(a.check) == b.check && a.missing == b.missing;
}

Before stateOf(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const auto joins = [](const BridgeUse &bridge) { return bridge.state == BridgeUse::State::Joins; };
    const std::vector<BridgeUse> &bridges = assessment.lanes.bridges;
    return {runChecks({machine, document.site, document.use, assessment}), assessment.power.training.atLeast,
            linksOf(machine, assessment.lanes), static_cast<int>(std::count_if(bridges.begin(), bridges.end(), joins)),
            assessment.power.division.steps};
}

std::array<int, 4> shownOf(const Before &state, const Build &build)
{
    return countsOf(gathered(state.findings, build));
}

std::array<int, 4> shownMore(const std::array<int, 4> &before, const std::array<int, 4> &after)
{
    std::array<int, 4> more{};
    std::transform(after.begin(), after.end(), before.begin(), more.begin(), std::minus<>());
    return more;
}

std::vector<Growth> grownBetween(const Before &before, const Before &after)
{
    std::vector<Growth> grown;
    for (const Finding &is : after.findings) {
        const std::optional<Watts> lacking = lackingIn(is);
        const auto was = std::find_if(before.findings.begin(), before.findings.end(), [&](const Finding &one) {
            return lacking && lackingIn(one) &&
                   (sameMatter(one, is) || (isOfCircuit(is) && std::string_view(one.check) == is.check));
        });
        if (was == before.findings.end())
            continue;
        // Both are said in whole watts, and so is what lies between them.
        const Watts more(std::round(lacking->value()) - std::round(lackingIn(*was)->value()));
        if (more >= Watts(1))
            grown.push_back({is, more});
    }
    std::stable_sort(grown.begin(), grown.end(), [](const Growth &a, const Growth &b) { return a.more > b.more; });
    return grown;
}

Effect effectBetween(const Before &before, const Before &after)
{
    Effect effect;
    effect.gone = withoutSameWall(without(before.findings, after.findings), after.findings);
    effect.added = withoutSameWall(without(after.findings, before.findings), before.findings);
    effect.unanswered = unansweredIn(after.findings, before.findings);
    effect.losses = lossesBetween(before.links, after.links);
    effect.bridgesLost = std::max(0, before.bridges - after.bridges);
    effect.training = after.training - before.training;
    return effect;
}

Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    const Document then = applied(document, edit);
    const Before before = stateOf(document, catalogue);
    const Before after = stateOf(then, catalogue);
    Effect effect = effectBetween(before, after);
    effect.grown = grownBetween(before, after);
    effect.price = priceOf(document, edit, catalogue);
    effect.anotherCircuit = usesAnotherCircuit(edit, document.site);
    effect.shown = shownMore(shownOf(before, document.build), shownOf(after, then.build));
    return effect;
}

std::vector<Finding> settledBy(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    const Document then = applied(document, edit);
    return settledBetween(gathered(stateOf(document, catalogue).findings, document.build),
                          gathered(stateOf(then, catalogue).findings, then.build));
}

bool spoils(const Effect &effect)
{
    const auto blinds = [](const LinkLoss &loss) { return loss.isBlind(); };
    if (effect.bridgesLost > 0 || std::any_of(effect.losses.begin(), effect.losses.end(), blinds) ||
        countOf(effect.added, Severity::Blocker) > 0)
        return true;
    const auto hides = [&](const char *check) {
        return mustBeAnswered(check) || std::any_of(effect.gone.begin(), effect.gone.end(), [&](const Finding &gone) {
                   return gone.severity <= Severity::Caution && std::string_view(gone.check) == check;
               });
    };
    if (std::any_of(effect.unanswered.begin(), effect.unanswered.end(), hides))
        return true;
    if (countOf(effect.gone, Severity::Blocker) > 0)
        return false;
    std::vector<Finding> added = effect.added;
    std::erase_if(added, [&](const Finding &finding) { return isOfTrade(finding, effect.losses); });
    const auto cautions = countOf(added, Severity::Caution);
    return (cautions > 0 && cautions >= countOf(effect.gone, Severity::Caution)) ||
           std::any_of(effect.losses.begin(), effect.losses.end(), [](const LinkLoss &loss) { return !loss.traded; });
}

int weightOf(const std::vector<Finding> &findings)
{
    constexpr std::array<int, 4> weights{1000, 30, 10, 1};
    int sum = 0;
    for (const Finding &finding : findings)
        sum += weights[static_cast<std::size_t>(finding.severity)];
    return sum;
}

} // namespace rig
