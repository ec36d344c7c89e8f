// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks {

namespace {

constexpr const char *Id = "fit.card-length";

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis)
        return;
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (!card.lengthMargin) {
            findings.push_back(device.card->length ? unknown(Id, situation.machine.chassis->item, "max_card_length_mm")
                                                   : unknown(Id, device.item, "length_mm"));
            continue;
        }
        if (*card.lengthMargin >= Millimetres(0))
            continue;
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects = {device.item, situation.machine.chassis->item};
        finding.facts = {{"length_mm", device.card->length->value()},
                         {"limit_mm", situation.machine.chassis->part->maxCardLength->value()}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check cardLength{Id, "The case vendor's longest card", run};

} // namespace rig::checks
