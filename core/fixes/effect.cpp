// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/effect.h"

#include "core/checks/run_checks.h"
#include "core/prices/price.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Findings of `from` that `other` does not have, or has less severe.
std::vector<Finding> without(const std::vector<Finding> &from, const std::vector<Finding> &other)
{
    std::vector<Finding> left;
    for (const Finding &finding : from) {
        const bool there = std::any_of(other.begin(), other.end(), [&](const Finding &candidate) {
            return sameMatter(finding, candidate) && candidate.severity <= finding.severity;
        });
        if (!there)
            left.push_back(finding);
    }
    return left;
}

/// Price of a part that is to be bought; nullopt when it has none.
std::optional<Money> moneyOf(const Catalogue &catalogue, const QString &id)
{
    const PartHandle part = catalogue.find(id);
    const std::optional<PricePick> pick = part ? priceOf(*part, catalogue) : std::nullopt;
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
        const std::optional<Money> one = moneyOf(catalogue, add->item.part);
        return add->item.owned ? Money{0, u"USD"_s}
               : one           ? std::optional(Money{one->amount * add->item.count, one->currency})
                               : std::nullopt;
    }
    if (const auto *replace = std::get_if<ReplacePart>(&edit)) {
        const Item *item = document.build.item(replace->item);
        if (!item)
            return std::nullopt;
        const std::optional<Money> now = moneyOf(catalogue, replace->part);
        const std::optional<Money> before =
            item->owned && now ? Money{0, now->currency} : moneyOf(catalogue, item->part);
        const std::optional<Money> change = difference(now, before, catalogue.rates);
        return change ? std::optional(Money{change->amount * item->count, change->currency}) : std::nullopt;
    }
    if (const auto *remove = std::get_if<RemoveItem>(&edit)) {
        const Item *item = document.build.item(remove->item);
        const std::optional<Money> one = item ? moneyOf(catalogue, item->part) : std::nullopt;
        return one && !item->owned ? std::optional(Money{-one->amount * item->count, one->currency}) : std::nullopt;
    }
    if (const auto *count = std::get_if<SetCount>(&edit)) {
        const Item *item = document.build.item(count->item);
        const std::optional<Money> one = item ? moneyOf(catalogue, item->part) : std::nullopt;
        return one ? std::optional(Money{one->amount * (count->count - item->count), one->currency}) : std::nullopt;
    }
    return Money{0, u"USD"_s};
}

bool sameMatter(const Finding &a, const Finding &b)
{
    return std::string_view(a.check) == b.check && a.subjects == b.subjects && a.missing == b.missing;
}

Before stateOf(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    return {runChecks({machine, document.site, document.use, assessment}), assessment.power.training.atLeast};
}

Effect effectAgainst(const Before &before, const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    const Before after = stateOf(applied(document, edit), catalogue);
    return {without(before.findings, after.findings), without(after.findings, before.findings),
            priceOf(document, edit, catalogue), after.training - before.training};
}

Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    return effectAgainst(stateOf(document, catalogue), document, edit, catalogue);
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
