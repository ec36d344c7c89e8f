// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/several_cards.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::advice {

namespace {

/// Together they must hold so much more than the single one.
constexpr double MoreTogether = 1.3;
/// Of what they have together so much is there for a model that is shared out: each has its own context.
constexpr double UsableTogether = 0.9;
/// With less, a card holds little beside its context and its share of the activations; where no need is stated, what is
/// usual for models that one shares out.
constexpr Gibibytes LeastOfSeveral(16);
constexpr Gibibytes UsualOfSeveral(24);
/// Without a budget a second one of a card may cost so much in all, in US dollars: a figure of our own.
constexpr double SecondCardUpTo = 2000;
/// What links leave of the sums: of four cards the guide of 2016 says 2.5 to 3 times one; the rest is of our own.
struct Kept
{
    int cards;
    double share;
};
constexpr std::array Numbers{Kept{2, 0.85}, Kept{4, 0.7}, Kept{8, 0.6}};

bool canBeNamed(const Offer &offer, const Question &question, int cards)
{
    const Chip &chip = *offer.chip;
    const bool known = chip.memory && chip.memoryBandwidth && offer.rate && offer.price && offer.price->recent;
    const bool stands = cards <= 2 || question.inServers() || offer.standsInNumbers;
    return known && stands && !isRented(chip) && !offer.rule && !offer.noDataCentreLicence && !offer.lessSuited &&
           !isSoldByQuote(offer) && offer.support == Support::Yes && (runsCuda(chip) || !question.vendor.isEmpty()) &&
           !lacksBf16(chip);
}

/// The logarithm of the score: what all have in common falls away.
double worthOf(const Offer &offer, const Kept &number, const Weights &weights)
{
    const double rate = number.cards * number.share;
    return weights.memory * std::log(number.cards * offer.chip->memory->value()) +
           weights.bandwidth * std::log(rate * offer.chip->memoryBandwidth->value()) +
           weights.speed * std::log(rate * *offer.rate) - weights.price * std::log(number.cards * offer.price->dollars);
}

} // namespace

std::vector<SeveralOf> severalCards(const Question &question, const Offers &offers, const Offer *chosen,
                                    std::optional<double> budget)
{
    std::vector<SeveralOf> found;
    if (question.cards() > 1 || question.accelerators == Accelerators::Tpu || hasEnded(question.framework))
        return found;
    const bool chosenIsKnown = chosen && chosen->price && chosen->chip->memory;
    const double one = chosenIsKnown ? chosen->price->dollars : 0;
    const double most = budget.value_or(std::max({offers.usual.dollars, one, std::min(2 * one, SecondCardUpTo)}));
    const Gibibytes each = question.memoryNeed ? LeastOfSeveral : UsualOfSeveral;
    // Where the need is stated, what holds it is enough.
    Gibibytes least = question.memoryNeed ? *question.memoryNeed / UsableTogether : offers.usual.memory * MoreTogether;
    if (!question.memoryNeed && chosenIsKnown)
        least = std::max(least, *chosen->chip->memory * MoreTogether);
    const Weights &weights = offers.weights;
    for (const Kept &number : Numbers) {
        if (number.cards > 4 && !question.inServers())
            continue;
        const Offer *best = nullptr;
        for (const std::vector<Offer> *list : {&offers.offers, &offers.tooSmall}) {
            for (const Offer &offer : *list) {
                if (!canBeNamed(offer, question, number.cards) || *offer.chip->memory < each ||
                    *offer.chip->memory * number.cards < least || number.cards * offer.price->dollarsToBear() > most)
                    continue;
                if (!best || worthOf(offer, number, weights) > worthOf(*best, number, weights))
                    best = &offer;
            }
        }
        if (!best)
            continue;
        found.push_back({best, number.cards});
        if (question.memoryNeed)
            break; // more than what holds it is not asked for
        least = *best->chip->memory * number.cards * MoreTogether;
    }
    return found;
}

} // namespace rig::advice
