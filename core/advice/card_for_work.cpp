// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_for_work.h"

#include "core/advice/offers.h"
#include "core/catalogue/modified.h"
#include "core/workload/card_scaling.h"
#include "core/workload/planned_works.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// A card is worth so much more than a slower one: weights of our own.
constexpr double NearlyTheSamePrice = 8.0 / 7;
constexpr double WorthIt = 4.0 / 3;
/// What is left of a card that holds the work only just, GiB: a desktop or a longer context takes it. Room for both may
/// cost so many times as much.
constexpr double OnlyJust = 1;
constexpr double TimesForRoom = 2;
/// An alternative must be so much faster, or so much cheaper, to be told of.
constexpr double ClearlyFaster = 1.5;
constexpr double ClearlyCheaper = 0.7;
/// More cards than are needed are told of up to so many times the price of the cheapest.
constexpr double MoreMoneyForMore = 3;
/// What a machine costs more, in US dollars, that carries two cards, or four: board, supply, case, risers.
constexpr double MachineForTwo = 300;
constexpr double MachineForFour = 1500;
/// A way that keeps the result is named first where it costs less than this part.
constexpr double SavingThatLeads = 0.5;

/// A GPU that one could buy today.
struct OnSale
{
    std::shared_ptr<const Chip> chip;
    PricePick price; ///< new or used as the policy accepts it, whichever is cheaper
    double dollars = 0;
    bool standsInNumbers = false;
};

std::optional<OnSale> onSale(const std::shared_ptr<const Chip> &chip, const MarketToday &market)
{
    const Catalogue &catalogue = market.catalogue();
    std::vector<Buying> ways{catalogue.prices.buying};
    if (catalogue.prices.buying == Buying::NewElseUsed)
        ways = {Buying::New, Buying::Used};
    std::optional<OnSale> best;
    for (const Buying buying : ways) {
        const std::optional<PricePick> pick = market.pick(*chip, buying);
        const std::optional<double> dollars = pick ? inDollars(pick->money, catalogue) : std::nullopt;
        const bool counts = pick && (pick->ownPrice || (pick->recent && !pick->isLaunch()));
        if (counts && dollars && (!best || isWorthItUsed(*dollars, best->dollars)))
            best = OnSale{chip, *pick, *dollars, false};
    }
    return best;
}

/// All that can be put into a machine at home, and used with what frameworks are today.
std::vector<OnSale> everythingOnSale(const Catalogue &catalogue, const SoldWhere &where)
{
    const MarketToday market(catalogue, catalogue.prices.today);
    std::vector<OnSale> found;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        if (isModified(*chip) || !standsInWorkstation(*chip) || supportOf(*chip, Framework::Any) != Support::Yes ||
            (where.rules && ruleAgainst(*chip, where.region, *where.rules)))
            continue;
        if (std::optional<OnSale> sale = onSale(chip, market)) {
            sale->standsInNumbers = standsInNumbers(*chip, catalogue);
            found.push_back(*std::move(sale));
        }
    }
    return found;
}

double speedOf(const WorkCard &card) { return card.answer.speed ? card.answer.speed->perSecond : 0; }

bool holds(const WorkCard &card) { return card.answer.fit != MemoryFit::MayNotFit; }

/// What catalogue and measurements say, for all that is asked of them here.
struct Market
{
    std::vector<OnSale> onSale;
    const SpeedModel &speeds;
    MemoryConditions conditions;
    const OtherWorks &others;
    QString currency; ///< of the prices
};

/// ZeRO 3 brings each card the weights twice and the gradients once, where plain data-parallelism adds up gradients.
constexpr double ExchangedByZero3 = 1.5;

std::optional<Bounds> overLinks(const WorkCard &card)
{
    if (card.need.gpus < 2 || !card.work.training || !card.answer.speed || !(card.need.gradients > 0))
        return std::nullopt;
    const int cards = card.need.gpus;
    const double seconds = card.need.samplesInStep * cards / card.answer.speed->perSecond;
    const Bounds link = reachedOverPcie(*card.answer.chip, UsualCardWay.gigabytesPerSecond());
    const double bytes = ExchangedByZero3 * card.need.gradients;
    const std::optional<Bounds> slow = dataParallelSpeedup({cards, seconds, bytes, link.low});
    const std::optional<Bounds> fast = dataParallelSpeedup({cards, seconds, bytes, link.high});
    return slow && fast ? std::optional(Bounds{slow->low, fast->high}) : std::nullopt;
}

