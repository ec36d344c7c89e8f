// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/offers.h"

#include "core/prices/price.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

bool isRented(const Chip &chip) { return chip.form.valueOr({}) == "service"_L1; }

bool isOfKind(const Chip &chip, const Question &question)
{
    const QString form = chip.form.valueOr({});
    const bool tpu = chip.id.startsWith("tpu-"_L1);
    switch (question.accelerators) {
    case Accelerators::Cards:
        // A module needs the server that was built for it.
        return form == "pcie"_L1 || (question.housing == Housing::Server && (form == "sxm"_L1 || form == "oam"_L1));
    case Accelerators::Tpu:
        return tpu;
    case Accelerators::All:
        return form != "mxm"_L1;
    }
    return false;
}

std::optional<LeftOut> whyNot(const Offer &offer, const Question &question, std::optional<double> budget)
{
    const Chip &chip = *offer.chip;
    // Documents 000, 001, 003: cards for data centres are cooled passively, by the server's own wind.
    if (question.housing == Housing::Workstation && !isRented(chip) && chip.segment.valueOr({}) == "datacentre"_L1)
        return LeftOut::ForServers;
    const std::optional<Gibibytes> floor = memoryFloor(question);
    if (floor && !chip.memory)
        return LeftOut::MemoryNotKnown;
    if (floor && *chip.memory < *floor)
        return LeftOut::TooLittleMemory;
    if (offer.support == Support::No || (question.framework != Framework::Any && offer.support == Support::NotKnown))
        return LeftOut::Framework;
    if (!budget || isRented(chip))
        return std::nullopt;
    if (!offer.price || !offer.price->recent)
        return LeftOut::PriceNotKnown;
    return offer.price->dollars > *budget ? std::optional(LeftOut::OverBudget) : std::nullopt;
}

Offer offerOf(const std::shared_ptr<const Chip> &chip, const Question &question, const Library &library,
              const MarketToday &market)
{
    Offer offer;
    offer.chip = chip;
    offer.price = market.price(*chip, question.acceptUsed);
    offer.sale = market.sale(*chip);
    offer.support = supportOf(*chip, question.framework);
    offer.speed = theoreticalSpeed(*chip);
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

std::array<Property, 4> propertiesOf(Weights weights)
{
    if (weights == Weights{0, 0, 0, 0})
        weights = {1, 1, 1, 1};
    const auto memory = [](const Offer &offer) {
        return offer.chip->memory ? std::optional(offer.chip->memory->value()) : std::nullopt;
    };
    const auto bandwidth = [](const Offer &offer) {
        return offer.chip->memoryBandwidth ? std::optional(offer.chip->memoryBandwidth->value()) : std::nullopt;
    };
    const auto speed = [](const Offer &offer) { return offer.speed; };
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

void sort(std::vector<Offer> &offers, Order order)
{
    const auto rank = [order](const Offer &offer) {
        const qint64 day = offer.chip->launchDate ? offer.chip->launchDate->toJulianDay() : 0;
        const double points = offer.score.value_or(-1);
        const bool current = offer.support == Support::Yes || isRented(*offer.chip);
        return order == Order::Newest
                   ? std::tuple(offer.lessSuited, false, false, -static_cast<double>(day), -points)
                   : std::tuple(offer.lessSuited, !offer.score, !current, -points, -static_cast<double>(day));
    };
    std::stable_sort(offers.begin(), offers.end(),
                     [&](const Offer &one, const Offer &other) { return rank(one) < rank(other); });
}

} // namespace

std::optional<double> theoreticalSpeed(const Chip &chip)
{
    if (chip.tensorFp16Dense)
        return chip.tensorFp16Dense->value();
    if (!chip.fp16 && !chip.fp32)
        return std::nullopt;
    return std::max(chip.fp16 ? chip.fp16->value() : 0, chip.fp32 ? chip.fp32->value() : 0);
}

Offers offersFor(const Question &question, const Library &library, const MarketToday &market)
{
    const std::optional<double> budget = inDollars(question.budget, market.catalogue());
    Offers result;
    for (const PartHandle &part : market.catalogue().parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        if (!isOfKind(*chip, question)) {
            ++result.leftOut[LeftOut::OtherKind];
            continue;
        }
        Offer offer = offerOf(chip, question, library, market);
        if (const std::optional<LeftOut> why = whyNot(offer, question, budget))
            ++result.leftOut[*why];
        else
            result.offers.push_back(std::move(offer));
    }
    score(result.offers, question.weights);
    sort(result.offers, question.order);
    return result;
}

} // namespace rig::advice
