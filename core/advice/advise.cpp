// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advise.h"
#include "core/advice/rented.h"
#include "core/advice/several_cards.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// Another choice must be so much cheaper, or have so much more memory, to be told of: figures of our own.
constexpr double LessMoney = 0.75;
constexpr double MuchMore = 1.3;
/// Of the usual memory so much is enough for one who would spend less.
constexpr double EnoughForLess = 0.65;
/// A new card in place of a used one may cost so many times its price.
constexpr double TimesForNew = 2.5;
/// Less than this part of the first one's memory is another kind of card.
constexpr double LeastOfFirst = 0.3;
constexpr Gibibytes LeastToTrain(8);
/// Of the T4 that is given for nothing.
constexpr Gibibytes FreeMemory(16);
constexpr int MonthsOfServices = 24;
/// What costs more than so many times the budget is of no use to one who names it: a figure of our own.
constexpr double WithinReach = 2;
/// Of chips that are rented by the hour alone those of so many years are offered still: a figure of our own.
constexpr int YearsOfRented = 4;

class Advisor
{
public:
    Advisor(const Question &question, const Offers &offers, const MarketToday &market, const Services &services)
        : m_question(question), m_offers(offers), m_market(market), m_services(services)
    {
        m_answer.usual = offers.usual;
    }

    Answer answer()
    {
        const Offer *chosen = m_question.accelerators == Accelerators::Tpu ? nullptr : chooseOffer();
        findBarred(chosen);
        if (chosen)
            buy(*chosen);
        else
            rent();
        findBeyond();
        m_answer.byQuote =
            m_question.inServers() && std::any_of(m_offers.offers.begin(), m_offers.offers.end(),
                                                  [](const Offer &offer) { return offer.held == Held::ByQuote; });
        for (const SeveralOf &several :
             severalCards(m_question, m_offers, chosen, inDollars(m_question.budget, m_market.catalogue())))
            m_answer.several.push_back(purchaseOf(*several.offer, several.cards));
        if (beginsFree())
            m_answer.free = freeServices();
        else if (triesOut() && m_question.accelerators != Accelerators::Tpu)
            m_answer.alsoFree = freeServices();
        return std::move(m_answer);
    }

private:
    [[nodiscard]] const Offer *chooseOffer()
    {
        if (const Offer *best = bestWhere([](const Offer &offer) { return !offer.held; })) {
            const Offer *larger = fromElsewhere(*best);
            return larger ? larger : best;
        }
        if (const Offer *elsewhere =
                bestWhere([&](const Offer &offer) { return offer.held == Held::OtherMarket && isAsUsual(offer); }))
            return elsewhere;
        const bool littleMoney = m_question.means != Means::NotSaid && m_question.means != Means::Plenty;
        if (!littleMoney && (m_question.memoryNeed || !m_question.budget)) {
            const Offer *dear = cheapestOf(Held::Dear);
            m_answer.dear = dear != nullptr;
            if (dear)
                return dear;
        }
        if (const Offer *little = m_question.memoryNeed ? nullptr : mostMemory()) {
            m_answer.littleMemory = true;
            return little;
        }
        if (const Offer *other =
                bestWhere([&](const Offer &offer) { return offer.held == Held::NoCuda && isAsUsual(offer); }))
            return other;
        return withoutScore();
    }

    /// One with far more memory that costs no more, though its price was seen in another country.
    [[nodiscard]] const Offer *fromElsewhere(const Offer &best) const
    {
        return bestWhere([&](const Offer &offer) {
            return offer.held == Held::OtherMarket && isAsUsual(offer) &&
                   *offer.chip->memory >= *best.chip->memory * MuchMore &&
                   offer.price->dollars * OnTheWay <= best.price->dollars;
        });
    }

    [[nodiscard]] bool isAsUsual(const Offer &offer) const
    {
        return *offer.chip->memory >= m_answer.usual.memory && offer.price->dollars <= m_answer.usual.dollars;
    }

    /// Of a maker that was asked for and whose speeds nobody printed: most memory and bandwidth for the money.
    [[nodiscard]] const Offer *withoutScore()
    {
        if (m_question.vendor.isEmpty())
            return nullptr;
        const Offer *best = nullptr;
        const auto worth = [](const Offer &offer) {
            return offer.chip->memory->value() * offer.chip->memoryBandwidth->value() / offer.price->dollars;
        };
        for (const Offer &offer : m_offers.offers) {
            const Chip &chip = *offer.chip;
            const bool known = chip.memory && chip.memoryBandwidth && offer.price && offer.price->recent;
            if (!known || offer.rule || offer.support != Support::Yes || *chip.memory < LeastToTrain ||
                (m_question.memoryNeed && *chip.memory < m_answer.usual.memory) ||
                (!m_question.memoryNeed && offer.price->dollars > m_answer.usual.dollars))
                continue;
            if (!best || worth(offer) > worth(*best))
                best = &offer;
        }
        m_answer.littleMemory = best && *best->chip->memory < m_answer.usual.memory;
        return best;
    }

