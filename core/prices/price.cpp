// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"

#include "core/prices/price_spread.h"
#include "core/prices/second_hand.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// What kind of observation it is, as far as the order of the policies goes.
enum class Group { OwnNew, OwnUsed, New, Used, OldNew, OldUsed, Launch };
constexpr std::size_t GroupCount = 7;

/// The place of each group under each policy, from 0; -1: it does not count.
constexpr std::array<std::array<int, GroupCount>, 4> Places{{{0, 2, 1, 3, 4, 4, 5},         // NewElseUsed
                                                             {0, -1, 1, -1, 2, -1, 3},      // New
                                                             {1, 0, 3, 2, 4, 4, 5},         // Used
                                                             {-1, -1, -1, -1, -1, -1, 0}}}; // AtLaunch

/// Shops of these currencies name prices with value added tax (as the sources of such prices say); those of the others
/// leave it out or do not say.
constexpr std::array TaxIncluded{"EUR"_L1, "GBP"_L1};

/// Prices of so many months count as of one time: among them the currency decides, then their middle; before them the
/// time. Within half a year prices of cards doubled in 2026, which no rate of exchange and no tax does; among those of
/// one half year the newest alone was up to a fifth off what most sold for.
constexpr int MonthsOfOneTime = 6;

bool isWithTax(const Price &price)
{
    const bool ofShop = price.source != NoSource && price.condition == Condition::New;
    return ofShop && std::find(TaxIncluded.begin(), TaxIncluded.end(), price.money.currency) != TaxIncluded.end();
}

/// Nothing is sold for 0, nor at the price of a day to come; the user may know better.
bool canCount(const Price &price, const QDate &today)
{
    if (!std::isfinite(price.money.amount))
        return false;
    return price.source == NoSource || (price.money.amount > 0 && !(today.isValid() && price.date > today));
}

bool isRecent(const Price &price, const PricePolicy &policy)
{
    if (price.source == NoSource || !policy.today.isValid())
        return true;
    return price.date.isValid() && price.date >= policy.today.addMonths(-policy.monthsOfToday);
}

Group groupOf(const Price &price, bool ofChip, const PricePolicy &policy)
{
    const bool own = price.source == NoSource;
    const bool used = price.condition == Condition::Used;
    if (own && !ofChip)
        return used ? Group::OwnUsed : Group::OwnNew;
    if (!own && price.basis == PriceBasis::Launch)
        return Group::Launch;
    if (!isRecent(price, policy))
        return used ? Group::OldUsed : Group::OldNew;
    return used ? Group::Used : Group::New;
}

/// Into the currency asked for, where there is a rate; of two rates the older is kept.
void convert(PricePick &pick, const Catalogue &catalogue, const QString &currency)
{
    const auto conversion = converted(pick.price.money, currency, catalogue.rates);
    if (!conversion)
        return;
    pick.money = conversion->money;
    pick.rate = conversion->from;
    if (conversion->to && (!pick.rate || conversion->to->date < pick.rate->date))
        pick.rate = conversion->to;
}

/// An observation and what decides whether it counts.
struct Seen
{
    Price price;
    bool ofChip = false;
    std::optional<double> dollars{};

    /// Of the newest first; one without a date is older than all others. Then the part's own, then the cheapest.
    [[nodiscard]] auto age() const
    {
        const qint64 days = price.date.isValid() ? -price.date.toJulianDay() : std::numeric_limits<qint64>::max();
        return std::tuple(days, ofChip, !dollars, dollars.value_or(0));
    }
};

bool isNewer(const Seen &one, const Seen &other) { return one.age() < other.age(); }

/// The middle by amount; of an even number the newer of the two in the middle, so that it is always one that was seen.
/// What has no rate cannot be put in order, and stands back where others can.
const Seen &middleOf(std::vector<Seen> &seen)
{
    const auto unknown =
        std::partition(seen.begin(), seen.end(), [](const Seen &one) { return one.dollars.has_value(); });
    if (unknown == seen.begin())
        return *std::min_element(seen.begin(), seen.end(), isNewer);
    std::sort(seen.begin(), unknown, [](const Seen &one, const Seen &other) {
        return *one.dollars != *other.dollars ? *one.dollars < *other.dollars : isNewer(one, other);
    });
    const auto known = unknown - seen.begin();
    const Seen &upper = seen[static_cast<std::size_t>(known / 2)];
    const Seen &lower = seen[static_cast<std::size_t>((known - 1) / 2)];
    return isNewer(upper, lower) ? upper : lower;
}

