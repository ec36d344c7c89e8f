// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/processor_points.h"

#include "core/prices/price.h"

namespace rig {

namespace {

/// The first price that it had: the launch price, or else the list price.
void takeLaunchPrice(Chip &chip, const Processor &processor)
{
    const Price *first = nullptr;
    for (const Price &price : processor.prices) {
        const bool isFirst = price.basis != PriceBasis::Market && price.money.currency == QLatin1StringView("USD");
        if (isFirst && (!first || (price.basis == PriceBasis::Launch && first->basis != PriceBasis::Launch)))
            first = &price;
    }
    if (first)
        chip.launchPriceUsd = {first->money.amount, first->source};
}

Figure<Megahertz> inMegahertz(const Figure<Gigahertz> &clock)
{
    if (!clock)
        return {};
    return {Megahertz(clock->value() * 1000), clock.source};
}

} // namespace

std::vector<std::shared_ptr<const Chip>> processorsAsChips(const Catalogue &catalogue)
{
    std::vector<std::shared_ptr<const Chip>> chips;
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        const Processor &processor = static_cast<const Processor &>(*part);
        auto chip = std::make_shared<Chip>();
        chip->id = processor.id;
        chip->name = processor.name;
        chip->vendor = processor.vendor;
        chip->prices = processor.prices;
        chip->series = processor.family;
        chip->launchDate = processor.launchDate;
        chip->memoryBandwidth = processor.memoryBandwidth;
        chip->fp32 = processor.fp32;
        chip->cores = processor.cores;
        chip->baseClock = inMegahertz(processor.baseClock);
        chip->boostClock = inMegahertz(processor.boostClock);
        chip->tdp = processor.tdp;
        takeLaunchPrice(*chip, processor);
        chips.push_back(std::move(chip));
    }
    return chips;
}

} // namespace rig
