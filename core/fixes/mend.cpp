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
    Search(const Catalogue &catalogue, const std::vector<ItemId> &kept) : m_catalogue(catalogue), m_kept(kept) {}

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
        for (Step &step : stepsFrom(document, now, blockers)) {
            if (m_found && price + step.price >= m_price)
                continue;
            m_path.push_back(step.edit);
            follow(applied(document, step.edit), step.after, step.left, price + step.price);
            m_path.pop_back();
        }
    }

    [[nodiscard]] const std::optional<std::vector<Edit>> &found() const { return m_found; }

private:
    [[nodiscard]] double dollars(const Document &document, const Edit &edit) const
    {
        const std::optional<double> price = inDollars(priceOf(document, edit, m_catalogue), m_catalogue);
        // What a cheaper part saves is no reason to change more.
        return price ? std::max(0.0, *price) : NoPrice;
    }

    [[nodiscard]] bool keeps(const Edit &edit) const
    {
        const auto *replace = std::get_if<ReplacePart>(&edit);
        return !replace || std::find(m_kept.begin(), m_kept.end(), replace->item) == m_kept.end();
    }

    /// Steps that mend the first blocker, those that leave fewest first; of those that leave the same only the
    /// cheapest.
    [[nodiscard]] std::vector<Step> stepsFrom(const Document &document, const Before &now,
                                              const std::vector<Finding> &blockers) const
    {
        std::vector<Step> steps;
        const Finding &first = blockers.front();
        for (Edit &edit : candidatesFor(first, document, m_catalogue)) {
            if (!keeps(edit))
                continue;
            const double cost = dollars(document, edit);
            if (m_found && cost >= m_price)
                continue;
            Before after = stateOf(applied(document, edit), m_catalogue);
            std::vector<Finding> left = blockersOf(after.findings);
            if (left.size() >= blockers.size() || hasMatter(left, first))
                continue;
            Effect effect = effectBetween(now, after);
            std::erase_if(effect.added, [](const Finding &finding) {
                return finding.severity == Severity::Blocker;
            }); // counted above
            if (spoils(effect))
                continue;
            Step step{std::move(edit), 0, std::move(after), std::move(left)};
            step.price = cost + burden(effortOf(step.edit, document, m_catalogue), effect);
            const auto same = std::find_if(steps.begin(), steps.end(),
                                           [&](const Step &other) { return sameBlockers(other.left, step.left); });
            if (same == steps.end())
                steps.push_back(std::move(step));
            else if (step.price + leftToSay(step.after) < same->price + leftToSay(same->after))
                *same = std::move(step);
        }
        std::stable_sort(steps.begin(), steps.end(), [](const Step &a, const Step &b) {
            return a.left.size() != b.left.size() ? a.left.size() < b.left.size() : a.price < b.price;
        });
        return steps;
    }

    const Catalogue &m_catalogue;
    const std::vector<ItemId> &m_kept;
    std::vector<Edit> m_path;
    std::optional<std::vector<Edit>> m_found;
    double m_price = 0;
};

/// What the edits cost together, with what they save; nullopt where a part has no price.
std::optional<Money> priceOfAll(const std::vector<Edit> &edits, Document document, const Catalogue &catalogue)
{
    double sum = 0;
    for (const Edit &edit : edits) {
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

std::optional<Mend> cheapestMend(const Document &document, const Catalogue &catalogue, const std::vector<ItemId> &kept)
{
    const Before now = stateOf(document, catalogue);
    const std::vector<Finding> blockers = blockersOf(now.findings);
    if (blockers.empty())
        return std::nullopt;
    Search search(catalogue, kept);
    search.follow(document, now, blockers, 0);
    if (search.found()) {
        Document after = document;
        for (const Edit &edit : *search.found())
            after = applied(std::move(after), edit);
        return Mend{*search.found(), priceOfAll(*search.found(), document, catalogue),
                    effectBetween(now, stateOf(after, catalogue)).losses};
    }
    return kept.empty() ? std::nullopt : cheapestMend(document, catalogue);
}

} // namespace rig