/// Those that one could buy and that hold the work or may, the cheapest first. What is not known of a card's speed, or
/// what runs on it in training, counts only where nothing better is left.
std::vector<WorkCard> cardsOnSale(const Workload &work, const WorkloadNeed &alone, const Market &market,
                                  bool withCuda = true)
{
    std::vector<WorkCard> onSale;
    const WorkloadNeed need = besides(alone, market.others);
    const int cards = std::max(need.gpus, market.others.cards());
    for (const OnSale &sale : market.onSale) {
        if (cards > 2 && !sale.standsInNumbers)
            continue;
        CardAnswer answer = answerFor(need, work.task, market.conditions, sale.chip, market.speeds);
        const bool mayHold =
            answer.fit == MemoryFit::Fits || answer.fit == MemoryFit::FitsJust || answer.fit == MemoryFit::MayNotFit;
        if (!mayHold)
            continue;
        onSale.push_back({work, need, std::move(answer), sale.price, cards, cards * sale.dollars});
        onSale.back().overLinks = overLinks(onSale.back());
    }
    const auto keep = [&](auto wanted) {
        if (std::any_of(onSale.begin(), onSale.end(),
                        [&](const WorkCard &card) { return holds(card) && wanted(card); }))
            std::erase_if(onSale, [&](const WorkCard &card) { return !wanted(card); });
    };
    keep([withCuda](const WorkCard &card) { return runsCuda(*card.answer.chip) == withCuda; });
    keep([](const WorkCard &card) { return speedOf(card) > 0; });
    // A price of another currency is that of another market: the card may not be sold here.
    keep([&](const WorkCard &card) { return isOneMarket(card.price.price.money.currency, market.currency); });
    std::stable_sort(onSale.begin(), onSale.end(),
                     [](const WorkCard &one, const WorkCard &other) { return one.dollars < other.dollars; });
    return onSale;
}

/// The cheapest that holds the work, or one that costs little more and is much faster.
std::optional<WorkCard> bestOf(const std::vector<WorkCard> &onSale)
{
    const WorkCard *best = nullptr;
    for (const WorkCard &card : onSale) {
        if (!holds(card))
            continue;
        if (!best || (card.dollars <= NearlyTheSamePrice * best->dollars && speedOf(*best) > 0 &&
                      speedOf(card) >= WorthIt * speedOf(*best)))
            best = &card;
    }
    if (best && best->left() < OnlyJust) {
        const auto roomier = std::find_if(onSale.begin(), onSale.end(), [&](const WorkCard &card) {
            return holds(card) && card.left() >= OnlyJust && speedOf(card) >= speedOf(*best) / WorthIt;
        });
        if (roomier != onSale.end() && roomier->dollars <= TimesForRoom * best->dollars)
            best = &*roomier;
    }
    return best ? std::optional(*best) : std::nullopt;
}

/// With what the machine costs more for it, in US dollars.
double dollarsInAll(const WorkCard &card)
{
    return card.dollars + (card.cards > 2 ? MachineForFour : card.cards == 2 ? MachineForTwo : 0);
}

