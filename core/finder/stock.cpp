// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/stock.h"

#include "core/advice/framework_support.h"
#include "core/advice/offers.h"
#include "core/fixes/power_limits.h"
#include "core/machine/power_curve.h"
#include "core/machine/power_rules.h"
#include "core/prices/second_hand.h"
#include "core/workload/planned_works.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct StockWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

/// Kits are bought in these numbers, fans and supplies in these.
constexpr std::array KitCounts{1, 2, 4, 8};
constexpr std::array FanCounts{1, 2, 3};
constexpr std::array SupplyCounts{1, 2};

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

/// A cable that carries one slot elsewhere, of which it is known how fast a card may be on it.
bool isCable(const Riser &riser)
{
    return riser.host.valueOr({}).startsWith("slot-"_L1) && riser.gives.valueOr({}).startsWith("slot-"_L1) &&
           riser.outputCount.valueOr(1) == 1 && riser.pcieGeneration && riser.powerConnectors.valueOr({}).isEmpty();
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
        findCables();
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
        m_stock.perWatt = perWatt();
        for (const auto &[id, count] : m_owned.asKeyValueRange())
            m_stock.saleCents += count * saleOf(id);
        return m_stock;
    }

private:
    [[nodiscard]] double perWatt() const
    {
        const Site &site = m_question.site;
        const std::optional<Conversion> tariff =
            site.tariff ? converted(*site.tariff, m_catalogue.prices.currency, m_catalogue.rates) : std::nullopt;
        return tariff ? tariff->money.amount / 1000 * site.hoursPerYear * m_question.years : 0;
    }

    /// Hundredths that one of an owned part brings; 0: it is not for sale.
    [[nodiscard]] qint64 saleOf(const QString &id) const
    {
        const auto sale = m_question.sellable.find(id);
        const std::optional<Conversion> there = sale != m_question.sellable.end()
                                                    ? converted(*sale, m_catalogue.prices.currency, m_catalogue.rates)
                                                    : std::nullopt;
        return there ? std::llround(there->money.amount * 100) : 0;
    }

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
        if (needsBf16() && advice::lacksBf16(chip))
            return LeftOut::NoBf16;
        return advice::supportOf(chip, advice::Framework::Any) == advice::Support::Yes
                   ? std::nullopt
                   : std::optional(LeftOut::NoFramework);
    }

    /// Transformers and diffusion models are published in BF16, and trained in it; so may be what is not said.
    [[nodiscard]] bool needsBf16() const
    {
        const std::optional<Workload> &work = m_paces.work();
        return !m_question.mayTrainInFp16 && (!work || (work->training && (work->kind == Workload::Kind::Transformer ||
                                                                           work->kind == Workload::Kind::Diffusion)));
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
            if (m_question.leastSpeed && pace->most < *m_question.leastSpeed) {
                leave(LeftOut::Needs);
                continue;
            }
            Option option = optionOf(card, count, price);
            option.chip = chip;
            option.pace = *pace;
            for (const Option &limited : limitedTo(option))
                addCards(limited);
            addCards(option);
        }
    }

    void addCards(const Option &cards)
    {
        addCabled(cards);
        if (!m_mustBeCabled)
            add(Slot::Cards, cards);
    }

    /// The cards at limits that their firmware takes and at which their speed at such work was measured.
    [[nodiscard]] std::vector<Option> limitedTo(const Option &cards) const
    {
        std::vector<Option> all;
        const auto isOfChip = [&](const PowerCurve &curve) { return curve.gpu == cards.chip->id; };
        const std::vector<PowerCurve> &curves = m_catalogue.powerCurves;
        if (!m_question.mayLimit || !cards.pace.speed || std::none_of(curves.begin(), curves.end(), isOfChip))
            return all;
        Build build;
        Item item;
        item.id = 1;
        item.kind = Kind::Card;
        item.part = cards.part->id;
        build.items.push_back(item);
        const std::optional<Watts> rating = ratingOf(static_cast<const Card &>(*cards.part), cards.chip.get());
        for (const SetPowerLimit &edit : limitsFor(resolve(build, m_catalogue), build)) {
            const std::optional<LimitedSpeed> speed =
                speedAtLimit(m_catalogue, cards.chip->id, *edit.limit, *rating, workOf(*cards.pace.work, cards.count));
            if (!speed)
                continue;
            Option limited = cards;
            limited.limit = {*edit.limit, std::min(1.0, speed->share)};
            limited.pace = m_paces.slowed(cards.pace, *cards.chip, limited.limit.share);
            all.push_back(std::move(limited));
        }
        return all;
    }

    /// A cable with its price; of those that differ in nothing that a check reads, the cheapest.
    struct CableOffer
    {
        std::shared_ptr<const Riser> riser;
        int owned = 0;
        std::optional<qint64> cents; ///< of one; nullopt: only what is owned
    };

    void findCables()
    {
        const auto isNamed = [&](const Part &part) {
            return m_question.with.contains(part.id) || m_question.kept.contains(part.id);
        };
        for (const PartHandle &part : m_catalogue.parts(Kind::Riser)) {
            const auto riser = std::static_pointer_cast<const Riser>(part);
            if (!isCable(*riser))
                continue;
            if (m_question.without.contains(part->id)) {
                leave(LeftOut::Wish);
                continue;
            }
            m_mustBeCabled = m_mustBeCabled || isNamed(*part);
            const std::optional<PricePick> price = priceFor(*part, true);
            const int owned = m_owned.value(part->id);
            if (price || owned > 0)
                m_cables.push_back({riser, owned, price ? std::optional(centsOfOne(*part, *price)) : std::nullopt});
        }
        if (m_mustBeCabled)
            std::erase_if(m_cables, [&](const CableOffer &cable) { return !isNamed(*cable.riser); });
        std::erase_if(m_cables, [&](const CableOffer &cable) {
            return std::any_of(m_cables.begin(), m_cables.end(),
                               [&](const CableOffer &other) { return isNoBetter(cable, other); });
        });
    }

    /// Whether cards may stand on such cables.
    [[nodiscard]] bool isOffered(const Part &part) const
    {
        return std::any_of(m_cables.begin(), m_cables.end(),
                           [&](const CableOffer &cable) { return cable.riser->id == part.id; });
    }

    /// Whether nobody would take the first cable, for the other does as much for less.
    [[nodiscard]] static bool isNoBetter(const CableOffer &cable, const CableOffer &other)
    {
        const auto figures = [](const Riser &riser) {
            return std::tuple(riser.host.value, riser.gives.value, riser.outputWidth.value, riser.pcieGeneration.value);
        };
        if (cable.owned > 0 || other.owned > 0 || !(figures(*cable.riser) == figures(*other.riser)))
            return false;
        return std::pair(*other.cents, other.riser->id) < std::pair(*cable.cents, cable.riser->id);
    }

    /// The same cards with one, all but one and all of them on each sort of cable. One card alone needs none.
    void addCabled(const Option &inSlots)
    {
        if (inSlots.count < 2 && !m_mustBeCabled)
            return;
        for (const CableOffer &cable : m_cables) {
            for (const int cards : std::set{1, std::max(1, inSlots.count - 1), inSlots.count}) {
                Option option = inSlots;
                option.cabled = {cable.riser, cards, std::min(cards, cable.owned)};
                const int bought = cards - option.cabled.owned;
                if (bought > 0 && !cable.cents)
                    break;
                option.cents += bought * cable.cents.value_or(0) + option.cabled.owned * saleOf(cable.riser->id);
                add(Slot::Cards, std::move(option));
            }
        }
    }

    /// Whether a card with this chip had a price in a currency of this market that still counts as one of today.
    [[nodiscard]] bool wasSeenHere(const Chip &chip) const
    {
        const PricePolicy &policy = m_catalogue.prices;
        const auto isHere = [&](const Price &price) {
            const bool recent = !policy.today.isValid() || price.date >= policy.today.addMonths(-policy.monthsOfToday);
            return isOneMarket(price.money.currency, policy.currency) && price.basis != PriceBasis::Launch && recent;
        };
        const auto has = [&](const Part &part) { return std::any_of(part.prices.begin(), part.prices.end(), isHere); };
        const std::vector<PartHandle> &cards = m_catalogue.cardsWith(chip.id);
        return has(chip) || std::any_of(cards.begin(), cards.end(), [&](const PartHandle &card) { return has(*card); });
    }

    /// A card that was seen in another market alone may not be sold here.
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

    [[nodiscard]] qint64 centsOfOne(const Part &part, const PricePick &price) const
    {
        return std::llround(price.money.amount * factorOf(part) * 100);
    }

    [[nodiscard]] Option optionOf(const PartHandle &part, int count, const std::optional<PricePick> &price) const
    {
        Option option{part, count, std::min(count, m_owned.value(part->id)), 0, price};
        if (price)
            option.cents = centsOfOne(*part, *price) * (count - option.owned);
        option.cents += option.owned * saleOf(part->id);
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
        if (kind == Kind::Supply && !isModule(static_cast<const Supply &>(part)))
            return {SupplyCounts.begin(), SupplyCounts.end()};
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
                return std::tuple(option.part ? option.part->id : QString(), option.count,
                                  option.cabled.riser ? option.cabled.riser->id : QString(), option.cabled.cards,
                                  option.limit.each.value_or(Watts(0)).value());
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
            const bool isChosen = part && (part->kind == Kind::Gpu || slotOf(part->kind) || isOffered(*part));
            if (!part || isChosen)
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
            m_stock.alwaysCents += owned ? saleOf(id) : std::llround(price->money.amount * 100);
        }
        return {};
    }

    Paces &m_paces;
    const Question &m_question;
    const Catalogue &m_catalogue;
    QHash<QString, int> m_owned;
    std::vector<CableOffer> m_cables;
    bool m_mustBeCabled = false; ///< a cable is asked for
    Stock m_stock;
};

} // namespace

std::optional<Watts> drawOfEach(const Option &cards)
{
    return cards.limit.each ? cards.limit.each : ratingOf(static_cast<const Card &>(*cards.part), cards.chip.get());
}

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
    case LeftOut::NoBf16:
        return "no-bf16"_L1;
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
