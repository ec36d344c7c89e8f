// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/cards_for_pc.h"

#include "core/advice/card_standing.h"
#include "core/fixes/effect.h"
#include "core/fixes/placing.h"
#include "core/fixes/shown_to_fit.h"
#include "core/names/names.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Of each GPU so many cards are tried, the cheapest first: one may be short enough where another is not.
constexpr int cardsOfAChip = 8;

/// So many GPUs that the supply keeps out are tried with a larger one, the best for the money first, with so many
/// supplies each, the cheapest first.
constexpr int chipsWithLargerSupply = 6;
constexpr int suppliesOfAChip = 40;

/// What is left of a card's points where a figure that decides is not known: as much as at 1.8 times its price by the
/// usual weights, so that such a card leads where it is clearly better alone. A figure of our own.
constexpr double keptOfAnUnknown = 0.85;

/// Cards above so many times what one spends (spentOnACard) are no answer at all: a figure of our own, the one by which
/// advice bounds the dearest by the cheapest.
constexpr double timesWhatOneSpends = 3;

/// A GPU that is sold, and how it stands beside what is in the machine.
struct Candidate
{
    advice::Offer offer;
    QString apartFrom;
    CardForPc::Place place = CardForPc::Place::Named;
};

/// A card in the machine, and what it brings.
struct Trial
{
    CardForPc card;
    std::vector<QString> blockedBy; ///< empty: it fits
};

std::vector<std::shared_ptr<const Chip>> ownChips(const Document &pc, const Catalogue &catalogue)
{
    std::vector<std::shared_ptr<const Chip>> chips;
    for (const Item *item : pc.build.itemsOf(Kind::Card)) {
        const auto card = catalogue.find<Card>(item->part);
        if (std::shared_ptr<const Chip> chip = card ? catalogue.chipOf(*card) : nullptr)
            chips.push_back(std::move(chip));
    }
    return chips;
}

/// A card of the machine with which one of this maker shares no job: the machine has none of the same maker.
QString apartFrom(const Chip &chip, const std::vector<std::shared_ptr<const Chip>> &own)
{
    const bool together = own.empty() || std::any_of(own.begin(), own.end(),
                                                     [&chip](const auto &one) { return one->vendor == chip.vendor; });
    return together ? QString() : names::shortName(*own.front());
}

/// What one spends on a card for this machine, in dollars: what a buyer is known to spend, and where the machine has
/// a dearer card already, as much as another of these.
double spentOnACard(const std::vector<std::shared_ptr<const Chip>> &own, const advice::Question &question,
                    const advice::MarketToday &market)
{
    const double usual = advice::usualOf(question).dollars;
    double most = usual;
    for (const std::shared_ptr<const Chip> &chip : own) {
        const std::optional<advice::PriceSeen> price = market.price(*chip, question.acceptUsed, usual);
        if (price && price->recent)
            most = std::max(most, price->dollars);
    }
    return most;
}

/// nullopt: it is no answer.
std::optional<CardForPc::Place> placeOf(const advice::Offer &offer, double spent)
{
    const bool sold = offer.score && offer.price && offer.support == advice::Support::Yes;
    if (!sold || offer.price->dollars > timesWhatOneSpends * spent)
        return std::nullopt;
    // That it is dear for most says nothing yet: the machine may have one of these already.
    if (offer.price->dollars > spent)
        return CardForPc::Place::Dear;
    const bool named = !offer.held || offer.held == advice::Held::Dear;
    return named ? CardForPc::Place::Named : CardForPc::Place::Second;
}

