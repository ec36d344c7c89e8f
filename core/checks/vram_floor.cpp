// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/vram_floor.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>
#include <limits>

namespace rig::checks::vram_floor {

namespace {

/// "Not less than 4 GB", and "2 GB more" for a card that drives a display.
constexpr Gibibytes Floor{4};
constexpr Gibibytes ForDisplay{2};

Finding below(Severity severity, Variant variant, Gibibytes memory, Gibibytes need)
{
    Finding finding = begin(Id, severity, variant);
    finding.facts = {{MemoryGib, memory}, {NeedGib, need}, {DisplayGib, ForDisplay}};
    return finding;
}

void onEachCard(const CardGroup &group, const Use &use, std::vector<Finding> &findings)
{
    const Device &card = *group.first;
    if (!card.chip || !card.chip->memory) {
        findings.push_back(unknown(Id, card.item, card.chip ? "memory_gib" : "gpu"));
        return;
    }
    const Gibibytes memory = *card.chip->memory;
    Finding finding;
    if (use.memoryNeed && memory < *use.memoryNeed)
        finding = below(Severity::Blocker, Variant::BelowWork, memory, *use.memoryNeed);
    else if (memory < Floor)
        finding = below(Severity::Caution, Variant::BelowFloor, memory, Floor);
    else
        return;
    finding.subjects = group.items;
    findings.push_back(std::move(finding));
}

/// The card on which a display hangs best: of those with outputs the one with most memory. One of unknown outputs is
/// taken only where no other has any; one of unknown memory may have most.
const CardGroup *displayCard(const std::vector<CardGroup> &groups)
{
    const auto rank = [](const CardGroup &group) {
        const Device &card = *group.first;
        const double memory =
            card.chip && card.chip->memory ? card.chip->memory->value() : std::numeric_limits<double>::infinity();
        return std::pair(card.card->displayOutputs.known(), memory);
    };
    const CardGroup *best = nullptr;
    for (const CardGroup &group : groups) {
        if (group.first->card->displayOutputs.valueOr(1) > 0 && (!best || rank(group) > rank(*best)))
            best = &group;
    }
    return best;
}

void withDisplay(const Situation &situation, const CardGroup &group, std::vector<Finding> &findings)
{
    const Device &card = *group.first;
    const DisplayNeed display = displayNeed(situation);
    const Gibibytes stated = situation.use.memoryNeed.value_or(Gibibytes(0));
    if (display.state == DisplayNeed::State::No || !card.chip || !card.chip->memory)
        return;
    const Gibibytes memory = *card.chip->memory;
    const Gibibytes need = std::max(Floor, stated) + ForDisplay;
    if (memory >= need || memory < stated)
        return; // enough, or already said
    if (display.state == DisplayNeed::State::Unknown) {
        findings.push_back(unknown(Id, display.missing.item, display.missing.figure));
        return;
    }
    Finding finding = below(Severity::Blocker, Variant::BelowWithDisplay, memory, need);
    finding.subjects.push_back(group.items.front());
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::vector<CardGroup> groups = cardGroups(situation.machine);
    for (const CardGroup &group : groups)
        onEachCard(group, situation.use, findings);
    if (const CardGroup *card = displayCard(groups))
        withDisplay(situation, *card, findings);
}

} // namespace

const Check check{Id,
                  "Dive into Deep Learning, Selecting Servers and GPUs: 4 GB of graphics memory at least, 8 are "
                  "better, and 2 more where the card drives a display",
                  run};

} // namespace rig::checks::vram_floor
