// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/other_works.h"

#include <algorithm>

namespace rig::advice {

namespace {

/// Bytes that the fullest of alike cards holds.
Bounds fullest(std::vector<PlannedNeed> needs, int cards)
{
    std::stable_sort(needs.begin(), needs.end(),
                     [](const PlannedNeed &one, const PlannedNeed &other) { return one.low > other.low; });
    std::vector<Bounds> held(static_cast<std::size_t>(cards));
    for (const PlannedNeed &need : needs) {
        std::stable_sort(held.begin(), held.end(),
                         [](const Bounds &one, const Bounds &other) { return one.low < other.low; });
        for (int i = 0; i < std::min(need.cards, cards); ++i) {
            held[static_cast<std::size_t>(i)].low += need.low.value() * BytesPerGibibyte;
            held[static_cast<std::size_t>(i)].high += need.high.value() * BytesPerGibibyte;
        }
    }
    Bounds most;
    for (const Bounds &one : held)
        most = {std::max(most.low, one.low), std::max(most.high, one.high)};
    return most;
}

} // namespace

int OtherWorks::cards() const
{
    int most = 0;
    for (const PlannedNeed &need : needs)
        most = std::max(most, need.cards);
    return most;
}

WorkloadNeed besides(WorkloadNeed need, const OtherWorks &others)
{
    if (others.needs.empty())
        return need;
    const double low = need.memory.low();
    const double high = need.memory.high();
    Bounds most{low, high};
    if (others.atOnce) {
        std::vector<PlannedNeed> all = others.needs;
        all.push_back({Gibibytes(low / BytesPerGibibyte), Gibibytes(high / BytesPerGibibyte), need.gpus});
        most = fullest(all, std::max(need.gpus, others.cards()));
    } else {
        for (const PlannedNeed &other : others.needs)
            most = {std::max(most.low, other.low.value() * BytesPerGibibyte),
                    std::max(most.high, other.high.value() * BytesPerGibibyte)};
    }
    if (most.low <= low && most.high <= high)
        return need;
    need.stated.reset(); // it speaks of this work alone
    need.memory.add(MemoryPart::Workspace, most.low - low, most.high - high, {}, FormulaRule::Arithmetic);
    return need;
}

} // namespace rig::advice
