// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_for_work.h"

#include "core/advice/large_work.h"
#include "core/advice/market_today.h"
#include "core/advice/offers.h"
#include "core/workload/planned_works.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// An alternative must be so much faster, or so much cheaper, to be told of: figures of our own.
constexpr double MuchFaster = 4.0 / 3;
constexpr double ClearlyFaster = 1.5;
constexpr double ClearlyCheaper = 0.7;
/// Several that are at least as fast as fewer need only be so much cheaper.
constexpr double Cheaper = 0.85;
/// More cards than are needed are told of up to so many times the price of the cheapest.
constexpr double MoreMoneyForMore = 3;
/// What a machine costs more, in US dollars, that carries two cards, or more: board, supply, case, risers.
constexpr double MachineForTwo = 300;
constexpr double MachineForFour = 1500;
/// From so many US dollars on it is told for how much the same is lent: a figure of our own.
constexpr double WorthRenting = 2000;
/// A way that keeps the result is named first where it costs less than this part.
constexpr double SavingThatLeads = 0.5;

/// With what the machine costs more for it, in US dollars.
double dollarsInAll(const WorkCard &card)
{
    return card.dollars + (card.cards > 2 ? MachineForFour : card.cards == 2 ? MachineForTwo : 0);
}

/// Whether more cards are to be had in place of fewer: clearly cheaper, or cheaper and no slower. Those that hold it
/// only just, where the fewer ones have room, must be no slower at any price.
bool isBetterThan(const WorkCard &more, const WorkCard &fewer)
{
    const double part = dollarsInAll(more) / dollarsInAll(fewer);
    const bool noSlower = speedOf(fewer) > 0 && usefulSpeed(more) >= usefulSpeed(fewer);
    const bool tighter = more.left() < OnlyJust && fewer.left() >= OnlyJust;
    return part < Cheaper && (noSlower || (part < ClearlyCheaper && !tighter));
}

