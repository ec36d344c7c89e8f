// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/adapter.h"

#include "core/checks/support.h"

namespace rig::checks::adapter {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (feed.adapted.isEmpty() || feed.doubt == FeedDoubt::Series)
            continue;
        const int supply = feed.supply < 0 ? 0 : feed.supply;
        Finding finding = begin(Id, Severity::Note);
        finding.subjects = {deviceOf(situation, feed.device).item,
                            situation.machine.supplies[static_cast<std::size_t>(supply)].item};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "An adapter joins 8-pin plugs of 150 W each; one cable for each plug"),
                  run, Severity::Note};

} // namespace rig::checks::adapter