/// What is sold and can be thought of, what one would name first at the front. Beside cards of one maker those of
/// the same maker are asked for, and others follow: two makers' cards share no job.
std::vector<Candidate> candidatesFor(const std::vector<std::shared_ptr<const Chip>> &own, advice::Question question,
                                     const advice::MarketToday &market)
{
    // How many stand beside each other is for the machine's own checks.
    question.gpusPerMachine = std::min(question.gpusPerMachine, 2);
    const double spent = spentOnACard(own, question, market);
    std::vector<Candidate> candidates;
    const auto add = [&](const advice::Question &asked, bool others) {
        advice::Offers answer = advice::offersFor(asked, {}, market);
        for (advice::Offer &offer : answer.offers) {
            const std::optional<CardForPc::Place> place = placeOf(offer, spent);
            if (place && (!others || offer.chip->vendor != question.vendor)) {
                const QString apart = apartFrom(*offer.chip, own);
                candidates.push_back({std::move(offer), apart, *place});
            }
        }
    };
    const bool oneMaker = !own.empty() && std::all_of(own.begin(), own.end(), [&own](const auto &one) {
        return one->vendor == own.front()->vendor;
    });
    if (oneMaker) {
        question.vendor = own.front()->vendor;
        add(question, false);
    }
    advice::Question any = question;
    any.vendor.clear();
    add(any, oneMaker);
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate &one, const Candidate &other) {
        return std::tuple(!one.apartFrom.isEmpty(), one.place, -*one.offer.score) <
               std::tuple(!other.apartFrom.isEmpty(), other.place, -*other.offer.score);
    });
    return candidates;
}

std::vector<Kind> missingOf(const Build &build)
{
    // Without a board there are no lanes, without a supply no watts, without a processor neither.
    std::vector<Kind> missing;
    for (const Kind kind : {Kind::Motherboard, Kind::Processor, Kind::Supply, Kind::Case}) {
        if (build.itemsOf(kind).empty())
            missing.push_back(kind);
    }
    return missing;
}

/// The checks that a figure leaves open which nobody knows and which decides, each once.
std::vector<QString> unknownsIn(const std::vector<Finding> &findings)
{
    std::vector<QString> checks;
    for (const Finding &finding : findings) {
        if (finding.severity != Severity::Unknown || !finding.governs)
            continue;
        const QString check = QString::fromLatin1(finding.blocked.empty() ? finding.check : finding.blocked.front());
        if (std::find(checks.begin(), checks.end(), check) == checks.end())
            checks.push_back(check);
    }
    return checks;
}

std::vector<QString> blockersOf(const Effect &effect)
{
    std::vector<QString> checks;
    for (const Finding &finding : effect.added) {
        if (finding.severity == Severity::Blocker)
            checks.push_back(QString::fromLatin1(finding.check));
    }
    const bool darkened =
        std::any_of(effect.losses.begin(), effect.losses.end(), [](const LinkLoss &loss) { return loss.isBlind(); });
    if (darkened && checks.empty())
        checks.push_back(u"pcie.connector-dark"_s);
    return checks;
}

void readLink(CardForPc &card, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(card.document.build, catalogue);
    const Lanes lanes = assessLanes(machine);
    for (const Link &link : lanes.links) {
        if (machine.devices[static_cast<std::size_t>(link.device)].item != item)
            continue;
        card.width = link.width;
        card.generation = link.generation;
        card.maxWidth = link.maxWidth;
        card.bandwidth = link.bandwidth;
        if (link.maxWidth && link.maxGeneration)
            card.fullBandwidth = laneRate(*link.maxGeneration) * *link.maxWidth;
    }
}

void judgeTrial(Trial &trial, const Before &before, const Catalogue &catalogue)
{
    const Effect effect = effectBetween(before, stateOf(trial.card.document, catalogue));
    trial.blockedBy = blockersOf(effect);
    trial.card.limits = std::max(0, effect.shown[static_cast<std::size_t>(Severity::Caution)]);
    trial.card.notKnown = unknownsIn(effect.added);
}

Trial tried(const Document &pc, const Before &before, const std::shared_ptr<const Card> &card,
            const Catalogue &catalogue)
{
    Trial trial;
    trial.card.card = card;
    trial.card.chip = catalogue.chipOf(*card);
    trial.card.price = priceOf(*card, catalogue);
    Item item;
    item.id = pc.build.nextId();
    item.kind = Kind::Card;
    item.part = card->id;
    const Document unplaced = applied(pc, AddItem{item});
    item.connector = bestConnector(unplaced, item.id, catalogue);
    trial.card.connector = item.connector;
    trial.card.document = applied(pc, AddItem{item});
    if (item.connector.isEmpty()) {
        trial.blockedBy.push_back(u"pcie.connector-dark"_s); // none with lanes is free
        return trial;
    }
    judgeTrial(trial, before, catalogue);
    readLink(trial.card, item.id, catalogue);
    return trial;
}

