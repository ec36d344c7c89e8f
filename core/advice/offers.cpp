// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/offers.h"

#include "core/catalogue/modified.h"
#include "core/catalogue/module.h"
#include "core/guide/compatibility.h"
#include "core/prices/price.h"
#include "core/workload/prefill_speed.h"
#include "core/workload/speed.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// Where the need is stated, cards up to so many times the price of the cheapest that holds it are looked at: a figure
/// of our own.
constexpr double TimesTheCheapest = 3;

/// Cards for servers above it are sold by quote: what a few sellers ask for used ones is no price to plan with. A
/// figure of our own.
constexpr double QuotedAbove = 10000;

/// What four cards of one workstation take at most each: a figure of our own.
constexpr Watts HottestOfFour(350);
constexpr double SlotsOfFour = 2;
/// So many stand beside each other with room between them.
constexpr int RoomyUpTo = 2;

bool isForServers(const Chip &chip) { return chip.segment.valueOr({}) == "datacentre"_L1; }

bool isOfKind(const Chip &chip, const Question &question)
{
    const QString form = chip.form.valueOr({});
    switch (question.accelerators) {
    case Accelerators::Cards:
        // A module needs the server that was built for it.
        return form == "pcie"_L1 || (question.inServers() && isModule(chip));
    case Accelerators::Tpu:
        return isTpu(chip);
    case Accelerators::All:
        return form != "mxm"_L1;
    }
    return false;
}

/// A server has no room for cards that blow upwards.
std::optional<LeftOut> whyNotThere(const Chip &chip, const Question &question)
{
    if (isRented(chip))
        return std::nullopt;
    const bool forServers = isForServers(chip);
    if (forServers == question.inServers())
        return std::nullopt;
    return forServers ? LeftOut::ForServers : LeftOut::ForWorkstations;
}

bool runs(const Offer &offer, const Question &question)
{
    // Who has one that is no longer made is better off with one that is.
    if (hasEnded(question.framework) && supportOf(*offer.chip, Framework::PyTorch) == Support::Yes)
        return true;
    switch (offer.support) {
    case Support::Yes:
    case Support::Untested:
        return true;
    case Support::OldVersions:
        return hasEnded(question.framework);
    case Support::No:
        return false;
    case Support::NotKnown:
        return question.framework == Framework::Any;
    }
    return false;
}

std::optional<LeftOut> whyNot(const Offer &offer, const Question &question, std::optional<double> budget)
{
    const Chip &chip = *offer.chip;
    if (!question.vendor.isEmpty() && chip.vendor != question.vendor)
        return LeftOut::OtherVendor;
    if (const std::optional<LeftOut> why = whyNotThere(chip, question))
        return why;
    const std::optional<Gibibytes> floor = memoryFloor(question);
    if (floor && !chip.memory)
        return LeftOut::MemoryNotKnown;
    if (floor && *chip.memory < *floor)
        return LeftOut::TooLittleMemory;
    if (!runs(offer, question))
        return LeftOut::Framework;
    if (!budget || isRented(chip))
        return std::nullopt;
    if (!offer.price || !offer.price->recent)
        return LeftOut::PriceNotKnown;
    return offer.price->dollarsToBear() * question.cards() > *budget ? std::optional(LeftOut::OverBudget)
                                                                     : std::nullopt;
}

