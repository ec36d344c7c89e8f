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

bool mends(const Effect &effect, const Finding &finding, const std::vector<Finding> &each)
{
    // A check may say two things of one part, of which only the other goes.
    const auto isGone = [&](const Finding &wanted) {
        return std::any_of(effect.gone.begin(), effect.gone.end(), [&](const Finding &one) {
            return sameMatter(one, wanted) && one.severity == wanted.severity &&
                   one.variantIndex == wanted.variantIndex;
        });
    };
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

/// What was chosen on purpose is kept where anything else helps, and of an unknown or a note what candidatesFor() holds
/// to be no mend: an edit that turns out to take lanes.
void keepReasonable(std::vector<Fix> &fixes, const Finding &finding, const Document &document,
                    const Catalogue &catalogue)
{
    std::erase_if(fixes, [&](const Fix &fix) {
        return finding.severity == Severity::Unknown && effortOf(fix, document, catalogue) != Effort::Free;
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

/// A name for what an edit does; what it leaves open (see completed()) is no part of it.
struct Key
{
    QString operator()(const AddItem &edit) const
    {
        return QStringLiteral("+%1×%2 %3").arg(edit.item.part, QString::number(edit.item.count), edit.item.connector);
    }
    QString operator()(const RemoveItem &edit) const { return QStringLiteral("-%1").arg(edit.item); }
    QString operator()(const ReplacePart &edit) const
    {
        return QStringLiteral("%1=%2").arg(QString::number(edit.item), edit.part);
    }
    QString operator()(const MoveItem &edit) const
    {
        return QStringLiteral("%1>%2").arg(QString::number(edit.item), edit.connector);
    }
    QString operator()(const PlaceDevices &) const { return QStringLiteral("places"); }
    QString operator()(const SetPowerLimit &edit) const
    {
        return QStringLiteral("limit %1").arg(edit.limit.value_or(Watts(0)).value());
    }
    QString operator()(const SetCount &edit) const
    {
        return QStringLiteral("%1×%2").arg(QString::number(edit.item), QString::number(edit.count));
    }
    QString operator()(const SetSetting &edit) const { return QStringLiteral("%1:%2").arg(edit.setting, edit.value); }
    QString operator()(const SetSite &edit) const { return QStringLiteral("site ") + edit.site.circuit.id; }
    /// Of the others a finding has one candidate at the most.
    template <class Other> QString operator()(const Other &) const { return QStringLiteral("other"); }
};

/// A finding gets a quarter of the tries that are left.
constexpr int FindingsShare = 4;

} // namespace

FixSearch::FixSearch(const Document &document, const Catalogue &catalogue, int most)
    : m_document(document)
    , m_catalogue(catalogue)
    , m_machine(resolve(document.build, catalogue))
    , m_budget(most, document.build)
    , m_before(assessed(document))
    , m_shown(shownOf(m_before, document.build))
{
}

Before FixSearch::assessed(const Document &document)
{
    Before state = stateOf(document, m_catalogue);
    m_budget.spend(state);
    ++m_assessed;
    return state;
}

FixSearch::Tried *FixSearch::tried(const Edit &edit)
{
    const QString key = std::visit(Key(), edit);
    if (const auto known = m_tried.find(key); known != m_tried.end())
        return &known->second;
    if (m_budget.left() == 0)
        return nullptr;
    Tried result{edit, std::nullopt};
    if (const std::optional<Edit> whole = completed(edit, m_document, m_catalogue)) {
        result.edit = *whole;
        result.effect = effectBetween(m_before, assessed(applied(m_document, *whole)));
        result.effect->price = priceOf(m_document, *whole, m_catalogue);
        result.effect->anotherCircuit = usesAnotherCircuit(*whole, m_document.site);
    }
    return &m_tried.emplace(key, std::move(result)).first->second;
}

/// Fills Effect::shown, which is asked for of few.
void FixSearch::count(Fix &fix)
{
    Tried &known = m_tried.at(std::visit(Key(), fix.edit));
    if (!known.counted) {
        const Document then = applied(m_document, fix.edit);
        known.effect->shown = shownMore(m_shown, shownOf(assessed(then), then.build));
        known.counted = true;
    }
    fix.effect.shown = known.effect->shown;
}

Suggestion FixSearch::suggest(const Finding &finding)
{
    Suggestion result;
    if (finding.is(NotChecked) || !hasCandidates(finding))
        return result;
    const int most = std::max(1, m_budget.left() / FindingsShare);
    if (m_budget.left() == 0) {
        result.stoppedAfter = 0;
        return result;
    }
    const CandidateEdits candidates = candidatesFor(finding, m_document, m_machine, m_catalogue, most);
    const std::vector<Finding> each = toMend(finding);
    std::vector<Fix> fixes;
    int count = 0;
    for (const Edit &edit : candidates.edits) {
        const Tried *one = tried(edit);
        count += one ? 1 : 0;
        if (one && one->effect && mends(*one->effect, finding, each))
            fixes.push_back({one->edit, *one->effect});
    }
    if (!candidates.all || count < static_cast<int>(candidates.edits.size()))
        result.stoppedAfter = count;
    keepReasonable(fixes, finding, m_document, m_catalogue);
    rank(fixes, finding, m_document, m_catalogue);
    result.fixes = varied(std::move(fixes), m_document);
    for (Fix &fix : result.fixes)
        this->count(fix);
    return result;
}

} // namespace rig
