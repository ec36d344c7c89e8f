// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_filters.h"

#include "core/names/names.h"
#include "core/prices/price.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct Filters
{
    Q_DECLARE_TR_FUNCTIONS(Filters)
};

constexpr QLatin1StringView VendorKey("vendor");
constexpr QLatin1StringView PriceKey("price");
constexpr QLatin1StringView ChipMemoryKey("chip_memory_gib");
constexpr QLatin1StringView ChipVendorKey("chip_vendor");

enum class Ask { AtLeast, AtMost, OneOf, Buying };

struct Row
{
    QLatin1StringView key;
    Ask ask;
    std::span<const int> steps{}; ///< of numbers; of a date: years
};

// Sizes at which models begin to fit.
constexpr std::array MemorySteps{8, 12, 16, 24, 32, 48, 80, 141};
constexpr std::array ChipPriceSteps{200, 500, 1000, 2000, 5000, 10000, 20000, 50000};
constexpr std::array PriceSteps{50, 100, 200, 300, 500, 1000, 2000, 5000, 10000, 50000};
constexpr std::array YearSteps{2016, 2018, 2020, 2022, 2024, 2025};
constexpr std::array SlotSteps{1, 2, 3, 4};
constexpr std::array LengthSteps{170, 200, 240, 270, 300, 330};
constexpr std::array SupplyLengthSteps{140, 160, 180, 200};
constexpr std::array SupplySteps{550, 650, 750, 850, 1000, 1200, 1600, 2000};
constexpr std::array CoreSteps{6, 8, 12, 16, 24, 32, 64};
constexpr std::array LaneSteps{16, 20, 24, 48, 64, 128};
constexpr std::array CaseSlotSteps{4, 7, 8, 9, 11};
constexpr std::array CardRoomSteps{270, 300, 330, 360, 400};
constexpr std::array CoolerSteps{37, 70, 125, 155, 165};
constexpr std::array KitSteps{16, 32, 48, 64, 128};
constexpr std::array DriveSteps{500, 1000, 2000, 4000, 8000};
constexpr std::array NetworkSteps{10, 25, 40, 100, 200, 400};
constexpr std::array CountSteps{2, 4, 8};

constexpr Row Price{PriceKey, Ask::AtMost, PriceSteps};
constexpr Row Vendor{VendorKey, Ask::OneOf};
constexpr Row Prices{BuyingFilter, Ask::Buying};

constexpr std::array GpuRows{Row{"memory_gib"_L1, Ask::AtLeast, MemorySteps},
                             Prices,
                             Row{PriceKey, Ask::AtMost, ChipPriceSteps},
                             Vendor,
                             Row{"segment"_L1, Ask::OneOf},
                             Row{"series"_L1, Ask::OneOf},
                             Row{"launch_date"_L1, Ask::AtLeast, YearSteps}};
constexpr std::array CardRows{Row{ChipMemoryKey, Ask::AtLeast, MemorySteps},
                              Prices,
                              Row{PriceKey, Ask::AtMost, ChipPriceSteps},
                              Row{ChipVendorKey, Ask::OneOf},
                              Vendor,
                              Row{"slots"_L1, Ask::AtMost, SlotSteps},
                              Row{"length_mm"_L1, Ask::AtMost, LengthSteps}};
constexpr std::array ProcessorRows{Row{"socket"_L1, Ask::OneOf}, Row{"cores"_L1, Ask::AtLeast, CoreSteps},
                                   Row{"slot_lanes"_L1, Ask::AtLeast, LaneSteps}, Price, Vendor};
constexpr std::array BoardRows{Row{"socket"_L1, Ask::OneOf}, Row{"form_factor"_L1, Ask::OneOf}, Price, Vendor};
constexpr std::array SupplyRows{Row{"watts"_L1, Ask::AtLeast, SupplySteps},
                                Price,
                                Vendor,
                                Row{"form"_L1, Ask::OneOf},
                                Row{"efficiency"_L1, Ask::OneOf},
                                Row{"length_mm"_L1, Ask::AtMost, SupplyLengthSteps}};
constexpr std::array CaseRows{Row{"slots"_L1, Ask::AtLeast, CaseSlotSteps},
                              Row{"max_card_length_mm"_L1, Ask::AtLeast, CardRoomSteps}, Price, Vendor,
                              Row{"type"_L1, Ask::OneOf}};
constexpr std::array CoolerRows{Row{"type"_L1, Ask::OneOf}, Row{"height_mm"_L1, Ask::AtMost, CoolerSteps}, Price,
                                Vendor};
constexpr std::array MemoryRows{Row{"type"_L1, Ask::OneOf}, Row{"module_gib"_L1, Ask::AtLeast, KitSteps}, Price,
                                Vendor};
