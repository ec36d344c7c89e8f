// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/misprints.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace rig {

namespace {

// A slip costs four; letters that changed places, the commonest slip, a little less, so that "gxt" is "gtx" and not
// "gx".
constexpr int Slip = 4;
constexpr int Swap = 3;

/// Optimal string alignment distance (Damerau–Levenshtein without repeated edits), in the costs above.
int distance(const std::string &a, const std::string &b)
{
    std::vector<int> before;
    std::vector<int> last(b.size() + 1);
    std::vector<int> row(b.size() + 1);
    for (std::size_t j = 0; j < last.size(); ++j)
        last[j] = static_cast<int>(j) * Slip;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i) * Slip;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : Slip);
            row[j] = std::min({last[j] + Slip, row[j - 1] + Slip, changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + Swap);
        }
        before = last;
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::string nearestWord(const std::string &typed, const std::vector<std::string> &vocabulary)
{
    if (typed.size() < 3)
        return {};
    const int most = (typed.size() > 6 ? 2 : 1) * Slip;
    int best = most + 1;
    std::string nearest;
    for (const std::string &word : vocabulary) {
        if (std::abs(static_cast<int>(word.size()) - static_cast<int>(typed.size())) * Slip > most)
            continue;
        if (const int far = distance(typed, word); far < best) {
            best = far;
            nearest = word;
        }
    }
    return nearest;
}

} // namespace rig
