// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/suggest.h"
#include "core/prices/price.h"

#include "core/fixes/candidates.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace rig {

namespace {

constexpr std::size_t MostFixes = 5;

/// What a fix clears: a part of which more is known is no mend.
int cleared(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.severity > Severity::Caution; });
    return weightOf(findings);
}

bool mends(const Effect &effect, const Finding &finding)
{
    const bool gone = std::any_of(effect.gone.begin(), effect.gone.end(),
                                  [&](const Finding &one) { return sameMatter(one, finding); });
    const bool back = std::any_of(effect.added.begin(), effect.added.end(), [&](const Finding &one) {
        return std::string_view(one.check) == finding.check && one.severity <= finding.severity;
    });
    const bool newBlocker = std::any_of(effect.added.begin(), effect.added.end(),
                                        [](const Finding &one) { return one.severity == Severity::Blocker; });
    return gone && !back && !newBlocker;
}

/// Parts that are sold differ in ways that no check sees: among equals the one whose figures stay closest to the old is
/// the smallest change.
double distance(const Fix &fix, const Document &document, const Catalogue &catalogue)
{
    if (const auto *limit = std::get_if<SetPowerLimit>(&fix.edit))
        return -limit->limit.value_or(Watts(0)).value(); // the mildest limit first
    const auto *replace = std::get_if<ReplacePart>(&fix.edit);
    const Item *item = replace ? document.build.item(replace->item) : nullptr;
    if (!item || item->kind != Kind::Supply)
        return 0;
    const auto now = catalogue.find<Supply>(replace->part);
    return now && now->watts ? now->watts->value() : 0;
}

/// A cheaper part is no reason to prefer buying to moving: what is saved counts as nothing.
double price(const Fix &fix, const Catalogue &catalogue)
{
    const std::optional<double> price = inDollars(fix.effect.price, catalogue);
    return price ? std::max(0.0, *price) : 1e12;
}

/// A change of place or setting costs nothing but a screwdriver: it stands before parts that have to be bought.
bool isBought(const Fix &fix)
{
    return std::holds_alternative<ReplacePart>(fix.edit) || std::holds_alternative<AddItem>(fix.edit);
}

void rank(std::vector<Fix> &fixes, const Document &document, const Catalogue &catalogue)
{
    std::stable_sort(fixes.begin(), fixes.end(), [&](const Fix &a, const Fix &b) {
        const auto key = [&](const Fix &fix) {
            return std::tuple(-cleared(fix.effect.gone), weightOf(fix.effect.added), price(fix, catalogue),
                              isBought(fix), distance(fix, document, catalogue));
        };
        return key(a) < key(b);
    });
}

/// Of each kind of edit the best two, so that five near-equal supplies do not hide the move of a card.
std::vector<Fix> varied(std::vector<Fix> ranked)
{
    constexpr int MostOfAKind = 2;
    std::array<int, std::variant_size_v<Edit>> taken{};
    std::vector<Fix> chosen;
    for (Fix &fix : ranked) {
        if (chosen.size() < MostFixes && taken[fix.edit.index()]++ < MostOfAKind)
            chosen.push_back(std::move(fix));
    }
    return chosen;
}

} // namespace

std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    const Before before = stateOf(document, catalogue);
    std::vector<Fix> fixes;
    for (Edit &edit : candidatesFor(finding, document, catalogue)) {
        Effect effect = effectAgainst(before, document, edit, catalogue);
        if (mends(effect, finding))
            fixes.push_back({std::move(edit), std::move(effect)});
    }
    rank(fixes, document, catalogue);
    return varied(std::move(fixes));
}

} // namespace rig