/// Looks through observations, keeps those that come first by the policy, and takes one of them.
class Choice
{
public:
    Choice(const Catalogue &catalogue, const PricePolicy &policy) : m_catalogue(catalogue), m_policy(policy) {}

    void look(const Part &part, bool ofChip)
    {
        for (const Price &price : part.prices)
            look(price, ofChip);
    }

    void look(const Price &price, bool ofChip)
    {
        if (!canCount(price, m_policy.today))
            return;
        const Group group = groupOf(price, ofChip, m_policy);
        const int place = Places[static_cast<std::size_t>(m_policy.buying)][static_cast<std::size_t>(group)];
        if (place < 0)
            return;
        // Of old ones the newest is nearest to today, whatever its currency.
        const bool old = group == Group::OldNew || group == Group::OldUsed;
        const Rank rank = old ? Rank{place, price.basis == PriceBasis::List, 0, false, false, 0}
                              : rankOf(price, ofChip, place, group == Group::Launch);
        if (!m_seen.empty() && m_rank < rank)
            return;
        if (rank < m_rank)
            m_seen.clear();
        m_rank = rank;
        m_old = old;
        m_seen.push_back({price, ofChip, inDollars(price.money, m_catalogue)});
    }

    /// Whether nothing of the chip's could still come before it.
    [[nodiscard]] bool isSettled() const
    {
        const auto &[place, list, window, abroad, ofChip, foreign] = m_rank;
        return !m_seen.empty() && (place == 0 || (place == 1 && !list && window == 0 && !abroad));
    }

    [[nodiscard]] std::optional<PricePick> pick()
    {
        if (m_seen.empty())
            return std::nullopt;
        const Seen &chosen =
            isOfOneTime() ? middleOf(m_seen) : *std::min_element(m_seen.begin(), m_seen.end(), isNewer);
        PricePick pick{chosen.price, chosen.price.money};
        pick.ownPrice = chosen.price.source == NoSource;
        pick.ofChip = chosen.ofChip;
        pick.recent = !m_old && !pick.isLaunch();
        pick.withTax = isWithTax(chosen.price);
        convert(pick, m_catalogue, m_policy.currency);
        return pick;
    }

    /// Of what has a rate; nullopt: of fewer than two.
    [[nodiscard]] std::optional<PriceSpread> spread() const
    {
        if (m_seen.empty() || !isOfOneTime())
            return std::nullopt;
        PriceSpread spread;
        for (const Seen &seen : m_seen) {
            const auto money = converted(seen.price.money, m_policy.currency, m_catalogue.rates);
            if (!money)
                continue;
            if (spread.seen == 0 || money->money.amount < spread.low.amount)
                spread.low = money->money;
            if (spread.seen == 0 || money->money.amount > spread.high.amount)
                spread.high = money->money;
            ++spread.seen;
        }
        return spread.seen > 1 ? std::optional(spread) : std::nullopt;
    }

private:
    /// What comes first; the lower, the better: place by the policy, list price, half year, whether one of the last
    /// half year has to be converted (another market tells less than another card), of another card, currency.
    using Rank = std::tuple<int, bool, int, bool, bool, int>;

    [[nodiscard]] Rank rankOf(const Price &price, bool ofChip, int place, bool launch) const
    {
        const int foreign = foreignness(price);
        const int window = launch ? 0 : windowOf(price);
        const bool abroad = !launch && window == 0 && m_policy.today.isValid() && foreign > 0;
        return {place, price.basis == PriceBasis::List, window, abroad, ofChip, foreign};
    }

    /// 0: in the policy's currency; 1: to be converted; 2: and with tax.
    [[nodiscard]] int foreignness(const Price &price) const
    {
        return price.money.currency == m_policy.currency ? 0 : isWithTax(price) ? 2 : 1;
    }

    /// 0: of the last months; 1: of those before them. Counted from the policy's day, so that it is a property of one
    /// price and what comes first of any two is an order.
    [[nodiscard]] int windowOf(const Price &price) const
    {
        if (price.source == NoSource || !m_policy.today.isValid())
            return 0;
        return price.date >= m_policy.today.addMonths(-MonthsOfOneTime) ? 0 : 1;
    }

    /// Whether what was kept are observations of the last half year, which differ by who sold and not by when. The
    /// user's own follow each other: the newest is what he knows today.
    [[nodiscard]] bool isOfOneTime() const
    {
        const Price &any = m_seen.front().price;
        const bool own = any.source == NoSource && !m_seen.front().ofChip;
        return m_policy.today.isValid() && !m_old && !own && any.basis != PriceBasis::Launch &&
               std::get<2>(m_rank) == 0;
    }

