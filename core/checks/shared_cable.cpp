// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/shared_cable.h"

#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::shared_cable {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const SharedCable &shared : situation.assessment.power.sharedCables) {
        if (shared.rated <= HarmlessPigtail && !shared.twoCards)
            continue;
        const ItemId supply = situation.machine.supplies[static_cast<std::size_t>(shared.supply)].item;
        if (!shared.known) {
            // Where the cable would carry it even so, builders look at what lies in the box.
            const Finding missing = unknown(Id, supply, "pcie_cables");
            findings.push_back(noted(missing, shared.load <= MostOnCable));
            continue;
        }
        // The load decides, not the sockets' sum: a card of 200 W with two 8-pin sockets loads its cable with 125 W.
        const bool over = shared.load > MostOnCable;
        const Variant variant = over ? Variant::Overloaded : shared.twoCards ? Variant::TwoCards : Variant::OneCard;
        Finding finding = begin(Id, over ? Severity::Blocker : Severity::Caution, variant);
        finding.subjects = {shared.card, supply};
        finding.facts = {{Plugs, shared.plugs},
                         {Cables, shared.cables},
                         {RatedW, shared.rated},
                         {LoadW, shared.load},
                         {MostW, MostOnCable}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "One cable for each socket, no two cards on one (S. Bekman, Machine Learning Engineering: no "
                      "pigtails); two sockets on a cable up to 150 W together, 225 W at the most"),
    run};

} // namespace rig::checks::shared_cable