    /// The one with the best score, whatever order the list has.
    template <class Wanted> [[nodiscard]] const Offer *bestWhere(const Wanted &wanted) const
    {
        const Offer *best = nullptr;
        for (const Offer &offer : m_offers.offers) {
            if (isRented(*offer.chip) || !offer.score || !offer.price || !offer.chip->memory || offer.lessSuited)
                continue;
            if (wanted(offer) && (!best || *offer.score > *best->score))
                best = &offer;
        }
        return best;
    }

    /// Of those that CUDA runs on, where there is one.
    [[nodiscard]] const Offer *cheapestOf(Held held) const
    {
        const Offer *cheapest = nullptr;
        const auto rank = [](const Offer &offer) { return std::pair(!runsCuda(*offer.chip), offer.price->dollars); };
        for (const Offer &offer : m_offers.offers) {
            if (offer.held == held && (!cheapest || rank(offer) < rank(*cheapest)))
                cheapest = &offer;
        }
        return cheapest;
    }

    /// Where the money does not reach what is usual: the most memory that it buys, of equals the best; cards
    /// before Ampere where there is no other.
    [[nodiscard]] const Offer *mostMemory() const
    {
        const Offer *ofToday = mostMemory(false);
        return ofToday ? ofToday : mostMemory(true);
    }

    [[nodiscard]] const Offer *mostMemory(bool old) const
    {
        for (const double step : {32.0, 24.0, 16.0, 12.0, LeastToTrain.value()}) {
            const Offer *best = bestWhere([&](const Offer &offer) {
                const bool counts = offer.held == Held::LittleMemory || offer.held == Held::OtherMarket ||
                                    (old && offer.held == Held::NoBf16);
                return counts && *offer.chip->memory >= Gibibytes(step) &&
                       offer.price->dollars <= m_answer.usual.dollars &&
                       (!m_question.vendor.isEmpty() || runsCuda(*offer.chip));
            });
            if (best)
                return best;
        }
        return nullptr;
    }

    [[nodiscard]] Purchase purchaseOf(const Offer &offer) const { return purchaseOf(offer, m_question.cards()); }

    static Purchase purchaseOf(const Offer &offer, int cards)
    {
        Purchase purchase{offer.chip, offer.support, cards, *offer.price, offer.price->converted};
        purchase.total.amount *= purchase.cards;
        return purchase;
    }

    void buy(const Offer &chosen)
    {
        m_answer.purchase = purchaseOf(chosen);
        m_answer.everyPriceElsewhere = chosen.price->elsewhere;
        m_answer.stock = chosen.stock;
        const std::optional<double> total = inDollars(m_answer.purchase->total, m_market.catalogue());
        const std::optional<double> budget = inDollars(m_question.budget, m_market.catalogue());
        if (total && budget)
            m_answer.left = m_question.budget->amount * (1 - *total / *budget);
        const auto add = [&](Differs how, const Offer *other) {
            const auto same = [&](const auto &known) { return known.second.chip->id == other->chip->id; };
            if (other && m_answer.others.size() < 2 &&
                std::none_of(m_answer.others.begin(), m_answer.others.end(), same))
                m_answer.others.emplace_back(how, purchaseOf(*other));
        };
        add(Differs::Cheaper, cheaperThan(chosen));
        add(Differs::MoreMemory, moreMemoryThan(chosen));
        add(Differs::New, newInPlaceOf(chosen));
        add(Differs::OtherVendor, ofAnotherVendor(chosen));
    }

    static bool isAllowed(const Offer &offer)
    {
        return !offer.held || offer.held == Held::LittleMemory || offer.held == Held::Dear;
    }

    /// Whether it is of the sort that was asked for: CUDA unless a maker is named.
    [[nodiscard]] bool isOfSort(const Offer &offer) const
    {
        return isAllowed(offer) && (runsCuda(*offer.chip) || !m_question.vendor.isEmpty());
    }

