// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/stock.h"

#include "core/advice/framework_support.h"
#include "core/advice/offers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct StockWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

/// Kits are bought in these numbers, fans in these.
constexpr std::array KitCounts{1, 2, 4, 8};
constexpr std::array FanCounts{1, 2, 3};

constexpr std::array AllSlots{Slot::Cards,  Slot::Board,  Slot::Processor, Slot::Case, Slot::Supply,
                              Slot::Cooler, Slot::Memory, Slot::Drive,     Slot::Fans};

std::optional<Slot> slotOf(Kind kind)
{
    for (const Slot slot : AllSlots) {
        if (kindOf(slot) == kind)
            return slot;
    }
    return std::nullopt;
}

Gibibytes sizeOf(const MemoryKit &kit) { return kit.moduleSize.valueOr(Gibibytes(0)) * kit.modules.valueOr(0); }

class Stocking
{
public:
    Stocking(Paces &paces, const Catalogue &catalogue)
        : m_paces(paces), m_question(paces.question()), m_catalogue(catalogue)
    {
        for (const Item &item : m_question.own.items)
            m_owned[item.part] += item.count;
    }

    [[nodiscard]] Result<Stock> stock()
    {
        for (const PartHandle &part : m_catalogue.parts(Kind::Card))
            addCards(std::static_pointer_cast<const Card>(part));
        if (!m_question.otherMarkets)
            leaveOtherMarkets();
        for (const Slot slot : AllSlots) {
            if (slot != Slot::Cards)
                addAll(slot);
        }
        // Nobody must buy fans: none is one of the choices, unless one is wanted.
        if (!isNarrowed(Kind::Fan))
            m_stock.options[std::size_t(Slot::Fans)].push_back({});
        for (const Slot slot : AllSlots)
            sort(slot);
        if (const Result<void> added = addOthers(); !added)
            return tl::unexpected(added.error());
        return m_stock;
    }

private:
    /// The price that counts; an owned part needs none.
    [[nodiscard]] std::optional<PricePick> priceFor(const Part &part, bool mayBeOld)
    {
        std::optional<PricePick> pick = priceOf(part, m_catalogue);
        const QString &currency = m_catalogue.prices.currency;
        if (!pick || pick->money.currency != currency || !(pick->money.amount > 0 || pick->ownPrice)) {
            ++m_stock.leftOut[LeftOut::NoPrice];
            return std::nullopt;
        }
        if (pick->ownPrice || (pick->recent && !pick->isLaunch()))
            return pick;
        if (!mayBeOld) {
            ++m_stock.leftOut[pick->isLaunch() ? LeftOut::LaunchPrice : LeftOut::OldPrice];
            return std::nullopt;
        }
        const QDate oldest = m_catalogue.prices.today.addMonths(-m_question.monthsOfOthers);
        if (m_catalogue.prices.today.isValid() && (!pick->price.date.isValid() || pick->price.date < oldest)) {
            ++m_stock.leftOut[LeftOut::OldPrice];
            return std::nullopt;
        }
        return pick;
    }

    /// Whether the question names parts of this kind; then only these count.
    [[nodiscard]] bool isNarrowed(Kind kind) const
    {
        const auto isOfKind = [&](const QString &id) {
            const PartHandle part = m_catalogue.find(id);
            return part && (part->kind == kind || (kind == Kind::Card && part->kind == Kind::Gpu));
        };
        return std::any_of(m_question.with.begin(), m_question.with.end(), isOfKind) ||
               std::any_of(m_question.kept.begin(), m_question.kept.end(), isOfKind);
    }

    [[nodiscard]] bool isWished(const Part &part, const QString &chip = {}) const
    {
        const auto names = [&](const QStringList &ids) {
            return ids.contains(part.id) || (!chip.isEmpty() && ids.contains(chip));
        };
        if (names(m_question.without))
            return false;
        return !isNarrowed(part.kind) || names(m_question.with) || m_question.kept.contains(part.id);
    }

    void leave(LeftOut why) { ++m_stock.leftOut[why]; }

    /// What bars a card, whatever the number; owned ones may be as they are.
    [[nodiscard]] std::optional<LeftOut> barred(const Card &card, const Chip &chip) const
    {
        const bool isNamed = m_question.with.contains(card.id) || m_question.with.contains(chip.id);
        if (!isWished(card, chip.id))
            return LeftOut::Wish;
        if (!m_question.vendor.isEmpty() && chip.vendor.compare(m_question.vendor, Qt::CaseInsensitive) != 0)
            return LeftOut::Vendor;
        if (isNamed || m_owned.contains(card.id))
            return std::nullopt;
        if (m_question.vendor.isEmpty() && !advice::runsCuda(chip))
            return LeftOut::NoCuda;
        if (!advice::standsInWorkstation(chip) || (m_question.quiet && isLoud(card)))
            return LeftOut::NoFans;
        return advice::supportOf(chip, advice::Framework::Any) == advice::Support::Yes
                   ? std::nullopt
                   : std::optional(LeftOut::NoFramework);
    }

