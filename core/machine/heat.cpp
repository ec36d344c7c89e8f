// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/heat_rules.h"

#include "core/machine/cost.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

const Device &deviceOf(const Machine &machine, const CardFit &card)
{
    return machine.devices[static_cast<std::size_t>(card.device)];
}

/// Whether all that stands in the board's slots has a known place: else something may stand below a card unseen.
bool allPlaced(const Machine &machine, const Fit &fit)
{
    const auto seen = [&](const CardFit &card) {
        return card.first.has_value() || !machine.board || !deviceOf(machine, card).isOnBoard();
    };
    return std::all_of(fit.cards.begin(), fit.cards.end(), seen) &&
           std::all_of(fit.others.begin(), fit.others.end(), seen);
}

CardHeat cardHeat(const CardFit &card, const Machine &machine, bool placesKnown)
{
    CardHeat heat;
    heat.device = card.device;
    heat.openAir = isOpenAir(*deviceOf(machine, card).card);
    if (heat.openAir == false || !deviceOf(machine, card).isOnBoard()) {
        heat.starved = false; // what hangs on a cable stands elsewhere: no neighbour of the board's is its own
        return heat;
    }
    const bool tight = card.gapBelow && *card.gapBelow < FreeSlot;
    if (tight)
        heat.starved = heat.openAir; // unknown with the cooling
    else if (placesKnown && (card.below < 0 || card.gapBelow))
        heat.starved = false;
    return heat;
}

/// The heat that stays in the case. A blower drives its card's out by itself, so does the supply's fan with the
/// supply's losses; a card in a box of its own brings none.
void addNeed(Heat &heat, const Machine &machine, const Fit &fit, const Power &power)
{
    Watts least = power.training.atLeast;
    Watts most = power.training.atLeast;
    for (const CardFit &card : fit.cards) {
        const Device &device = deviceOf(machine, card);
        const auto share = std::find_if(power.shares.begin(), power.shares.end(),
                                        [&](const Share &one) { return one.item == device.item; });
        if (share == power.shares.end() || !share->training)
            continue;
        const bool known = device.card->cooling.known();
        const bool leaves = card.outside || (known && *device.card->cooling == "blower"_L1);
        if (leaves || !known)
            least = least - *share->training;
        if (leaves)
            most = most - *share->training;
    }
    heat.airNeedAtLeast = AirPerWattAndKelvin * least.value() / AirRise;
    if (power.training.complete)
        heat.airNeedAtMost = AirPerWattAndKelvin * most.value() / AirRise;
}

/// Fans of which only bounds are known, in number and in airflow.
void addNameless(Heat &heat, int least, int most, double weak, double strong)
{
    heat.knownFans += least;
    heat.airAtLeast += FanShare * least * weak;
    if (heat.airAtMost)
        *heat.airAtMost += FanShare * most * strong;
}

/// One fan on every 120 or 140 mm of the radiator; one to four where its size is not known.
void addRadiator(Heat &heat, const Cooler &cooler)
{
    if (cooler.type.valueOr({}) != "liquid"_L1 && !cooler.radiator)
        return;
    const int size = static_cast<int>(std::lround(cooler.radiator.valueOr(Millimetres(0)).value()));
    const int fans = std::max(1, size / (size % 140 == 0 ? 140 : 120));
    addNameless(heat, fans, cooler.radiator ? fans : 4, WeakFan, StrongFan);
}

void addFans(Heat &heat, const Machine &machine)
{
    heat.airAtMost = 0;
    for (const auto &fan : machine.fans) {
        const Figure<double> &airflow = fan.part->airflow;
        addNameless(heat, fan.count, fan.count, airflow.valueOr(0), airflow.valueOr(StrongestFan));
    }
    if (machine.cooler)
        addRadiator(heat, *machine.cooler->part);
    if (!machine.chassis)
        return;
    const Figure<int> &own = machine.chassis->part->fansIncluded;
    const QString type = machine.chassis->part->type.valueOr({});
    const bool ordinary = type == "tower"_L1 || type == "desktop"_L1;
    addNameless(heat, own.valueOr(0), own.valueOr(0), ordinary ? WeakFan : WeakRackFan,
                ordinary ? StrongFan : StrongestFan);
    if (!own)
        heat.airAtMost.reset();
}

void addNoise(Heat &heat, const Machine &machine)
{
    const auto plus = [](std::optional<double> &sum, double level, int count) {
        for (int i = 0; i < count; ++i)
            sum = sum ? summedNoise(*sum, level) : level;
    };
    for (const auto &fan : machine.fans) {
        if (fan.part->noise)
            plus(heat.noiseAtLeast, *fan.part->noise, fan.count);
        plus(heat.noiseAtMost, fan.part->noise.valueOr(LoudestFan), fan.count);
    }
}

} // namespace

std::optional<bool> isOpenAir(const Card &card)
{
    return card.cooling ? std::optional(*card.cooling == "open-air"_L1) : std::nullopt;
}

double summedNoise(double a, double b) { return 10 * std::log10(std::pow(10, a / 10) + std::pow(10, b / 10)); }

Heat assessHeat(const Machine &machine, const Fit &fit, const Power &power)
{
    Heat heat;
    if (power.wall)
        heat.btuPerHour = power.wall->value() * BtuPerHourPerWatt;
    const bool placesKnown = allPlaced(machine, fit);
    for (const CardFit &card : fit.cards)
        heat.cards.push_back(cardHeat(card, machine, placesKnown));
    addNeed(heat, machine, fit, power);
    addFans(heat, machine);
    addNoise(heat, machine);
    return heat;
}

} // namespace rig
