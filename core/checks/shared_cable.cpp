// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::shared_cable {

namespace {

constexpr const char *Id = "power.shared-cable";

// Variants: 0 two sockets of one card, 1 sockets of two cards, 2 more than a cable should carry at all.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const SharedCable &shared : situation.assessment.power.sharedCables) {
        if (shared.rated <= HarmlessPigtail && !shared.twoCards)
            continue;
        const ItemId supply = situation.machine.supplies[static_cast<std::size_t>(shared.supply)].item;
        if (!shared.known) {
            findings.push_back(unknown(Id, supply, "pcie_cables"));
            continue;
        }
        // The load decides, not the sockets' sum: a card of 200 W with two 8-pin sockets loads its cable with 125 W.
        const bool over = shared.load > MostOnCable;
        Finding finding = begin(Id, over ? Severity::Blocker : Severity::Caution, over ? 2 : shared.twoCards ? 1 : 0);
        finding.subjects = {shared.card, supply};
        finding.facts = {{"plugs", double(shared.plugs)},
                         {"cables", double(shared.cables)},
                         {"rated_w", shared.rated.value()},
                         {"load_w", shared.load.value()},
                         {"most_w", MostOnCable.value()}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id,
                  "One cable for each socket, no two cards on one (S. Bekman, Machine Learning Engineering: no "
                  "pigtails); two sockets on a cable up to 150 W together, 225 W at the most",
                  run};

} // namespace rig::checks::shared_cable