/// One card; two to four where fewer cost clearly more, or more and are no faster, or do not hold it.
std::optional<WorkCard> bestFor(const Workload &work, const WorkMarket &market)
{
    std::optional<WorkCard> best;
    for (const int cards : {1, 2, 3, 4}) {
        const std::optional<Workload> spread = cards == 1 ? std::optional(work) : spreadOver(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        if (!need)
            continue;
        std::optional<WorkCard> found = bestOf(cardsOnSale(*spread, *need, market));
        if (found && (!best || isBetterThan(*found, *best)))
            best = std::move(found);
    }
    return best;
}

/// The best of each number, as long as it is cheaper than what is there already, or faster and not several times as
/// dear as the cheapest.
std::vector<WorkCard> bestByCount(const Workload &work, const WorkMarket &market)
{
    std::vector<WorkCard> found;
    for (const int cards : {1, 2, 3, 4, 8}) {
        const std::optional<Workload> spread = cards == 1 ? std::optional(work) : spreadOver(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        std::optional<WorkCard> best = need ? bestOf(cardsOnSale(*spread, *need, market)) : std::optional<WorkCard>();
        if (!best)
            continue;
        const bool worthIt = std::all_of(found.begin(), found.end(), [&](const WorkCard &fewer) {
            const bool faster = speedOf(*best) > 0 && speedOverLinks(*best) >= MuchFaster * speedOverLinks(fewer);
            return best->dollars < ClearlyCheaper * fewer.dollars ||
                   (faster && best->dollars <= MoreMoneyForMore * fewer.dollars);
        });
        if (worthIt)
            found.push_back(*std::move(best));
    }
    return found.size() > 1 ? found : std::vector<WorkCard>();
}

/// The cheapest that holds it as it is set, clearly cheaper than the one that is named; nullopt: none.
std::optional<WorkCard> cheapestAsSet(const Workload &work, const WorkMarket &market, const WorkCard &named)
{
    std::optional<WorkCard> least;
    for (const int cards : {1, 2, 3, 4}) {
        const std::optional<Workload> spread = cards == 1 ? std::optional(work) : spreadOver(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        if (!need)
            continue;
        std::vector<WorkCard> onSale = cardsOnSale(*spread, *need, market);
        const auto first = std::find_if(onSale.begin(), onSale.end(), [](const WorkCard &card) { return holds(card); });
        if (first != onSale.end() && (!least || dollarsInAll(*first) < dollarsInAll(*least)))
            least = std::move(*first);
    }
    return least && dollarsInAll(*least) < ClearlyCheaper * dollarsInAll(named) ? least : std::nullopt;
}

/// Nobody needs a way to save memory for a card that costs more than one that needs none.
void dropWhatSavesNothing(CardForWork &answer)
{
    const WithSavers *named = answer.namedWithSavers();
    std::vector<WithSavers> kept;
    for (const WithSavers &one : answer.cheaper) {
        const bool roomier =
            one.card.isSameAs(*answer.least) && answer.least->left() < OnlyJust && one.card.left() >= OnlyJust;
        if (&one == named || roomier || dollarsInAll(one.card) < dollarsInAll(*answer.least))
            kept.push_back(one);
    }
    answer.cheaper = std::move(kept);
}

/// `all`: what each GPU makes of the work as it is set, on so many `cards`.
void findModified(CardForWork &answer, const std::vector<CardAnswer> &all, int cards, const Catalogue &catalogue)
{
    const WorkCard *named = answer.named();
    if (!named)
        return;
    for (const OnSale &sale : modifiedOnSale(catalogue)) {
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const CardAnswer &card) { return card.chip->id == sale.chip->id; });
        const bool holdsIt = found != all.end() && (found->fit == MemoryFit::Fits || found->fit == MemoryFit::FitsJust);
        if (holdsIt && cards * sale.dollars < named->dollars)
            answer.modified.push_back(sale.chip);
    }
}

/// Tries ways one upon the other, and keeps what makes a card clearly cheaper.
class SaverSearch
{
public:
    SaverSearch(const Workload &work, const WorkMarket &market) : m_work(work), m_market(market) {}

    [[nodiscard]] std::vector<WithSavers> search(const std::optional<WorkCard> &best) const
    {
        std::optional<WorkCard> before = best;
        std::optional<WithSavers> keeping;
        std::optional<WithSavers> changing;
        std::vector<Saver> tried;
        for (const Saver saver : Savers) {
            tried.push_back(saver);
            std::optional<WorkCard> card = bestWith(tried);
            std::optional<WithSavers> &kind = keepsTheResult(saver) ? keeping : changing;
            const bool cheaper =
                card && (!before || card->dollars < ClearlyCheaper * before->dollars ||
                         (costsNothing(saver) && dollarsInAll(*card) < Cheaper * dollarsInAll(*before)));
            if (!cheaper && !(card && kind && givesRoom(*card, kind->card)))
                continue;
            before = card;
            kind = WithSavers{tried, *std::move(card)};
        }
        std::vector<WithSavers> found;
        for (std::optional<WithSavers> *one : {&keeping, &changing}) {
            if (*one)
                found.push_back(withoutIdle(**one));
        }
        return found;
    }

private:
    /// A card that holds the work only just is to hold it with room, where that costs no more.
    [[nodiscard]] static bool givesRoom(const WorkCard &card, const WorkCard &before)
    {
        return card.dollars <= before.dollars && before.left() < OnlyJust && card.left() >= OnlyJust;
    }

    /// nullopt: none of them means anything for the work, or no card holds it.
    [[nodiscard]] std::optional<WorkCard> bestWith(const std::vector<Saver> &savers) const
    {
        Workload work = m_work;
        bool changed = false;
        for (const Saver saver : savers) {
            if (const std::optional<Workload> smaller = with(saver, work)) {
                work = *smaller;
                changed = true;
            }
        }
        return changed ? bestFor(work, m_market) : std::nullopt;
    }

    [[nodiscard]] WithSavers withoutIdle(WithSavers found) const
    {
        std::erase_if(found.savers, [&](Saver saver) { return !with(saver, m_work); });
        for (const Saver saver : Savers) {
            std::vector<Saver> fewer = found.savers;
            std::erase(fewer, saver);
            if (fewer.size() == found.savers.size())
                continue;
            const std::optional<WorkCard> card = bestWith(fewer);
            if (card && card->dollars <= found.card.dollars && !givesRoom(found.card, *card))
                found = {fewer, *card};
        }
        return found;
    }

    const Workload &m_work;
    const WorkMarket &m_market;
};

void findCheaper(CardForWork &answer, const Workload &work, const WorkMarket &market)
{
    answer.cheaper = SaverSearch(work, market).search(answer.best);
    if (const WorkCard *named = answer.named(); named && answer.best)
        answer.least = cheapestAsSet(work, market, *named);
    if (answer.least)
        dropWhatSavesNothing(answer);
}

/// What trains adapters of the model in place of all its weights: what most fine-tuning takes.
std::optional<WithSavers> withAdapters(const Workload &work, const WorkMarket &market)
{
    if (work.kind != Workload::Kind::Transformer || !work.training || work.transformerTraining.method != Method::Full)
        return std::nullopt;
    Workload adapted = work;
    adapted.transformerTraining.method = Method::Lora;
    adapted.transformerTraining.recomputation = Recomputation::Full; // as adapters are trained
    CardForWork answer;
    answer.best = bestFor(adapted, market);
    answer.cheaper = SaverSearch(adapted, market).search(answer.best);
    const WithSavers *saved = answer.namedWithSavers();
    if (saved)
        return *saved;
    return answer.best ? std::optional(WithSavers{{}, *answer.best}) : std::nullopt;
}

/// What a rule keeps from being named is told, so that nobody thinks that it was forgotten.
void findBarred(CardForWork &answer, const Workload &work, const WorkMarket &anywhere, const SoldWhere &where,
                const Catalogue &catalogue)
{
    const std::optional<WorkCard> best = bestFor(work, anywhere);
    const RegionRule *rule = best ? barredIn(where.region, *best->answer.chip, *where.rules, catalogue) : nullptr;
    if (const WorkCard *named = answer.named())
        answer.stock = ruleAgainst(*named->answer.chip, where.region, *where.rules);
    if (!rule)
        return;
    answer.barred = best->answer.chip;
    answer.rule = rule;
}

} // namespace

