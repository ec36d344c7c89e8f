// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/processor_lanes.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::processor_lanes {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::array<int, 2> dealt = situation.assessment.lanes.fromProcessor;
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        if (dealt[i] == 0 || situation.machine.processors.empty())
            continue;
        const auto &processor = situation.machine.processors[std::min(i, situation.machine.processors.size() - 1)];
        if (!processor.part->usableLanes) {
            findings.push_back(unknown(Id, processor.item, "usable_lanes"));
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

const Check check{Id, "The processor vendor's number of PCIe lanes", run};

} // namespace rig::checks::processor_lanes