std::vector<std::shared_ptr<const Card>> cheapestCards(const QString &chip, const Catalogue &catalogue)
{
    std::vector<std::pair<double, std::shared_ptr<const Card>>> priced;
    for (const PartHandle &part : catalogue.cardsWith(chip)) {
        auto card = std::static_pointer_cast<const Card>(part);
        const std::optional<PricePick> pick = priceOf(*card, catalogue);
        const std::optional<double> dollars = pick ? inDollars(pick->money, catalogue) : std::optional<double>();
        priced.emplace_back(dollars.value_or(1e9), std::move(card));
    }
    std::sort(priced.begin(), priced.end(), [](const auto &one, const auto &other) {
        return one.first != other.first ? one.first < other.first : one.second->id < other.second->id;
    });
    std::vector<std::shared_ptr<const Card>> cards;
    for (const auto &[dollars, card] : priced) {
        if (static_cast<int>(cards.size()) < cardsOfAChip)
            cards.push_back(card);
    }
    return cards;
}

bool isKeptOutByTheSupply(const Trial &trial)
{
    return !trial.blockedBy.empty() && std::all_of(trial.blockedBy.begin(), trial.blockedBy.end(),
                                                   [](const QString &check) { return check.startsWith("power."_L1); });
}

/// At the price of this card, which may be dearer than the cheapest with its GPU, and of what it asks for.
double pointsOf(const CardForPc &card, const advice::Offer &offer, const advice::Weights &weights,
                const Catalogue &catalogue)
{
    const double dollars =
        (card.price ? inDollars(card.price->money, catalogue) : std::nullopt).value_or(offer.price->dollars) +
        inDollars(card.changesCost, catalogue).value_or(0);
    return advice::atTimesThePrice(*offer.score, dollars / offer.price->dollars, weights) *
           std::pow(advice::KeptOfALimit, card.limits) * (card.notKnown.empty() ? 1 : keptOfAnUnknown);
}

/// The card with this chip that goes in best: one that fits, else one that a larger supply might carry, and among those
/// the one with most points.
std::optional<Trial> bestWith(const Document &pc, const Before &before, const advice::Offer &offer,
                              const advice::Weights &weights, const Catalogue &catalogue)
{
    std::optional<Trial> best;
    const auto rank = [](const Trial &trial) {
        const int blocked = trial.blockedBy.empty() ? 0 : isKeptOutByTheSupply(trial) ? 1 : 2;
        return std::tuple(blocked, -trial.card.points);
    };
    for (const std::shared_ptr<const Card> &card : cheapestCards(offer.chip->id, catalogue)) {
        Trial trial = tried(pc, before, card, catalogue);
        trial.card.points = pointsOf(trial.card, offer, weights, catalogue);
        const bool whole = trial.blockedBy.empty() && trial.card.notKnown.empty() && trial.card.limits == 0;
        if (!best || rank(trial) < rank(*best))
            best = std::move(trial);
        if (whole) // those that follow are dearer
            break;
    }
    return best;
}

struct SupplyOnSale
{
    std::shared_ptr<const Supply> supply;
    PricePick price;
    double dollars = 0;
};

/// That give more than the machine's own, the cheapest first; empty where it has several.
std::vector<SupplyOnSale> largerSupplies(const Document &pc, const Catalogue &catalogue)
{
    std::vector<SupplyOnSale> found;
    const std::vector<const Item *> own = pc.build.itemsOf(Kind::Supply);
    const auto old = own.size() == 1 ? catalogue.find<Supply>(own.front()->part) : nullptr;
    if (!old || !old->watts)
        return found;
    for (const PartHandle &part : catalogue.parts(Kind::Supply)) {
        const auto supply = std::static_pointer_cast<const Supply>(part);
        const std::optional<PricePick> price = priceOf(*supply, catalogue);
        const std::optional<double> dollars = price ? inDollars(price->money, catalogue) : std::optional<double>();
        const bool larger = isShownToFit(*supply, pc.site) && *supply->watts > *old->watts;
        if (larger && dollars && price->recent)
            found.push_back({supply, *price, *dollars});
    }
    std::sort(found.begin(), found.end(), [](const SupplyOnSale &one, const SupplyOnSale &other) {
        return std::tuple(one.dollars, one.supply->id) < std::tuple(other.dollars, other.supply->id);
    });
    return found;
}

