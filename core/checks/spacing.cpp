// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/spacing.h"

#include "core/checks/support.h"
#include "core/machine/heat_rules.h"

namespace rig::checks::spacing {

namespace {

/// The card in the nearest slot below; null where there is none.
const CardFit *nextBelow(const CardFit &card, const Fit &fit)
{
    const CardFit *next = nullptr;
    for (const CardFit &other : fit.cards) {
        if (other.first && *other.first > *card.first && (!next || *other.first < *next->first))
            next = &other;
    }
    return next;
}

/// The first of the two whose cooling is not known, where the other may be open-air; 0 where neither asks.
ItemId coolingAsked(const Device &a, const Device &b)
{
    const std::optional<bool> first = isOpenAir(*a.card);
    const std::optional<bool> second = isOpenAir(*b.card);
    if (first == false || second == false || (first && second))
        return 0;
    return first ? b.item : a.item;
}

/// A slot's place is asked for by slot-overlap, but for cards of a single place, which cannot overlap.
void askForPlaces(const Situation &situation, std::vector<Finding> &findings)
{
    std::vector<const Device *> unplaced;
    int cards = 0;
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (!device.isOnBoard() || isOpenAir(*device.card) == false)
            continue;
        if (card.places != 1)
            return;
        ++cards;
        if (!card.first)
            unplaced.push_back(&device);
    }
    for (const Device *device : unplaced) {
        if (cards > 1)
            findings.push_back(unknown(Id, boardItem(situation), "connectors.position", device->connector));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    askForPlaces(situation, findings);
    const Assessment &assessment = situation.assessment;
    for (std::size_t i = 0; i < assessment.fit.cards.size(); ++i) {
        const CardFit &card = assessment.fit.cards[i];
        const CardFit *next = card.first ? nextBelow(card, assessment.fit) : nullptr;
        // What gets no air at all is stacked-open-air's, what stands in the way slot-overlap's.
        if (!next || assessment.heat.cards[i].starved != false || !card.overlaps.empty())
            continue;
        const Millimetres apart = SlotPitch * (*next->first - *card.first);
        if (apart >= FanCardSpacing)
            continue;
        const Device &upper = deviceOf(situation, card.device);
        const Device &lower = deviceOf(situation, next->device);
        if (const ItemId item = coolingAsked(upper, lower))
            findings.push_back(unknown(Id, item, "cooling"));
        if (isOpenAir(*upper.card) != true || isOpenAir(*lower.card) != true)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects = {upper.item, lower.item};
        finding.connectors = {upper.connector, lower.connector};
        finding.facts = {{ApartMm, apart}, {NeededMm, FanCardSpacing}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "d2l, Selecting servers and GPUs: two cards with several fans each need slots 60 mm apart"),
    run};

} // namespace rig::checks::spacing
