// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/candidate_orders.h"

#include "core/machine/power_curve.h"
#include "core/names/names.h"
#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

struct Orders
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Orders)
};

using Value = std::optional<double>;

Value dollarsOf(const Part &part, const Catalogue &catalogue)
{
    const std::optional<PricePick> pick = priceOf(part, catalogue);
    return pick ? inDollars(pick->money, catalogue) : std::nullopt;
}

Value ratio(Value a, Value b) { return a && b && *b > 0 ? std::optional(*a / *b) : std::nullopt; }

template <class Unit> Value numberOf(const Figure<Unit> &figure)
{
    return figure ? std::optional(static_cast<double>(figure->value())) : std::nullopt;
}

Value countOf(const Figure<int> &figure) { return figure ? std::optional(static_cast<double>(*figure)) : std::nullopt; }

Value gigaflopsOf(const Part &part, const Catalogue &catalogue)
{
    const auto chip = catalogue.chipOf(static_cast<const Card &>(part));
    return chip && chip->fp32 ? std::optional(1000 * chip->fp32->value()) : std::nullopt;
}

Value fp32PerMoney(const Part &part, const Catalogue &catalogue)
{
    return ratio(gigaflopsOf(part, catalogue), dollarsOf(part, catalogue));
}

Value fp32PerWatt(const Part &part, const Catalogue &catalogue)
{
    const Card &card = static_cast<const Card &>(part);
    const auto chip = catalogue.chipOf(card);
    const std::optional<Watts> rating = ratingOf(card, chip.get());
    return ratio(gigaflopsOf(part, catalogue), rating ? std::optional(rating->value()) : std::nullopt);
}

Value cardMemoryPerMoney(const Part &part, const Catalogue &catalogue)
{
    const auto chip = catalogue.chipOf(static_cast<const Card &>(part));
    const Value dollars = dollarsOf(part, catalogue);
    return ratio(chip ? numberOf(chip->memory) : std::nullopt, dollars ? Value(*dollars / 1000) : std::nullopt);
}

Value coresPerMoney(const Part &part, const Catalogue &catalogue)
{
    const Value dollars = dollarsOf(part, catalogue);
    return ratio(countOf(static_cast<const Processor &>(part).cores), dollars ? Value(*dollars / 100) : std::nullopt);
}

Value lanesOf(const Part &part, const Catalogue &) { return countOf(static_cast<const Processor &>(part).usableLanes); }

Value wattsOf(const Part &part, const Catalogue &) { return numberOf(static_cast<const Supply &>(part).watts); }

Value wattsPerMoney(const Part &part, const Catalogue &catalogue)
{
    return ratio(wattsOf(part, catalogue), dollarsOf(part, catalogue));
}

Value memoryPerMoney(const Part &part, const Catalogue &catalogue)
{
    const MemoryKit &kit = static_cast<const MemoryKit &>(part);
    const Value dollars = dollarsOf(part, catalogue);
    if (!kit.modules || !kit.moduleSize || !dollars)
        return std::nullopt;
    return ratio(*kit.modules * kit.moduleSize->value(), *dollars / 100);
}

Value capacityPerMoney(const Part &part, const Catalogue &catalogue)
{
    return ratio(numberOf(static_cast<const Drive &>(part).capacity), dollarsOf(part, catalogue));
}

constexpr CandidateOrder price{"price", false, dollarsOf};
constexpr CandidateOrder bestPrice{"best", false, dollarsOf, Judged::FitAndCautions};
constexpr std::array cardOrders{CandidateOrder{"best", true, fp32PerMoney, Judged::Advice}, price,
                                CandidateOrder{"fp32-per-money", true, fp32PerMoney},
                                CandidateOrder{"fp32-per-watt", true, fp32PerWatt},
                                CandidateOrder{"vram-per-money", true, cardMemoryPerMoney}};
constexpr std::array processorOrders{CandidateOrder{"best", true, coresPerMoney, Judged::FitAndCautions}, price,
                                     CandidateOrder{"cores-per-money", true, coresPerMoney},
                                     CandidateOrder{"lanes", true, lanesOf}};
constexpr std::array supplyOrders{bestPrice, price, CandidateOrder{"watts", true, wattsOf},
                                  CandidateOrder{"watts-per-money", true, wattsPerMoney}};
constexpr std::array memoryOrders{bestPrice, price, CandidateOrder{"memory-per-money", true, memoryPerMoney}};
constexpr std::array driveOrders{bestPrice, price, CandidateOrder{"capacity-per-money", true, capacityPerMoney}};
constexpr std::array otherOrders{bestPrice, price};

/// What an order is called, and the unit of its values.
struct OrderWords
{
    const char *id;
    const char *name;
    const char *unit;
};
constexpr std::array Words{
    OrderWords{"best", QT_TRANSLATE_NOOP("rig::ui::Orders", "Best first"), ""},
    OrderWords{"price", QT_TRANSLATE_NOOP("rig::ui::Orders", "By price"), ""},
    OrderWords{"fp32-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By FP32 per money"), "GFLOPS/$"},
    OrderWords{"fp32-per-watt", QT_TRANSLATE_NOOP("rig::ui::Orders", "By FP32 per watt"), "GFLOPS/W"},
    OrderWords{"vram-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By memory per money"), "GiB/1000 $"},
    OrderWords{"cores-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By cores per money"),
               QT_TRANSLATE_NOOP("rig::ui::Orders", "cores/100 $")},
    OrderWords{"lanes", QT_TRANSLATE_NOOP("rig::ui::Orders", "By PCIe lanes"),
               QT_TRANSLATE_NOOP("rig::ui::Orders", "lanes")},
    OrderWords{"watts", QT_TRANSLATE_NOOP("rig::ui::Orders", "By watts"), "W"},
    OrderWords{"watts-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By watts per money"), "W/$"},
    OrderWords{"memory-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By memory per money"), "GiB/100 $"},
    OrderWords{"capacity-per-money", QT_TRANSLATE_NOOP("rig::ui::Orders", "By capacity per money"), "GB/$"},
};

const OrderWords &wordsOf(const CandidateOrder &order)
{
    return *std::find_if(Words.begin(), Words.end(), [&](const OrderWords &one) {
        return QLatin1StringView(one.id) == QLatin1StringView(order.id);
    });
}

} // namespace

std::span<const CandidateOrder> ordersOf(Kind kind)
{
    switch (kind) {
    case Kind::Card:
        return cardOrders;
    case Kind::Processor:
        return processorOrders;
    case Kind::Supply:
        return supplyOrders;
    case Kind::Memory:
        return memoryOrders;
    case Kind::Drive:
        return driveOrders;
    case Kind::Gpu:
    case Kind::Motherboard:
    case Kind::Case:
    case Kind::Cooler:
    case Kind::Fan:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
    case Kind::System:
        return otherOrders;
    }
    return {};
}

QString orderName(const CandidateOrder &order) { return Orders::tr(wordsOf(order).name); }

QString orderText(const CandidateOrder &order, std::optional<double> value)
{
    const QString unit = *wordsOf(order).unit ? Orders::tr(wordsOf(order).unit) : QString();
    if (!value || unit.isEmpty())
        return {};
    return QStringLiteral("%1 %2").arg(names::number(*value, *value < 100 ? 1 : 0), unit);
}

} // namespace rig::ui