constexpr std::array DriveRows{Row{"capacity_gb"_L1, Ask::AtLeast, DriveSteps}, Row{"interface"_L1, Ask::OneOf}, Price,
                               Vendor};
constexpr std::array NetworkRows{Row{"port_gbit_s"_L1, Ask::AtLeast, NetworkSteps}, Price, Vendor};
constexpr std::array SystemRows{Row{"gpu_count"_L1, Ask::AtLeast, CountSteps}, Price, Vendor};
constexpr std::array OtherRows{Price, Vendor};

std::span<const Row> rowsOf(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return GpuRows;
    case Kind::Card:
        return CardRows;
    case Kind::Processor:
        return ProcessorRows;
    case Kind::Motherboard:
        return BoardRows;
    case Kind::Supply:
        return SupplyRows;
    case Kind::Case:
        return CaseRows;
    case Kind::Cooler:
        return CoolerRows;
    case Kind::Memory:
        return MemoryRows;
    case Kind::Drive:
        return DriveRows;
    case Kind::Network:
        return NetworkRows;
    case Kind::System:
        return SystemRows;
    default:
        return OtherRows;
    }
}

Value valueOf(const Part &part, const QString &key, const Catalogue &catalogue)
{
    if (key == VendorKey)
        return part.vendor;
    if (key == PriceKey) {
        const std::optional<PricePick> pick = priceOf(part, catalogue);
        // Without a rate it stays in its own currency, and compares with nothing.
        return pick && pick->money.currency == catalogue.prices.currency ? Value(pick->money.amount) : Value();
    }
    if (key == ChipMemoryKey || key == ChipVendorKey) {
        const auto chip = part.kind == Kind::Card ? catalogue.chipOf(static_cast<const Card &>(part)) : nullptr;
        if (!chip)
            return {};
        if (key == ChipVendorKey)
            return chip->vendor;
        return chip->memory ? Value(chip->memory->value()) : Value();
    }
    const Field *field = findField(part.kind, key);
    return field ? field->get(part).value : Value();
}

/// A number; of a date, which reads as ISO text, the year.
std::optional<double> sizeOf(const Value &value)
{
    if (const QString *text = std::get_if<QString>(&value)) {
        bool isYear = false;
        const int year = QStringView(*text).left(4).toInt(&isYear);
        return isYear ? std::optional<double>(year) : std::nullopt;
    }
    const double *number = std::get_if<double>(&value);
    return number ? std::optional(*number) : std::nullopt;
}

QString titleOf(QStringView key)
{
    if (key == BuyingFilter)
        return Filters::tr("New or used");
    if (key == PriceKey)
        return Filters::tr("Price");
    if (key == VendorKey)
        return Filters::tr("Vendor");
    if (key == ChipVendorKey)
        return Filters::tr("GPU vendor");
    if (key == "memory_gib"_L1 || key == ChipMemoryKey)
        return Filters::tr("Memory", "of a GPU");
    if (key == "segment"_L1)
        return Filters::tr("Made for", "a GPU");
    if (key == "launch_date"_L1)
        return Filters::tr("Year", "of launch");
    return names::figureName(key);
}

/// Whether the figure's name is said without it: the unit, or the word itself, says what is meant.
bool speaksForItself(const QString &key)
{
    static const QStringList keys{u"memory_gib"_s, QString(ChipMemoryKey), QString(PriceKey), u"launch_date"_s,
                                  u"watts"_s,      u"port_gbit_s"_s,       u"capacity_gb"_s};
    return keys.contains(key);
}

QString amountText(const QString &key, double amount, const QString &currency)
{
    if (key == PriceKey)
        return names::money({amount, currency});
    // Shops, and all who type it, say GB of a GPU's memory.
    const QString unit = key == "memory_gib"_L1 || key == ChipMemoryKey ? u"GB"_s : names::figureUnit(key);
    const QString number = names::number(amount);
    return unit.isEmpty() ? number : QString(number + QChar(0xA0) + unit);
}

std::vector<FilterOffer::Choice> steps(const Row &row, Kind kind, const Catalogue &catalogue)
{
    std::optional<double> least;
    std::optional<double> most;
    for (const PartHandle &part : catalogue.parts(kind)) {
        // Which price counts is dear to find for ten thousands of parts: one will do.
        if (row.key == PriceKey && most)
            break;
        const std::optional<double> size = sizeOf(valueOf(*part, row.key, catalogue));
        least = size ? std::min(least.value_or(*size), *size) : least;
        most = size ? std::max(most.value_or(*size), *size) : most;
    }
    std::vector<FilterOffer::Choice> choices;
    for (const int step : row.steps) {
        PartCondition condition{row.key, {}, {}, {}};
        (row.ask == Ask::AtLeast ? condition.atLeast : condition.atMost) = step;
        const bool unreached = row.key != PriceKey && most && (row.ask == Ask::AtLeast ? *most < step : *least > step);
        if (!most || unreached)
            continue;
        const QString brief = conditionText(condition, kind, catalogue.prices.currency);
        choices.push_back({brief, brief, condition});
    }
    return choices;
}

