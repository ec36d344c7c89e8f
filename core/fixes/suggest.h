// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/try_budget.h"

#include <unordered_map>

namespace rig {

/// An edit that mends a finding.
struct Fix
{
    Edit edit;
    Effect effect;
};

/// What mends a finding.
struct Suggestion
{
    /// At most five, each tried, none that spoils something else (spoils()). Free ones stand before those that cost
    /// money or speed, another board, processor or sort of case last; then by what they clear in the finding's group,
    /// by what they newly cause, by money, those without a price last. Owned and locked parts are left alone, cards
    /// where any other edit cures.
    std::vector<Fix> fixes;
    /// How many edits were tried, where not all were: a better one may exist. nullopt: all were.
    std::optional<int> stoppedAfter;
};

/// Looks for single edits that mend the findings of one machine. An edit is tried once, however many findings ask for
/// it, and all findings share the tries of MostTries: they are to be asked for worst first, as judge() has them, and
/// each gets a quarter of what those before it left.
class FixSearch
{
public:
    /// So many assessments of an ordinary machine (TryBudget): about half a second. No shipped machine takes a
    /// tenth of them.
    static constexpr int MostTries = 8000;

    /// Document and catalogue outlive it.
    FixSearch(const Document &document, const Catalogue &catalogue, int most = MostTries);

    /// For a single finding of runChecks() or one of gathered(), then for all that it is said of.
    [[nodiscard]] Suggestion suggest(const Finding &finding);
    /// How many assessments were made so far.
    [[nodiscard]] int assessed() const { return m_assessed; }

private:
    /// An edit that was tried; without an effect where it turned out to be none.
    struct Tried
    {
        Edit edit;
        std::optional<Effect> effect;
        bool counted = false; ///< Effect::shown is filled
    };

    Tried *tried(const Edit &edit);
    [[nodiscard]] Before assessed(const Document &document);
    void count(Fix &fix);

    const Document &m_document;
    const Catalogue &m_catalogue;
    Machine m_machine;
    TryBudget m_budget;
    int m_assessed = 0;
    Before m_before;
    std::array<int, 4> m_shown;
    std::unordered_map<QString, Tried> m_tried; ///< by edit
};

/// The same for one finding alone.
[[nodiscard]] inline std::vector<Fix> suggest(const Finding &finding, const Document &document,
                                              const Catalogue &catalogue)
{
    return FixSearch(document, catalogue).suggest(finding).fixes;
}

} // namespace rig
