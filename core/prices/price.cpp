// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"

#include <array>
#include <cmath>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// What kind of observation it is, as far as the order of the policies goes.
enum class Group { OwnNew, OwnUsed, New, NewOfChip, Used, UsedOfChip, OldNew, OldUsed, Launch, LaunchOfChip };
constexpr std::size_t GroupCount = 10;

/// The place of each group under each policy, from 0; -1: it does not count.
constexpr std::array<std::array<int, GroupCount>, 4> Places{{{0, 3, 1, 2, 4, 5, 6, 6, 7, 8},           // NewElseUsed
                                                             {0, -1, 1, 2, -1, -1, 3, -1, 4, 5},       // New
                                                             {1, 0, 4, 5, 2, 3, 6, 6, 7, 8},           // Used
                                                             {-1, -1, -1, -1, -1, -1, -1, -1, 0, 1}}}; // AtLaunch

/// Shops of these currencies name prices with value added tax (as the sources of such prices say); those of the others
/// leave it out or do not say.
constexpr std::array TaxIncluded{"EUR"_L1, "GBP"_L1};

/// Prices of so many months count as of one time: among them the currency decides, before them the time. Within half a
/// year prices of cards doubled in 2026, which no rate of exchange and no tax does.
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
        return ofChip ? Group::LaunchOfChip : Group::Launch;
    if (!isRecent(price, policy))
        return used ? Group::OldUsed : Group::OldNew;
    return used ? (ofChip ? Group::UsedOfChip : Group::Used) : (ofChip ? Group::NewOfChip : Group::New);
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

/// Looks through observations and keeps the one that counts.
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
        const bool old = group == Group::OldNew || group == Group::OldUsed;
        if (m_best && !isBetter(price, place, ofChip, old))
            return;
        m_best = price;
        m_place = place;
        m_ofChip = ofChip;
        m_old = old;
    }

    /// Whether nothing of the chip's could still come before it.
    [[nodiscard]] bool isSettled() const { return m_best && m_place <= 1; }

    [[nodiscard]] std::optional<PricePick> pick() const
    {
        if (!m_best)
            return std::nullopt;
        PricePick pick{*m_best, m_best->money};
        pick.ownPrice = m_best->source == NoSource;
        pick.ofChip = m_ofChip;
        pick.recent = !m_old && !pick.isLaunch();
        pick.withTax = isWithTax(*m_best);
        convert(pick, m_catalogue, m_policy.currency);
        return pick;
    }

private:
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

    /// What comes first, within one place of the policy; the lower, the better.
    [[nodiscard]] auto rankOf(const Price &price, bool ofChip, bool old) const
    {
        // Of old ones the newest is nearest to today, whatever its currency.
        const std::optional<double> dollars = inDollars(price.money, m_catalogue);
        // One without a date is older than all others.
        const qint64 age = price.date.isValid() ? -price.date.toJulianDay() : std::numeric_limits<qint64>::max();
        return std::tuple(price.basis == PriceBasis::List, old ? 0 : windowOf(price), old ? 0 : foreignness(price), age,
                          ofChip, !dollars, dollars.value_or(0));
    }

    [[nodiscard]] bool isBetter(const Price &price, int place, bool ofChip, bool old) const
    {
        return place != m_place ? place < m_place : rankOf(price, ofChip, old) < rankOf(*m_best, m_ofChip, m_old);
    }

    const Catalogue &m_catalogue;
    const PricePolicy &m_policy;
    std::optional<Price> m_best;
    int m_place = 0;
    bool m_ofChip = false;
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

/// What is known of all that carries a chip; launch prices are the chip's own.
void lookAtChip(Choice &choice, const QString &id, const Catalogue &catalogue, bool ofChip, const Part *but)
{
    if (const auto chip = catalogue.find<Chip>(id)) {
        choice.look(*chip, ofChip);
        lookAtLaunch(choice, *chip, ofChip);
    }
    for (const PartHandle &card : catalogue.cardsWith(id)) {
        if (card.get() == but)
            continue;
        for (const Price &price : card->prices) {
            if (price.basis != PriceBasis::Launch || price.source == NoSource)
                choice.look(price, ofChip);
        }
    }
}

} // namespace

std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue)
{
    return priceOf(part, catalogue, catalogue.prices);
}

std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue, const PricePolicy &policy)
{
    Choice choice(catalogue, policy);
    if (part.kind == Kind::Gpu) {
        choice.look(part, false);
        lookAtLaunch(choice, static_cast<const Chip &>(part), false);
        lookAtChip(choice, part.id, catalogue, false, nullptr);
        return choice.pick();
    }
    choice.look(part, false);
    if (part.kind == Kind::Card && !choice.isSettled()) {
        const Card &card = static_cast<const Card &>(part);
        if (card.gpu)
            lookAtChip(choice, *card.gpu, catalogue, true, &part);
    }
    return choice.pick();
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