    [[nodiscard]] static bool isLoud(const Card &card)
    {
        return !card.cooling || (*card.cooling != "open-air"_L1 && *card.cooling != "liquid"_L1);
    }

    void addCards(const std::shared_ptr<const Card> &card)
    {
        const std::shared_ptr<const Chip> chip = m_catalogue.chipOf(*card);
        if (!chip)
            return;
        if (const std::optional<LeftOut> why = barred(*card, *chip))
            return leave(*why);
        const int owned = m_owned.value(card->id);
        const std::optional<PricePick> price = priceFor(*card, false);
        for (int count = m_question.fewestCards; count <= m_question.mostCards; ++count) {
            if (!price && count > owned)
                return;
            const tl::expected<Pace, NoPace> pace = m_paces.pace(chip, count);
            if (!pace) {
                leave(pace.error() == NoPace::Memory  ? LeftOut::Memory
                      : pace.error() == NoPace::Needs ? LeftOut::Needs
                                                      : LeftOut::SpeedNotKnown);
                continue;
            }
            Option option = optionOf(card, count, price);
            option.chip = chip;
            option.pace = *pace;
            add(Slot::Cards, std::move(option));
        }
    }

    /// Whether a card with this chip had a price in the market's own currency that still counts as one of today.
    [[nodiscard]] bool wasSeenHere(const Chip &chip) const
    {
        const PricePolicy &policy = m_catalogue.prices;
        const auto isHere = [&](const Price &price) {
            const bool recent = !policy.today.isValid() || price.date >= policy.today.addMonths(-policy.monthsOfToday);
            return price.money.currency == policy.currency && price.basis != PriceBasis::Launch && recent;
        };
        const auto has = [&](const Part &part) { return std::any_of(part.prices.begin(), part.prices.end(), isHere); };
        const std::vector<PartHandle> &cards = m_catalogue.cardsWith(chip.id);
        return has(chip) || std::any_of(cards.begin(), cards.end(), [&](const PartHandle &card) { return has(*card); });
    }

    /// A card that was seen in another currency alone may not be sold here.
    void leaveOtherMarkets()
    {
        std::vector<Option> &cards = m_stock.options[std::size_t(Slot::Cards)];
        const auto isElsewhere = [&](const Option &option) {
            const bool named = m_question.with.contains(option.part->id) || m_question.with.contains(option.chip->id);
            return option.price && option.price->rate && option.owned < option.count && !named &&
                   !wasSeenHere(*option.chip);
        };
        if (std::all_of(cards.begin(), cards.end(), isElsewhere))
            return;
        const auto left = std::erase_if(cards, isElsewhere);
        if (left > 0)
            m_stock.leftOut[LeftOut::OtherMarket] += static_cast<int>(left);
    }

    [[nodiscard]] Option optionOf(const PartHandle &part, int count, const std::optional<PricePick> &price) const
    {
        Option option{part, count, std::min(count, m_owned.value(part->id)), 0, price};
        if (price)
            option.cents = std::llround(price->money.amount * factorOf(*part) * 100) * (count - option.owned);
        return option;
    }

    [[nodiscard]] double factorOf(const Part &part) const
    {
        const QMap<QString, double> &factors = m_question.priceFactors;
        const QString chip = part.kind == Kind::Card ? static_cast<const Card &>(part).gpu.valueOr({}) : QString();
        return factors.value(part.id, factors.value(chip, 1));
    }

    void add(Slot slot, Option option) { m_stock.options[std::size_t(slot)].push_back(std::move(option)); }

    /// Whether a part can be of use at all, by what the question says of its kind alone.
    [[nodiscard]] bool isOfUse(const Part &part) const
    {
        switch (part.kind) {
        case Kind::Drive: {
            const Drive &drive = static_cast<const Drive &>(part);
            const QString form = drive.form.valueOr({});
            const bool goesIn = form == "m2-2280"_L1 || (form == "2.5"_L1 && drive.bus.valueOr({}) == "sata"_L1);
            return goesIn && drive.capacity && *drive.capacity >= m_question.drive;
        }
        case Kind::Case:
            return !m_question.quiet || static_cast<const Case &>(part).type.valueOr({}) == "tower"_L1;
        case Kind::Fan:
            return static_cast<const Fan &>(part).airflow.known();
        case Kind::Memory:
            return sizeOf(static_cast<const MemoryKit &>(part)) >= Gibibytes(1);
        default:
            return true;
        }
    }

    [[nodiscard]] static bool isNoLongerMade(const Part &part)
    {
        return part.kind == Kind::Processor &&
               static_cast<const Processor &>(part).availability.valueOr({}) == "discontinued"_L1;
    }

