// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/machine/machine.h"
#include "core/renting/cloud_prices.h"
#include "core/renting/rent_or_buy.h"

namespace rig {

/// What the planned machine brings into the comparison; all money in one currency.
struct PlannedMachine
{
    std::optional<double> price; ///< of all that is not owned; nullopt: no part has a price that can be counted
    int unpriced = 0;            ///< parts that are not in it, because they have no price
    QStringList unconverted;     ///< currencies that are not in it, because no rate is known
    std::vector<Rate> rates;     ///< that the price was converted by
    std::optional<double> watts; ///< at the wall while training
    bool wattsAtLeast = false;   ///< a part's draw is not known: the machine takes more
    std::optional<double> tariff;
    double hoursPerWeek = 0; ///< those of the site
    int gpus = 0;
    QString chip; ///< of most cards; empty: no card, or its chip is not known
};
[[nodiscard]] PlannedMachine plannedMachine(const Machine &machine, const Assessment &assessment, const Site &site,
                                            const QString &currency, const std::vector<Rate> &rates);

/// Whole machines that are rented for a number of GPUs: one pays for those that stand idle, too.
struct RentedGpus
{
    int machines = 1;
    int gpus = 1; ///< in them
};
[[nodiscard]] RentedGpus rentedFor(int gpusWanted, int gpusOfOffer);

/// How fast a rented GPU is against one that is owned.
struct GpuSpeed
{
    enum class Basis { Same, Stated, Measured, Modelled };

    double times = 1;
    Basis basis = Basis::Same;
    std::vector<SourceIndex> sources;
};
/// What comparing says of the two (`speedOf` of core/speeds): the same chip; what a source says of both; what sources
/// say by way of others; what bandwidth, rate and watts make of them. Nullopt: not known, or theoretical.
[[nodiscard]] std::optional<GpuSpeed> gpuSpeed(const QString &rented, const QString &owned, const Catalogue &catalogue);

} // namespace rig
