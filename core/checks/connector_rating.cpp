// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks {

namespace {

constexpr const char *Id = "power.connector-rating";

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        const Device &device = deviceOf(situation, feed.device);
        const std::optional<Watts> draw = device.power();
        if (!draw && feed.rating) {
            findings.push_back(unknown(Id, device.item, "tdp_w"));
            continue;
        }
        if (!draw || !feed.rating || *draw <= *feed.rating)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects.push_back(device.item);
        finding.facts = {{"need_w", draw->value()}, {"rating_w", feed.rating->value()}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check connectorRating{
    Id, "PCIe CEM: 75 W from the slot, 75 W a 6-pin, 150 W an 8-pin plug; 12V-2x6 by its cable's sense rating", run};

} // namespace rig::checks
