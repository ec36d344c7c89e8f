// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/mend.h"

#include "core/fixes/candidates.h"
#include "core/fixes/effort.h"
#include "core/prices/price.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr std::size_t MostEdits = 3;
/// Stands for a part without a price: dearer than all that have one, and still a sum.
constexpr double NoPrice = 1e9;
/// What decides how late another circuit is taken, in dollars: an electrician's work, of which the price is not known
/// and not told. An estimate of ours.
constexpr double AnotherCircuit = 250;

std::vector<Finding> blockersOf(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.severity != Severity::Blocker; });
    return findings;
}

bool sameBlockers(const std::vector<Finding> &a, const std::vector<Finding> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameMatter);
}

bool hasMatter(const std::vector<Finding> &findings, const Finding &finding)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding &one) { return sameMatter(one, finding); });
}

/// A step that takes at least one blocker away.
struct Step
{
    Edit edit;
    double price = 0;
    Before after;
    std::vector<Finding> left; ///< blockers
};

/// What decides between steps of one price, in dollars: far below a cent, so that no dearer part wins by it.
constexpr double PerChange = 1e-3;
constexpr double PerCaution = 1e-5;
/// Lanes that a card loses are worth more than any part that keeps them, and less than a part without a price.
constexpr double PerLostLanes = 1e5;

/// What one pays to be rid of what is said of a machine besides, in dollars for a unit of weightOf(): some 45 for a
/// caution. An estimate of ours: without it the supply that just carries a card stands before the one that is made for
/// it.
constexpr double PerWeight = 1.5;

double leftToSay(const Before &after) { return PerWeight * weightOf(after.findings); }

/// What was chosen on purpose (Effort::Rebuilt) is given up only where nothing else helps for that much more.
constexpr double PerChosen = 100;

double burden(Effort effort, const Effect &effect)
{
    const auto lost = std::count_if(effect.losses.begin(), effect.losses.end(), [](const LinkLoss &loss) {
        return loss.before.kind == Kind::Card && !loss.traded;
    });
    return (effort == Effort::Free ? 0 : PerChange) + (effort == Effort::Rebuilt ? PerChosen : 0) +
           PerCaution * weightOf(effect.added) + PerLostLanes * static_cast<double>(lost);
}

class Search
{
public:
    Search(const Catalogue &catalogue, const std::vector<ItemId> &kept, const TryBudget &budget)
        : m_catalogue(catalogue), m_kept(kept), m_budget(budget)
    {
    }

    void follow(const Document &document, const Before &now, const std::vector<Finding> &blockers, double price)
    {
        if (blockers.empty()) {
            const double whole = price + leftToSay(now);
            if (!m_found || whole < m_price) {
                m_found = m_path;
                m_price = whole;
            }
            return;
        }
        if (m_path.size() == MostEdits)
            return;
        const std::vector<Step> steps = stepsFrom(document, now, blockers);
        for (const Step &step : steps) {
            if (m_found && price + step.price >= m_price)
                continue;
            m_path.push_back(step.edit);
            follow(applied(document, step.edit), step.after, step.left, price + step.price);
            m_path.pop_back();
        }
    }

    [[nodiscard]] const std::optional<std::vector<Edit>> &found() const { return m_found; }
    [[nodiscard]] std::optional<int> stoppedAfter() const { return m_stopped ? std::optional(m_tries) : std::nullopt; }

private:
    [[nodiscard]] double dollars(const Document &document, const Edit &edit) const
    {
        if (usesAnotherCircuit(edit, document.site))
            return AnotherCircuit;
        const std::optional<double> price = inDollars(priceOf(document, edit, m_catalogue), m_catalogue);
        // What a cheaper part saves is no reason to change more.
        return price ? std::max(0.0, *price) : NoPrice;
    }

    [[nodiscard]] bool keeps(const Edit &edit) const
    {
        const auto *replace = std::get_if<ReplacePart>(&edit);
        return !replace || std::find(m_kept.begin(), m_kept.end(), replace->item) == m_kept.end();
    }

