// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/stacked_open_air.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::stacked_open_air {

namespace {

/// The cards that get no air, with the smallest gap below any of them.
struct Starved
{
    QVarLengthArray<ItemId, 4> items;
    Millimetres gap;
    bool byCard = false; ///< below one of them stands a graphics card, and not only a thin network card
    ItemId unknownCooling = 0;
};

Starved starvedCards(const Situation &situation)
{
    Starved found;
    const Assessment &assessment = situation.assessment;
    for (std::size_t i = 0; i < assessment.heat.cards.size(); ++i) {
        const CardHeat &heat = assessment.heat.cards[i];
        const CardFit &fit = assessment.fit.cards[i];
        const Device &device = deviceOf(situation, fit.device);
        if (heat.starved == false || !fit.gapBelow || !fit.overlaps.empty())
            continue; // in each other's way: slot-overlap says worse; a missing place is slot-overlap's too
        if (!heat.starved) {
            found.unknownCooling = // of several the same one in any order of the build
                found.unknownCooling ? std::min(found.unknownCooling, device.item) : device.item;
            continue;
        }
        found.gap = found.items.isEmpty() ? *fit.gapBelow : std::min(found.gap, *fit.gapBelow);
        found.items.push_back(device.item);
        found.byCard = found.byCard || deviceOf(situation, fit.below).isCard();
    }
    return found;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Starved starved = starvedCards(situation);
    if (starved.unknownCooling && !starved.byCard)
        findings.push_back(unknown(Id, starved.unknownCooling, "cooling"));
    if (starved.items.isEmpty())
        return;
    const std::vector<CardFit> &cards = situation.assessment.fit.cards;
    const auto inSlots = std::count_if(
        cards.begin(), cards.end(), [&](const CardFit &card) { return deviceOf(situation, card.device).isOnBoard(); });
    const Variant variant = !starved.byCard ? Variant::AboveOther
                            : inSlots > 2   ? Variant::MoreCards
                                            : Variant::TwoCards;
    Finding finding = begin(Id, variant == Variant::AboveOther ? Severity::Note : Severity::Caution, variant);
    finding.subjects = starved.items;
    finding.facts = {{Cards, int(inSlots)}, {GapMm, std::max(Millimetres(0), starved.gap)}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "An open-air card needs a free slot below it; two such GTX 1080 Ti next to each other ran at "
                      "84 °C (M. Riedl). With more than two cards a blower is needed (d2l)"),
    run};

} // namespace rig::checks::stacked_open_air
