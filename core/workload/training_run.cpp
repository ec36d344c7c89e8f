// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training_run.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

constexpr double MostSamples = 1e18;
constexpr int MostEpochs = 1'000'000;
constexpr double MostTariff = 1e6;
constexpr double SecondsPerHour = 3600;

QString between(const Bounds &bounds)
{
    const auto one = [](double value) {
        return names::number(value, value < 0.1 ? 3 : value < 1 ? 2 : value < 100 ? 1 : 0);
    };
    const QString low = one(bounds.low);
    const QString high = one(bounds.high);
    return low == high ? low : u"%1–%2"_s.arg(low, high);
}

} // namespace

Result<void> checkAmount(const TrainingAmount &amount)
{
    if (!(amount.samples >= 0 && amount.samples <= MostSamples))
        return badInput(RunWords::tr("The amount must be from 0 to 10¹⁸."), u"amount"_s);
    if (amount.epochs < 1 || amount.epochs > MostEpochs)
        return badInput(RunWords::tr("The epochs must be from 1 to %1.").arg(names::number(MostEpochs)), u"epochs"_s);
    if (!(amount.tariff >= 0 && amount.tariff <= MostTariff))
        return badInput(RunWords::tr("The price of a kWh must be from 0 to %1.").arg(names::number(MostTariff, 0)),
                        u"tariff"_s);
    return {};
}

std::optional<TrainingCost> trainingCost(const TrainingAmount &amount, const SpeedEstimate &speed, const Chip &chip,
                                         int gpus)
{
    if (!(amount.all() > 0) || !(speed.low > 0) || !(speed.high > 0))
        return std::nullopt;
    TrainingCost cost;
    cost.samples = amount.all();
    cost.hours = {amount.all() / speed.high / SecondsPerHour, amount.all() / speed.low / SecondsPerHour};
    if (chip.tdp) {
        const double kilowatts = chip.tdp->value() * gpus / 1000;
        cost.kilowattHours = Bounds{cost.hours.low * kilowatts, cost.hours.high * kilowatts};
        if (amount.tariff > 0)
            cost.money = Bounds{cost.kilowattHours->low * amount.tariff, cost.kilowattHours->high * amount.tariff};
    }
    return cost;
}

QString trainingCostText(const TrainingCost &cost, bool images)
{
    const QString amount = names::number(cost.samples, 0);
    const QString hours = between(cost.hours);
    if (!cost.kilowattHours)
        return images ? RunWords::tr("%1 images take %2 hours.").arg(amount, hours)
                      : RunWords::tr("%1 tokens take %2 hours.").arg(amount, hours);
    const QString energy = between(*cost.kilowattHours);
    const QString text =
        images ? RunWords::tr("%1 images take %2 hours, %3 kWh at the GPUs' rated draw.").arg(amount, hours, energy)
               : RunWords::tr("%1 tokens take %2 hours, %3 kWh at the GPUs' rated draw.").arg(amount, hours, energy);
    if (!cost.money)
        return text;
    return RunWords::tr("%1 %2", "two sentences")
        .arg(text, RunWords::tr("By your tariff that is %1.").arg(between(*cost.money)));
}

} // namespace rig
