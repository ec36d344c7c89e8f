// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/connector_rating.h"

#include "core/checks/support.h"

namespace rig::checks::connector_rating {

namespace {

Finding over(const Device &device, Watts draw, Watts rating)
{
    Finding finding = begin(Id, Severity::Caution);
    finding.subjects.push_back(device.item);
    finding.facts = {{NeedW, draw}, {RatingW, rating}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        const Device &device = deviceOf(situation, feed.device);
        const std::optional<Watts> draw = device.power();
        if (!feed.ratingAtMost || !feed.ratingAtLeast)
            continue; // the connectors themselves are connector-missing's
        if (!draw)
            findings.push_back(unknown(Id, device.item, "tdp_w"));
        else if (*draw > *feed.ratingAtMost)
            findings.push_back(over(device, *draw, *feed.ratingAtMost));
        else if (*draw > *feed.ratingAtLeast && feed.supply >= 0)
            findings.push_back(unknown(Id, situation.machine.supplies[static_cast<std::size_t>(feed.supply)].item,
                                       "connector_16pin_w"));
    }
}

} // namespace

const Check check{
    Id, "PCIe CEM: 75 W from the slot, 75 W a 6-pin, 150 W an 8-pin plug; 12V-2x6 by its cable's sense rating", run};

} // namespace rig::checks::connector_rating
