// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/upgrade.h"

#include "core/advice/market_today.h"
#include "core/compare/upgrade_named.h"
#include "core/prices/price.h"
#include "core/prices/second_hand.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct Upgrade
{
    Q_DECLARE_TR_FUNCTIONS(Upgrade)
};

constexpr double MostMoney = 1e12;
/// What is usual for a card, in US dollars, where yours brings less.
constexpr double UsualCard = 1300;
constexpr int MostOwned = 64;

/// The prices that count on every page, in the currency of a question.
class Prices
{
public:
    Prices(const Catalogue &catalogue, const UpgradeQuestion &question) : m_catalogue(catalogue), m_question(question)
    {
    }

    [[nodiscard]] std::optional<UpgradeOffer> said(const std::optional<Money> &money) const
    {
        const std::optional<Conversion> own =
            money ? converted(*money, m_question.currency, m_catalogue.rates) : std::optional<Conversion>();
        return own ? std::optional(UpgradeOffer{own->money, true, false, ChartPrice::Own, {}, NoSource}) : std::nullopt;
    }

    [[nodiscard]] std::optional<UpgradeOffer> used(const Chip &chip) const
    {
        return usedOffer(pickOf(chip, Buying::Used));
    }

    [[nodiscard]] std::optional<UpgradeOffer> of(const Chip &chip) const
    {
        if (const auto given = m_question.prices.constFind(chip.id); given != m_question.prices.constEnd())
            return said(*given);
        const bool asUsed = m_question.buying == Buying::Used;
        const std::optional<PricePick> pick = pickOf(chip, m_question.buying);
        if (!pick || (asUsed && !pick->ownPrice && pick->price.condition != Condition::Used))
            return std::nullopt;
        return offer(*pick);
    }

private:
    [[nodiscard]] std::optional<PricePick> pickOf(const Chip &chip, Buying buying) const
    {
        PricePolicy policy = m_catalogue.prices;
        policy.buying = buying;
        policy.currency = m_question.currency;
        return priceOf(chip, m_catalogue, policy);
    }

    [[nodiscard]] std::optional<UpgradeOffer> usedOffer(const std::optional<PricePick> &pick) const
    {
        return pick && pick->price.condition == Condition::Used ? offer(*pick) : std::nullopt;
    }

    [[nodiscard]] std::optional<UpgradeOffer> offer(const PricePick &pick) const
    {
        const bool atLaunch = m_question.buying == Buying::AtLaunch && pick.isLaunch();
        const bool counts = pick.ownPrice || atLaunch || pick.recent;
        if (!counts || pick.money.currency != m_question.currency)
            return std::nullopt;
        const ChartPrice basis = pick.ownPrice                             ? ChartPrice::Own
                                 : atLaunch                                ? ChartPrice::Launch
                                 : pick.price.condition == Condition::Used ? ChartPrice::MarketUsed
                                                                           : ChartPrice::MarketNew;
        const bool elsewhere = !isOneMarket(pick.price.money.currency, m_question.currency);
        return UpgradeOffer{pick.money, false, elsewhere, basis, pick.price.date, pick.price.source};
    }

    const Catalogue &m_catalogue;
    const UpgradeQuestion &m_question;
};

/// Of the chip's reference card, else of the first that states them.
std::optional<ConnectorCounts> plugsOf(const Chip &chip, const Catalogue &catalogue)
{
    std::optional<ConnectorCounts> found;
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const Card &card = static_cast<const Card &>(*part);
        if (!card.gpu || *card.gpu != chip.id || !card.powerConnectors)
            continue;
        if (card.reference.valueOr(false))
            return *card.powerConnectors;
        if (!found)
            found = *card.powerConnectors;
    }
    return found;
}

std::optional<Price> newestUsed(const Chip &chip, const Catalogue &catalogue)
{
    std::optional<Price> newest;
    const auto look = [&](const Part &part) {
        for (const Price &price : part.prices) {
            if (price.condition == Condition::Used && (!newest || price.date > newest->date))
                newest = price;
        }
    };
    look(chip);
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        if (static_cast<const Card &>(*part).gpu.valueOr({}) == chip.id)
            look(*part);
    }
    return newest;
}

template <class T> std::optional<double> difference(const Figure<T> &a, const Figure<T> &b, int cards)
{
    if (!a || !b)
        return std::nullopt;
    return (a->value() - b->value()) * cards;
}

template <class T> std::optional<double> known(const Figure<T> &figure)
{
    return figure ? std::optional(figure->value()) : std::nullopt;
}

std::optional<QString> wrongMoney(const Money &money, const Catalogue &catalogue, const QString &currency)
{
    if (!std::isfinite(money.amount) || money.amount < 0 || money.amount > MostMoney)
        return Upgrade::tr("An amount of money must be a number from 0 on, not %1.").arg(money.amount);
    if (!converted(money, currency, catalogue.rates))
        return Upgrade::tr("There is no rate between %1 and %2.").arg(money.currency, currency);
    return std::nullopt;
}