Offer offerOf(const std::shared_ptr<const Chip> &chip, const Question &question, const Library &library,
              const MarketToday &market)
{
    Offer offer;
    offer.chip = chip;
    const std::optional<double> budget = inDollars(question.budget, market.catalogue());
    const double most = budget ? *budget / question.cards() : usualOf(question).dollars;
    offer.price = market.price(*chip, question.acceptUsed, most);
    // Who has plenty buys new, with its warranty, as far as it reaches.
    if (question.means == Means::Plenty && offer.price && offer.price->condition == Condition::Used) {
        const std::optional<PriceSeen> fresh = market.price(*chip, false);
        if (fresh && fresh->recent && fresh->condition == Condition::New && fresh->dollars <= most)
            offer.price = fresh;
    }
    offer.sale = market.sale(*chip);
    offer.support = supportOf(*chip, question.framework);
    offer.speed = theoreticalSpeed(*chip);
    offer.rate = trainingRate(*chip);
    offer.rule = barredIn(question.region, *chip, library, market.catalogue());
    offer.stock = offer.rule ? nullptr : ruleAgainst(*chip, question.region, library);
    offer.standsInNumbers = standsInNumbers(*chip, market.catalogue());
    for (const Said &said : remarksOn(*chip, library, question.net)) {
        offer.lessSuited = offer.lessSuited || said.remark->kind == RemarkKind::LessSuited;
        offer.advisedAgainst = offer.advisedAgainst || said.remark->kind == RemarkKind::Avoid;
    }
    offer.noDataCentreLicence =
        question.dataCentre && chip->vendor == "NVIDIA"_L1 && chip->segment.valueOr({}) == "consumer"_L1;
    return offer;
}

/// One property that counts: higher is better.
struct Property
{
    const char *figure;
    double weight;
    std::optional<double> (*of)(const Offer &offer);
};

std::array<Property, 4> propertiesOf(const Weights &weights)
{
    const auto memory = [](const Offer &offer) {
        return offer.chip->memory ? std::optional(offer.chip->memory->value()) : std::nullopt;
    };
    const auto bandwidth = [](const Offer &offer) {
        return offer.chip->memoryBandwidth ? std::optional(offer.chip->memoryBandwidth->value()) : std::nullopt;
    };
    const auto speed = [](const Offer &offer) { return offer.rate; };
    const auto cheapness = [](const Offer &offer) {
        return offer.price && offer.price->recent ? std::optional(1 / offer.price->dollars) : std::nullopt;
    };
    return {Property{"memory_gib", weights.memory, memory},
            Property{"memory_bandwidth_gb_s", weights.bandwidth, bandwidth},
            Property{"tensor_fp16_dense_tflops", weights.speed, speed}, Property{"price", weights.price, cheapness}};
}

bool counts(const Property &property, const Offer &offer)
{
    const bool price = std::string_view(property.figure) == "price";
    return property.weight > 0 && std::isfinite(property.weight) && !(price && isRented(*offer.chip));
}

void score(std::vector<Offer> &offers, const Weights &weights)
{
    const std::array<Property, 4> properties = propertiesOf(weights);
    std::array<double, 4> best{};
    for (Offer &offer : offers) {
        for (std::size_t i = 0; i < properties.size(); ++i) {
            const std::optional<double> value = properties[i].of(offer);
            if (counts(properties[i], offer) && !(value && *value > 0))
                offer.missing = properties[i].figure;
            best[i] = std::max(best[i], value.value_or(0));
        }
    }
    for (Offer &offer : offers) {
        double sum = 0;
        double all = 0;
        for (std::size_t i = 0; i < properties.size() && !offer.missing; ++i) {
            if (!counts(properties[i], offer))
                continue;
            sum += properties[i].weight * std::log(*properties[i].of(offer) / best[i]);
            all += properties[i].weight;
        }
        if (!offer.missing && all > 0)
            offer.score = 100 * std::exp(sum / all);
        else if (!offer.missing)
            offer.missing = "price"; // only the price counts, and it has none
    }
}