    void addAll(Slot slot)
    {
        const Kind kind = kindOf(slot);
        const bool moves = kind == Kind::Memory || kind == Kind::Drive;
        for (const PartHandle &part : m_catalogue.parts(kind)) {
            if (!isWished(*part)) {
                leave(LeftOut::Wish);
                continue;
            }
            if (!isOfUse(*part))
                continue;
            const std::optional<PricePick> price = priceFor(*part, !moves && !isNoLongerMade(*part));
            for (const int count : countsOf(kind, *part)) {
                if (price || count <= m_owned.value(part->id))
                    add(slot, optionOf(part, count, price));
            }
        }
    }

    [[nodiscard]] std::vector<int> countsOf(Kind kind, const Part &part) const
    {
        if (kind == Kind::Fan)
            return {FanCounts.begin(), FanCounts.end()};
        if (kind != Kind::Memory)
            return {1};
        std::vector<int> counts(KitCounts.begin(), KitCounts.end());
        const int owned = m_owned.value(part.id);
        if (owned > 0 && std::find(counts.begin(), counts.end(), owned) == counts.end())
            counts.push_back(owned);
        return counts;
    }

    void sort(Slot slot)
    {
        const auto before = [slot](const Option &a, const Option &b) {
            if (slot == Slot::Cards && a.pace.most != b.pace.most)
                return a.pace.most > b.pace.most;
            if (a.cents != b.cents)
                return a.cents < b.cents;
            const auto key = [](const Option &option) {
                return std::pair(option.part ? option.part->id : QString(), option.count);
            };
            return key(a) < key(b);
        };
        std::vector<Option> &options = m_stock.options[std::size_t(slot)];
        std::sort(options.begin(), options.end(), before);
    }

    /// What is wanted of kinds that are not chosen: a network card, a bridge.
    [[nodiscard]] Result<void> addOthers()
    {
        for (const QString &id : m_question.with) {
            const PartHandle part = m_catalogue.find(id);
            if (!part || part->kind == Kind::Gpu || slotOf(part->kind))
                continue;
            if (!isPlaceable(part->kind))
                return badInput(StockWords::tr("“%1” is no part of a machine that is put together.").arg(id),
                                u"with"_s);
            const std::optional<PricePick> price = priceFor(*part, true);
            const bool owned = m_owned.contains(id);
            if (!price && !owned)
                return badInput(StockWords::tr("No price that counts is known of “%1”.").arg(id), u"with"_s);
            Item item;
            item.kind = part->kind;
            item.part = id;
            item.owned = owned;
            m_stock.always.push_back(item);
            m_stock.alwaysCents += owned ? 0 : std::llround(price->money.amount * 100);
        }
        return {};
    }

    Paces &m_paces;
    const Question &m_question;
    const Catalogue &m_catalogue;
    QHash<QString, int> m_owned;
    Stock m_stock;
};

} // namespace

Kind kindOf(Slot slot)
{
    switch (slot) {
    case Slot::Cards:
        return Kind::Card;
    case Slot::Board:
        return Kind::Motherboard;
    case Slot::Processor:
        return Kind::Processor;
    case Slot::Case:
        return Kind::Case;
    case Slot::Supply:
        return Kind::Supply;
    case Slot::Cooler:
        return Kind::Cooler;
    case Slot::Memory:
        return Kind::Memory;
    case Slot::Drive:
        return Kind::Drive;
    case Slot::Fans:
        return Kind::Fan;
    }
    return Kind::Card;
}

QLatin1StringView leftOutKey(LeftOut why)
{
    switch (why) {
    case LeftOut::NoPrice:
        return "no-price"_L1;
    case LeftOut::OldPrice:
        return "old-price"_L1;
    case LeftOut::LaunchPrice:
        return "launch-price"_L1;
    case LeftOut::OtherMarket:
        return "other-market"_L1;
    case LeftOut::NoFans:
        return "cooling"_L1;
    case LeftOut::NoFramework:
        return "no-framework"_L1;
    case LeftOut::NoCuda:
        return "no-cuda"_L1;
    case LeftOut::Vendor:
        return "vendor"_L1;
    case LeftOut::Memory:
        return "card-memory"_L1;
    case LeftOut::Needs:
        return "needs"_L1;
    case LeftOut::SpeedNotKnown:
        return "speed-not-known"_L1;
    case LeftOut::Wish:
        return "wish"_L1;
    }
    return {};
}

double Stock::combinations() const
{
    double product = 1;
    for (const std::vector<Option> &one : options)
        product *= double(one.size());
    return product;
}

Result<Stock> stockFor(Paces &paces, const Catalogue &catalogue) { return Stocking(paces, catalogue).stock(); }

} // namespace rig::finder