/// The same card with the cheapest supply that carries it; nullopt where none of those that are tried does.
std::optional<Trial> withLargerSupply(const Trial &blocked, const std::vector<SupplyOnSale> &supplies,
                                      const Before &before, const Catalogue &catalogue)
{
    int left = suppliesOfAChip;
    for (const SupplyOnSale &larger : supplies) {
        if (left-- == 0)
            break;
        Trial trial = blocked;
        const ItemId item = trial.card.document.build.itemsOf(Kind::Supply).front()->id;
        trial.card.newSupply = larger.supply;
        trial.card.changesCost = larger.price.money;
        trial.card.document = applied(std::move(trial.card.document), ReplacePart{item, larger.supply->id});
        trial.card.document = applied(std::move(trial.card.document), SetOwned{item, false});
        judgeTrial(trial, before, catalogue);
        // What is not known of the card itself no supply changes; of the supply all is to be known.
        if (trial.blockedBy.empty() && trial.card.notKnown.size() <= blocked.card.notKnown.size())
            return trial;
    }
    return std::nullopt;
}

} // namespace

Document ownMachine(Document empty, const QStringList &parts, const Catalogue &catalogue)
{
    for (const QString &id : parts) {
        const PartHandle part = catalogue.find(id);
        if (!part)
            continue;
        Item item;
        item.id = empty.build.nextId();
        item.kind = part->kind;
        item.part = id;
        item.owned = true;
        empty = applied(std::move(empty), AddItem{item});
        if (standsInConnector(item.kind))
            empty = applied(empty, MoveItem{item.id, bestConnector(empty, item.id, catalogue)});
    }
    return empty;
}

CardsForPc cardsForPc(const Document &pc, const Catalogue &catalogue, int most)
{
    CardsForPc answer;
    answer.missing = missingOf(pc.build);
    if (!answer.missing.empty())
        return answer;
    const Before before = stateOf(pc, catalogue);
    const advice::MarketToday market(catalogue, catalogue.prices.today);
    std::map<QString, int> keptOut;
    const advice::Question question = advice::questionFor(pc, catalogue);
    const advice::Weights weights = advice::weightsFor(question);
    const std::vector<SupplyOnSale> supplies = largerSupplies(pc, catalogue);
    int withSupplyLeft = chipsWithLargerSupply;
    for (const Candidate &candidate : candidatesFor(ownChips(pc, catalogue), question, market)) {
        std::optional<Trial> trial = bestWith(pc, before, candidate.offer, weights, catalogue);
        if (!trial)
            continue;
        ++answer.tried;
        for (const QString &check : trial->blockedBy)
            ++keptOut[check];
        if (isKeptOutByTheSupply(*trial) && withSupplyLeft-- > 0) {
            if (std::optional<Trial> larger = withLargerSupply(*trial, supplies, before, catalogue))
                trial = std::move(larger);
        }
        if (!trial->blockedBy.empty())
            continue;
        ++answer.fit;
        trial->card.points = pointsOf(trial->card, candidate.offer, weights, catalogue);
        trial->card.apartFrom = candidate.apartFrom;
        trial->card.place = candidate.place;
        answer.best.push_back(std::move(trial->card));
    }
    std::stable_sort(answer.best.begin(), answer.best.end(), [](const CardForPc &one, const CardForPc &other) {
        return std::tuple(!one.apartFrom.isEmpty(), one.place, -one.points) <
               std::tuple(!other.apartFrom.isEmpty(), other.place, -other.points);
    });
    answer.best.resize(std::min<std::size_t>(answer.best.size(), static_cast<std::size_t>(most)));
    answer.keptOut.assign(keptOut.begin(), keptOut.end());
    std::stable_sort(answer.keptOut.begin(), answer.keptOut.end(),
                     [](const auto &one, const auto &other) { return one.second > other.second; });
    return answer;
}

std::optional<CardForPc> cardForPc(const Document &pc, const QString &card, const Catalogue &catalogue)
{
    const auto part = catalogue.find<Card>(card);
    if (!part)
        return std::nullopt;
    Trial trial = tried(pc, stateOf(pc, catalogue), part, catalogue);
    if (trial.card.connector.isEmpty())
        return std::nullopt;
    if (trial.card.chip)
        trial.card.apartFrom = apartFrom(*trial.card.chip, ownChips(pc, catalogue));
    return trial.card;
}

} // namespace rig