std::optional<Held> whyHeld(const Offer &offer, const Question &question, const Usual &usual)
{
    if (offer.rule)
        return Held::NotSoldHere;
    if (offer.noDataCentreLicence)
        return Held::NoLicence;
    if (!offer.score)
        return Held::NoScore;
    if (isRented(*offer.chip))
        return std::nullopt;
    if (offer.support != Support::Yes && !hasEnded(question.framework))
        return Held::NotListed;
    if (!offer.price || !offer.price->recent)
        return Held::NoScore;
    if (isSoldByQuote(offer))
        return Held::ByQuote;
    if (!question.inServers() && question.gpusPerMachine > RoomyUpTo && !offer.standsInNumbers)
        return Held::NoRoom;
    if (question.vendor.isEmpty() && !runsCuda(*offer.chip))
        return Held::NoCuda;
    if (lacksBf16(*offer.chip) && !hasEnded(question.framework))
        return Held::NoBf16;
    // Who names a sum, or has plenty, can have it brought.
    const bool brought =
        (question.budget || question.means == Means::Plenty) && offer.price->dollars * OnTheWay <= usual.dollars;
    if (question.region == Region::China && offer.price->elsewhere && !brought)
        return Held::OtherMarket;
    if (!offer.chip->memory || *offer.chip->memory < usual.memory)
        return Held::LittleMemory;
    return offer.price->dollars > usual.dollars ? std::optional(Held::Dear) : std::nullopt;
}

void hold(Offers &offers, const Question &question)
{
    for (Offer &offer : offers.offers)
        offer.held = whyHeld(offer, question, offers.usual);
}

std::optional<double> cheapestThatCounts(const Offers &offers)
{
    std::optional<double> cheapest;
    for (const Offer &offer : offers.offers) {
        if (!offer.held && offer.price)
            cheapest = std::min(cheapest.value_or(offer.price->dollars), offer.price->dollars);
    }
    return cheapest;
}

bool statesTheNeedAlone(const Question &question)
{
    return question.memoryNeed && !question.budget && question.means == Means::NotSaid;
}

void sort(std::vector<Offer> &offers, Order order)
{
    const auto rank = [order](const Offer &offer) {
        const qint64 day = offer.chip->launchDate ? offer.chip->launchDate->toJulianDay() : 0;
        const double points = offer.score.value_or(-1);
        return order == Order::Newest ? std::tuple(offer.lessSuited, false, false, -static_cast<double>(day), -points)
                                      : std::tuple(offer.lessSuited, !offer.score, offer.held.has_value(), -points,
                                                   -static_cast<double>(day));
    };
    std::stable_sort(offers.begin(), offers.end(),
                     [&](const Offer &one, const Offer &other) { return rank(one) < rank(other); });
}

bool hasMatrixUnits(const Chip &chip)
{
    const QString architecture = chip.architecture.valueOr({});
    if (chip.vendor == "NVIDIA"_L1)
        return chip.computeCapability.valueOr({}).toDouble() >= 8.0;
    return architecture == "RDNA 4"_L1 || architecture == "Alchemist"_L1 || architecture == "Battlemage"_L1;
}

/// Whether one would name it, were there more money.
bool onlyTooDear(const Offer &offer, const Question &question)
{
    return offer.support == Support::Yes && offer.chip->memory && !offer.rule && !offer.noDataCentreLicence &&
           !offer.lessSuited && !isSoldByQuote(offer) && (!question.vendor.isEmpty() || runsCuda(*offer.chip)) &&
           (question.inServers() || question.gpusPerMachine <= RoomyUpTo || offer.standsInNumbers);
}

} // namespace

bool isSoldByQuote(const Offer &offer)
{
    const bool used = offer.price && offer.price->source != NoSource && offer.price->condition == Condition::Used;
    return isForServers(*offer.chip) && (isModule(*offer.chip) || (used && offer.price->dollars > QuotedAbove));
}

bool standsInNumbers(const Chip &chip, const Catalogue &catalogue)
{
    if (!chip.tdp || *chip.tdp > HottestOfFour)
        return false;
    // No supply has four plugs of 16 pins, and an adapter comes with GeForce cards alone, as far as is known.
    const bool professional = chip.segment.valueOr({}) != "consumer"_L1;
    const std::vector<PartHandle> &cards = catalogue.cardsWith(chip.id);
    return std::any_of(cards.begin(), cards.end(), [professional](const PartHandle &part) {
        const Card &card = static_cast<const Card &>(*part);
        const ConnectorCounts plugs = card.powerConnectors.valueOr({});
        const bool sixteenPins = plugs.contains(u"12vhpwr"_s) || plugs.contains(u"12v-2x6"_s);
        return card.slotCount && *card.slotCount <= SlotsOfFour && !(sixteenPins && professional);
    });
}

