// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_standing.h"

#include "core/advice/advice_text.h"
#include "core/advice/advise.h"
#include "core/catalogue/modified.h"
#include "core/prices/price.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

using Place = CardStanding::Place;

constexpr Gibibytes LeastMemory(8);

Place placeOf(const Offer &offer)
{
    if (!offer.held)
        return Place::Named;
    switch (*offer.held) {
    case Held::NotSoldHere:
    case Held::NoLicence:
        return Place::NotRun;
    case Held::NotListed:
    case Held::NoScore:
        return Place::Doubtful;
    case Held::Dear:
        return Place::Held;
    case Held::LittleMemory: // so far down a card is named where the money ends before
        return offer.chip->memory && *offer.chip->memory >= LeastMemory ? Place::Held : Place::Doubtful;
    case Held::ByQuote:
    case Held::NoRoom:
    case Held::NoCuda:
    case Held::NoBf16:
    case Held::OtherMarket:
        return Place::Apart;
    }
    return Place::Doubtful;
}

/// What figures and price of the row do not say by themselves.
QString careOf(const Offer &offer, const Usual &usual)
{
    const bool barred = offer.held == Held::NotSoldHere || offer.held == Held::NoLicence;
    return barred ? heldText(offer, usual) : careFor(*offer.chip);
}

/// Of a chip that does not answer.
CardStanding leftOut(const Chip &chip)
{
    const Support support = supportOf(chip, Framework::Any);
    const bool runs = support != Support::OldVersions && support != Support::No;
    return {runs ? Place::Doubtful : Place::NotRun, std::nullopt, careFor(chip)};
}

double memoryOf(const Item &item, const Catalogue &catalogue)
{
    const auto card = catalogue.find<Card>(item.part);
    const std::shared_ptr<const Chip> chip = card ? catalogue.chipOf(*card) : nullptr;
    return chip && chip->memory ? chip->memory->value() : 0;
}

CardStanding atOwnPrice(CardStanding standing, const Part &card, const Offer &offer, const Offers &offers,
                        const Catalogue &catalogue)
{
    const std::optional<PricePick> pick = priceOf(card, catalogue);
    const std::optional<double> dollars = pick ? inDollars(pick->money, catalogue) : std::nullopt;
    if (standing.score && offer.price && dollars && *dollars > 0)
        standing.score = atTimesThePrice(*standing.score, *dollars / offer.price->dollars, offers.weights);
    return standing;
}

} // namespace

int careRank(const Chip &chip)
{
    switch (supportOf(chip, Framework::Any)) {
    case Support::OldVersions:
    case Support::No:
        return 3;
    case Support::Untested:
    case Support::NotKnown:
        return 2;
    case Support::Yes:
        break;
    }
    return runsCuda(chip) && !isModified(chip) ? 0 : 1;
}

QString careFor(const Chip &chip)
{
    switch (careRank(chip)) {
    case 3:
        return supportOf(chip, Framework::Any) == Support::OldVersions
                   ? Advice::tr("▲ old versions of frameworks only")
                   : Advice::tr("▲ no framework of today runs on it");
    case 2:
        return Advice::tr("▲ not in the maker's list");
    case 1:
        if (isModified(chip))
            return Advice::tr("▲ modified by a workshop: no vendor answers for it");
        return chip.vendor == "AMD"_L1 ? Advice::tr("by ROCm, not CUDA") : Advice::tr("by its own library, not CUDA");
    default:
        return {};
    }
}

Question questionFor(const Document &machine, const Catalogue &catalogue)
{
    Question question;
    question.acceptUsed = catalogue.prices.buying != Buying::New;
    question.dataCentre = machine.site.dataCentre;
    const std::vector<const Item *> cards = machine.build.itemsOf(Kind::Card);
    question.gpusPerMachine = std::min(static_cast<int>(cards.size()) + 1, MostInWorkstation);
    double memory = machine.use.memoryNeed ? machine.use.memoryNeed->value() : 0;
    for (const PlannedWork &work : machine.use.works)
        memory = std::max(memory, work.need ? work.need->high.value() : 0);
    if (memory == 0) {
        for (const Item *card : cards)
            memory = std::max(memory, memoryOf(*card, catalogue));
    }
    if (memory > 0)
        question.memoryNeed = Gibibytes(memory);
    return question;
}

Question narrowed(Question question, const std::vector<PartCondition> &conditions, const Catalogue &catalogue)
{
    for (const PartCondition &condition : conditions) {
        if (condition.key == "chip_vendor"_L1)
            question.vendor = condition.equals;
        if (condition.key == "chip_memory_gib"_L1 && condition.atLeast)
            question.memoryNeed = std::max(question.memoryNeed.value_or(Gibibytes(0)), Gibibytes(*condition.atLeast));
        if (condition.key == "price"_L1 && condition.atMost)
            question.budget = Money{*condition.atMost * question.cards(), catalogue.prices.currency};
    }
    return question;
}

QHash<QString, CardStanding> cardStandings(const Question &question, const Library &regions, const Catalogue &catalogue)
{
    const MarketToday market(catalogue, catalogue.prices.today);
    const Offers offers = offersFor(question, regions, market);
    QHash<QString, CardStanding> standings;
    for (const Offer &offer : offers.offers) {
        const CardStanding ofChip{placeOf(offer), offer.score, careOf(offer, offers.usual)};
        for (const PartHandle &card : catalogue.cardsWith(offer.chip->id))
            standings.insert(card->id, atOwnPrice(ofChip, *card, offer, offers, catalogue));
    }
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const std::shared_ptr<const Chip> chip = catalogue.chipOf(static_cast<const Card &>(*part));
        if (!standings.contains(part->id))
            standings.insert(part->id, chip ? leftOut(*chip) : CardStanding{});
    }
    return standings;
}

} // namespace rig::advice
