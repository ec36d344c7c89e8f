// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/slow_segment.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"
#include "core/machine/memory_loads.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::slow_segment {

namespace {

/// The GTX 970 reaches its last half gibibyte over a slow path of its own.
constexpr auto SlowChip = "geforce-gtx-970"_L1;
constexpr Gibibytes FastPart{3.5};

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const MemoryLoads loads = memoryLoads(situation.machine, situation.use);
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (!card.chip) {
            findings.push_back(unknown(Id, card.item, "gpu"));
            continue;
        }
        if (card.chip->id != SlowChip)
            continue;
        std::optional<Gibibytes> need;
        for (const ItemId item : group.items)
            need = std::max(need, loads.of(item)->low);
        if (!need && !situation.use.works.empty())
            continue; // the works run on the others
        if (!need) {
            findings.push_back(unknown(Id, card.item, "memory_need_gib"));
            continue;
        }
        if (*need <= FastPart)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects = group.items;
        finding.facts = {{NeedGib, *need}, {FastGib, FastPart}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "T. Dettmers, Which GPU for deep learning, 2016-06-25: above 3.5 GB the GTX 970 falls in speed"),
    run};

} // namespace rig::checks::slow_segment
