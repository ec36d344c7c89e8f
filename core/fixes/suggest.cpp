// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/suggest.h"

#include "core/checks/gather.h"
#include "core/fixes/candidates.h"
#include "core/fixes/effort.h"
#include "core/prices/price.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rig {

namespace {

constexpr std::size_t MostFixes = 5;

std::string_view groupOf(const Finding &finding)
{
    const std::string_view check(finding.check);
    return check.substr(0, check.find('.'));
}

/// What a fix clears: a part of which more is known is no mend.
int cleared(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.severity > Severity::Caution; });
    return weightOf(findings);
}

/// The same of the matter in hand: that a new board has a later socket as well is no reason to buy one for a cable.
int clearedOf(std::vector<Finding> findings, std::string_view group)
{
    std::erase_if(findings, [&](const Finding &finding) { return groupOf(finding) != group; });
    return cleared(std::move(findings));
}

/// Whether the same is said of something else now, unless that is what gave its lanes away.
bool isBack(const Effect &effect, const Finding &finding)
{
    return std::any_of(effect.added.begin(), effect.added.end(), [&](const Finding &one) {
        const bool traded = std::any_of(effect.losses.begin(), effect.losses.end(), [&](const LinkLoss &loss) {
            return loss.traded && one.subjects.size() == 1 && one.subjects.front() == loss.before.item;
        });
        return std::string_view(one.check) == finding.check && one.severity <= finding.severity && !traded;
    });
}

/// The findings that must go: those of the check that were gathered, and not what they explain.
std::vector<Finding> toMend(const Finding &finding)
{
    std::vector<Finding> each = ungathered(finding);
    std::erase_if(each, [&](const Finding &one) { return std::string_view(one.check) != finding.check; });
    return each;
}

bool mends(const Effect &effect, const Finding &finding)
{
    // A check may say two things of one part, of which only the other goes.
    const auto isGone = [&](const Finding &each) {
        return std::any_of(effect.gone.begin(), effect.gone.end(), [&](const Finding &one) {
            return sameMatter(one, each) && one.severity == each.severity && one.variantIndex == each.variantIndex;
        });
    };
    const std::vector<Finding> each = toMend(finding);
    const bool gone = !each.empty() && std::all_of(each.begin(), each.end(), isGone);
    const bool hidden = std::any_of(effect.unanswered.begin(), effect.unanswered.end(),
                                    [&](const char *check) { return std::string_view(check) == finding.check; });
    return gone && !hidden && !isBack(effect, finding) && !spoils(effect);
}

/// An edit that takes lanes from a device is not free.
Effort effortOf(const Fix &fix, const Document &document, const Catalogue &catalogue)
{
    const Effort effort = effortOf(fix.edit, document, catalogue);
    return fix.effect.losses.empty() ? effort : std::max(effort, Effort::Bought);
}

bool isAnotherCard(const Fix &fix, const Document &document)
{
    const Item *item = replacedItem(fix.edit, document);
    return item && item->kind == Kind::Card;
}

/// What may be proposed at all: nothing is bought for a figure that nobody has read, and a note is no reason to rebuild
/// or to slow a machine. What was chosen on purpose is kept where anything else helps.
void keepReasonable(std::vector<Fix> &fixes, const Finding &finding, const Document &document,
                    const Catalogue &catalogue)
{
    std::erase_if(fixes, [&](const Fix &fix) {
        const Effort effort = effortOf(fix, document, catalogue);
        return (finding.severity == Severity::Unknown && effort != Effort::Free) ||
               (finding.severity == Severity::Note &&
                (effort == Effort::Rebuilt || std::holds_alternative<SetPowerLimit>(fix.edit)));
    });
    const auto keepWhat = [&](auto isGivenUp) {
        if (!std::all_of(fixes.begin(), fixes.end(), isGivenUp))
            std::erase_if(fixes, isGivenUp);
    };
    keepWhat([&](const Fix &fix) { return isAnotherCard(fix, document); });
    keepWhat([&](const Fix &fix) { return effortOf(fix, document, catalogue) == Effort::Rebuilt; });
}

/// Parts that are sold differ in ways that no check sees: among equals the one whose figures stay closest to the old is
/// the smallest change.
double distance(const Fix &fix, const Document &document, const Catalogue &catalogue)
{
    if (const auto *limit = std::get_if<SetPowerLimit>(&fix.edit))
        return -limit->limit.value_or(Watts(0)).value(); // the mildest limit first
    const Item *item = replacedItem(fix.edit, document);
    if (!item)
        return 0;
    const QString &part = std::get<ReplacePart>(fix.edit).part;
    if (const auto kit = catalogue.find<MemoryKit>(part))
        return -kit->moduleSize.valueOr(Gibibytes(0)).value() * kit->modules.valueOr(0); // the most memory first
    const auto supply = catalogue.find<Supply>(part);
    return supply && supply->watts ? supply->watts->value() : 0;
}

/// A cheaper part is no reason to prefer buying to moving: what is saved counts as nothing.
double price(const Fix &fix, const Catalogue &catalogue)
{
    const std::optional<double> price = inDollars(fix.effect.price, catalogue);
    return price ? std::max(0.0, *price) : 1e12;
}

void rank(std::vector<Fix> &fixes, const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    std::stable_sort(fixes.begin(), fixes.end(), [&](const Fix &a, const Fix &b) {
        const auto key = [&](const Fix &fix) {
            return std::tuple(effortOf(fix, document, catalogue), -clearedOf(fix.effect.gone, groupOf(finding)),
                              weightOf(fix.effect.added), price(fix, catalogue), -cleared(fix.effect.gone),
                              distance(fix, document, catalogue));
        };
        return key(a) < key(b);
    });
}

/// Of each kind of edit the best two, so that five near-equal supplies do not hide the move of a card.
std::vector<Fix> varied(std::vector<Fix> ranked, const Document &document)
{
    constexpr int MostOfAKind = 2;
    std::map<std::pair<std::size_t, std::optional<Kind>>, int> taken;
    std::vector<Fix> chosen;
    for (Fix &fix : ranked) {
        const Item *item = replacedItem(fix.edit, document);
        const std::pair kind(fix.edit.index(), item ? std::optional(item->kind) : std::nullopt);
        if (chosen.size() < MostFixes && taken[kind]++ < MostOfAKind)
            chosen.push_back(std::move(fix));
    }
    return chosen;
}

} // namespace

std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    if (finding.is(NotChecked))
        return {};
    const Before before = stateOf(document, catalogue);
    std::vector<Fix> fixes;
    for (Edit &edit : candidatesFor(finding, document, catalogue)) {
        Effect effect = effectAgainst(before, document, edit, catalogue);
        if (mends(effect, finding))
            fixes.push_back({std::move(edit), std::move(effect)});
    }
    keepReasonable(fixes, finding, document, catalogue);
    rank(fixes, finding, document, catalogue);
    return varied(std::move(fixes), document);
}

} // namespace rig