/// One card; two or four where fewer cost clearly more or do not hold it.
std::optional<WorkCard> bestFor(const Workload &work, const Market &market)
{
    std::optional<WorkCard> best;
    for (const int cards : {1, 2, 4}) {
        const std::optional<Workload> spread = cards == 1 ? std::optional(work) : spreadOver(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        if (!need)
            continue;
        std::optional<WorkCard> found = bestOf(cardsOnSale(*spread, *need, market));
        if (found && (!best || dollarsInAll(*found) < ClearlyCheaper * dollarsInAll(*best)))
            best = std::move(found);
    }
    return best;
}

/// With what the links cost at most, where several exchange.
double speedOverLinks(const WorkCard &card)
{
    return card.overLinks ? speedOf(card) / card.need.gpus * card.overLinks->low : speedOf(card);
}

/// The best of each number, as long as it is cheaper than what is there already, or faster and not several times as
/// dear as the cheapest.
std::vector<WorkCard> bestByCount(const Workload &work, const Market &market)
{
    std::vector<WorkCard> found;
    for (const int cards : {1, 2, 4, 8}) {
        const std::optional<Workload> spread = cards == 1 ? std::optional(work) : spreadOver(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        std::optional<WorkCard> best = need ? bestOf(cardsOnSale(*spread, *need, market)) : std::optional<WorkCard>();
        if (!best)
            continue;
        const bool worthIt = std::all_of(found.begin(), found.end(), [&](const WorkCard &fewer) {
            const bool faster = speedOf(*best) > 0 && speedOverLinks(*best) >= WorthIt * speedOverLinks(fewer);
            return best->dollars < ClearlyCheaper * fewer.dollars ||
                   (faster && best->dollars <= MoreMoneyForMore * fewer.dollars);
        });
        if (worthIt)
            found.push_back(*std::move(best));
    }
    return found.size() > 1 ? found : std::vector<WorkCard>();
}

/// Tries ways one upon the other, and keeps what makes a card clearly cheaper.
class SaverSearch
{
public:
    SaverSearch(const Workload &work, const Market &market) : m_work(work), m_market(market) {}

    [[nodiscard]] std::vector<WithSavers> search(const std::optional<WorkCard> &best) const
    {
        std::optional<double> dollars = best ? std::optional(best->dollars) : std::nullopt;
        std::optional<WithSavers> keeping;
        std::optional<WithSavers> changing;
        std::vector<Saver> tried;
        for (const Saver saver : Savers) {
            tried.push_back(saver);
            std::optional<WorkCard> card = bestWith(tried);
            if (!card || (dollars && card->dollars >= ClearlyCheaper * *dollars))
                continue;
            dollars = card->dollars;
            (keepsTheResult(saver) ? keeping : changing) = WithSavers{tried, *std::move(card)};
        }
        std::vector<WithSavers> found;
        for (std::optional<WithSavers> *one : {&keeping, &changing}) {
            if (*one)
                found.push_back(withoutIdle(**one));
        }
        return found;
    }

private:
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
            if (card && card->dollars <= found.card.dollars)
                found = {fewer, *card};
        }
        return found;
    }

    const Workload &m_work;
    const Market &m_market;
};

/// How a machine of a cloud shares a work out: every matrix over all of its GPUs, which NVLink joins.
std::optional<Workload> inOneServer(int cards, const Workload &work)
{
    if (cards == 1)
        return work;
    std::optional<Workload> spread = spreadOver(cards, work);
    if (spread && !work.training)
        std::swap(spread->transformerInference.pipelineParallel, spread->transformerInference.tensorParallel);
    return spread;
}