const WithSavers *CardForWork::namedWithSavers() const
{
    const auto keeps = [](const WithSavers &one) {
        return std::all_of(one.savers.begin(), one.savers.end(), keepsTheResult);
    };
    if (!best) {
        // What was asked for stands before another result, unless it costs far more.
        const auto kept = std::find_if(cheaper.begin(), cheaper.end(), keeps);
        const bool near =
            kept != cheaper.end() && dollarsInAll(cheaper.back().card) >= SavingThatLeads * dollarsInAll(kept->card);
        return near ? &*kept : cheaper.empty() ? nullptr : &cheaper.back();
    }
    // In training one waits for all of it: a card that is slower by more than it is cheaper is none to be named first.
    const bool waits = best->work.training && speedOf(*best) > 0;
    const auto leads = [&](const WithSavers &one) {
        const bool free =
            one.card.cards <= best->cards && std::all_of(one.savers.begin(), one.savers.end(), costsNothing);
        return keeps(one) && dollarsInAll(one.card) < (free ? Cheaper : SavingThatLeads) * dollarsInAll(*best) &&
               !(waits && speedOf(one.card) > 0 && doneFor(one.card) < doneFor(*best));
    };
    const auto found = std::find_if(cheaper.begin(), cheaper.end(), leads);
    return found == cheaper.end() ? nullptr : &*found;
}

std::optional<Bounds> WorkCard::speedInAll() const
{
    if (!answer.speed)
        return std::nullopt;
    if (!overLinks)
        return Bounds{answer.speed->low, answer.speed->high};
    return Bounds{answer.speed->low / need.gpus * overLinks->low, answer.speed->high / need.gpus * overLinks->high};
}

Money RentedForWork::hour() const { return {*of.offer.pricePerHour / of.offer.gpus * cards, of.offer.currency}; }

double WorkCard::left() const { return answer.memory->usable().value() - need.memory.high() / BytesPerGibibyte; }

