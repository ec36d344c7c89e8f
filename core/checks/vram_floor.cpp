// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/vram_floor.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"
#include "core/machine/memory_loads.h"

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

/// One finding of those cards of a group that hold less than is dealt to them.
void ofGroup(const CardGroup &group, const MemoryLoads &loads, Severity severity, Variant variant,
             std::optional<Gibibytes> CardLoad::*asked, std::vector<Finding> &findings)
{
    std::optional<Finding> finding;
    for (const ItemId item : group.items) {
        const CardLoad &load = *loads.of(item);
        if (!(load.*asked) || *load.memory >= *(load.*asked) || (asked == &CardLoad::high && *load.memory < *load.low))
            continue;
        if (!finding)
            finding = below(severity, variant, *load.memory, *(load.*asked));
        else if (*(load.*asked) > finding->fact(NeedGib))
            finding->facts = below(severity, variant, *load.memory, *(load.*asked)).facts;
        finding->subjects.push_back(item);
    }
    if (finding)
        findings.push_back(*std::move(finding));
}

void onEachCard(const CardGroup &group, const MemoryLoads &loads, std::vector<Finding> &findings)
{
    const Device &card = *group.first;
    if (!card.chip || !card.chip->memory) {
        findings.push_back(unknown(Id, card.item, card.chip ? "memory_gib" : "gpu"));
        return;
    }
    const Gibibytes memory = *card.chip->memory;
    const std::size_t before = findings.size();
    ofGroup(group, loads, Severity::Blocker, Variant::BelowWork, &CardLoad::low, findings);
    ofGroup(group, loads, Severity::Caution, Variant::MayBeBelowWork, &CardLoad::high, findings);
    if (findings.size() > before || memory >= Floor)
        return;
    Finding finding = below(Severity::Caution, Variant::BelowFloor, memory, Floor);
    finding.subjects = group.items;
    findings.push_back(std::move(finding));
}

/// A work that shares itself over more cards than there are.
void onTheirNumber(const Situation &situation, const MemoryLoads &loads, std::vector<Finding> &findings)
{
    const int cards = static_cast<int>(loads.cards.size());
    if (cards == 0 || loads.cardsNeeded <= cards)
        return;
    Finding finding = begin(Id, Severity::Blocker, Variant::TooFewCards);
    finding.facts = {{CardsNeeded, loads.cardsNeeded}, {CardsThere, cards}};
    for (const Device &device : situation.machine.devices) {
        if (device.isCard())
            finding.subjects.push_back(device.item);
    }
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

void withDisplay(const Situation &situation, const CardGroup &group, const MemoryLoads &loads,
                 std::vector<Finding> &findings)
{
    const Device &card = *group.first;
    const DisplayNeed display = displayNeed(situation);
    // Of like cards the one to which least is dealt.
    const CardLoad *least = nullptr;
    for (const ItemId item : group.items) {
        const CardLoad *load = loads.of(item);
        if (!least || load->low.value_or(Gibibytes(0)) < least->low.value_or(Gibibytes(0)))
            least = load;
    }
    const Gibibytes stated = least->low.value_or(Gibibytes(0));
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
    finding.subjects.push_back(least->item);
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::vector<CardGroup> groups = cardGroups(situation.machine);
    const MemoryLoads loads = memoryLoads(situation.machine, situation.use);
    for (const CardGroup &group : groups)
        onEachCard(group, loads, findings);
    onTheirNumber(situation, loads, findings);
    if (const CardGroup *card = displayCard(groups))
        withDisplay(situation, *card, loads, findings);
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Dive into Deep Learning, Selecting Servers and GPUs: 4 GB of graphics memory at least, 8 are "
                      "better, and 2 more where the card drives a display"),
    run};

} // namespace rig::checks::vram_floor
