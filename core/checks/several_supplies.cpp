// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/several_supplies.h"

#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_parts.h"

#include <algorithm>

namespace rig::checks::several_supplies {

namespace {

/// Supplies of which nobody knows whether they stand alone: how many, and the first.
struct Unsure
{
    int count = 0;
    ItemId item = 0;
};

Unsure unsureSupplies(const Machine &machine)
{
    Unsure unsure;
    for (const auto &supply : machine.supplies) {
        if (supply.part->form)
            continue;
        unsure.count += supply.count;
        unsure.item = unsure.item > 0 ? unsure.item : supply.item;
    }
    return unsure;
}

void addAllSupplies(const Situation &situation, Finding &finding)
{
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
}

/// The draw of all cards, where there are several and all draw the same.
std::optional<std::pair<int, Watts>> alikeCards(const Machine &machine)
{
    int count = 0;
    std::optional<Watts> draw;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        if (!device.power() || (draw && *draw != *device.power()))
            return std::nullopt;
        draw = device.power();
        ++count;
    }
    return count > 1 ? std::optional(std::pair(count, *draw)) : std::nullopt;
}

bool areAlike(const std::vector<SupplyLoad> &loads)
{
    return std::all_of(loads.begin(), loads.end(),
                       [&](const SupplyLoad &load) { return load.supply == loads.front().supply; });
}

/// However the draw is divided, one of them carries more than its rating in training.
Finding indivisible(const Situation &situation)
{
    const Power &power = situation.assessment.power;
    const SupplyLoad &worst = power.several[fullestLoad(situation.machine, power)];
    const auto cards = areAlike(power.several) ? alikeCards(situation.machine) : std::nullopt;
    Finding finding =
        begin(Id, Severity::Blocker, cards ? Variant::CardsCannotBeDivided : Variant::LoadCannotBeDivided);
    if (!cards)
        addSupplies(finding, situation.machine, worst);
    for (const auto &supply : situation.machine.supplies) {
        if (!finding.subjects.contains(supply.item))
            finding.subjects.push_back(supply.item);
    }
    finding.facts = {{Supplies, static_cast<int>(power.several.size())},
                     {NeedW, worst.training.atLeast},
                     {SupplyW, *worst.supply},
                     {TotalW, power.training.atLeast}};
    if (cards) {
        finding.facts.push_back({Cards, cards->first});
        finding.facts.push_back({CardW, cards->second});
    }
    return finding;
}

/// Above all ratings together supply-capacity speaks.
bool isIndivisible(const Power &power)
{
    return power.division.state == Division::State::None && !(power.supply && power.training.atLeast > *power.supply);
}

bool addSplitCards(const Situation &situation, std::vector<Finding> &findings)
{
    bool split = false;
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (!feed.split)
            continue;
        split = true;
        Finding finding = begin(Id, Severity::Blocker, Variant::SplitCard);
        finding.subjects.push_back(deviceOf(situation, feed.device).item);
        addAllSupplies(situation, finding);
        findings.push_back(std::move(finding));
    }
    return split;
}

void addProcessorsApart(const Situation &situation, std::vector<Finding> &findings)
{
    const Division &division = situation.assessment.power.division;
    for (std::size_t i = 0; i < division.processors.size(); ++i) {
        if (division.processors[i] == division.board)
            continue;
        Finding finding = begin(Id, Severity::Caution, Variant::ProcessorApart);
        finding.subjects.push_back(situation.machine.processors[i].item);
        findings.push_back(std::move(finding));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const bool split = addSplitCards(situation, findings);
    const int alone = standingAlone(situation.machine);
    if (split || alone < 2)
        return;
    // Modules would share the load.
    const Unsure unsure = unsureSupplies(situation.machine);
    if (alone - unsure.count < 2) {
        findings.push_back(unknown(Id, unsure.item, "form"));
        return;
    }
    addProcessorsApart(situation, findings);
    if (isIndivisible(situation.assessment.power)) {
        findings.push_back(indivisible(situation));
        return;
    }
    Finding finding = begin(Id, Severity::Caution, Variant::StartTogether);
    addAllSupplies(situation, finding);
    finding.facts = {{Supplies, alone - unsure.count}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence", "Supplies that were not made for it neither start together nor share a load: all plugs of "
                    "a card come from one of them, which carries it alone (a near-fire is on record from supplies in a "
                    "chain)"),
    run};

} // namespace rig::checks::several_supplies