    [[nodiscard]] const Offer *cheaperThan(const Offer &chosen) const
    {
        const Gibibytes usual = m_answer.usual.memory;
        const Gibibytes least = std::max(m_question.memoryNeed ? usual : usual * EnoughForLess, LeastToTrain);
        for (const Gibibytes memory : {std::max(usual, least), least}) {
            const Offer *cheaper = bestWhere([&](const Offer &offer) {
                return isOfSort(offer) && *offer.chip->memory >= memory &&
                       *offer.chip->memory >= *chosen.chip->memory * LeastOfFirst &&
                       offer.price->dollars < LessMoney * chosen.price->dollars;
            });
            if (cheaper)
                return cheaper;
        }
        return nullptr;
    }

    [[nodiscard]] const Offer *moreMemoryThan(const Offer &chosen) const
    {
        const Offer *cheapest = nullptr;
        for (const Offer &offer : m_offers.offers) {
            const bool sort = isOfSort(offer) || offer.held == Held::OtherMarket;
            if (isRented(*offer.chip) || !sort || !offer.price || !offer.price->recent)
                continue;
            const bool more = offer.chip->memory && *offer.chip->memory >= *chosen.chip->memory * MuchMore;
            if (more && (!cheapest || offer.price->dollars < cheapest->price->dollars))
                cheapest = &offer;
        }
        return cheapest;
    }

    [[nodiscard]] const Offer *newInPlaceOf(const Offer &chosen) const
    {
        if (chosen.price->condition != Condition::Used)
            return nullptr;
        return bestWhere([&](const Offer &offer) {
            return isOfSort(offer) && offer.price->condition == Condition::New && offer.chip != chosen.chip &&
                   *offer.chip->memory >= m_answer.usual.memory * EnoughForLess &&
                   offer.price->dollars <= TimesForNew * chosen.price->dollars;
        });
    }

    [[nodiscard]] const Offer *ofAnotherVendor(const Offer &chosen) const
    {
        if (!m_question.vendor.isEmpty())
            return nullptr;
        return bestWhere([&](const Offer &offer) {
            const bool instead =
                m_answer.littleMemory ? isAsUsual(offer) : offer.price->dollars < chosen.price->dollars;
            return offer.held == Held::NoCuda && *offer.chip->memory >= *chosen.chip->memory && instead;
        });
    }

    /// What a rule keeps from standing first is told, so that nobody thinks that it was forgotten.
    void findBarred(const Offer *chosen)
    {
        const Offer *barred = bestWhere([&](const Offer &offer) {
            return (offer.held == Held::NotSoldHere || offer.held == Held::NoLicence) && offer.price->recent &&
                   isAsUsual(offer) && *offer.score > (chosen ? chosen->score.value_or(0) : 0);
        });
        if (!barred)
            return;
        m_answer.barred = purchaseOf(*barred);
        m_answer.rule = barred->rule;
    }

    /// The cheapest that the budget keeps away with the usual memory, or with a step more than what is bought.
    [[nodiscard]] const Offer *nextBeyond() const
    {
        Gibibytes least = m_answer.usual.memory;
        if (m_answer.purchase && m_answer.purchase->chip->memory && !m_question.memoryNeed)
            least = std::min(least, *m_answer.purchase->chip->memory * MuchMore);
        const Offer *next = nullptr;
        for (const Offer &offer : m_offers.beyond) {
            if (*offer.chip->memory >= least && (!next || offer.price->dollars < next->price->dollars))
                next = &offer;
        }
        return next;
    }

    /// What a little more money would do, where the budget ends before what is usual.
    void findBeyond()
    {
        const Offer *next = m_answer.purchase && !m_answer.littleMemory ? nullptr : nextBeyond();
        if (!next)
            return;
        Purchase beyond = purchaseOf(*next);
        const std::optional<double> total = inDollars(beyond.total, m_market.catalogue());
        const std::optional<double> budget = inDollars(m_question.budget, m_market.catalogue());
        if (!total || !budget || *budget <= 0 || *total > WithinReach * *budget)
            return;
        m_answer.more = m_question.budget->amount * (*total / *budget - 1);
        m_answer.beyond = std::move(beyond);
    }

    void rent()
    {
        double cheapest = 0;
        for (const RentedChip &one :
             rentedToday(m_services.rented, m_market.catalogue(), m_market.today(), m_question.region)) {
            if (isWanted(*one.chip) && (!m_answer.rented || one.dollarsEach < cheapest)) {
                cheapest = one.dollarsEach;
                m_answer.rented = one.offer;
                m_answer.rentedChip = one.chip;
            }
        }
        if (!m_answer.rented && m_question.accelerators != Accelerators::Cards)
            m_answer.rentedChip = smallestRented();
    }

