// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/effect.h"

#include <algorithm>

namespace rig {

/// How far a search for mends may go: a count of assessments, never a clock, so that the same machine gets the same
/// answer on every computer.
class TryBudget
{
public:
    /// So many assessments of a machine of up to 16 items; of a larger one as many fewer as each takes longer.
    TryBudget(int most, const Build &build) : m_left(most), m_each(costOf(static_cast<int>(build.items.size()))) {}

    /// How many assessments may still be made.
    [[nodiscard]] int left() const { return m_left / m_each; }
    /// For one that was made. Several supplies are divided anew in each, which may take longer than all else.
    void spend(const Before &state) { m_left = std::max(0, m_left - m_each - state.divisions / DivisionsPerTry); }

private:
    /// In assessments of an ordinary machine, as measured: each item costs something, and each two of many more.
    static int costOf(int items)
    {
        constexpr int UsualItems = 16;
        constexpr int ManyItems = 64;
        const int many = items / ManyItems;
        return std::max(1, items / UsualItems + many * many);
    }

    static constexpr int DivisionsPerTry = 50; ///< steps that take as long as the rest of an assessment; measured
    int m_left;
    int m_each;
};

} // namespace rig