std::vector<FilterOffer::Choice> words(const Row &row, Kind kind, const Catalogue &catalogue)
{
    QSet<QString> seen;
    for (const PartHandle &part : catalogue.parts(kind)) {
        const Value value = valueOf(*part, row.key, catalogue);
        if (const QString *text = std::get_if<QString>(&value); text && !text->isEmpty())
            seen.insert(*text);
    }
    const Field *field = findField(kind, QString(row.key));
    QStringList order;
    if (field && field->words) {
        order = field->wordList(); // they have an order of their own
        order.removeIf([&](const QString &word) { return !seen.contains(word); });
    } else {
        order = QStringList(seen.begin(), seen.end());
        order.sort(Qt::CaseInsensitive);
    }
    std::vector<FilterOffer::Choice> choices;
    for (const QString &word : order) {
        const QString text = field ? names::value(*field, word) : word;
        choices.push_back({text, text, {row.key, word, std::nullopt}});
    }
    // One choice that all have narrows nothing.
    return choices.size() > 1 ? choices : std::vector<FilterOffer::Choice>();
}

std::vector<FilterOffer::Choice> buyings(Kind kind, const Catalogue &catalogue)
{
    // A card's price is its GPU's as well, and the other way about.
    const bool graphics = kind == Kind::Gpu || kind == Kind::Card;
    const auto hasUsed = [&](Kind of) {
        const std::vector<PartHandle> &parts = catalogue.parts(of);
        return std::any_of(parts.begin(), parts.end(), [](const PartHandle &part) {
            return std::any_of(part->prices.begin(), part->prices.end(),
                               [](const rig::Price &price) { return price.condition == Condition::Used; });
        });
    };
    if (!hasUsed(kind) && !(graphics && hasUsed(kind == Kind::Gpu ? Kind::Card : Kind::Gpu)))
        return {};
    return {{Filters::tr("Used prices"), Filters::tr("Used", "prices"), {}, Buying::Used},
            {Filters::tr("New prices"), Filters::tr("New", "prices"), {}, Buying::New}};
}

} // namespace

bool meets(const Value &value, const PartCondition &condition)
{
    const QString *text = std::get_if<QString>(&value);
    if (!condition.equals.isEmpty() && (!text || *text != condition.equals))
        return false;
    if (!condition.atLeast && !condition.atMost)
        return true;
    const std::optional<double> size = sizeOf(value);
    return size && *size >= condition.atLeast.value_or(*size) && *size <= condition.atMost.value_or(*size);
}

bool meets(const Part &part, const PartCondition &condition, const Catalogue &catalogue)
{
    return meets(valueOf(part, condition.key, catalogue), condition);
}

std::vector<FilterOffer> partFilters(Kind kind, const Catalogue &catalogue)
{
    std::vector<FilterOffer> offers;
    for (const Row &row : rowsOf(kind)) {
        std::vector<FilterOffer::Choice> choices = row.ask == Ask::Buying  ? buyings(kind, catalogue)
                                                   : row.ask == Ask::OneOf ? words(row, kind, catalogue)
                                                                           : steps(row, kind, catalogue);
        if (choices.empty())
            continue;
        const QString title = titleOf(QString(row.key));
        offers.push_back(
            {row.key, title, Filters::tr("%1: any", "a filter that is taken back").arg(title), std::move(choices)});
    }
    return offers;
}

QString conditionText(const PartCondition &condition, Kind kind, const QString &currency)
{
    if (!condition.equals.isEmpty()) {
        const Field *field = findField(kind, condition.key);
        return field ? names::value(*field, condition.equals) : condition.equals;
    }
    if (condition.key == "launch_date"_L1 && condition.atLeast)
        return Filters::tr("Since %1", "year of launch").arg(static_cast<int>(*condition.atLeast));
    const bool least = condition.atLeast.has_value();
    const QString amount =
        amountText(condition.key, condition.atLeast.value_or(condition.atMost.value_or(0)), currency);
    if (speaksForItself(condition.key))
        return least ? Filters::tr("≥ %1", "at least this amount").arg(amount)
                     : Filters::tr("≤ %1", "at most this amount").arg(amount);
    const QString figure = titleOf(condition.key);
    return least ? Filters::tr("%1 ≥ %2", "figure, amount").arg(figure, amount)
                 : Filters::tr("%1 ≤ %2", "figure, amount").arg(figure, amount);
}

} // namespace rig