    /// Of what is rented alone and stands in a list of today the smallest that holds what is usual: one begins with it.
    [[nodiscard]] std::shared_ptr<const Chip> smallestRented() const
    {
        std::shared_ptr<const Chip> smallest;
        // Several of them are one machine: one begins with what is given for nothing elsewhere.
        const Gibibytes least =
            m_question.memoryNeed ? m_answer.usual.memory : std::min(m_answer.usual.memory, FreeMemory);
        const QDate oldest = m_market.today().addYears(-YearsOfRented);
        for (const Offer &offer : m_offers.offers) {
            const Chip &chip = *offer.chip;
            if (isRented(chip) && chip.memory && *chip.memory >= least && chip.launchDate &&
                *chip.launchDate >= oldest && (!smallest || *chip.memory < *smallest->memory))
                smallest = offer.chip;
        }
        return smallest;
    }

    [[nodiscard]] bool isWanted(const Chip &chip) const
    {
        const bool tpu = isTpu(chip);
        if (tpu != (m_question.accelerators == Accelerators::Tpu))
            return false;
        if (!m_question.vendor.isEmpty() && chip.vendor != m_question.vendor)
            return false;
        return tpu || (chip.memory && *chip.memory >= m_answer.usual.memory &&
                       supportOf(chip, m_question.framework) == Support::Yes);
    }

    [[nodiscard]] bool beginsFree() const
    {
        if (m_question.accelerators == Accelerators::Tpu)
            return false;
        const bool moneyEnds = m_question.budget && !m_question.memoryNeed && !m_question.inServers();
        if (!m_answer.purchase && (m_answer.usual.memory <= FreeMemory || moneyEnds))
            return true;
        if (m_question.budget || m_question.inServers() || m_question.cards() > 1)
            return false;
        if (m_question.means == Means::AlmostNone)
            return true;
        return triesOut() && m_question.means != Means::Plenty;
    }

    [[nodiscard]] bool triesOut() const
    {
        return m_question.role == Role::Trying || m_question.role == Role::Kaggle ||
               m_question.role == Role::KaggleDeep;
    }

    /// Free ones of which somebody told lately for how long; those of the framework first, then Kaggle's.
    [[nodiscard]] std::vector<const CloudService *> freeServices() const
    {
        CloudSituation situation;
        situation.region = m_question.region == Region::China ? u"CN"_s : QString();
        if (m_question.framework != Framework::Any)
            situation.framework = key(m_question.framework);
        std::vector<const CloudService *> found;
        const QString oldest = m_market.today().addMonths(-MonthsOfServices).toString(Qt::ISODate);
        for (const ServiceVerdict &verdict : judged(m_services.free, situation)) {
            const CloudService &service = *verdict.service;
            const bool warned = service.warnRegions.contains(situation.region);
            const bool told = !service.hours.isEmpty() || service.frameworks.contains(situation.framework);
            if (!verdict.excluded && !warned && service.free && told && service.date >= oldest)
                found.push_back(&service);
        }
        const auto rank = [&](const CloudService *service) {
            return service->frameworks.contains(situation.framework) ? 0 : service->id.startsWith("kaggle"_L1) ? 1 : 2;
        };
        std::stable_sort(found.begin(), found.end(),
                         [&](const CloudService *one, const CloudService *other) { return rank(one) < rank(other); });
        found.resize(std::min<std::size_t>(found.size(), 2));
        return found;
    }

    const Question &m_question;
    const Offers &m_offers;
    const MarketToday &m_market;
    const Services &m_services;
    Answer m_answer;
};

} // namespace

MarketToday marketOf(const Question &question, const Catalogue &catalogue, const QDate &today)
{
    if (question.region == Region::China)
        return {catalogue, today, u"CNY"_s};
    return {catalogue, today, question.budget ? question.budget->currency : QString()};
}

MachineWish wishFor(const Purchase &purchase, const Question &question)
{
    MachineWish wish;
    wish.chip = purchase.chip->id;
    wish.cards = std::max(1, purchase.cards / std::max(1, question.machines.value_or(1)));
    wish.use.work = wish.cards > 1 ? Work::DataParallel : Work::SingleTraining;
    wish.use.memoryNeed = question.memoryNeed;
    wish.use.display = question.display;
    wish.use.dataset = question.dataset;
    return wish;
}

Answer advise(const Question &question, const Offers &offers, const MarketToday &market, const Services &services)
{
    Answer answer = Advisor(question, offers, market, services).answer();
    if (answer.purchase)
        answer.heldAbove = heldAbove(offers, *answer.purchase->chip);
    return answer;
}

} // namespace rig::advice
