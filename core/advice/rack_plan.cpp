// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/rack_plan.h"

#include "core/base/median.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rig::advice {

namespace {

/// Sentences of this file.
struct Racks
{
    Q_DECLARE_TR_FUNCTIONS(Racks)
};

constexpr int MostInRacks = 100000;
constexpr int MostPerMachine = 1000;
constexpr double MostWatts = 1e6; // of a machine
constexpr double BtuPerWattHour = 3.412142;

int ceilOf(int number, int by) { return (number + by - 1) / by; }

Result<void> check(const RackRequest &request)
{
    const auto within = [](int number, int most) { return number >= 1 && number <= most; };
    if (!within(request.machines, MostInRacks) || !within(request.gpusPerMachine, MostPerMachine))
        return badInput(Racks::tr("A cluster needs 1 to %1 machines with 1 to %2 GPUs each.")
                            .arg(names::number(MostInRacks), names::number(MostPerMachine)));
    const double watts = request.perGpu.value() * request.gpusPerMachine * request.overhead;
    if (!std::isfinite(watts) || !(watts > 0) || !(request.overhead >= 1))
        return badInput(Racks::tr("The power of a GPU is not known, so there is no plan: choose another GPU."));
    if (!(watts <= MostWatts) || !within(request.unitsPerMachine, 100) || !within(request.unitsPerRack, 100) ||
        !within(request.portsPerMachine, MostPerMachine) || !within(request.portsPerSwitch, MostPerMachine) ||
        !(request.circuit.continuous().value() > 0))
        return badInput(Racks::tr("A number of the plan is too large, or 0."));
    if (!std::isfinite(request.kilowattsPerRack) || !(request.kilowattsPerRack > 0))
        return badInput(Racks::tr("A rack must bear more than 0 kW."));
    return {};
}

Result<void> addNetwork(const RackRequest &request, RackPlan &plan)
{
    plan.ports = request.machines * request.portsPerMachine;
    if (request.machines == 1)
        return {};
    if (plan.ports <= request.portsPerSwitch) {
        plan.leafSwitches = 1;
        return {};
    }
    const int down = request.portsPerSwitch / 2;
    if (down < 1 || plan.ports > request.portsPerSwitch * down)
        return badInput(Racks::tr("%1 network ports are more than two tiers of switches with %2 ports serve (%3): take "
                                  "larger switches or fewer ports.")
                            .arg(names::number(plan.ports), names::number(request.portsPerSwitch),
                                 names::number(request.portsPerSwitch * down)));
    plan.leafSwitches = ceilOf(plan.ports, down);
    plan.spineSwitches = ceilOf(plan.leafSwitches * down, request.portsPerSwitch);
    return {};
}

int circuitsFor(const RackRequest &request, Watts perMachine)
{
    const double each = perMachine / request.circuit.continuous();
    if (each > 1)
        return request.machines * static_cast<int>(std::ceil(each));
    return ceilOf(request.machines, static_cast<int>(std::floor(1 / each)));
}

} // namespace

std::optional<Overhead> systemOverhead(const Catalogue &catalogue)
{
    std::vector<double> ratios;
    for (const PartHandle &part : catalogue.parts(Kind::System)) {
        const System &system = static_cast<const System &>(*part);
        const auto chip = system.gpu ? catalogue.find<Chip>(*system.gpu) : nullptr;
        if (!chip || !chip->tdp || !system.gpuCount || !system.maxPower || chip->tdp->value() <= 0 ||
            *system.gpuCount <= 0)
            continue;
        const double ratio = system.maxPower->value() / (chip->tdp->value() * *system.gpuCount);
        if (ratio >= 1)
            ratios.push_back(ratio);
    }
    const std::optional<double> median = medianOf(ratios);
    return median ? std::optional(Overhead{*median, static_cast<int>(ratios.size())}) : std::nullopt;
}

Circuit circuitForRacks(const Circuit &ofSite)
{
    if (!ofSite.assumed)
        return ofSite;
    const std::vector<Circuit> &known = knownCircuits();
    return *std::max_element(known.begin(), known.end(), [](const Circuit &one, const Circuit &other) {
        return one.continuous() < other.continuous();
    });
}

Result<RackPlan> planRacks(const RackRequest &request)
{
    if (const Result<void> fine = check(request); !fine)
        return tl::unexpected(fine.error());
    RackPlan plan;
    plan.gpus = request.machines * request.gpusPerMachine;
    plan.perMachine = request.perGpu * request.gpusPerMachine * request.overhead;
    plan.total = plan.perMachine * request.machines;
    plan.btuPerHour = plan.total.value() * BtuPerWattHour;
    plan.perRackByPower = static_cast<int>(
        std::min(double(MostInRacks), std::floor(1000 * request.kilowattsPerRack / plan.perMachine.value())));
    plan.perRackByRoom = request.unitsPerRack / request.unitsPerMachine;
    plan.perRack = std::min(plan.perRackByPower, plan.perRackByRoom);
    if (plan.perRackByPower == 0)
        return badInput(
            Racks::tr("One machine takes %1 kW, more than the %2 kW that a rack bears: take racks with more "
                      "power, or fewer GPUs in a machine.")
                .arg(names::number(plan.perMachine.value() / 1000, 1), names::number(request.kilowattsPerRack, 1)));
    if (plan.perRack == 0)
        return badInput(Racks::tr("One machine is higher than a rack."));
    plan.racks = ceilOf(request.machines, plan.perRack);
    plan.circuits = circuitsFor(request, plan.perMachine);
    if (const Result<void> fine = addNetwork(request, plan); !fine)
        return tl::unexpected(fine.error());
    return plan;
}

} // namespace rig::advice