Money WorkCard::money() const { return {price.money.amount * cards, price.money.currency}; }

Workload asNamed(const Workload &work, const CardForWork &answer)
{
    const WithSavers *saved = answer.namedWithSavers();
    return saved ? with(saved->savers, work) : work;
}

MachineWish wishFor(const WorkCard &card, std::vector<PlannedWork> works, Use use)
{
    MachineWish wish{card.answer.chip->id, card.cards, std::move(use)};
    wish.use.work = workOf(card.work, card.need.gpus);
    wish.use.works = std::move(works);
    wish.use.memoryNeed.reset(); // the works say what is needed
    return wish;
}

CardForWork cardForWork(const Workload &work, const WorkloadNeed &need, const MemoryConditions &conditions,
                        const Catalogue &catalogue, const SpeedModel &speeds, const OtherWorks &others,
                        const SoldWhere &where)
{
    const WorkMarket market{everythingOnSale(catalogue, where), speeds, conditions, others, catalogue.prices.currency};
    CardForWork answer;
    answer.others = others;
    const std::vector<CardAnswer> all = answersFor(besides(need, others), work.task, conditions, catalogue, speeds);
    answer.holding = static_cast<int>(std::count_if(all.begin(), all.end(), [](const CardAnswer &card) {
        return card.fit == MemoryFit::Fits || card.fit == MemoryFit::FitsJust;
    }));
    answer.best = bestFor(work, market);
    answer.counts = bestByCount(work, market);
    for (const WorkCard &card : cardsOnSale(work, need, market)) {
        const bool cheaper = !answer.best || card.dollars < ClearlyCheaper * answer.best->dollars;
        if (!holds(card) && cheaper && !answer.doubtful)
            answer.doubtful = card;
        if (!answer.best || !holds(card) || answer.faster || speedOf(*answer.best) <= 0)
            continue;
        if (card.dollars > answer.best->dollars && speedOf(card) >= ClearlyFaster * speedOf(*answer.best)) {
            answer.faster = card;
            answer.timesAsFast = speedOf(card) / speedOf(*answer.best);
        }
    }
    if (!work.training && answer.best && runsCuda(*answer.best->answer.chip)) {
        for (const WorkCard &card : cardsOnSale(work, need, market, false)) {
            const bool other = !runsCuda(*card.answer.chip) && holds(card);
            if (other && !answer.withoutCuda && dollarsInAll(card) < ClearlyCheaper * dollarsInAll(*answer.best))
                answer.withoutCuda = card;
        }
    }
    if (!answer.best || dollarsInAll(*answer.best) >= WorthRenting)
        answer.rented = cheapestRented(work, market, where, catalogue);
    if (!answer.best)
        answer.eight = eightInServer(work, market);
    answer.besideMemory = besideMemory(work, market);
    if (answer.best && answer.besideMemory && answer.besideMemory->dollars >= ClearlyCheaper * answer.best->dollars)
        answer.besideMemory.reset();
    findCheaper(answer, work, market);
    findModified(answer, all, std::max(1, need.gpus), catalogue);
    if (!answer.named() || dollarsInAll(*answer.named()) >= WorthRenting) {
        answer.adapters = withAdapters(work, market);
        if (answer.adapters && answer.named() &&
            dollarsInAll(answer.adapters->card) >= ClearlyCheaper * dollarsInAll(*answer.named()))
            answer.adapters.reset();
    }
    if (where.rules && where.region != Region::Elsewhere)
        findBarred(answer, work,
                   {everythingOnSale(catalogue, {}), speeds, conditions, others, catalogue.prices.currency}, where,
                   catalogue);
    if (const WorkCard *named = answer.named(); named && !named->price.ownPrice)
        answer.spread =
            MarketToday(catalogue, catalogue.prices.today).spread(*named->answer.chip, named->price.price.condition);
    // Where the same card does it for sure in another way, that is told alone.
    for (const WithSavers &cheaper : answer.cheaper) {
        if (answer.doubtful && cheaper.card.dollars <= answer.doubtful->dollars)
            answer.doubtful.reset();
    }
    return answer;
}

} // namespace rig::advice