    /// The step that an edit is; nullopt where it does not mend the first blocker, or spoils something.
    [[nodiscard]] std::optional<Step> stepBy(const Edit &candidate, const Document &document, const Before &now,
                                             const std::vector<Finding> &blockers)
    {
        const double cost = dollars(document, candidate);
        if (!keeps(candidate) || (m_found && cost >= m_price))
            return std::nullopt;
        if (m_budget.left() == 0) {
            m_stopped = true;
            return std::nullopt;
        }
        std::optional<Edit> edit = completed(candidate, document, m_catalogue);
        if (!edit)
            return std::nullopt;
        Before after = stateOf(applied(document, *edit), m_catalogue);
        m_budget.spend(after);
        ++m_tries;
        std::vector<Finding> left = blockersOf(after.findings);
        if (left.size() >= blockers.size() || hasMatter(left, blockers.front()))
            return std::nullopt;
        Effect effect = effectBetween(now, after);
        std::erase_if(effect.added,
                      [](const Finding &finding) { return finding.severity == Severity::Blocker; }); // counted above
        if (spoils(effect))
            return std::nullopt;
        const double price = cost + burden(effortOf(*edit, document, m_catalogue), effect);
        return Step{std::move(*edit), price, std::move(after), std::move(left)};
    }

    /// Steps that mend the first blocker, those that leave fewest first; of those that leave the same only the
    /// cheapest. They may take half of the tries that are left, so that each can be followed.
    [[nodiscard]] std::vector<Step> stepsFrom(const Document &document, const Before &now,
                                              const std::vector<Finding> &blockers)
    {
        std::vector<Step> steps;
        const CandidateEdits candidates =
            candidatesFor(blockers.front(), document, resolve(document.build, m_catalogue), m_catalogue,
                          std::max(1, m_budget.left() / 2));
        m_stopped = m_stopped || !candidates.all;
        for (const Edit &edit : candidates.edits) {
            std::optional<Step> step = stepBy(edit, document, now, blockers);
            if (!step)
                continue;
            const auto same = std::find_if(steps.begin(), steps.end(),
                                           [&](const Step &other) { return sameBlockers(other.left, step->left); });
            if (same == steps.end())
                steps.push_back(std::move(*step));
            else if (step->price + leftToSay(step->after) < same->price + leftToSay(same->after))
                *same = std::move(*step);
        }
        std::stable_sort(steps.begin(), steps.end(), [](const Step &a, const Step &b) {
            return a.left.size() != b.left.size() ? a.left.size() < b.left.size() : a.price < b.price;
        });
        return steps;
    }

    const Catalogue &m_catalogue;
    const std::vector<ItemId> &m_kept;
    TryBudget m_budget;
    int m_tries = 0;
    bool m_stopped = false;
    std::vector<Edit> m_path;
    std::optional<std::vector<Edit>> m_found;
    double m_price = 0;
};

/// What the parts of the edits cost together, with what they save; nullopt where one has no price.
std::optional<Money> priceOfAll(const std::vector<Edit> &edits, Document document, const Catalogue &catalogue)
{
    double sum = 0;
    for (const Edit &edit : edits) {
        if (usesAnotherCircuit(edit, document.site))
            continue;
        const std::optional<double> price = inDollars(priceOf(document, edit, catalogue), catalogue);
        if (!price)
            return std::nullopt;
        sum += *price;
        document = applied(std::move(document), edit);
    }
    const auto money = converted({sum, u"USD"_s}, catalogue.prices.currency, catalogue.rates);
    return money ? money->money : Money{sum, u"USD"_s};
}

} // namespace

MendAnswer cheapestMend(const Document &document, const Catalogue &catalogue, const std::vector<ItemId> &kept, int most)
{
    const Before now = stateOf(document, catalogue);
    const std::vector<Finding> blockers = blockersOf(now.findings);
    if (blockers.empty())
        return {};
    Search search(catalogue, kept, TryBudget(most, document.build));
    search.follow(document, now, blockers, 0);
    if (search.found()) {
        Document after = document;
        for (const Edit &edit : *search.found())
            after = applied(std::move(after), edit);
        const bool circuit = std::any_of(search.found()->begin(), search.found()->end(),
                                         [&](const Edit &edit) { return usesAnotherCircuit(edit, document.site); });
        return {Mend{*search.found(), priceOfAll(*search.found(), document, catalogue), circuit,
                     effectBetween(now, stateOf(after, catalogue)).losses},
                search.stoppedAfter()};
    }
    return kept.empty() ? MendAnswer{std::nullopt, search.stoppedAfter()} : cheapestMend(document, catalogue, {}, most);
}

} // namespace rig