/// The cheapest; of those with CUDA, for which nearly all is written, where there is one.
std::optional<RentedForWork> cheapestRented(const Workload &work, const Market &market, const SoldWhere &where,
                                            const Catalogue &catalogue)
{
    if (!where.rented)
        return std::nullopt;
    const std::vector<RentedChip> chips = rentedToday(*where.rented, catalogue, catalogue.prices.today, where.region);
    std::optional<RentedForWork> best;
    const auto rank = [](const RentedChip &chip, int cards) {
        return std::pair(!runsCuda(*chip.chip), chip.dollarsEach * cards);
    };
    for (const int cards : {1, 2, 4, 8}) {
        const std::optional<Workload> spread = inOneServer(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        if (!need)
            continue;
        for (const RentedChip &chip : chips) {
            const bool behind = best && rank(chip, cards) >= rank(best->of, best->cards);
            if (behind || (chip.offer.gpus != 1 && chip.offer.gpus != cards) || isTpu(*chip.chip))
                continue;
            CardAnswer answer = answerFor(*need, work.task, market.conditions, chip.chip, market.speeds);
            if (answer.fit != MemoryFit::Fits || supportOf(*chip.chip, Framework::Any) != Support::Yes)
                continue;
            const double left = answer.memory->usable().value() - need->memory.high() / BytesPerGibibyte;
            best = RentedForWork{chip, std::move(answer), cards, left};
        }
    }
    return best;
}

/// Eight that one could buy, with a server around them.
std::optional<WorkCard> eightInServer(const Workload &work, const Market &market)
{
    const std::optional<Workload> spread = spreadOver(8, work);
    const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
    return need ? bestOf(cardsOnSale(*spread, *need, market)) : std::nullopt;
}

/// The work with a mixture's experts in the system's memory, of four bits where they are too many for a desktop's
/// board; nullopt: it has none, or no board carries them.
std::optional<Workload> withExpertsInMemory(const Workload &work)
{
    constexpr double MostOnDesktop = 192 * BytesPerGibibyte;
    constexpr double MostOnServer = 1024 * BytesPerGibibyte;
    if (work.kind != Workload::Kind::Transformer || work.training || work.transformer.expertLayers() < 1 ||
        work.transformerInference.gpus() > 1 || work.transformerInference.hostExperts > 0)
        return std::nullopt;
    for (const std::optional<Workload> &tried : {std::optional(work), with(Saver::FourBitWeights, work)}) {
        if (!tried)
            continue;
        Workload moved = *tried;
        TransformerInference &plan = moved.transformerInference;
        plan.hostExperts = work.transformer.expertLayers();
        const double bytes = hostWeightBytes(moved.transformer, plan);
        if (bytes <= MostOnDesktop)
            return moved;
        // Eight channels of DDR4-3200, as used servers have them.
        plan.memoryChannels = std::max(plan.memoryChannels, 8);
        plan.memoryRate = 3200;
        if (tried->transformerInference.weights != work.transformerInference.weights && bytes <= MostOnServer)
            return moved;
    }
    return std::nullopt;
}

/// The cheapest card where a mixture's experts stand in the system's memory.
std::optional<WorkCard> besideMemory(const Workload &work, const Market &market)
{
    const std::optional<Workload> moved = withExpertsInMemory(work);
    const Result<WorkloadNeed> need = moved ? needOf(*moved) : tl::unexpected(Failure());
    return need ? bestOf(cardsOnSale(*moved, *need, market)) : std::nullopt;
}

/// What a rule keeps from being named is told, so that nobody thinks that it was forgotten.
void findBarred(CardForWork &answer, const Workload &work, const Market &anywhere, const SoldWhere &where)
{
    const std::optional<WorkCard> best = bestFor(work, anywhere);
    const RegionRule *rule = best ? ruleAgainst(*best->answer.chip, where.region, *where.rules) : nullptr;
    if (!rule)
        return;
    answer.barred = best->answer.chip;
    answer.rule = rule;
}

} // namespace

const WithSavers *CardForWork::namedWithSavers() const
{
    if (!best)
        return cheaper.empty() ? nullptr : &cheaper.back();
    const auto leads = [&](const WithSavers &one) {
        return std::all_of(one.savers.begin(), one.savers.end(), keepsTheResult) &&
               dollarsInAll(one.card) < SavingThatLeads * dollarsInAll(*best);
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
    const Market market{everythingOnSale(catalogue, where), speeds, conditions, others, catalogue.prices.currency};
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
    if (!answer.best) {
        answer.rented = cheapestRented(work, market, where, catalogue);
        answer.eight = eightInServer(work, market);
    }
    answer.besideMemory = besideMemory(work, market);
    if (answer.best && answer.besideMemory && answer.besideMemory->dollars >= ClearlyCheaper * answer.best->dollars)
        answer.besideMemory.reset();
    answer.cheaper = SaverSearch(work, market).search(answer.best);
    if (where.rules && where.region != Region::Elsewhere)
        findBarred(answer, work,
                   {everythingOnSale(catalogue, {}), speeds, conditions, others, catalogue.prices.currency}, where);
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
