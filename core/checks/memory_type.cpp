// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/memory_type.h"

#include "core/checks/support.h"

namespace rig::checks::memory_type {

namespace {

void check(const Placed<MemoryKit> &kit, const Figure<QString> &taken, ItemId other, std::vector<Finding> &findings)
{
    if (!kit.part->type) {
        findings.push_back(unknown(Id, kit.item, "type"));
        return;
    }
    if (!taken) {
        findings.push_back(unknown(Id, other, "memory_type"));
        return;
    }
    if (taken->split(u'/').contains(*kit.part->type))
        return;
    Finding finding = begin(Id, Severity::Blocker);
    finding.subjects = {kit.item, other};
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const auto &kit : situation.machine.memory) {
        const std::size_t before = findings.size();
        if (situation.machine.board)
            check(kit, situation.machine.board->part->memoryType, boardItem(situation), findings);
        if (findings.size() > before)
            continue; // what the board does not take needs no second sentence about the processor
        if (const Processor *processor = situation.machine.processor())
            check(kit, processor->memoryType, situation.machine.processors.front().item, findings);
    }
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "The memory types that board and processor take"), run};

} // namespace rig::checks::memory_type