std::optional<QString> wrongIn(const Catalogue &catalogue, const UpgradeQuestion &question)
{
    if (!catalogue.find<Chip>(question.owned))
        return Upgrade::tr("There is no GPU “%1”.").arg(question.owned);
    for (const QString &id : question.candidates) {
        if (!catalogue.find<Chip>(id))
            return Upgrade::tr("There is no GPU “%1”.").arg(id);
    }
    if (question.ownedCount < 1 || question.ownedCount > MostOwned)
        return Upgrade::tr("How many are owned must be a whole number from 1 to %1, not %2.")
            .arg(QString::number(MostOwned), QString::number(question.ownedCount));
    std::vector<Money> all{{1, u"USD"_s}};
    for (const std::optional<Money> &money : {question.resale, question.paid}) {
        if (money)
            all.push_back(*money);
    }
    for (const Money &money : question.prices)
        all.push_back(money);
    for (const Money &money : all) {
        if (const auto wrong = wrongMoney(money, catalogue, question.currency))
            return wrong;
    }
    return std::nullopt;
}

UpgradeVerdict verdictOf(const UpgradeOption &option)
{
    const auto isNo = [](const UpgradeAdvice *advice) { return advice->kind == UpgradeAdvice::Says::NotNeeded; };
    if (std::any_of(option.said.begin(), option.said.end(), isNo))
        return UpgradeVerdict::NotNeeded;
    if (!option.speed.times)
        return UpgradeVerdict::SpeedUnknown;
    if (gainOf(option))
        return UpgradeVerdict::Faster;
    return option.memoryGain.value_or(0) > 0 ? UpgradeVerdict::MemoryOnly : UpgradeVerdict::NoGain;
}

void reckonMoney(UpgradeOption &option, std::optional<UpgradeOffer> price, const UpgradeQuestion &question,
                 const UpgradeAnswer &answer, const Prices &prices)
{
    option.price = std::move(price);
    const bool kept = option.verdict == UpgradeVerdict::Another;
    if (!option.price || (!answer.resale && !kept))
        return;
    const double brings = kept ? 0 : answer.resale->money.amount * answer.ownedCount;
    option.net = Money{option.price->money.amount * option.cards - brings, question.currency};
    if (const auto paid = prices.said(question.paid))
        option.path = Money{paid->money.amount * answer.ownedCount + option.net->amount, question.currency};
    const std::optional<double> gain = gainOf(option);
    if (gain && std::isfinite(option.net->amount / *gain))
        option.perTenPercent = Money{std::max(0.0, option.net->amount) / (*gain * 10), question.currency};
}

/// Where an option stands: its group, its money for the gain, then the greater gain. Where the resale is not known,
/// the whole price is taken for the order alone.
std::tuple<int, double, double> placeOf(const UpgradeOption &option)
{
    const std::optional<double> gain = gainOf(option);
    const bool theoretical = option.speed.basis == SpeedBasis::Theoretical;
    if (option.verdict == UpgradeVerdict::Another)
        return {-1, 0, 0};
    if (!gain)
        return {5, 0, 0};
    if (option.perTenPercent)
        return {theoretical ? 1 : 0, option.perTenPercent->amount, -*gain};
    if (option.price)
        return {theoretical ? 3 : 2, option.price->money.amount / *gain, -*gain};
    return {4, 0, 0};
}

void order(std::vector<UpgradeOption> &options)
{
    std::stable_sort(options.begin(), options.end(),
                     [](const UpgradeOption &a, const UpgradeOption &b) { return placeOf(a) < placeOf(b); });
}

UpgradeOption optionOf(const std::shared_ptr<const Chip> &gpu, const Equivalence &equivalence,
                       const UpgradeQuestion &question, const UpgradeAnswer &answer)
{
    const Chip &owned = *answer.owned;
    UpgradeOption option;
    option.gpu = gpu;
    option.cards = answer.ownedCount;
    option.speed = speedOf(*gpu, owned, equivalence, question.net);
    option.memoryGain = difference(gpu->memory, owned.memory, answer.ownedCount);
    option.wattsMore = difference(gpu->tdp, owned.tdp, answer.ownedCount);
    option.sameArchitecture = sameArchitecture(*gpu, owned);
    for (const UpgradeAdvice &advice : shippedComparisons().upgrades) {
        if (advice.owned.contains(owned.id) && advice.candidates.contains(gpu->id))
            option.said.push_back(&advice);
    }
    option.verdict = verdictOf(option);
    return option;
}

/// One more of what is owned, beside it.
UpgradeOption anotherOne(const Equivalence &equivalence, const UpgradeQuestion &question, const UpgradeAnswer &answer,
                         const Prices &prices)
{
    UpgradeOption option;
    option.gpu = answer.owned;
    option.verdict = UpgradeVerdict::Another;
    option.speed = speedOf(*answer.owned, *answer.owned, equivalence, question.net);
    option.memoryGain = known(answer.owned->memory);
    option.wattsMore = known(answer.owned->tdp);
    option.sameArchitecture = true;
    reckonMoney(option, prices.of(*answer.owned), question, answer, prices);
    return option;
}