bool isTpu(const Chip &chip) { return chip.id.startsWith("tpu-"_L1); }

bool isRented(const Chip &chip) { return chip.form.valueOr({}) == "service"_L1; }

bool standsInWorkstation(const Chip &chip) { return chip.form.valueOr({}) == "pcie"_L1 && !isForServers(chip); }

bool runsCuda(const Chip &chip) { return chip.vendor == "NVIDIA"_L1; }

bool hasEnded(Framework framework) { return framework == Framework::MxNet || framework == Framework::Caffe; }

std::optional<double> theoreticalSpeed(const Chip &chip)
{
    constexpr double Tera = 1e12;
    if (!chip.tensorFp16Dense && hasMatrixUnits(chip))
        return std::nullopt;
    if (chip.architecture.valueOr({}) == "RDNA 3"_L1 && !chip.tensorFp16Dense && !chip.fp16 && chip.fp32)
        return 2 * chip.fp32->value();
    const std::optional<MatrixRate> rate = matrixRate(chip, true);
    return rate ? std::optional(rate->flops / Tera) : std::nullopt;
}

std::optional<double> trainingRate(const Chip &chip)
{
    constexpr double Tera = 1e12;
    const std::optional<double> rate = theoreticalSpeed(chip);
    const std::optional<double> fastest = chip.tensorFp16Dense ? fastestMatrixRate(chip) : std::nullopt;
    return rate && fastest ? std::optional(std::sqrt(*rate * *fastest / Tera)) : rate;
}

bool lacksBf16(const Chip &chip)
{
    constexpr guide::Capability Ampere{8, 0};
    const auto capability = guide::Capability::fromText(chip.computeCapability.valueOr({}));
    return capability && *capability < Ampere;
}

std::map<Held, int> heldAbove(const Offers &offers, const Chip &chosen)
{
    const auto its = std::find_if(offers.offers.begin(), offers.offers.end(),
                                  [&](const Offer &offer) { return offer.chip->id == chosen.id; });
    std::map<Held, int> found;
    if (its == offers.offers.end())
        return found;
    for (const Offer &offer : offers.offers) {
        if (offer.held && offer.score.value_or(0) > its->score.value_or(0))
            ++found[*offer.held];
    }
    return found;
}

double atTimesThePrice(double score, double times, const Weights &weights)
{
    const double all = weights.memory + weights.bandwidth + weights.speed + weights.price;
    return score * std::pow(times, -weights.price / all);
}

Offers offersFor(const Question &question, const Library &library, const MarketToday &market)
{
    const std::optional<double> budget = inDollars(question.budget, market.catalogue());
    Offers result;
    result.usual = usualOf(question);
    for (const PartHandle &part : market.catalogue().parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        if (isModified(*chip) || !isOfKind(*chip, question)) {
            ++result.leftOut[LeftOut::OtherKind];
            continue;
        }
        Offer offer = offerOf(chip, question, library, market);
        const std::optional<LeftOut> why = whyNot(offer, question, budget);
        if (why)
            ++result.leftOut[*why];
        if (why == LeftOut::TooLittleMemory && runs(offer, question))
            result.tooSmall.push_back(std::move(offer));
        else if (why == LeftOut::OverBudget && onlyTooDear(offer, question))
            result.beyond.push_back(std::move(offer));
        else if (!why)
            result.offers.push_back(std::move(offer));
    }
    result.weights = weightsFor(question, budget);
    score(result.offers, result.weights);
    hold(result, question);
    if (const std::optional<double> cheapest = cheapestThatCounts(result); cheapest && statesTheNeedAlone(question)) {
        result.usual.dollars = std::min(result.usual.dollars, TimesTheCheapest * *cheapest);
        hold(result, question);
    }
    sort(result.offers, question.order);
    return result;
}

} // namespace rig::advice
