// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/rail_limit.h"

#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::rail_limit {

namespace {

/// The first supply of the load whose label was not read.
ItemId unlabelled(const Situation &situation, const SupplyLoad &load)
{
    Finding all;
    addSupplies(all, situation.machine, load);
    for (const auto &supply : situation.machine.supplies) {
        if (!supply.part->rail12v && all.subjects.contains(supply.item))
            return supply.item;
    }
    return all.subjects.front();
}

void over(const Situation &situation, const SupplyLoad &load, Watts need, Severity severity, Variant variant,
          std::vector<Finding> &findings)
{
    Finding finding = begin(Id, severity, variant);
    addSupplies(finding, situation.machine, load);
    finding.facts = {{NeedW, need}, {CarriesW, *load.rail12vAtMost}};
    addGreatest(findings, std::move(finding), NeedW);
}

// All of the draw is held to be on 12 V:
// cards, processor and the 8 A of Intel's rest of the platform.
void combined(const Situation &situation, const SupplyLoad &load, std::vector<Finding> &findings)
{
    const bool several = !situation.assessment.power.several.empty();
    // Above the whole rating supply-capacity speaks.
    if (!load.rail12vAtMost || !load.supply || load.training.atLeast > *load.supply)
        return;
    if (load.training.atLeast > *load.rail12vAtMost)
        return over(situation, load, load.training.atLeast, Severity::Blocker,
                    several ? Variant::OneInTraining : Variant::InTraining, findings);
    // The same of the worst draw, as long as it is not above the whole rating.
    const bool worstCounts = load.worst.atLeast <= *load.supply;
    const bool trainingUnsure = load.training.atLeast > *load.rail12vAtLeast;
    if (!trainingUnsure && worstCounts && load.worst.atLeast > *load.rail12vAtMost)
        over(situation, load, load.worst.atLeast, Severity::Caution, several ? Variant::OneAtWorst : Variant::AtWorst,
             findings);
    else if (trainingUnsure || (worstCounts && load.worst.atLeast > *load.rail12vAtLeast))
        findings.push_back(unknown(Id, unlabelled(situation, load), "rail_12v_a"));
}

/// All plugs of a card on one rail of a supply that has several. A supply that does not say how many rails it has is
/// held to have one: those that split 12 V print it on the label.
void single(const Situation &situation, const Feed &feed, std::vector<Finding> &findings)
{
    if (feed.supply < 0 || !feed.plugs)
        return;
    const auto &placed = situation.machine.supplies[static_cast<std::size_t>(feed.supply)];
    const Supply &supply = *placed.part;
    const bool split = supply.rails12v.valueOr(supply.railLimit ? 2 : 1) > 1;
    if (!split || *feed.plugs <= Watts(LeastRail.value() * 12))
        return;
    if (!supply.railLimit) {
        findings.push_back(unknown(Id, placed.item, "rail_limit_a"));
        return;
    }
    const Watts carries(supply.railLimit->value() * 12);
    if (*feed.plugs <= carries)
        return;
    Finding finding = begin(Id, Severity::Caution, Variant::OneRail);
    finding.subjects = {deviceOf(situation, feed.device).item, placed.item};
    finding.facts = {{NeedW, *feed.plugs}, {CarriesW, carries}};
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const SupplyLoad &load : situation.assessment.power.loads())
        combined(situation, load, findings);
    for (const Feed &feed : situation.assessment.power.feeds)
        single(situation, feed, findings);
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The supply's label: amperes on 12 V together, and of each rail; Intel ATX design guide: rails "
                      "above 18 A are split where 240 VA protection is claimed"),
    run};

} // namespace rig::checks::rail_limit
