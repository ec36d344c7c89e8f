// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/memory_per_card.h"

#include "core/checks/card_groups.h"
#include "core/checks/memory_total.h"

namespace rig::checks::memory_per_card {

namespace {

/// 32, 64, 128 and 256 GB for one, two, four and eight cards.
constexpr Gibibytes ForEachCard{32};

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const int cards = cardCount(situation.machine);
    if (cards == 0 || situation.machine.memory.empty())
        return;
    const MemoryTotal total = memoryTotal(situation.machine);
    const Gibibytes need = ForEachCard * cards;
    if (total.size >= need)
        return;
    if (total.lacks) {
        findings.push_back(total.unknown(Id));
        return;
    }
    Finding finding = begin(Id, Severity::Caution);
    for (const auto &kit : situation.machine.memory)
        finding.subjects.push_back(kit.item);
    finding.facts = {{MemoryGib, total.size}, {NeedGib, need}, {Cards, cards}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Dive into Deep Learning, Selecting Servers and GPUs: 32, 64, 128 and 256 GB of memory for "
                      "one, two, four and eight cards"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::memory_per_card
