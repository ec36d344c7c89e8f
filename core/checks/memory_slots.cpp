// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/memory_slots.h"

#include "core/checks/memory_total.h"

namespace rig::checks::memory_slots {

namespace {

Finding over(const Situation &situation, Variant variant, std::initializer_list<Fact> facts)
{
    Finding finding = begin(Id, Severity::Blocker, variant);
    for (const auto &kit : situation.machine.memory)
        finding.subjects.push_back(kit.item);
    finding.subjects.push_back(boardItem(situation));
    finding.facts = facts;
    return finding;
}

void modules(const Situation &situation, const MemoryTotal &total, std::vector<Finding> &findings)
{
    const Figure<int> &places = situation.machine.board->part->memorySlots;
    if (places && total.modules > *places)
        findings.push_back(
            over(situation, Variant::TooManyModules, {{Modules, total.modules}, {MemorySlots, *places}}));
    else if (total.lacks)
        findings.push_back(total.unknown(Id));
    else if (!places && total.modules > 1) // every board takes one
        findings.push_back(unknown(Id, boardItem(situation), "memory_slots"));
}

void size(const Situation &situation, const MemoryTotal &total, std::vector<Finding> &findings)
{
    const Figure<Gibibytes> &most = situation.machine.board->part->memoryMax;
    if (most && total.size > *most)
        findings.push_back(over(situation, Variant::TooMuchMemory, {{MemoryGib, total.size}, {MemoryMaxGib, *most}}));
    else if (total.lacks)
        findings.push_back(total.unknown(Id));
    else if (!most)
        findings.push_back(unknown(Id, boardItem(situation), "memory_max_gib"));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board || situation.machine.memory.empty())
        return;
    const MemoryTotal total = memoryTotal(situation.machine);
    const std::size_t before = findings.size();
    modules(situation, total, findings);
    if (findings.size() == before || findings.back().severity == Severity::Unknown)
        size(situation, total, findings);
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "The board's memory slots, and the most memory that its maker states"),
                  run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::memory_slots
