// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/mend.h"

#include "core/fixes/candidates.h"
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
    std::vector<Finding> left;
};

class Search
{
public:
    explicit Search(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    void follow(const Document &document, const std::vector<Finding> &blockers, double price)
    {
        if (blockers.empty()) {
            if (!m_found || price < m_price) {
                m_found = m_path;
                m_price = price;
            }
            return;
        }
        if (m_path.size() == MostEdits)
            return;
        for (Step &step : stepsFrom(document, blockers)) {
            if (m_found && price + step.price >= m_price)
                continue;
            m_path.push_back(step.edit);
            follow(applied(document, step.edit), step.left, price + step.price);
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

    /// Steps that mend the first blocker, those that leave fewest first; of those that leave the same only the
    /// cheapest.
    [[nodiscard]] std::vector<Step> stepsFrom(const Document &document, const std::vector<Finding> &blockers) const
    {
        std::vector<Step> steps;
        const Finding &first = blockers.front();
        for (Edit &edit : candidatesFor(first, document, m_catalogue)) {
            const double price = dollars(document, edit);
            if (m_found && price >= m_price)
                continue;
            std::vector<Finding> left = blockersOf(stateOf(applied(document, edit), m_catalogue).findings);
            if (left.size() >= blockers.size() || hasMatter(left, first))
                continue;
            const auto same = std::find_if(steps.begin(), steps.end(),
                                           [&](const Step &other) { return sameBlockers(other.left, left); });
            if (same == steps.end())
                steps.push_back({std::move(edit), price, std::move(left)});
            else if (price < same->price)
                *same = {std::move(edit), price, std::move(left)};
        }
        std::stable_sort(steps.begin(), steps.end(), [](const Step &a, const Step &b) {
            return a.left.size() != b.left.size() ? a.left.size() < b.left.size() : a.price < b.price;
        });
        return steps;
    }

    const Catalogue &m_catalogue;
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

std::optional<Mend> cheapestMend(const Document &document, const Catalogue &catalogue)
{
    const std::vector<Finding> blockers = blockersOf(stateOf(document, catalogue).findings);
    if (blockers.empty())
        return std::nullopt;
    Search search(catalogue);
    search.follow(document, blockers, 0);
    if (!search.found())
        return std::nullopt;
    return Mend{*search.found(), priceOfAll(*search.found(), document, catalogue)};
}

} // namespace rig
