// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_sides.h"

#include "core/metrics/relative_speed.h"

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

std::optional<GpuSpeed> statedSpeed(const QString &rented, const QString &owned, const Catalogue &catalogue)
{
    double logs = 0;
    GpuSpeed speed{1, GpuSpeed::Basis::Stated, {}};
    for (const SpeedRatio &ratio : catalogue.speeds) {
        const bool forward = ratio.gpu == rented && ratio.of == owned;
        const bool backward = ratio.gpu == owned && ratio.of == rented;
        // Single works of a benchmark are left to the mean over all of them.
        if (!ratio.model.isEmpty() || !(ratio.times > 0) || (!forward && !backward))
            continue;
        logs += forward ? std::log(ratio.times) : -std::log(ratio.times);
        speed.sources.push_back(ratio.source);
    }
    if (speed.sources.empty())
        return std::nullopt;
    speed.times = std::exp(logs / static_cast<double>(speed.sources.size()));
    return speed;
}

std::optional<GpuSpeed> measuredSpeed(const QString &rented, const QString &owned, const Catalogue &catalogue)
{
    const RelativeSpeeds speeds(catalogue);
    for (const Net net : AllNets) {
        const MeasuredSpeed *of = speeds.of(owned, net);
        const MeasuredSpeed *is = speeds.of(rented, net);
        if (!of || !is || !(of->times > 0) || !(is->times > 0))
            continue;
        GpuSpeed speed{is->times / of->times, GpuSpeed::Basis::Measured, is->sources};
        for (const SourceIndex source : of->sources) {
            if (std::find(speed.sources.begin(), speed.sources.end(), source) == speed.sources.end())
                speed.sources.push_back(source);
        }
        return speed;
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
    if (rented.isEmpty() || owned.isEmpty())
        return std::nullopt;
    if (rented == owned)
        return GpuSpeed{};
    if (const auto stated = statedSpeed(rented, owned, catalogue))
        return stated;
    return measuredSpeed(rented, owned, catalogue);
}

} // namespace rig