/// Of those alone that are shown: each looks through all cards.
void addPlugs(UpgradeAnswer &answer, const Catalogue &catalogue)
{
    for (UpgradeOption &option : answer.options)
        option.plugs = plugsOf(*option.gpu, catalogue);
}

UpgradeAnswer begin(const Catalogue &catalogue, const UpgradeQuestion &question, const Prices &prices)
{
    UpgradeAnswer answer;
    answer.owned = catalogue.find<Chip>(question.owned);
    answer.ownedCount = question.ownedCount;
    answer.plugs = plugsOf(*answer.owned, catalogue);
    answer.resale = question.resale ? prices.said(question.resale) : prices.used(*answer.owned);
    if (!answer.resale)
        answer.formerUsed = newestUsed(*answer.owned, catalogue);
    if (question.currency != "USD"_L1) {
        if (const auto rated = converted({1, u"USD"_s}, question.currency, catalogue.rates))
            answer.rate = rated->to;
    }
    return answer;
}

} // namespace

QLatin1StringView upgradeVerdictKey(UpgradeVerdict verdict)
{
    switch (verdict) {
    case UpgradeVerdict::NotNeeded:
        return "not-needed"_L1;
    case UpgradeVerdict::NoGain:
        return "no-gain"_L1;
    case UpgradeVerdict::Faster:
        return "faster"_L1;
    case UpgradeVerdict::MemoryOnly:
        return "memory-only"_L1;
    case UpgradeVerdict::SpeedUnknown:
        return "speed-unknown"_L1;
    case UpgradeVerdict::Another:
        return "another"_L1;
    }
    return {};
}

Result<UpgradeAnswer> upgradeAnswer(const Catalogue &catalogue, const Equivalence &equivalence,
                                    const UpgradeQuestion &question)
{
    if (const auto wrong = wrongIn(catalogue, question))
        return badInput(*wrong);
    const Prices prices(catalogue, question);
    UpgradeAnswer answer = begin(catalogue, question, prices);
    answer.candidates = true;
    for (const QString &id : question.candidates) {
        UpgradeOption option = optionOf(catalogue.find<Chip>(id), equivalence, question, answer);
        reckonMoney(option, prices.of(*option.gpu), question, answer, prices);
        answer.options.push_back(std::move(option));
    }
    order(answer.options);
    addPlugs(answer, catalogue);
    return answer;
}

Result<UpgradeAnswer> upgradesWithin(const Catalogue &catalogue, const Equivalence &equivalence,
                                     UpgradeQuestion question, const std::optional<Money> &budget, int most)
{
    question.candidates.clear();
    if (const auto wrong = wrongIn(catalogue, question))
        return badInput(*wrong);
    if (const auto wrong = budget ? wrongMoney(*budget, catalogue, question.currency) : std::nullopt)
        return badInput(*wrong);
    const Prices prices(catalogue, question);
    UpgradeAnswer answer = begin(catalogue, question, prices);
    if (budget)
        answer.budget = converted(*budget, question.currency, catalogue.rates)->money;
    const double resale = answer.resale ? answer.resale->money.amount : 0;
    const auto isAfforded = [&](const UpgradeOption &option) {
        const double brings = option.verdict == UpgradeVerdict::Another ? 0 : resale * answer.ownedCount;
        return option.price &&
               (!answer.budget || option.price->money.amount * option.cards <= answer.budget->amount + brings);
    };
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto gpu = catalogue.find<Chip>(part->id);
        std::optional<UpgradeOffer> price = gpu->id == question.owned ? std::nullopt : prices.of(*gpu);
        if (!price)
            continue;
        UpgradeOption option = optionOf(gpu, equivalence, question, answer);
        reckonMoney(option, std::move(price), question, answer, prices);
        if (!isAfforded(option) || !(gainOf(option) || option.memoryGain.value_or(0) > 0))
            continue;
        if (const std::optional<NotListed> why = whyNotListed(*gpu, *answer.owned))
            ++answer.notListed[*why];
        else
            answer.options.push_back(std::move(option));
    }
    if (UpgradeOption more = anotherOne(equivalence, question, answer, prices); isAfforded(more))
        answer.options.push_back(std::move(more));
    order(answer.options);
    const auto usual = converted({UsualCard, u"USD"_s}, question.currency, catalogue.rates);
    nameOptions(answer, most, usual ? usual->money.amount : 0);
    addPlugs(answer, catalogue);
    return answer;
}

std::optional<UpgradeOffer> offerFor(const Chip &gpu, const Catalogue &catalogue, const UpgradeQuestion &question)
{
    return Prices(catalogue, question).of(gpu);
}

} // namespace rig
