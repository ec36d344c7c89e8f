// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/processor_lanes.h"

#include "core/checks/processor_list.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::processor_lanes {

namespace {

/// No chipset takes more of a processor's lanes than eight (DMI x8 of LGA1700 and later; AM4, AM5 and sTR5 take four or
/// eight).
constexpr int MostToChipset = 8;

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::array<int, 2> dealt = situation.assessment.lanes.fromProcessor;
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        if (dealt[i] == 0 || situation.machine.processors.empty())
            continue;
        const auto &processor = situation.machine.processors[std::min(i, situation.machine.processors.size() - 1)];
        if (!processor.part->usableLanes) {
            const Finding missing = unknown(Id, processor.item, "usable_lanes");
            const bool ample = processor.part->pcieLanes && dealt[i] + MostToChipset <= *processor.part->pcieLanes;
            // A board whose maker lists the generation has a table for its lanes.
            const bool listed = isOnList(takenBy(*situation.machine.board->part, *processor.part));
            findings.push_back(noted(missing, ample || listed));
            continue;
        }
        if (dealt[i] <= *processor.part->usableLanes)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects = {processor.item, boardItem(situation)};
        finding.facts = {{LanesDealt, dealt[i]}, {UsableLanes, *processor.part->usableLanes}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "The processor vendor's number of PCIe lanes"), run};

} // namespace rig::checks::processor_lanes