    const Catalogue &m_catalogue;
    const PricePolicy &m_policy;
    std::vector<Seen> m_seen; ///< of one rank
    Rank m_rank{std::numeric_limits<int>::max(), true, 0, false, false, 0};
    bool m_old = false;
};

void lookAtLaunch(Choice &choice, const Chip &chip, bool ofChip)
{
    if (chip.launchPriceUsd)
        choice.look({{*chip.launchPriceUsd, u"USD"_s},
                     chip.launchDate.valueOr(QDate()),
                     PriceBasis::Launch,
                     Condition::New,
                     std::max(chip.launchPriceUsd.source, 0)},
                    ofChip);
}

/// What is known of a chip: its launch price is its own.
void lookAtChip(Choice &choice, const Chip &chip, bool ofChip)
{
    choice.look(chip, ofChip);
    lookAtLaunch(choice, chip, ofChip);
}

/// What is known of all the cards that carry it, whose launch prices are their own.
void lookAtCards(Choice &choice, const QString &chip, const Catalogue &catalogue, bool ofChip, const Part *but)
{
    for (const PartHandle &card : catalogue.cardsWith(chip)) {
        if (card.get() == but)
            continue;
        for (const Price &price : card->prices) {
            if (price.basis != PriceBasis::Launch || price.source == NoSource)
                choice.look(price, ofChip);
        }
    }
}

Choice choiceFor(const Part &part, const Catalogue &catalogue, const PricePolicy &policy)
{
    Choice choice(catalogue, policy);
    if (part.kind == Kind::Gpu) {
        lookAtChip(choice, static_cast<const Chip &>(part), false);
        lookAtCards(choice, part.id, catalogue, false, nullptr);
        return choice;
    }
    choice.look(part, false);
    const Card *card = part.kind == Kind::Card ? static_cast<const Card *>(&part) : nullptr;
    if (!card || !card->gpu)
        return choice;
    // Who asks for a chip that one card alone carries asks for that card.
    const bool isTheChip = catalogue.cardsWith(*card->gpu).size() == 1;
    if (choice.isSettled() && !isTheChip)
        return choice;
    if (const auto chip = catalogue.find<Chip>(*card->gpu))
        lookAtChip(choice, *chip, !isTheChip);
    lookAtCards(choice, *card->gpu, catalogue, true, &part);
    return choice;
}

/// Used ones of cards are asked for where new ones are; of other parts they are where there is no new one.
bool isSoldUsed(const Part &part) { return part.kind == Kind::Gpu || part.kind == Kind::Card; }

} // namespace

std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue)
{
    return priceOf(part, catalogue, catalogue.prices);
}

std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue, const PricePolicy &policy)
{
    const std::optional<PricePick> pick = choiceFor(part, catalogue, policy).pick();
    const bool mayBeUsed = policy.buying == Buying::NewElseUsed && isSoldUsed(part) && pick && pick->recent &&
                           !pick->ownPrice && pick->price.condition == Condition::New;
    if (!mayBeUsed)
        return pick;
    PricePolicy second = policy;
    second.buying = Buying::Used;
    const std::optional<PricePick> used = choiceFor(part, catalogue, second).pick();
    const bool isUsed = used && used->price.condition == Condition::Used && used->recent && !used->ownPrice;
    return isUsed && prefersUsed(part, *used, *pick, catalogue, policy) ? used : pick;
}

std::optional<PriceSpread> spreadOf(const Part &part, const Catalogue &catalogue, const PricePolicy &policy)
{
    return choiceFor(part, catalogue, policy).spread();
}

std::optional<PricePick> priceOf(const Item &item, const Part &part, const Catalogue &catalogue)
{
    if (!item.price)
        return priceOf(part, catalogue);
    PricePick pick{{*item.price, {}, PriceBasis::Market, Condition::New, NoSource}, *item.price};
    pick.ownPrice = pick.paid = true;
    convert(pick, catalogue, catalogue.prices.currency);
    return pick;
}

std::optional<double> inDollars(const std::optional<Money> &price, const Catalogue &catalogue)
{
    const std::optional<Conversion> dollars =
        price ? converted(*price, QStringLiteral("USD"), catalogue.rates) : std::optional<Conversion>();
    return dollars ? std::optional(dollars->money.amount) : std::nullopt;
}

QLatin1StringView buyingKey(Buying buying)
{
    switch (buying) {
    case Buying::NewElseUsed:
        return "new-else-used"_L1;
    case Buying::New:
        return "new"_L1;
    case Buying::Used:
        return "used"_L1;
    case Buying::AtLaunch:
        return "launch"_L1;
    }
    return {};
}

} // namespace rig
