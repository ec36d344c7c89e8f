// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_sides.h"

#include "core/speeds/speed_estimate.h"

#include <QMap>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

void countGpus(const Machine &machine, PlannedMachine &planned)
{
    QMap<QString, int> counts;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        ++planned.gpus;
        if (device.chip)
            ++counts[device.chip->id];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    if (most != counts.end())
        planned.chip = most.key();
}

/// `money` in the comparison's currency; the rates are kept, so that they can be said.
std::optional<double> inCurrency(const Money &money, const QString &currency, const std::vector<Rate> &rates,
                                 std::vector<Rate> &used)
{
    const std::optional<Conversion> amount = converted(money, currency, rates);
    if (!amount)
        return std::nullopt;
    for (const std::optional<Rate> &rate : {amount->from, amount->to}) {
        if (rate && std::find(used.begin(), used.end(), *rate) == used.end())
            used.push_back(*rate);
    }
    return amount->money.amount;
}

void addPrice(const Cost &cost, const QString &currency, const std::vector<Rate> &rates, PlannedMachine &planned)
{
    planned.unpriced = cost.unpriced;
    double sum = 0;
    bool counted = cost.total.isEmpty() && cost.unpriced == 0 && !cost.lines.empty(); // all of it is owned
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it) {
        const auto amount = inCurrency({it.value(), it.key()}, currency, rates, planned.rates);
        counted = counted || amount;
        sum += amount.value_or(0);
        if (!amount)
            planned.unconverted << it.key();
    }
    if (counted)
        planned.price = sum;
}

/// Whether a source says it of the two at large; single works of a benchmark are measurements.
bool isStated(const QString &one, const QString &other, const Catalogue &catalogue)
{
    return std::any_of(catalogue.speeds.begin(), catalogue.speeds.end(), [&](const SpeedRatio &ratio) {
        return ratio.model.isEmpty() &&
               ((ratio.gpu == one && ratio.of == other) || (ratio.gpu == other && ratio.of == one));
    });
}

std::optional<GpuSpeed::Basis> basisOf(SpeedBasis basis, bool stated)
{
    switch (basis) {
    case SpeedBasis::Same:
        return GpuSpeed::Basis::Same;
    case SpeedBasis::Read:
        return stated ? GpuSpeed::Basis::Stated : GpuSpeed::Basis::Measured;
    case SpeedBasis::Chained:
        return GpuSpeed::Basis::Measured;
    case SpeedBasis::Modelled:
        return GpuSpeed::Basis::Modelled;
    case SpeedBasis::Theoretical:
    case SpeedBasis::Unknown:
        break;
    }
    return std::nullopt;
}

} // namespace

PlannedMachine plannedMachine(const Machine &machine, const Assessment &assessment, const Site &site,
                              const QString &currency, const std::vector<Rate> &rates)
{
    PlannedMachine planned;
    addPrice(assessment.cost, currency, rates, planned);
    const Power &power = assessment.power;
    const Watts watts = power.wall.value_or(power.wallAtLeast);
    if (watts > Watts(0)) {
        planned.watts = watts.value();
        planned.wattsAtLeast = !power.wall;
    }
    if (site.tariff)
        planned.tariff = inCurrency(*site.tariff, currency, rates, planned.rates);
    planned.hoursPerWeek = std::min(site.hoursPerYear / (WeeksOfMonth * 12), HoursOfWeek); // leap years have 8,784
    countGpus(machine, planned);
    return planned;
}

RentedGpus rentedFor(int gpusWanted, int gpusOfOffer)
{
    const int each = std::max(1, gpusOfOffer);
    const int machines = std::max(1, (gpusWanted + each - 1) / each);
    return {machines, machines * each};
}

std::optional<GpuSpeed> gpuSpeed(const QString &rented, const QString &owned, const Catalogue &catalogue)
{
    const auto one = catalogue.find<Chip>(rented);
    const auto other = catalogue.find<Chip>(owned);
    if (!one || !other)
        return std::nullopt;
    const SpeedRelation relation = speedOf(*one, *other, Equivalence(catalogue));
    const std::optional<GpuSpeed::Basis> basis = basisOf(relation.basis, isStated(rented, owned, catalogue));
    if (!basis || !relation.times)
        return std::nullopt;
    return GpuSpeed{*relation.times, *basis, relation.sources()};
}

} // namespace rig
